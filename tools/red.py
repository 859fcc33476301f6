"""See every test of a clause red: break the rules in many small ways until the test fails, and say which break it was.

    python tools/red.py champions [--to FILE] [-k EXPRESSION] [--tries 60]

The tests that mark clauses of the game are run once with a record of the lines they go through. Then, for each of
them, the lines that few other tests go through are broken one after the other (tools/breaks.py), in a
process of its own, until the test fails by an assertion or a refused choice: a crash proves nothing. The table has
for each test its clauses, the break and what the test said. A test that no break turns red is named at the end: look
at it. Whether the break is the rule of the clause is for a reader to say; how many tests go through the line is told.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import select
import signal
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from breaks import Break, breaks_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "rulewright"
SECONDS = 3
"""A test that takes longer goes round in circles."""
LONGEST = 200
BEFORE = ("tables/positions", "setup_input", "errors", "reading", "titles", "storing", "journal", "opening", "finding")
"""Files that read what a test writes down: broken, they say nothing of a rule, and come last."""
CLEAR = ("assert", "AssertionError", "Failed: DID NOT RAISE", "rulewright.", "IllegalChoice")
"""How the message of a failure begins that says what is wrong, rather than that something crashed."""
Line = tuple[str, int]


class Red(NamedTuple):
    """A test seen red."""

    clauses: tuple[str, ...]
    test: str
    place: str
    broken: str
    said: str
    tests: int
    """How many of the marked tests go through the line that was broken."""


def functions() -> dict[tuple[str, int, str], list[FunctionType]]:
    """The functions that live, by where their code is written."""
    found: dict[tuple[str, int, str], list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(SOURCES)):
            code = each.__code__
            found[code.co_filename, code.co_firstlineno, code.co_name].append(each)
    return found


def outermost(code: CodeType, found: list[CodeType]) -> list[CodeType]:
    """The functions of a module or class body that are not inside another function."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_flags & 0x2:  # CO_NEWLOCALS: a function; a class body has it not
                found.append(each)
            else:
                outermost(each, found)
    return found


class Breaker:
    """The plugin that runs the tests again and again."""

    def __init__(self, game: str, tries: int, reds: int) -> None:
        self.game, self.tries, self.reds = game, tries, reds
        self.lines: dict[str, set[Line]] = {}
        self.by_section: dict[str, Counter[Line]] = defaultdict(Counter)
        self.seen: list[Red] = []
        self.green: list[tuple[tuple[str, ...], str]] = []
        self.trees: dict[str, ast.Module] = {}
        self.breaks: dict[str, dict[int, list[Break]]] = {}

    def clauses(self, item: pytest.Item) -> tuple[str, ...]:
        """The clauses of the game that a test marks."""
        marked = [clause for mark in item.iter_markers("rule") for clause in mark.args]
        return tuple(clause for clause in marked if clause.startswith(self.game + "."))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self.clauses(item)]
        for item in items:
            runtestprotocol(item, log=False, nextitem=None)
        for item in items:
            self.lines[item.nodeid] = self.trace(item)
        common = Counter(line for lines in self.lines.values() for line in lines)
        for item in items:
            for section in self.sections(item):
                self.by_section[section].update(self.lines[item.nodeid])
        self.live = functions()
        gc.freeze()
        for number, item in enumerate(items):
            self.attempt(item, common)
            if number % 20 == 19:
                print(f"{number + 1}/{len(items)} tests, {len(self.green)} never red", file=sys.stderr, flush=True)
        return True

    def trace(self, item: pytest.Item) -> set[Line]:
        """The lines of the rules that a test goes through."""
        lines: set[Line] = set()
        below = str(SOURCES) + os.sep

        def local(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line":
                lines.add((frame.f_code.co_filename, frame.f_lineno))
            return local

        def entered(frame: FrameType, event: str, _: Any) -> Any:
            return local if frame.f_code.co_filename.startswith(below) else None

        sys.settrace(entered)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
        finally:
            sys.settrace(None)
        if not all(report.passed for report in reports):
            raise SystemExit(f"{item.nodeid} is red without a break")
        return lines

    def attempt(self, item: pytest.Item, common: Counter[Line]) -> None:
        """Break line after line, the rarest first, until the test is red."""
        order = sorted(self.lines[item.nodeid], key=lambda line: self.rank(item, line, common))
        tries = [(line, each) for line in order for each in self.at(line)][: self.tries]
        first, reds = 0, 0
        while first < len(tries) and reds < self.reds:
            number, said = self.run(item, tries[first:], self.reds - reds)
            for each, words in said:
                (file, line), broken = tries[first + each]
                place = f"{Path(file).relative_to(SOURCES)}:{line}"
                shown = " ".join(words.split())[:LONGEST]
                self.seen.append(Red(self.clauses(item), item.nodeid, place, broken.told(), shown, common[file, line]))
            first, reds = first + number, reds + len(said)
        if not reds:
            self.green.append((self.clauses(item), item.nodeid))

    def rank(self, item: pytest.Item, line: Line, common: Counter[Line]) -> tuple[bool, int, bool, Line]:
        """Lines of rules first, then those that few tests of other sections of the book go through."""
        own = sum(self.by_section[section][line] for section in self.sections(item))
        early = any(f"{name}.py" in line[0].replace(os.sep, "/") for name in BEFORE)
        return early, common[line] - own, f"{os.sep}games{os.sep}{self.game}{os.sep}" not in line[0], line

    def sections(self, item: pytest.Item) -> set[str]:
        """The sections of the book that a test is about."""
        return {clause.rpartition(".")[0] for clause in self.clauses(item)}

    def at(self, line: Line) -> list[Break]:
        """The breaks of a line."""
        file, number = line
        if file not in self.breaks:
            self.trees[file] = ast.parse(Path(file).read_text(encoding="utf-8"))
            by_line: dict[int, list[Break]] = defaultdict(list)
            for each in breaks_of(self.trees[file]):
                by_line[each.line].append(each)
            self.breaks[file] = by_line
        return self.breaks[file].get(number, [])

    def run(self, item: pytest.Item, tries: list[tuple[Line, Break]], reds: int) -> tuple[int, list[tuple[int, str]]]:
        """Run a test with one break after the other in a process of its own.

        How many were tried, and which of them turned it red, with what it said. The process ends at the first that
        leaves something behind (the test stays red without it) or does not come back.
        """
        out, into = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(out)
            try:
                self.try_out(item, tries, reds, into)
            finally:
                os._exit(0)
        os.close(into)
        data, until = b"", time.monotonic() + SECONDS
        while select.select([out], [], [], max(0.0, until - time.monotonic()))[0]:
            part = os.read(out, 65536)
            if not part:
                break
            data, until = data + part, time.monotonic() + SECONDS
        os.close(out)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        lines = [json.loads(line) for line in data.splitlines()]
        number = sum(line == "next" for line in lines)
        return max(number, 1), [tuple(line) for line in lines if line != "next"]

    def try_out(self, item: pytest.Item, tries: list[tuple[Line, Break]], reds: int, into: int) -> None:
        """Break, run, mend; write down what was seen, and a word after each."""
        done: set[Line] = set()
        for number, (line, broken) in enumerate(tries):
            put = [] if line in done else self.apply(line[0], broken)
            words = failure(item) if put else ""
            for function, code in put:
                function.__code__ = code
            if words.startswith(CLEAR) and not failure(item):
                done.add(line)
                os.write(into, json.dumps([number, words]).encode() + b"\n")
            elif words and failure(item):
                os.write(into, b'"next"\n')
                return
            os.write(into, b'"next"\n')
            if len(done) == reds:
                return

    def apply(self, file: str, broken: Break) -> list[tuple[FunctionType, CodeType]]:
        """Put the broken code into the functions that live; which they are, with what they had."""
        try:
            code = compile(broken.tree(self.trees[file]), file, "exec")
        except (SyntaxError, ValueError, TypeError):
            return []
        put = []
        for each in outermost(code, []):
            for function in self.live.get((file, each.co_firstlineno, each.co_name), ()):
                old = function.__code__
                if len(old.co_freevars) == len(each.co_freevars) and old != each:
                    put.append((function, old))
                    function.__code__ = each
        return put


def failure(item: pytest.Item) -> str:
    """Run a test: what its failure says, or nothing."""
    for report in runtestprotocol(item, log=False, nextitem=None):
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            return str(crash.message if crash else report.longrepr)[:2000]
    return ""


def table(breaker: Breaker) -> str:
    """What was seen, as a table of text."""
    rows = [
        f"{' '.join(red.clauses)}\n  {red.test}\n  {red.place} ({red.tests}): {red.broken}\n  {red.said}\n"
        for red in breaker.seen
    ]
    rows += [f"NEVER RED {' '.join(clauses)}\n  {test}\n" for clauses, test in breaker.green]
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--to", type=Path, help="write the table there")
    parser.add_argument("-k", default="", help="only the tests whose names fit")
    parser.add_argument("--tries", type=int, default=60, help="so many breaks are tried on a test")
    parser.add_argument("--reds", type=int, default=1, help="so many lines are to turn it red")
    wishes = parser.parse_args()
    breaker = Breaker(wishes.game, wishes.tries, wishes.reds)
    paths = [str(path) for part in ("conformance", "cards") if (path := ROOT / "tests" / part / wishes.game).exists()]
    pytest.main(["-n", "0", "-q", "-p", "no:cacheprovider", "-k", wishes.k, *paths], plugins=[breaker])
    text = table(breaker)
    if wishes.to:
        wishes.to.write_text(text, encoding="utf-8")
    else:
        print(text)
    tests = len({red.test for red in breaker.seen})
    print(f"{tests} tests seen red, {len(breaker.green)} never")
    sys.exit(1 if breaker.green else 0)


if __name__ == "__main__":
    main()
