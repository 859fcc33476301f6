"""Events: whatever happens that a rule or a card may care about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.decisions import Refusal
    from rulewright.kernel.state import State


def always(s: State, piece: int, seat: int) -> bool:
    """It would change something for every piece and every seat."""
    return True


def on_table(s: State, piece: int, seat: int) -> bool:
    """It would change every piece that lies where a card can be given tokens: in play, or being revealed."""
    return s.zone[piece] in s.rules.present_zones


def _in_any_case(s: State, e: Event) -> bool:
    return True


class EventKind:
    """A kind of occurrence: how it changes the position and under which names abilities listen to it.

    `carry_out` changes the position and returns the further facts that came with it: a destroyed card also leaves play.
    `implies` is what an event of this kind is as well, if its piece is in play: a destroyed card leaves play. Who
    answers "when it leaves play" answers this event.
    `unsettles` says whether something can follow at once from what it has changed (destroyed, explored, eliminated):
    then the state is checked. True for always; a function where it depends.
    `ends` is the period that an event of this kind ends, where periods have names of their own (this very attack): the
    event says which in `how`.

    What card texts need to let it happen (`Happens`): `verb` is the word that tells it (the message `do-<verb>`),
    `good` whether that is good for the piece or seat, `would_change` whether it would change anything for a piece or
    seat now, `most` how much of it there can be at most (the damage to be healed), `lacking` the message that says why
    it cannot be paid, `bars` which card or rule keeps it from a piece, `tokens_only` that it touches only tokens on a
    card: immunity does not protect those.
    """

    __slots__ = (
        "after", "bars", "carry_out", "ends", "good", "implied_when", "implies", "lacking", "log", "most", "name",
        "rule", "tokens_only", "unsettles", "verb", "when", "would_change",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        carry_out: Callable[[State, Event], tuple[Event, ...] | None] | None = None,
        *,
        rule: str = "",
        log: str = "",
        implies: EventKind | None = None,
        unsettles: bool | Callable[[State, Event], bool] = False,
        ends: str = "",
        verb: str = "",
        good: bool = False,
        would_change: Callable[[State, int, int], bool] = always,
        most: Callable[[State, int, int], int] | None = None,
        lacking: str = "",
        bars: Callable[[State, int], Refusal | None] | None = None,
        tokens_only: bool = False,
    ) -> None:
        self.name = name
        self.when = "when " + name
        self.after = "after " + name
        self.carry_out = carry_out
        self.rule = rule
        self.log = log
        self.implies = implies
        self.implied_when = "" if implies is None else implies.when
        self.unsettles = _in_any_case if unsettles is True else unsettles or None
        self.ends = ends
        self.verb = verb
        self.good = good
        self.would_change = would_change
        self.most = most
        self.lacking = lacking
        self.bars = bars
        self.tokens_only = tokens_only
        KINDS.append(self)

    def __repr__(self) -> str:
        return f"<{self.name}>"


KINDS: list[EventKind] = []
"""All kinds of events there are, in every game."""


class Event:
    """Something that is about to happen or has happened: to a piece, to a seat, how much, by which piece.

    Never changed once made. Two events are equal when they say the same.
    """

    __slots__ = ("amount", "how", "kind", "other", "piece", "seat", "source", "was")

    def __init__(
        self,
        kind: EventKind,
        piece: int = -1,
        seat: int = -1,
        amount: int = 0,
        source: int = -1,
        other: int = -1,
        how: str = "",
    ) -> None:
        self.kind = kind
        self.piece = piece
        self.seat = seat
        self.amount = amount
        self.source = source
        self.other = other
        self.how = how
        self.was = -1
        """The card that the piece was, if it is none any more (shuffled away, or no longer face down as another).

        Those who answer have seen it.
        """

    def lost(self, card: int) -> Event:
        """The same event, which remembers the card that its piece was."""
        event = Event(self.kind, self.piece, self.seat, self.amount, self.source, self.other, self.how)
        event.was = card
        return event

    def as_tuple(self) -> tuple[EventKind, int, int, int, int, int, str]:
        """The event as plain data."""
        return self.kind, self.piece, self.seat, self.amount, self.source, self.other, self.how

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Event) and self.as_tuple() == other.as_tuple())

    def __hash__(self) -> int:
        return hash((self.kind.name, self.piece, self.seat, self.amount))

    def __repr__(self) -> str:
        return f"Event{self.as_tuple()}"
