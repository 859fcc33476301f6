"""Set-up: what the table looks like before Sauron's first turn."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.meq import SAURON, at, influence, names, offers, only, place_all, story

HEROES = ["Argalad", "Beravor", "Eleanor", "Eometh", "Thálin"]
STARTS = {
    "Argalad": "Woodland Realm", "Beravor": "Fornost", "Eleanor": "Minas Tirith", "Eometh": "Edoras",
    "Thálin": "Erebor",
}  # fmt: skip
STARTING_QUESTS = {
    "Argalad": {"They Have Become Queer and Wild", "The Forest Must Provide No Refuge"},
    "Beravor": {"Guarding the Dimrill Stair", "Spies in Mithlond"},
    "Eleanor": {"Where the Stars are Strange", "An Appeal to Golasgil"},
    "Eometh": {"Drive Back the Evil Men", "A Message to the White Wizard"},
    "Thálin": {"The Ered Luin", "A New Threat"},
}
ADVANCED = {
    "Argalad": "Echoes of Bolg's Army", "Beravor": "Bones of a Darkness Past", "Eleanor": "Hidden in the Ash Mountains",
    "Eometh": "Hill of Sorcery", "Thálin": "To Look into the Mirrormere",
}  # fmt: skip
STARTING_PLOTS = {
    "Sauron Hunts for the Ring": "Gladden Fields",
    "Monsters in the East": "Sea of Udûn",
    "Saruman Hungry for Power": "Isengard",
}
SEEDS = range(24)


def opened(*heroes: str, seed: int = 0, seats: int = 0) -> rw.Game:
    """A game in which Sauron has placed nothing yet."""
    return rw.new("meq", heroes=[*heroes], seats=seats or len(heroes) + 1, seed=seed)


def first_turn(*heroes: str, seed: int = 0) -> rw.Game:
    """A game at the first choice of Sauron's first turn."""
    game = opened(*heroes, seed=seed)
    while game.table()["round"] == 0:
        game.choose(0)
    return game


def hidden(game: rw.Game, zone: str, seat: int) -> bool:
    """Whether a seat sees no card of a pile."""
    seen = game.view(seat)["zones"][zone]
    return seen["known"] == [] if isinstance(seen, dict) else all("name" not in card for card in seen)


@pytest.mark.rule(
    "meq.general.1", "meq.setup.1", "meq.setup.2", "meq.setup.6", "meq.setup.14", "meq.players.1", "meq.layout.1",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_is_sauron_and_every_other_one_chooses_a_hero(seats: int):
    game = rw.new("meq", seats=seats)
    chosen = HEROES[: seats - 1]
    for seat, name in enumerate(chosen, 1):
        assert (game.decision.player, game.decision.kind) == (seat, "hero")
        assert offers(game) == [f"be {other}" for other in HEROES]
        game.choose(f"be {name}")
    assert game.decision.player == SAURON, "no hero is chosen for Sauron"
    assert [only(game, name).controller for name in chosen] == [*range(1, seats)]
    assert [name for name in names(game, "box") if name in HEROES] == HEROES[seats - 1 :]
    for name in HEROES[seats - 1 :]:
        assert [info for info in game.look(name) if info.zone != "box"] == []
        owner = next(info.id for info in rw.cards("meq") if info.name == name)
        own = {info.id for info in rw.cards("meq") if info.card.set == owner}
        assert not own & {game.rules.catalogue.cards[card].id for card in game.state.card}


@pytest.mark.rule("meq.players.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_players(seats: int):
    with pytest.raises(rw.RulewrightError, match=r"2.*4"):
        rw.new("meq", seats=seats)


@pytest.mark.rule("meq.setup.7")
def test_two_who_want_the_same_hero_are_given_heroes_at_random():
    seen = set()
    for seed in range(12):
        game = rw.new("meq", seats=3, seed=seed)
        game.play("be Thálin", "be Thálin")
        played = [name for name in HEROES if only(game, name).zone == "figures"]
        assert len(played) == 2
        seen |= set(played)
    assert len(seen) > 3, "not only the hero they wanted"


@pytest.mark.rule("meq.setup.9", "meq.hero-sheet.5", "meq.layout.7", "meq.component-overview.53")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_starts_where_the_sheet_says(name: str):
    assert at(opened(name), name) == STARTS[name]


@pytest.mark.rule(
    "meq.setup.10", "meq.setup.13", "meq.layout.2", "meq.component-overview.16", "meq.component-overview.22",
    "meq.setup.12", "meq.setup.11", "meq.skills.3",
)  # fmt: skip
def test_every_hero_has_a_shuffled_deck_of_25_cards_in_the_life_pool_and_skills_lie_apart():
    game = opened("Argalad", "Thálin")
    for seat, owner in ((1, "argalad"), (2, "thalin")):
        own = Counter({i.name: i.copies for i in rw.cards("meq") if i.card.set == owner and i.kind == "hero-card"})
        assert Counter(names(game, "life", seat)) == own
        assert own.total() == 25
        assert game.view(seat)["players"][seat]["life"] == {"count": 25, "known": []}, "face down, for its owner too"
    assert len(names(game, "skills")) == 20
    assert hidden(game, "skills", 1)
    skills = [info for info in rw.cards("meq") if info.kind == "skill"]
    decks = [info for info in rw.cards("meq") if info.kind == "hero-card"]
    assert {info.card.back for info in skills} == {info.card.back for info in decks} == {"hero"}
    assert {info.card.set for info in skills} == {"skill"}
    assert {info.card.set for info in decks} == {"argalad", "beravor", "eleanor", "eometh", "thalin"}
    draws = set()
    for seed in range(8):
        game = first_turn("Thálin", seed=seed)
        while game.decision.kind != "draw":
            game.choose(len(game.decision.options) - 1 if game.decision.kind == "command" else 0)
        game.play("draw 1")
        draws.add(names(game, "hand")[0])
    assert len(draws) > 2, "shuffled"


@pytest.mark.rule("meq.setup.15", "meq.setup.17", "meq.setup.18", "meq.component-overview.6", "meq.layout.3")
@pytest.mark.parametrize("name", HEROES)
def test_one_of_two_starting_quests_at_random_and_the_advanced_quest_aside(name: str):
    drawn = set()
    for seed in SEEDS:
        game = opened(name, seed=seed)
        (quest,) = [piece for piece in names(game, "area") if piece != "Horse"]
        drawn.add(quest)
        (unused,) = STARTING_QUESTS[name] - {quest}
        assert only(game, unused).zone == "box"
        assert names(game, "advanced") == [ADVANCED[name]]
    assert drawn == STARTING_QUESTS[name]


@pytest.mark.rule("meq.setup.16")
@pytest.mark.parametrize(
    ("name", "quest", "who", "where"),
    [
        ("Argalad", "The Forest Must Provide No Refuge", "Aragorn", "South Eaves"),
        ("Beravor", "Spies in Mithlond", "Gandalf", "The Grey Havens"),
        ("Eleanor", "Where the Stars are Strange", "Boromir", "Near Harad"),
        ("Eometh", "A Message to the White Wizard", "Saruman", "Isengard"),
        ("Thálin", "A New Threat", "Dáin II", "The Northern Waste"),
    ],
)
def test_the_instruction_of_a_starting_quest_is_carried_out(name: str, quest: str, who: str, where: str):
    found = {names(game, "area")[0]: at(game, who) for game in (opened(name, seed=seed) for seed in SEEDS)}
    (other,) = STARTING_QUESTS[name] - {quest}
    assert found == {quest: where, other: None}


@pytest.mark.rule("meq.setup.8", "meq.board.2", "meq.layout.5", "meq.layout.4")
def test_characters_and_items_wait_in_the_supply():
    game = next(g for g in (opened("Thálin", seed=n) for n in SEEDS) if "The Ered Luin" in names(g, "area"))
    supply = Counter(names(game, "supply"))
    assert supply == {
        "Aragorn": 1, "Boromir": 1, "Dáin II": 1, "Denethor": 1, "Gandalf": 1, "Saruman": 1, "Théoden": 1,
        "Thranduil": 1, "Boat": 3, "Horse": 3, "Elven Cloak": 3, "Gothmog": 1, "Ringwraiths": 1, "Witch-king": 1,
    }  # fmt: skip
    assert [place for place in game.look("Bree") if place.tokens.get("favor")] == []
    assert sum(piece.tokens.get("favor", 0) for piece in place_all(game)) == 0
    assert game.view(None)["players"][1]["favor"] == 0


@pytest.mark.rule("meq.setup.20", "meq.setup.21", "meq.layout.5")
def test_each_stage_has_an_event_deck_of_its_own():
    game = opened("Thálin")
    for stage in (1, 2, 3):
        own = [i for i in rw.cards("meq") if i.kind == "event" and i.card.back == f"event-{stage}"]
        assert sorted(names(game, f"events-{stage}")) == sorted(info.name for info in own)
        assert len(own) == 14
        assert hidden(game, f"events-{stage}", 0)
        assert hidden(game, f"events-{stage}", 1)
    firsts = {
        game.log()[-1].text
        for game in (first_turn("Thálin", seed=seed) for seed in range(10))
        if not names(game, "event")
    }
    assert len(firsts) > 2, "shuffled"


@pytest.mark.rule(
    "meq.setup.22", "meq.setup.23", "meq.board.5", "meq.layout.9", "meq.component-overview.11", "meq.encounter-card.3",
)  # fmt: skip
def test_five_encounter_decks_for_regions_and_one_for_the_havens():
    game = opened("Thálin")
    decks = (
        "eriador-enedwaith", "rhudaur-grey-mountains", "misty-mountains-mirkwood", "rohan-gondor",
        "brown-lands-mordor", "haven",
    )  # fmt: skip
    for number, deck in enumerate(decks, 1):
        own = [i for i in rw.cards("meq") if i.card.back == f"encounter-{deck}"]
        assert sorted(names(game, f"encounters-{number}")) == sorted(info.name for info in own)
        assert len(own) == 15
        assert hidden(game, f"encounters-{number}", 1)


@pytest.mark.rule("meq.setup.24", "meq.board.3", "meq.components.31")
def test_four_markers_start_on_the_first_space():
    game = opened("Thálin")
    assert game.table()["story"] == {"green": 0, "yellow": 0, "red": 0, "black": 0}
    assert game.table()["distance"] == {"sauron": 18, "heroes": 18}


@pytest.mark.rule("meq.setup.26", "meq.board.7", "meq.layout.13")
def test_no_influence_is_on_the_board_but_what_the_starting_plot_places():
    for seed in range(6):
        game = opened("Thálin", seed=seed)
        placed = {p.name: p.tokens["influence"] for p in place_all(game) if p.tokens.get("influence")}
        each = 3 if names(game, "plot-1") == ["Saruman Hungry for Power"] else 2
        assert placed == {"Mount Gundabad": each, "Dol Guldur": each, "Barad-dûr": each}


@pytest.mark.rule(
    "meq.setup.27", "meq.setup.28", "meq.layout.10", "meq.component-overview.52", "meq.component-overview.51"
)
def test_the_two_first_minions_stand_in_their_start_locations_and_the_others_wait():
    game = opened("Thálin")
    where = {
        name: at(game, name) for name in ("Black Serpent", "Mouth of Sauron", "Gothmog", "Ringwraiths", "Witch-king")
    }
    assert where == {
        "Black Serpent": "Near Harad", "Mouth of Sauron": "Dol Guldur", "Gothmog": None, "Ringwraiths": None,
        "Witch-king": None,
    }  # fmt: skip


@pytest.mark.rule(
    "meq.setup.29", "meq.setup.30", "meq.setup.31", "meq.setup.32", "meq.component-overview.9", "meq.layout.8",
    "meq.board.14", "meq.component-overview.46", "meq.setup.39", "meq.layout.12",
)  # fmt: skip
def test_one_starting_plot_at_random_lies_on_the_first_space():
    drawn = set()
    for seed in SEEDS:
        game = opened("Thálin", seed=seed)
        (plot,) = names(game, "plot-1")
        assert (names(game, "plot-2"), names(game, "plot-3")) == ([], [])
        assert at(game, plot) == STARTING_PLOTS[plot]
        assert {other for other in STARTING_PLOTS if only(game, other).zone == "box"} == {*STARTING_PLOTS} - {plot}
        assert not {*STARTING_PLOTS} & {*names(game, "plots")}
        drawn.add(plot)
    assert drawn == {*STARTING_PLOTS}


@pytest.mark.rule("meq.setup.33")
@pytest.mark.parametrize(
    ("plot", "each", "extension", "pool", "shadow", "plots"),
    [
        ("Sauron Hunts for the Ring", 2, 7, 1, (2, 1), (5, 2)),
        ("Monsters in the East", 2, 9, 0, (3, 1), (3, 2)),
        ("Saruman Hungry for Power", 3, 3, 2, (3, 2), (4, 2)),
    ],
)
def test_sauron_carries_out_the_instructions_of_the_starting_plot(
    plot: str, each: int, extension: int, pool: int, shadow: tuple[int, int], plots: tuple[int, int]
):
    """Cards not kept: Shadow cards are discarded; plots go face down to the bottom of their deck (READINGS, slips)."""
    game = next(g for g in (opened("Thálin", seed=n) for n in SEEDS) if names(g, "plot-1") == [plot])
    assert influence(game, "Mount Gundabad", "Dol Guldur", "Barad-dûr") == [each] * 3
    assert game.table()["pool"] == pool
    placed = 0
    while game.decision.kind == "influence":
        assert game.decision.prompt() == f"Where do you place influence? Left: {extension - placed}"
        assert "into the Shadow Pool" not in offers(game)
        assert "done" not in offers(game)
        game.choose("influence Barad-dûr" if "influence Barad-dûr" in offers(game) else 0)
        placed += 1
    assert placed == extension
    for zone, discard, (drawn, kept) in (("shadow-hand", "shadow-discard", shadow), ("plot-hand", "", plots)):
        offered = offers(game)
        assert len(offered) == drawn
        assert {key.split()[0] for key in offered} == {"keep"}
        game.play(*offered[:kept])
        assert [f"keep {name}" for name in names(game, zone)] == offered[:kept]
        gone = sorted(key.removeprefix("keep ") for key in offered[kept:])
        assert sorted(names(game, discard) if discard else names(game, "plots")[: drawn - kept]) == gone
    assert game.table()["round"] == 1


@pytest.mark.rule(
    "meq.setup.34", "meq.board.8", "meq.board.9", "meq.board.10", "meq.board.13", "meq.layout.11", "meq.layout.14",
)  # fmt: skip
def test_the_decks_of_sauron_lie_face_down_and_shuffled():
    game = opened("Thálin")
    sizes = {"shadow": 26, "corruption": 16, "perils": 15, "plots": 15}
    assert {name: len(names(game, name)) for name in sizes} == sizes
    for name in sizes:
        assert hidden(game, name, 0)
        assert hidden(game, name, 1)
    for zone in ("shadow-hand", "plot-hand"):
        assert len({tuple(names(first_turn("Thálin", seed=seed), zone)) for seed in range(8)}) > 4, "shuffled"


@pytest.mark.rule(
    "meq.setup.35", "meq.setup.36", "meq.layout.20", "meq.component-overview.14", "meq.monster-combat-card.1",
)  # fmt: skip
def test_reference_cards_lie_face_up_and_three_combat_decks_face_down():
    game = opened("Thálin")
    assert len([card["name"] for card in game.view(1)["zones"]["monsters"]]) == 14
    for deck in ("zealot", "ravager", "behemoth"):
        own = Counter({i.name: i.copies for i in rw.cards("meq") if i.card.set == deck})
        assert Counter(names(game, f"{deck}-deck")) == own
        assert own.total() == 25
        assert hidden(game, f"{deck}-deck", 0)


@pytest.mark.rule("meq.setup.37", "meq.layout.18")
def test_monster_tokens_lie_in_five_piles_face_down():
    game = opened("Thálin")
    for colour in range(5):
        assert len(names(game, f"pile-{colour + 1}")) == 10
        assert hidden(game, f"pile-{colour + 1}", 0)
        assert hidden(game, f"pile-{colour + 1}", 1)
        cards = [
            game.rules.catalogue.cards[game.state.card[p]]
            for p in game.state.zones[game.rules.zones.id(f"pile-{colour + 1}")]
        ]
        assert {card.faces[0].labels["colour"] for card in cards} == {str(colour)}


@pytest.mark.rule(
    "meq.setup.38", "meq.layout.17", "meq.layout.19", "meq.board.1", "meq.board.6", "meq.board.11", "meq.board.12"
)
def test_no_token_lies_on_a_track_a_minion_a_hero_sheet_or_an_event_yet():
    game = next(g for g in (opened("Thálin", seed=n) for n in SEEDS) if names(g, "plot-1") == ["Monsters in the East"])
    assert game.table()["tracks"] == {"influence": [], "draw": [], "command": []}
    assert game.table()["pool"] == 0
    assert [only(game, name).tokens.get("damage", 0) for name in ("Black Serpent", "Mouth of Sauron")] == [0, 0]
    sheet = game.view(None)["players"][1]
    assert [sheet[f"{a}-levels"] for a in ("fortitude", "strength", "agility", "wisdom")] == [0, 0, 0, 0]
    assert names(game, "event") == []


@pytest.mark.rule(
    "meq.setup.40", "meq.setup.41", "meq.setup.42", "meq.setup.43", "meq.setup.44", "meq.mission-card.1",
    "meq.mission-card.2", "meq.layout.6", "meq.layout.16", "meq.component-overview.27", "meq.component-overview.28",
)  # fmt: skip
def test_each_side_draws_a_mission_that_only_it_may_see():
    drawn: tuple[set[str], set[str]] = (set(), set())
    for seed in range(30):
        game = first_turn("Thálin", "Argalad", seed=seed)
        (of_sauron,), (of_heroes,) = names(game, "sauron-mission"), names(game, "hero-mission")
        drawn[0].add(of_sauron)
        drawn[1].add(of_heroes)
    assert drawn == (
        {"His Dark Throne", "In Darkness Bind Them", "To Rule Them All", "Where the Shadows Lie", "To Find Them All"},
        {"Noble Blood", "Against the Shadow", "Isildur's Secret", "Minas Morgul Kept at Bay", "The Spear of the West"},
    )
    for seat, sees in ((0, (True, False)), (1, (False, True)), (2, (False, True)), (None, (False, False))):
        zones = game.view(seat)["zones"]
        assert tuple("name" in zones[zone][0] for zone in ("sauron-mission", "hero-mission")) == sees
        for rest in ("sauron-missions", "hero-missions"):
            assert zones[rest] == {"count": 4, "known": []}, "never looked at"
    assert of_sauron not in str(game.log(1))
    assert of_heroes not in str(game.log(0))


@pytest.mark.rule("meq.setup.45", "meq.turn-order.2")
def test_sauron_takes_the_first_turn():
    game = first_turn("Thálin", "Argalad")
    assert (game.table()["round"], game.table()["turn"], story(game)) == (1, SAURON, (0, 0, 0, 0))
