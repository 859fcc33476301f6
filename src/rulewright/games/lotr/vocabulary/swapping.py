"""Cards that swap their places or their values."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.amounts import Named, ValueOf
from rulewright.kernel.conditions import BothTrue, Exists
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import Bind, If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.sequence import All
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.places import carry
from rulewright.kernel.selectors import HasValue
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector


@dataclass(frozen=True, eq=False)
class SwapPlaces(Verb):
    """Two cards in play swap their places."""

    left: Selector
    right: Selector

    def pairs(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """The cards that can be swapped."""
        right = touched(s, scope, self.right)
        return [(p, q) for p in touched(s, scope, self.left) for q in right if s.zone[p] != s.zone[q]]

    def apply(self, s: State, scope: Scope) -> None:
        for p, q in self.pairs(s, scope)[:1]:
            here, there = s.zone[p], s.zone[q]
            carry(s, p, there)
            carry(s, q, here)
            check_now(s)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.pairs(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("swap", 1, p, scope.you, True) for p, _ in self.pairs(s, scope)]


def swap_values(left: Selector, right: Selector, stat: str, period: str) -> Effect:
    """Two cards swap a value until the end of a period; a card without such a value has nothing to swap."""
    both = BothTrue(Exists(left & HasValue(stat)), Exists(right & HasValue(stat)))
    return If(
        both,
        All(
            (
                Bind("left value", ValueOf(stat, left)),
                Bind("right value", ValueOf(stat, right)),
                Until(period, Gets(left, stat, Named("right value"), op="set")),
                Until(period, Gets(right, stat, Named("left value"), op="set")),
            )
        ),
    )
