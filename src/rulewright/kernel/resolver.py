"""The resolver: pops a step, runs it, until somebody is asked or the game is over."""

from __future__ import annotations

from rulewright.kernel.joint import propose
from rulewright.kernel.state import Pending, State


def advance(s: State) -> None:
    """Run until a question waits or the game is over. What a step has scheduled first lies on top of the stack."""
    stack, scheduled = s.stack, s.scheduled
    while True:
        while scheduled:
            stack.append(scheduled.pop())
        if s.pending is not None or not stack:
            break
        step, pc, data = stack.pop()
        step.run(s, pc, data)
    if s.result is not None:
        s.pending = None
        stack.clear()


def answer(s: State, pending: Pending, index: int) -> None:
    """Give the answer with this index to the question that waits, and run on."""
    s.pending, s.answered = None, pending
    s.stack.pop()
    node, data, choice = pending.node, pending.data, pending.choices[index]
    partners = () if pending.alone else node.partners(s, data)
    if partners:
        propose(s, pending, choice, partners)
    else:
        node.answer(s, data, choice)
    s.answered = None
    advance(s)
