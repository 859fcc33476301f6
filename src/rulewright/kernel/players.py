"""The players an ability can speak of."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Players, Selector


@dataclass(frozen=True, eq=False)
class You(Players):
    """The player the text calls "you"."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (scope.you,) if scope.you >= 0 else ()


@dataclass(frozen=True, eq=False)
class Everyone(Players):
    """Each player, in player order."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return s.order


@dataclass(frozen=True, eq=False)
class FirstPlayer(Players):
    """The first player."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (s.rules.arbiter(s),)


@dataclass(frozen=True, eq=False)
class OtherPlayers(Players):
    """Each player but you."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple(seat for seat in s.order if seat != scope.you)


@dataclass(frozen=True, eq=False)
class ChosenPlayer(Players):
    """The player bound to a name earlier in the same ability."""

    name: str = "player"

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        seat = scope.get(self.name)
        return (seat,) if seat >= 0 else ()


@dataclass(frozen=True, eq=False)
class EventPlayer(Players):
    """The player the triggering event happened to."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (scope.event.seat,) if scope.event is not None and scope.event.seat >= 0 else ()


@dataclass(frozen=True, eq=False)
class ControllerOf(Players):
    """The controller of a card."""

    what: Selector

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple({s.controller[p]: None for p in self.what.find(s, scope) if s.controller[p] >= 0})


@dataclass(frozen=True, eq=False)
class OwnerOf(Players):
    """The owner of a card."""

    what: Selector

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple({s.owner[p]: None for p in self.what.find(s, scope) if s.owner[p] >= 0})


YOU = You()
EVERYONE = Everyone()
FIRST_PLAYER = FirstPlayer()
OTHER_PLAYERS = OtherPlayers()
EVENT_PLAYER = EventPlayer()
