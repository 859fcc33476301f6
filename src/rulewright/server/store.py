"""What is kept for good: people, tables, and every move of a table, in SQLite or PostgreSQL.

A move is a row with the next number of its table: whoever writes that number first has made it, on whichever node.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulewright.server.writing import MoveWriter

VERSION = 1
"""The version of the tables below; a store of a newer one is left alone."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CHANNEL = "rulewright"
"""Where nodes tell each other that a table has changed."""

meta = sa.MetaData()
facts = sa.Table(
    "facts", meta, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
users = sa.Table(
    "users", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("account", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("made", sa.BigInteger, nullable=False),
)  # fmt: skip
sessions = sa.Table(
    "sessions", meta,
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False),
)  # fmt: skip
tables = sa.Table(
    "tables", meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("scenario", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("host", sa.Text, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("hand_over", sa.Boolean, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)  # fmt: skip
seats = sa.Table(
    "seats", meta,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.Text, sa.ForeignKey("users.id"), index=True),
    sa.Column("bot", sa.Text, nullable=False),
)  # fmt: skip
watchers = sa.Table(
    "watchers", meta,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.Text, sa.ForeignKey("users.id"), primary_key=True),
)  # fmt: skip
moves = sa.Table(
    "moves", meta,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("once", sa.Text),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "once"),
)  # fmt: skip
chat = sa.Table(
    "chat", meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)  # fmt: skip
save_points = sa.Table(
    "save_points", meta,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)  # fmt: skip


class Taken(Exception):  # noqa: N818 (it is no fault: somebody else was quicker)
    """Another move has this number already."""


class Repeated(Exception):  # noqa: N818
    """This very move is stored already."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class StoreFailed(Exception):  # noqa: N818
    """The store could not be written or read: nothing may be acknowledged."""


class User(NamedTuple):
    """A person: a guest, or one with an account."""

    id: str
    name: str
    account: bool


class TableRow(NamedTuple):
    """A table as it was opened. `origin` says how its game begins."""

    id: str
    game: str
    scenario: str
    title: str
    host: str
    open: bool
    hand_over: bool
    origin: str
    made: int


class SeatRow(NamedTuple):
    """Who sits at a seat: a person, and the bot that plays for it now, if any."""

    seat: int
    user: str | None
    bot: str
    name: str


class MoveRow(NamedTuple):
    """A stored move."""

    n: int
    body: bytes


class Standing(NamedTuple):
    """How far a table has got: its last move, who is asked, whether it is over, when that was."""

    n: int
    asked: int
    over: bool
    made: int


class SavePoint(NamedTuple):
    """A point of a game that somebody gave a name: the number of choices made until then."""

    name: str
    n: int
    made: int


class ChatRow(NamedTuple):
    """Something that was said at a table."""

    id: int
    by: str
    text: str
    made: int


def now() -> int:
    """The time in seconds."""
    return int(time.time())


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(12)


class Store:
    """The database behind one URL."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {"pool_size": 10, "pool_pre_ping": True} if self.postgres else {}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        self._writing = asyncio.Lock()
        self._writer: MoveWriter | None = None
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Make the tables where there are none."""
        async with self.write() as db:
            await db.run_sync(meta.create_all)
            found = (await db.execute(sa.select(facts.c.value).where(facts.c.name == "version"))).scalar()
            if found is None:
                await self._fact(db, "version", str(VERSION))
            elif int(found) > VERSION:
                raise StoreFailed(f"the store is of version {found}, this program knows {VERSION}")
        if not self.postgres:
            self._writer = MoveWriter(str(self.url.database), PRAGMAS)

    async def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    async def secret(self) -> str:
        """What links are signed with: the same on all nodes."""
        async with self.write() as db:
            await self._fact(db, "secret", secrets.token_urlsafe(32))
            return str((await db.execute(sa.select(facts.c.value).where(facts.c.name == "secret"))).scalar_one())

    async def _fact(self, db: AsyncConnection, name: str, value: str) -> None:
        await db.execute(self._insert(facts).values(name=name, value=value).on_conflict_do_nothing())

    def _insert(self, table: sa.Table) -> Any:
        from sqlalchemy.dialects import postgresql, sqlite

        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Look things up. StoreFailed when that cannot be done."""
        try:
            async with self.engine.connect() as db:
                yield db
        except (DBAPIError, SQLAlchemyError, OSError) as error:
            raise StoreFailed(type(error).__name__) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Write things, all or none. StoreFailed when that cannot be done; SQLite has one writer at a time."""
        try:
            if self.postgres:
                async with self.engine.begin() as db:
                    yield db
            else:
                async with self._writing, self.engine.begin() as db:
                    yield db
        except IntegrityError:
            raise
        except (DBAPIError, SQLAlchemyError, OSError) as error:
            raise StoreFailed(type(error).__name__) from error

    async def ping(self) -> None:
        """StoreFailed when the store does not answer."""
        async with self.read() as db:
            await db.execute(sa.select(1))

    async def tell(self, db: AsyncConnection, *parts: object) -> None:
        """Tell the other nodes when this is stored."""
        if self.postgres:
            await db.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(map(str, parts)))))

    # ---- moves

    async def append(self, table: str, n: int, body: bytes, once: str | None, asked: int, over: bool) -> None:
        """Store a move for good. Taken when another one has its number, Repeated when it is stored already."""
        row = {"table_id": table, "n": n, "body": body, "once": once, "asked": asked, "over": over, "made": now()}
        try:
            if self._writer is not None:
                await self._writer.append(tuple(row.values()))
            else:
                async with self.write() as db:
                    await db.execute(moves.insert(), row)
                    await self.tell(db, "move", table, n)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            done = await self.stored_as(table, once) if once is not None else None
            raise Taken if done is None else Repeated(done) from error
        except sqlite3.Error as error:
            raise StoreFailed(type(error).__name__) from error

    async def stored_as(self, table: str, once: str) -> int | None:
        """The number of the move that a client gave this name."""
        async with self.read() as db:
            found = await db.execute(sa.select(moves.c.n).where(moves.c.table_id == table, moves.c.once == once))
            return found.scalar()

    async def moves_after(self, table: str, n: int) -> list[MoveRow]:
        """The moves of a table after the n-th."""
        wanted = sa.select(moves.c.n, moves.c.body).where(moves.c.table_id == table, moves.c.n > n).order_by(moves.c.n)
        async with self.read() as db:
            return [MoveRow(*row) for row in await db.execute(wanted)]

    # ---- tables

    async def add_table(self, row: TableRow, sitting: Sequence[SeatRow], asked: int, over: bool) -> None:
        """Open a table. Its move 0 says how it begins."""
        async with self.write() as db:
            await db.execute(tables.insert(), row._asdict())
            await db.execute(
                seats.insert(), [{"table_id": row.id, "seat": s.seat, "user_id": s.user, "bot": s.bot} for s in sitting]
            )
            first = {"table_id": row.id, "n": 0, "body": b"", "once": None, "asked": asked, "over": over, "made": now()}
            await db.execute(moves.insert(), first)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        async with self.read() as db:
            row = (await db.execute(sa.select(tables).where(tables.c.id == table))).first()
            return None if row is None else TableRow(*row)

    async def seats_of(self, table: str) -> list[SeatRow]:
        """Who sits at a table."""
        wanted = (
            sa.select(seats.c.seat, seats.c.user_id, seats.c.bot, sa.func.coalesce(users.c.name, ""))
            .select_from(seats.outerjoin(users, users.c.id == seats.c.user_id))
            .where(seats.c.table_id == table)
            .order_by(seats.c.seat)
        )
        async with self.read() as db:
            return [SeatRow(*row) for row in await db.execute(wanted)]

    async def tables_of(self, user: str) -> list[tuple[TableRow, Standing]]:
        """The tables at which somebody sits, watches or is the host, and those that are open, the newest first."""
        last = sa.select(moves.c.table_id, sa.func.max(moves.c.n).label("n")).group_by(moves.c.table_id).subquery()
        here = sa.or_(
            tables.c.host == user,
            tables.c.open,
            tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == user)),
            tables.c.id.in_(sa.select(watchers.c.table_id).where(watchers.c.user_id == user)),
        )
        wanted = (
            sa.select(*tables.c, moves.c.n, moves.c.asked, moves.c.over, moves.c.made)
            .select_from(
                tables.join(last, last.c.table_id == tables.c.id).join(
                    moves, sa.and_(moves.c.table_id == last.c.table_id, moves.c.n == last.c.n)
                )
            )
            .where(here)
            .order_by(moves.c.made.desc(), tables.c.id)
            .limit(100)
        )
        width = len(tables.c)
        async with self.read() as db:
            return [(TableRow(*row[:width]), Standing(*row[width:])) for row in await db.execute(wanted)]

    async def delete_table(self, table: str) -> None:
        """Remove a table and all that belongs to it."""
        async with self.write() as db:
            for each in (moves, chat, save_points, watchers, seats):
                await db.execute(each.delete().where(each.c.table_id == table))
            await db.execute(tables.delete().where(tables.c.id == table))
            await self.tell(db, "gone", table)

    async def take_seat(self, table: str, seat: int, user: str) -> bool:
        """Sit down on a seat that nobody holds; whether that was possible."""
        free = sa.and_(seats.c.table_id == table, seats.c.seat == seat, seats.c.user_id.is_(None), seats.c.bot == "")
        async with self.write() as db:
            taken = (await db.execute(seats.update().where(free).values(user_id=user))).rowcount == 1
            await self.tell(db, "seats", table)
            return taken

    async def set_bot(self, table: str, seat: int, bot: str) -> None:
        """Let a bot play a seat, or nobody but its holder."""
        async with self.write() as db:
            mine = sa.and_(seats.c.table_id == table, seats.c.seat == seat)
            await db.execute(seats.update().where(mine).values(bot=bot))
            await self.tell(db, "seats", table)

    async def watch(self, table: str, user: str) -> None:
        """Let somebody watch a table."""
        async with self.write() as db:
            await db.execute(self._insert(watchers).values(table_id=table, user_id=user).on_conflict_do_nothing())

    async def watches(self, table: str, user: str) -> bool:
        """Whether somebody may watch a table."""
        found = sa.select(watchers.c.user_id).where(watchers.c.table_id == table, watchers.c.user_id == user)
        async with self.read() as db:
            return (await db.execute(found)).scalar() is not None

    # ---- beside the game

    async def say(self, table: str, by: str, text: str) -> ChatRow:
        """Keep what somebody said."""
        made = now()
        async with self.write() as db:
            row = {"table_id": table, "by": by, "text": text, "made": made}
            added = (await db.execute(chat.insert().values(row).returning(chat.c.id))).scalar_one()
            await self.tell(db, "said", table, added)
            return ChatRow(added, by, text, made)

    async def said(self, table: str, after: int = 0, most: int = 50) -> list[ChatRow]:
        """The last things that were said, oldest first."""
        wanted = sa.select(chat.c.id, chat.c.by, chat.c.text, chat.c.made).where(
            chat.c.table_id == table, chat.c.id > after
        )
        async with self.read() as db:
            rows = [ChatRow(*row) for row in await db.execute(wanted.order_by(chat.c.id.desc()).limit(most))]
            return rows[::-1]

    async def save_point(self, table: str, name: str, n: int) -> None:
        """Give a point of a game a name; the name moves to this point if it had another."""
        point = {"n": n, "made": now()}
        async with self.write() as db:
            row = self._insert(save_points).values(table_id=table, name=name, **point)
            await db.execute(row.on_conflict_do_update(index_elements=["table_id", "name"], set_=point))

    async def save_points(self, table: str) -> list[SavePoint]:
        """The points of a game that have names."""
        wanted = sa.select(save_points.c.name, save_points.c.n, save_points.c.made)
        async with self.read() as db:
            rows = await db.execute(wanted.where(save_points.c.table_id == table).order_by(save_points.c.n))
            return [SavePoint(*row) for row in rows]

    # ---- people

    async def add_user(self, name: str, account: str | None = None, password: str | None = None) -> User | None:
        """A new person; None when there is an account of this name already."""
        user = User(new_id(), name, account is not None)
        row = {"id": user.id, "name": name, "account": account, "password": password, "made": now()}
        try:
            async with self.write() as db:
                await db.execute(users.insert(), row)
        except IntegrityError:
            return None
        return user

    async def promote(self, user: str, name: str, account: str, password: str) -> bool:
        """Give a guest an account; False when there is one of this name already."""
        try:
            async with self.write() as db:
                change = users.update().where(users.c.id == user, users.c.account.is_(None))
                done = await db.execute(change.values(name=name, account=account, password=password))
                return done.rowcount == 1
        except IntegrityError:
            return False

    async def account(self, account: str) -> tuple[User, str] | None:
        """The person with this account, and the hash of the password."""
        async with self.read() as db:
            row = (await db.execute(sa.select(users).where(users.c.account == account))).first()
            return None if row is None else (User(row.id, row.name, True), row.password)

    async def rename(self, user: str, name: str) -> None:
        """Call a guest something else."""
        async with self.write() as db:
            await db.execute(users.update().where(users.c.id == user, users.c.account.is_(None)).values(name=name))

    async def add_session(self, token: str, user: str, expires: int) -> None:
        """Remember who a browser is; what has expired is forgotten."""
        async with self.write() as db:
            await db.execute(sessions.delete().where(sessions.c.expires < now()))
            await db.execute(sessions.insert(), {"token": token, "user_id": user, "expires": expires})

    async def session(self, token: str) -> User | None:
        """Who a browser is."""
        wanted = (
            sa.select(users.c.id, users.c.name, users.c.account)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token == token, sessions.c.expires >= now())
        )
        async with self.read() as db:
            row = (await db.execute(wanted)).first()
            return None if row is None else User(row.id, row.name, row.account is not None)

    async def end_session(self, token: str) -> None:
        """Forget who a browser is."""
        async with self.write() as db:
            await db.execute(sessions.delete().where(sessions.c.token == token))


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Nothing that was committed is lost when the machine stops; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
