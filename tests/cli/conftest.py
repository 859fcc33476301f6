"""The command, run in this process, away from the user's own saves and language."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import rulewright as rw
from rulewright.cli import run


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `rulewright` with arguments and lines to read."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("RULEWRIGHT_LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)

    def run_command(*args: str, lines: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = run(list(args))
        return Done(code, *capsys.readouterr())

    return run_command


@pytest.fixture
def journal() -> dict:
    """The journal of a game with one choice made."""
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"], seed=7)
    game.choose("keep")
    return json.loads(game.journal())
