"""Values after modifiers, and how they come about.

Printed value, or what it has become ("base", the latest one counts); then what is added and subtracted, then what is
multiplied and divided; rounded up; never below 0. A value that is "set" takes no modifiers at all, one that is "locked"
is 0 whatever is added. Last of all "least" and "most" say what it does not fall below and does not exceed. Every value
is asked for through `value`.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.modifiers import Gets, holds_for, texts
from rulewright.kernel.state import State
from rulewright.kernel.vocabulary import number


class Line(NamedTuple):
    """One line of a derivation: printed, or a word of `total`; by which piece; how much."""

    op: str
    source: int
    amount: int


def value(s: State, piece: int, stat: str) -> int:
    """What a value of a piece is now."""
    key = "value " + stat
    if key in s.listeners or key in s.lasting:
        return total(derivation(s, piece, stat))
    return s.rules.catalogue.faces[s.face[piece]].stats.get(stat, 0)


def derivation(s: State, piece: int, stat: str) -> list[Line]:
    """How a value comes about, line by line; the first line is the printed value."""
    lines = [Line("printed", piece, s.rules.catalogue.faces[s.face[piece]].stats.get(stat, 0))]
    for text in texts(s, "value " + stat):
        gets, scope, lasting = text
        assert isinstance(gets, Gets)
        if holds_for(s, text, gets.who, piece) and not s.rules.immune(s, scope.source, piece):
            amount = number(s, scope, gets.amount) if lasting is None else lasting.amount
            if amount or gets.op != "add":
                lines.append(Line(gets.op, scope.source, amount))
    return lines


def total(lines: list[Line]) -> int:
    """The value a derivation arrives at."""
    result = lines[0].amount
    if len(lines) == 1:
        return max(0, result)
    added, factor, divisor, least, most = 0, 1, 1, 0, None
    fixed = None
    for op, _, amount in lines[1:]:
        if op == "add":
            added += amount
        elif op == "times":
            factor *= amount
        elif op == "divide":
            divisor *= amount
        elif op == "base":
            result = amount
        elif op == "set":
            fixed = amount
        elif op == "locked":
            factor = added = result = 0
            fixed = 0
        elif op == "least":
            least = max(least, amount)
        elif op == "most":
            most = amount if most is None else min(most, amount)
    value = -(-(result + added) * factor // divisor) if fixed is None else fixed
    value = max(0, least, value)
    return value if most is None else min(value, most)
