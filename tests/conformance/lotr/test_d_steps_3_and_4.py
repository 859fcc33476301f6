"""Steps 3.2 to 4.2: committing, staging, quest resolution, the travel opportunity."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import ally
from rulewright.games.lotr.vocabulary.words import COMMITTED, HERO, IT, Action
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import MakeReady
from support.lotr import card, lotr, offers, only, pass_until, seat, step, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
SIX = ["King Spider", "Forest Spider", "Enchanted Stream"]
RELIC = Card("01900", (Face("Relic", "objective"),), 1, "encounter", "Passage Through Mirkwood", 900)


def committed(name: str, **more: object) -> dict[str, object]:
    return card(name, committed=True, exhausted=True, **more)


@pytest.mark.rule("lotr.step-3.2.1", "lotr.step-3.2.2")
@EDITIONS
def test_each_player_in_order_commits_any_number_of_ready_characters_by_exhausting_them(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], allies=["Gandalf"]),
        seat(heroes=["Legolas"], allies=["Veteran Axehand"]),
        seat(heroes=["Glóin", card("Thalin", exhausted=True)]),
        first=1,
        at="3.2",
        patient=True,
        edition=edition,
    )
    assert (game.decision.seat, offers(game)) == (1, ["commit Legolas", "commit Veteran Axehand", "done"])
    game.choose("done")
    assert (game.decision.seat, offers(game)) == (2, ["commit Glóin", "done"])
    game.play("commit Glóin")
    assert offers(game) == ["done"]
    game.choose("done")
    assert (game.decision.seat, offers(game)) == (0, ["commit Aragorn", "commit Gimli", "commit Gandalf", "done"])
    game.play("commit Gandalf", "commit Aragorn", "done")
    assert game.decision.kind == "action"
    names = ("Aragorn", "Gimli", "Gandalf", "Legolas", "Veteran Axehand", "Glóin", "Thalin")
    assert {name for name in names if only(game, name).tokens == {"committed": 1}} == {"Aragorn", "Gandalf", "Glóin"}
    assert {name for name in names if only(game, name).exhausted} == {"Aragorn", "Gandalf", "Glóin", "Thalin"}
    assert game.table()["willpower"] == 8


@pytest.mark.rule("lotr.step-3.3.1", "lotr.step-3.3.4")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_staging_reveals_one_card_for_each_player_and_places_them_in_the_staging_area(players):
    names = ["Aragorn", "Legolas", "Glóin"]
    game = lotr(
        *(seat(heroes=[name]) for name in names[:players]),
        staging=["Forest Spider"],
        encounter_deck=["Relic", "Dol Guldur Beastmaster", "Forest Gate", "Enchanted Stream"],
        at="3.3",
        patient=True,
        extra=(RELIC,),
    )
    cards = ["Relic", "Dol Guldur Beastmaster", "Forest Gate", "Enchanted Stream"]
    assert (step(game), game.decision.kind) == ("3.3", "action")
    assert [only(game, name).zone for name in cards] == ["staging"] * players + ["encounter-deck"] * (4 - players)
    assert zones(game, "Forest Spider") == ["staging"]


@pytest.mark.rule("lotr.step-3.3.1")
def test_nothing_is_revealed_for_a_player_who_is_out_of_the_game():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"], threat=49),
        encounter_deck=["Forest Gate", "Enchanted Stream", "Forest Gate"],
        at="7.3",
    )
    assert game.table()["eliminated"] == [False, True]
    game.choose("done")
    assert (game.table()["round"], step(game)) == (2, "4.2")
    assert (zones(game, "Forest Gate"), zones(game, "Enchanted Stream")) == (
        ["staging", "encounter-deck"], ["encounter-deck"],
    )  # fmt: skip


@pytest.mark.rule("lotr.step-3.3.3")
@EDITIONS
def test_the_next_card_is_revealed_only_after_the_when_revealed_text_of_the_first(edition):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"]),
        seat(heroes=["Legolas", "Glóin"]),
        encounter_deck=["King Spider", "Dol Guldur Orcs"],
        at="3.3",
        edition=edition,
    )
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Gimli"])
    assert zones(game, "Dol Guldur Orcs") == ["encounter-deck"]
    game.choose("choose Gimli")
    assert (game.decision.seat, offers(game)) == (1, ["choose Legolas", "choose Glóin"])
    assert zones(game, "Dol Guldur Orcs") == ["encounter-deck"]
    game.choose("choose Glóin")
    assert (zones(game, "King Spider"), zones(game, "Dol Guldur Orcs")) == (["staging"], ["staging"])


@pytest.mark.rule("lotr.step-3.3.5")
@EDITIONS
def test_a_treachery_is_discarded_after_it_resolved_unless_its_text_says_otherwise(edition):
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["Eyes of the Forest", "Caught in a Web", "Forest Gate"],
        at="3.3",
        patient=True,
        edition=edition,
    )
    pass_until(game, "action")
    assert (zones(game, "Sneak Attack"), zones(game, "Gandalf")) == (["discard"], ["hand"])
    assert zones(game, "Eyes of the Forest") == ["encounter-discard"]
    web = only(game, "Caught in a Web")
    assert (web.zone, web.attached_to) == ("play", "Aragorn")


@pytest.mark.rule("lotr.step-3.3.6")
@EDITIONS
def test_an_encounter_deck_that_runs_out_in_the_quest_phase_is_made_from_the_discard_pile(edition):
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["Enchanted Stream"],
        encounter_discard=["Forest Gate", "Forest Gate", "Forest Gate"],
        at="3.3",
        patient=True,
        edition=edition,
    )
    assert zones(game, "Enchanted Stream") == ["staging"]
    assert sorted(zones(game, "Forest Gate")) == ["encounter-deck", "encounter-deck", "staging"]


@pytest.mark.rule("lotr.step-3.3.6")
def test_a_deck_that_ran_out_in_an_earlier_phase_is_made_anew_in_the_quest_phase():
    game = lotr(seat(), encounter_discard=["Forest Gate", "Forest Gate"], at="3.3", patient=True)
    assert sorted(zones(game, "Forest Gate")) == ["encounter-deck", "staging"]


@pytest.mark.rule("lotr.step-3.3.6")
def test_the_new_deck_is_made_at_once_so_it_serves_the_shadow_cards_of_the_round():
    def play(at: str) -> rw.Game:
        return lotr(
            seat(engaged=["Forest Spider"]),
            encounter_deck=["Enchanted Stream"],
            encounter_discard=["Old Forest Road", "Old Forest Road"],
            at=at,
            patient=True,
        )

    game = play("3.3")
    assert zones(game, "Old Forest Road") == ["encounter-deck", "encounter-deck"]
    game = play("6.2")
    game.choose("deal a shadow card to Forest Spider")
    assert only(game, "Enchanted Stream").attached_to == "Forest Spider"
    assert zones(game, "Old Forest Road") == ["encounter-discard", "encounter-discard"]


def quest(edition: str = "revised", **written: object) -> rw.Game:
    """Willpower 2 + 2 + 4 + 1 = 9 of two players is committed; Gimli (2) stays at home."""
    return lotr(
        seat(heroes=[committed("Aragorn"), committed("Glóin"), "Gimli"], allies=[committed("Gandalf")]),
        seat(heroes=[committed("Legolas")], threat=20),
        at="3.4",
        patient=True,
        edition=edition,
        **{"quest": card("Flies and Spiders", progress=1), **written},
    )


@pytest.mark.rule("lotr.step-3.4.1", "lotr.step-3.4.2", "lotr.step-3.4.3")
@EDITIONS
def test_willpower_above_the_threat_in_the_staging_area_brings_the_difference_in_progress(edition):
    game = quest(edition, staging=["King Spider", "Forest Spider", "Old Forest Road"])
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (9, 5)
    assert only(game, "Flies and Spiders").tokens == {"progress": 5}
    assert game.table()["threat"] == [32, 20]


@pytest.mark.rule("lotr.step-3.4.4")
@EDITIONS
@pytest.mark.parametrize(("already", "on_quest"), [(0, {}), (1, {"progress": 1}), (2, {"progress": 2})])
def test_the_active_location_takes_progress_first_and_only_the_excess_goes_to_the_quest(edition, already, on_quest):
    game = quest(edition, active=card("Old Forest Road", progress=already), staging=SIX, quest={})
    assert game.table()["staging_threat"] == 6
    assert zones(game, "Old Forest Road") == ["encounter-discard"]
    assert only(game, "Flies and Spiders").tokens == on_quest


@pytest.mark.rule("lotr.step-3.4.4")
def test_an_active_location_that_is_not_explored_takes_all_progress():
    game = quest(active="Forest Gate", staging=SIX)
    assert only(game, "Forest Gate").tokens == {"progress": 3}
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}


@pytest.mark.rule("lotr.step-3.4.5", "lotr.step-3.4.6")
@EDITIONS
def test_threat_above_the_willpower_raises_every_players_threat_by_the_difference(edition):
    game = quest(edition, staging=[*SIX, *SIX], active="Forest Gate")
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (9, 12)
    assert game.table()["threat"] == [35, 23]
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}
    assert only(game, "Forest Gate").tokens == {}


@pytest.mark.rule("lotr.step-3.4.7")
@EDITIONS
def test_equal_numbers_bring_neither_progress_nor_threat(edition):
    game = quest(edition, staging=[*SIX, "Ungoliant's Spawn"], active="Forest Gate")
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (9, 9)
    assert game.table()["threat"] == [32, 20]
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}
    assert only(game, "Forest Gate").tokens == {}


@pytest.mark.rule("lotr.step-3.4.8", "lotr.step-3.4.9")
@EDITIONS
def test_characters_stay_committed_to_the_end_of_the_phase_and_are_not_readied_then(edition):
    game = quest(edition, staging=SIX)
    team = ("Aragorn", "Glóin", "Gandalf", "Legolas")
    assert (step(game), game.decision.kind) == ("3.4", "action")
    assert [(only(game, name).tokens, only(game, name).exhausted) for name in team] == [({"committed": 1}, True)] * 4
    game.play("pass", "pass")
    assert game.table()["phase"] == "travel"
    assert [(only(game, name).tokens, only(game, name).exhausted) for name in team] == [({}, True)] * 4


@pytest.mark.rule("lotr.step-3.4.8")
def test_only_a_card_takes_a_character_off_the_quest_readying_does_not():
    whip = ally(
        "Whip", Action(Choose(HERO & COMMITTED), MakeReady(IT)),
        number=901, copies=1, cost=1, stats=(1, 1, 1, 1), traits="Scout.",
    )  # fmt: skip
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], allies=["Whip"]),
        encounter_deck=["Black Forest Bats"],
        at="3.2",
        patient=True,
        extra=(whip,),
    )
    game.play("commit Aragorn", "commit Gimli", "done", "use Whip", "choose Aragorn")
    aragorn = only(game, "Aragorn")
    assert (aragorn.tokens, aragorn.exhausted, game.table()["willpower"]) == ({"committed": 1}, False, 4)
    game.play("pass", "choose Gimli")
    gimli = only(game, "Gimli")
    assert (gimli.tokens, gimli.exhausted, game.table()["willpower"]) == ({}, True, 2)
    game.choose("pass")
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}


@pytest.mark.rule("lotr.step-4.2.1", "lotr.step-4.2.2", "lotr.step-4.2.3", "lotr.step-4.2.4")
@EDITIONS
def test_the_first_player_decides_whether_the_group_travels_and_to_which_one_location(edition):
    places = ["Old Forest Road", "Forest Gate", "Forest Spider", "Enchanted Stream"]

    def arrive() -> rw.Game:
        return lotr(
            seat(heroes=["Aragorn"]), seat(heroes=["Legolas"]), staging=places, first=1, at="4.1", patient=True,
            edition=edition,
        )  # fmt: skip

    game = arrive()
    assert (game.decision.seat, game.decision.kind) == (1, "travel")
    assert offers(game) == ["travel to Old Forest Road", "travel to Forest Gate", "travel to Enchanted Stream", "stay"]
    assert game.table()["staging_threat"] == 7
    game.choose("travel to Enchanted Stream")
    assert [only(game, name).zone for name in places] == ["staging", "staging", "staging", "active-location"]
    assert game.table()["staging_threat"] == 5
    assert game.decision.kind == "action"
    game.play("pass", "pass")
    assert game.table()["phase"] == "encounter"
    game = arrive()
    game.choose("stay")
    assert [only(game, name).zone for name in places] == ["staging"] * 4
    assert (game.decision.kind, threat(game)) == ("action", 12)
