"""Surge: a revealed card brings the next one, and must come to an end."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.state import State


def goes_in_circles(s: State, chain: Sequence[tuple[int, str]]) -> bool:
    """Whether nothing is left to reveal but cards that this chain has revealed before and that have come back.

    The chain are the cards that have led to the next one, each by its surge: pieces, and the ids of the cards that they
    were. Surge after surge would then go on for ever; the chain ends instead. So it does where it has gone round more
    than twice: what would end it is revealed each time by a card that reveals others besides.
    """
    zones, cards = s.rules.zones, s.rules.catalogue.cards
    deck, discard = zones.id("encounter-deck"), zones.id("encounter-discard")
    left = [cards[s.card[p]].id for p in (*s.zones[deck], *s.zones[discard])]
    back = [card for piece, card in chain if s.zone[piece] in (deck, discard)]
    return bool(back) and (len(back) > 2 * len(left) or all(back.count(card) >= left.count(card) for card in left))
