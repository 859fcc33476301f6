"""The order of cards that come into a discard pile at the same moment: their owner chooses it (revised edition)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.games.lotr.table import DISCARD, heroes
from rulewright.kernel.events import Event
from rulewright.kernel.places import rearrange
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, ints
from rulewright.lcg.events import DESTROYED, DISCARDED, LEAVES_PLAY

DEPARTURES = frozenset((LEAVES_PLAY, DISCARDED, DESTROYED))
"""What puts a card into a discard pile."""


def ask_for_order(s: State, facts: Sequence[Event]) -> None:
    """Schedule the question to the owner of different cards that one moment has put into a discard pile."""
    gone = []
    for fact in facts:
        if fact.kind in DEPARTURES and fact.how != "eliminated":
            gone.append(fact.piece)
    if len(gone) < 2 or s.rules.edition == "classic":
        return
    for seat in s.order:
        pieces = [p for p in dict.fromkeys(gone) if s.owner[p] == seat and s.zone[p] == DISCARD + seat]
        if differ(s, pieces) and heroes(s, seat):
            s.push(ORDER_DISCARDS, 0, (seat, *pieces))


def differ(s: State, pieces: Sequence[int]) -> bool:
    """Whether there are several different cards among them."""
    return len({s.card[p] for p in pieces}) > 1


@dataclass(frozen=True, eq=False)
class OrderDiscards(Ask):
    """Which of the cards lies on top, then which one under it. `data` is (owner, cards...)."""

    rule: str = "lotr.discard-piles-and-victory-display.6"
    kind = "discard-order"
    prompt = "ask-discard-order"
    purpose = "order"
    verbs = "lay-on-top"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 1)[0]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat, *cards = data
        assert isinstance(seat, int)
        return [Choice("lay-on-top", p) for p in reversed(s.zones[DISCARD + seat]) if p in cards]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, *cards = data
        assert isinstance(seat, int)
        pile = s.zones[DISCARD + seat][:]
        places = [i for i, p in enumerate(pile) if p in cards]
        rest = [pile[i] for i in places if pile[i] != choice.a]
        for i, piece in zip(places, (*rest, choice.a), strict=True):
            pile[i] = piece
        rearrange(s, DISCARD + seat, pile)
        if differ(s, rest):
            s.push(self, 0, (seat, *rest))


ORDER_DISCARDS = OrderDiscards()
