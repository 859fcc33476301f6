"""A table that people sit at now: one game in memory, as its stored moves make it, and everybody who looks at it.

A move is stored before anybody hears of it. Whoever made the next move first, on whichever node, has made it; the
others read it and go on from there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import structlog
from msgspec import Struct

from rulewright import bots
from rulewright.bots import Bot
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.state import Entry
from rulewright.server import frames, metrics, moves
from rulewright.server.frames import Reader, Scene, Sight, encode
from rulewright.server.moves import Agreed, Chosen, Move, Standing, TakenBack
from rulewright.server.store import ChatRow, Repeated, SeatRow, Store, StoreFailed, TableRow, Taken, User
from rulewright.server.wire import Frame, LineOut, Presence, Said, SeatOut, UndoOut

FIRST_LINES = 100
"""So many lines of the log are in the first frame of a connection."""
LATER = 2.0
"""So many seconds a node waits for the one that has made the last move to let its bot go on."""

log = structlog.get_logger()
T = TypeVar("T")
Heard = Callable[[int], object]


@dataclass(eq=False)
class Connection:
    """Somebody who looks at a table: who, from which seat, in which language, and what is still to be sent."""

    user: User
    lang: str
    seat: int | None
    lines: int = 0
    """How many lines of the log were sent."""
    fresh: bool = True
    """Whether the log has to be sent anew."""
    stale: bool = True
    """Whether the table has changed since the last frame."""
    outbox: deque[bytes] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: Struct) -> None:
        """Have something sent, after what is waiting."""
        self.outbox.append(encode(message))
        self.wake.set()

    def look_again(self, anew: bool = False) -> None:
        """Have a new frame sent; with `anew` the log from its end on as well."""
        self.stale = True
        self.fresh = self.fresh or anew
        self.wake.set()


class LiveTable:
    """A table in memory."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], standing: Standing, pace: float) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.standing = standing
        self.pace = pace
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.uncertain = False
        """Whether a move may have been stored of which we know nothing."""
        persons = standing.game.state.persons
        self._players = [
            tuple([player for player, person in enumerate(persons) if person == seat.seat]) for seat in seats
        ]
        self.entries: list[Entry] = standing.game.entries()
        self._sights: dict[Reader, Sight] = {}
        self._scenes: dict[str, Scene] = {}
        self._lines: dict[tuple[int, Reader | str], LineOut | None] = {}
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._counted = metrics.MOVES.labels(row.game)
        self.closed = False
        self.last_said = 0

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    # ---- who sits where

    def mine(self, user: str) -> tuple[int, ...]:
        """The seats that somebody holds."""
        return tuple([seat.seat for seat in self.seats if seat.user == user])

    def apart(self) -> bool:
        """Whether those at one device see only their own cards."""
        return self.row.hand_over or frames.layout_of(self.standing.game).rivals

    def reader(self, connection: Connection) -> Reader:
        """What a connection reads as."""
        mine = self.mine(connection.user.id)
        if connection.seat not in mine:
            return Reader((), None, connection.lang)
        return Reader((connection.seat,) if self.apart() else mine, connection.seat, connection.lang)

    async def refresh_seats(self) -> None:
        """Look up who sits where."""
        self.seats = await self.store.seats_of(self.id)
        self._scenes.clear()
        self.presence()
        for connection in self.connections:
            connection.look_again()
        self.let_bots_play()

    def seats_out(self, names: tuple[tuple[str, ...], ...], user: str) -> list[SeatOut]:
        """The seats as somebody sees them."""
        here = {connection.user.id for connection in self.connections}
        return [
            SeatOut(
                seat.seat,
                self._players[seat.seat],
                names[seat.seat] if seat.seat < len(names) else (),
                seat.name,
                seat.bot,
                seat.user in here,
                seat.user == user,
            )
            for seat in self.seats
        ]

    def presence(self) -> None:
        """Tell everybody who is here."""
        watching = len({c.user.id for c in self.connections if not self.mine(c.user.id)})
        for connection in self.connections:
            names = self.scene(connection.lang).names
            connection.send(Presence(self.seats_out(names, connection.user.id), watching))

    # ---- frames

    def sight(self, reader: Reader) -> Sight:
        """What a reader sees now."""
        found = self._sights.get(reader)
        if found is None:
            looking = {reader, *map(self.reader, self.connections)}
            same = [each for each in looking if each.lang == reader.lang]
            self._sights |= frames.sights(self.standing, same, reader.lang)
            found = self._sights[reader]
        return found

    def scene(self, lang: str) -> Scene:
        """What everybody is told alike who reads a language."""
        found = self._scenes.get(lang)
        if found is None:
            found = self._scenes[lang] = frames.scene(self.standing.game, lang, [seat.name for seat in self.seats])
        return found

    def told(self, reader: Reader, start: int, end: int | None = None) -> list[LineOut]:
        """The lines of the log from one on, as a reader may read them."""
        lines = (self.line(reader, n) for n in range(start, len(self.entries) if end is None else end))
        return [line for line in lines if line is not None]

    def line(self, reader: Reader, n: int) -> LineOut | None:
        """A line of the log as a reader may read it. What it tells everybody is told once for all of a language."""
        entry = self.entries[n]
        key = (n, reader.lang if frames.is_open(entry) else reader)
        if key not in self._lines:
            self._lines[key] = frames.line(self.standing.game, n, entry, reader)
        return self._lines[key]

    def frame(self, connection: Connection) -> bytes:
        """The next frame for a connection."""
        reader, standing = self.reader(connection), self.standing
        seen, scene = self.sight(reader), self.scene(reader.lang)
        start = max(0, len(self.entries) - FIRST_LINES) if connection.fresh else connection.lines
        frame = Frame(
            at=standing.at,
            seat=reader.seat,
            lang=reader.lang,
            view=seen.view,  # type: ignore[arg-type]
            phase=scene.phase,
            waiting="" if standing.asked in reader.seats else scene.waiting,
            asked=seen.asked,
            question=seen.question,
            log=self.told(reader, start),
            kept=start,
            fresh=connection.fresh,
            lines=len(self.entries),
            seats=self.seats_out(scene.names, connection.user.id),
            undo=self.undo_out(),
            stops=seen.stops,
            remembered=seen.remembered,
            passing=seen.passing,
            result=scene.result,
            made=standing.made,
            hand_over=self.apart() and len(self.mine(connection.user.id)) > 1,
        )
        connection.fresh, connection.stale, connection.lines = False, False, len(self.entries)
        return encode(frame)

    def undo_out(self) -> UndoOut | None:
        """What somebody asks to be taken back."""
        request = self.standing.request
        if request is None:
            return None
        steps = self.standing.made - request.made
        return UndoOut(self.seats[request.seat].name, steps, request.seen, request.agreed, request.seat)

    # ---- moves

    async def surely(self, work: Awaitable[T]) -> T:
        """Finish what was begun, even when whoever asked for it is gone."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def make(
        self, move: Move, once: str | None = None, at: int | None = None, stored: Heard = lambda _: None
    ) -> None:
        """Make a move and store it. RulewrightError when it cannot be made. `stored` hears its number before anybody
        sees what it has changed."""
        await self.surely(self._make(move, once, at, stored))

    async def _make(self, move: Move, once: str | None, at: int | None, stored: Heard) -> None:
        async with self.lock:
            await self._ready(at)
            await self._store(moves.make(self.standing, move), move, once, stored)

    async def choose(
        self, move: Chosen, once: str | None, at: int, stored: Heard = lambda _: None
    ) -> tuple[int, RulewrightError | None]:
        """Make the choices of a gesture as far as they are on offer: how many they are, and why the next one is not."""
        return await self.surely(self._choose(move, once, at, stored))

    async def _choose(
        self, move: Chosen, once: str | None, at: int, stored: Heard
    ) -> tuple[int, RulewrightError | None]:
        async with self.lock:
            if once is not None and (done := await self.already(once, at)) is not None:
                stored(done)
                return len(move.keys), None
            await self._ready(at)
            standing, taken, refusal = moves.gesture(self.standing, move)
            if standing is None:
                assert refusal is not None
                raise refusal
            await self._store(standing, taken, once, stored)
            return len(taken.keys), refusal

    async def already(self, once: str, at: int) -> int | None:
        """The number under which a move is stored that was sent before; only moves since then can be the same."""
        return await self.store.stored_as(self.id, once) if at != self.standing.at else None

    async def _ready(self, at: int | None) -> None:
        if self.closed:
            raise RulewrightError("server-table-gone")
        if self.uncertain:
            await self._catch_up()
        if at is not None and not self.standing.asked_at <= at <= self.standing.at:
            raise RulewrightError("server-too-late")

    async def _store(self, standing: Standing, move: Move, once: str | None, stored: Heard = lambda _: None) -> None:
        over = standing.game.over
        try:
            await self.store.append(self.id, standing.at, moves.write(move), once, standing.asked, over)
        except Taken:
            await self._catch_up()
            raise RulewrightError("server-too-late") from None
        except Repeated as repeated:
            await self._catch_up()
            stored(repeated.n)
            return
        except BaseException:
            self.uncertain = True
            raise
        self._counted.inc()
        stored(standing.at)
        self._become(standing)
        self.let_bots_play()

    async def catch_up(self) -> None:
        """Read what other nodes have stored."""
        async with self.lock:
            await self._catch_up()
        self.let_bots_play(LATER)

    async def _catch_up(self) -> None:
        standing = self.standing
        for row in await self.store.moves_after(self.id, standing.at):
            standing = moves.make(standing, moves.read(row.body))
        self.uncertain = False
        if standing is not self.standing:
            self._become(standing)

    def _become(self, standing: Standing) -> None:
        """Show everybody the table as it stands now."""
        before, self.standing = self.standing, standing
        self._sights.clear()
        self._scenes.clear()
        self._lines.clear()
        new = frames.new_entries(before.game, standing.game)
        if new is None:
            entries = standing.game.entries()
            kept = common(self.entries, entries)
            self.entries = entries
            for connection in self.connections:
                connection.lines = min(connection.lines, kept)
        else:
            self.entries += new
        for connection in self.connections:
            connection.look_again()

    # ---- taking back

    def others(self, user: str) -> set[str]:
        """The other people who sit here and would have to agree."""
        return {seat.user for seat in self.seats if seat.user not in (None, user) and not seat.bot}

    async def before(self, user: str, steps: int) -> int | None:
        """How many choices had been made before the last ones of this person; None when there were not so many."""
        mine = self.mine(user)
        made = await asyncio.to_thread(moves.choosers, self.standing.game)
        own = [n for n, (seat, automatic) in enumerate(made) if seat in mine and not automatic]
        return own[-steps] if steps <= len(own) else None

    async def agree(self, user: str, agree: bool) -> None:
        """Somebody agrees to what is asked to be taken back, or does not; when all agree it is."""
        await self.surely(self._agree(user, agree))

    async def _agree(self, user: str, agree: bool) -> None:
        async with self.lock:
            await self._ready(None)
            request, mine = self.standing.request, self.mine(user)
            if request is None or not mine or (agree and request.seat in mine):
                raise RulewrightError("server-no-undo-asked")
            move = Agreed(mine[0], agree)
            await self._store(moves.make(self.standing, move), move, None)
            request = self.standing.request
            if request is None:
                return
            agreed = {seat.user for seat in self.seats if seat.seat in (*request.agreed, request.seat)}
            if self.others("") <= agreed:
                done = TakenBack(request.made)
                await self._store(await asyncio.to_thread(moves.make, self.standing, done), done, None)

    # ---- talking

    def say(self, row: ChatRow) -> None:
        """Tell everybody what somebody said, once."""
        if row.id > self.last_said:
            self.last_said = row.id
            for connection in self.connections:
                connection.send(Said(row.by, row.text, row.made))

    async def hear(self) -> None:
        """Read what was said on other nodes."""
        for row in await self.store.said(self.id, self.last_said):
            self.say(row)

    # ---- bots

    def let_bots_play(self, wait: float = 0.0) -> None:
        """Let a bot answer if one is asked."""
        if (self._thinking is None or self._thinking.done()) and self.bot_asked() is not None:
            self._thinking = asyncio.create_task(self._play_bots(wait))

    def bot_asked(self) -> tuple[int, str] | None:
        """The seat that is asked and the bot that plays it, where somebody wants to know how it goes on."""
        asked = self.standing.asked
        if self.closed or not 0 <= asked < len(self.seats) or not self.seats[asked].bot:
            return None
        people = any(seat.user is not None and not seat.bot for seat in self.seats)
        return (asked, self.seats[asked].bot) if people or self.connections else None

    async def _play_bots(self, wait: float) -> None:
        """Answer for the bots as long as they are asked."""
        await asyncio.sleep(wait)
        while (asked := self.bot_asked()) is not None:
            seat, name = asked
            standing = self.standing
            bot = self._bots.get(asked)
            if bot is None:
                bot = self._bots[asked] = bots.make(name, seed=seat)
            try:
                key = await asyncio.to_thread(bot.choose, standing.game.clone())
                if self.pace:
                    await asyncio.sleep(self.pace)
                await self.choose(Chosen((seat,), (key,)), None, standing.at)
            except RulewrightError:
                continue
            except StoreFailed:
                await asyncio.sleep(1)
            except Exception:
                log.exception("bot failed", table=self.id, bot=name)
                return

    async def close(self) -> None:
        """Let go of the table: moves under way are finished, bots stop."""
        self.closed = True
        if self._thinking is not None:
            self._thinking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in self.connections:
            connection.wake.set()


def common(old: list[Entry], new: list[Entry]) -> int:
    """How many lines two logs have in common at their beginning."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return min(len(old), len(new))
