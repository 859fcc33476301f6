"""Winning, the score, the victory display, the stages of the quest."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.ending import LoseGame
from rulewright.games.lotr.vocabulary.printing import event, location
from rulewright.games.lotr.vocabulary.questing import PlaceProgress
from rulewright.games.lotr.vocabulary.words import ENEMY, HERO, IT, Action
from rulewright.kernel.effects.sequence import Choose
from rulewright.lcg.verbs import DealDamage
from support.lotr import card, lotr, only, seat, threat, zones

SCORCH = event("Scorch", Action(Choose(HERO | ENEMY), DealDamage(IT, 5)), number=901, copies=3, cost=0)
PATHFINDING = event("Pathfinding", Action(PlaceProgress(5)), number=902, copies=3, cost=0)
SURRENDER = event("Surrender", Action(LoseGame()), number=903, copies=3, cost=0)
HALL = location(
    "Hidden Hall", number=904, copies=1, set_name="Test", threat=1, points=2, traits="Underground.", victory=3
)
EXTRA = (SCORCH, PATHFINDING, SURRENDER, HALL)
EDITIONS = pytest.mark.parametrize("edition", ["revised", "classic"])


def last_stage(*seats, **written):
    """A position one success away from the end of the scenario, in the third round."""
    return lotr(*seats, quest=card("Beorn's Path", progress=8), round=3, at="3.1", extra=EXTRA, **written)


@pytest.mark.rule("lotr.winning-the-game.1", "lotr.scoring.3", "lotr.scoring.5", "lotr.scoring.6", "lotr.scoring.7")
@pytest.mark.rule("lotr.victory.5")
@pytest.mark.parametrize(("edition", "score"), [
    pytest.param("revised", 114, marks=pytest.mark.rule("lotr.scoring.4")),
    ("classic", 94),
])  # fmt: skip
def test_all_players_win_when_one_of_them_completes_the_last_stage(edition, score):
    game = last_stage(
        seat(
            heroes=[card("Aragorn", damage=2)],
            allies=[card("Guard of the Citadel", damage=1)],
            discard=["Théodred", "Guard of the Citadel"],
            hand=["Scorch"],
            threat=28,
        ),
        seat(heroes=[card("Gimli", damage=1)], threat=23),
        victory=["Hummerhorns"],
        edition=edition,
    )
    game.play("play Scorch", "choose Gimli", "commit Aragorn", "done")
    assert game.result == ((0, 1), score, "lotr.winning-the-game.1")
    assert score == 28 + 50 + 8 + 11 + 2 - 5 + (20 if edition == "revised" else 0)


@EDITIONS
@pytest.mark.rule("lotr.scoring.8")
def test_what_goes_wrong_raises_the_score_and_victory_points_lower_it(edition):
    scores = []
    for damage, display in ((0, []), (3, []), (0, ["Chieftan Ufthak"])):
        game = last_stage(seat(heroes=[card("Aragorn", damage=damage)]), victory=display, edition=edition)
        game.play("commit Aragorn")
        scores.append(game.result.score)
    assert [score - scores[0] for score in scores] == [0, 3, -4]


@pytest.mark.rule("lotr.scoring.2")
def test_a_lost_game_has_no_score():
    for play in ("play Surrender", "play Scorch"):
        game = last_stage(seat(heroes=["Aragorn"], hand=["Surrender", "Scorch"]), victory=["Hummerhorns"])
        game.play(play)
        assert game.over
        assert (game.result.winners, game.result.score) == ((), 0)


@pytest.mark.rule("lotr.winning-the-game.2")
def test_a_further_victory_condition_ends_the_game_at_once():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Scorch"]),
        quest="Don't Leave the Path!",
        staging=["Forest Spider", card("Ungoliant's Spawn", damage=4)],
        extra=EXTRA,
        at="2.1+",
    )
    other = game.clone()
    game.play("play Scorch", "choose Forest Spider")
    assert zones(game, "Forest Spider") == ["encounter-discard"]
    assert not game.over
    other.play("play Scorch", "choose Ungoliant's Spawn")
    assert other.result == ((0,), threat(other), "lotr.winning-the-game.2")
    assert other.table()["phase"] == "planning"


@pytest.mark.rule("lotr.victory.2", "lotr.victory.3")
def test_defeated_enemies_and_explored_locations_with_victory_go_to_the_victory_display():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Scorch", "Scorch", "Pathfinding"], engaged=["Hummerhorns", "Forest Spider"]),
        active="Hidden Hall",
        extra=EXTRA,
        at="2.1+",
    )
    game.play("play Scorch", "choose Hummerhorns", "play Scorch", "choose Forest Spider", "play Pathfinding")
    assert zones(game, "Hummerhorns") == ["victory-display"]
    assert zones(game, "Hidden Hall") == ["victory-display"]
    assert zones(game, "Forest Spider") == ["encounter-discard"]
    assert game.table()["victory_points"] == 8
    printed = {info.name: info for info in rw.cards("lotr")}
    assert printed["Hummerhorns"].stats["victory"] == 5
    assert "victory" not in printed["Hummerhorns"].keywords


@EDITIONS
@pytest.mark.rule("lotr.quest-advancement.1", "lotr.quest-advancement.2", "lotr.current-quest.1")
@pytest.mark.parametrize("progress", [2, 3, 7])
def test_a_stage_with_enough_progress_gives_way_at_once_and_the_excess_is_lost(edition, progress):
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Pathfinding", "Pathfinding"]),
        quest=card("Flies and Spiders", progress=progress),
        edition=edition,
        extra=EXTRA,
        at="2.1+",
    )
    game.play("play Pathfinding")
    if progress == 2:
        assert game.look("Flies and Spiders")[0].tokens == {"progress": 7}
        assert zones(game, "A Fork in the Road") == ["quest-deck"]
        return
    fork = only(game, "A Fork in the Road")
    assert (fork.zone, fork.tokens) == ("quest", {})
    assert zones(game, "Flies and Spiders") == ["removed"]
    assert game.table()["phase"] == "planning"
    game.play("play Pathfinding")
    assert zones(game, "Don't Leave the Path!") + zones(game, "Beorn's Path") == ["quest"]
    assert zones(game, "A Fork in the Road") == ["removed"]
