"""The components: a folder for each box, in it a file for each kind of them."""

from __future__ import annotations

from rulewright.kernel.cards import Card
from rulewright.kernel.packs import Packs

SETS = ("locations", "heroes")
"""The sets that come first: locations have the numbers of the map."""


def order(card: Card) -> tuple[int, int]:
    """Locations, hero sheets, then all else by set and number."""
    return SETS.index(card.set) if card.set in SETS else len(SETS), card.number


PACKS = Packs(__name__, order)
CORE = "core"
