"""Games for the lab, and somebody in this process to play them."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from rulewright.cli import run
from rulewright.lab import Engine, Plan, Results


@pytest.fixture
def plan() -> Plan:
    """Quick games of a bot that does not learn."""
    return Plan("lotr", {"scenario": "passage-through-mirkwood", "decks": ["leadership"]}, ("random",), 10)


@pytest.fixture
def engine() -> Iterator[Engine]:
    """One thread of this process."""
    with ThreadPoolExecutor(1) as executor:
        yield Engine(executor, 1, executor.shutdown)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Callable[..., Results]]:
    """Open the file of a run, by name; all of them are closed in the end."""
    with ExitStack() as opened:
        yield lambda plan, name="run": opened.enter_context(Results(tmp_path / name, plan))


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """Run `rulewright` with arguments, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("RULEWRIGHT_LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)

    def run_command(*args: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        code = run(list(args))
        return Done(code, *capsys.readouterr())

    return run_command
