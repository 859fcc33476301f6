"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def flag(text: str, name: str | None = None) -> Parameter:
    """An option that is there or not."""
    return Parameter(name=name, negative="", show_default=False, help=text)


Lang = Annotated[str | None, Parameter(name="--lang", help="en, uk or ru")]
Which = Annotated[str | None, Parameter(name="--game", help="the game, where several would do")]
