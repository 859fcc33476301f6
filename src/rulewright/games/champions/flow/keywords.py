"""What the rules themselves do whenever something happens: status cards, toughness, uses, quickstrike.

They are texts on one piece, the supply of status cards, so that they have their place in the order of a window: status
cards come before everything else that answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import ENGAGES, GAINS_COUNTERS, LOSES_STATUS, TOUGHENS
from rulewright.games.champions.flow.activations import ENEMY_ATTACKS, ENEMY_SCHEMES, attack
from rulewright.games.champions.flow.encounter import REVEALED_INTO_PLAY, REVEALS, WHEN_REVEALED
from rulewright.games.champions.flow.powers import ATTACKS, THWARTS
from rulewright.games.champions.table import in_hero_form
from rulewright.kernel.abilities import Trigger, Triggered
from rulewright.kernel.amounts import ValueOf
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.changing import put_in_place
from rulewright.kernel.effects.answering import InsteadOf
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import EventKind
from rulewright.kernel.places import in_play
from rulewright.kernel.selectors import EventPiece, HasValue, Keyword, Marked
from rulewright.kernel.state import Scope, State
from rulewright.kernel.steps import go_on
from rulewright.kernel.vocabulary import Condition
from rulewright.lcg.events import DAMAGED, ENTERS_PLAY

IT = EventPiece()


@dataclass(frozen=True, eq=False)
class StatusInstead(InsteadOf):
    """A status card takes the place of something: the log tells what becomes of the card, and that is enough."""

    def apply(self, s: State, scope: Scope) -> None:
        if scope.event is not None:
            put_in_place(s, scope.event, self.effect, scope)


def instead(status: str, what: EventKind) -> Triggered:
    """A status card is discarded instead of what would happen to, or be done by, its character."""
    lose = Happens(LOSES_STATUS, IT, how=status)
    return Triggered("", "status", "when", Trigger(what, piece=Marked(status)), StatusInstead(lose))


def by_itself(trigger: Trigger, effect: Effect) -> Triggered:
    """Something follows by itself."""
    return Triggered("", "rules", "after", trigger, effect)


@dataclass(frozen=True, eq=False)
class EngagesHero(Condition):
    """The player of the event is in hero form."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.event is not None and in_hero_form(s, scope.event.seat)


@dataclass(frozen=True, eq=False)
class Quickstrike(Verb):
    """The minion that has just engaged a hero attacks."""

    def apply(self, s: State, scope: Scope) -> None:
        event = scope.event
        if event is not None and in_play(s, event.piece):
            attack(s, event.piece, event.seat)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class SayWhenRevealed(Verb):
    """The card that has just been revealed into play says what it says when revealed, to whoever revealed it."""

    def apply(self, s: State, scope: Scope) -> None:
        event = scope.event
        for other in reversed(s.scopes):
            if event is not None and other.names.get(REVEALS, -1) == event.piece:
                go_on(s, WHEN_REVEALED, 0, (event.piece, other.you))
                return

    def can(self, s: State, scope: Scope) -> bool:
        return True


STATUS_CARDS = Face(
    "Status cards",
    "status",
    abilities=(
        instead("stunned", ENEMY_ATTACKS),
        instead("stunned", ATTACKS),
        instead("confused", ENEMY_SCHEMES),
        instead("confused", THWARTS),
        instead("tough", DAMAGED),
        by_itself(Trigger(ENTERS_PLAY, piece=Keyword("toughness")), Happens(TOUGHENS, IT)),
        by_itself(Trigger(ENTERS_PLAY, piece=HasValue("uses")), Happens(GAINS_COUNTERS, IT, ValueOf("uses", IT))),
        by_itself(Trigger(ENGAGES, piece=Keyword("quickstrike"), given=EngagesHero()), Quickstrike()),
        Triggered("", "when-revealed", "after", Trigger(ENTERS_PLAY, how=REVEALED_INTO_PLAY), SayWhenRevealed()),
    ),
)
SUPPLY_OF_STATUS_CARDS = Card("status-cards", (STATUS_CARDS,), 0, "none")
"""The piece that the rules of status cards and keywords are written on."""
