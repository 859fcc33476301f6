"""Players that are programs.

    bot = rulewright.bots.make("random", seed=3)
    game.choose(bot.choose(game))

A bot is asked for the seat that the game asks, and looks only at what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, SupportsIndex

from rulewright.bots.chance import RandomBot
from rulewright.bots.search import SearchBot
from rulewright.bots.thumb import ThumbBot
from rulewright.kernel.errors import whole, word
from rulewright.kernel.game import MOST_SEED, Game, RulewrightError

__all__ = ["Bot", "make", "names", "register"]


class Bot(Protocol):
    """Plays whichever seat is asked."""

    def choose(self, game: Game) -> str:
        """The key of an option on offer. The game is left as it is."""


Factory = Callable[[int], Bot]
"""Makes a bot from a seed: equal seeds and equal questions give equal answers."""

_factories: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Add a kind of bot, or put another in the place of one."""
    _factories[name] = factory


def names() -> tuple[str, ...]:
    """The kinds of bots there are."""
    return tuple(_factories)


def make(name: str, seed: SupportsIndex = 0) -> Bot:
    """A bot of this kind. RulewrightError when there is none."""
    if word("name", name) not in _factories:
        raise RulewrightError("error-unknown-bot", name=name, known=", ".join(_factories))
    return _factories[name](whole("seed", seed, 0, MOST_SEED))


register("random", RandomBot)
register("thumb", ThumbBot)
