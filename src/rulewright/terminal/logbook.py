"""What happened, as the person at the keyboard may read it."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.knowledge import bit
from rulewright.kernel.state import Entry

if TYPE_CHECKING:
    from rulewright.terminal.session import Session


class Line(NamedTuple):
    """A line of the log: in words, the rule behind it, the card that all look at (empty: none), whether it is new."""

    text: str
    rule: str
    card: str = ""
    new: bool = False


def lines(session: Session, known: int) -> list[Line]:
    """The log without lines that tell this person nothing; what comes after the first `known` entries is new."""
    told = (line(session, entry, place >= known) for place, entry in enumerate(session.game.entries()))
    return [found for found in told if found is not None]


def line(session: Session, entry: Entry, new: bool) -> Line | None:
    """A line as whoever of the people at this table knows most of it reads it; None when it says nothing."""
    message, rule, args = entry
    layout, game = session.layout, session.game
    seers = session.people if session.people and not session.hot_seat else (session.eyes,)
    seer = next((seer for seer in seers if all(known & bit(seer) for _, _, known in args)), None)
    hidden = seer is None and not all(known & bit(None) for _, _, known in args)
    if hidden and message in layout.hushed:
        return None
    text = game.module.teller.entry(game.state, entry, seers[0] if hidden else seer, session.lang)
    card = "" if hidden or message not in layout.shown else shown_card(session, entry)
    return Line(text, rule, card, new)


def shown_card(session: Session, entry: Entry) -> str:
    """The card that an entry puts before everyone; empty when it is a person at this table who shows it."""
    faces = [value for kind, value, _ in entry[2] if kind == "piece"]
    own = any(kind == "seat" and session.persons[value] in session.people for kind, value, _ in entry[2])
    return card_of_face(session.game, faces[0]) if faces and not own else ""


def card_of_face(game: Game, face: int) -> str:
    """The id of the card that a face is printed on."""
    catalogue = game.rules.catalogue
    return catalogue.cards[bisect_right(catalogue.front, catalogue.printed.get(face, face)) - 1].id
