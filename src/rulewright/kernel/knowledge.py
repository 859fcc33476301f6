"""Who knows what: hidden things redrawn at random, in keeping with what a seat knows."""

from __future__ import annotations

from rulewright.kernel.chance import roll, seeded
from rulewright.kernel.places import relisten
from rulewright.kernel.resolver import advance
from rulewright.kernel.state import SPECTATOR, State


def bit(seat: int | None) -> int:
    """The bit of a person (None: a spectator) in the masks of knowledge."""
    return SPECTATOR if seat is None else 1 << seat


def hidden_groups(s: State, seat: int | None) -> list[list[int]]:
    """The pieces whose identity a seat does not know, by the deck they came from: within a group any could be any."""
    mask = bit(seat)
    groups: dict[tuple[int, str], list[int]] = {}
    cards = s.rules.catalogue.cards
    for piece, known in enumerate(s.known):
        if not known & mask:
            groups.setdefault((s.owner[piece], cards[s.card[piece]].back), []).append(piece)
    return list(groups.values())


def permute(s: State, pieces: list[int], order: list[int]) -> None:
    """Give the pieces each other's cards: the i-th gets the card of the `order[i]`-th."""
    cards = [s.card[p] for p in pieces]
    front = s.rules.catalogue.front
    for piece, index in zip(pieces, order, strict=True):
        old, new = s.card[piece], cards[index]
        if s.face[piece] == front[old]:
            s.face[piece] = front[new]
        s.card[piece] = new


def redraw(s: State, seat: int | None, seed: int) -> None:
    """Shuffle, in place, all that a seat does not know, and the chance still to come."""
    s.rng = seeded(seed)
    for group in hidden_groups(s, seat):
        order = list(range(len(group)))
        for i in range(len(order) - 1, 0, -1):
            j = roll(s, i + 1)
            order[i], order[j] = order[j], order[i]
        permute(s, group, order)
    relisten(s)
    if s.pending is not None and s.persons[s.pending.seat] != seat:
        s.pending = None
        advance(s)
