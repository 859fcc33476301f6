"""Drawing, new decks, and taking a certain card out of a deck."""

from __future__ import annotations

from rulewright.games.wotr.table import CYCLE, DECK, ELIMINATED, HAND
from rulewright.kernel.decks import shuffle, take_from_top, top_card
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import move, move_all, show
from rulewright.kernel.state import State


def renew(s: State, seat: int) -> None:
    """Make a new deck: the cycle pile is shuffled into what is left of the draw deck."""
    if s.zones[CYCLE + seat]:
        s.note("log-new-deck", "wotr.new-deck.2", ("seat", seat))
        move_all(s, CYCLE + seat, DECK + seat)
        shuffle(s, DECK + seat)


def renew_if_empty(s: State, seat: int) -> None:
    """A deck that runs out is renewed at once, if there is a cycle pile to make it from."""
    if not s.zones[DECK + seat]:
        renew(s, seat)


def next_card(s: State, seat: int) -> int:
    """The top card of a player's deck; a deck that ran out with no cycle pile is renewed now. -1 when there is none."""
    renew_if_empty(s, seat)
    return top_card(s, DECK + seat)


def has_next_card(s: State, seat: int) -> bool:
    """Whether there is a card to draw, now or after making a new deck."""
    return bool(s.zones[DECK + seat] or s.zones[CYCLE + seat])


def wherever(s: State, seat: int, name: str) -> list[int]:
    """All cards of this title that belong to a player and can still be removed: not those already eliminated."""
    faces = s.rules.catalogue.faces
    return [
        p
        for p, face in enumerate(s.face)
        if s.owner[p] == seat and faces[face].name == name and s.zone[p] != ELIMINATED + seat
    ]


def look_at_top(s: State, seat: int) -> None:
    """A player whose card lets them see the top card of their deck looks at it."""
    if "permit see-top" in s.listeners and permitted(s, "see-top", seat) and s.zones[DECK + seat]:
        show(s, top_card(s, DECK + seat), 1 << s.persons[seat])


def _draw(s: State, e: Event) -> None:
    seat, deck, left = e.seat, DECK + e.seat, e.amount
    if s.recording:
        there = len(s.zones[deck]) + len(s.zones[CYCLE + seat])
        s.note("log-draws", "wotr.procedure-draw.1", ("seat", seat), ("number", min(left, there)))
    told, rule = TO_HAND if e.other < 0 else NOT_TO_HAND
    renew_if_empty(s, seat)
    while left and s.zones[deck]:
        drawn = take_from_top(s, deck, HAND + seat if e.other < 0 else e.other, left)
        left -= len(drawn)
        if s.recording:
            for piece in drawn:
                s.note(told, rule, ("seat", seat), ("piece", piece))
        renew_if_empty(s, seat)


TO_HAND = ("log-draws-card", "wotr.procedure-draw.2")
NOT_TO_HAND = ("log-drawn-aside", "wotr.procedure-draw.3")


def _can_draw(s: State, piece: int, seat: int) -> bool:
    return has_next_card(s, seat)


def _renew(s: State, e: Event) -> None:
    renew(s, e.seat)


def _has_cycled(s: State, piece: int, seat: int) -> bool:
    return bool(s.zones[CYCLE + seat])


def _take(s: State, e: Event) -> None:
    seat, zone = s.owner[e.piece], s.zone[e.piece]
    show(s, e.piece)
    s.note("log-takes", "wotr.procedure-take.2", ("seat", seat), ("piece", e.piece))
    move(s, e.piece, HAND + seat)
    if zone == DECK + seat:
        shuffle(s, zone)
        renew_if_empty(s, seat)


def _keep(s: State, e: Event) -> None:
    move(s, e.piece, HAND + e.seat)


def _search(s: State, e: Event) -> None:
    for piece in s.zones[e.other]:
        show(s, piece, 1 << s.persons[e.seat])


def _shuffle(s: State, e: Event) -> None:
    shuffle(s, DECK + e.seat)


DRAWS = EventKind("draws", _draw, rule="wotr.procedure-draw.1", verb="draw", good=True, would_change=_can_draw)
"""`other` is the zone the cards are drawn to, where that is not the hand."""
NEW_DECK = EventKind("new deck", _renew, rule="wotr.new-deck.2", verb="new-deck", would_change=_has_cycled)
TAKES = EventKind("takes", _take, rule="wotr.procedure-take.2", verb="take", good=True)
"""A certain card comes from deck or cycle pile to hand: it is shown, and the deck is shuffled."""
KEEPS = EventKind("keeps", _keep, rule="wotr.procedure-draw.3")
"""A card that was drawn to be used at once comes to hand."""
SEARCHES = EventKind("searches", _search, rule="wotr.procedure-take.1")
"""A player looks through a deck, or another zone (`other`), and knows its cards until it is shuffled."""
SHUFFLES = EventKind("shuffles", _shuffle, rule="wotr.procedure-take.3")


def search(s: State, seat: int, zones: list[int]) -> None:
    """A player looks through these zones: all of them, so that nobody learns where there was something to be found."""
    happen_together(s, [Event(SEARCHES, -1, seat, other=zone) for zone in zones])
