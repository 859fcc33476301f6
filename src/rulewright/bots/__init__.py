"""Players that are programs.

    bot = rulewright.bots.make("random", seed=3)
    game.choose(bot.choose(game))
    bot = rulewright.bots.make("search", seconds=0.5)

A bot is asked for the seat that the game asks, and looks only at what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, SupportsIndex

from rulewright.bots.chance import RandomBot
from rulewright.bots.search import SearchBot
from rulewright.bots.thumb import ThumbBot
from rulewright.kernel.errors import LONGEST, whole, word
from rulewright.kernel.game import MOST_SEED, Game, RulewrightError

__all__ = ["Bot", "make", "names", "register", "register_thinker"]


class Bot(Protocol):
    """Plays whichever seat is asked."""

    def choose(self, game: Game) -> str:
        """The key of an option on offer. The game is left as it is."""


Factory = Callable[[int], Bot]
"""Makes a bot from a seed: equal seeds and equal questions give equal answers."""
Thinker = Callable[[int, int | None, float | None, int], Bot]
"""Makes a bot from a seed and its budget for a choice: so many iterations, or so many seconds, and so many workers."""

MOST_ITERATIONS, MOST_SECONDS, MOST_WORKERS = 1_000_000, 86_400.0, 256

_factories: dict[str, Factory] = {}
_thinkers: dict[str, Thinker] = {}


def register(name: str, factory: Factory) -> None:
    """Add a kind of bot, or put another in the place of one."""
    _thinkers.pop(name, None)
    _factories[name] = factory


def register_thinker(name: str, thinker: Thinker) -> None:
    """Add a kind of bot that has a budget, or put another in the place of one."""
    _thinkers[name] = thinker
    _factories[name] = lambda seed: thinker(seed, None, None, 1)


def names() -> tuple[str, ...]:
    """The kinds of bots there are."""
    return tuple(_factories)


def make(
    name: str,
    seed: SupportsIndex = 0,
    *,
    iterations: SupportsIndex | None = None,
    seconds: float | None = None,
    workers: SupportsIndex = 1,
) -> Bot:
    """A bot of this kind. RulewrightError when there is none.

    One that thinks may be given a budget for each choice, here or with its name: "search=64" (iterations) and
    "search=0.5s" (seconds); and a number of processes that share the work, whatever they find is the same.
    """
    kind, _, budget = word("name", name).partition("=")
    if kind not in _factories:
        raise RulewrightError("error-unknown-bot", name=kind, known=", ".join(_factories))
    number = whole("seed", seed, 0, MOST_SEED)
    if budget:
        iterations, seconds = written(name, budget)
    helping = whole("workers", workers, 1, MOST_WORKERS)
    if iterations is None and seconds is None and helping == 1:
        return _factories[kind](number)
    if kind not in _thinkers:
        raise RulewrightError("error-bot-without-budget", name=kind, known=", ".join(_thinkers))
    worlds = None if iterations is None else whole("iterations", iterations, 1, MOST_ITERATIONS)
    time: object = seconds if worlds is None else None
    if time is None:
        return _thinkers[kind](number, worlds, None, helping)
    if not isinstance(time, int | float) or not 0 < time <= MOST_SECONDS:
        raise no_budget(str(time))
    return _thinkers[kind](number, None, float(time), helping)


def written(name: str, budget: str) -> tuple[int | None, float | None]:
    """A budget as it is written behind the name of a bot."""
    try:
        return (None, float(budget[:-1])) if budget.endswith("s") else (int(budget), None)
    except ValueError:
        raise no_budget(name) from None


def no_budget(given: str) -> RulewrightError:
    """What is wrong with a budget that is none."""
    return RulewrightError("error-budget", name=given[:LONGEST], iterations="search=64", seconds="search=0.5s")


register("random", RandomBot)
register("thumb", ThumbBot)
register_thinker("search", SearchBot)
