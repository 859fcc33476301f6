"""Looking at cards, searching decks, and where cards go from there."""

from __future__ import annotations

from rulewright.kernel.decks import shuffle
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.places import move, show
from rulewright.kernel.state import State


def own_deck(s: State, piece: int) -> int:
    """The deck a card belongs to."""
    owner = s.owner[piece]
    return s.rules.zones.id("deck", owner) if owner >= 0 else s.rules.zones.id("encounter-deck")


def see(s: State, e: Event) -> None:
    """A player learns what a card is."""
    show(s, e.piece, 1 << s.persons[e.seat])


def _search(s: State, e: Event) -> None:
    for piece in s.zones[e.other]:
        show(s, piece, 1 << s.persons[e.seat])


def _shuffle(s: State, e: Event) -> None:
    shuffle(s, e.other)


def _add_to_hand(s: State, e: Event) -> None:
    move(s, e.piece, s.rules.zones.id("hand", e.seat))


def _put_on_top(s: State, e: Event) -> None:
    move(s, e.piece, own_deck(s, e.piece))


def _put_on_bottom(s: State, e: Event) -> None:
    move(s, e.piece, own_deck(s, e.piece), bottom=True)


def _set_aside(s: State, e: Event) -> None:
    move(s, e.piece, s.rules.zones.id("set-aside"))


SEES = EventKind("sees", see)
"""A player looks at a card."""
SEARCHES = EventKind("searches", _search)
"""A player looks through all cards of a deck (`other`)."""
SHUFFLED = EventKind("shuffled", _shuffle)
"""`other` is the deck."""
ADDED_TO_HAND = EventKind("added to hand", _add_to_hand, good=True)
PUT_ON_TOP = EventKind("put on top", _put_on_top)
PUT_ON_BOTTOM = EventKind("put on bottom", _put_on_bottom, verb="put-on-bottom")
SET_ASIDE = EventKind("set aside", _set_aside, verb="set-aside")
