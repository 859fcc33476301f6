"""Passing for longer than one window: until a choice, a phase, a change, a round, a stop; remembered answers."""

from __future__ import annotations

import pickle

import pytest

import rulewright as rw
from support.lotr import lotr, offers, seat


def two_at_peace() -> rw.Game:
    """Two players with something to use in every window, and no enemy."""
    return lotr(seat(["Éowyn"], hand=["Gandalf"] * 2), seat(["Beravor"], hand=["Gandalf"] * 2), at="1.3")


def hand_overs(game: rw.Game, mode: str | None) -> int:
    """How often the keyboard is handed over in this round when both only pass."""
    count, last, asked = 0, None, set()
    this_round = game.table()["round"]
    while game.table()["round"] == this_round and not game.over:
        decision = game.decision
        count, last = count + (decision.seat != last), decision.seat
        if mode is not None and decision.seat not in asked:
            asked.add(decision.seat)
            game.pass_until(mode)
        else:
            keys = offers(game)
            game.choose("pass" if "pass" in keys else keys[-1])
    return count


def test_a_round_in_which_both_only_pass_costs_two_hand_overs():
    assert hand_overs(two_at_peace(), None) == 25
    assert hand_overs(two_at_peace(), "round") == 2


def test_passing_ends_with_the_next_real_choice():
    game = two_at_peace()
    game.pass_until("choice", seat=0)
    game.pass_until("choice", seat=1)
    assert (game.table()["step"], offers(game)) == ("3.2", ["commit Éowyn", "done"])
    game.choose("done")
    assert game.passing.passes(0) is None


def test_passing_ends_with_the_phase():
    game = two_at_peace()
    game.pass_until("phase", seat=0)
    assert (game.decision.seat, game.table()["phase"]) == (1, "resource")
    game.pass_until("phase", seat=1)
    assert (game.decision.seat, game.table()["phase"]) == (0, "planning")


def test_passing_ends_where_a_person_stops():
    game = two_at_peace()
    game.stop_at("travel", seat=0)
    game.pass_until("stop", seat=0)
    game.pass_until("stop", seat=1)
    while game.decision.kind != "action":
        game.choose(offers(game)[-1])
    assert (game.decision.seat, game.table()["phase"]) == (0, "travel")


def test_passing_ends_when_something_happens_to_the_person():
    game = lotr(
        seat(["Éowyn"], hand=["Gandalf"] * 2, threat=20),
        seat(["Beravor"], hand=["Gandalf"] * 2, threat=20),
        staging=["Forest Spider"],
        at="3.3",
    )
    game.pass_until("change", seat=0)
    game.pass_until("change", seat=1)
    assert (game.decision.seat, game.table()["threat"], game.table()["phase"]) == (0, [22, 22], "quest")


def test_a_stop_with_a_question_mark_is_one_only_if_something_has_happened_to_the_person():
    for staging, phase in (["Forest Spider"], "travel"), ([], "combat"):
        game = lotr(seat(["Éowyn"], hand=["Gandalf"] * 2, threat=20), staging=staging, at="3.3", encounter_deck=[])
        game.stop_at("travel?", "combat", seat=0)
        game.pass_until("stop")
        assert (game.table()["threat"], game.table()["phase"]) == ([22 if staging else 20], phase)


def test_a_declined_ability_is_not_asked_about_again():
    game = lotr(seat(["Éowyn"], hand=["Gandalf"] * 2), at="1.3")
    assert offers(game) == ["use Éowyn", "pass"]
    game.remember("pass")
    assert game.decision.kind == "commit"
    game.forget()
    game.choose("done")
    assert offers(game) == ["use Éowyn", "pass"]


def test_automatic_passes_are_choices_that_replay_and_are_taken_back_with_the_one_before():
    game = two_at_peace()
    start = game.digest()
    game.pass_until("choice", seat=0)
    game.pass_until("choice", seat=1)
    passed = game.digest()
    game.choose("done")
    again = rw.replay(game.journal())
    assert (again.digest(), again.automatic()) == (game.digest(), game.automatic())
    game.undo()
    assert (game.digest(), game.automatic().count(False)) == (passed, 0)
    assert pickle.loads(pickle.dumps(game)).digest() == passed  # noqa: S301 (our own)
    with pytest.raises(rw.RulewrightError, match="nothing to take back"):
        game.undo()
    assert start != passed


def test_what_is_remembered_is_kept_in_the_journal():
    game = lotr(seat(["Éowyn"], hand=["Gandalf"] * 2), at="1.3")
    game.stop_at("combat")
    game.remember("pass")
    assert rw.replay(game.journal()).passing == game.passing


def test_nobody_can_pass_until_something_unknown():
    with pytest.raises(rw.RulewrightError, match="Nobody can pass until “supper”"):
        two_at_peace().pass_until("supper")


@pytest.mark.parametrize(("until", "asked"), [(None, 0), ("choice", 1)])
def test_sauron_passes_over_the_moments_of_his_shadow_cards(until: str | None, asked: int):
    written = {"heroes": [{"name": "Argalad", "at": "Bree", "hand": ["Parry"]}], "at": "turn", "pool": 4}
    game = rw.position("meq", {**written, "shadow": ["An Evil Fog"]})
    assert (game.decision.seat, game.decision.kind) == (0, "shadow")
    if until:
        game.wish_to_pass(until)
    game.choose("pass")
    game.play("pass", "travel to Weathertop")
    assert game.decision.seat == asked
