"""Using an ability: may it be used, then its cost, then its effect."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import TRIGGERING, Special, Usable
from rulewright.kernel.ability_ids import ability_id, number_of, source_of
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.limits import count_use, used_up
from rulewright.kernel.occurrences import happen, noticed, settle_payment
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step, go_on, ints


def _run_effect(s: State, event: Event) -> None:
    ability = s.rules.catalogue.faces[s.face[event.piece]].abilities[event.amount]
    go_on(s, ability.effect)  # type: ignore[attr-defined]


TRIGGERS = EventKind(TRIGGERING, _run_effect)
"""An ability's effect is about to resolve; whoever cancels it cancels this. `how` is the label of the ability."""


def ability_of(s: State, entry: int) -> Usable | Special:
    """The ability of an id."""
    return s.rules.catalogue.faces[s.face[source_of(entry)]].abilities[number_of(entry)]  # type: ignore[return-value]


def obstacle(s: State, entry: int, scope: Scope) -> str:
    """The message that says why an ability cannot be used now: condition, limit, cost, or it would change nothing.

    Empty when it can be used. `scope` is that of its card and of the seat that would use it.
    """
    # as in ability_of, without the calls: every ability in every window is asked this
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
    source = source_of(entry)
    return refused(s, obstacle(s, entry, Scope.probe(source, seat, event)), source)


def refused(s: State, message: str, piece: int) -> Refusal | None:
    """The message of an obstacle with the rule behind it."""
    return Refusal(message, s.rules.cite(message.removeprefix("refuse-")), piece) if message else None


def use(s: State, seat: int, entry: int, event: Event | None = None, names: tuple[tuple[str, Plain], ...] = ()) -> None:
    """Let a seat use an ability: limit, cost, effect. `names` are bound for it from the start. Tail call."""
    go_on(s, USE, 0, (entry, seat, event, *names))


def use_specials(s: State, piece: int, label: str, seat: int) -> None:
    """Let the texts of a piece with this label happen; the seat makes their choices. Tail call."""
    for number in s.rules.catalogue.specials[s.face[piece]].get(label, ()):
        go_on(s, USE, 0, (ability_id(piece, number), seat, None))


@dataclass(frozen=True, eq=False)
class Use(Step):
    """Carry an ability through: count it, pay, let its effect happen. `data` is (ability, seat, event, names ...)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        entry: int
        seat: int
        event: Event | None
        entry, seat, event = data[:3]  # type: ignore[assignment]
        source, ability = source_of(entry), ability_of(s, entry)
        if not isinstance(ability, Special) and ability.limit is not None:
            count_use(s, seat, entry, ability.limit)
        scope = Scope(source, seat, event, dict(data[3:]) if len(data) > 3 else None)  # type: ignore[arg-type]
        if ability.cost is not None:
            scope.payment = ()
            run_in(s, scope, PAY_AND_TRIGGER, (entry,))
        else:
            run_in(s, scope, TRIGGER, (entry,))


@dataclass(frozen=True, eq=False)
class PayAndTrigger(Step):
    """Pay what an ability costs, then let its effect happen, in the scope that is open. `data` is (ability,)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        entry = ints(data, 1)[0]
        cost = ability_of(s, entry).cost
        assert cost is not None
        go_on(s, cost)
        go_on(s, SETTLE)
        go_on(s, TRIGGER, 0, data)


@dataclass(frozen=True, eq=False)
class TriggerEffect(Step):
    """Let the effect of an ability happen in the scope that is open, unless its cost was cancelled or replaced."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        entry: int = data[0]  # type: ignore[assignment]
        scope, ability = s.scopes[-1], ability_of(s, entry)
        if scope.fell_through:
            s.note("log-not-paid", s.rules.cite("cost"), ("source", scope.source))
            return
        answered = ability.label in s.rules.answered_labels and noticed(s, TRIGGERS)
        if answered or s.checks_due or s.delayed or s.scheduled:
            happen(s, Event(TRIGGERS, source_of(entry), scope.you, number_of(entry), how=ability.label))
        else:
            ability.effect.run(s, 0, ())


SETTLE = Do(settle_payment)
USE = Use()
PAY_AND_TRIGGER = PayAndTrigger()
TRIGGER = TriggerEffect()
