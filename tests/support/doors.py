"""Setups of every game for the researchers' doors, the game of a page among them: what comes to exist has its doors."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import rulewright as rw
from rulewright.games import registry
from rulewright.kernel import homes


class Door(NamedTuple):
    """A game, its setup, and a seat at its table."""

    game: str
    setup: dict[str, object]
    seat: int = 0

    def new(self, seed: int) -> rw.Game:
        return rw.new(self.game, seed=seed, **self.setup)

    def __str__(self) -> str:
        return "-".join([self.game, *map(str, self.setup.values())])


DOORS = [
    Door("lotr", {"scenario": "passage-through-mirkwood"}),
    Door("lotr", {"scenario": "journey-along-the-anduin", "seats": 2, "edition": "classic"}, 1),
    Door("lotr", {"scenario": "escape-from-dol-guldur", "seats": 3}, 2),
    Door("wotr", {"scenario": "duel-2"}, 1),
    Door("wotr", {"scenario": "trilogy", "seats": 4}, 2),
    Door("wotr", {"scenario": "fellowship"}),
    Door("champions", {"scenario": "rhino"}),
    Door("champions", {"scenario": "klaw", "seats": 2, "modular": ["random"]}, 1),
    Door("champions", {"scenario": "ultron", "seats": 3, "difficulty": "expert"}, 2),
    Door("meq", {"seats": 2}),
    Door("meq", {"seats": 3}, 1),
    Door("watch", {}, 1),
]


def one_of_each() -> list[Door]:
    """The first setup of each game."""
    return [next(door for door in DOORS if door.game == game) for game in dict.fromkeys(d.game for d in DOORS)]


def with_fifth_game() -> Iterator[None]:
    """The game of a page is there meanwhile."""
    registry.register("watch", "fifth_game")
    yield
    registry.GAMES.remove("watch")
    del homes.ELSEWHERE["watch"]


def walk(game: rw.Game, seed: int, stops: float = 1.0) -> Iterator[rw.Game]:
    """Play the game at random; stop at this share of the questions."""
    rng = random.Random(seed)
    while not game.over:
        if rng.random() < stops:
            yield game
        game.choose(rng.randrange(len(game.decision.options)))
