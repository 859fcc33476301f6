"""Playing a game on in the core: at random, as a policy says, for so many choices."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.bots.thumb import ThumbBot


@pytest.mark.parametrize("game", ["lotr", "wotr", "champions", "meq"])
def test_a_playout_ends_the_game_and_is_a_game_like_any_other(game: str):
    played = rw.new(game, seed=4)
    assert played.playout(seed=9) == played.result
    assert played.over
    assert rw.replay(played.journal()).digest() == played.digest()
    again, other = rw.new(game, seed=4), rw.new(game, seed=4)
    again.playout(seed=9)
    other.playout(seed=10)
    assert again.digest() == played.digest()
    assert [*other.choices()] != [*played.choices()]


def test_a_playout_stops_after_so_many_choices():
    played = rw.new("lotr", seed=4)
    assert played.playout(seed=1, most=7) is None
    assert len([*played.choices()]) == 7
    played.playout(most=0)
    assert len([*played.choices()]) == 7


def test_a_policy_says_what_is_chosen():
    played, one_by_one = rw.new("lotr", seed=2), rw.new("lotr", seed=2)
    bot = ThumbBot()
    while not one_by_one.over:
        one_by_one.choose(bot.choose(one_by_one))
    played.playout(policy=lambda game: game.decision.keys.index(bot.choose(game)))
    assert played.digest() == one_by_one.digest()


@pytest.mark.parametrize("given", [{"seed": -1}, {"seed": "x"}, {"most": -1}, {"most": 1.5}])
def test_what_is_no_number_is_told_in_one_sentence(given: dict):
    with pytest.raises(rw.RulewrightError, match="is not possible for"):
        rw.new("lotr").playout(**given)
