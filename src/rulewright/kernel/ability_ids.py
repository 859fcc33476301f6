"""What an ability is called while a game runs: one integer, made of its piece and its number on the face that acts.

What runs through hundreds of them at every event or window (gathering answers, modifiers, listening, obstacles to use,
the action windows of a game) spells the shifts out: a call costs as much there as what it asks.
"""

from __future__ import annotations


def ability_id(piece: int, number: int) -> int:
    """The ability of this number on a piece."""
    return piece << 8 | number


def source_of(ability: int) -> int:
    """The piece that an ability is on."""
    return ability >> 8


def number_of(ability: int) -> int:
    """The number of an ability on the face of its piece."""
    return ability & 255
