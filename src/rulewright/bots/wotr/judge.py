"""Where it pays to look ahead in War of the Ring: The Card Game.

Hands are hidden and thumb is itself a one-step optimiser: a few imagined worlds tell less than its advice, until the
game can be played to its end. So only the last round is searched, and the result alone counts.
"""

from __future__ import annotations

from rulewright.bots.judging import Plan
from rulewright.games.wotr.table import PATH
from rulewright.games.wotr.tables.scenarios import scenario
from rulewright.kernel.state import State


def in_last_round(s: State, player: int) -> bool:
    """Whether no round comes after this one."""
    return s.table[PATH] >= scenario(s).last_path


PLAN = Plan(most=4, left_to_thumb=frozenset({"combat", "cycle", "eliminate", "support"}), searched=in_last_round)
