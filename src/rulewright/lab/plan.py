"""What is to be played: a game with its setup, who plays the seats, and the first seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import rulewright as rw
from rulewright import bots
from rulewright.bots import Bot
from rulewright.kernel.errors import RulewrightError, whole
from rulewright.kernel.game import Game

MOST_GAMES = 10**9
MOST_SEED = (1 << 63) - 1 - MOST_GAMES
"""Seeds of the lab are numbers that every table of results can hold."""


class Plan(msgspec.Struct, frozen=True):
    """Games of one kind. `setup` is what `rulewright.new` takes besides the seed; `bots` one for all seats or for each.

    The games have the seeds from `seed` on.
    """

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...] = ("thumb",)
    seed: int = 0
    cards: bool = True
    """Whether to count which cards are drawn and played."""

    def check(self) -> Game:
        """The first of the games, before its first choice. RulewrightError says what is wrong with the plan."""
        whole("seed", self.seed, 0, MOST_SEED)
        for name in self.bots:
            bots.make(name)
        begun = self.begin(self.seed)
        people = begun.state.people
        if len(self.bots) not in (1, people):
            raise RulewrightError("error-lab-bots", number=len(self.bots), seats=people)
        return begun

    def begin(self, seed: int) -> Game:
        """The game with this seed, before its first choice."""
        return rw.new(self.game, seed=seed, **self.setup)

    def players(self, seed: int, people: int) -> list[Bot]:
        """Who plays the seats of the game with this seed."""
        names: Sequence[str] = self.bots * people if len(self.bots) == 1 else self.bots
        return [bots.make(name, seed + seat) for seat, name in enumerate(names)]


def game(plan: Plan, seed: int) -> Game:
    """The game with this seed, played to its end: `journal()` and `log()` tell how it went."""
    begun = plan.begin(whole("seed", seed, 0, MOST_SEED + MOST_GAMES))
    players = plan.players(seed, begun.state.people)
    while (decision := begun.decision) is not None:
        begun.choose(players[decision.seat].choose(begun))
    return begun
