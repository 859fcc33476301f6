"""The bot that answers at random."""

from __future__ import annotations

from random import Random

from rulewright.kernel.game import Game, RulewrightError


class RandomBot:
    """Takes each option with the same probability."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> str:
        """The key of an option on offer."""
        decision = game.decision
        if decision is None:
            raise RulewrightError("refuse-game-over")
        return self._random.choice(decision.options).key
