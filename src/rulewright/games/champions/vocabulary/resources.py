"""Generating and spending resources."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.paying import Generating, pay, printed_resources, refuse_payment
from rulewright.games.champions.table import DISCARD
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.vocabulary import Selector


@dataclass(frozen=True, eq=False)
class Generate(Generating):
    """Generate a resource."""

    resource: str

    def resources(self, s: State, scope: Scope) -> tuple[str, ...]:
        return (self.resource,)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class GenerateTopDiscard(Generating):
    """Generate the resources of the top card of your discard pile."""

    def resources(self, s: State, scope: Scope) -> tuple[str, ...]:
        top = s.zones[DISCARD + scope.you][-1:]
        return printed_resources(s.rules.catalogue.faces[s.face[top[0]]]) if top else ()

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.resources(s, scope))


@dataclass(frozen=True, eq=False)
class Spend(Effect):
    """Spend resources of these types ("energy mental"), or as many of one type as you like ("x energy")."""

    resources: str

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        pay(s, scope.you, scope.source, self.resources)

    def can(self, s: State, scope: Scope) -> bool:
        return refuse_payment(s, scope.you, scope.source, self.resources) is None

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        return refuse_payment(s, scope.you, scope.source, self.resources)


def printed_cost(s: State, piece: int) -> str:
    """The printed cost of a card."""
    return str(s.rules.catalogue.faces[s.face[piece]].stats.get("cost", 0))


@dataclass(frozen=True, eq=False)
class Affordable(Selector):
    """Cards whose printed cost you could pay now."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return refuse_payment(s, scope.you, scope.source, printed_cost(s, piece)) is None


@dataclass(frozen=True, eq=False)
class PayPrintedCost(Effect):
    """Pay the printed cost of a card."""

    what: Selector

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        for piece in self.what.find(s, scope):
            pay(s, scope.you, scope.source, printed_cost(s, piece))

    def can(self, s: State, scope: Scope) -> bool:
        return False
