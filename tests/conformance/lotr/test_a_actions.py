"""Actions: when and from where they are used; the active player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright.games.lotr.vocabulary.printing import ally, location, quest
from rulewright.games.lotr.vocabulary.threat import LowerThreat, RaiseThreat
from rulewright.games.lotr.vocabulary.words import THIS, Action
from rulewright.lcg.verbs import PutIntoPlay
from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

REVENANT = ally(
    "Revenant",
    Action(PutIntoPlay(THIS), cost=RaiseThreat(3), zones=("discard",)),
    number=901, copies=3, sphere="leadership", cost=1, stats=(1, 1, 1, 2), traits="Spirit.",
)  # fmt: skip
SHRINE = location(
    "Quiet Shrine",
    Action(LowerThreat(1)),
    number=902, copies=3, set_name="Test", threat=1, points=3, traits="Forest.",
)  # fmt: skip
VIGIL = replace(
    quest("The Vigil", Action(LowerThreat(2)), number=119, scenario="Passage Through Mirkwood", stage=1, points=8),
    id="01119",
)
"""In the place of the first stage."""


@pytest.mark.rule("lotr.action.1")
def test_actions_are_used_in_action_windows_only():
    game = lotr(seat(heroes=["Théodred"], allies=["Faramir"]), staging=["Old Forest Road"], at="3.2", patient=True)
    assert (game.decision.kind, offers(game)) == ("commit", ["commit Théodred", "commit Faramir", "done"])
    game.play("commit Théodred", "done")
    assert (game.decision.kind, offers(game)) == ("respond", ["use Théodred", "pass"])
    game.play("pass")
    assert (game.decision.kind, offers(game)) == ("action", ["use Faramir", "pass"])
    pass_until(game, "travel")
    assert offers(game) == ["travel to Old Forest Road", "stay"]


@pytest.mark.rule("lotr.action.2")
def test_an_action_that_names_a_phase_is_used_in_the_windows_of_that_phase_only():
    mine = seat(
        heroes=[card("Gimli", resources=3), card("Denethor", resources=3, exhausted=True)],
        hand=["Feint", "Secret Paths"],
        engaged=["King Spider"],
    )
    for at, usable in (
        ("1.3+", []), ("2.2", []), ("3.1", ["play Secret Paths"]), ("3.4+", ["play Secret Paths"]), ("4.2+", []),
        ("5.3+", []), ("6.2+", ["play Feint"]), ("7.4", []),
    ):  # fmt: skip
        game = lotr(mine, active="Forest Gate", staging=["Enchanted Stream"], at=at, patient=True)
        assert (game.decision.kind, offers(game)) == ("action", [*usable, "pass"]), at


@pytest.mark.rule("lotr.action.3")
def test_nobody_acts_before_the_action_under_way_is_over():
    heroes = [card("Gimli", resources=1), card("Legolas", resources=1)]
    game = lotr(
        seat(heroes=heroes, allies=["Faramir"], hand=["Blade Mastery"]),
        seat(heroes=["Beravor"], deck=["Gandalf"]),
        at="3.1",
        patient=True,
    )
    assert offers(game) == ["use Faramir", "play Blade Mastery", "pass"]
    game.play("play Blade Mastery")
    assert (game.decision.seat, game.decision.kind) == (0, "pay")
    game.play("pay with Gimli")
    assert offers(game) == ["choose Gimli", "choose Legolas", "choose Faramir", "choose Beravor"]
    assert game.decision.seat == 0
    game.play("choose Gimli")
    assert zones(game, "Blade Mastery") == ["discard"]
    assert (game.decision.seat, offers(game)) == (1, ["use Beravor", "pass"])


@pytest.mark.rule("lotr.action.4")
def test_a_player_uses_the_actions_of_own_heroes_allies_and_attachments():
    game = lotr(
        seat(heroes=[card("Beravor", attachments=["Steward of Gondor"])], allies=["Faramir"], deck=["Gandalf"]),
        seat(heroes=["Denethor"], allies=["Gléowine"], deck=["Beorn"]),
        encounter_deck=["Forest Gate"],
        at="3.1",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["use Beravor", "use Steward of Gondor", "use Faramir", "pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["use Denethor", "use Gléowine", "pass"])


@pytest.mark.rule("lotr.action.6")
def test_an_action_that_works_out_of_play_is_used_by_the_owner_from_there():
    game = lotr(
        seat(hand=["Revenant"]),
        seat(heroes=["Gimli"], discard=["Revenant"]),
        at="3.1",
        patient=True,
        extra=(REVENANT,),
    )
    assert (game.decision.seat, offers(game)) == (0, ["pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["use Revenant", "pass"])
    game.play("use Revenant")
    assert sorted((p.zone, p.seat) for p in game.look("Revenant")) == [("hand", 0), ("play", 1)]
    assert threat(game, 1) == 11 + 3
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["pass"])


@pytest.mark.rule("lotr.action.7")
def test_any_player_uses_the_actions_of_locations_objectives_and_quests_in_play():
    game = lotr(
        seat(),
        seat(heroes=["Gimli"]),
        quest="The Vigil",
        staging=["Quiet Shrine", "Shadow Key"],
        encounter_discard=["Quiet Shrine"],
        at="3.1",
        patient=True,
        extra=(SHRINE, VIGIL),
    )
    assert sorted(offers(game)) == ["pass", "use Quiet Shrine", "use Shadow Key", "use The Vigil"]
    game.play("use Quiet Shrine")
    assert (game.decision.seat, sorted(offers(game))) == (
        1,
        ["pass", "use Quiet Shrine", "use Shadow Key", "use The Vigil"],
    )
    game.play("use The Vigil")
    assert game.table()["threat"] == [12 - 1, 11 - 2]


@pytest.mark.rule("lotr.active-player.1")
def test_the_active_player_is_the_one_who_may_act_in_a_step():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Gimli"]),
        seat(heroes=["Legolas"], engaged=["King Spider"]),
        first=1,
        staging=["Forest Spider"],
        at="3.2",
        patient=True,
    )
    asked = []
    for kind in ("commit", "engage", "enemy-attack", "attack"):
        for _ in range(3 if kind != "enemy-attack" else 1):
            pass_until(game, kind)
            asked.append((kind, game.decision.seat))
            game.choose(-1 + len(offers(game)))
    assert asked == [
        ("commit", 1), ("commit", 2), ("commit", 0),
        ("engage", 1), ("engage", 2), ("engage", 0),
        ("enemy-attack", 2),
        ("attack", 1), ("attack", 2), ("attack", 0),
    ]  # fmt: skip
    assert only(game, "Forest Spider").zone == "staging"
