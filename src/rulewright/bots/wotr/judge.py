"""Where it pays to look ahead in War of the Ring: The Card Game.

Hands are hidden and thumb is itself a one-step optimiser: a few imagined worlds tell less than its advice, until the
game can be played to its end. So only the last rounds are searched, and how clearly they are won counts.
"""

from __future__ import annotations

from math import exp

from rulewright.bots.judging import Plan
from rulewright.games.wotr.flow.victory import points, unused_rings
from rulewright.games.wotr.table import FREE, PATH, SHADOW
from rulewright.games.wotr.tables.scenarios import scenario, team
from rulewright.kernel.state import State

LATE = 1
"""So many rounds before the last one the search begins."""
CLEAR = 3.0
"""A lead of so many points is a clear one."""


def late(s: State, player: int) -> bool:
    """Whether the game is near enough to its end to be played out."""
    return s.table[PATH] >= scenario(s).last_path - LATE


def verdict(s: State, player: int) -> float:
    """How clearly a side has won."""
    lead = points(s, FREE) + unused_rings(s, FREE) - points(s, SHADOW) - unused_rings(s, SHADOW)
    return 1.0 / (1.0 + exp(-(lead if team(s, player) == FREE else -lead) / CLEAR))


PLAN = Plan(most=8, searched=late, verdict=verdict)
