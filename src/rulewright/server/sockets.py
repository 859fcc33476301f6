"""The socket of a table: what a client says, and what it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright import bots
from rulewright.kernel.game import IllegalChoice, RulewrightError
from rulewright.kernel.passing import check_mode
from rulewright.language.speech import LANGUAGES
from rulewright.server import asking, guard, metrics, wire, wording
from rulewright.server.frames import Reader, layout_of
from rulewright.server.house import House
from rulewright.server.moves import AskedBack, Chosen, Forgot, Passed, Stopped, TakenBack, back, hidden_seen
from rulewright.server.store import StoreFailed, User
from rulewright.server.table import Connection, LiveTable

LONGEST = 32_768
"""So many bytes a message may have."""
STRANGER, GONE, FAULT, RESTART, BUSY = 4401, 4404, 1011, 1012, 1013
"""Why a connection is closed; from 4000 on it is of no use to come back."""
decode = msgspec.json.Decoder(wire.AnyIncoming).decode
log = structlog.get_logger()


async def table_socket(socket: WebSocket) -> None:
    """Let somebody look at a table and play."""
    house: House = socket.app.state.house
    user = await house.who(socket)
    lang = socket.query_params.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    await socket.accept()
    if user is None:
        await socket.close(STRANGER, wording.say(lang, "server-not-signed-in"))
        return
    try:
        table = await house.table(str(socket.path_params["table"]))
    except (RulewrightError, StoreFailed):
        await socket.close(BUSY)
        return
    if table is None or not await may_look(house, table, user):
        await socket.close(GONE, wording.say(lang, "server-no-such-table"))
        return
    asked = socket.query_params.get("seat", "")
    mine = table.mine(user.id)
    seat = int(asked) if asked.isdecimal() and len(asked) < 3 and int(asked) in mine else mine[0] if mine else None
    connection = Connection(user, lang, seat)
    metrics.CONNECTIONS.inc()
    table.connections.add(connection)
    try:
        for said in await house.store.said(table.id):
            connection.send(wire.Said(said.by, said.text, said.made))
            table.last_said = max(table.last_said, said.id)
        table.presence()
        table.let_bots_play()
        await Seated(house, table, connection, socket).serve()
    except StoreFailed:
        await socket.close(BUSY)
    finally:
        metrics.CONNECTIONS.dec()
        table.connections.discard(connection)
        table.presence()


async def may_look(house: House, table: LiveTable, user: User) -> bool:
    """Whether somebody may look at a table: it is open, or they sit at it, opened it or were invited to watch."""
    if table.row.open or table.row.host == user.id or table.mine(user.id):
        return True
    return await house.store.watches(table.id, user.id)


class Seated:
    """One connection and its table."""

    def __init__(self, house: House, table: LiveTable, connection: Connection, socket: WebSocket) -> None:
        self.house = house
        self.table = table
        self.me = connection
        self.socket = socket

    async def serve(self) -> None:
        """Send and receive until one side ends it."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        done, pending = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            if (error := task.exception()) is not None:
                log.error("connection failed", table=self.table.id, exc_info=error)
                await self.socket.close(FAULT)

    async def _send(self) -> None:
        me = self.me
        while True:
            await me.wake.wait()
            me.wake.clear()
            while me.outbox or me.stale:
                text = (me.outbox.popleft() if me.outbox else self.table.frame(me)).decode()
                try:
                    await self.socket.send_text(text)
                except (RuntimeError, WebSocketDisconnect):  # nobody is there any more
                    return
            if self.table.closed:
                if self.house.stopping:
                    await self.socket.close(RESTART)
                else:
                    await self.socket.close(GONE, wording.say(me.lang, "server-table-gone"))
                return

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            if not self.house.limits.allows(guard.MESSAGES, "socket", str(id(self.me))):
                metrics.REFUSED.labels("often").inc()
                await self.socket.close(1008)
                return
            if len(data) > LONGEST:
                await self.socket.close(1009)
                return
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeError):
            metrics.REFUSED.labels("malformed").inc()
            self.me.send(wire.Refused(asked_in(data), wording.say(self.me.lang, "server-not-understood")))
            return
        game = self.table.row.game
        try:
            await self._do(message)
        except IllegalChoice as error:
            metrics.REFUSED.labels("illegal").inc()
            self.me.send(wire.Refused(message.ask, reason(error, self.me.lang), error.rule))
        except RulewrightError as error:
            metrics.REFUSED.labels("refused").inc()
            self.me.send(wire.Refused(message.ask, wording.told(error, self.me.lang, game)))
            self.me.look_again()
        except StoreFailed:
            metrics.REFUSED.labels("store").inc()
            self.me.send(wire.Refused(message.ask, wording.say(self.me.lang, "server-store-failed")))
        except Exception:
            log.exception("message failed", table=self.table.id, kind=type(message).__name__)
            metrics.REFUSED.labels("fault").inc()
            self.me.send(wire.Refused(message.ask, wording.say(self.me.lang, "server-fault")))

    async def _do(self, message: wire.Incoming) -> None:
        await HANDLERS[type(message)](self, message)  # type: ignore[operator]

    def mine(self) -> tuple[int, ...]:
        """The seats for which this connection may speak now."""
        return self.table.reader(self.me).seats

    def my_seats(self) -> tuple[int, ...]:
        """The same. RulewrightError when there is none."""
        mine = self.mine()
        if not mine:
            raise RulewrightError("server-not-your-seat")
        return mine

    def asked_seats(self) -> tuple[int, ...]:
        """The same, where one of them is asked."""
        mine = self.my_seats()
        if self.table.standing.asked not in mine:
            raise RulewrightError("server-not-asked")
        return mine

    # ---- moves

    async def choose(self, said: wire.Choose) -> None:
        """Answer the question that waits."""
        began = perf_counter()
        move = Chosen(self.my_seats(), tuple(said.keys), said.remember)
        made, refusal = await self.table.choose(move, said.once, said.at, self._stored(said))
        metrics.LATENCY.observe(perf_counter() - began)
        if refusal is not None:
            rule = refusal.rule if isinstance(refusal, IllegalChoice) else ""
            self.me.send(wire.Refused(said.ask, reason(refusal, self.me.lang), rule, made))

    async def pass_until(self, said: wire.PassUntil) -> None:
        """Pass, and pass on until something."""
        check_mode(said.mode)
        if (done := await self.table.already(said.once, said.at)) is not None:
            self._stored(said)(done)
            return
        mine, standing = self.asked_seats(), self.table.standing
        if not standing.asked_at <= said.at <= standing.at:
            raise RulewrightError("server-too-late")
        decision = standing.game.decision
        outs = layout_of(standing.game).ways_out
        way = next((o.key for o in decision.options if o.verb in outs), None) if decision is not None else None
        if way is None:
            raise RulewrightError("server-no-way-out")
        await self.table.make(Passed(mine, said.mode, way), said.once, said.at, self._stored(said))

    def _stored(self, said: wire.Choose | wire.PassUntil) -> Callable[[int], None]:
        """Tells the client, before anything else, that its move is stored."""
        return lambda at: self.me.send(wire.Stored(said.ask, said.once, at))

    async def stops(self, said: wire.Stops) -> None:
        """Set the phases in which passing ends."""
        await self.table.make(Stopped(self.my_seats(), tuple(said.phases)))

    async def forget(self, said: wire.Forget) -> None:
        """Take back what was said about passing."""
        await self.table.make(Forgot(self.my_seats()))

    async def undo(self, said: wire.AskUndo) -> None:
        """Take back choices: alone at once, together when the others agree."""
        mine, standing = self.my_seats(), self.table.standing
        if not standing.asked_at <= said.at <= standing.at:
            raise RulewrightError("server-too-late")
        made = await self.table.before(self.me.user.id, said.steps)
        if made is None:
            raise RulewrightError("server-nothing-to-undo")
        if not self.table.others(self.me.user.id):
            await self.table.make(TakenBack(made), at=said.at)
            return
        if standing.request is not None:
            raise RulewrightError("server-undo-asked")
        earlier = await asyncio.to_thread(back, standing.game, made)
        seen = hidden_seen(earlier.state, standing.game.state)
        await self.table.make(AskedBack(mine[0], made, seen), at=said.at)

    async def consent(self, said: wire.Consent) -> None:
        """Agree, or not, to what another person asks to be taken back."""
        await self.table.agree(self.me.user.id, said.agree)

    # ---- questions

    async def why_not(self, said: wire.WhyNot) -> None:
        """Why is this not on offer?"""
        self._limited()
        self._answer(said.ask, asking.why_not(self.table.standing, self.reader, said.key, said.piece))

    async def explain(self, said: wire.Explain) -> None:
        """How does this value come about?"""
        self._limited()
        self._answer(said.ask, asking.explain(self.table.standing, self.reader, said.piece, said.stat))

    async def preview(self, said: wire.Preview) -> None:
        """What would follow?"""
        self._limited()
        standing = self.table.standing
        if said.at < standing.asked_at:
            raise RulewrightError("server-too-late")
        self._answer(said.ask, await asyncio.to_thread(asking.preview, standing, self.reader, said.key))

    @property
    def reader(self) -> Reader:
        """What this connection reads as."""
        return self.table.reader(self.me)

    def _limited(self) -> None:
        if not self.house.limits.allows(guard.ANSWERS, "answers", self.me.user.id):
            raise RulewrightError("server-too-often")

    def _answer(self, ask: int, answer: wire.Answer) -> None:
        answer.ask = ask
        self.me.send(answer)

    # ---- looking and talking

    async def speak(self, said: wire.Speak) -> None:
        """Read another language from now on."""
        self.me.lang = said.lang
        self.me.look_again(anew=True)

    async def look(self, said: wire.View) -> None:
        """Look from another seat of mine."""
        if said.seat is not None and said.seat not in self.table.mine(self.me.user.id):
            raise RulewrightError("server-not-your-seat")
        self.me.seat = said.seat
        self.me.look_again(anew=True)

    async def lines(self, said: wire.Log) -> None:
        """Earlier lines of the log."""
        end = min(said.before, len(self.table.entries))
        lines = self.table.told(self.reader, max(0, end - 100), end) if end else []
        self.me.send(wire.Answer(said.ask, log=lines))

    async def chat(self, said: wire.Chat) -> None:
        """Say something to the table."""
        if not self.house.limits.allows(guard.CHATS, "chat", self.me.user.id):
            raise RulewrightError("server-too-often")
        row = await self.house.store.say(self.table.id, self.me.user.name, said.text)
        self.table.say(row)

    async def substitute(self, said: wire.Substitute) -> None:
        """Let a bot play a seat of mine, or take it back."""
        if said.seat not in self.table.mine(self.me.user.id):
            raise RulewrightError("server-not-your-seat")
        if said.bot is not None:
            bots.make(said.bot)
        await self.house.store.set_bot(self.table.id, said.seat, said.bot or "")
        await self.table.refresh_seats()


def reason(error: RulewrightError, lang: str) -> str:
    """Why something is refused; the clause goes apart."""
    if isinstance(error, IllegalChoice):
        return error.reasons[lang].removesuffix(f" [{error.rule}]")
    return wording.told(error, lang)


def asked_in(data: str | bytes) -> int:
    """The number that a client gave a message that cannot be read otherwise."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
    ask = found.get("ask") if isinstance(found, dict) else None
    return ask if isinstance(ask, int) and not isinstance(ask, bool) and 0 <= ask <= 2_000_000_000 else 0


HANDLERS = {
    wire.Choose: Seated.choose, wire.PassUntil: Seated.pass_until, wire.Stops: Seated.stops,
    wire.Forget: Seated.forget, wire.AskUndo: Seated.undo, wire.Consent: Seated.consent, wire.WhyNot: Seated.why_not,
    wire.Explain: Seated.explain, wire.Preview: Seated.preview, wire.Speak: Seated.speak, wire.View: Seated.look,
    wire.Log: Seated.lines, wire.Chat: Seated.chat, wire.Substitute: Seated.substitute,
}  # fmt: skip
