"""The verbs of this game that are one event: threat, status cards, counters, forms, damage to you."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import (
    ACCELERATES,
    CARD_DEALT,
    CHANGES_FORM,
    CONFUSES,
    GAINS_COUNTERS,
    SPENDS_COUNTERS,
    STUNS,
    THREAT_PLACED,
    THREAT_REMOVED,
    TOUGHENS,
)
from rulewright.games.champions.table import TOUGH
from rulewright.games.champions.vocabulary.pointing import MainScheme, YourIdentity
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.verbs import Happens, HappensToPlayers
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector
from rulewright.lcg.events import DAMAGED

YOURSELF = YourIdentity()


def PlaceThreat(what: Selector, amount: Number) -> Happens:
    """Place threat on schemes."""
    return Happens(THREAT_PLACED, what, amount)


def RemoveThreat(what: Selector, amount: Number) -> Happens:
    """Remove threat from schemes, as much as there is."""
    return Happens(THREAT_REMOVED, what, amount)


def Accelerate(amount: int = 1) -> Happens:
    """Put acceleration tokens on the main scheme."""
    return Happens(ACCELERATES, MainScheme(), amount)


def Stun(what: Selector) -> Happens:
    """Give characters a stunned status card."""
    return Happens(STUNS, what)


def Confuse(what: Selector) -> Happens:
    """Give characters a confused status card."""
    return Happens(CONFUSES, what)


def Toughen(what: Selector) -> Happens:
    """Give characters a tough status card."""
    return Happens(TOUGHENS, what)


def AddCounters(what: Selector, amount: Number) -> Happens:
    """Put counters on a card."""
    return Happens(GAINS_COUNTERS, what, amount)


def RemoveCounters(what: Selector, amount: Number) -> Happens:
    """Remove counters from a card."""
    return Happens(SPENDS_COUNTERS, what, amount)


def ChangeForm() -> Happens:
    """You change your form."""
    return Happens(CHANGES_FORM, YourIdentity(), how="text")


@dataclass(frozen=True, eq=False)
class TakesDamage(Happens):
    """Characters take damage. As a cost all of it must be taken: one that is tough cannot pay like that."""

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        for piece in self.what.find(s, scope):
            if s.tokens[TOUGH][piece]:
                return Refusal("refuse-tough", "champions.status-tough.1", piece)
        return super().lacks(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        return super().payable(s, scope) and not any(s.tokens[TOUGH][p] for p in self.what.find(s, scope))


def TakeDamage(amount: Number, what: Selector = YOURSELF) -> TakesDamage:
    """You take damage, or another character does."""
    return TakesDamage(DAMAGED, what, amount, how="effect")


def DealEncounterCard(players: Players = YOU) -> HappensToPlayers:
    """Deal players an encounter card, face down."""
    return HappensToPlayers(CARD_DEALT, None, players)
