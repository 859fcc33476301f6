"""Attack and defense tokens, and corruption."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.combat import CORRUPTS, PURIFIES, TOKENS_ADDED
from rulewright.games.wotr.table import CORRUPTION
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector, number


@dataclass(frozen=True, eq=False)
class AddTokens(Verb):
    """Put attack or defense tokens on a location or on a card."""

    token: str
    what: Selector
    amount: Number = 1

    def events(self, s: State, scope: Scope) -> list[Event]:
        kind, amount = TOKENS_ADDED[self.token], number(s, scope, self.amount)
        return [Event(kind, p, -1, amount, scope.source) for p in self.what.find(s, scope)] if amount > 0 else []


@dataclass(frozen=True, eq=False)
class AddCorruption(Verb):
    """Add corruption tokens to the Shadow scoring area."""

    amount: Number

    def events(self, s: State, scope: Scope) -> list[Event]:
        amount = number(s, scope, self.amount)
        return [Event(CORRUPTS, amount=amount, source=scope.source)] if amount > 0 else []


@dataclass(frozen=True, eq=False)
class RemoveCorruption(Verb):
    """Remove corruption tokens, as many as there are."""

    amount: Number

    def events(self, s: State, scope: Scope) -> list[Event]:
        amount = min(number(s, scope, self.amount), s.table[CORRUPTION])
        return [Event(PURIFIES, amount=amount, source=scope.source)] if amount > 0 else []
