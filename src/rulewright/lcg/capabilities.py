"""Deck files as every living card game offers them to the interfaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from rulewright.kernel import capabilities
from rulewright.kernel.game import Json, RulewrightError
from rulewright.lcg.deckfiles import Formats

Plain = capabilities.Deck


class Written(Protocol):
    """A deck that can be written as plain data."""

    def plain(self) -> dict[str, Json]:
        """The deck the way a setup writes it."""


Deck = TypeVar("Deck", bound=Written)


class DeckBox(Generic[Deck]):
    """The decks of a game: those that come with it, and those of files."""

    def __init__(self, starters: Mapping[str, Deck], files: Formats[Deck]) -> None:
        self.starters = starters
        self.files = files
        self.formats: capabilities.Names = tuple(files.readers)

    def built(self, deck: Plain) -> Deck:
        """A deck from plain data that `plain` wrote."""
        raise NotImplementedError

    def shipped(self, name: str) -> Plain:
        """A starter deck."""
        if name not in self.starters:
            raise RulewrightError("error-unknown-deck", name=name, known=", ".join(self.starters))
        return self.starters[name].plain()

    def read(self, text: str, form: str) -> Plain:
        """The deck a file tells of."""
        return self.files.read(text, form).plain()

    def write(self, deck: Plain, form: str) -> str:
        """A deck in a format."""
        return self.files.write(self.built(deck), form)


def copies(table: Json) -> dict[str, int]:
    """How many copies of which cards plain data say."""
    assert isinstance(table, dict)
    return {card: count for card, count in table.items() if isinstance(count, int)}
