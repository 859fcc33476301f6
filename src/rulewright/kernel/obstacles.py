"""What bars an ability, in full: its moment, its condition, its limit, what is missing to pay, whom it cannot find.

Whether anything bars it is for `Rules.refusal` to say, which is asked all the time; here it is only explained.
"""

from __future__ import annotations

from rulewright.kernel.abilities import Special, Triggered
from rulewright.kernel.ability_ids import source_of
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import All, Choosing, bound, steps_of
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.state import Scope, State
from rulewright.kernel.using import ability_of


def why_unusable(s: State, seat: int, entry: int, event: Event | None = None) -> Refusal | None:
    """Why a seat may not use an ability now, in answer to an event if one is given."""
    refusal = s.rules.refusal(s, seat, entry, event)
    if refusal is None:
        return None
    ability, scope = ability_of(s, entry), Scope.probe(source_of(entry), seat, event)
    if refusal.message == "refuse-cost" and ability.cost is not None:
        return lacking(s, scope, ability.cost) or refusal._replace(more=(("cost", ability.cost),))
    if refusal.message == "refuse-no-change":
        told = refusal._replace(more=(("effect", ability.effect),))
        target = missing_target(s, scope, ability.effect) or forbidden_target(s, scope, ability.effect)
        return target or barred(s, scope, ability.effect) or told
    if isinstance(ability, Special):
        return refusal
    if refusal.message == "refuse-condition" and ability.given is not None:
        return ability.given.unmet(s, scope)
    if refusal.message == "refuse-limit" and ability.limit is not None:
        return refusal._replace(more=(("limit", ability.limit),))
    return refusal


def why_no_answer(s: State, seat: int, entry: int) -> Refusal | None:
    """Why a seat may not use an ability that answers events in the window that is open, if any is."""
    ability = ability_of(s, entry)
    assert isinstance(ability, Triggered)
    reason: Refusal | None = None
    for event in answered_by(s, seat, entry, ability):
        if (entry, event) in s.occurrences[-1].used:
            reason = reason or Refusal("refuse-answered", s.rules.cite("respond"), source_of(entry))
        else:
            reason = why_unusable(s, seat, entry, event)
            if reason is None:
                return None
    return reason or Refusal("refuse-trigger", s.rules.cite("trigger"), source_of(entry), more=(("trigger", ability),))


def answered_by(s: State, seat: int, entry: int, ability: Triggered) -> list[Event]:
    """The events of the window that is open for which an ability waits."""
    pending = s.pending
    if pending is None or pending.node.kind != "respond" or pending.data[0] != ability.timing:
        return []
    occurrence, heard, found = s.occurrences[-1], ability.hears(), []
    for event in occurrence.facts if ability.timing == "after" else occurrence.due:
        scope = Scope.probe(source_of(entry), seat, event)
        names = [f"{ability.timing} {kind.name}" for kind in (event.kind, event.kind.implies) if kind is not None]
        if any(name in heard for name in names) and ability.trigger.matches(s, scope, event):
            found.append(event)
    return found


def lacking(s: State, scope: Scope, cost: Effect) -> Refusal | None:
    """What is missing to pay a cost, if it can be named."""
    for part in cost.effects if isinstance(cost, All) else (cost,):
        if isinstance(part, Choosing):
            if not part.candidates(s, scope):
                return part.none_fits(s, scope)
            return None
        if not part.payable(s, scope):
            return part.lacks(s, scope)
    return None


def missing_target(s: State, scope: Scope, effect: Effect) -> Refusal | None:
    """The first choice of an effect for which there is no card, if that is why it would change nothing."""
    first = effect.effects[0] if isinstance(effect, All) else effect
    if isinstance(first, Choosing) and not first.candidates(s, scope):
        return first.none_fits(s, scope)
    return None


def barred(s: State, scope: Scope, effect: Effect) -> Refusal | None:
    """What keeps an effect that is a single verb from changing a card in its reach, if a rule or a card does."""
    step, *others = steps_of(effect)
    reach = step.reach() if isinstance(step, Verb) and not others else None
    for piece in reach.find(s, scope) if reach is not None else ():
        reason = step.bars(s, scope, piece)
        if reason is not None:
            return reason
    return None


def forbidden_target(s: State, scope: Scope, effect: Effect) -> Refusal | None:
    """The text that forbids what an effect would do to a card that could be chosen for it."""
    first, *others = steps_of(effect)
    if not isinstance(first, Choosing):
        return None
    for what in first.candidates(s, scope):
        for step in others:
            reason = step.bars(s, bound(scope, first.name, what), what)
            if reason is not None and reason.rule == s.rules.cite("cannot"):
                return reason
    return None
