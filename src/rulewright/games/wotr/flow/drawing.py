"""Drawing, new decks, and taking a certain card out of a deck."""

from __future__ import annotations

from rulewright.games.wotr.table import CYCLE, DECK, ELIMINATED, HAND
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.places import move, show, shuffle, top_card
from rulewright.kernel.state import State


def renew(s: State, seat: int) -> None:
    """Make a new deck: the cycle pile is shuffled into what is left of the draw deck."""
    pile = s.zones[CYCLE + seat]
    if pile:
        s.note("log-new-deck", "wotr.new-deck.2", ("seat", seat))
        for piece in pile[:]:
            move(s, piece, DECK + seat, bottom=True)
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


def draw(s: State, seat: int, amount: int, zone: int = -1) -> list[int]:
    """Draw cards one by one, to hand or to another zone; fewer when there are no more."""
    s.note("log-draws", "wotr.procedure-draw.1", ("seat", seat), ("number", amount))
    drawn = []
    for _ in range(amount):
        piece = next_card(s, seat)
        if piece < 0:
            break
        move(s, piece, HAND + seat if zone < 0 else zone)
        s.note("log-draws-card", "wotr.procedure-draw.2", ("seat", seat), ("piece", piece))
        renew_if_empty(s, seat)
        drawn.append(piece)
    return drawn


def take(s: State, piece: int) -> None:
    """A player takes a certain card from deck or cycle pile to hand: it is shown, and the deck is shuffled."""
    seat, zone = s.owner[piece], s.zone[piece]
    show(s, piece)
    s.note("log-takes", "wotr.procedure-take.2", ("seat", seat), ("piece", piece))
    move(s, piece, HAND + seat)
    if zone == DECK + seat:
        shuffle(s, zone)
        renew_if_empty(s, seat)


def search(s: State, seat: int, pieces: list[int]) -> None:
    """A player searches a deck for certain cards and sees where they are, until it is shuffled."""
    for piece in pieces:
        show(s, piece, 1 << s.persons[seat])


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
    draw(s, e.seat, e.amount)


DRAWS = EventKind("draws", _draw, rule="wotr.procedure-draw.1")
