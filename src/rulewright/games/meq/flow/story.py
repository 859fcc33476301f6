"""The Story Track: markers, stages, dominance."""

from __future__ import annotations

from bisect import bisect

from rulewright.games.meq.table import EVIL, GOOD, GREEN, SAURON_MARKERS
from rulewright.kernel.state import State

FINALE_SPACE = 18
SHADOW_FALLS = 10
STAGE_BEGINS = (0, 7, 13)
MARKERS = (GREEN, *SAURON_MARKERS)
NOBODY = -1


def stage_at(space: int) -> int:
    """The stage of a space of the Story Track: 1, 2 or 3."""
    return bisect(STAGE_BEGINS, space)


def stage(s: State) -> int:
    """The current stage: the rightmost one with a marker on it."""
    return stage_at(max([s.table[marker] for marker in MARKERS]))


def pool_limit(s: State) -> int:
    """How much influence the Shadow Pool may hold: four for each stage."""
    return 4 * stage(s)


def spaces_to_finale(s: State) -> int:
    """How far Sauron's most advanced marker is from the Finale."""
    return FINALE_SPACE - max(s.table[marker] for marker in SAURON_MARKERS)


def spaces_to_shadow_falls(s: State) -> int:
    """How many spaces all of Sauron's markers together still need to Shadow Falls."""
    return sum(max(0, SHADOW_FALLS - s.table[marker]) for marker in SAURON_MARKERS)


def distance(s: State, side: int) -> int:
    """How far a side is from the Finale."""
    if side == GOOD:
        return FINALE_SPACE - s.table[GREEN]
    return min(spaces_to_finale(s), spaces_to_shadow_falls(s))


def progress(s: State, side: int) -> float:
    """How far a side has come on its way to the Finale, from 0 to 1."""
    return min(1.0, max(0.0, (FINALE_SPACE - distance(s, side)) / FINALE_SPACE))


def dominant(s: State) -> int:
    """The side that is nearer to the Finale, or NOBODY."""
    evil, good = distance(s, EVIL), distance(s, GOOD)
    return NOBODY if evil == good else EVIL if evil < good else GOOD


def finale_begins(s: State) -> bool:
    """Whether a marker is on the Finale space, or all of Sauron's have come to Shadow Falls."""
    return s.table[GREEN] >= FINALE_SPACE or spaces_to_finale(s) <= 0 or spaces_to_shadow_falls(s) == 0


def leftmost(s: State) -> list[int]:
    """Those of Sauron's markers that are farthest back."""
    least = min(s.table[marker] for marker in SAURON_MARKERS)
    return [marker for marker in SAURON_MARKERS if s.table[marker] == least]
