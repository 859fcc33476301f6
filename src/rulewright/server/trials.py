"""Decks on trial: bots play games with a deck in a process of their own, and the lab's report tells how it went.

A trial lasts as long as whoever asked for it listens: who goes away ends it, and nothing of it is kept. All trials of a
node share one process, a few games in turn, so tables never wait for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor

import msgspec
import structlog

from rulewright.lab import Engine, Plan, Row, pool
from rulewright.lab.playing import play_all
from rulewright.lab.report import Report, report
from rulewright.lab.summary import Summary
from rulewright.language.speech import LANGUAGES
from rulewright.server.pages import ReportOut, ReportTable, TrialOut, TrialWanted
from rulewright.server.wording import say

BOT = "thumb"
TURN = 4
"""So many games of a trial are played before it is the turn of the next."""
MOST = 6
"""So many trials a node plays in turn."""

log = structlog.get_logger()


class Busy(Exception):  # noqa: N818 (it is no fault)
    """Somebody's last trial still runs, or too many others do."""


class Trials:
    """The trials of a node."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self._running: set[str] = set()

    def close(self) -> None:
        """End all of them."""
        if self._engine is not None:
            self._engine.close()

    async def run(self, user: str, game: str, wanted: TrialWanted, lang: str) -> AsyncIterator[TrialOut]:
        """Play the games: how far they are, and at last what they tell.

        Busy when this cannot be done now, RulewrightError when the deck or the scenario is no good; both come before
        the first line.
        """
        if self._busy(user):
            raise Busy
        setup = {"decks": [wanted.deck], **({"scenario": wanted.scenario} if wanted.scenario else {})}
        summary = await asyncio.to_thread(Summary, Plan(game, setup, (BOT,)), ())
        return self._play(user, summary, wanted.games, lang)

    def _busy(self, user: str) -> bool:
        return user in self._running or len(self._running) >= MOST

    async def _play(self, user: str, summary: Summary, games: int, lang: str) -> AsyncIterator[TrialOut]:
        if self._busy(user):
            yield TrialOut(0, games, fault=say(lang, "server-trial-runs"))
            return
        self._running.add(user)
        try:
            yield TrialOut(0, games)
            while summary.games < games:
                for row in await self._games(summary.plan, summary.games, min(TURN, games - summary.games)):
                    summary.add(row)
                yield TrialOut(summary.games, games, summary.wins[0])
            told = await asyncio.to_thread(lambda: {each: plain(report(summary, each)) for each in LANGUAGES})
            yield TrialOut(summary.games, games, summary.wins[0], told)
        except Exception:
            log.exception("trial failed", game=summary.plan.game)
            yield TrialOut(summary.games, games, summary.wins[0], fault=say(lang, "server-fault"))
        finally:
            self._running.discard(user)

    async def _games(self, plan: Plan, first: int, count: int) -> list[Row]:
        """Some games; the process that plays them is begun when it is needed, and anew when it has died."""
        engine = self._engine = self._engine or pool(1)
        try:
            rows, _, _ = await asyncio.wrap_future(engine.executor.submit(play_all, plan, first, count))
        except BrokenExecutor:
            engine.close()
            if self._engine is engine:
                self._engine = None
            raise
        return msgspec.json.decode(rows, type=list[Row])


def plain(told: Report) -> ReportOut:
    """A report as it is sent."""
    tables = []
    for table in told.tables:
        numbers = tuple(table.numbers(column) for column in range(len(table.heads)))
        tables.append(ReportTable(table.title, table.heads, numbers, table.lines, table.remark))
    return ReportOut(told.title, told.facts, tables)
