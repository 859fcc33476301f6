"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def flag(text: str, name: str | None = None) -> Parameter:
    """An option that is there or not."""
    return Parameter(name=name, negative="", show_default=False, help=text)


Lang = Annotated[str | None, Parameter(name="--lang", help="en, uk or ru")]
Which = Annotated[str | None, Parameter(name="--game", help="the game, where several would do")]
Decks = Annotated[
    list[str] | None,
    Parameter(consume_multiple=(1, None), negative="", help="a deck for each seat: by name, or a deck file"),
]


def deck_names(given: list[str] | None) -> list[str]:
    """The decks as they were typed: each for itself, or parted by commas."""
    return [name for names in given or [] for name in ([names] if _is_file(names) else names.split(","))]


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False
