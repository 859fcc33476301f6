"""The kinds of words an ability is made of, and what each must be able to do.

Selectors find pieces, players find seats, amounts give numbers, conditions are true or false. Every reading takes
the position and the scope, and none of them changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.kernel.node import Node
from rulewright.kernel.state import Scope, State


class Selector(Node):
    """Says which pieces are meant. Only pieces in play are, unless the selector names another place."""

    noun: str = ""
    """What a text calls such a piece, where the selector settles it."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        """Whether the piece is one of those meant, wherever it lies."""
        raise NotImplementedError

    def places(self, s: State, scope: Scope) -> Iterable[int] | None:
        """The zones to look in, when the selector names a place."""
        return None

    def find(self, s: State, scope: Scope) -> list[int]:
        """All pieces meant, in the order in which they lie on the table."""
        zones = self.places(s, scope)
        return [
            piece
            for zone in (s.play_zones if zones is None else zones)
            for piece in s.zones[zone]
            if self.matches(s, scope, piece)
        ]

    def each(self, s: State, scope: Scope) -> Iterator[int]:
        """The pieces meant, one by one: for a question that the first of them answers."""
        zones = self.places(s, scope)
        for zone in s.play_zones if zones is None else zones:
            for piece in s.zones[zone]:
                if self.matches(s, scope, piece):
                    yield piece

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Either(self, other)

    def __invert__(self) -> Selector:
        return Other(self)


@dataclass(frozen=True, eq=False)
class Both(Selector):
    """Pieces that both selectors mean."""

    left: Selector
    right: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.left.matches(s, scope, piece) and self.right.matches(s, scope, piece)

    def places(self, s: State, scope: Scope) -> Iterable[int] | None:
        zones = self.left.places(s, scope)
        return self.right.places(s, scope) if zones is None else zones

    def find(self, s: State, scope: Scope) -> list[int]:
        if isinstance(self.left, Pointer):
            return [p for p in self.left.find(s, scope) if self.right.matches(s, scope, p)]
        if isinstance(self.right, Pointer):
            return [p for p in self.right.find(s, scope) if self.left.matches(s, scope, p)]
        zones = self.places(s, scope)
        left, right = self.left, self.right
        return [
            piece
            for zone in (s.play_zones if zones is None else zones)
            for piece in s.zones[zone]
            if left.matches(s, scope, piece) and right.matches(s, scope, piece)
        ]

    def each(self, s: State, scope: Scope) -> Iterator[int]:
        if isinstance(self.left, Pointer) or isinstance(self.right, Pointer):
            yield from self.find(s, scope)
            return
        zones = self.places(s, scope)
        left, right = self.left, self.right
        for zone in s.play_zones if zones is None else zones:
            for piece in s.zones[zone]:
                if left.matches(s, scope, piece) and right.matches(s, scope, piece):
                    yield piece


@dataclass(frozen=True, eq=False)
class Either(Selector):
    """Pieces that at least one of the selectors means."""

    left: Selector
    right: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.left.matches(s, scope, piece) or self.right.matches(s, scope, piece)

    def places(self, s: State, scope: Scope) -> Iterable[int] | None:
        left, right = self.left.places(s, scope), self.right.places(s, scope)
        if left is None or right is None:
            return None
        return sorted({*left, *right})


@dataclass(frozen=True, eq=False)
class Other(Selector):
    """Pieces that the selector does not mean."""

    what: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return not self.what.matches(s, scope, piece)


class Pointer(Selector):
    """A selector that points at given pieces instead of searching the table."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in self.find(s, scope)

    def find(self, s: State, scope: Scope) -> list[int]:
        raise NotImplementedError

    def each(self, s: State, scope: Scope) -> Iterator[int]:
        return iter(self.find(s, scope))


class Players(Node):
    """Says which seats are meant."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        """The seats meant, in player order."""
        raise NotImplementedError


class Amount(Node):
    """A number that depends on the position."""

    def count(self, s: State, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


class Condition(Node):
    """Something that is true or false."""

    def holds(self, s: State, scope: Scope) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


Number = int | Amount


def number(s: State, scope: Scope, value: Number) -> int:
    """The value of a number or amount."""
    return value if isinstance(value, int) else value.count(s, scope)


def exists(s: State, scope: Scope, what: Selector) -> bool:
    """Whether at least one piece is meant."""
    for _ in what.each(s, scope):
        return True
    return False
