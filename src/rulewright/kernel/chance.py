"""All chance goes through here: a 64-bit splitmix generator whose whole state is one integer of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.state import State

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The state of the generator for a seed given by a person."""
    return (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK


def roll(s: State, sides: int) -> int:
    """A number from 0 to sides - 1, every one equally likely."""
    state = (s.rng + 0x9E3779B97F4A7C15) & MASK
    s.rng = state
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * sides) >> 64
