"""Processes that help a search: each tries options in a world of its own and tells what became of them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context

from rulewright.bots.imagining import Outcome, try_out
from rulewright.kernel.game import Game

Errand = tuple[bytes, list[int], int, int]
"""A packed game, the options, the number of the world, and the round to stop at."""


@lru_cache(maxsize=1)
def unpacked(parcel: bytes) -> Game:
    """The game that was packed; the same question is asked several times."""
    import rulewright

    return rulewright.unpack(parcel)


def run(errand: Errand) -> list[Outcome]:
    """Try the options in a world."""
    parcel, options, seed, stop = errand
    game = unpacked(parcel)
    decision = game.decision
    assert decision is not None
    return try_out(game, decision, options, seed, stop)


class Helpers:
    """A few processes, begun when they are first needed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    def run(self, errands: list[Errand]) -> list[list[Outcome]]:
        """What became of the options, world by world."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.number, mp_context=get_context("spawn"))
        return list(self._pool.map(run, errands))

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
