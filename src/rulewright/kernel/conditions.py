"""The conditions every game can use."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.places import in_play
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Amount, Condition, Selector


@dataclass(frozen=True, eq=False)
class Exists(Condition):
    """There is at least one such card."""

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class Is(Condition):
    """A card fits a description."""

    what: Selector
    kind: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        found = self.what.find(s, scope)
        return bool(found) and all(self.kind.matches(s, scope, p) for p in found)


@dataclass(frozen=True, eq=False)
class InPlay(Condition):
    """A card is (still) in play."""

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        found = self.what.find(s, scope)
        return bool(found) and all(p >= 0 and in_play(s, p) for p in found)


@dataclass(frozen=True, eq=False)
class Not(Condition):
    """Something is not true."""

    condition: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)


@dataclass(frozen=True, eq=False)
class AtLeast(Condition):
    """A number is so large or larger."""

    amount: Amount
    least: int

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.count(s, scope) >= self.least


@dataclass(frozen=True, eq=False)
class BothTrue(Condition):
    """Two things are true."""

    first: Condition
    second: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return self.first.holds(s, scope) and self.second.holds(s, scope)


@dataclass(frozen=True, eq=False)
class OneTrue(Condition):
    """At least one of two things is true."""

    first: Condition
    second: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return self.first.holds(s, scope) or self.second.holds(s, scope)
