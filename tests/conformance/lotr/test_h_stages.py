"""A stage that is complete is passed at once: before the players respond to what has completed it."""

from __future__ import annotations

import pytest

from rulewright.games.lotr.events import EXPLORED
from rulewright.games.lotr.vocabulary.printing import location
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import THIS, Forced, on
from support.lotr import card, lotr, offers, only, seat, threat, zones

EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])
ANDUIN = {"scenario": "journey-along-the-anduin"}
TROLL = card("Hill Troll", damage=8)
SPAWN = card("Ungoliant's Spawn", damage=8)
MARSH = location(
    "Weeping Marsh", Forced(RaiseThreat(3), after=on(EXPLORED, THIS)),
    number=901, copies=1, set_name="Test", threat=1, points=2, traits="Marshland.",
)  # fmt: skip


def shoot(enemy: str, **written):
    """Legolas destroys an enemy that needs one more damage; with him he could respond to it."""
    game = lotr(
        seat(heroes=["Legolas", "Glóin"], allies=["Gondorian Spearman"], engaged=[enemy]), at="6.8a", patient=True,
        **written,
    )  # fmt: skip
    name = enemy["name"] if isinstance(enemy, dict) else enemy
    game.play(f"attack {name}", "attack with Legolas", "attack with Gondorian Spearman", "attack with Glóin", "done")
    while game.decision is not None and game.decision.kind == "action":
        game.play("pass")
    return game


@EDITIONS
@pytest.mark.rule("lotr.quest-advancement.1")
def test_when_the_last_obstacle_has_gone_the_responses_fall_on_the_next_stage(edition):
    game = shoot(TROLL, quest=card("To the River...", progress=8), **ANDUIN, edition=edition)
    assert offers(game) == ["use Legolas", "pass"]
    assert (zones(game, "To the River..."), zones(game, "Anduin Passage")) == (["removed"], ["quest"])
    game.play("use Legolas")
    assert only(game, "Anduin Passage").tokens == {"progress": 2}


@pytest.mark.rule("lotr.quest-advancement.1")
def test_while_an_obstacle_is_left_the_responses_fall_on_the_stage_that_cannot_be_passed():
    game = shoot(TROLL, quest=card("To the River...", progress=8), **ANDUIN, staging=["Hill Troll"])
    game.play("use Legolas")
    assert only(game, "To the River...").tokens == {"progress": 10}


@EDITIONS
@pytest.mark.rule("lotr.winning-the-game.1", "lotr.quest-advancement.1")
def test_the_last_stage_is_won_before_anybody_responds(edition):
    game = shoot(SPAWN, quest=card("Beorn's Path", progress=10), edition=edition)
    assert game.result.reason == "lotr.winning-the-game.1"
    assert game.result.winners == (0,)


@pytest.mark.rule("lotr.winning-the-game.2")
def test_a_victory_that_a_stage_promises_comes_before_anybody_responds():
    game = shoot(card("Black Forest Bats", damage=1), quest="Ambush on the Shore", **ANDUIN)
    assert (game.result.winners, game.result.reason) == ((0,), "lotr.winning-the-game.2")


@EDITIONS
@pytest.mark.rule("lotr.quest-advancement.1")
def test_the_texts_of_a_location_explored_by_the_same_progress_come_before_the_next_stage(edition):
    game = lotr(
        seat(heroes=[card("Éowyn", committed=True)], deck=["Gandalf"]),
        active=card("Mountains of Mirkwood", progress=1),
        quest=card("Flies and Spiders", progress=6),
        edition=edition,
        at="3.4",
        patient=True,
    )
    assert offers(game) == ["use Mountains of Mirkwood", "pass"]
    assert (zones(game, "Mountains of Mirkwood"), zones(game, "Flies and Spiders")) == (
        ["encounter-discard"],
        ["quest"],
    )
    game.play("use Mountains of Mirkwood", "yes")
    assert zones(game, "Flies and Spiders") == ["quest"]
    game.play("take Gandalf")
    assert (zones(game, "Gandalf"), zones(game, "A Fork in the Road")) == (["hand"], ["quest"])


@pytest.mark.rule("lotr.quest-advancement.1")
def test_so_does_a_forced_text_of_such_a_location():
    game = lotr(
        seat(heroes=[card("Éowyn", committed=True)]),
        active=card("Weeping Marsh", progress=1),
        quest=card("Flies and Spiders", progress=6),
        extra=(MARSH,),
        at="3.4",
        patient=True,
    )
    assert (threat(game), zones(game, "A Fork in the Road")) == (9 + 3, ["quest"])
    told = [message for message, _, _ in game.entries()]
    assert told[-5:] == ["log-explored", "log-uses", "log-threat-rises", "log-stage-defeated", "log-stage"]
