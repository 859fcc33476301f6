"""What the table shows, before anyone draws or reads it out: rows of cards in sections and areas."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.kernel.capabilities import Layout


@dataclass(frozen=True)
class Fact:
    """A number on a card. `sign`: what stands before it on a screen. `mood`: better or worse than printed.

    `words`: whose messages name it: stat, ui or zone.
    """

    name: str
    text: str
    sign: str
    mood: str = ""
    words: str = "stat"


@dataclass(frozen=True)
class Row:
    """A card. `piece` is -1 when nobody may know which it is; `depth` is 1 when it lies on the card above.

    `name` says how it lies there as well, `title` only what it is. `marks` say what it is doing, by name and in words.
    """

    piece: int
    card: str
    name: str
    title: str = ""
    kind: str = ""
    depth: int = 0
    facts: tuple[Fact, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)
    in_play: bool = False
    exhausted: str = ""
    """The word for it, if the card is exhausted."""


@dataclass(frozen=True)
class Section:
    """The cards of a zone under its name."""

    zone: str
    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Area:
    """What lies before one player, or in the middle: sections, and the sizes of decks and piles."""

    title: str
    sections: tuple[Section, ...]
    piles: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """Everything a person sees of the table."""

    bar: tuple[str, ...]
    totals: tuple[str, ...]
    signs: tuple[str, ...]
    """The totals again, as short as can be."""
    middle: Area
    players: tuple[Area, ...]
    hands: tuple[Section, ...]
    piles: tuple[Section, ...]
    """Decks and piles that can be opened, with the cards in them that the person may know, the newest on top."""
    layout: Layout

    def sections(self) -> Iterable[Section]:
        """All of them, from the top of the table to the bottom."""
        yield from self.middle.sections
        for area in self.players:
            yield from area.sections
        yield from self.hands

    def rows(self) -> dict[int, Row]:
        """The cards that the person knows, by piece: those that lie open, then those in piles."""
        found: dict[int, Row] = {}
        for section in (*self.sections(), *self.piles):
            for row in section.rows:
                if row.piece >= 0:
                    found.setdefault(row.piece, row)
        return found
