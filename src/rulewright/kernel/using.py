"""Using an ability: may it be used, then its cost, then its effect."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Special, Usable
from rulewright.kernel.effect import Effect
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.limits import count_use, used_up
from rulewright.kernel.occurrences import happen, noticed, settle_payment
from rulewright.kernel.rules import TRIGGERING, Refusal
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step, go_on


def _run_effect(s: State, event: Event) -> None:
    ability = s.rules.catalogue.faces[s.face[event.piece]].abilities[event.amount]
    go_on(s, ability.effect)  # type: ignore[attr-defined]


TRIGGERS = EventKind(TRIGGERING, _run_effect)
"""An ability's effect is about to resolve; whoever cancels it cancels this. `how` is the label of the ability."""


def ability_of(s: State, entry: int) -> Usable | Special:
    """The ability `piece << 8 | number`."""
    return s.rules.catalogue.faces[s.face[entry >> 8]].abilities[entry & 255]  # type: ignore[return-value]


def obstacle(s: State, entry: int, scope: Scope) -> str:
    """The message that says why an ability cannot be used now: condition, limit, cost, or it would change nothing.

    Empty when it can be used. `scope` is that of its card and of the seat that would use it.
    """
    ability: Usable | Special = s.rules.catalogue.faces[s.face[entry >> 8]].abilities[entry & 255]  # type: ignore[assignment]
    if not isinstance(ability, Special):
        if ability.given is not None and not ability.given.holds(s, scope):
            return "refuse-condition"
        if ability.limit is not None and used_up(s, scope.you, entry, ability.limit):
            return "refuse-limit"
    if ability.cost is not None and not ability.cost.payable(s, scope):
        return "refuse-cost"
    return "" if ability.effect.can(s, scope) else "refuse-no-change"


def refusal(s: State, seat: int, entry: int, event: Event | None) -> Refusal | None:
    """Why a seat may not use an ability now."""
    return refused(s, obstacle(s, entry, Scope.probe(entry >> 8, seat, event)))


def refused(s: State, message: str) -> Refusal | None:
    """The message of an obstacle with the rule behind it."""
    return (message, s.rules.cite(message.removeprefix("refuse-"))) if message else None


def use(s: State, seat: int, entry: int, event: Event | None = None) -> None:
    """Let a seat use an ability: limit, cost, effect. For the end of a step, like `go_on`."""
    go_on(s, USE, 0, (entry, seat, event))


@dataclass(frozen=True, eq=False)
class Use(Step):
    """Carry an ability through: count it, pay for it, let its effect happen."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 1:
            s.scopes.pop()
            return
        entry: int
        seat: int
        event: Event | None
        entry, seat, event = data  # type: ignore[assignment]
        ability = ability_of(s, entry)
        if not isinstance(ability, Special) and ability.limit is not None:
            count_use(s, seat, entry, ability.limit)
        if ability.cost is None:
            s.scopes.append(Scope(entry >> 8, seat, event))
            _trigger(s, entry, seat, ability)
        else:
            s.scopes.append(Scope(entry >> 8, seat, event, {"paying": ()}))
            go_on(s, ability.cost)
            go_on(s, SETTLE)
            go_on(s, TRIGGER, 0, (entry,))
        if len(s.stack) != s.base:
            s.stack.append((self, 1, ()))
        else:
            s.scopes.pop()


@dataclass(frozen=True, eq=False)
class TriggerEffect(Step):
    """Let the effect of an ability happen in the scope that is open."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        entry = data[0]
        assert isinstance(entry, int)
        _trigger(s, entry, s.scopes[-1].you, ability_of(s, entry))


def _trigger(s: State, entry: int, seat: int, ability: Usable | Special) -> None:
    answered_labels = ability.label in s.rules.answered_labels and noticed(s, TRIGGERS)
    if answered_labels or s.checks_due or s.delayed or len(s.stack) != s.base:
        happen(s, Event(TRIGGERS, entry >> 8, seat, entry & 255, how=ability.label))
    else:
        ability.effect.run(s, 0, ())


SETTLE = Do(settle_payment)
USE = Use()
TRIGGER = TriggerEffect()


@dataclass(frozen=True, eq=False)
class WithScope(Step):
    """Run an effect as if a piece said it: `s.push(WITH_SCOPE, 0, (effect, source, you))`."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 1:
            s.scopes.pop()
            return
        effect, source, you = data
        assert isinstance(effect, Effect) and isinstance(source, int) and isinstance(you, int)
        s.scopes.append(Scope(source, you))
        s.push(effect)
        s.push(self, 1)


WITH_SCOPE = WithScope()
