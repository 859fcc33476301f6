"""The one event machine.

An occurrence is one event, or several at the same moment. Abilities that say "when" come first: constant texts,
forced ones, then those that players want to use; they may cancel the event or put something else in its place (and
those that cancel may step in before any other). Then it happens, and
the state is checked: whatever follows at once (destroyed, explored, eliminated) belongs to the same occurrence.
Then what waits by itself: delayed effects and constant texts; then forced "after"; then the players' "after", in
player order, until all have passed. All facts of one occurrence share one window.

An event nobody listens to happens on the spot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.kernel.abilities import Triggered
from rulewright.kernel.decisions import merge
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.lasting import call_due, is_due, start_delayed
from rulewright.kernel.limits import used_up
from rulewright.kernel.selectors import This
from rulewright.kernel.state import NO_NAMES, PASS, Choice, Occurrence, Pending, Plain, Scope, State
from rulewright.kernel.steps import Ask, Step, go_on, offer

CHANGES = EventKind("changes")

Answers = tuple[tuple[int, Event], ...]
"""Abilities `piece << 8 | number`, each with the event it answers."""

STOP = 0
WHEN, WHEN_AUTOMATIC, WHEN_FORCED, CARRY_OUT, CHECK, AUTOMATIC, FORCED, RESPONSES, CLOSE = range(1, 10)


def happen(s: State, event: Event) -> None:
    """Let this happen."""
    if "paying" in s.scopes[-1].names:
        _pay(s, event)
        return
    if len(s.stack) != s.base:
        s.stack.append((OCCUR, 0, (event,)))
        return
    kind, more = event.kind, None
    if kind.when in s.listeners:
        answers = gather(s, (event,), "when")
        if answers:
            _answer_first(s, (event,), answers)
            return
    if kind.carry_out is not None:
        if s.idle and (kind.changes is None or stirs(s, kind.changes)):
            s.idle = 0
        more = kind.carry_out(s, event)
    if s.recording and kind.log:
        _tell(s, event)
    if more:
        _establish(s, (event, *more))
        return
    heard = kind.after in s.listeners
    if heard or s.checks_due or s.delayed:
        _conclude(s, (event,), heard)


def happen_together(s: State, events: Sequence[Event]) -> None:
    """Let these events happen at the same moment."""
    if len(events) < 2:
        for event in events:
            happen(s, event)
        return
    if "paying" in s.scopes[-1].names:
        for event in events:
            _pay(s, event)
        return
    due = tuple(events)
    if len(s.stack) != s.base:
        s.stack.append((OCCUR, 0, due))
        return
    kind = None
    for event in due:
        if event.kind is not kind:
            kind = event.kind
            answers = gather(s, due, "when") if kind.when in s.listeners else ()
            if answers:
                _answer_first(s, due, answers)
                return
    facts = due
    for event in due:
        facts += _carry_out(s, event)
    _establish(s, facts)


def announce(s: State, kind: EventKind, piece: int = -1, seat: int = -1, amount: int = 0, how: str = "") -> None:
    """Let something happen that changes nothing by itself: no event is made of it unless somebody notices."""
    if noticed(s, kind):
        happen(s, Event(kind, piece, seat, amount, how=how))


def noticed(s: State, kind: EventKind) -> bool:
    """Whether anything would answer or follow an event of this kind now, or anybody write it down."""
    listeners = s.listeners
    if kind.after in listeners or kind.when in listeners or s.checks_due or s.recording or s.delayed:
        return True
    return len(s.stack) != s.base


def _answer_first(s: State, events: tuple[Event, ...], answers: Answers) -> None:
    """Somebody answers before these events happen."""
    occurrence = Occurrence(events)
    s.occurrences.append(occurrence)
    _go_through(s, occurrence, _begin_when(s, occurrence, answers))


def _establish(s: State, facts: tuple[Event, ...]) -> None:
    """These facts have come about at the same moment."""
    if len(facts) > 1:
        s.rules.simultaneous(s, facts)
    heard = _heard(s, facts)
    if heard or s.checks_due or s.delayed:
        _conclude(s, facts, heard)


def _pay(s: State, event: Event) -> None:
    """Part of a cost is paid: it is answered with the rest of it, when all is paid."""
    s.scopes[-1].names["paying"] += (event, *_carry_out(s, event))  # type: ignore[operator]


def _heard(s: State, facts: tuple[Event, ...]) -> bool:
    """Whether any ability listens to what has happened: in its place, or with its last words."""
    listeners = s.listeners
    for fact in facts:
        if fact.kind.after in listeners:
            return True
    return False


def _conclude(s: State, facts: tuple[Event, ...], heard: bool) -> None:
    """These facts are established. What follows from them takes its course; most of the time nothing does."""
    if len(s.stack) != s.base:
        s.push(OCCUR, CHECK, facts)
        return
    checked, s.checks_due = s.checks_due, False
    due = s.rules.checks(s, facts) if checked else ()
    answers = gather(s, facts, "after") if heard and not due else ()
    if due or answers or (s.delayed and is_due(s, facts)):
        occurrence = Occurrence(tuple(due), facts)
        occurrence.checked = checked
        s.occurrences.append(occurrence)
        _go_through(s, occurrence, WHEN if due else _begin_answers(s, occurrence, answers))
    elif checked:
        s.rules.settle(s)


def check_now(s: State) -> None:
    """Something other than an event has changed the position: what follows from it at once happens now."""
    s.checks_due = True
    happen(s, Event(CHANGES))


def settle_payment(s: State) -> None:
    """The payments of one ability were made at the same moment: what answers them answers now, in one window."""
    facts: tuple[Event, ...] = s.scopes[-1].names.pop("paying", ())  # type: ignore[assignment]
    if facts:
        _establish(s, facts)


def _carry_out(s: State, event: Event) -> tuple[Event, ...]:
    kind = event.kind
    if s.idle and (kind.changes is None or stirs(s, kind.changes)):
        s.idle = 0
    facts = (kind.carry_out(s, event) or ()) if kind.carry_out is not None else ()
    if s.recording and kind.log:
        _tell(s, event)
    return facts


def stirs(s: State, changes: tuple[str, ...]) -> bool:
    """Whether a change concerns anybody who may act or a text that holds; these are the keys of those who read it."""
    if not changes:
        return False
    return bool(s.lasting) or not s.listeners.keys().isdisjoint(changes)


def _tell(s: State, event: Event) -> None:
    kind, piece, seat, source = event.kind, event.piece, event.seat, event.source
    told: tuple[tuple[str, int, int], ...] = (("number", event.amount, -1),)
    if source >= 0:
        told = (s.named("source", source), *told)
    if seat >= 0:
        told = (("seat", seat, -1), *told)
    if piece >= 0:
        told = (s.named("piece", piece), *told)
    s.log = (s.log, (kind.log, kind.rule or s.rules.cite(kind.name), told))


def current(s: State, event: Event | None) -> Occurrence | None:
    """The occurrence under way in which this event is still due."""
    for occurrence in reversed(s.occurrences):
        if event in occurrence.due:
            return occurrence
    return None


@dataclass(frozen=True, eq=False)
class Occur(Step):
    """Take an occurrence through its stages. Scheduled with events it begins; with `pc` CHECK they have just happened.

    Every stage returns the next one, or STOP when it has scheduled what must run first, or has closed the occurrence.
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        events: tuple[Event, ...] = data  # type: ignore[assignment]
        if not events:
            _go_through(s, s.occurrences[-1], pc)
        elif pc == 0:
            happen_together(s, events)
        else:
            _conclude(s, events, _heard(s, events))


def _go_through(s: State, occurrence: Occurrence, stage: int) -> None:
    """From this stage on, as far as nothing must run first."""
    while stage != STOP:
        stage = STAGES[stage](s, occurrence)


def _wait(s: State, stage: int, queue: Answers) -> int:
    """Let the queue resolve before a stage; straight on when nothing waits."""
    if not queue:
        return stage
    s.occurrences[-1].queue = queue
    go_on(s, QUEUE)
    if len(s.stack) == s.base:
        return stage
    s.push(OCCUR, stage)
    return STOP


def _ask_players(s: State, timing: str, responses: Answers, stage: int) -> int:
    """Let the players respond before a stage; straight on when none of them can."""
    occurrence = s.occurrences[-1]
    occurrence.turn = occurrence.passes = 0
    if len(s.stack) == s.base:
        RESPOND.ask(s, (timing,), responses)
        if len(s.stack) == s.base:
            return stage
    else:
        s.push(RESPOND, 0, (timing,))
    s.push(OCCUR, stage)
    return STOP


def _when(s: State, occurrence: Occurrence) -> int:
    """Who answers what is about to happen?"""
    answers = gather(s, occurrence.due, "when")
    return _begin_when(s, occurrence, answers) if answers else CARRY_OUT


def _begin_when(s: State, occurrence: Occurrence, answers: Answers) -> int:
    """Those who cancel may step in before anything else does, then what acts by itself, what is forced, the players."""
    responses = of_mode(s, answers, "response")
    if len(responses) == len(answers):
        return _ask_players(s, "when", responses, CARRY_OUT)
    if responses or len(s.stack) != s.base:
        return _ask_players(s, "cancel", responses, WHEN_AUTOMATIC)
    occurrence.turn = occurrence.passes = 0
    automatic = of_mode(s, answers, "automatic")
    return _wait(s, WHEN_FORCED, automatic) if automatic else _force(s, occurrence, answers)


def _when_automatic(s: State, occurrence: Occurrence) -> int:
    return _wait(s, WHEN_FORCED, of_mode(s, gather(s, occurrence.due, "when"), "automatic"))


def _when_forced(s: State, occurrence: Occurrence) -> int:
    return _force(s, occurrence, gather(s, occurrence.due, "when"))


def _force(s: State, occurrence: Occurrence, answers: Answers) -> int:
    occurrence.queue = of_mode(s, answers, "forced")
    if not occurrence.queue:
        return _ask_players(s, "when", of_mode(s, answers, "response"), CARRY_OUT)
    occurrence.turn = occurrence.passes = 0
    s.push(QUEUE)
    s.push(RESPOND, 0, ("when",))
    s.push(OCCUR, CARRY_OUT)
    return STOP


def _happen(s: State, occurrence: Occurrence) -> int:
    """The due events happen, or what was put in their place."""
    before = len(s.stack)
    due, occurrence.due = occurrence.due, ()
    facts: list[Event] = []
    for event in due:
        instead = [(effect, scope) for replaced, effect, scope in occurrence.replaced if replaced is event]
        if instead:
            effect, scope = instead[-1]
            s.push(INSTEAD, 0, (effect, scope.source, scope.you, event, tuple(scope.names.items())))
        else:
            extra = _carry_out(s, event)
            facts.append(event)
            facts.extend(extra)
    occurrence.facts += tuple(facts)
    if len(facts) > 1:
        s.rules.simultaneous(s, facts)
    if len(s.stack) == before:
        return CHECK
    s.push(OCCUR, CHECK)
    return STOP


def _check(s: State, occurrence: Occurrence) -> int:
    """What follows at once is due in the same occurrence."""
    if not s.checks_due:
        return AUTOMATIC
    s.checks_due = False
    occurrence.checked = True
    occurrence.due = tuple(s.rules.checks(s, occurrence.facts))
    return WHEN if occurrence.due else AUTOMATIC


def _after_automatic(s: State, occurrence: Occurrence) -> int:
    return _begin_answers(s, occurrence, gather(s, occurrence.facts, "after") if _heard(s, occurrence.facts) else ())


def _begin_answers(s: State, occurrence: Occurrence, answers: Answers) -> int:
    """What waited for the facts and what answers them by itself comes first, then what is forced, then the players."""
    waiting = call_due(s, occurrence) if s.delayed else ()
    responses = of_mode(s, answers, "response")
    if waiting or len(responses) < len(answers):
        queue = waiting + of_mode(s, answers, "automatic")
        return _wait(s, FORCED, queue) if queue else _wait(s, RESPONSES, of_mode(s, answers, "forced"))
    return _ask_players(s, "after", responses, CLOSE) if responses else CLOSE


def _after_forced(s: State, occurrence: Occurrence) -> int:
    return _wait(s, RESPONSES, of_mode(s, gather(s, occurrence.facts, "after"), "forced"))


def _after_responses(s: State, occurrence: Occurrence) -> int:
    if not _heard(s, occurrence.facts):
        return CLOSE
    return _ask_players(s, "after", of_mode(s, gather(s, occurrence.facts, "after"), "response"), CLOSE)


def _close(s: State, occurrence: Occurrence) -> int:
    """The occurrence is over; what can only follow now is scheduled."""
    s.occurrences.pop()
    if occurrence.checked:
        s.rules.settle(s)
    return STOP


STAGES = {
    WHEN: _when,
    WHEN_AUTOMATIC: _when_automatic,
    WHEN_FORCED: _when_forced,
    CARRY_OUT: _happen,
    CHECK: _check,
    AUTOMATIC: _after_automatic,
    FORCED: _after_forced,
    RESPONSES: _after_responses,
    CLOSE: _close,
}


def gather(s: State, events: tuple[Event, ...], timing: str) -> Answers:
    """The abilities that answer these events: pairs of ability and event, in the order of the events."""
    found: list[tuple[int, Event]] = []
    catalogue, face, listeners = s.rules.catalogue, s.face, s.listeners
    faces, last_words, when = catalogue.faces, catalogue.last_words, timing == "when"
    for event in events:
        key = event.kind.when if when else event.kind.after
        if key not in listeners:
            continue
        entries, piece = listeners[key], event.piece
        if key in last_words and piece >= 0 and s.rules.zones.defs[s.zone[piece]].group != "play":
            entries += _last_words(s, piece, key)
        for entry in entries:
            source = entry >> 8
            ability: Triggered = faces[face[source]].abilities[entry & 255]  # type: ignore[assignment]
            trigger = ability.trigger
            if (trigger.how and event.how != trigger.how) or (source != piece and isinstance(trigger.piece, This)):
                continue
            you = s.rules.you(s, source, event)
            scope = Scope(source, you, event, NO_NAMES)
            if (
                trigger.matches(s, scope, event)
                and (ability.limit is None or not used_up(s, you, entry, ability.limit))
                and (ability.given is None or ability.given.holds(s, scope))
                and (entry, event) not in found
            ):
                found.append((entry, event))
    return tuple(found)


def of_mode(s: State, answers: Answers, mode: str) -> Answers:
    """Those of the answers that act in this way: automatic, forced, or as a response of a player."""
    faces, face = s.rules.catalogue.faces, s.face
    found = []
    for answer in answers:
        entry = answer[0]
        ability: Triggered = faces[face[entry >> 8]].abilities[entry & 255]  # type: ignore[assignment]
        if ability.mode == mode:
            found.append(answer)
    return tuple(found)


def _cancels(s: State, entry: int) -> bool:
    ability = s.rules.catalogue.faces[s.face[entry >> 8]].abilities[entry & 255]
    return isinstance(ability, Triggered) and ability.effect.cancels()


def _last_words(s: State, piece: int, key: str) -> tuple[int, ...]:
    face = s.rules.catalogue.faces[s.face[piece]]
    return tuple(
        piece << 8 | i
        for i, ability in enumerate(face.abilities)
        if isinstance(ability, Triggered) and ability.last_known and key in ability.hears()
    )


@dataclass(frozen=True, eq=False)
class Queue(Ask):
    """Resolve the waiting abilities one after another; when several wait, the tie-breaker picks the next."""

    kind = "order"
    prompt = "ask-order"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.rules.arbiter(s)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        occurrence = s.occurrences[-1]
        occurrence.queue = tuple([waiting for waiting in occurrence.queue if self.still_there(s, waiting[0])])
        if len(occurrence.queue) == 1:
            self.resolve(s, occurrence, 0)
        else:
            offer(self, s, pc, data, self.choices(s, data))

    def still_there(self, s: State, entry: int) -> bool:
        """Whether a waiting ability can still be read off its card: one that was turned over meanwhile cannot."""
        abilities = s.rules.catalogue.faces[s.face[entry >> 8]].abilities if entry >= 0 else ()
        return entry < 0 or ((entry & 255) < len(abilities) and isinstance(abilities[entry & 255], Triggered))

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("order")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        occurrence = s.occurrences[-1]
        return [
            Choice("resolve", occurrence.ready[-1 - entry].source, entry)
            if entry < 0
            else Choice("resolve", entry >> 8, entry & 255)
            for entry, _ in occurrence.queue
        ]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        occurrence = s.occurrences[-1]
        wanted = choice.b if choice.b < 0 else choice.a << 8 | choice.b
        self.resolve(s, occurrence, [entry for entry, _ in occurrence.queue].index(wanted))
        if occurrence.queue:
            go_on(s, self)

    def resolve(self, s: State, occurrence: Occurrence, i: int) -> None:
        """Resolve one of those that wait."""
        queue = occurrence.queue
        entry, event = queue[i]
        occurrence.queue = queue[:i] + queue[i + 1 :]
        if entry < 0:
            start_delayed(s, occurrence.ready[-1 - entry])
        else:
            s.rules.start(s, s.rules.you(s, entry >> 8, event), entry, event)


@dataclass(frozen=True, eq=False)
class Respond(Ask):
    """The window for optional answers: the first player, then the others, until all have passed in a row."""

    kind = "respond"
    prompt = "ask-respond"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("respond")

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        order = s.order
        return order[s.occurrences[-1].turn % len(order)]

    def waiting(self, s: State, timing: str) -> Answers:
        """What answers the events of the occurrence now."""
        occurrence = s.occurrences[-1]
        return gather(s, occurrence.facts, "after") if timing == "after" else gather(s, occurrence.due, "when")

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if s.occurrences[-1].passes < len(s.order):
            self.ask(s, data, of_mode(s, self.waiting(s, str(data[0])), "response"))

    def ask(self, s: State, data: tuple[Plain, ...], responses: Answers) -> None:
        """Ask the next player who may use one of these abilities, if there is one."""
        possible = self.possible(s, data, responses)
        if not possible:
            return
        order = s.order
        occurrence = s.occurrences[-1]
        while occurrence.passes < len(order):
            seat = order[occurrence.turn % len(order)]
            choices = [s.rules.option(s, entry) for who, entry in possible if who == seat]
            if choices:
                s.push(self, 0, data)
                s.pending = Pending(self, seat, (*merge(s, choices), PASS), data)
                return
            occurrence.passes += 1
            occurrence.turn += 1

    def possible(self, s: State, data: tuple[Plain, ...], responses: Answers) -> list[tuple[int, int]]:
        """Who may use which of these abilities now."""
        used, cancel = s.occurrences[-1].used, data[0] == "cancel"
        found = []
        for entry, event in responses:
            if (entry, event) not in used and (not cancel or _cancels(s, entry)):
                seat = s.rules.you(s, entry >> 8, event)
                if s.rules.refusal(s, seat, entry, event) is None:
                    found.append((seat, entry))
        return found

    def answered(self, s: State, timing: str, entry: int) -> Event:
        """The event that an ability answers: the first of those it can still answer."""
        used, source = s.occurrences[-1].used, entry >> 8
        events = [e for other, e in self.waiting(s, timing) if other == entry and (other, e) not in used]
        if len(events) == 1:
            return events[0]
        return next(e for e in events if s.rules.refusal(s, s.rules.you(s, source, e), entry, e) is None)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        occurrence = s.occurrences[-1]
        occurrence.turn += 1
        if choice.verb == "pass":
            occurrence.passes += 1
            self.run(s, 0, data)
        else:
            occurrence.passes = 0
            entry = choice.a << 8 | choice.b
            event = self.answered(s, str(data[0]), entry)
            occurrence.used += ((entry, event),)
            seat = s.rules.you(s, choice.a, event)
            s.rules.start(s, seat, entry, event)
            go_on(s, self, 0, data)


@dataclass(frozen=True, eq=False)
class Instead(Step):
    """Carry out what was put in the place of an event."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            effect, source, you, event, names = data
            assert isinstance(effect, Step) and isinstance(source, int) and isinstance(you, int)
            assert isinstance(event, Event) and isinstance(names, tuple)
            s.scopes.append(Scope(source, you, event, dict(names)))  # type: ignore[arg-type]
            s.push(effect)
            s.push(self, 1)
        else:
            s.scopes.pop()


OCCUR = Occur()
QUEUE = Queue()
RESPOND = Respond()
INSTEAD = Instead()
