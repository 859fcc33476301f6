"""The cards: a folder for each pack, in it one file for each faction, and the locations."""

from __future__ import annotations

from rulewright.kernel.cards import Card
from rulewright.kernel.packs import Packs

LOCATIONS = ("battleground", "path")
"""The sets that are numbered by themselves, after the faction cards."""


def order(card: Card) -> tuple[int, int]:
    """The faction cards in the order of their numbers, battlegrounds, paths."""
    return LOCATIONS.index(card.set) + 1 if card.set in LOCATIONS else 0, card.number


PACKS = Packs(__name__, order)
CORE = "core"
