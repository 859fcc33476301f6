"""Objectives: how they are guarded, and how players claim them."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.playing import attach, become_attachment
from rulewright.games.lotr.flow.staging import guard
from rulewright.games.lotr.table import ENCOUNTER_DECK
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Selector


@dataclass(frozen=True, eq=False)
class Unguarded(Condition):
    """No encounter card is attached to this card."""

    def holds(self, s: State, scope: Scope) -> bool:
        owner = s.owner
        for piece in s.attached[scope.source]:
            if owner[piece] < 0:
                return False
        return True

    def unmet(self, s: State, scope: Scope) -> Refusal:
        guards = [p for p in s.attached[scope.source] if s.owner[p] < 0]
        return Refusal("refuse-guarded", "lotr.guarded.5", scope.source, guards[0])


@dataclass(frozen=True, eq=False)
class AttachGuards(Verb):
    """Attach one encounter card to each of these objectives."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for objective in self.what.find(s, scope):
            guard(s, objective)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope)) and bool(s.zones[ENCOUNTER_DECK])


def _claim(s: State, e: Event) -> None:
    become_attachment(s, e.piece)


CLAIMED = EventKind("claimed", _claim, rule="lotr.objective-cards.5", log="log-claimed")


@dataclass(frozen=True, eq=False)
class Claim(Verb):
    """Claim this objective and attach it to a hero; it counts as an attachment while it stays there."""

    to: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = self.to.find(s, scope)
        if found:
            attach(s, scope.source, found[0], scope.you, Event(CLAIMED, scope.source, scope.you))

    def reach(self) -> Selector:
        return self.to

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return pieces if s.host[scope.source] < 0 else []


@dataclass(frozen=True, eq=False)
class ClaimedObjective(Selector):
    """Objectives that players have claimed."""

    noun = "objective"

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        front = s.rules.catalogue.faces[s.rules.catalogue.front[s.card[piece]]]
        return front.kind == "objective" and s.host[piece] >= 0
