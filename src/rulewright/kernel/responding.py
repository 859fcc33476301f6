"""How an event is answered: the queue of the abilities that act, the question to the players who may."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Triggered
from rulewright.kernel.ability_ids import ability_id, number_of, source_of
from rulewright.kernel.answers import Answers, gather, might_answer, of_tier, still_open
from rulewright.kernel.decisions import Args, Refusal, merge
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import start_delayed
from rulewright.kernel.state import PASS, Choice, Occurrence, Pending, Plain, State
from rulewright.kernel.steps import Ask, Step, go_on, offer


@dataclass(frozen=True, eq=False)
class Queue(Ask):
    """Resolve the waiting abilities one after another; when several wait, the tie-breaker picks the next."""

    kind = "order"
    prompt = "ask-order"
    purpose = "order"
    verbs = "resolve"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.rules.arbiter(s)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        occurrence = s.occurrences[-1]
        queue = occurrence.queue
        if len(queue) != 1 or not self.still_there(s, *queue[0]):
            occurrence.queue = tuple([waiting for waiting in queue if self.still_there(s, *waiting)])
        if len(occurrence.queue) == 1:
            self.resolve(s, occurrence, 0)
        elif occurrence.queue and self.all_one(s, occurrence):
            self.resolve(s, occurrence, 0)
            go_on(s, self)
        else:
            offer(self, s, pc, data, self.choices(s, data))

    def all_one(self, s: State, occurrence: Occurrence) -> bool:
        """Whether the order is all one: the same delayed effect of several copies of a card, for the same player."""
        waiting = [occurrence.ready[-1 - entry] for entry, _ in occurrence.queue if entry < 0]
        if len(waiting) < len(occurrence.queue):
            return False
        first = waiting[0]
        return all(
            one.node is first.node and one.you == first.you and s.face[one.source] == s.face[first.source]
            for one in waiting
        )

    def still_there(self, s: State, entry: int, event: Event) -> bool:
        """Whether a waiting ability can still be read off its card: not if that was turned over or shuffled away."""
        if entry < 0:
            return True
        if event.was >= 0 and event.piece == source_of(entry):
            return False
        abilities, number = s.rules.catalogue.faces[s.face[source_of(entry)]].abilities, number_of(entry)
        return number < len(abilities) and isinstance(abilities[number], Triggered)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("order")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        occurrence = s.occurrences[-1]
        return [
            Choice("resolve", occurrence.ready[-1 - entry].source, entry)
            if entry < 0
            else Choice("resolve", source_of(entry), number_of(entry))
            for entry, _ in occurrence.queue
        ]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        occurrence = s.occurrences[-1]
        wanted = choice.b if choice.b < 0 else ability_id(choice.a, choice.b)
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
            s.rules.start(s, s.rules.you(s, source_of(entry), event), entry, event)


@dataclass(frozen=True, eq=False)
class InOrder(Step):
    """Resolve the waiting abilities one after another, as they stand."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        occurrence = s.occurrences[-1]
        QUEUE.resolve(s, occurrence, 0)
        if occurrence.queue:
            go_on(s, self)


@dataclass(frozen=True, eq=False)
class Respond(Ask):
    """The turn of those who may answer: the first player, then the others, until all have passed in a row.

    `data` is (timing, the number of the tier in the window).
    """

    kind = "respond"
    prompt = "ask-respond"
    purpose = "response"
    window = True
    verbs = "play use pass"

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.verb == "pass" else s.rules.refuse_action(s, self.asked(s, data), choice)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return (s.rules.cite("interrupt") if data[0] == "when" else "") or s.rules.cite("respond")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        prompt = "ask-interrupt" if data[0] == "when" else self.prompt
        return prompt, tuple([(str(data[0]), event) for event in self.at_stake(s, data)])

    def at_stake(self, s: State, data: tuple[Plain, ...]) -> list[Event]:
        """The events that the abilities on offer answer; where none is on offer, those that a hidden card might."""
        occurrence, pending = s.occurrences[-1], s.pending
        assert pending is not None
        used = occurrence.used
        entries = [ability_id(choice.a, choice.b) for choice in pending.choices if choice.verb != "pass"]
        if not entries:
            events, timing = (occurrence.facts if data[0] == "after" else occurrence.due), str(data[0])
            return [event for event in events if might_answer(s, pending.seat, (event,), timing)]
        waiting = [(entry, event) for entry, event in self.waiting(s, data) if entry in entries]
        return list(dict.fromkeys(event for entry, event in waiting if (entry, event) not in used))

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        order = s.order
        return order[s.occurrences[-1].turn % len(order)]

    def waiting(self, s: State, data: tuple[Plain, ...]) -> Answers:
        """What answers the events of the occurrence now and has its turn."""
        occurrence, rules = s.occurrences[-1], s.rules
        stage = data[1]
        assert isinstance(stage, int)
        if data[0] == "after":
            tier = rules.after[stage - len(rules.before) - 2]
            return of_tier(s, tier, gather(s, occurrence.facts, "after"))
        return of_tier(s, rules.before[stage], gather(s, still_open(s, occurrence), "when"))

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if s.occurrences[-1].passes < len(s.order):
            self.ask(s, data, self.waiting(s, data))

    def ask(self, s: State, data: tuple[Plain, ...], responses: Answers) -> None:
        """Ask the next player who may use one of these abilities, if there is one."""
        possible = self.possible(s, responses)
        if not possible and not s.secret:
            return
        order = s.order
        occurrence = s.occurrences[-1]
        timing = str(data[0])
        events = occurrence.facts if timing == "after" else occurrence.due
        while occurrence.passes < len(order):
            seat = order[occurrence.turn % len(order)]
            choices = [s.rules.option(s, entry) for who, entry in possible if who == seat]
            if choices or (s.secret and might_answer(s, seat, events, timing)):
                s.push(self, 0, data)
                s.pending = Pending(self, seat, (*(merge(s, choices, seat) if choices else ()), PASS), data)
                return
            occurrence.passes += 1
            occurrence.turn += 1

    def possible(self, s: State, responses: Answers) -> list[tuple[int, int]]:
        """Who may use which of these abilities now."""
        used = s.occurrences[-1].used
        found = []
        for entry, event in responses:
            if (entry, event) not in used:
                seat = s.rules.you(s, source_of(entry), event)
                if s.rules.refusal(s, seat, entry, event) is None:
                    found.append((seat, entry))
        return found

    def answerable(self, s: State, data: tuple[Plain, ...], entry: int) -> list[Event]:
        """The events that an ability can still answer."""
        used, source = s.occurrences[-1].used, source_of(entry)
        events = [e for other, e in self.waiting(s, data) if other == entry and (other, e) not in used]
        if len(events) == 1:
            return events
        return [e for e in events if s.rules.refusal(s, s.rules.you(s, source, e), entry, e) is None]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        occurrence = s.occurrences[-1]
        occurrence.turn += 1
        if choice.verb == "pass":
            occurrence.passes += 1
            self.run(s, 0, data)
        else:
            occurrence.passes = 0
            entry = ability_id(choice.a, choice.b)
            events = self.answerable(s, data, entry)
            ability = s.rules.catalogue.faces[s.face[choice.a]].abilities[choice.b]
            asks = len(events) > 1 and isinstance(ability, Triggered) and ability.which
            if asks and len(WHICH.different(s, events)) > 1:
                go_on(s, WHICH, 0, (*data, entry))
            else:
                self.use(s, data, entry, events[0])

    def use(self, s: State, data: tuple[Plain, ...], entry: int, event: Event) -> None:
        """An ability answers an event, and the window goes on."""
        s.occurrences[-1].used += ((entry, event),)
        s.rules.start(s, s.rules.you(s, source_of(entry), event), entry, event)
        go_on(s, self, 0, data)


QUEUE = Queue()
IN_ORDER = InOrder()
RESPOND = Respond()


@dataclass(frozen=True, eq=False)
class Which(Ask):
    """Which of several events an ability answers, by their pieces. `data` is that of the window and the ability."""

    kind = "target"
    prompt = "ask-which"
    verbs = "choose"

    def events(self, s: State, data: tuple[Plain, ...]) -> list[Event]:
        """The events that the ability can answer."""
        return RESPOND.answerable(s, data[:2], self.entry(data))

    def entry(self, data: tuple[Plain, ...]) -> int:
        """The ability."""
        entry = data[2]
        assert isinstance(entry, int)
        return entry

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.rules.you(s, source_of(self.entry(data)), self.events(s, data)[0])

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite("target")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", source_of(self.entry(data))),)

    def different(self, s: State, events: list[Event]) -> list[int]:
        """The pieces of the events, of those that look alike where they lie the first."""
        found: dict[tuple[int, ...], int] = {}
        for event in events:
            p = event.piece
            found.setdefault((s.face[p], s.zone[p], *[tokens[p] for tokens in s.tokens]), p)
        return list(found.values())

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose", piece) for piece in self.different(s, self.events(s, data))]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if any(event.piece == choice.a for event in self.events(s, data)):
            return None
        return Refusal("refuse-not-among", self.because(s, data), choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        event = next(event for event in self.events(s, data) if event.piece == choice.a)
        RESPOND.use(s, data[:2], self.entry(data), event)


WHICH = Which()
