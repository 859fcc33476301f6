"""The one event machine.

An occurrence is one event, or several at the same moment. The window around it is data that the game gives: the tiers
before it (`Rules.before`), then it happens and the state is checked (whatever follows at once, destroyed, explored,
eliminated, belongs to the same occurrence and gets its own "before"), then the tiers after it (`Rules.after`). All
facts of one occurrence share one window. One loop walks it (`go_through`); an event nobody listens to happens on the
spot.

What is due may be cancelled, replaced or changed by those who answer it (`kernel/changing.py`). Costs are
paid through the same machine; what answers a payment afterwards answers when all of the cost is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.kernel.answers import (
    Answers,
    Tier,
    acts_between,
    gather,
    of_tier,
    somebody_might_answer,
    still_open,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.lasting import call_due, is_due
from rulewright.kernel.responding import IN_ORDER, QUEUE, RESPOND
from rulewright.kernel.scopes import IN_SCOPE
from rulewright.kernel.state import EVERYBODY, Occurrence, Plain, State
from rulewright.kernel.steps import Step, go_on

CHANGES = EventKind("changes")


def happen(s: State, event: Event) -> None:
    """Let this happen."""
    if s.scheduled:
        s.scheduled.append((OCCUR, 0, (event,)))
        return
    kind, listeners, more = event.kind, s.listeners, None
    if kind.when in listeners or kind.implied_when in listeners or s.secret:
        answers = gather(s, (event,), "when")
        if answers or (s.secret and somebody_might_answer(s, (event,), "when")):
            _begin(s, (event,), answers)
            return
    if s.scopes[-1].payment is not None:
        _pay(s, (event, *_carry_out(s, event)))
        return
    if kind.carry_out is not None:
        s.idle = 0
        more = kind.carry_out(s, event)
        if kind.unsettles is not None and kind.unsettles(s, event):
            s.checks_due = True
    if s.recording and kind.log:
        _tell(s, event)
    if more:
        _unsettle(s, more)
        _establish(s, (event, *more))
        return
    heard = kind.after in listeners
    if heard or s.checks_due or s.delayed or s.secret:
        _conclude(s, (event,), heard)


def happen_together(s: State, events: Sequence[Event]) -> None:
    """Let these events happen at the same moment."""
    if len(events) < 2:
        for event in events:
            happen(s, event)
        return
    due = tuple(events)
    if s.scheduled:
        s.scheduled.append((OCCUR, 0, due))
        return
    listeners = s.listeners
    for event in due:
        if event.kind.when in listeners or event.kind.implied_when in listeners or s.secret:
            answers = gather(s, due, "when")
            if answers or (s.secret and somebody_might_answer(s, due, "when")):
                _begin(s, due, answers)
                return
            break
    facts = due
    for event in due:
        facts += _carry_out(s, event)
    if s.scopes[-1].payment is not None:
        _pay(s, facts)
    else:
        _establish(s, facts)


def announce(s: State, kind: EventKind, piece: int = -1, seat: int = -1, amount: int = 0, how: str = "") -> None:
    """Let something happen that changes nothing by itself: no event is made of it unless somebody notices."""
    if noticed(s, kind):
        happen(s, Event(kind, piece, seat, amount, how=how))


def noticed(s: State, kind: EventKind) -> bool:
    """Whether anything would answer or follow an event of this kind now, or anybody write it down."""
    listeners = s.listeners
    if kind.after in listeners or kind.when in listeners or s.checks_due or s.recording or s.delayed or s.secret:
        return True
    return bool(s.scheduled)


def check_now(s: State) -> None:
    """Something other than an event has changed the position: what follows from it at once happens now."""
    s.checks_due = True
    happen(s, Event(CHANGES))


# ---- paying


def _pay(s: State, facts: tuple[Event, ...]) -> None:
    """Part of a cost is paid: it is answered with the rest of it, when all is paid."""
    scope = s.scopes[-1]
    assert scope.payment is not None
    scope.payment += facts


def settle_payment(s: State) -> None:
    """The payments of one ability were made at the same moment: what answers them answers now, in one window."""
    scope = s.scopes[-1]
    facts, scope.payment = scope.payment, None
    if facts:
        _establish(s, facts)


# ---- the walk


@dataclass(frozen=True, eq=False)
class Occur(Step):
    """Take an occurrence through its window. Scheduled with events it begins; with a stage they have just happened."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        events: tuple[Event, ...] = data  # type: ignore[assignment]
        if not events:
            go_through(s, s.occurrences[-1], pc)
        elif pc == 0:
            happen_together(s, events)
        else:
            _conclude(s, events, _heard(s, events))


OCCUR = Occur()


def go_through(s: State, occurrence: Occurrence, stage: int, answers: Answers | None = None) -> None:
    """Walk the window from a stage on, as far as nothing must run first.

    The stages are numbered: the tiers before, then it happens, then the check, then the tiers after. `answers` are
    those to the events of this stage, where they are known already.
    """
    before, after = s.rules.before, s.rules.after
    happens, end = len(before), len(before) + 2 + len(after)
    while stage < end:
        if stage == happens:
            _happen(s, occurrence)
            if occurrence.payment:
                _pay(s, occurrence.facts)
                s.occurrences.pop()
                return
            stage, answers = stage + 1, None
            if s.scheduled:
                s.push(OCCUR, stage)
                return
        elif stage == happens + 1:
            stage = 0 if _check(s, occurrence) else stage + 1
            answers = None
        else:
            early = stage < happens
            tier = before[stage] if early else after[stage - happens - 2]
            if answers is None:
                answers = _answers(s, occurrence, tier.timing)
            if not answers and not s.delayed and not s.secret:
                stage = happens if early else end
                continue
            mine = of_tier(s, tier, answers) if answers else ()
            if tier.delayed and s.delayed:
                mine = call_due(s, occurrence) + mine
            stage += 1
            if not mine and not _asks_everybody(s, occurrence, tier, answers):
                continue
            if tier.asks:
                occurrence.turn = occurrence.passes = 0
                if not s.scheduled:
                    RESPOND.ask(s, (tier.timing, stage - 1), mine)
                    if not s.scheduled:
                        continue
                else:
                    s.push(RESPOND, 0, (tier.timing, stage - 1))
            else:
                answers = None
                occurrence.queue = mine
                go_on(s, IN_ORDER if tier.in_order else QUEUE)
            if s.scheduled:
                s.push(OCCUR, stage)
                return
    s.occurrences.pop()
    if occurrence.checked:
        s.rules.settle(s)


def _asks_everybody(s: State, occurrence: Occurrence, tier: Tier, answers: Answers) -> bool:
    """Whether a turn of the players is theirs though nobody can answer, so that nobody learns that."""
    if not s.secret or not tier.asks or (tier.only is not None and not acts_between(s, tier, answers)):
        return False
    return somebody_might_answer(s, occurrence.facts if tier.timing == "after" else occurrence.due, tier.timing)


def _answers(s: State, occurrence: Occurrence, timing: str) -> Answers:
    if timing == "after":
        return gather(s, occurrence.facts, timing) if _heard(s, occurrence.facts) else ()
    return gather(s, still_open(s, occurrence), timing)


def _begin(s: State, events: tuple[Event, ...], answers: Answers) -> None:
    """Somebody answers before these events happen."""
    occurrence = Occurrence(events)
    occurrence.payment = s.scopes[-1].payment is not None
    s.occurrences.append(occurrence)
    go_through(s, occurrence, 0, answers)


def _establish(s: State, facts: tuple[Event, ...]) -> None:
    """These facts have come about at the same moment."""
    if len(facts) > 1:
        s.rules.simultaneous(s, facts)
    heard = _heard(s, facts)
    if heard or s.checks_due or s.delayed or s.secret:
        _conclude(s, facts, heard)


def _conclude(s: State, facts: tuple[Event, ...], heard: bool) -> None:
    """These facts are established. What follows from them takes its course; most of the time nothing does."""
    after_check = len(s.rules.before) + 2
    if s.scheduled:
        s.push(OCCUR, after_check - 1, facts)
        return
    checked, s.checks_due = s.checks_due, False
    due = s.rules.checks(s, facts) if checked else ()
    answers = gather(s, facts, "after") if heard and not due else ()
    asked = s.secret and not due and somebody_might_answer(s, facts, "after")
    if due or answers or asked or (s.delayed and is_due(s, facts)):
        occurrence = Occurrence(tuple(due), facts)
        occurrence.checked = checked
        s.occurrences.append(occurrence)
        if due:
            go_through(s, occurrence, 0)
        else:
            go_through(s, occurrence, after_check, answers)
    elif checked:
        s.rules.settle(s)


def _heard(s: State, facts: tuple[Event, ...]) -> bool:
    """Whether any ability listens to what has happened: in its place, or with its last words."""
    listeners = s.listeners
    for fact in facts:
        if fact.kind.after in listeners:
            return True
    return False


def _happen(s: State, occurrence: Occurrence) -> None:
    """The due events happen, or what was put in their place."""
    due, occurrence.due = occurrence.due, ()
    facts: list[Event] = []
    for event in due:
        instead = [(effect, scope) for replaced, effect, scope in occurrence.replaced if replaced is event]
        if instead:
            effect, scope = instead[-1]
            names = tuple(scope.names.items())
            s.push(IN_SCOPE, 0, (effect, (), scope.source, scope.you, event, names, None))
            occurrence.fell_through = True
        else:
            extra = _carry_out(s, event)
            facts.append(event)
            facts.extend(extra)
    occurrence.facts += tuple(facts)
    if len(facts) > 1:
        s.rules.simultaneous(s, facts)
    scope = s.scopes[-1]
    if occurrence.fell_through and (occurrence.payment or scope.fell_through is not None):
        scope.fell_through = scope.fell_through or not occurrence.checked


def _check(s: State, occurrence: Occurrence) -> bool:
    """Whether something follows at once: it is due in the same occurrence."""
    if not s.checks_due:
        return False
    s.checks_due = False
    occurrence.checked = True
    occurrence.due = tuple(s.rules.checks(s, occurrence.facts))
    return bool(occurrence.due)


def _carry_out(s: State, event: Event) -> tuple[Event, ...]:
    kind = event.kind
    facts: tuple[Event, ...] = ()
    if kind.carry_out is not None:
        s.idle = 0
        facts = kind.carry_out(s, event) or ()
        if kind.unsettles is not None and kind.unsettles(s, event):
            s.checks_due = True
        if facts:
            _unsettle(s, facts)
    if s.recording and kind.log:
        _tell(s, event)
    return facts


def _unsettle(s: State, facts: tuple[Event, ...]) -> None:
    """The state is to be checked if something can follow from one of the facts that came with an event."""
    for fact in facts:
        unsettles = fact.kind.unsettles
        if unsettles is not None and unsettles(s, fact):
            s.checks_due = True


def _tell(s: State, event: Event) -> None:
    kind, piece, seat, source = event.kind, event.piece, event.seat, event.source
    told: tuple[tuple[str, int, int], ...] = (("number", event.amount, -1),)
    if source >= 0:
        told = (s.named("source", source), *told)
    if seat >= 0:
        told = (("seat", seat, -1), *told)
    if event.was >= 0:
        told = (("piece", s.rules.catalogue.front[event.was], EVERYBODY), *told)
    elif piece >= 0:
        told = (s.named("piece", piece), *told)
    rule = s.rules.cite_event(kind.name, event.how) or kind.rule or s.rules.cite(kind.name)
    s.log = (s.log, (kind.log, rule, told))
