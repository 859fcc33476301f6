"""Progress, and characters that are committed to the quest."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import LEAVES_QUEST, PROGRESS_PLACED, PROGRESS_REMOVED
from rulewright.games.lotr.flow.quest import place_progress
from rulewright.games.lotr.table import PROGRESS, QUEST_DECK, current_quest
from rulewright.kernel.chance import roll
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector, number
from rulewright.lcg.events import REMOVED


@dataclass(frozen=True, eq=False)
class PlaceProgress(Verb):
    """Place progress on the current quest (the active location takes it first)."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        if amount > 0 and current_quest(s) >= 0:
            place_progress(s, amount, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and current_quest(s) >= 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("progress", number(s, scope, self.amount), current_quest(s), scope.you, True)]


def PlaceProgressOn(what: Selector, amount: Number) -> Happens:
    """Place progress on locations."""
    return Happens(PROGRESS_PLACED, what, amount)


@dataclass(frozen=True, eq=False)
class RemoveProgress(Verb):
    """Remove progress from the current quest, as much as there is."""

    amount: Number

    def events(self, s: State, scope: Scope) -> list[Event]:
        quest = current_quest(s)
        amount = min(number(s, scope, self.amount), s.tokens[PROGRESS][quest]) if quest >= 0 else 0
        return [Event(PROGRESS_REMOVED, quest, -1, amount, scope.source)] if amount > 0 else []


def RemoveFromQuest(what: Selector) -> Happens:
    """Characters are no longer committed to the quest; they do not ready."""
    return Happens(LEAVES_QUEST, what)


@dataclass(frozen=True, eq=False)
class ProceedAtRandom(Verb):
    """The next stage is one of several with the same number, picked by chance."""

    def apply(self, s: State, scope: Scope) -> None:
        faces = s.rules.catalogue.faces
        stage = min((faces[s.face[p]].stats["stage"] for p in s.zones[QUEST_DECK]), default=0)
        same = [p for p in s.zones[QUEST_DECK] if faces[s.face[p]].stats["stage"] == stage]
        if len(same) > 1:
            kept = same[roll(s, len(same))]
            happen_together(s, [Event(REMOVED, p) for p in same if p != kept])

    def can(self, s: State, scope: Scope) -> bool:
        return len(s.zones[QUEST_DECK]) > 1
