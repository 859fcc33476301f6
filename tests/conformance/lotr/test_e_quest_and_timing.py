"""The worked quest example of the 2010 book, advancing the scenario, and when actions and responses may be used."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import enemy, hero
from rulewright.games.lotr.vocabulary.words import ENEMY, Response, on
from rulewright.kernel.selectors import EventPiece
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, offers, only, seat, step, threat, zones

SKULKER = enemy(
    "Skulker", number=901, copies=1, set_name="Spiders of Mirkwood", engagement=40, stats=(1, 1, 0, 1),
    traits="Creature.", keywords=("Surge",),
)  # fmt: skip
HUNTER = hero(
    "Hunter",
    Response(DealDamage(EventPiece(), 1), after=on(ENTERS_PLAY, ENEMY)),
    number=902, sphere="tactics", threat=5, stats=(0, 2, 0, 3), traits="Noble.",
)  # fmt: skip


def the_quest_of_the_book(**tom: object) -> rw.Game:
    """Tom commits Éowyn, Chris Aragorn and the Guard; East Bight Patrol and Hummerhorns join Gladden Fields."""
    game = lotr(
        seat(heroes=["Éowyn"], threat=20, **tom),
        seat(heroes=["Aragorn"], allies=["Guard of the Citadel"], threat=30),
        staging=["Gladden Fields"],
        encounter_deck=["East Bight Patrol", "Hummerhorns", "Forest Gate"],
        at="3.2",
        patient=True,
    )
    game.play("commit Éowyn", "done", "commit Aragorn", "commit Guard of the Citadel", "done")
    while step(game) != "3.3":
        game.choose("pass")
    return game


@pytest.mark.rule("lotr.rop2010-quest-resolution-example.1")
def test_example_seven_willpower_against_seven_threat_is_a_draw():
    game = the_quest_of_the_book()
    assert zones(game, "East Bight Patrol") + zones(game, "Hummerhorns") == ["staging", "staging"]
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (4 + 2 + 1, 3 + 3 + 1)
    game.play("pass", "pass")
    assert step(game) == "3.4"
    assert only(game, "Flies and Spiders").tokens == {}
    assert game.table()["threat"] == [20, 30]


@pytest.mark.rule("lotr.rop2010-quest-resolution-example.2")
def test_example_tom_discards_a_card_for_eowyn_before_the_quest_is_resolved():
    game = the_quest_of_the_book(hand=["Gandalf"])
    game.play("use Éowyn", "choose Gandalf")
    assert zones(game, "Gandalf") == ["discard"]
    assert (game.table()["willpower"], game.table()["staging_threat"]) == (8, 7)
    while step(game) == "3.3":
        game.choose("pass")
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}
    assert game.table()["threat"] == [20, 30]


@pytest.mark.rule("lotr.rop2010-advancing-the-scenario.1", "lotr.rop2010-advancing-the-scenario.3")
def test_advancing_takes_the_progress_of_the_old_stage_away_and_leaves_everything_else_where_it_is():
    game = lotr(
        seat(
            heroes=[
                card(
                    "Aragorn", committed=True, exhausted=True, resources=2, damage=1, attachments=["Steward of Gondor"]
                ),
                card("Éowyn", committed=True, exhausted=True, resources=1),
            ],
            allies=["Guard of the Citadel"],
            engaged=[card("King Spider", damage=2)],
            hand=["Gandalf"],
        ),
        quest={"name": "Flies and Spiders", "progress": 7},
        staging=[card("Mountains of Mirkwood", progress=2)],
        at="3.4",
        patient=True,
    )
    assert (zones(game, "Flies and Spiders"), only(game, "Flies and Spiders").tokens) == (["removed"], {})
    assert (zones(game, "A Fork in the Road"), only(game, "A Fork in the Road").tokens) == (["quest"], {})
    assert [(only(game, name).exhausted, only(game, name).tokens) for name in ("Aragorn", "Éowyn")] == [
        (True, {"committed": 1, "resources": 2, "damage": 1}),
        (True, {"committed": 1, "resources": 1}),
    ]
    assert not only(game, "Guard of the Citadel").exhausted
    assert only(game, "Steward of Gondor").attached_to == "Aragorn"
    assert (zones(game, "King Spider"), only(game, "King Spider").tokens) == (["engaged"], {"damage": 2})
    assert (zones(game, "Mountains of Mirkwood"), only(game, "Mountains of Mirkwood").tokens) == (
        ["staging"], {"progress": 2}
    )  # fmt: skip
    assert zones(game, "Gandalf") == ["hand"]


@pytest.mark.rule("lotr.rop2010-advancing-the-scenario.2")
def test_the_instructions_of_a_new_stage_are_followed_before_anything_else_happens():
    stages = set()
    for seed in range(12):
        game = lotr(
            seat(heroes=[card("Éowyn", committed=True, exhausted=True)]),
            quest="A Fork in the Road",
            encounter_deck=["Forest Gate", "King Spider"],
            at="3.4",
            seed=seed,
            patient=True,
        )
        if zones(game, "Don't Leave the Path!") == ["quest"]:
            stages.add("Don't Leave the Path!")
            assert (step(game), game.decision.kind, offers(game)) == ("3.4", "target", ["choose King Spider"])
            game.choose("choose King Spider")
            assert zones(game, "King Spider") == ["staging"]
        else:
            stages.add("Beorn's Path")
        assert (step(game), game.decision.rule) == ("3.4", "lotr.phase-sequence.7")
    assert stages == {"Don't Leave the Path!", "Beorn's Path"}


def windows_with(game: rw.Game, key: str) -> set[str]:
    """The phases of this round in whose action windows a key is on offer."""
    found = set()
    number = game.table()["round"]
    while game.table()["round"] == number:
        if game.decision.kind == "action" and key in offers(game):
            found.add(game.table()["phase"])
        game.choose(offers(game)[-1])
    return found


@pytest.mark.rule("lotr.rop2010-actions.3", "lotr.rop2010-actions.4")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_quest_action_waits_for_the_quest_phase_and_a_plain_action_for_no_phase(edition):
    def position() -> rw.Game:
        return lotr(
            seat(
                heroes=[card("Glorfindel", resources=1, damage=1)], hand=["Radagast's Cunning"], threat=10
            ),
            staging=["Hummerhorns"],
            at="1.1",
            patient=True,
            edition=edition,
        )  # fmt: skip

    assert windows_with(position(), "play Radagast's Cunning") == {"quest"}
    every_phase = {"resource", "planning", "quest", "travel", "encounter", "combat", "refresh"}
    assert windows_with(position(), "use Glorfindel") == every_phase


@pytest.mark.rule("lotr.rop2010-responses.1")
def test_son_of_arnors_response_is_offered_as_he_enters_play_and_may_be_declined():
    game = lotr(
        seat(heroes=[card("Aragorn", resources=3)], hand=["Son of Arnor"]),
        staging=["King Spider"],
        at="2.2",
        patient=True,
    )
    game.choose("play Son of Arnor")
    assert (game.decision.kind, offers(game), zones(game, "Son of Arnor")) == (
        "respond", ["use Son of Arnor", "pass"], ["play"]
    )  # fmt: skip
    declined = game.clone()
    declined.choose("pass")
    assert (declined.decision.kind, offers(declined)) == ("action", ["pass"]), "the moment has gone by"
    assert zones(declined, "King Spider") == ["staging"]
    game.play("use Son of Arnor", "choose King Spider")
    assert zones(game, "King Spider") == ["engaged"]


@pytest.mark.rule("lotr.rop2010-forced-and-when-revealed.2")
def test_a_when_revealed_effect_happens_before_the_next_card_is_revealed():
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"]),
        seat(heroes=["Legolas"]),
        encounter_deck=["King Spider", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
    )
    assert (step(game), game.decision.kind, offers(game)) == ("3.3", "target", ["choose Aragorn", "choose Gimli"])
    assert zones(game, "Forest Gate") == ["encounter-deck"]
    game.play("choose Gimli", "choose Legolas")
    assert [only(game, name).exhausted for name in ("Aragorn", "Gimli", "Legolas")] == [False, True, True]
    assert zones(game, "King Spider") + zones(game, "Forest Gate") == ["staging", "staging"]


@pytest.mark.rule("lotr.rop2010-surge.2")
@pytest.mark.parametrize(("edition", "revealed"), [("classic", False), ("revised", True)])
def test_surge_follows_the_responses_and_is_lost_in_the_classic_game_when_its_card_has_left(edition, revealed):
    game = lotr(
        seat(heroes=["Hunter"]),
        encounter_deck=["Skulker", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
        edition=edition,
        extra=(SKULKER, HUNTER),
    )
    assert (game.decision.kind, zones(game, "Skulker"), zones(game, "Forest Gate")) == (
        "respond", ["staging"], ["encounter-deck"]
    )  # fmt: skip
    spared = game.clone()
    spared.choose("pass")
    assert (zones(spared, "Skulker"), zones(spared, "Forest Gate")) == (["staging"], ["staging"])
    game.choose("use Hunter")
    assert (zones(game, "Skulker"), step(game)) == (["encounter-discard"], "3.3")
    assert zones(game, "Forest Gate") == (["staging"] if revealed else ["encounter-deck"])
    assert threat(game) == 5
