"""Steps: the rulebook as a program. A step runs, may schedule other steps, or puts a question.

The combinators own every counter: a rule with several pauses is `Steps(one, two, three)`, one small function each.
They run their parts on the spot and schedule themselves again only when a part has scheduled something.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.kernel.decisions import Args, Refusal, merge
from rulewright.kernel.node import Node
from rulewright.kernel.state import EVERYBODY, Choice, Pending, Plain, State


class Step(Node):
    """Something the resolver can run. `pc` and `data` belong to the step alone; its `label` is its number in the book.

    A step may put a question (`offer`): then it says whom it asks, what may be answered, what an answer does. That is
    part of every step, not of a class beside it, so that a step has one base and compiles to a plain struct.
    """

    kind: str = "choose"
    prompt: str = ""
    verbs: str = ""
    """The verbs with which its question is answered, with a space between two."""
    purpose: str = "choice"
    """What is asked for: an action, a price, harm or help for what is chosen, an order, a place, a search ..."""
    secret: bool = False
    """Whether the choices depend on what others must not learn: then even a single answer is asked for."""
    window: bool = False
    """Whether it may be passed and everything stays as it is."""
    declining: str = ""
    """The verb with which it can be declined, where that is a real choice of the game (commit nobody, stay)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        """Do the next part of the step; schedule the rest with `s.push`."""
        raise NotImplementedError

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        """The seat that answers: "you", unless it says otherwise."""
        return s.scopes[-1].you

    def purpose_of(self, s: State, data: tuple[Plain, ...]) -> str:
        """What becomes of what is chosen, where it depends on the text that asks."""
        return self.purpose

    def branches(self) -> tuple[str, ...]:
        """What its answers are called in a key, where they are about no card, player or number."""
        return ()

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """The pieces picked so far, where one question picks several."""
        return ()

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        """What is still wanted, where one intention takes several answers: a word for each, empty where anything does.

        An interface may gather such answers and give them at one go.
        """
        return ()

    def counted(self, s: State, data: tuple[Plain, ...]) -> tuple[str, list[int]]:
        """What their number was counted by, where it lies on the table: a token, and the pieces that bear it."""
        return "", []

    def fills(self, s: State, data: tuple[Plain, ...], choice: Choice) -> tuple[str, ...]:
        """What an answer puts into these slots."""
        return ("",)

    def repeats(self, s: State, data: tuple[Plain, ...], choice: Choice) -> int:
        """How often the same answer can be given before all slots are filled."""
        return 1

    def harm(self, s: State, data: tuple[Plain, ...]) -> int:
        """How much damage befalls whoever is chosen, where that is all an answer settles; 0: it is none."""
        return 0

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        """The answers that the position suggests, legal or not. No other answer is legal."""
        return self.choices(s, data)

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        """Why an answer with one of its verbs is not legal; None for one that is."""
        return None

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        """The legal answers: those expected that nothing refuses. An empty list means that there is nothing to ask.

        A question that is put often may filter in bulk here; a property holds it to what `refuse` says.
        """
        return [choice for choice in self.expected(s, data) if self.refuse(s, data, choice) is None]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        """The id of the rule that asks."""
        raise NotImplementedError

    def was_put_alone(self, version: str) -> bool:
        """Whether this version of the program put the question with a single answer to it, too (for old journals)."""
        return True

    def partners(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """The seats that decide together with the one that is asked, in the order in which they are asked to agree."""
        return ()

    def shared_because(self, s: State, data: tuple[Plain, ...]) -> str:
        """The id of the rule by which they decide together: that of the game for all such questions, if it has one."""
        return s.rules.cite("agreement") or self.because(s, data)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        """The message that puts the question in words, with its arguments."""
        return self.prompt, ()

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Why a seat could never answer so, whenever it is asked: the wrong kind of card, or that of somebody else."""
        return None

    def may_ask(self, seat: int) -> bool:
        """Whether the question is ever put to a seat."""
        return True

    def leads_to(self) -> tuple[Step, ...]:
        """The steps that an answer schedules and that are not part of this one."""
        return ()


@dataclass(frozen=True, eq=False)
class Do(Step):
    """Run a function that changes the position or schedules events."""

    action: Callable[[State], None]
    label: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.action(s)


@dataclass(frozen=True, eq=False)
class Sequence(Step):
    """One step after another."""

    steps: tuple[Step, ...]
    label: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        steps, scheduled = self.steps, s.scheduled
        for i in range(pc, len(steps)):
            steps[i].run(s, 0, ())
            if scheduled:
                if i + 1 < len(steps):
                    scheduled.append((self, i + 1, ()))
                return


def Steps(*steps: Step, label: str = "") -> Sequence:
    """One step after another, as the book lists them."""
    return Sequence(steps, label)


@dataclass(frozen=True, eq=False)
class AsLongAs(Step):
    """One step after another, as long as the condition holds before each of them."""

    condition: Callable[[State], bool]
    steps: tuple[Step, ...]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        condition, steps, scheduled = self.condition, self.steps, s.scheduled
        for i in range(pc, len(steps)):
            if not condition(s):
                return
            steps[i].run(s, 0, ())
            if scheduled:
                if i + 1 < len(steps):
                    scheduled.append((self, i + 1, ()))
                return


@dataclass(frozen=True, eq=False)
class EachSeat(Step):
    """The step for one seat after another, in the order the game says; `scope.you` is the seat whose turn it is."""

    step: Step
    label: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seats = data or s.order
        scheduled = s.scheduled
        for i, seat in enumerate(seats):
            if seat in s.order:
                s.scopes[-1].you = seat  # type: ignore[assignment]
                self.step.run(s, 0, ())
                if scheduled:
                    if i + 1 < len(seats):
                        scheduled.append((self, 0, seats[i + 1 :]))
                    return


@dataclass(frozen=True, eq=False)
class While(Step):
    """The step again and again as long as the condition holds before it."""

    condition: Callable[[State], bool]
    step: Step
    label: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        while self.condition(s):
            self.step.run(s, 0, ())
            if s.scheduled:
                s.push(self)
                return


@dataclass(frozen=True, eq=False)
class Forever(Step):
    """The step again and again until the game is over."""

    step: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.step.run(s, 0, ())
        s.push(self)


@dataclass(frozen=True, eq=False)
class Call(Step):
    """A step that works on the numbers it was scheduled with: `s.push(call, 0, (piece, seat))`."""

    action: Callable[[State, tuple[Plain, ...]], None]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.action(s, data)


def ints(data: tuple[Plain, ...], count: int) -> tuple[int, ...]:
    """The first of what a step was scheduled with, where those are numbers."""
    return data[:count]  # type: ignore[return-value]


def go_on(s: State, step: Step, pc: int = 0, data: tuple[Plain, ...] = ()) -> None:
    """Run a step next: on the spot, unless something is scheduled that comes before it.

    Tail call: after it a step only schedules more, if anything.
    """
    if not s.scheduled:
        step.run(s, pc, data)
    else:
        s.scheduled.append((step, pc, data))


def offer(step: Step, s: State, pc: int, data: tuple[Plain, ...], choices: list[Choice], secret: bool = False) -> None:
    """Put the question of a step, with these answers to choose from; `secret` if that there is only one would tell."""
    if not choices:
        return
    seat = step.asked(s, data)
    if len(choices) > 1:
        choices = merge(s, choices, seat)
    secret = secret or step.secret
    if len(choices) == 1 and not (secret or s.patient >> seat & 1 or (s.secret and _hides(s, choices[0]))):
        step.answer(s, data, choices[0])
        return
    s.scheduled.append((step, pc, data))
    s.pending = Pending(step, seat, tuple(choices), data)


def ask_again(s: State) -> None:
    """Put the question that is being answered once more, as it was. For an answer that has changed nothing."""
    asked = s.answered
    assert asked is not None
    s.scheduled.append((asked.node, 0, asked.data))
    s.pending = Pending(asked.node, asked.seat, asked.choices, asked.data)


def _hides(s: State, choice: Choice) -> bool:
    """Whether it would tell of cards that not everybody knows that this is the only option: it is about such a card,
    or another effect or the price may be impossible for want of one."""
    if choice.verb in ("effect", "no"):
        return True
    return choice.a >= 0 and s.rules.verbs[choice.verb].a == "piece" and s.known[choice.a] & EVERYBODY != EVERYBODY


class Ask(Step):
    """A step that is a question to one seat."""

    rule: str = ""

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer(self, s, pc, data, self.choices(s, data))


@dataclass(frozen=True, eq=False)
class Over(Step):
    """The end of the game: nothing that is scheduled happens any more."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.stack.clear()


OVER = Over()


def end_game(s: State, winners: tuple[int, ...], score: int, reason: str) -> None:
    """The game is over, by the rule with this id. What is under way sees that something is scheduled, and stops."""
    s.result = (winners, score, reason)
    s.scheduled.insert(0, (OVER, 0, ()))


def find_path(root: Step, label: str) -> list[tuple[Step, int]]:
    """The frames that remain when the game stands just before the step with this label, outermost first."""
    if getattr(root, "label", "") == label:
        return [(root, 0)]
    if isinstance(root, Sequence):
        for i, step in enumerate(root.steps):
            path = find_path(step, label)
            if path:
                rest: list[tuple[Step, int]] = [(root, i + 1)] if i + 1 < len(root.steps) else []
                return rest + path
    elif isinstance(root, Forever):
        path = find_path(root.step, label)
        if path:
            return [(root, 0), *path]
    return []
