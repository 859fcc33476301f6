"""Cards that swap their places or their values."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.amounts import Named, ValueOf
from rulewright.kernel.conditions import BothTrue, Exists
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.joining import Bind, If
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.sequence import All
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.places import carry
from rulewright.kernel.selectors import HasValue
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector


def _swap(s: State, e: Event) -> None:
    here, there = s.zone[e.piece], s.zone[e.other]
    carry(s, e.piece, there)
    carry(s, e.other, here)


SWAPS_PLACES = EventKind("swaps places", _swap, rule="lotr.effects.1", unsettles=True, verb="swap-places", good=True)
"""`other` is the card it swaps with."""


@dataclass(frozen=True, eq=False)
class SwapPlaces(Verb):
    """Two cards in play swap their places."""

    left: Selector
    right: Selector

    def events(self, s: State, scope: Scope) -> list[Event]:
        left, right = touched(s, scope, self.left), touched(s, scope, self.right)
        pairs = [(p, q) for p in left for q in right if s.zone[p] != s.zone[q]]
        return [Event(SWAPS_PLACES, p, scope.you, 0, scope.source, q) for p, q in pairs[:1]]


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
