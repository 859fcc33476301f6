"""The bot that plays by rules of thumb.

The skeleton knows no game: it looks once at the table through the eyes of the seat that is asked, lets the adviser of
the game give every option a number, and takes the highest. Equal ones are taken in the order they are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rulewright.bots.lotr.thumb import advise as advise_lotr
from rulewright.bots.wotr.thumb import advise as advise_wotr
from rulewright.kernel.game import Decision, Game, RulewrightError

Adviser = Callable[[Game, Decision], Sequence[float]]
"""How good each option is for the seat that is asked, in the order of the options."""

ADVISERS: dict[str, Adviser] = {"lotr": advise_lotr, "wotr": advise_wotr}


class ThumbBot:
    """Takes the option its adviser likes best; without an adviser for the game, one at random."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> str:
        """The key of an option on offer."""
        decision = game.decision
        if decision is None:
            raise RulewrightError("refuse-game-over")
        if len(decision.options) == 1:
            return decision.options[0].key
        adviser = ADVISERS.get(game.id)
        if adviser is None:
            return self._random.choice(decision.options).key
        marks = adviser(game, decision)
        return decision.options[max(range(len(marks)), key=marks.__getitem__)].key
