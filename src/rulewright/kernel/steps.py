"""Steps: the rulebook as a program. A step runs, may schedule other steps, or puts a question.

The combinators own every counter: a rule with several pauses is `Steps(one, two, three)`, one small function each.
They run their parts on the spot and schedule themselves again only when a part has scheduled something.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.kernel.decisions import merge
from rulewright.kernel.node import Node, node
from rulewright.kernel.state import Choice, Pending, Plain, State


class Step(Node):
    """Something the resolver can run. `pc` and `data` belong to the step alone."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        """Do the next part of the step; schedule the rest with `s.push`."""
        raise NotImplementedError


@node
class Do(Step):
    """Run a function that changes the position or schedules events."""

    action: Callable[[State], None]
    rule: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.action(s)


@node
class Sequence(Step):
    """One step after another."""

    steps: tuple[Step, ...]
    rule: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        steps, stack, base = self.steps, s.stack, s.base
        while pc < len(steps):
            steps[pc].run(s, 0, ())
            pc += 1
            if len(stack) != base or s.result is not None:
                if pc < len(steps):
                    stack.append((self, pc, ()))
                return


def Steps(*steps: Step, rule: str = "") -> Sequence:
    """One step after another, as the book lists them."""
    return Sequence(steps, rule)


@node
class EachSeat(Step):
    """The step for one seat after another, in the order the game says; `scope.you` is the seat whose turn it is."""

    step: Step
    rule: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seats = data or s.rules.seat_order(s)
        stack, base = s.stack, s.base
        for i, seat in enumerate(seats):
            assert isinstance(seat, int)
            if s.rules.seat_plays(s, seat):
                s.scopes[-1].you = seat
                self.step.run(s, 0, ())
                if len(stack) != base or s.result is not None:
                    if i + 1 < len(seats):
                        stack.append((self, 0, seats[i + 1 :]))
                    return


@node
class While(Step):
    """The step again and again as long as the condition holds before it."""

    condition: Callable[[State], bool]
    step: Step
    rule: str = ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        while self.condition(s):
            self.step.run(s, 0, ())
            if len(s.stack) != s.base or s.result is not None:
                s.push(self)
                return


@node
class Forever(Step):
    """The step again and again until the game is over."""

    step: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.step.run(s, 0, ())
        s.push(self)


@node
class Call(Step):
    """A step that works on the numbers it was scheduled with: `s.push(call, 0, (piece, seat))`."""

    action: Callable[[State, tuple[Plain, ...]], None]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.action(s, data)


class Ask(Step):
    """A question to one seat. A single answer is taken by itself, unless the seat wants to be asked."""

    kind: str = "choose"
    rule: str = ""
    prompt: str = ""
    secret: bool = False
    """Whether the choices depend on what others must not learn: then even a single answer is asked for."""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        """The seat that answers."""
        raise NotImplementedError

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        """The legal answers; an empty list means that there is nothing to ask."""
        raise NotImplementedError

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        """The id of the rule that asks."""
        return self.rule

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        """The message that puts the question in words, with its arguments."""
        return self.prompt, ()

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        """Why a choice that is not on offer is not legal here: a message id and a rule id."""
        return None

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        choices = self.choices(s, data)
        if not choices:
            return
        if len(choices) > 1:
            choices = merge(s, choices)
        seat = self.asked(s, data)
        if len(choices) == 1 and not self.secret and not s.patient >> seat & 1:
            self.answer(s, data, choices[0])
            return
        s.push(self, pc, data)
        s.pending = Pending(self, seat, tuple(choices), data)


def find_path(root: Step, rule: str) -> list[tuple[Step, int]]:
    """The frames that remain when the game stands just before the step labelled `rule`, outermost first."""
    if getattr(root, "rule", "") == rule:
        return [(root, 0)]
    if isinstance(root, Sequence):
        for i, step in enumerate(root.steps):
            path = find_path(step, rule)
            if path:
                rest: list[tuple[Step, int]] = [(root, i + 1)] if i + 1 < len(root.steps) else []
                return rest + path
    elif isinstance(root, Forever):
        path = find_path(root.step, rule)
        if path:
            return [(root, 0), *path]
    return []
