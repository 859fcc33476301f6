"""Verbs: effects that happen in one go. Most are: something happens to each of these cards, or of these players."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.reach import not_immune
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number

ALL = -1
"""The amount of a verb that does as much as there is to do."""


class Verb(Effect):
    """An effect that happens in one go. It changes nothing itself: it makes events, and they do."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        self.apply(s, s.scopes[-1])

    def apply(self, s: State, scope: Scope) -> None:
        """Let happen what it brings about, all of it at the same moment."""
        happen_together(s, self.events(s, scope))

    def events(self, s: State, scope: Scope) -> list[Event]:
        """What it would bring about now, as far as that can be said beforehand."""
        return []

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.events(s, scope))

    def reach(self) -> Selector | None:
        """The cards this verb treats one by one, or None."""
        return None

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        """Those of the cards in its reach that it would change."""
        raise NotImplementedError

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint(e.kind.verb, e.amount or 1, e.piece, e.seat, e.kind.good) for e in self.events(s, scope)]


def amount_of(s: State, scope: Scope, kind: EventKind, amount: Number) -> int:
    """How much of something a text says: 0 for nothing, ALL for as much as there is."""
    value = number(s, scope, amount)
    return value if value > 0 or kind.most is not None else 0


def event_of(s: State, scope: Scope, verb: Happens | HappensToPlayers, piece: int, seat: int) -> Event:
    """The event that a verb brings about: as much of it as the text says, but not more than there is."""
    kind, amount = verb.event, 0 if verb.amount is None else number(s, scope, verb.amount)
    if kind.most is not None:
        most = kind.most(s, piece, seat)
        amount = most if amount < 0 else min(amount, most)
    return Event(kind, piece, seat, amount, scope.source, -1, verb.how)


@dataclass(frozen=True, eq=False)
class Happens(Verb):
    """Something happens to each of these cards, to all of them at the same moment.

    Whether it would change anything is for the kind of event to say. It happens to each card under its controller, or
    under the first of the `players`: who engages it, who takes control of it. `how` is its cause, where that matters.
    """

    event: EventKind
    what: Selector
    amount: Number | None = None
    players: Players | None = None
    how: str = ""

    def words(self) -> tuple[str, dict[str, object]]:
        fields = {"what": self.what, "amount": self.amount, "players": self.players}
        return self.event.verb, {name: value for name, value in fields.items() if value is not None}

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        found: list[int] = []
        if not pieces or (self.amount is not None and not amount_of(s, scope, self.event, self.amount)):
            return found
        seat = -1
        if self.players is not None:
            seats = self.players.find(s, scope)
            if not seats:
                return found
            seat = seats[0]
        if s.rules.any_immunity and not self.event.tokens_only:
            pieces = not_immune(s, scope, pieces)
        would_change = self.event.would_change
        for piece in pieces:
            if would_change(s, piece, seat):
                found.append(piece)
        return found

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.would_change(s, scope, self.what.find(s, scope)))

    def payable(self, s: State, scope: Scope) -> bool:
        found = self.what.find(s, scope)
        if not found or len(self.would_change(s, scope, found)) < len(found):
            return False
        most = self.event.most
        if most is None or self.amount is None:
            return True
        amount = number(s, scope, self.amount)
        return all(most(s, p, -1) >= amount for p in found)

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        found, why = self.what.find(s, scope), self.event.lacking
        able = self.would_change(s, scope, found) if why else found
        for piece in found:
            if piece not in able:
                return Refusal(why, s.rules.cite(why.removeprefix("refuse-")), piece)
        return None

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        bars = self.event.bars
        return bars(s, piece) if bars is not None and piece in self.what.find(s, scope) else None

    def events(self, s: State, scope: Scope) -> list[Event]:
        controller, pieces = s.controller, self.would_change(s, scope, self.what.find(s, scope))
        if self.players is None:
            return [event_of(s, scope, self, p, controller[p]) for p in pieces]
        return [event_of(s, scope, self, p, self.players.find(s, scope)[0]) for p in pieces]


@dataclass(frozen=True, eq=False)
class HappensToPlayers(Verb):
    """Something happens to each of these players, to all of them at the same moment."""

    event: EventKind
    amount: Number | None
    players: Players
    how: str = ""

    def words(self) -> tuple[str, dict[str, object]]:
        players: dict[str, object] = {"players": self.players}
        return self.event.verb, players if self.amount is None else {"amount": self.amount, **players}

    def affected(self, s: State, scope: Scope) -> list[int]:
        """Those of the players for whom it would change anything."""
        kind, found = self.event, []
        if self.amount is None or amount_of(s, scope, kind, self.amount):
            for seat in self.players.find(s, scope):
                if kind.would_change(s, -1, seat):
                    found.append(seat)
        return found

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.affected(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        seats, most = self.players.find(s, scope), self.event.most
        if not seats or len(self.affected(s, scope)) < len(seats):
            return False
        if most is None or self.amount is None:
            return True
        amount = number(s, scope, self.amount)
        return all(most(s, -1, seat) >= amount for seat in seats)

    def events(self, s: State, scope: Scope) -> list[Event]:
        return [event_of(s, scope, self, -1, seat) for seat in self.affected(s, scope)]
