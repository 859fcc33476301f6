"""An answer that changes nothing: the same question is put once more, and it is a new one."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import champions, offers, seat


def test_a_request_that_nobody_can_follow_leaves_the_turn_as_it_was():
    game = champions(seat("Spider-Man", hand=["Energy"]), seat("She-Hulk", hand=["Energy"]))
    question, offered, digest = game.decision, offers(game), game.digest()
    game.play("ask player 2")
    assert (game.decision.player, offers(game), game.digest()) == (0, offered, digest)
    with pytest.raises(rw.RulewrightError):
        question.prompt()
    game.play("end the turn")
    assert game.decision.player == 1


def test_a_patient_player_who_can_only_decline_is_asked_all_the_same():
    game = champions(seat("Spider-Man", hand=["Energy"]), seat("She-Hulk", hand=["Energy"]))
    game.state.patient = 0b10
    game.play("ask player 2")
    assert (game.decision.player, offers(game)) == (1, ["decline"])
