"""Moves into SQLite: one thread writes all that wait at the same moment in one transaction.

Through the pool of SQLAlchemy every move would take six hops between threads and a wait for the disk of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

INSERT = "INSERT INTO moves (table_id, n, body, once, asked, over, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
MOST = 500
"""So many moves go into one transaction."""

Row = tuple[object, ...]


class Job(NamedTuple):
    """A row to be stored, and who waits for it."""

    row: Row
    done: asyncio.Future[None]


class MoveWriter:
    """A thread with a connection of its own. `append` returns when the move is on the disk."""

    def __init__(self, path: str, pragmas: Sequence[str]) -> None:
        self._path = path
        self._pragmas = pragmas
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="moves")
        self._thread.start()

    async def append(self, row: Row) -> None:
        """Store a move. sqlite3.IntegrityError when its number or its name is taken, sqlite3.Error when it fails."""
        done = self._loop.create_future()
        self._jobs.put(Job(row, done))
        await done

    async def close(self) -> None:
        """Finish what waits, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        db = sqlite3.connect(self._path, isolation_level=None)
        for pragma in self._pragmas:
            db.execute(f"PRAGMA {pragma}")
        ending = False
        while not ending:
            waiting = [self._jobs.get()]
            try:
                while len(waiting) < MOST:
                    waiting.append(self._jobs.get_nowait())
            except Empty:
                pass
            jobs = [job for job in waiting if job is not None]
            ending = len(jobs) < len(waiting)
            if jobs:
                self._loop.call_soon_threadsafe(tell, jobs, store(db, [job.row for job in jobs]))
        db.close()


def store(db: sqlite3.Connection, rows: list[Row]) -> list[sqlite3.Error | None]:
    """Write rows in one transaction: for each what went wrong. A number that is taken is its own affair only."""
    faults: list[sqlite3.Error | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for row in rows:
            try:
                db.execute(INSERT, row)
                faults.append(None)
            except sqlite3.IntegrityError as error:
                faults.append(error)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return [error] * len(rows)
    return faults


def tell(jobs: list[Job], faults: list[sqlite3.Error | None]) -> None:
    """Let those go on who wait."""
    for job, fault in zip(jobs, faults, strict=True):
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)
