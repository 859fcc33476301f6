"""Enemies that are kept from attacking."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.table import HAS_ATTACKED
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.state import Scope, State


@dataclass(frozen=True, eq=False)
class HoldBack(Until):
    """Enemies cannot attack until the end of a period. It comes too late for one that has begun its attack."""

    def words(self) -> tuple[str, dict[str, object]]:
        return "until", dict(self.children())

    def can(self, s: State, scope: Scope) -> bool:
        enemies = self.what.who
        if enemies is None or not Until.can(self, s, scope):
            return False
        return any(not s.tokens[HAS_ATTACKED][p] for p in touched(s, scope, enemies))
