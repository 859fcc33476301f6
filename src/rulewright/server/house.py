"""The house: the store, the tables in memory, links, limits. One for each node."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic

import msgspec
import structlog
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import RulewrightError
from rulewright.server import metrics, moves, people
from rulewright.server.guard import Limits
from rulewright.server.moves import Origin, Standing
from rulewright.server.store import CHANNEL, MoveRow, Store, StoreFailed, User
from rulewright.server.table import LiveTable
from rulewright.server.trials import Trials

INVITED = 14 * 24 * 3600
"""So many seconds a link is valid."""
IDLE = 600.0
"""So many seconds a table stays in memory that nobody looks at."""
SWEEP = 30.0

log = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    store: str
    local: bool = False
    """Whether only this machine reaches it: then whoever comes is let in under a name at once."""
    pace: float = 0.35
    """So many seconds lie between two choices of a bot, so that people can follow."""
    hosts: tuple[str, ...] = ()
    """The names under which it answers; none: under all."""
    trials: bool = True
    """Whether people may let bots try their decks."""


class Invited(msgspec.Struct):
    """What a link says: the table and the seat, None for those who watch."""

    table: str
    seat: int | None


class House:
    """What all requests of a node share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.store)
        self.limits = Limits()
        self.trials = Trials()
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self._left: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._signer = URLSafeTimedSerializer("")

    async def open(self) -> None:
        """Begin: the store is ready when this is done."""
        await self.store.open()
        self._signer = URLSafeTimedSerializer(await self.store.secret(), salt="invite")
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(asyncio.to_thread(warm))]
        if self.store.postgres:
            self._tasks.append(asyncio.create_task(self._listen()))

    async def close(self) -> None:
        """End: what is under way is finished, nothing new is begun."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.live.values()), return_exceptions=True)
        self.trials.close()
        await self.store.close()

    # ---- people and links

    async def who(self, connection: HTTPConnection) -> User | None:
        """Who sends a request."""
        return await people.who(self.store, connection)

    def invite(self, table: str, seat: int | None) -> str:
        """The token of a link to a seat."""
        return str(self._signer.dumps([table, seat]))

    def invited(self, token: str) -> Invited | None:
        """What a link says; None when it is not ours or too old."""
        try:
            table, seat = self._signer.loads(token, max_age=INVITED)
            return msgspec.convert({"table": table, "seat": seat}, Invited)
        except (BadSignature, ValueError, TypeError):
            return None

    # ---- tables

    async def table(self, table: str) -> LiveTable | None:
        """A table, brought into memory if it was not there; None when there is none of this id."""
        found = self.live.get(table)
        if found is not None:
            self._left[table] = monotonic()
            return found
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.live:
                    await self._load(table)
        finally:
            if not lock.locked():
                self._loading.pop(table, None)
        return self.live.get(table)

    async def _load(self, table: str) -> None:
        row = await self.store.table(table)
        if row is None or self.stopping:
            return
        seats = await self.store.seats_of(table)
        stored = await self.store.moves_after(table, 0)
        standing = await asyncio.to_thread(play_again, row.origin, stored)
        self._left[table] = monotonic()
        live = self.live[table] = LiveTable(self.store, row, seats, standing, self.settings.pace)
        live.let_bots_play()
        metrics.TABLES.set(len(self.live))

    async def forget(self, table: str) -> None:
        """A table is gone, or nobody looks at it."""
        found = self.live.pop(table, None)
        self._left.pop(table, None)
        if found is not None:
            await found.close()
        metrics.TABLES.set(len(self.live))

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            for table, live in list(self.live.items()):
                if live.connections:
                    self._left[table] = monotonic()
                elif monotonic() - self._left.get(table, 0.0) > IDLE and live.bot_asked() is None:
                    await self.forget(table)

    # ---- other nodes

    async def _listen(self) -> None:
        """Hear what other nodes have stored. After every interruption all tables are read again."""
        import psycopg

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    for table in list(self.live.values()):
                        await table.catch_up()
                    async for heard in db.notifies():
                        await self._heard(heard.payload)
            except (psycopg.Error, StoreFailed, OSError) as error:
                log.warning("not listening", error=type(error).__name__)
                await asyncio.sleep(0.5)

    async def _heard(self, payload: str) -> None:
        what, table, *rest = payload.split(" ")
        live = self.live.get(table)
        if live is None:
            return
        if what == "gone":
            await self.forget(table)
            return
        try:
            if what == "move" and int(rest[0]) > live.standing.at:
                await live.catch_up()
            elif what == "seats":
                await live.refresh_seats()
            elif what == "said":
                await live.hear()
        except RulewrightError:
            log.exception("cannot follow", table=table)


def warm() -> None:
    """Import the games before somebody waits for them."""
    for game in GAMES:
        module(game).info()


def play_again(origin: str, stored: list[MoveRow]) -> Standing:
    """The table as its stored moves make it."""
    standing = moves.begin(msgspec.json.decode(origin, type=Origin))
    for row in stored:
        standing = moves.make(standing, moves.read(row.body))
    return standing
