"""Generating and spending resources."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.paying import Generating, pay, printed_resources, refuse_payment
from rulewright.games.champions.table import COUNTERS, DISCARD
from rulewright.kernel.abilities import Trigger
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Within
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector
from rulewright.lcg.events import PLAYED


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

    def words(self) -> tuple[str, dict[str, object]]:
        return "spend", {"price": self.resources.replace(" ", "-")}

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
class PayTo(Then):
    """Pay a price, and something happens: one of several things to choose from."""

    def words(self) -> tuple[str, dict[str, object]]:
        return "pay-to", {"first": self.first, "second": self.second}


@dataclass(frozen=True, eq=False)
class RememberCounters(Verb):
    """How many counters are on this card is remembered, since paying takes it away."""

    def apply(self, s: State, scope: Scope) -> None:
        scope.names["counters"] = s.tokens[COUNTERS][scope.source]

    def can(self, s: State, scope: Scope) -> bool:
        return False

    def payable(self, s: State, scope: Scope) -> bool:
        return True


NEXT_CARD_CHEAPER = Until("phase", Gets(Within("hand", YOU), "cost", -1), grows=True, next=Trigger(PLAYED, seat=YOU))


@dataclass(frozen=True, eq=False)
class ReduceNextCost(Verb):
    """The next card that a player plays this phase costs 1 resource less."""

    players: Players

    def words(self) -> tuple[str, dict[str, object]]:
        return "reduce-next-cost", {"whose": self.players}

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            NEXT_CARD_CHEAPER.apply(s, Scope(scope.source, seat))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reduce-cost", 1, -1, seat, True) for seat in self.players.find(s, scope)]


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
