"""The encounter deck and the staging area."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import RETURNS_TO_STAGING
from rulewright.games.lotr.flow.staging import reveal
from rulewright.games.lotr.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD, STAGING
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector, number
from rulewright.lcg.events import ENTERS_PLAY


@dataclass(frozen=True, eq=False)
class RevealEncounterCards(Verb):
    """Reveal cards from the top of the encounter deck."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        for _ in range(number(s, scope, self.amount)):
            reveal(s, "effect")

    def can(self, s: State, scope: Scope) -> bool:
        refillable = s.zones[ENCOUNTER_DECK] or s.zones[ENCOUNTER_DISCARD]
        return number(s, scope, self.amount) > 0 and bool(refillable)

    def payable(self, s: State, scope: Scope) -> bool:
        return len(s.zones[ENCOUNTER_DECK]) >= number(s, scope, self.amount)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("reveal", number(s, scope, self.amount), -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class AddToStaging(Verb):
    """Put cards into the staging area without revealing them."""

    what: Selector

    def events(self, s: State, scope: Scope) -> list[Event]:
        found = self.what.find(s, scope)
        return [Event(ENTERS_PLAY, p, -1, 0, scope.source, STAGING, "added") for p in found]


def ReturnToStaging(what: Selector) -> Happens:
    """Return engaged enemies to the staging area; a player's card that only acts as an enemy is discarded."""
    return Happens(RETURNS_TO_STAGING, what)
