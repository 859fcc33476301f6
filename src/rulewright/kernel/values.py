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
    key, printed = "value " + stat, s.rules.catalogue.faces[s.face[piece]].stats.get(stat, 0)
    if key not in s.listeners and key not in s.lasting:
        return printed
    changed = changes(s, piece, key)
    return total(printed, changed) if changed else max(0, printed)


def derivation(s: State, piece: int, stat: str) -> list[Line]:
    """How a value comes about, line by line; the first line is the printed value."""
    printed = Line("printed", piece, s.rules.catalogue.faces[s.face[piece]].stats.get(stat, 0))
    return [printed, *changes(s, piece, "value " + stat)]


def changes(s: State, piece: int, key: str) -> list[Line]:
    """What changes a value of a piece now, by the key of the texts that do."""
    lines: list[Line] = []
    for text in texts(s, key):
        gets, scope, lasting = text
        assert isinstance(gets, Gets)
        if holds_for(s, text, gets.who, piece) and not s.rules.immune(s, scope.source, piece):
            amount = number(s, scope, gets.amount) if lasting is None else lasting.amount
            if amount or gets.op != "add":
                lines.append(Line(gets.op, scope.source, amount))
    return lines


def total(printed: int, changed: list[Line]) -> int:
    """The value that these changes make of the printed one."""
    result = printed
    added, factor, divisor, least, most = 0, 1, 1, 0, None
    fixed = None
    for op, _, amount in changed:
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
