"""A position as plain data that can be read again, by the version that wrote it.

A list, a dict, an object stand under a word that says what they are; a list without one is a tuple. Nodes are written
by the names that the rules give them, kinds of events by theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.events import KINDS, Event, EventKind
from rulewright.kernel.homes import package
from rulewright.kernel.listening import relisten
from rulewright.kernel.node import Node, name_nodes
from rulewright.kernel.state import Activation, Choice, Delayed, Lasting, Occurrence, Pending, Scope, State

if TYPE_CHECKING:
    from rulewright.kernel.game import Json
    from rulewright.kernel.rules import Rules

MADE_ANEW = frozenset(
    ("rules", "play_zones", "onlookers", "listeners", "idle", "scheduled", "answered", "recording", "log", "unasked")
)
"""What follows from the rest of a position, or is nothing between two choices or outside imagined games; and the log,
written line by line."""
MAKERS: dict[str, Callable[..., object]] = {
    "Activation": lambda kind, number, piece, seat, **_: Activation(kind, number, piece, seat),
    "Choice": lambda verb, **_: Choice(verb),
    "Event": lambda kind, **_: Event(kind),
    "Occurrence": lambda due, **_: Occurrence(due),
    "Pending": Pending,
    "Scope": lambda source, you, **_: Scope(source, you),
}
"""How the objects of a position begin; what they hold is set afterwards."""
PLAIN = frozenset((int, bool, str, type(None)))
TUPLES: dict[str, Callable[..., object]] = {"Delayed": Delayed, "Lasting": Lasting}


class Names:
    """The names of nodes and of kinds of events, and what they name."""

    def __init__(self, rules: Rules) -> None:
        """A node that stands in a module, alone or in a table, is named by it, whatever else it was called before."""
        self.of: dict[Node, str] = {}
        for name in sorted(sys.modules):
            if name.startswith(("rulewright.kernel.", "rulewright.lcg.", package(rules.id) + ".")):
                for key, value in sorted(vars(sys.modules[name]).items()):
                    if not key.startswith("__"):
                        name_nodes(f"{name}.{key}", value, self.of)
        self.of = {**rules.names, **self.of}
        self.nodes = {name: node for node, name in self.of.items()}
        own = [kind for kind in KINDS if kind.rule.partition(".")[0] in ("", rules.id)]
        self.kinds = {kind.name: kind for kind in sorted(own, key=lambda kind: kind.rule != "")}


BOOKS: list[tuple[Rules, Names]] = []


def names_of(rules: Rules) -> Names:
    """The names in these rules."""
    for known, names in BOOKS:
        if known is rules:
            return names
    BOOKS.append((rules, Names(rules)))
    return BOOKS[-1][1]


def store(s: State) -> Json:
    """The position as plain data."""
    writer = Writer(names_of(s.rules))
    written: dict[str, Json] = {
        name: writer.write(getattr(s, name)) for name in parts_of(State) if name not in MADE_ANEW
    }
    log = [writer.write(line) for line in lines(s)]
    packs: list[Json] = [*sorted({card.pack for card in s.rules.catalogue.cards} - {""})]
    return {"edition": s.rules.edition, "packs": packs, "position": written, "log": log}


def lines(s: State) -> list[object]:
    """The lines of the log, oldest first."""
    found, link = [], s.log
    while link is not None:
        link, line = link  # type: ignore[assignment]
        found.append(line)
    return found[::-1]


class Writer:
    """Writes a position. What is one object in it (an event that is due, and that a text answers) stays one."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.numbers: dict[int, int] = {}
        """By identity: which of the objects written so far it is."""

    def write(self, value: object) -> Json:
        """A value of the position as plain data."""
        if value is None or isinstance(value, int | str):
            return value
        if isinstance(value, Node):
            return {"node": self.names.of[value]}
        if isinstance(value, EventKind):
            return {"kind": value.name}
        if isinstance(value, list):
            return {"list": self.items(value)}
        if isinstance(value, dict):
            return {"dict": [[self.write(key), self.write(item)] for key, item in value.items()]}
        if isinstance(value, tuple):
            parts = self.items(value)
            return parts if type(value) is tuple else {type(value).__name__: parts}
        if id(value) in self.numbers:
            return {"same": self.numbers[id(value)]}
        self.numbers[id(value)] = len(self.numbers)
        return {type(value).__name__: {name: self.write(getattr(value, name)) for name in parts_of(type(value))}}

    def items(self, values: list[object] | tuple[object, ...]) -> list[Json]:
        """Several values."""
        return [*values] if is_plain(values) else [self.write(item) for item in values]


def is_plain(items: Iterable[object]) -> bool:
    """Whether nothing but numbers and words are among these: most of a position is lists of numbers."""
    return PLAIN.issuperset(map(type, items))


def parts_of(kind: type) -> tuple[str, ...]:
    """The names of what an object of a position holds. A compiled class keeps them in a place of its own."""
    names: tuple[str, ...] = getattr(kind, "__slots__", None) or getattr(kind, "__mypyc_attrs__")  # noqa: B009
    return names


def restore(rulebook: Callable[[str, frozenset[str]], Rules], data: Json) -> State:
    """The position that was stored. RulewrightError when these data are no position that this version has stored."""
    try:
        return Reader(rulebook, data).position()  # type: ignore[arg-type]
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise RulewrightError("error-stored-position") from None


class Reader:
    """Reads what was stored."""

    def __init__(self, rulebook: Callable[[str, frozenset[str]], Rules], data: dict[str, Json]) -> None:
        packs: list[str] = data["packs"]  # type: ignore[assignment]
        self.rules = rulebook(str(data["edition"]), frozenset(packs))
        self.names = names_of(self.rules)
        self.written: dict[str, Json] = data["position"]  # type: ignore[assignment]
        self.log: list[Json] = data["log"]  # type: ignore[assignment]
        self.made: list[object] = []
        """The objects read so far, in the order in which they were written."""

    def position(self) -> State:
        """The position."""
        read = {name: self.read(value) for name, value in self.written.items()}
        s = State.empty(self.rules, read["seats"], read["rng"], read["persons"])  # type: ignore[arg-type]
        for name in parts_of(State):
            if name not in MADE_ANEW:
                setattr(s, name, read[name])
        for line in self.log:
            s.log = (s.log, self.read(line))
        relisten(s)
        return s

    def read(self, value: Json) -> object:
        """A value of the position."""
        if isinstance(value, list):
            return tuple(value) if is_plain(value) else tuple([self.read(item) for item in value])
        if not isinstance(value, dict):
            return value
        ((what, content),) = value.items()
        if what == "same":
            return self.made[content]  # type: ignore[index]
        if what == "node":
            return self.names.nodes[content]  # type: ignore[index]
        if what == "kind":
            return self.names.kinds[content]  # type: ignore[index]
        if isinstance(content, dict):
            number = len(self.made)
            self.made.append(None)
            parts = {name: self.read(part) for name, part in content.items()}
            record = self.made[number] = MAKERS[what](**parts)
            for name, part in parts.items():
                setattr(record, name, part)
            return record
        plain = is_plain(content)  # type: ignore[arg-type]
        items = [*content] if plain else [self.read(part) for part in content]  # type: ignore[misc, union-attr]
        if what == "list":
            return items
        return dict(items) if what == "dict" else TUPLES[what](*items)  # type: ignore[arg-type]
