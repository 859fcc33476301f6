"""What deck files of all communities share: names and numbers of copies, lines of text, OCTGN's XML."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar
from xml.etree.ElementTree import Element, ParseError, indent, tostring

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from rulewright.kernel.errors import word
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.setup_input import wrong

COPIES = re.compile(r"[1-9][0-9]?")
LONGEST_LINE, LONGEST_NAME, MOST_LETTERS = 300, 120, 1_000_000
Deck = TypeVar("Deck")


class Formats(Generic[Deck]):
    """How the decks of a game are read and written, by format."""

    def __init__(
        self, readers: Mapping[str, Callable[[str], Deck]], writers: Mapping[str, Callable[[Deck], str]]
    ) -> None:
        self.readers = readers
        self.writers = writers

    def read(self, text: str, form: str) -> Deck:
        """The deck a file tells of. RulewrightError names what is wrong."""
        if len(word("text", text)) > MOST_LETTERS:
            raise wrong("deck", form, "input-too-much")
        if form not in self.readers:
            raise self.unknown(form)
        return self.readers[form](text)

    def write(self, deck: Deck, form: str) -> str:
        """A deck in a format."""
        if form not in self.writers:
            raise self.unknown(form)
        return self.writers[form](deck)

    def unknown(self, form: str) -> RulewrightError:
        """The error for a format that is none."""
        return RulewrightError("error-deck-format", name=form, known=", ".join(self.readers))


def called(name: str) -> str:
    """The name of a deck as it can be shown and written: on one line, without control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def copies_of(where: str, copies: str) -> int:
    """How many copies a file says there are of a card."""
    if not COPIES.fullmatch(copies):
        raise wrong("deck", where, "input-number", value=copies, least="1", most="99")
    return int(copies)


def lines_of(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines of a text: the number from 0, what is written there, and how an error names it."""
    for number, raw in enumerate(text.replace("’", "'").lstrip("\ufeff").splitlines()):
        line = raw.strip()
        where = f'{number + 1} "{line[:40]}"'
        if len(line) > LONGEST_LINE:
            raise wrong("deck", where, "input-too-long", most=LONGEST_LINE)
        yield number, line, where


class UnknownTitle(RulewrightError):  # noqa: N818 (it says what is wrong)
    """A line whose title is none."""


def all_strange(errors: list[RulewrightError]) -> RulewrightError:
    """One error for all the lines whose title is none."""
    if len(errors) == 1:
        return errors[0]
    return RulewrightError("error-unknown-cards", names="; ".join(str(error.details["where"]) for error in errors))


def octgn_deck(text: str, game: str) -> Element:
    """The deck of an OCTGN file of this game. Files with entities or external references are refused."""
    try:
        root: Element = fromstring(text.lstrip("\ufeff"), forbid_dtd=True)
    except DefusedXmlException:
        raise RulewrightError("error-deck-hostile-xml") from None
    except (ParseError, ValueError, LookupError) as error:
        raise RulewrightError("error-deck-not-xml", where=str(error)) from None
    if root.tag != "deck" or root.get("game") != game:
        raise RulewrightError("error-deck-other-game", name=str(root.get("game")))
    return root


def octgn_text(root: Element) -> str:
    """An OCTGN deck as it is written to a file."""
    indent(root)
    return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' + tostring(root, encoding="unicode") + "\n"
