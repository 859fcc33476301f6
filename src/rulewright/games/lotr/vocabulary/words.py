"""The words cards of this game are written with: one import for every card file.

Selectors and players are constants that read like card text (`ALLY & YOURS & EXHAUSTED`); abilities and card types
are functions.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import next_player
from rulewright.games.lotr.flow.attacks import attackers, defenders, enemy_attack, player_attack, undefended
from rulewright.games.lotr.table import (
    ALLIES_PLAYED,
    DAMAGE,
    DISCARD,
    ENGAGED,
    NEUTRAL,
    PHASE,
    PHASES,
    SHADOWS,
    STAGING,
    THREAT,
    active_location,
    engaged_with,
)
from rulewright.kernel.abilities import PLAY, Ability, Activated, Limit, Special, Trigger, Triggered
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import (
    Kind,
    Marked,
    Within,
)
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_label
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, Pointer, Selector, number
from rulewright.lcg.vocabulary import (
    ALLY,
    ANY_CARD,
    ATTACHMENT,
    DAMAGED_CARD,
    DISCARD_A_CARD,
    EVENT_CARD,
    EVENT_PIECE,
    EXHAUSTED,
    HERO,
    HOST,
    IN_ENCOUNTER_DECK,
    IN_YOUR_HAND,
    IT,
    READY,
    THIS,
    TREACHERY,
    YOURS,
    Setup,
    WhenRevealed,
    do,
    on,
    once_per,
    triggered,
)

__all__ = [
    "ALLY",
    "ANY_CARD",
    "ATTACHMENT",
    "DAMAGED_CARD",
    "DISCARD_A_CARD",
    "EVENT_CARD",
    "EVENT_PIECE",
    "EXHAUSTED",
    "HERO",
    "HOST",
    "IN_ENCOUNTER_DECK",
    "IN_YOUR_HAND",
    "IT",
    "READY",
    "THIS",
    "TREACHERY",
    "YOURS",
    "Setup",
    "WhenRevealed",
    "on",
    "once_per",
]
"""What comes from the words of all living card games."""

CHARACTER = Kind(("hero", "ally"), "character")
ENEMY = Kind(("enemy",), "enemy")
LOCATION = Kind(("location",), "location")
OBJECTIVE = Kind(("objective",), "objective")
ENCOUNTER_CARD = Kind(("enemy", "location", "treachery", "objective"), "encounter-card")
COMMITTED = Marked("committed")
IN_STAGING = Within("staging")
ENGAGED_WITH_YOU = Within("engaged", YOU)


@dataclass(frozen=True, eq=False)
class EngagedEnemy(Selector):
    """Enemies engaged with one of these players (or with any)."""

    players: Players | None = None
    noun = "enemy"
    only_place = True

    def places(self, s: State, scope: Scope) -> list[int]:
        seats = s.order if self.players is None else self.players.find(s, scope)
        return [ENGAGED + seat for seat in seats]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        seat = engaged_with(s, piece)
        return seat >= 0 and (self.players is None or seat in self.players.find(s, scope))


@dataclass(frozen=True, eq=False)
class OfSphere(Selector):
    """Cards of a sphere of influence, printed or gained."""

    sphere: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return has_label(s, piece, "sphere", self.sphere)


@dataclass(frozen=True, eq=False)
class OfAnySphere(Selector):
    """Cards that belong to a sphere of influence: all player cards but the neutral ones."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].labels.get("sphere", NEUTRAL) != NEUTRAL

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces, face = s.rules.catalogue.faces, s.face
        return [p for p in pieces if faces[face[p]].labels.get("sphere", NEUTRAL) != NEUTRAL]


@dataclass(frozen=True, eq=False)
class PrintedCost(Selector):
    """Cards with this printed cost."""

    amount: Number

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        cost = s.rules.catalogue.faces[s.face[piece]].stats.get("cost", -1)
        return cost >= 0 and cost == number(s, scope, self.amount)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces, face, amount = s.rules.catalogue.faces, s.face, number(s, scope, self.amount)
        return [p for p in pieces if faces[face[p]].stats.get("cost", -1) == amount >= 0]


@dataclass(frozen=True, eq=False)
class TopmostAttachment(Pointer):
    """The topmost attachment in a player's discard pile."""

    players: Players

    def find(self, s: State, scope: Scope) -> list[int]:
        faces = s.rules.catalogue.faces
        found = []
        for seat in self.players.find(s, scope):
            pile = [p for p in s.zones[DISCARD + seat] if faces[s.face[p]].kind == "attachment"]
            found.extend(pile[-1:])
        return found


@dataclass(frozen=True, eq=False)
class ActiveLocation(Pointer):
    """The active location."""

    def find(self, s: State, scope: Scope) -> list[int]:
        location = active_location(s)
        return [location] if location >= 0 else []


@dataclass(frozen=True, eq=False)
class AttackingEnemy(Pointer):
    """The enemy that attacks."""

    def find(self, s: State, scope: Scope) -> list[int]:
        attack = enemy_attack(s)
        return [] if attack is None else [attack.piece]


@dataclass(frozen=True, eq=False)
class DefendingCharacter(Pointer):
    """The defending character."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return defenders(s)


@dataclass(frozen=True, eq=False)
class AttackingCharacter(Pointer):
    """The attacking characters."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return attackers(s)


@dataclass(frozen=True, eq=False)
class AttackedEnemy(Pointer):
    """The enemy that the players attack."""

    def find(self, s: State, scope: Scope) -> list[int]:
        attack = player_attack(s)
        return [] if attack is None else [attack.piece]


@dataclass(frozen=True, eq=False)
class DefendingPlayer(Players):
    """The player the enemy attacks."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        attack = enemy_attack(s)
        return () if attack is None else (attack.seat,)


@dataclass(frozen=True, eq=False)
class HighestThreat(Players):
    """The player with the highest threat; the first player decides a tie."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        order = s.order
        highest = max(s.dials[THREAT][seat] for seat in order)
        return tuple(seat for seat in order if s.dials[THREAT][seat] == highest)


@dataclass(frozen=True, eq=False)
class NextPlayer(Players):
    """The next player clockwise; nobody when you play alone."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        seat = next_player(s, scope.you)
        return () if seat == scope.you else (seat,)


@dataclass(frozen=True, eq=False)
class TookPart(Condition):
    """A character takes part in the attack on the enemy that the event is about."""

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        attack = player_attack(s)
        if attack is None or scope.event is None or attack.piece != scope.event.piece:
            return False
        return any(p in attack.pieces["attackers"] for p in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class Attacking(Condition):
    """A character attacks an enemy of this description; one that has left play is attacked no more."""

    what: Selector
    enemy: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        attack = player_attack(s)
        if attack is None or not in_play(s, attack.piece) or not self.enemy.matches(s, scope, attack.piece):
            return False
        fighting = attackers(s)
        return any(p in fighting for p in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class During(Condition):
    """It is this phase."""

    phase: str

    def holds(self, s: State, scope: Scope) -> bool:
        return PHASES[s.table[PHASE]] == self.phase


@dataclass(frozen=True, eq=False)
class DealtBlankShadow(Condition):
    """This enemy has been dealt a shadow card without a shadow effect."""

    def holds(self, s: State, scope: Scope) -> bool:
        faces = s.rules.catalogue.faces
        dealt = [p for p in s.zones[SHADOWS] if s.host[p] == scope.source]
        return any(all(getattr(a, "label", "") != "shadow" for a in faces[s.face[p]].abilities) for p in dealt)


@dataclass(frozen=True, eq=False)
class DeckOfEvent(Condition):
    """The cards are drawn from the deck that this card is attached to."""

    def holds(self, s: State, scope: Scope) -> bool:
        holder = s.rules.zones.holder[s.zone[scope.source]]
        return scope.event is not None and scope.event.seat == holder


@dataclass(frozen=True, eq=False)
class ExcessDamage(Amount):
    """The damage about to be dealt beyond the remaining hit points of the card."""

    def count(self, s: State, scope: Scope) -> int:
        event = scope.event
        if event is None:
            return 0
        left = value(s, event.piece, "hit_points") - s.tokens[DAMAGE][event.piece]
        return max(0, event.amount - left)


@dataclass(frozen=True, eq=False)
class AlliesPlayed(Amount):
    """How many allies the players have played this round."""

    def count(self, s: State, scope: Scope) -> int:
        return s.table[ALLIES_PLAYED]


@dataclass(frozen=True, eq=False)
class WithThreat(Players):
    """Each player with at least this threat."""

    least: int

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple(seat for seat in s.order if s.dials[THREAT][seat] >= self.least)


WINS = "win"
"""Under this key the texts are found that say how the players win."""


@dataclass(frozen=True, eq=False)
class WinIf(Ability):
    """The players win as soon as something is true."""

    condition: Condition

    def hears(self) -> tuple[str, ...]:
        return (WINS,)


@dataclass(frozen=True, eq=False)
class Undefended(Condition):
    """This attack is undefended."""

    def holds(self, s: State, scope: Scope) -> bool:
        return undefended(s)


@dataclass(frozen=True, eq=False)
class StagingEmpty(Condition):
    """There are no cards in the staging area."""

    def holds(self, s: State, scope: Scope) -> bool:
        return not s.zones[STAGING]


@dataclass(frozen=True, eq=False)
class ThreatOf(Amount):
    """The threat of a player."""

    players: Players

    def count(self, s: State, scope: Scope) -> int:
        return sum(s.dials[THREAT][seat] for seat in self.players.find(s, scope))


ACTIVE_LOCATION = ActiveLocation()
ATTACKING_ENEMY = AttackingEnemy()
DEFENDING_CHARACTER = DefendingCharacter()
ATTACKING_CHARACTER = AttackingCharacter()
ATTACKED_ENEMY = AttackedEnemy()
DEFENDING_PLAYER = DefendingPlayer()
NEXT_PLAYER = NextPlayer()
UNDEFENDED = Undefended()
ENGAGED_ENEMY = EngagedEnemy()


def Action(
    *effects: Effect,
    cost: Effect | None = None,
    limit: Limit | None = None,
    given: Condition | None = None,
    phase: str = "",
    zones: tuple[str, ...] = PLAY,
    anyone: bool = False,
) -> Activated:
    """An ability used in action windows (of one phase only, if it names one)."""
    return Activated("action", do(*effects), cost, limit, given, zones, phase, anyone)


def Response(
    *effects: Effect,
    when: Trigger | None = None,
    after: Trigger | None = None,
    cost: Effect | None = None,
    limit: Limit | None = None,
    given: Condition | None = None,
    zones: tuple[str, ...] = PLAY,
) -> Triggered:
    """An ability its player may use when or after something happens."""
    return triggered("response", "response", do(*effects), when, after, cost, limit, given, zones)


def Forced(
    *effects: Effect,
    when: Trigger | None = None,
    after: Trigger | None = None,
    given: Condition | None = None,
    zones: tuple[str, ...] = PLAY,
    limit: Limit | None = None,
) -> Triggered:
    """An ability that must be used when or after something happens."""
    return triggered("forced", "forced", do(*effects), when, after, given=given, zones=zones, limit=limit)


def Automatic(
    *effects: Effect,
    when: Trigger | None = None,
    after: Trigger | None = None,
    given: Condition | None = None,
) -> Triggered:
    """A text without a label that does something by itself at its moment."""
    return triggered("", "automatic", do(*effects), when, after, given=given)


def Shadow(*effects: Effect) -> Special:
    """What happens when the card is a shadow card of an attack."""
    return Special("shadow", do(*effects))


def Travel(*costs: Effect) -> Special:
    """What must be paid to travel to the location."""
    return Special("travel", do(*costs))
