"""What `rulewright sim` and `rulewright report` do."""

from __future__ import annotations

import hashlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

import msgspec

from rulewright import decks
from rulewright.games.registry import module
from rulewright.kernel.errors import RulewrightError, whole
from rulewright.lab import engines, tables
from rulewright.lab.engines import Engine
from rulewright.lab.plan import MOST_GAMES, Plan
from rulewright.lab.plan import game as played
from rulewright.lab.printed import print_report
from rulewright.lab.report import Report, comparison, report
from rulewright.lab.results import Results
from rulewright.lab.running import Stopped, run
from rulewright.lab.summary import Summary
from rulewright.language.speech import speech
from rulewright.terminal import saving
from rulewright.terminal.saying import err, language, out
from rulewright.terminal.start import as_setup
from rulewright.version import VERSION

PAGES = (".html", ".htm")
STOPPED = 130
MOST_SEATS = 99


@dataclass(frozen=True)
class Wanted:
    """What `rulewright sim` was asked for. `options` are those of the game: edition, difficulty ..."""

    game: str
    scenario: str | None
    games: int
    bots: list[str]
    decks: list[str]
    seats: int | None
    seed: int
    jobs: int | None
    dask: str | None
    ray: str | None
    out: str | None
    report: str | None
    replay: int | None
    cards: bool = True
    lang: str | None = None
    options: dict[str, str] = field(default_factory=dict)


def plan_of(wanted: Wanted) -> Plan:
    """What is to be played. RulewrightError says what is wrong with it."""
    info = module(wanted.game).info()
    setup = as_setup(wanted.game, wanted.options)
    scenario = wanted.scenario or (info.scenarios[0] if info.scenarios else None)
    if scenario is not None:
        setup["scenario"] = scenario
    if wanted.decks:
        setup["decks"] = [decks.wanted(wanted.game, name) for name in wanted.decks]
    if wanted.seats is not None:
        setup["seats"] = whole("seats", wanted.seats, 1, MOST_SEATS)
    elif len(wanted.bots) > 1 and not wanted.decks:
        setup["seats"] = len(wanted.bots)
    plan = Plan(wanted.game, setup, tuple(wanted.bots), wanted.seed, wanted.cards)
    plan.check()
    return plan


# ---- playing


def simulate(wanted: Wanted) -> int:
    """Play the games that are wanted, and tell what they tell; the exit code."""
    lang = language(wanted.lang)
    plan = plan_of(wanted)
    if wanted.replay is not None:
        out(played(plan, wanted.replay).journal())
        return 0
    games = whole("games", wanted.games, 1, MOST_GAMES)
    target = None if wanted.out is None else Path(wanted.out)
    if target is not None:
        tables.check_ending(target)
    say = speech(plan.game, lang).say
    with Results(run_file(target, plan), plan) as results:
        if results.games:
            out(say("lab-resumed", number=results.games))
        stopped = False
        try:
            if results.missing(games):
                with engine_of(wanted) as engine, stoppable(), progress(lang, games) as show:
                    run(plan, games, engine, results, show)
        except Stopped:
            stopped = True
        if stopped:
            err(say("lab-stopped", number=results.games, name=str(results.path)))
            return STOPPED
        if target is not None:
            tables.write(target, results)
            out(say("lab-written", name=str(target)))
        told = report(Summary(plan, results.rows()), lang)
        if wanted.report is not None:
            write_report(Path(wanted.report), told)
            out(say("lab-report-written", name=wanted.report))
        print_report(told, sys.stdout)
        if target is None:
            results.path.unlink()
    return 0


def engine_of(wanted: Wanted) -> Engine:
    """Who plays: processes of this machine, or a cluster."""
    if sum(given is not None for given in (wanted.jobs, wanted.dask, wanted.ray)) > 1:
        raise RulewrightError("error-lab-engines")
    if wanted.dask is not None:
        return engines.dask(wanted.dask)
    if wanted.ray is not None:
        return engines.ray(wanted.ray)
    return engines.pool(wanted.jobs)


def run_file(target: Path | None, plan: Plan) -> Path:
    """The file of the run: beside the table that is wanted, else among the user's own files until the run is over."""
    if target is not None:
        return target.with_name(target.name + tables.GAMES)
    name = hashlib.sha256(VERSION.encode() + msgspec.json.encode(plan)).hexdigest()[:16]
    return saving.data_folder() / "lab" / (name + tables.GAMES)


@contextmanager
def stoppable() -> Iterator[None]:
    """Whoever ends the program ends the run like Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress(lang: str, games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar that says how far the run is and how long it will take, where somebody sees it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done, won: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    say = speech("", lang).say
    columns = (
        TextColumn(say("lab-running")), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[won]}"),
        TextColumn(say("lab-left")), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=games, won="")
        begun: list[int] = []

        def show(done: int, won: int) -> None:
            # What an earlier run has played must not make this one look quicker than it is.
            begun[:] = begun or [done]
            bar.update(
                task,
                total=max(games, done) - begun[0],
                completed=done - begun[0],
                won=say("lab-progress", won=won, games=done),
            )

        yield show


# ---- telling


def tell(
    file: str, other: str | None, seat: int, html: str | None, svg: str | None, png: str | None, given: str | None
) -> int:
    """Say what the games of a file tell, alone or beside those of another; the exit code."""
    lang = language(given)
    first = summary_of(file)
    if other is None:
        told = report(first, lang)
    else:
        second = summary_of(other)
        if second.plan.game != first.plan.game:
            raise RulewrightError("error-lab-other-game", name=other, other=second.plan.game, game=first.plan.game)
        most = min(len(first.seats()), len(second.seats()))
        if not 1 <= seat <= most:
            raise RulewrightError("error-lab-seat", number=seat, most=most)
        told = comparison(first, second, lang, seat - 1)
    say = speech(first.plan.game, lang).say
    for folder, form in ((svg, "svg"), (png, "png")):
        if folder is not None:
            from rulewright.lab.charts import write_charts

            write_charts(told, Path(folder), form)
            out(say("lab-report-written", name=folder))
    if html is not None:
        write_report(Path(html), told)
        out(say("lab-report-written", name=html))
    print_report(told, sys.stdout)
    return 0


def summary_of(file: str) -> Summary:
    """What the games of a file tell. RulewrightError when there are none."""
    summary = Summary(*tables.read(Path(file)))
    if not summary.games:
        raise RulewrightError("error-lab-no-games", name=file)
    return summary


def write_report(path: Path, told: Report) -> None:
    """Write a report as a page, or as text; the ending of the file says which."""
    if path.suffix in PAGES:
        from rulewright.lab.page import page

        text = page(told)
    else:
        stream = StringIO()
        print_report(told, stream)
        text = stream.getvalue()
    saving.write(path, text)
