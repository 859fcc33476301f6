"""Decisions: what an option is called, which options are the same, and why something is no option."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.events import Event
from rulewright.kernel.node import Node
from rulewright.kernel.state import Choice, Pending, State
from rulewright.kernel.zones import Seen

Arg = int | str | Node | Event
"""What a message is about: a piece, seat or number; the id of a message; words of a card; something that happened."""
Args = tuple[tuple[str, Arg], ...]
"""By name: `piece` and `source` are pieces, `seat` is a seat."""


class Refusal(NamedTuple):
    """Why something is not allowed: the message, the rule behind it, the card it is about, the card that refuses it."""

    message: str
    rule: str = ""
    piece: int = -1
    source: int = -1
    more: Args = ()
    """Whatever else the message names: how much is missing, whose turn it is, in which step it is possible."""

    def args(self) -> Args:
        """What the message is about."""
        return ("piece", self.piece), ("source", self.source), *self.more


class VerbForm(NamedTuple):
    """How a verb reads in a key, and what a choice with it is about: piece, ability, seat, number, branch, nothing."""

    key: str
    a: str = ""
    b: str = ""


VERBS: dict[str, VerbForm] = {
    "pass": VerbForm("pass"),
    "done": VerbForm("done"),
    "yes": VerbForm("yes"),
    "no": VerbForm("no"),
    "pay-cost": VerbForm("pay the cost"),
    "play": VerbForm("play {a}", "piece", "ability"),
    "use": VerbForm("use {a}", "piece", "ability"),
    "resolve": VerbForm("resolve {a}", "piece", "ability"),
    "choose": VerbForm("choose {a}", "piece"),
    "choose-player": VerbForm("choose player {a}", "seat"),
    "effect": VerbForm("{a}", "branch"),
    "number": VerbForm("number {a}", "number"),
    "agree": VerbForm("agree"),
    "object": VerbForm("object"),
}
"""The verbs of the kernel; a game adds its own in `Rules.verbs`."""

ABILITY = " (ability {})"
"""What tells apart two abilities of one card that are on offer together."""


def is_open(s: State, piece: int, person: int) -> bool:
    """Whether a person can read the title of a piece: it is known, or open what it stands in for."""
    return bool(s.known[piece] >> person & 1) or s.rules.stands_in(s, piece)


def back_on_board(s: State, piece: int) -> str:
    """The back of a piece that stands at a place and that not everybody sees there; empty for any other piece."""
    if piece not in s.at or s.rules.zones.defs[s.zone[piece]].seen is Seen.ALL:
        return ""
    return s.rules.catalogue.cards[s.card[piece]].back


def called(s: State, piece: int, person: int) -> str:
    """What a piece is called in keys: by its title or, where a person sees only that, by its back.

    Of pieces that have the same back, one on a board is told from another by the place where it stands.
    """
    catalogue = s.rules.catalogue
    back = back_on_board(s, piece)
    if not back:
        return catalogue.faces[s.face[piece]].name
    name = catalogue.faces[s.face[piece]].name if is_open(s, piece, person) else back
    return f"{name} at {catalogue.faces[s.face[s.at[piece]]].name}"


def slot(s: State, pending: Pending, kind: str, value: int) -> str:
    """What stands in a slot of a key, for the seat that is asked."""
    if kind == "piece":
        return called(s, value, s.persons[pending.seat]) if value >= 0 else ""
    if kind == "branch":
        return pending.node.branches()[value]
    return str(value + 1) if kind == "seat" else str(value) if kind == "number" else ""


def is_one_of_several(choices: tuple[Choice, ...], choice: Choice) -> bool:
    """Whether another ability of the same card is on offer beside this one."""
    return any(c.verb == choice.verb and c.a == choice.a and c.b != choice.b for c in choices)


def keys(s: State, pending: Pending) -> tuple[str, ...]:
    """The canonical English keys of the options of a question; equal ones get #2, #3 ... in the order of the offer.

    Several abilities of one card are told apart: "use X (ability 1)", "use X (ability 2)".
    """
    seen: dict[str, int] = {}
    result = []
    for choice in pending.choices:
        form = s.rules.verbs[choice.verb]
        key = form.key.format(a=slot(s, pending, form.a, choice.a), b=slot(s, pending, form.b, choice.b))
        if form.b == "ability" and is_one_of_several(pending.choices, choice):
            key += ABILITY.format(s.rules.catalogue.ability_number(s.face[choice.a], choice.b))
        count = seen[key] = seen.get(key, 0) + 1
        result.append(key if count == 1 else f"{key} #{count}")
    return tuple(result)


def merge(s: State, choices: list[Choice], seat: int) -> list[Choice]:
    """Offer a seat one of each set of options that are the same for every purpose.

    A question is about cards (and perhaps about doing without), or about players or numbers, which all differ.
    """
    verbs = s.rules.verbs
    if verbs[choices[0].verb].a not in ("piece", ""):
        return choices
    card, cards = s.card, []
    for choice in choices:
        cards.append(card[choice.a])
    if len(set(cards)) == len(cards):
        return choices
    seen: set[tuple[str, int, int]] = set()
    result = []
    for choice in choices:
        a = choice.a
        if a >= 0 and verbs[choice.verb].a == "piece" and cards.count(card[a]) > 1:
            a = s.rules.twin(s, a, s.persons[seat])
        key = (choice.verb, a, choice.b)
        if key not in seen:
            seen.add(key)
            result.append(choice)
    return result
