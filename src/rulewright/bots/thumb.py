"""The bot that plays by rules of thumb.

The skeleton knows no game: it looks once at the table through the eyes of the seat that is asked, lets the adviser of
the game give every option a number, and takes the highest. Equal ones are taken in the order they are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

from rulewright.kernel.game import Decision, Game, RulewrightError

Adviser = Callable[[Game, Decision], Sequence[float]]
"""How good each option is for the seat that is asked, in the order of the options."""


@cache
def adviser(game: str) -> Adviser | None:
    """The adviser for a game: `advise` in `rulewright.bots.GAME.thumb`, if there is such a module."""
    return advice(game, "thumb")


@cache
def light_adviser(game: str) -> Adviser | None:
    """The adviser for games that are only imagined: `advise` in `rulewright.bots.GAME.light`, else the careful one."""
    return advice(game, "light") or adviser(game)


def advice(game: str, kind: str) -> Adviser | None:
    """What a module of a game's bots advises, if there is such a module."""
    folder = f"rulewright.bots.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.{kind}") is None:
        return None
    advise: Adviser = import_module(f"{folder}.{kind}").advise
    return advise


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
        advise = adviser(game.id)
        if advise is None:
            return self._random.choice(decision.options).key
        marks = advise(game, decision)
        return decision.options[max(range(len(marks)), key=marks.__getitem__)].key
