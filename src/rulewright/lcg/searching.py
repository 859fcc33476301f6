"""Searching the encounter deck."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.decks import SEARCHES, SHUFFLED


@dataclass(frozen=True, eq=False)
class Search(Verb):
    """You may look at every card of the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        s.note("log-searches-encounter-deck", s.rules.cite("search"), ("seat", scope.you))
        happen(s, Event(SEARCHES, -1, scope.you, other=s.rules.zones.id("encounter-deck")))

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class FindOne(Verb):
    """Search the encounter deck (and the discard pile) for a card that fits and bind it to a name; any copy will do."""

    what: Selector
    name: str
    discard_too: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        found = self.candidates(s, scope)
        scope.names[self.name] = found[0] if found else -1

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """The cards that fit."""
        zones = ("encounter-deck", "encounter-discard") if self.discard_too else ("encounter-deck",)
        return [p for name in zones for p in s.zones[s.rules.zones.id(name)] if self.what.matches(s, scope, p)]

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))


@dataclass(frozen=True, eq=False)
class ShuffleEncounterDeck(Verb):
    """Shuffle the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(SHUFFLED, other=s.rules.zones.id("encounter-deck")))

    def can(self, s: State, scope: Scope) -> bool:
        return len(s.zones[s.rules.zones.id("encounter-deck")]) > 1
