"""Tables to play at, away from the user's own saves and language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.terminal.session import Session

Table = Callable[..., Session]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that saves go to."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("RULEWRIGHT_LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "rulewright" / "saves"


@pytest.fixture
def table() -> Table:
    """A new game of Passage Through Mirkwood with these decks and bots."""

    def new_table(*decks: str, lang: str = "en", bot_seats: tuple[int, ...] = (), hot_seat: bool = False) -> Session:
        game = rw.new("lotr", seed=26201, scenario="passage-through-mirkwood", decks=list(decks) or ["leadership"])
        return Session(game, lang, {seat: bots.make("random", 3) for seat in bot_seats}, hot_seat)

    return new_table


@pytest.fixture
def solo(table: Table) -> Session:
    """One person with one deck."""
    return table()
