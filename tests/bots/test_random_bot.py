"""The bot that answers at random, and the register of bots."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.terminal.saying import sentence


def playthrough(seed: int, bot_seed: int) -> tuple[list[str], rw.Game]:
    game = rw.new("lotr", decks=["leadership", "tactics"], seed=seed)
    bot = bots.make("random", seed=bot_seed)
    keys = []
    while not game.over:
        keys.append(bot.choose(game))
        game.choose(keys[-1])
    return keys, game


def test_equal_seeds_play_equal_games_to_their_end():
    keys, game = playthrough(3, 5)
    again, same = playthrough(3, 5)
    assert again == keys
    assert same.digest() == game.digest()
    assert game.result is not None


def test_other_seeds_play_other_games():
    assert playthrough(3, 6)[0] != playthrough(3, 5)[0]


def test_it_chooses_from_what_is_on_offer_and_leaves_the_game_as_it_is():
    game = rw.new("lotr", decks=["leadership"], seed=1)
    before = game.digest()
    keys = {bots.make("random", seed=seed).choose(game) for seed in range(20)}
    assert keys == {"keep", "mulligan"}
    assert game.digest() == before


def test_what_its_seat_cannot_know_does_not_change_its_answers():
    game = rw.new("lotr", decks=["leadership", "tactics"], seed=4)
    guide, bot, other = bots.make("random", 9), bots.make("random", 1), bots.make("random", 1)
    for shuffle in range(40):
        seat = game.decision.seat
        assert bot.choose(game) == other.choose(game.determinize(seat, shuffle))
        game.choose(guide.choose(game))


def test_it_has_no_answer_when_the_game_is_over():
    _, game = playthrough(3, 5)
    with pytest.raises(rw.RulewrightError) as refused:
        bots.make("random").choose(game)
    assert sentence(refused.value, "lotr", "uk") == "Гру завершено."


def test_an_unknown_bot_is_named_in_the_error():
    with pytest.raises(rw.RulewrightError) as refused:
        bots.make("oracle")
    assert refused.value.message == "error-unknown-bot"
    assert refused.value.details == {"name": "oracle", "known": ", ".join(bots.names())}


def test_a_kind_of_bot_can_be_added(monkeypatch):
    class First:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, game: rw.Game) -> str:
            return game.decision.options[0].key

    monkeypatch.setattr(bots, "_factories", dict(bots._factories))
    bots.register("first", First)
    assert bots.names()[-1] == "first"
    assert bots.make("first", seed=2).choose(rw.new("lotr", seed=1)) == "keep"
