"""What a position is made of besides lists: choices, questions, scopes, occurrences, activations, effects that last.

All of it is plain data like the position itself: numbers, words, nodes, events and tuples of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.node import Node

if TYPE_CHECKING:
    from rulewright.kernel.steps import Step

Plain = int | str | None | Node | EventKind | Event | tuple["Plain", ...]


class Choice:
    """What an option does: a verb and up to two things it is about (pieces, seats or numbers, as the verb says)."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: str, a: int = -1, b: int = -1) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def as_tuple(self) -> tuple[str, int, int]:
        """The choice as plain data."""
        return self.verb, self.a, self.b


def pieces(data: tuple[Plain, ...]) -> tuple[int, ...]:
    """What a step remembers, where that is nothing but pieces."""
    return data  # type: ignore[return-value]


PASS = Choice("pass")
DONE = Choice("done")


class Pending:
    """A question that waits for an answer. `alone`: the seat decides alone, whoever else had to agree otherwise."""

    __slots__ = ("alone", "choices", "data", "node", "seat")

    def __init__(
        self, node: Step, seat: int, choices: tuple[Choice, ...], data: tuple[Plain, ...], alone: bool = False
    ) -> None:
        self.node = node
        self.seat = seat
        self.choices = choices
        self.data = data
        self.alone = alone

    def as_tuple(self) -> tuple[Plain, ...]:
        """The question as plain data."""
        return self.node, self.seat, tuple([choice.as_tuple() for choice in self.choices]), self.data


NO_NAMES: dict[str, Plain] = {}
"""The bindings of a scope in which nothing is bound."""


class Scope:
    """What the words of one ability refer to while it resolves: this card, you, what just happened, what was chosen.

    While its costs are being paid, `payment` holds the facts of what is paid so far. `fell_through` says whether
    something it paid or did was cancelled, replaced or done in part only; None where nobody asks.
    """

    __slots__ = ("event", "fell_through", "names", "payment", "source", "you")

    def __init__(
        self, source: int, you: int, event: Event | None = None, names: dict[str, Plain] | None = None
    ) -> None:
        self.source = source
        self.you = you
        self.event = event
        self.names: dict[str, Plain] = {} if names is None else names
        self.payment: tuple[Event, ...] | None = None
        self.fell_through: bool | None = None

    @classmethod
    def probe(cls, source: int, you: int, event: Event | None = None) -> Scope:
        """A scope to look at the position with: nothing is ever bound in it."""
        return cls(source, you, event, NO_NAMES)

    def copy(self) -> Scope:
        """A scope with the same bindings that lives its own life."""
        new = Scope(self.source, self.you, self.event, self.names.copy())
        new.payment = self.payment
        new.fell_through = self.fell_through
        return new

    def get(self, name: str, default: int = -1) -> int:
        """The piece, seat or number bound to a name, or the default."""
        value = self.names.get(name, default)
        assert isinstance(value, int)
        return value

    def several(self, name: str) -> tuple[int, ...]:
        """The pieces bound to a name: none, one or many."""
        value = self.names.get(name, ())
        if isinstance(value, int):
            return () if value < 0 else (value,)
        assert isinstance(value, tuple)
        return value  # type: ignore[return-value]


class Occurrence:
    """One occurrence under way: the events due, the facts established so far, and who has answered them."""

    __slots__ = (
        "checked", "due", "facts", "fell_through", "passes", "payment", "queue", "ready", "replaced", "turn", "used",
    )  # fmt: skip

    def __init__(self, due: tuple[Event, ...], facts: tuple[Event, ...] = ()) -> None:
        self.due = due
        self.facts = facts
        self.replaced: tuple[tuple[Event, Node, Scope], ...] = ()
        self.queue: tuple[tuple[int, Event], ...] = ()
        self.used: tuple[tuple[int, Event], ...] = ()
        self.ready: tuple[Delayed, ...] = ()
        self.turn = 0
        self.passes = 0
        self.checked = False
        self.payment = False
        """Whether it is part of a cost: then what follows waits until all is paid."""
        self.fell_through = False
        """Whether something due was cancelled or replaced, or happens in part only."""

    def copy(self) -> Occurrence:
        """An occurrence in the same stage that lives its own life."""
        new = Occurrence(self.due, self.facts)
        new.replaced = self.replaced
        new.queue = self.queue
        new.used = self.used
        new.ready = self.ready
        new.turn = self.turn
        new.passes = self.passes
        new.checked = self.checked
        new.payment = self.payment
        new.fell_through = self.fell_through
        return new


class Activation:
    """An attack, scheme or combat under way: which kind, its number in the game, by or at which piece, for which seat.

    `pieces` are those that take part, by their role (defenders, attackers); `numbers` what later texts ask for (damage
    dealt, symbols not yet cancelled). They nest: the innermost one is the last of `State.activations`.
    """

    __slots__ = ("kind", "number", "numbers", "piece", "pieces", "seat")

    def __init__(self, kind: str, number: int, piece: int, seat: int) -> None:
        self.kind = kind
        self.number = number
        self.piece = piece
        self.seat = seat
        self.pieces: dict[str, tuple[int, ...]] = {}
        self.numbers: dict[str, int] = {}

    @property
    def name(self) -> str:
        """The name of this very activation, as a period that things last for."""
        return f"{self.kind} {self.number}"

    def copy(self) -> Activation:
        """An activation at the same point that lives its own life."""
        new = Activation(self.kind, self.number, self.piece, self.seat)
        new.pieces = self.pieces.copy()
        new.numbers = self.numbers.copy()
        return new


class Lasting(NamedTuple):
    """An effect that lasts: what it does, by which card, to which pieces (None: to all that fit), until when."""

    node: Node
    source: int
    you: int
    pieces: tuple[int, ...] | None
    until: str
    amount: int
    number: int


class Delayed(NamedTuple):
    """An effect that waits for its moment, with the bindings it will need.

    The moment is the next event of this kind that is `how` (this very attack, where the kind ends one) and fits the
    trigger, if there is one; it waits no longer than `until`.
    """

    kind: EventKind
    node: Node
    source: int
    you: int
    names: tuple[tuple[str, Plain], ...]
    serials: tuple[tuple[int, int], ...]
    trigger: Node | None = None
    how: str = ""
    until: str = ""
