"""The words cards of this game are written with: one import for every card file.

Selectors and players are constants that read like card text (`ROHAN & ARMY & HERE`); abilities are functions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from rulewright.games.wotr.flow.entering import factions
from rulewright.games.wotr.table import (
    ACTIVE,
    FREE,
    SHADOW,
    active_path,
    location_of,
)
from rulewright.games.wotr.tables.scenarios import deck_of, scenario
from rulewright.kernel.abilities import Activated, Limit, Special
from rulewright.kernel.conditions import Exists, Is
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import All
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import Chosen, Kind, This, Titled, Trait, Within
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Amount, Condition, Players, Pointer, Selector

THIS = This()
IT = Chosen("it")
ARMY = Kind(("army",), "army")
CHARACTER = Kind(("character",), "character")
FACTION_CARD = Kind(("army", "character"), "army-or-character")
BATTLEGROUND = Kind(("battleground",), "battleground")
PATH = Kind(("path",), "path")
NAZGUL = Trait("Nazgûl")


@dataclass(frozen=True, eq=False)
class OfFaction(Selector):
    """Cards of a faction."""

    faction: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].labels.get("faction") == self.faction


@dataclass(frozen=True, eq=False)
class OfSide(Selector):
    """Cards of one side: the Free Peoples or the Shadow."""

    side: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].labels.get("side") == self.side


@dataclass(frozen=True, eq=False)
class BattlegroundOf(Selector):
    """Battlegrounds that show a faction among their attackers or defenders."""

    faction: str
    noun = "battleground"

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        face = s.rules.catalogue.faces[s.face[piece]]
        return face.kind == "battleground" and self.faction in factions(face)


@dataclass(frozen=True, eq=False)
class Active(Selector):
    """Locations that are active."""

    noun = "location"

    def places(self, s: State, scope: Scope) -> list[int]:
        return [ACTIVE]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.zone[piece] == ACTIVE


@dataclass(frozen=True, eq=False)
class ActivePath(Pointer):
    """The active path."""

    def find(self, s: State, scope: Scope) -> list[int]:
        path = active_path(s)
        return [path] if path >= 0 else []


@dataclass(frozen=True, eq=False)
class There(Pointer):
    """The location that was activated earlier in the same text."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return list(scope.several("there"))


@dataclass(frozen=True, eq=False)
class Wielder(Pointer):
    """The character that wields this item."""

    def find(self, s: State, scope: Scope) -> list[int]:
        host = s.host[scope.source]
        return [host] if host >= 0 else []


@dataclass(frozen=True, eq=False)
class ThisLocation(Pointer):
    """The location where this card fights; of a location, itself."""

    def find(self, s: State, scope: Scope) -> list[int]:
        if s.zone[scope.source] == ACTIVE:
            return [scope.source]
        location = location_of(s, scope.source)
        return [location] if location >= 0 else []


@dataclass(frozen=True, eq=False)
class At(Selector):
    """Cards that fight at such a location; items with their wielders."""

    where: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        location = location_of(s, piece)
        return location >= 0 and self.where.matches(s, scope, location)


@dataclass(frozen=True, eq=False)
class NumberedPath(Selector):
    """Paths of this number."""

    number: int
    noun = "path"

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        face = s.rules.catalogue.faces[s.face[piece]]
        return face.kind == "path" and face.stats["number"] == self.number


@dataclass(frozen=True, eq=False)
class PlayerOf(Players):
    """The player whose deck has the cards of a faction."""

    faction: str

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        seat = deck_of(s, self.faction)
        return (seat,) if seat >= 0 else ()


@dataclass(frozen=True, eq=False)
class EachOf(Players):
    """Each player of a team, from the first player on; in the duels one player counts for two."""

    team: str

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        holders = scenario(s).holders
        return tuple(
            seat
            for seat in dict.fromkeys(s.order)
            if holders[seat].team == self.team
            for _ in range(holders[seat].each)
        )


@dataclass(frozen=True, eq=False)
class PairsOf(Amount):
    """How many full pairs of such cards there are."""

    what: Selector

    def count(self, s: State, scope: Scope) -> int:
        return len(self.what.find(s, scope)) // 2


DUNEDAIN, DWARF, ELF = OfFaction("dunedain"), OfFaction("dwarf"), OfFaction("elf")
HOBBIT, ROHAN, WIZARD = OfFaction("hobbit"), OfFaction("rohan"), OfFaction("wizard")
ISENGARD, MONSTROUS, MORDOR = OfFaction("isengard"), OfFaction("monstrous"), OfFaction("mordor")
SOUTHRON = OfFaction("southron")
FREE_PEOPLES, OF_SHADOW = OfSide(FREE), OfSide(SHADOW)

DUNEDAIN_PLAYER, ELF_PLAYER, HOBBIT_PLAYER = PlayerOf("dunedain"), PlayerOf("elf"), PlayerOf("hobbit")
ROHAN_PLAYER, ISENGARD_PLAYER, MONSTROUS_PLAYER = PlayerOf("rohan"), PlayerOf("isengard"), PlayerOf("monstrous")
MORDOR_PLAYER = PlayerOf("mordor")
FREE_PLAYERS, SHADOW_PLAYERS = EachOf(FREE), EachOf(SHADOW)

WIELDER = Wielder()
THERE = There()
ACTIVE_PATH = ActivePath()
ACTIVE_BATTLEGROUND = BATTLEGROUND & Active()
SHADOW_BATTLEGROUND = BATTLEGROUND & OF_SHADOW
THIS_LOCATION = ThisLocation()
HERE = At(THIS_LOCATION)
IN_RESERVE = Within("reserve")
IN_YOUR_RESERVE = Within("reserve", YOU)
IN_RESERVE_NOW = Is(THIS, IN_RESERVE)


def named(*titles: str) -> Selector:
    """The card with one of these titles."""
    selectors: list[Selector] = [Titled(title) for title in titles]
    return reduce(lambda left, right: left | right, selectors)


GANDALF = named("Gandalf the Grey", "Gandalf the White")
STRIDER_OR_ARAGORN = named("Strider", "Aragorn")


def at(name: str) -> Condition:
    """This card is at the location of this name."""
    return Is(THIS, At(Titled(name)))


def in_play(who: Selector) -> Condition:
    """Such a card is in play."""
    return Exists(who)


def do(*effects: Effect) -> Effect:
    """One effect after another."""
    return effects[0] if len(effects) == 1 else All(effects)


def WhenPlayed(*effects: Effect, to: str = "") -> Special:
    """A text that applies when the card is played (to a path, to a battleground, to reserve), not when it is moved."""
    return Special(f"played-to-{to}" if to else "played", do(*effects))


def WhenEnters(*effects: Effect, where: str = "location") -> Special:
    """A text that applies when the card is played or moved to a path, to a battleground, or to either ("location")."""
    return Special(f"enters-{where}", do(*effects))


def WhenActivated(*effects: Effect) -> Special:
    """The activation text of a location."""
    return Special("activated", do(*effects))


def _action(label: str, effects: tuple[Effect, ...], cost: Effect | None, by: Players | None) -> Activated:
    return Activated(label, do(*effects), cost, by=by)


def ReserveAction(*effects: Effect, cost: Effect | None = None, limit: Limit | None = None) -> Activated:
    """What its player may use an action for while the card (or its wielder) is in reserve."""
    return Activated("reserve-action", do(*effects), cost, limit)


def PathAction(*effects: Effect, cost: Effect | None = None, by: Players | None = None) -> Activated:
    """What its player (or the one named) may use an action for while the card is on a path."""
    return _action("path-action", effects, cost, by)


def LocationAction(*effects: Effect, cost: Effect | None = None) -> Activated:
    """What its player may use an action for while the card is on a path or battleground."""
    return _action("location-action", effects, cost, None)


def PlayAction(*effects: Effect, cost: Effect | None = None) -> Activated:
    """What its player may use an action for while the card is in play."""
    return _action("play-action", effects, cost, None)


ONCE_A_ROUND = Limit(1, "round")
