"""Generating and spending resources."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.paying import Generating, missing, pay, printed_resources, refuse_payment, wealth
from rulewright.games.champions.flow.playing import unique_conflict
from rulewright.games.champions.table import COUNTERS, DISCARD
from rulewright.kernel.abilities import Trigger
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import Then
from rulewright.kernel.effects.lasting import Until
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Within
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector
from rulewright.lcg.events import PLAYED
from rulewright.lcg.verbs import PutIntoPlay


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

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        if self.first.payable(s, scope):
            return None
        unpaid = Refusal("refuse-cost", s.rules.cite("cost"), scope.source, more=(("cost", self.first),))
        return self.first.lacks(s, scope) or unpaid


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
    by: Until = NEXT_CARD_CHEAPER

    def words(self) -> tuple[str, dict[str, object]]:
        return "reduce-next-cost", {"whose": self.players}

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            self.by.apply(s, Scope(scope.source, seat))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reduce-cost", 1, -1, seat, True) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class ChooseToPayFor(Choose):
    """Choose a card that could enter play and whose printed cost you could pay now.

    You pay for that card: what counts double for its aspect counts double here.
    """

    def words(self) -> tuple[str, dict[str, object]]:
        return "choose", {"what": self.what, "name": self.name, "by": self.by}

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        """Why a card cannot be chosen."""
        other = unique_conflict(s, piece)
        if other >= 0:
            return Refusal("refuse-unique", "champions.unique-card.2", piece, other)
        lacking = missing(wealth(s, scope.you, scope.source, piece), printed_cost(s, piece))
        return (
            Refusal("refuse-too-dear", "champions.resource.6", piece, more=(("number", lacking),)) if lacking else None
        )

    def candidates(self, s: State, scope: Scope) -> list[int]:
        return [p for p in super().candidates(s, scope) if self.bars(s, scope, p) is None]

    def none_fits(self, s: State, scope: Scope) -> Refusal | None:
        barred = [self.bars(s, scope, p) for p in super().candidates(s, scope)]
        return barred[0] if barred else super().none_fits(s, scope)

    def unlisted(self, s: State, scope: Scope, what: int) -> Refusal:
        found = what in self.what.find(s, scope)
        return (self.bars(s, scope, what) if found else None) or super().unlisted(s, scope, what)


@dataclass(frozen=True, eq=False)
class PayPrintedCost(Effect):
    """Pay the printed cost of a card."""

    what: Selector

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scopes[-1]
        for piece in self.what.find(s, scope):
            pay(s, scope.you, piece, printed_cost(s, piece))

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class EnterUnderYourControl(PutIntoPlay):
    """A card enters play under your control; a unique one only while the same character is not in play."""

    def words(self) -> tuple[str, dict[str, object]]:
        return "put-into-play", {"what": self.what, "players": self.players}

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return [p for p in pieces if not in_play(s, p) and unique_conflict(s, p) < 0]
