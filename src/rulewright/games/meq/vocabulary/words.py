"""The words that components are written with: pieces, players, places, and kinds of abilities."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.games.meq.board import (
    HAVEN,
    LOCATIONS,
    NEIGHBOURS,
    NUMBERS,
    REGION,
    REGIONS,
    STRONGHOLD,
    around,
    distances,
    near,
)
from rulewright.games.meq.table import (
    ARRIVED,
    BOX,
    FIGURES,
    MAP,
    SAURON,
    SUPPLY,
    active_plots,
    figure,
    heroes,
    is_location,
    place_of,
)
from rulewright.kernel.abilities import Limit, Special, Trigger, Triggered
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import All
from rulewright.kernel.events import EventKind
from rulewright.kernel.players import YOU, ChosenPlayer
from rulewright.kernel.selectors import Chosen, Kind, Marked, This
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Players, Pointer, Selector

THIS = This()
IT = Chosen("it")
THERE = Chosen("there")
LOCATION = Kind(("location",), "location")
HERO = Kind(("hero",), "hero")
MINION = Kind(("minion",), "minion")
CHARACTER = Kind(("character",), "character")
MONSTER_TOKEN = Kind(("monster-token",), "monster-token")
PLOT = Kind(("plot",), "plot")
INFLUENCED = Marked("influence")
FAVORED = Marked("favor")


# ---- players


@dataclass(frozen=True, eq=False)
class SauronPlayer(Players):
    """Sauron."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (SAURON,)


@dataclass(frozen=True, eq=False)
class Heroes(Players):
    """All heroes, who decide together."""

    together = True

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return tuple(heroes(s))


@dataclass(frozen=True, eq=False)
class EachHero(Players):
    """Each hero of whom something is true."""

    given: Condition | None = None

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        if self.given is None:
            return tuple(heroes(s))
        return tuple(
            seat for seat in heroes(s) if self.given.holds(s, Scope(scope.source, seat, scope.event, scope.names))
        )


@dataclass(frozen=True, eq=False)
class Whose(Players):
    """The hero of whom a condition speaks ("each hero whose favor ...")."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (scope.you,)


BY_SAURON = SauronPlayer()
WHOSE = Whose()
BY_HEROES = Heroes()
EACH_HERO = EachHero()
THE_HERO = ChosenPlayer("hero")
"""The hero whom a Shadow card concerns."""


# ---- places


@dataclass(frozen=True, eq=False)
class HeroOf(Pointer):
    """The hero of a player."""

    players: Players = YOU

    def find(self, s: State, scope: Scope) -> list[int]:
        return [figure(s, seat) for seat in self.players.find(s, scope) if seat != SAURON]


YOUR_HERO = HeroOf()


@dataclass(frozen=True, eq=False)
class InTitle(Selector):
    """Pieces with this word in their title."""

    word: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.word in s.rules.catalogue.faces[s.face[piece]].name


@dataclass(frozen=True, eq=False)
class Place(Pointer):
    """A location by its name."""

    id: str

    def find(self, s: State, scope: Scope) -> list[int]:
        return [NUMBERS[self.id]]

    def words(self) -> tuple[str, dict[str, object]]:
        return "place", {"name": LOCATIONS[NUMBERS[self.id]].name}


@dataclass(frozen=True, eq=False)
class LocationOf(Pointer):
    """The location where a player's hero is."""

    players: Players = YOU

    def find(self, s: State, scope: Scope) -> list[int]:
        return [place_of(s, seat) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class WhereIs(Pointer):
    """The location where a figure stands, or the marker of a plot lies."""

    what: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        return [s.at[piece] for piece in self.what.find(s, scope) if piece in s.at]


@dataclass(frozen=True, eq=False)
class Region(Selector):
    """Locations of a region, or of two."""

    region: str
    other: str = ""
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return is_location(piece) and REGIONS[REGION[piece]] in (self.region, self.other)


@dataclass(frozen=True, eq=False)
class RegionOf(Selector):
    """Locations of the region where a player's hero is."""

    players: Players = YOU
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        here = {REGION[place_of(s, seat)] for seat in self.players.find(s, scope)}
        return is_location(piece) and REGION[piece] in here


@dataclass(frozen=True, eq=False)
class Adjacent(Selector):
    """Locations next to one."""

    to: Selector
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return is_location(piece) and any(piece in NEIGHBOURS[place] for place in self.to.find(s, scope))

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        beside = {place for here in self.to.find(s, scope) for place in NEIGHBOURS[here]}
        return [piece for piece in pieces if piece in beside]


@dataclass(frozen=True, eq=False)
class Within(Selector):
    """Locations within so many spaces of one, which counts, too."""

    to: Selector
    spaces: int = 1
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return any(piece in around(place, self.spaces) for place in self.to.find(s, scope))

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        close = near(self.to.find(s, scope), self.spaces)
        return [piece for piece in pieces if piece in close]


@dataclass(frozen=True, eq=False)
class Beyond(Selector):
    """Locations at least so many spaces away from one."""

    to: Selector
    spaces: int
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return is_location(piece) and all(distances(p)[piece] >= self.spaces for p in self.to.find(s, scope))


@dataclass(frozen=True, eq=False)
class IsHaven(Selector):
    """Havens."""

    noun = "haven"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in HAVEN


@dataclass(frozen=True, eq=False)
class IsStronghold(Selector):
    """Shadow Strongholds."""

    noun = "stronghold"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in STRONGHOLD


@dataclass(frozen=True, eq=False)
class At(Selector):
    """Figures and tokens that stand in such a location."""

    where: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in s.at and self.where.matches(s, scope, s.at[piece])


@dataclass(frozen=True, eq=False)
class With(Selector):
    """Locations where such a figure or token stands."""

    what: Selector
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return any(self.what.matches(s, scope, other) for other in s.standing.get(piece, ()))


@dataclass(frozen=True, eq=False)
class Plotted(Selector):
    """Locations that an active plot affects."""

    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return any(s.at.get(plot) == piece for plot in active_plots(s))


@dataclass(frozen=True, eq=False)
class Surrounded(Selector):
    """Locations with so much influence in the locations next to them."""

    least: int
    noun = "location"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [MAP]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return is_location(piece) and sum(s.tokens[0][place] for place in NEIGHBOURS[piece]) >= self.least


@dataclass(frozen=True, eq=False)
class AnyCharacter(Selector):
    """Characters, on the board and in the supply."""

    noun = "character"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [FIGURES, SUPPLY]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].kind == "character"


@dataclass(frozen=True, eq=False)
class AnyMinion(Selector):
    """Minions on the board and defeated ones."""

    noun = "minion-or-defeated"

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        return [FIGURES, SUPPLY, BOX]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        face, zone = s.rules.catalogue.faces[s.face[piece]], s.zone[piece]
        if face.kind != "minion" or zone == FIGURES:
            return face.kind == "minion"
        if "returns" in face.labels:
            return zone == SUPPLY and face.stats["stage"] <= s.table[ARRIVED]
        return zone == BOX


HERE = LocationOf()
HAVEN_LOCATION = IsHaven()
STRONGHOLDS = IsStronghold()


def place(name: str) -> Place:
    """A location by its id."""
    assert name in NUMBERS, name
    return Place(name)


# ---- abilities


def at_once(*effects: Effect) -> Special:
    """An event that takes effect at once."""
    return Special("at-once", one(effects))


def one(effects: tuple[Effect, ...]) -> Effect:
    """Effects as one."""
    return effects[0] if len(effects) == 1 else All(effects)


def special(label: str, *effects: Effect, cost: Effect | None = None) -> Special:
    """A text that the rules call by its label."""
    return Special(label, one(effects), cost)


def forced(trigger: Trigger, *effects: Effect, timing: str = "after", limit: Limit | None = None) -> Triggered:
    """A text that answers an event by itself."""
    return Triggered("", "forced", timing, trigger, one(effects), limit=limit)


def on(
    kind: EventKind, piece: Selector | None = None, seat: Players | None = None, given: Condition | None = None
) -> Trigger:
    """What a text waits for."""
    return Trigger(kind, piece, seat, given=given)
