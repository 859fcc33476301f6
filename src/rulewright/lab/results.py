"""The file of a run: a line that says what is played, then a line for each finished job, never changed again.

Whatever happens to the program, the lines that were written are kept; a last line that was cut off is dropped, and its
games are played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from rulewright.files import reason
from rulewright.kernel.errors import RulewrightError
from rulewright.lab.plan import Plan
from rulewright.lab.playing import Row
from rulewright.version import VERSION

if sys.platform != "win32":
    import fcntl

FORMAT = 1
"""The number of the form of this file and of the tables made from it."""
MOST_HEADER = 1 << 20
BUSY = BlockingIOError, PermissionError


class Header(msgspec.Struct):
    """The first line: the number of the form, the version that plays, and what it plays."""

    rulewright_lab: int
    version: str
    plan: Plan


class Job(msgspec.Struct):
    """A line: games with the seeds from `first` on, how many of them seat 0 has won, and what is told of each."""

    first: int
    count: int
    won: int
    rows: msgspec.Raw


class Results:
    """The finished games of a plan, in a file that grows. The same plan goes on where an earlier run stopped.

    RulewrightError when the file was written by another version, for another plan, or is being written.
    """

    def __init__(self, path: str | os.PathLike[str], plan: Plan) -> None:
        self.path = Path(path)
        self.plan = plan
        self.games = 0
        self.won = 0
        self._jobs: list[tuple[int, int, int, int]] = []
        """For each job the first seed, the number of games, and where its line begins and ends."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("a+b")
        except OSError as error:
            raise cannot_write(self.path, error) from None
        try:
            self._open()
        except BaseException:
            self._file.close()
            raise

    def _open(self) -> None:
        alone(self._file, self.path)
        self._file.seek(0, os.SEEK_END)
        if self._file.tell() == 0:
            self._append(msgspec.json.encode(Header(FORMAT, VERSION, self.plan)))
            return
        header = read_header(self._file, self.path)
        if msgspec.json.encode(header.plan) != msgspec.json.encode(self.plan):
            raise RulewrightError("error-lab-other-plan", name=str(self.path))
        self._file.truncate(self._scan())

    def _scan(self) -> int:
        """Find the jobs that are there; where what can be read of them ends."""
        end = self._file.tell()
        for line in self._file:
            job = read_job(line)
            if job is None:
                break
            self._note(job, end, end + len(line))
            end += len(line)
        return end

    def _note(self, job: Job, start: int, end: int) -> None:
        self._jobs.append((job.first, job.count, start, end))
        self.games += job.count
        self.won += job.won

    def _append(self, line: bytes) -> tuple[int, int]:
        """Write a line; it is on the disk when this returns."""
        try:
            start = self._file.seek(0, os.SEEK_END)
            self._file.write(line + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
            return start, self._file.tell()
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def keep(self, first: int, count: int, rows: bytes, won: int) -> None:
        """Write down the games of a job."""
        job = Job(first, count, won, msgspec.Raw(rows))
        self._note(job, *self._append(msgspec.json.encode(job)))

    def missing(self, games: int) -> list[tuple[int, int]]:
        """Which of so many games are still to be played: first seeds, and how many from there on."""
        gaps, at, end = [], self.plan.seed, self.plan.seed + games
        for first, count, _, _ in sorted(self._jobs):
            if at < min(first, end):
                gaps.append((at, min(first, end) - at))
            at = max(at, first + count)
        if at < end:
            gaps.append((at, end - at))
        return gaps

    def rows(self) -> Iterator[Row]:
        """The finished games, in the order of their seeds; they are read from the file one job at a time."""
        decode = msgspec.json.Decoder(list[Row]).decode
        for _, _, start, end in sorted(self._jobs):
            self._file.seek(start)
            job = read_job(self._file.read(end - start))
            assert job is not None
            yield from decode(job.rows)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_header(file: BinaryIO, path: Path) -> Header:
    """The first line of a file of results. RulewrightError when it is none, or one of another version."""
    file.seek(0)
    line = file.readline(MOST_HEADER)
    try:
        given = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        number = msgspec.json.decode(given["rulewright_lab"], type=int)
        version = msgspec.json.decode(given["version"], type=str)
    except (msgspec.MsgspecError, KeyError, ValueError):
        raise RulewrightError("error-lab-not-results", name=str(path)) from None
    check_version(number, version, path)
    try:
        return msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, ValueError):
        raise RulewrightError("error-lab-not-results", name=str(path)) from None


def check_version(number: int, version: str, path: Path) -> None:
    """RulewrightError when another version wrote these results: the same seed may be another game there."""
    if (number, version) != (FORMAT, VERSION):
        raise RulewrightError("error-lab-other-version", name=str(path), version=version, ours=VERSION)


def read_job(line: bytes) -> Job | None:
    """The job of a line; None when the line was cut off."""
    if not line.endswith(b"\n"):
        return None
    try:
        return msgspec.json.decode(line, type=Job)
    except (msgspec.MsgspecError, ValueError):
        return None


def alone(file: BinaryIO, path: Path) -> None:
    """Nobody else writes this file while it is open; where the system knows no such thing, go on without."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BUSY:
            raise RulewrightError("error-lab-busy", name=str(path)) from None
        except OSError:
            return


def cannot_write(path: Path, error: OSError) -> RulewrightError:
    """The error that says why a file cannot be written."""
    return RulewrightError("error-cannot-write", name=str(path), reason=reason(error))
