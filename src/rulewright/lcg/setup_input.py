"""What people may write in every living card game: numbers of copies, titles, pieces, effects that last."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rulewright.kernel.setup_input import Input, Name

MOST_SEATS = 4
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Tokens = Annotated[int, Meta(ge=0, le=999)]
Copies = Annotated[int, Meta(ge=1, le=99)]
CopiesByCode = Annotated[dict[Name, Copies], Meta(max_length=500)] | Annotated[list[Name], Meta(max_length=0)]
Title = Annotated[str, Meta(min_length=1, max_length=200)]


class LastingInput(Input):
    """An effect that lasts: of which card, whose it is, on which card, with which number."""

    name: Title
    seat: Seat = 0
    on: Name = ""
    x: Tokens = 0
