"""The bot that plays by rules of thumb."""

from __future__ import annotations

import pytest
from support.lotr import position

import rulewright as rw
from rulewright import bots


def playthrough(seed: int, seats: int, scenario: str = "passage-through-mirkwood", **options: str) -> rw.Game:
    game = rw.new("lotr", scenario=scenario, seats=seats, seed=seed, **options)
    bot = bots.make("thumb", seed)
    while not game.over:
        game.choose(bot.choose(game))
    return game
