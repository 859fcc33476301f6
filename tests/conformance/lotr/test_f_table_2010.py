"""The classic book's overview: players, tokens, threat, the first player, scenarios, spheres, decks."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.rulebook import all_cards
from rulewright.games.lotr.tables.decks import POOL, STARTERS, Deck, check
from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]


@pytest.mark.rule(
    "lotr.rop2010-components.1", "lotr.rop2010-components.4", "lotr.rop2010-components.5",
)  # fmt: skip
def test_the_classic_core_set_has_226_cards():
    core = [each for each in all_cards("classic") if each.number <= 128]
    count = {back: sum(each.copies for each in core if each.back == back) for back in ("player", "encounter", "quest")}
    heroes = sum(each.copies for each in core if each.kind == "hero")
    gandalf = next(each for each in core if each.name == "Gandalf")
    assert (heroes, count["player"] - heroes, gandalf.copies) == (12, 120, 4)
    assert (count["encounter"], count["quest"]) == (84, 10)
    assert sum(each.copies for each in core) == 12 + 120 + 84 + 10 == 226


@pytest.mark.rule("lotr.golden-rules.2")
def test_seven_cards_of_the_classic_edition_have_their_wording_of_2010():
    revised = {each.id: each for each in all_cards("revised")}
    other = {each.name for each in all_cards("classic") if each is not revised[each.id]}
    assert other == {
        "Feint", "Thicket of Spears", "Horn of Gondor", "Wandering Took", "Will of the West", "Beravor",
        "Protector of Lórien",
    }  # fmt: skip


@pytest.mark.rule("lotr.rop2010-components.7")
def test_the_core_set_holds_a_starter_deck_for_each_sphere_and_three_scenarios():
    (info,) = [each for each in rw.games() if each.id == "lotr"]
    assert list(STARTERS) == ["leadership", "tactics", "spirit", "lore"]
    assert list(info.scenarios) == ["passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"]
    for name, deck in STARTERS.items():
        spheres = {POOL[each].faces[0].labels["sphere"] for each in (*deck.heroes, *deck.cards)}
        assert spheres == {name, "neutral"}
        for scenario in info.scenarios:
            assert rw.new("lotr", scenario=scenario, decks=[name], edition="classic").decision.kind == "mulligan"


@pytest.mark.rule("lotr.rop2010-living-card-game.1", "lotr.rop2010-components.6")
def test_each_player_has_a_threat_tracker_so_one_set_serves_two_players_and_two_sets_four():
    """One box has two trackers: the number of boxes is that of pairs of players."""
    trackers = {seats: len(rw.new("lotr", seats=seats, edition="classic").table()["threat"]) for seats in (1, 2, 3, 4)}
    assert trackers == {1: 1, 2: 2, 3: 3, 4: 4}
    (info,) = [each for each in rw.games() if each.id == "lotr"]
    assert info.seats == (1, 4)
    game = rw.new("lotr", seats=2, edition="classic", decks=["leadership", "lore"])
    assert game.table()["threat"] == [29, 30]
    with pytest.raises(rw.RulewrightError, match="5 players are not possible; there must be 1 to 4"):
        rw.new("lotr", seats=5, edition="classic")


@pytest.mark.rule("lotr.rop2010-components.8")
def test_there_are_damage_progress_resources_and_one_first_player_and_the_box_is_no_limit():
    """41 damage lie on the table, 31 resources, 27 progress: one more of each than the box holds."""
    rich = seat(heroes=[card("Aragorn", resources=30)], engaged=[card("Ungoliant's Spawn", damage=8)] * 5)
    game = lotr(
        rich, seat(heroes=[card("Gimli", damage=1)]), edition="classic", at="1.2", first=1,
        quest=card("Flies and Spiders", progress=7), staging=[card("Great Forest Web", progress=1)] * 20,
    )  # fmt: skip
    assert [name for name in game.rules.tokens if name not in game.rules.marks] == ["damage", "progress", "resources"]
    assert only(game, "Aragorn").tokens == {"resources": 31}
    spawn = [piece.tokens["damage"] for piece in game.look("Ungoliant's Spawn")]
    assert (spawn, only(game, "Gimli").tokens["damage"]) == ([8] * 5, 1)
    webs = [piece.tokens["progress"] for piece in game.look("Great Forest Web")]
    assert (webs, only(game, "Flies and Spiders").tokens["progress"]) == ([1] * 20, 7)
    assert game.table()["first_player"] == 1


@EDITIONS
@pytest.mark.rule("lotr.rop2010-threat-tracker.1")
def test_threat_makes_enemies_engage_and_eliminates_at_fifty(edition):
    for level, expected in ((24, "staging"), (25, "engaged")):
        game = lotr(seat(threat=level), staging=["Forest Spider"], edition=edition, at="5.3")
        assert zones(game, "Forest Spider") == [expected]
    for level, out in ((48, False), (49, True)):
        game = lotr(seat(), seat(heroes=["Gimli"], threat=level), edition=edition, at="7.3", patient=True)
        assert (threat(game, 1), game.table()["eliminated"]) == (level + 1, [False, out])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-tokens.1")
def test_damage_lies_on_characters_and_enemies_progress_on_quests_and_locations_and_resources_pay(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=["Wargs", "Black Forest Bats"]), edition=edition, at="6.4a",
    )  # fmt: skip
    game.play("resolve the attack of Wargs", "defend with Aragorn")
    assert only(game, "Aragorn").tokens["damage"] == 3 - 2
    game = lotr(seat(heroes=["Aragorn", "Gimli"], engaged=["Forest Spider"]), edition=edition, at="6.8a", patient=True)
    game.play("attack Forest Spider", "attack with Aragorn", "done")
    pass_until(game, "attack")
    assert only(game, "Forest Spider").tokens["damage"] == 3 - 1
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True), card("Éowyn", committed=True, exhausted=True)]),
        active="Old Forest Road",
        edition=edition,
        at="3.4",
        patient=True,
    )
    assert (zones(game, "Old Forest Road"), only(game, "Flies and Spiders").tokens) == (
        ["encounter-discard"], {"progress": 2 + 4 - 3},
    )  # fmt: skip
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)]), active="Old Forest Road", edition=edition,
        at="3.4", patient=True,
    )  # fmt: skip
    assert (only(game, "Old Forest Road").tokens, only(game, "Flies and Spiders").tokens) == ({"progress": 2}, {})
    rich = seat(heroes=[card("Aragorn", resources=3)], hand=["Guard of the Citadel"])
    spent = lotr(rich, edition=edition, at="2.2", patient=True)
    spent.play("play Guard of the Citadel")
    pass_until(spent, "action")
    assert (only(spent, "Aragorn").tokens, zones(spent, "Guard of the Citadel")) == ({"resources": 1}, ["play"])


@EDITIONS
@pytest.mark.rule("lotr.rop2010-tokens.2")
def test_the_first_player_acts_first_in_every_phase_and_passes_the_token_clockwise_at_the_end_of_the_round(edition):
    game = lotr(
        seat(heroes=["Aragorn"]), seat(heroes=["Gimli"]), seat(heroes=["Legolas"]), first=1, edition=edition, at="0.0",
        patient=True,
    )  # fmt: skip
    asked: dict[tuple[int, str], int] = {}
    while game.table()["round"] < 4:
        table = game.table()
        asked.setdefault((table["round"], table["phase"]), game.decision.seat)
        keys = offers(game)
        game.choose(next(key for key in ("pass", "done", "decline", "stay") if key in keys))
    for number, first, following in ((1, 1, 2), (2, 2, 0), (3, 0, 1)):
        assert [asked[number, phase] for phase in PHASES] == [*[first] * 6, following], "the token passes in 7.4"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-gameplay-overview.1")
def test_one_scenario_is_chosen_before_the_game_begins(edition):
    first_stages = {
        "passage-through-mirkwood": "Flies and Spiders",
        "journey-along-the-anduin": "To the River...",
        "escape-from-dol-guldur": "The Necromancer's Tower",
    }
    (info,) = [each for each in rw.games() if each.id == "lotr"]
    assert info.scenarios == tuple(first_stages)
    for scenario, stage in first_stages.items():
        game = rw.new("lotr", scenario=scenario, decks=["leadership"], edition=edition)
        assert [name for name in first_stages.values() if game.look(name)] == [stage]
        assert game.table()["phase"] == "setup"
        assert (game.decision.kind, game.setup["scenario"]) == ("mulligan", scenario)
    with pytest.raises(rw.RulewrightError, match="There is no scenario “the-black-gate”"):
        rw.new("lotr", scenario="the-black-gate", edition=edition)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-gameplay-overview.2", "lotr.rop2010-quest-card-anatomy.8")
def test_a_scenario_is_completed_with_the_last_of_its_stages(edition):
    def quest(name: str, progress: int) -> rw.Game:
        questing = seat(heroes=[card("Théodred", committed=True, exhausted=True)])
        written = {"name": name, "progress": progress}
        return lotr(questing, quest=written, edition=edition, at="3.4", patient=True)

    for name, points in (("Flies and Spiders", 8), ("A Fork in the Road", 2), ("Beorn's Path", 10)):
        short = quest(name, points - 1 - 1)
        assert (zones(short, name), only(short, name).tokens) == (["quest"], {"progress": points - 1})
        assert short.result is None
        done = quest(name, points - 1)
        assert (done.result is None) == (name != "Beorn's Path")
        if name != "Beorn's Path":
            assert zones(done, name) != ["quest"], "the next stage follows"
    assert done.result.winners == (0,)


@EDITIONS
@pytest.mark.rule("lotr.rop2010-spheres.2", "lotr.rop2010-player-card-anatomy.9")
def test_a_hero_pays_for_cards_of_the_own_sphere_and_neutral_ones(edition):
    hand = ["Snowbourn Scout", "Gondorian Spearman", "Wandering Took", "Henamarth Riversong", "Gandalf"]
    playable = {
        "Aragorn": "Snowbourn Scout", "Gimli": "Gondorian Spearman", "Éowyn": "Wandering Took",
        "Denethor": "Henamarth Riversong",
    }  # fmt: skip
    for rich, name in playable.items():
        heroes = [card(hero, resources=5 if hero == rich else 0) for hero in playable]
        game = lotr(seat(heroes=heroes[:3] if rich != "Denethor" else heroes[1:], hand=hand), edition=edition, at="2.2")
        assert offers(game)[:2] == [f"play {name}", "play Gandalf"]
        assert [key for key in offers(game) if key.startswith("play")] == offers(game)[:2]
        game.play("play Gandalf")
        assert only(game, rich).tokens == {}, "neutral cards take any"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-card-and-deck-types.1", "lotr.rop2010-card-and-deck-types.2")
def test_there_are_a_quest_deck_an_encounter_deck_and_a_deck_for_each_player_and_heroes_are_in_none(edition):
    game = rw.new("lotr", decks=["leadership", "tactics"], edition=edition, first=0)
    decks = {zone.name for zone in game.rules.zones.defs if zone.name.endswith("deck")}
    assert decks == {"deck", "encounter-deck", "quest-deck"}
    view = game.view()
    assert [player["deck"]["count"] + len(player["hand"]) for player in view["players"]] == [30, 30]
    assert (view["zones"]["encounter-deck"]["count"], len(view["zones"]["quest-deck"])) == (36, 4)
    for name in ("Aragorn", "Théodred", "Glóin", "Gimli", "Legolas", "Thalin"):
        assert zones(game, name) == ["play"]
    leaders = STARTERS["leadership"]
    with pytest.raises(rw.RulewrightError, match="“Gimli” cannot be part of a player's deck"):
        check(Deck("heroes inside", leaders.heroes, {**leaders.cards, "01004": 1}))


@EDITIONS
@pytest.mark.rule("lotr.rop2010-objective-cards.1")
def test_objectives_are_shuffled_into_the_encounter_deck_until_a_text_says_otherwise(edition):
    objectives = ("Gandalf's Map", "Dungeon Torch", "Shadow Key")
    game = rw.new("lotr", scenario="escape-from-dol-guldur", decks=["leadership"], edition=edition)
    assert [zones(game, name) for name in objectives] == [["encounter-deck"]] * 3
    assert game.view()["zones"]["encounter-deck"] == {"count": 41, "known": []}
    game.choose("keep")
    assert [zones(game, name) for name in objectives] == [["staging"]] * 3, "the setup of the first stage says so"


@EDITIONS
@pytest.mark.rule("lotr.rop2010-encounter-deck.1", "lotr.rop2010-quest-deck.1")
def test_the_encounter_deck_is_random_and_the_quest_deck_sequential(edition):
    drawn = set()
    for seed in range(8):
        game = rw.new("lotr", scenario="journey-along-the-anduin", decks=["leadership"], edition=edition, seed=seed)
        assert game.view()["zones"]["encounter-deck"] == {"count": 47, "known": []}
        assert [piece["name"] for piece in game.view()["zones"]["quest-deck"]] == [
            "To the River...", "Anduin Passage", "Ambush on the Shore",
        ]  # fmt: skip
        game.choose("keep")
        revealed = next(entry for entry in game.entries() if entry[0] == "log-revealed")
        drawn.add(game.rules.catalogue.faces[revealed[2][0][1]].name)
        assert zones(game, "To the River...") == ["quest"]
    assert len(drawn) > 1
    kinds = {}
    for scenario in ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"):
        game = rw.new("lotr", scenario=scenario, decks=["leadership"], edition=edition)
        found = [piece for info in rw.cards("lotr") for piece in game.look(info.name) if piece.zone == "encounter-deck"]
        kinds[scenario] = {piece.kind for piece in found}
    hostile = {"enemy", "location", "treachery"}
    assert list(kinds.values()) == [hostile, hostile, {*hostile, "objective"}]
