"""The kinds of words an ability is made of, and what each must be able to do.

Selectors find pieces, players find seats, amounts give numbers, conditions are true or false. Every reading takes
the position and the scope, and none of them changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.node import Node
from rulewright.kernel.state import Scope, State


def lying(s: State, zones: Iterable[int] | None) -> list[int]:
    """All pieces in these zones, by default in play, in the order in which they lie on the table."""
    places = s.zones
    pieces: list[int] = []
    for zone in s.play_zones if zones is None else zones:
        pieces += places[zone]
    return pieces


class Selector(Node):
    """Says which pieces are meant. Only pieces in play are, unless the selector names another place."""

    noun: str = ""
    """What a text calls such a piece, where the selector settles it."""
    only_place: bool = False
    """Whether all pieces are meant that lie in the places it names."""
    every_piece: bool = False
    """Whether all pieces are meant."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        """Whether the piece is one of those meant, wherever it lies."""
        raise NotImplementedError

    def places(self, s: State, scope: Scope) -> Iterable[int] | None:
        """The zones to look in, when the selector names a place."""
        return None

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        """Those of the pieces that are meant, in the same order, as a list of its own.

        The same as asking `matches` for each; a selector that can settle something for all of them at once does.
        """
        return [piece for piece in pieces if self.matches(s, scope, piece)]

    def find(self, s: State, scope: Scope) -> list[int]:
        """All pieces meant, in the order in which they lie on the table."""
        pieces = lying(s, self.places(s, scope))
        return pieces if self.only_place else self.among(s, scope, pieces)

    def held_by(self, s: State, scope: Scope, players: Players) -> list[int]:
        """Those of the pieces meant that one of the players controls, in the order in which they lie on the table."""
        seats, controller = players.find(s, scope), s.controller
        return [piece for piece in self.find(s, scope) if controller[piece] in seats]

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        """What keeps a piece from being one of those meant, if it would be one otherwise and a rule or a card is."""
        return None

    def controllers(self) -> Players | None:
        """The players, if all pieces are meant that they control."""
        return None

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

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        found = self.left.among(s, scope, pieces)
        return self.right.among(s, scope, found) if found else found

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        if self.left.matches(s, scope, piece):
            return self.right.bars(s, scope, piece)
        return self.left.bars(s, scope, piece) if self.right.matches(s, scope, piece) else None

    def find(self, s: State, scope: Scope) -> list[int]:
        start, by_place, players, rest = search(self)
        if players is not None:
            found = start.held_by(s, scope, players)
        else:
            found = lying(s, start.places(s, scope)) if by_place else start.find(s, scope)
        for part in rest:
            if not found:
                break
            found = part.among(s, scope, found)
        return found


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

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        others = self.what.among(s, scope, pieces)
        return [piece for piece in pieces if piece not in others]


class Pointer(Selector):
    """A selector that points at given pieces instead of searching the table."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in self.find(s, scope)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        found = self.find(s, scope)
        return [piece for piece in pieces if piece in found]

    def find(self, s: State, scope: Scope) -> list[int]:
        raise NotImplementedError


@cache
def search(what: Both) -> tuple[Selector, bool, Players | None, tuple[Selector, ...]]:
    """How to find what both mean: the selector to begin with, how, and the rest that must mean a piece, too.

    One begins with all that lies in the places of the selector, or with what these players control of its pieces.
    """
    left, right = what.left, what.right
    if isinstance(right, Pointer):
        return right, False, None, parts(left)
    if names_place(right) and not names_place(left) and not isinstance(left, Pointer):
        return right, True, None, parts(left) if right.only_place else parts(left) + parts(right)
    if isinstance(left, Both):
        start, by_place, players, rest = search(left)
        return start, by_place, players, rest + parts(right)
    players = right.controllers()
    return left, False, players, parts(right) if players is None else ()


def parts(what: Selector) -> tuple[Selector, ...]:
    """The selectors that must all mean a piece, but for those that mean every piece."""
    if isinstance(what, Both):
        return parts(what.left) + parts(what.right)
    return () if what.every_piece else (what,)


def names_place(what: Selector) -> bool:
    """Whether the selector says where to look."""
    if isinstance(what, Both):
        return names_place(what.left) or names_place(what.right)
    if isinstance(what, Either):
        return names_place(what.left) and names_place(what.right)
    return type(what).places is not Selector.places


class Players(Node):
    """Says which seats are meant."""

    together: bool = False
    """Whether they decide together, where a text lets them decide."""

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

    def unmet(self, s: State, scope: Scope) -> Refusal:
        """Why an ability with this condition cannot be used while it does not hold."""
        return Refusal("refuse-condition", s.rules.cite("condition"), scope.source, more=(("given", self),))


Number = int | Amount


def number(s: State, scope: Scope, value: Number) -> int:
    """The value of a number or amount."""
    return value if isinstance(value, int) else value.count(s, scope)
