"""A run: jobs go to the workers, finished games to the file."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait

from rulewright.kernel.errors import RulewrightError, whole
from rulewright.lab.engines import Engine
from rulewright.lab.plan import MOST_GAMES, Plan
from rulewright.lab.playing import play_all
from rulewright.lab.results import Results

JOB_SECONDS = 2.0
"""How long a job should take: that much work is lost when a run is killed."""
MOST_IN_JOB = 500
AHEAD = 2
"""So many jobs for each worker are under way or wait for it."""
CHECK_SECONDS = 5.0
GRACE = 3.0
"""How many seconds the games under way are waited for when a run is stopped."""

Job = tuple[int, int]
"""First seed, number of games."""


class Stopped(Exception):  # noqa: N818 (it says what happened)
    """Somebody stopped the run; the finished games are kept."""


def run(
    plan: Plan, games: int, engine: Engine, results: Results, tell: Callable[[int, int], None] = lambda games, won: None
) -> None:
    """Play those of so many games that are not finished yet. `tell` hears how many are finished, and won by seat 0.

    RulewrightError when the workers are lost, Stopped when somebody stopped it; what is finished is kept in any case.
    """
    plan.check()
    gaps = results.missing(whole("games", games, 1, MOST_GAMES))
    under_way: dict[Future[tuple[bytes, int, float]], Job] = {}
    size = 1
    tell(results.games, results.won)
    try:
        while gaps or under_way:
            while gaps and len(under_way) < AHEAD * engine.workers:
                left = sum(count for _, count in gaps)
                first, count = take(gaps, max(1, min(size, left // (AHEAD * engine.workers))))
                under_way[engine.executor.submit(play_all, plan, first, count)] = (first, count)
            done, _ = wait(under_way, CHECK_SECONDS, FIRST_COMPLETED)
            if not done and not engine.alive():
                raise lost(results)
            for future in done:
                first, count = under_way.pop(future)
                rows, won, seconds = future.result()
                results.keep(first, count, rows, won)
                size = max(1, min(2 * size, MOST_IN_JOB, int(JOB_SECONDS * count / max(seconds, 1e-6))))
                tell(results.games, results.won)
    except engine.lost:
        raise lost(results) from None
    except KeyboardInterrupt:
        finish(under_way, results)
        raise Stopped from None


def take(gaps: list[Job], size: int) -> Job:
    """The next job: at most so many of the games that are still to be played."""
    first, count = gaps[0]
    if count > size:
        gaps[0] = first + size, count - size
        return first, size
    return gaps.pop(0)


def finish(under_way: dict[Future[tuple[bytes, int, float]], Job], results: Results) -> None:
    """The run is stopped: what has begun may come to its end, if that does not take long."""
    running = {future: job for future, job in under_way.items() if not future.cancel()}
    done, _ = wait(running, GRACE)
    for future in done:
        if not future.cancelled() and future.exception() is None:
            rows, won, _ = future.result()
            results.keep(*running[future], rows, won)


def lost(results: Results) -> RulewrightError:
    """The error for workers that died: how many games are finished, and where they are."""
    return RulewrightError("error-lab-lost", number=results.games, name=str(results.path))
