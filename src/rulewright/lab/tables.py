"""Results as tables for everybody's tools: CSV, and Parquet where polars is installed.

A line is a game. The columns are those of a `Row`, one for each series (`series:` and its name, the numbers parted by
spaces; in Parquet lists) and one for each card (`drawn:` and its title). What was played is told by the first line of
a CSV, which begins with `#`, and by the metadata of a Parquet file.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from rulewright.files import reason
from rulewright.kernel.errors import RulewrightError
from rulewright.lab.engines import extra
from rulewright.lab.plan import Plan
from rulewright.lab.playing import Row
from rulewright.lab.results import FORMAT, Header, Results, cannot_write, read_header, read_job
from rulewright.version import VERSION

CSV, PARQUET, GAMES = ".csv", ".parquet", ".games"
ENDINGS = (CSV, PARQUET)
FIXED = ("seed", "winners", "score", "reason", "cause", "rounds", "decisions", "phase")
TEXTS = ("winners", "reason", "cause", "phase")
SERIES = "series"
CARDS = ("drawn", "played", "met")
MARK, METADATA = "# ", "rulewright_lab"
LITTER = ".tmp"

Played = tuple[Plan, Iterable[Row]]
"""What was played, and the games; they can be gone through once."""


def check_ending(path: Path) -> None:
    """RulewrightError when results cannot be written to such a file."""
    if path.suffix not in ENDINGS:
        raise RulewrightError("error-lab-ending", name=str(path), known=", ".join(ENDINGS))
    if path.suffix == PARQUET:
        extra("polars", "analysis")


# ---- writing


def write(path: Path, results: Results) -> None:
    """Write the finished games as a table, whole or not at all."""
    check_ending(path)
    header = msgspec.json.encode(Header(FORMAT, VERSION, results.plan)).decode()
    if path.suffix == CSV:
        with_temporary(path, lambda temporary: write_csv(temporary, header, results.rows))
    else:
        with_temporary(path, lambda temporary: write_parquet(temporary, header, results.rows))


def with_temporary(path: Path, fill: Callable[[Path], None]) -> None:
    """Fill a file beside the one that is meant, and put it in its place."""
    temporary = path.with_name(f".{path.name}{LITTER}")
    try:
        fill(temporary)
        temporary.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        temporary.unlink(missing_ok=True)


def columns(rows: Iterable[Row]) -> list[str]:
    """The columns that the games need: the fixed ones, the series as they come, the cards by their titles."""
    series: dict[str, None] = {}
    cards: dict[str, set[str]] = {kind: set() for kind in CARDS}
    for row in rows:
        series |= dict.fromkeys(row.series)
        for kind, counts in zip(CARDS, (row.drawn, row.played, row.met), strict=True):
            cards[kind] |= counts.keys()
    named = [f"{kind}:{title}" for kind in CARDS for title in sorted(cards[kind])]
    return [*FIXED, *(f"{SERIES}:{name}" for name in series), *named]


def write_csv(path: Path, header: str, rows: Callable[[], Iterable[Row]]) -> None:
    """The games as a CSV; they are gone through twice."""
    names = columns(rows())
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(MARK + header + "\n")
        writer = csv.DictWriter(file, names, restval=0, lineterminator="\n")
        writer.writeheader()
        for row in rows():
            writer.writerow(flat(row))
        file.flush()
        os.fsync(file.fileno())


def flat(row: Row) -> dict[str, str | int]:
    """A game by its columns."""
    line: dict[str, str | int] = {
        "seed": row.seed, "winners": spaced(row.winners), "score": row.score, "reason": row.reason, "cause": row.cause,
        "rounds": row.rounds, "decisions": row.decisions, "phase": row.phase,
    }  # fmt: skip
    for name, numbers in row.series.items():
        line[f"{SERIES}:{name}"] = spaced(numbers)
    for kind, counts in zip(CARDS, (row.drawn, row.played, row.met), strict=True):
        for title, count in counts.items():
            line[f"{kind}:{title}"] = count
    return line


def spaced(numbers: Iterable[int]) -> str:
    """Numbers as a field of a CSV."""
    return " ".join(map(str, numbers))


def write_parquet(path: Path, header: str, rows: Callable[[], Iterable[Row]]) -> None:
    """The games as Parquet, by way of a CSV, so that never all of them are in memory."""
    pl = extra("polars", "analysis")
    middle = path.with_name(path.name + CSV)
    try:
        write_csv(middle, header, rows)
        names = next(csv.reader(io.StringIO(second_line(middle))))
        kinds = {name: pl.String if name in TEXTS or name.startswith(SERIES) else pl.Int64 for name in names}
        listed = [name for name in names if name == "winners" or name.startswith(SERIES)]
        table = pl.scan_csv(middle, comment_prefix=MARK, schema=kinds)
        lists = [numbers_of(pl, name) for name in listed]
        table.with_columns(lists).sink_parquet(path, metadata={METADATA: header})
    finally:
        middle.unlink(missing_ok=True)


def second_line(path: Path) -> str:
    """The line of a CSV that names its columns."""
    with path.open(encoding="utf-8", newline="") as file:
        file.readline()
        return file.readline()


def numbers_of(pl: object, name: str) -> object:
    """The expression that makes a list of numbers of a column whose numbers are parted by spaces."""
    col, element, int64 = pl.col, pl.element, pl.Int64  # type: ignore[attr-defined]
    return col(name).fill_null("").str.split(" ").list.eval(element().filter(element() != "").cast(int64))


# ---- reading


def read(path: Path) -> Played:
    """The games of a table, or of the file of a run. RulewrightError says what is wrong with it."""
    try:
        if path.suffix == PARQUET:
            return read_parquet(path)
        with path.open("rb") as file:
            table = file.read(len(MARK)) == MARK.encode()
        return read_csv(path) if table else read_games(path)
    except FileNotFoundError:
        raise RulewrightError("error-file-missing", name=str(path)) from None
    except OSError as error:
        raise RulewrightError("error-cannot-read", name=str(path), reason=reason(error)) from None


def read_games(path: Path) -> Played:
    """The games of a run, finished or not."""
    with path.open("rb") as file:
        plan = read_header(file, path).plan

    def rows() -> Iterator[Row]:
        decode = msgspec.json.Decoder(list[Row]).decode
        with path.open("rb") as file:
            file.readline()
            for line in file:
                job = read_job(line)
                if job is None:
                    return
                yield from decode(job.rows)

    return plan, rows()


def read_csv(path: Path) -> Played:
    """The games of a CSV."""
    with path.open("rb") as file:
        header = file.readline()[len(MARK) :]
    plan = read_header(io.BytesIO(header), path).plan

    def rows() -> Iterator[Row]:
        with path.open(encoding="utf-8", newline="") as file:
            file.readline()
            for line in csv.DictReader(file):
                yield whole_row(line, path)

    return plan, rows()


def read_parquet(path: Path) -> Played:
    """The games of a Parquet file."""
    pl = extra("polars", "analysis")
    try:
        header = pl.read_parquet_metadata(path).get(METADATA, "")
        plan = read_header(io.BytesIO(header.encode()), path).plan
    except pl.exceptions.PolarsError:
        raise RulewrightError("error-lab-not-results", name=str(path)) from None

    def rows() -> Iterator[Row]:
        table = pl.scan_parquet(path)
        for number in range(table.select(pl.len()).collect().item() // SLICE + 1):
            for line in table.slice(number * SLICE, SLICE).collect().iter_rows(named=True):
                told = {name: spaced(value) if isinstance(value, list) else value for name, value in line.items()}
                yield whole_row(told, path)

    return plan, rows()


SLICE = 10_000


def whole_row(line: dict[str, str], path: Path) -> Row:
    """A game of a line of a table. RulewrightError when the line is damaged."""
    try:
        winners = [int(seat) for seat in line["winners"].split()]
        row = Row(
            int(line["seed"]), winners, int(line["score"]), line["reason"], line["cause"] or "", int(line["rounds"]),
            int(line["decisions"]), line["phase"], {}, {}, {}, {},
        )  # fmt: skip
        counts = {"drawn": row.drawn, "played": row.played, "met": row.met}
        for name, value in line.items():
            kind, _, title = name.partition(":")
            if kind == SERIES and value:
                row.series[title] = [int(number) for number in value.split()]
            elif kind in counts and int(value):
                counts[kind][title] = int(value)
    except (KeyError, ValueError, TypeError, AttributeError):
        raise RulewrightError("error-lab-not-results", name=str(path)) from None
    return row
