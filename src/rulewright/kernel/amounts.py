"""The amounts every game can use."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.state import Scope, State
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, Selector, number


@dataclass(frozen=True, eq=False)
class Count(Amount):
    """How many cards are meant."""

    what: Selector

    def count(self, s: State, scope: Scope) -> int:
        return len(self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class CountPlayers(Amount):
    """How many players are meant."""

    players: Players

    def count(self, s: State, scope: Scope) -> int:
        return len(self.players.find(s, scope))


@dataclass(frozen=True, eq=False)
class TokensOn(Amount):
    """How many tokens of a kind lie on a card."""

    token: str
    what: Selector

    def count(self, s: State, scope: Scope) -> int:
        column = s.tokens[s.rules.token(self.token)]
        return sum(column[p] for p in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class ValueOf(Amount):
    """A value of a card."""

    stat: str
    what: Selector

    def count(self, s: State, scope: Scope) -> int:
        return sum(value(s, p, self.stat) for p in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class EventAmount(Amount):
    """How much the triggering event was about."""

    def count(self, s: State, scope: Scope) -> int:
        return 0 if scope.event is None else scope.event.amount


@dataclass(frozen=True, eq=False)
class Named(Amount):
    """A number bound to a name earlier in the same ability: X."""

    name: str

    def count(self, s: State, scope: Scope) -> int:
        return scope.get(self.name, 0)


@dataclass(frozen=True, eq=False)
class IfElse(Amount):
    """One number when something is true, another when it is not."""

    condition: Condition
    then: Number
    otherwise: Number

    def count(self, s: State, scope: Scope) -> int:
        return number(s, scope, self.then if self.condition.holds(s, scope) else self.otherwise)


@dataclass(frozen=True, eq=False)
class AtMost(Amount):
    """An amount, but no more than so much."""

    amount: Amount
    most: int

    def count(self, s: State, scope: Scope) -> int:
        return min(self.most, self.amount.count(s, scope))


@dataclass(frozen=True, eq=False)
class Multiplied(Amount):
    """So many for each."""

    factor: int
    amount: Amount

    def count(self, s: State, scope: Scope) -> int:
        return self.factor * self.amount.count(s, scope)
