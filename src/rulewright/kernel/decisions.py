"""Decisions: the question that waits, its options, and their canonical keys."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.state import Choice, State


class VerbForm(NamedTuple):
    """How a verb reads in a key, and what its two slots are: piece, seat, number or nothing."""

    key: str
    a: str = ""
    b: str = ""


VERBS: dict[str, VerbForm] = {
    "pass": VerbForm("pass"),
    "done": VerbForm("done"),
    "yes": VerbForm("yes"),
    "no": VerbForm("no"),
    "pay-cost": VerbForm("pay the cost"),
    "play": VerbForm("play {a}", "piece"),
    "use": VerbForm("use {a}", "piece"),
    "resolve": VerbForm("resolve {a}", "piece"),
    "choose": VerbForm("choose {a}", "piece"),
    "choose-player": VerbForm("choose player {a}", "seat"),
    "effect": VerbForm("effect {a}", "which"),
    "number": VerbForm("number {a}", "number"),
}
"""The verbs of the kernel; a game adds its own in `Rules.verbs`."""


def slot(s: State, kind: str, value: int) -> str:
    """What stands in the slot of a key."""
    if kind == "piece":
        return s.rules.catalogue.faces[s.face[value]].name if value >= 0 else ""
    return str(value + 1) if kind in ("seat", "which") else str(value) if kind == "number" else ""


def keys(s: State, choices: tuple[Choice, ...]) -> tuple[str, ...]:
    """The canonical English keys of options; equal ones get #2, #3 ... in the order they are offered."""
    seen: dict[str, int] = {}
    result = []
    for choice in choices:
        form = s.rules.verbs[choice.verb]
        key = form.key.format(a=slot(s, form.a, choice.a), b=slot(s, form.b, choice.b))
        count = seen[key] = seen.get(key, 0) + 1
        result.append(key if count == 1 else f"{key} #{count}")
    return tuple(result)


def merge(s: State, choices: list[Choice]) -> list[Choice]:
    """Offer one of each set of options that are the same for every purpose."""
    card, different = s.card, set()
    for choice in choices:
        different.add(card[choice.a])
    if len(different) == len(choices):
        return choices
    cards = [card[choice.a] for choice in choices]
    verbs = s.rules.verbs
    seen: set[tuple[str, int, int]] = set()
    result = []
    for choice in choices:
        a = choice.a
        if a >= 0 and verbs[choice.verb].a == "piece" and cards.count(card[a]) > 1:
            a = s.rules.twin(s, a)
        key = (choice.verb, a, choice.b)
        if key not in seen:
            seen.add(key)
            result.append(choice)
    return result
