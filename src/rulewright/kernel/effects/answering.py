"""What an ability can do with the event that it answers."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import TRIGGERING
from rulewright.kernel.changing import cancel, change, current, put_in_place
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector, number


def tell(s: State, scope: Scope, message: str, effect: str, rule: str) -> None:
    """Write in the log what becomes of the event that an ability answers, and which it is: or whose effect."""
    event, source = scope.event, ("source", scope.source)
    if event is None:
        return
    if event.kind.name == TRIGGERING:
        s.note(effect, rule, source, ("piece", event.piece))
        return
    about = (("piece", event.piece),) if event.piece >= 0 else ()
    whose = (("seat", event.seat),) if event.seat >= 0 else ()
    s.note(message, rule, source, *about, *whose, ("event " + event.kind.name, event.amount))


@dataclass(frozen=True, eq=False)
class Cancel(Verb):
    """What the ability answers does not happen."""

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            tell(s, scope, "log-cancels", "log-cancels-effect", s.rules.cite("cancel"))
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
            tell(s, scope, "log-replaces", "log-replaces-effect", s.rules.cite("replacement"))
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
            left = 0 if amount < 0 else max(0, event.amount - amount)
            rule = s.rules.cite(f"prevents {event.kind.name}")
            s.note("log-prevents", rule, ("source", scope.source), ("number", event.amount - left))
            change(s, event, amount=left)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) != 0 and current(s, scope.event) is not None


@dataclass(frozen=True, eq=False)
class Redirect(Verb):
    """What the ability answers happens to another card."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = self.targets(s, scope)
        if scope.event is not None and found:
            s.note("log-redirects", s.rules.cite("replacement"), ("source", scope.source), ("piece", found[0]))
            change(s, scope.event, piece=found[0])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.targets(s, scope)) and current(s, scope.event) is not None

    def targets(self, s: State, scope: Scope) -> list[int]:
        """The cards to which it could happen as well."""
        event = scope.event
        if event is None:
            return []
        return [p for p in touched(s, scope, self.what) if event.kind.would_change(s, p, s.controller[p])]
