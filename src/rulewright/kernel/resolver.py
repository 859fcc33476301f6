"""The resolver: pops a step, runs it, until somebody is asked or the game is over."""

from __future__ import annotations

from rulewright.kernel.joint import propose
from rulewright.kernel.state import Pending, State


def advance(s: State) -> None:
    """Run until a question waits or the game is over."""
    stack = s.stack
    while s.pending is None and stack:
        step, pc, data = stack.pop()
        base = s.base = len(stack)
        step.run(s, pc, data)
        if len(stack) > base + 1:
            if len(stack) == base + 2:
                stack[-1], stack[-2] = stack[-2], stack[-1]
            else:
                stack[base:] = stack[: base - 1 : -1] if base else stack[::-1]
    if s.result is not None:
        s.pending = None
        stack.clear()


def answer(s: State, pending: Pending, index: int) -> None:
    """Give the answer with this index to the question that waits, and run on."""
    s.pending, s.answered = None, pending
    stack = s.stack
    stack.pop()
    base = s.base = len(stack)
    node, data, choice = pending.node, pending.data, pending.choices[index]
    partners = () if pending.alone else node.partners(s, data)
    if partners:
        propose(s, pending, choice, partners)
    else:
        node.answer(s, data, choice)
    s.answered = None
    if len(stack) - base > 1:
        stack[base:] = stack[: base - 1 : -1] if base else stack[::-1]
    advance(s)
