"""What texts point at: cards that are one of a kind, and cards of a kind that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.activations import ATTACK, ENEMY_ATTACKS, PLAYER_ATTACK
from rulewright.games.champions.flow.paying import printed_resources
from rulewright.games.champions.flow.powers import refuse_attack_on, survivors, those_attackable
from rulewright.games.champions.table import (
    DISCARD,
    IDENTITIES,
    hero,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
    villain,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Activation, Scope, State
from rulewright.kernel.traits import has_trait
from rulewright.kernel.vocabulary import Players, Pointer, Selector


def present(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces on the table that an effect touches: one that has left meanwhile is out of its reach."""
    return [p for p in touched(s, scope, what) if s.zone[p] in s.rules.present_zones]


def innermost(s: State, kind: str) -> Activation | None:
    """The innermost attack, scheme or thwart of this kind under way, whatever goes on inside it."""
    for activation in reversed(s.activations):
        if activation.kind == kind:
            return activation
    return None


DOERS = (*IDENTITIES, "event", "upgrade")
"""Types of cards by which a player acts."""


@dataclass(frozen=True, eq=False)
class TheVillain(Pointer):
    """The villain."""

    noun = "villain"

    def find(self, s: State, scope: Scope) -> list[int]:
        return [villain(s)]


@dataclass(frozen=True, eq=False)
class VillainAndEngaged(Pointer):
    """The villain and each minion engaged with a player."""

    players: Players
    noun = "enemy"

    def find(self, s: State, scope: Scope) -> list[int]:
        return [villain(s), *(p for seat in self.players.find(s, scope) for p in minions(s, seat))]


@dataclass(frozen=True, eq=False)
class MainScheme(Pointer):
    """The main scheme."""

    noun = "scheme"

    def find(self, s: State, scope: Scope) -> list[int]:
        return [main_scheme(s)]


@dataclass(frozen=True, eq=False)
class YourIdentity(Pointer):
    """Your hero or alter-ego, whichever form you are in."""

    def find(self, s: State, scope: Scope) -> list[int]:
        piece = identity(s, scope.you) if scope.you >= 0 else -1
        return [piece] if piece >= 0 else []


@dataclass(frozen=True, eq=False)
class YourHero(Pointer):
    """Your hero; in alter-ego form you have none."""

    noun = "hero"

    def find(self, s: State, scope: Scope) -> list[int]:
        piece = hero(s, scope.you) if scope.you >= 0 else -1
        return [piece] if piece >= 0 else []


@dataclass(frozen=True, eq=False)
class YourDoing(Selector):
    """What you do yourself: your identity does it, one of your events, or an upgrade next to your identity.

    What an ally or a support does, you have not done.
    """

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        what = kind(s, piece)
        if s.controller[piece] != scope.you or what not in DOERS:
            return False
        return what != "upgrade" or s.host[piece] < 0


@dataclass(frozen=True, eq=False)
class EventSource(Pointer):
    """The enemy that the event came from; the stage of a villain that fell while it attacked is not there any more."""

    noun = "enemy"

    def find(self, s: State, scope: Scope) -> list[int]:
        event = scope.event
        if event is None:
            return []
        enemy, attack = event.piece if event.kind is ENEMY_ATTACKS else event.source, innermost(s, ATTACK)
        fell = attack is not None and attack.piece == enemy and attack.numbers.get("fell")
        return [enemy] if enemy >= 0 and not fell else []


@dataclass(frozen=True, eq=False)
class AttackedEnemy(Pointer):
    """The enemy that a character attacks, if it has survived the attack."""

    noun = "enemy"

    def find(self, s: State, scope: Scope) -> list[int]:
        attack = innermost(s, PLAYER_ATTACK)
        return [] if attack is None else survivors(s, attack)


@dataclass(frozen=True, eq=False)
class DamagedByAttack(Pointer):
    """The characters that the attack of an enemy has damaged and that are still there."""

    noun = "character"

    def find(self, s: State, scope: Scope) -> list[int]:
        attack = innermost(s, ATTACK)
        found = scope.several("damaged") if attack is None else attack.pieces.get("damaged", ())
        return [p for p in dict.fromkeys(found) if in_play(s, p)]


@dataclass(frozen=True, eq=False)
class Attackable(Selector):
    """Enemies that you can attack: no minion with guard keeps you off them."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return refuse_attack_on(s, scope.you, piece) is None

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return those_attackable(s, scope.you, pieces)

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        return refuse_attack_on(s, scope.you, piece)


@dataclass(frozen=True, eq=False)
class PrintedResource(Selector):
    """Cards with this resource printed on them. A wild one is of no other type."""

    resource: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.resource in printed_resources(s.rules.catalogue.faces[s.face[piece]])


@dataclass(frozen=True, eq=False)
class FaceDown(Selector):
    """Cards of players that lie face down and act as something else."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.owner[piece] >= 0 and s.rules.stands_in(s, piece)


@dataclass(frozen=True, eq=False)
class MostHitPoints(Selector):
    """Those of the cards meant with the highest printed hit points."""

    what: Selector
    noun = "minion"

    def points(self, s: State, piece: int) -> int:
        """The printed hit points of a card."""
        return s.rules.catalogue.faces[s.face[piece]].stats.get("hit_points", 0)

    def find(self, s: State, scope: Scope) -> list[int]:
        found = self.what.find(s, scope)
        most = max((self.points(s, p) for p in found), default=0)
        return [p for p in found if self.points(s, p) == most]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in self.find(s, scope)


@dataclass(frozen=True, eq=False)
class Topmost(Pointer):
    """The topmost upgrade with a trait in a player's discard pile."""

    trait: str
    players: Players
    noun = "upgrade"

    def find(self, s: State, scope: Scope) -> list[int]:
        kind, found = s.rules.catalogue.kind, []
        for seat in self.players.find(s, scope):
            pile = [p for p in s.zones[DISCARD + seat] if kind[s.face[p]] == "upgrade" and has_trait(s, p, self.trait)]
            found += pile[-1:]
        return found


@dataclass(frozen=True, eq=False)
class EngagedPlayer(Players):
    """For each of several minions the player it is engaged with."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return s.order


@dataclass(frozen=True, eq=False)
class AttackedPlayer(Players):
    """The player an enemy attacks, whoever defends."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        attack = innermost(s, ATTACK)
        return () if attack is None else (attack.numbers.get("player", attack.seat),)


@dataclass(frozen=True, eq=False)
class OtherHeroes(Players):
    """Each other player in hero form."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple([seat for seat in s.order if seat != scope.you and in_hero_form(s, seat)])
