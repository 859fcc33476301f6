"""All chance goes through here: a splitmix generator whose whole state is one integer of the position.

The low 64 bits count, the high 64 bits are the step they count by. Both come out of the seed by a hash: what two seeds
have in common, their streams have not.

A negative state is a script: the outcomes that the next rolls must have, told by somebody outside (a chance node of a
search). A roll that the script says nothing of is Unsettled.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.state import State

CHANCE = 2
"""How seeds become streams. 1: versions up to 0.2.0, whose journals are still dealt as they were."""
GAME, IMAGINED = "game", "imagined"
"""What a stream is for: an imagined world shares nothing with a game of the same seed."""
MASK = (1 << 64) - 1
STEP = MASK << 64
GOLDEN = 0x9E3779B97F4A7C15
DIGIT = 16
"""The bits of one outcome in a script."""


class Unsettled(Exception):  # noqa: N818
    """Somebody rolled, and no outcome was told; the position is now half-way through a choice and must be given up."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


def seeded(seed: int, purpose: str = GAME, chance: int = CHANCE) -> int:
    """The state of the generator for a seed of at most 128 bits."""
    if chance == 1:
        return GOLDEN << 64 | ((seed * GOLDEN + 0x632BE59BD9B4E019) & MASK)
    spread = blake2b(seed.to_bytes(16, "big"), digest_size=16, person=purpose.encode())
    return int.from_bytes(spread.digest(), "big") | 1 << 64


def script(outcomes: Sequence[int]) -> int:
    """The state of a generator that gives these outcomes, in their order, and then no more."""
    told = 1
    for outcome in reversed(outcomes):
        told = told << DIGIT | outcome
    return -told


def scripted(s: State, sides: int) -> int:
    """The next outcome of the script. Unsettled when there is none."""
    told = -s.rng
    if told == 1:
        raise Unsettled(sides)
    s.rng = -(told >> DIGIT)
    return told & ((1 << DIGIT) - 1)


def roll(s: State, sides: int) -> int:
    """A number from 0 to sides - 1, every one equally likely."""
    rng = s.rng
    if rng < 0:
        return scripted(s, sides)
    state = (rng + (rng >> 64)) & MASK
    s.rng = rng & STEP | state
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * sides) >> 64
