"""Terms, limits of components, and the summary of some rules."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.meq.board import COLOUR, LOCATIONS, NUMBERS, REGION, REGIONS
from rulewright.games.registry import module
from support.meq import (
    SAURON,
    asked,
    at,
    favor,
    fight_a_round,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    place_all,
)


@pytest.mark.rule("meq.terms.2")
@pytest.mark.parametrize(
    ("markers", "side"),
    [
        ({"green": 5, "yellow": 4}, "heroes"),
        ({"green": 4, "yellow": 5}, "sauron"),
        ({"green": 5, "yellow": 5}, "nobody"),
        ({"green": 12, "yellow": 9, "red": 9, "black": 9}, "sauron"),
    ],
)
def test_the_dominant_side_is_nearer_to_the_finale(markers: dict[str, int], side: str):
    """In the last case Sauron needs 3 spaces for all three markers to come to Shadow Falls, the heroes need 6."""
    assert meq(hero("Argalad"), **markers).table()["dominant"] == side


@pytest.mark.rule("meq.terms.4")
@pytest.mark.parametrize(
    ("markers", "stage"),
    [
        ({"green": 6, "black": 6}, 1),
        ({"green": 7}, 2),
        ({"red": 12, "green": 3}, 2),
        ({"black": 13}, 3),
        ({"green": 18}, 3),
    ],
)
def test_the_current_stage_is_the_rightmost_one_with_a_marker_of_either_side(markers: dict[str, int], stage: int):
    assert meq(hero("Argalad"), **markers).table()["stage"] == stage


@pytest.mark.rule("meq.terms.5")
def test_an_exhausted_combatant_plays_no_more_cards():
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry", "Volley"]), at="ambush", stop=True,
        places={"Bree": place(monsters=["Agent"])}, decks={"zealot-deck": ["Hack", "Charge"]},
    )  # fmt: skip
    game.play("draw 0", "declare exhaustion", "fight on", "lay Hack", "lose the top card")
    assert (asked(game), game.decision.kind) == (SAURON, "declare")
    game.play("fight on")
    assert (asked(game), game.decision.kind) == (SAURON, "lay"), "the hero is asked for no card"
    assert names(game, "stack") == []


@pytest.mark.rule("meq.terms.6", "meq.terms.7", "meq.board.16")
def test_the_influence_in_a_stronghold_is_its_strength():
    game = meq(hero("Argalad"), at="action", stop=True, places={"Dol Guldur": place(influence=2)})
    game.play("place influence", "influence South Eaves", "influence South Eaves")
    assert "no more than 2 influence" in game.why_not("influence South Eaves")
    towers = [p.name for p in LOCATIONS if p.mark == "stronghold"]
    assert towers == ["Mount Gundabad", "Dol Guldur", "Barad-dûr"]


@pytest.mark.rule("meq.terms.9", "meq.region-colours.1", "meq.components.2")
def test_ten_regions_are_told_apart_by_colour_on_one_map():
    board = module("meq").layout().map
    assert board.colours == {
        "map-eriador": "orange", "map-enedwaith": "yellow", "map-rhudaur": "purple", "map-grey-mountains": "grey",
        "map-misty-mountains": "dark-green", "map-mirkwood": "light-green", "map-rohan": "dark-blue",
        "map-gondor": "light-blue", "map-brown-lands": "brown", "map-mordor": "red",
    }  # fmt: skip
    counts = {region: sum(p.region == region for p in board.places) for region in board.colours}
    assert counts == {
        "map-eriador": 8, "map-enedwaith": 6, "map-rhudaur": 5, "map-grey-mountains": 6, "map-misty-mountains": 7,
        "map-mirkwood": 6, "map-rohan": 7, "map-gondor": 7, "map-brown-lands": 6, "map-mordor": 5,
    }  # fmt: skip
    joined, seen = {0}, set()
    ways: dict[int, set[int]] = {}
    for way in board.ways:
        a, b = (NUMBERS[end] for end in way.ends)
        ways.setdefault(a, set()).add(b)
        ways.setdefault(b, set()).add(a)
    while joined - seen:
        here = (joined - seen).pop()
        seen.add(here)
        joined |= ways[here]
    assert len(seen) == len(LOCATIONS) == 63, "the two halves are one map"
    assert [REGIONS[r] for r in dict.fromkeys(REGION)] == [region.removeprefix("map-") for region in board.colours]
    assert [*dict.fromkeys(COLOUR)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("meq.terms.11", "meq.terms.12", "meq.board.18")
@pytest.mark.parametrize(
    "haven", ["Edoras", "Erebor", "Fornost", "Lothlórien", "Minas Tirith", "Rivendell", "Woodland Realm"]
)
def test_a_hero_who_rests_in_a_haven_may_heal(haven: str):
    game = meq(hero("Argalad", at=haven, rest=["Parry"], damage=["Parry"], life=["Volley"]), at="rest", stop=True)
    game.play("rest")
    assert offers(game) == ["heal", "pass"]
    game.play("heal", "advance the red marker")
    assert sorted(names(game, "life")) == ["Parry", "Parry", "Volley"]


@pytest.mark.rule("meq.terms.12", "meq.board.17")
def test_nobody_heals_where_no_haven_is():
    game = meq(hero("Argalad", at="Bree", rest=["Parry"], damage=["Parry"], life=["Volley"]), at="rest", stop=True)
    game.play("rest", "advance the red marker")
    assert (game.decision, names(game, "damage")) == (None, ["Parry"])


# ---- limits of components


@pytest.mark.rule("meq.component-limits.1")
def test_the_discard_pile_makes_a_new_deck_in_the_middle_of_a_draw():
    """One Skill card is left in the deck; a training hero draws two."""
    first, *used = [info.name for info in rw.cards("meq") if info.kind == "skill"]
    game = meq(
        hero("Argalad", at="Weathertop"), at="travel", stop=True, event="Arwen's Message to Her Beloved",
        discards={"skills": used},
    )  # fmt: skip
    game.play("explore", "train a skill")
    assert len(offers(game)) == 2
    assert offers(game)[0] == f"keep {first}"
    assert (len(names(game, "skills")), names(game, "skills-discard")) == (18, [])


@pytest.mark.rule("meq.component-limits.1")
@pytest.mark.parametrize(
    ("kind", "deck", "written", "answers", "left"),
    [
        ("corruption", "corruption", {"at": "travel"}, ["explore", "choose the Dark Path"], 15),
        ("peril", "perils", {"at": "travel"}, ["travel to Moria"], 12),
        ("event", "events-1", {"at": "event"}, [], 13),
        ("shadow", "shadow", {"at": "action"}, ["draw cards"], 24),
        ("plot", "plots", {"at": "action"}, ["draw cards", 0], 14),
        ("encounter", "encounters-1", {"at": "encounter"}, [], 12),
    ],
)
def test_every_deck_that_has_run_out_is_made_anew(
    kind: str, deck: str, written: dict[str, object], answers: list[str | int], left: int
):
    used = [
        info.name
        for info in rw.cards("meq")
        for _ in range(info.copies)
        if info.card.set
        == {"encounter": "encounters-eriador-enedwaith", "plot": "plots", "event": "events-1"}.get(kind, deck)
    ]
    where = {"encounter": "Tharbad", "peril": "Eregion"}.get(kind, "Bree")
    game = meq(hero("Argalad", at=where, hand=["Parry"]), stop=True, discards={deck: used}, **written)
    game.play(*answers)
    assert len(names(game, deck)) == left


@pytest.mark.rule("meq.component-limits.1")
def test_discarded_monster_tokens_make_a_new_pile():
    tokens = ["Dunlending"] * 2 + ["Agent"] * 2 + ["Crebain", "Barrow Wight"] + ["Rumour"] * 4
    game = meq(
        hero("Argalad", at="Erebor"), at="action", stop=True, discards={"pile-1": tokens},
        places={"Bree": place(influence=1)},
    )  # fmt: skip
    game.play("command", "muster in Eriador and Enedwaith")
    assert (len(names(game, "pile-1")), names(game, "pile-1-discard"), len(names(game, "monster-tokens"))) == (9, [], 1)


@pytest.mark.rule("meq.component-limits.1")
def test_the_life_pool_is_not_refilled():
    game = meq(hero("Argalad", hand=["Parry"], life=["Volley"], rest=["Overdraw"] * 3), at="hero-draw", stop=True)
    assert offers(game) == ["draw 1", "draw 0"]
    game.play("draw 1")
    assert (names(game, "life"), len(names(game, "rest"))) == ([], 3)


@pytest.mark.rule("meq.component-limits.2")
def test_influence_favor_and_damage_are_not_limited_by_the_box():
    """The box has 80 influence tokens, 30 favor tokens and 50 points of damage: more can lie on the table."""
    everywhere = {p.name: place(influence=2, favor=1) for p in LOCATIONS if p.mark != "haven"}
    game = meq(hero("Argalad", at="Bree", favor=30), places=everywhere, at="travel", stop=True)
    assert sum(piece.tokens.get("influence", 0) for piece in place_all(game)) == 112
    game.play("explore", "take favor")
    assert favor(game) == 31
    spread = meq(hero("Argalad", at="Bree"), places=everywhere, pool=1, at="action", stop=True)
    assert spread.table()["supply"]["influence"] == 0
    spread.play("place influence", "into the Shadow Pool", "influence Barad-dûr")
    assert (influence(spread, "Barad-dûr"), spread.table()["pool"]) == ([3], 2)
    hurt = {"Black Serpent": 10, "Mouth of Sauron": 8, "Gothmog": 9, "Ringwraiths": 8, "Witch-king": 12}
    fought = meq(
        hero("Argalad", at="Moria", hand=["Aimed Shot", "Precision"], life=["Overdraw"] * 6), at="ambush", stop=True,
        places={"Moria": place(monsters=["Cave Troll"]), "Dagorlad": place(minions=[*hurt])}, damage=hurt,
        decks={"behemoth-deck": ["Sweep"] * 2},
    )  # fmt: skip
    fought.play("draw 0")
    fight_a_round(fought, "Aimed Shot", "Sweep")
    fought.play(*["lose the top card"] * 3, "fight on", "fight on", "lay Sweep")
    (troll,) = [piece for piece in fought.look("Cave Troll") if piece.kind == "monster"]
    on_minions = sum(only(fought, name).tokens["damage"] for name in hurt)
    assert (on_minions, troll.tokens) == (47, {"damage": 5}), "52 points lie on the table"


@pytest.mark.rule("meq.component-limits.3", "meq.components.23", "meq.components.36", "meq.components.30")
@pytest.mark.parametrize(
    "places",
    [
        {"Bree": place(monsters=["Dunlending"] * 3)},
        {"Bree": place(characters=["Gandalf"]), "Fornost": place(characters=["Gandalf"])},
        {"Bree": place(minions=["Gothmog"]), "Fornost": place(minions=["Gothmog"])},
        {"Bree": place(monsters=["Rumour"] * 21)},
    ],
)
def test_all_other_components_are_limited_to_the_box(places: dict[str, object]):
    with pytest.raises(rw.RulewrightError, match="is left to put there"):
        meq(hero("Argalad"), places=places)


# ---- the summary of some rules


@pytest.mark.rule("meq.summary-rules.1")
def test_one_shadow_card_in_saurons_own_turn():
    game = meq(hero("Argalad", favor=1), at="action", stop=True, pool=4, shadow=["Do Not Tempt Me!", "An Evil Fog"])
    assert {"play Do Not Tempt Me!", "play An Evil Fog"} <= set(offers(game))
    game.play("play Do Not Tempt Me!")
    while game.decision.kind != "action":
        game.choose("no" if "no" in offers(game) else 0)
    assert [key for key in offers(game) if key.startswith("play")] == []
    assert "meq.shadow-play.4" in game.why_not("play An Evil Fog")


@pytest.mark.rule("meq.summary-rules.2")
@pytest.mark.parametrize(("where", "healed"), [("Bree", False), ("Fornost", True)])
def test_a_minion_where_a_hero_is_cannot_be_healed(where: str, healed: bool):
    game = meq(
        hero("Argalad", at="Bree"), at="action", stop=True, places={where: place(minions=["Gothmog"])},
        damage={"Gothmog": 5},
    )  # fmt: skip
    game.play("command")
    assert ("heal Gothmog" in offers(game)) is healed
    if healed:
        game.play("heal Gothmog")
        assert only(game, "Gothmog").tokens == {"damage": 1}


@pytest.mark.rule("meq.summary-rules.3", "meq.component-overview.31", "meq.component-overview.32")
def test_a_monster_token_is_not_placed_where_a_hero_is_but_may_move_there():
    game = meq(
        hero("Argalad", at="Bree"), at="action", stop=True,
        places={
            "Bree": place(influence=1), "Tharbad": place(influence=1, monsters=["Agent"]),
            "Weathertop": place(influence=1),
        },
    )  # fmt: skip
    game.play("command", "muster in Eriador and Enedwaith")
    placed = [token for token in game.look("Agent") if token.zone == "monster-tokens"]
    assert len(names(game, "monster-tokens")) == 2, "the only other place of that colour was taken by itself"
    assert {at_of(game, token) for token in game.state.zones[game.rules.zones.id("monster-tokens")]} == {"Tharbad"}
    assert placed[0].at == "Tharbad"
    moved = meq(
        hero("Argalad", at="Bree"), at="action", stop=True,
        places={"Bree": place(influence=1), "Tharbad": place(influence=1, monsters=["Agent"])},
    )  # fmt: skip
    moved.play("command", "move Agent at Tharbad")
    assert [token.at for token in moved.look("Agent") if token.zone == "monster-tokens"] == ["Bree"]


def at_of(game: rw.Game, piece: int) -> str:
    """Where a piece stands."""
    return LOCATIONS[game.state.at[piece]].name


@pytest.mark.rule("meq.summary-rules.4", "meq.summary-rules.5", "meq.components.32")
def test_with_three_active_plots_sauron_plays_none_but_may_discard_one():
    three = ["Gollum is Captured", "Saruman Falls to Corruption", "Denethor Falls into Madness"]
    game = meq(
        hero("Argalad"), at="plot", pool=12, green=14, plots=three, plot_hand=["Rise of the Uruk-hai"], stop=True
    )
    assert offers(game) == [*(f"discard {name}" for name in three), "pass"]
    assert "meq.plot-step.7" in game.why_not("play Rise of the Uruk-hai")
    game.play("discard Gollum is Captured")
    assert (names(game, "plot-1"), names(game, "plots-discard"), game.decision) == ([], ["Gollum is Captured"], None)
    free = meq(
        hero("Argalad"), at="plot", pool=12, green=14, plots=three[1:], plot_hand=["Rise of the Uruk-hai"], stop=True
    )
    assert "play Rise of the Uruk-hai" in offers(free)
    free.play("play Rise of the Uruk-hai")
    assert names(free, "plot-3") == ["Rise of the Uruk-hai"]
    with pytest.raises(rw.RulewrightError):
        meq(hero("Argalad"), plots=[*three, "Sméagol Escapes"])


@pytest.mark.rule("meq.summary-rules.7")
def test_a_hero_is_defeated_with_no_card_in_hand_and_none_in_the_life_pool():
    written = {"at": "travel", "stop": True, "hero_mission": "Noble Blood"}
    hand = meq(hero("Argalad", at="Bree", hand=["Parry", "Volley"], life=[]), **written)
    hand.play("travel to Old Forest", "discard card Parry")
    assert at(hand, "Argalad") == "Old Forest", "a card in hand is left"
    life = meq(hero("Argalad", at="Bree", hand=["Parry"], life=["Volley"]), **written)
    life.play("travel to Old Forest")
    assert at(life, "Argalad") == "Old Forest", "a card in the Life Pool is left"
    none = meq(hero("Argalad", at="Bree", hand=["Parry"], life=[]), **written)
    none.play("travel to Old Forest", "advance the red marker")
    assert (at(none, "Argalad"), names(none, "life")) == ("Fornost", ["Parry"])


@pytest.mark.rule("meq.summary-rules.8", "meq.terms.7")
@pytest.mark.parametrize("name", ["Mount Gundabad", "Dol Guldur", "Barad-dûr"])
def test_heroes_do_not_rest_in_strongholds(name: str):
    game = meq(hero("Argalad", at=name, rest=["Parry"]), at="rest", stop=True)
    assert game.decision is None
    assert names(game, "rest") == ["Parry"]


@pytest.mark.rule("meq.summary-rules.9", "meq.board.15", "meq.board.16")
@pytest.mark.parametrize(
    ("where", "drawn"),
    [
        ("Moria", False),
        ("Ruins of Angmar", False),
        ("Dol Guldur", False),
        ("Barad-dûr", False),
        ("Mount Gundabad", False),
        ("Bree", True),
    ],
)
def test_no_encounter_in_a_perilous_location(where: str, drawn: bool):
    game = meq(hero("Argalad", at=where), at="encounter", stop=True, patient=True)
    assert bool([entry for entry in game.log() if entry.rule.startswith("meq.encounter-step")]) is drawn


@pytest.mark.rule("meq.summary-rules.10", "meq.board.19", "meq.board.20")
def test_a_water_path_is_taken_like_any_other():
    """From Amon Hen water leads to Emyn Muil: a mountain, or three cards."""
    icon = meq(hero("Argalad", at="Amon Hen", hand=["Aimed Shot"]), at="travel", stop=True)
    icon.play("travel to Emyn Muil")
    assert (at(icon, "Argalad"), names(icon, "rest")) == ("Emyn Muil", ["Aimed Shot"])
    three = meq(hero("Argalad", at="Amon Hen", hand=["Parry"] * 2 + ["Volley"]), at="travel", stop=True)
    three.play("travel to Emyn Muil", "discard card Parry", "discard card Parry")
    assert (at(three, "Argalad"), names(three, "hand")) == ("Emyn Muil", [])
    two = meq(hero("Argalad", at="Amon Hen", hand=["Parry"] * 2), at="travel", stop=True)
    assert "travel to Emyn Muil" not in offers(two)
    assert influence(two, "Emyn Muil") == [0]
