"""What an ability can do with the event that it answers."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.changing import cancel, change, current, put_in_place
from rulewright.kernel.effects.base import Effect, Verb
from rulewright.kernel.effects.reach import present
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector, number


@dataclass(frozen=True, eq=False)
class Cancel(Verb):
    """What the ability answers does not happen."""

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            cancel(s, scope.event)

    def cancels(self) -> bool:
        return True

    def can(self, s: State, scope: Scope) -> bool:
        return current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class InsteadOf(Verb):
    """Something else happens in the place of what the ability answers."""

    effect: Effect

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            put_in_place(s, scope.event, self.effect, scope)

    def can(self, s: State, scope: Scope) -> bool:
        return current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Prevent(Verb):
    """So much of what the ability answers does not happen, or all of it (amount -1)."""

    amount: Number = -1

    def apply(self, s: State, scope: Scope) -> None:
        event = scope.event
        if event is not None:
            amount = number(s, scope, self.amount)
            change(s, event, amount=0 if amount < 0 else event.amount - amount)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) != 0 and current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Redirect(Verb):
    """What the ability answers happens to another card."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = present(s, scope, self.what)
        if scope.event is not None and found:
            change(s, scope.event, piece=found[0])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(present(s, scope, self.what)) and current(s, scope.event) is not None
