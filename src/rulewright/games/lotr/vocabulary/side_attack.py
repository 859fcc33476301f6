"""An enemy that attacks although it is only a shadow card."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import SHADOW_DEALT
from rulewright.games.lotr.flow.enemy_attacks import ENEMY_ATTACK, shadow_cards
from rulewright.games.lotr.table import COMBAT, ENCOUNTER_DECK, ENCOUNTER_DISCARD, PHASE, SHADOWS, SHADOWS_OFF
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import lay_on, move
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Step, ints


def _ride_out(s: State, e: Event) -> None:
    lay_on(s, e.piece, -1)


def _ride_back(s: State, e: Event) -> None:
    for card in shadow_cards(s, e.piece):
        move(s, card, ENCOUNTER_DISCARD)
    if s.zone[e.piece] == SHADOWS:
        move(s, e.piece, ENCOUNTER_DECK)


RIDES_OUT = EventKind("rides out", _ride_out, rule="lotr.golden-rules.2")
"""A shadow card is the shadow card of no enemy any more: it attacks itself."""
RIDES_BACK = EventKind("rides back", _ride_back, rule="lotr.golden-rules.2")
"""It goes back on top of the encounter deck; its own shadow cards are discarded."""


@dataclass(frozen=True, eq=False)
class AttackFromShadow(Verb):
    """This card attacks the defending player with a shadow card of its own; after combat it goes on top of the deck.

    It is no longer the shadow card of the other enemy: it is not discarded with that one, nor at the end of combat.
    """

    def apply(self, s: State, scope: Scope) -> None:
        if not s.table[SHADOWS_OFF]:
            happen(s, Event(SHADOW_DEALT, scope.source, scope.you))
        happen(s, Event(RIDES_OUT, scope.source, scope.you))
        s.push(ENEMY_ATTACK, 0, (scope.source, scope.you))
        if s.table[PHASE] != COMBAT:
            s.push(GO_BACK, 0, (scope.source,))

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attack", 1, scope.source, scope.you, False)]


@dataclass(frozen=True, eq=False)
class GoBack(Step):
    """Outside the combat phase the card returns after its attack; its own shadow cards are discarded."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        rider = ints(data, 1)[0]
        happen(s, Event(RIDES_BACK, rider))


GO_BACK = GoBack()
