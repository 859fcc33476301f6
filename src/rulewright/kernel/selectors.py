"""The selectors every game can use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.kernel.modifiers import spoken_of
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_keyword, has_trait
from rulewright.kernel.vocabulary import Players, Pointer, Selector


@dataclass(frozen=True, eq=False)
class This(Pointer):
    """The card the ability is on."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.source] if scope.source >= 0 else []

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece == scope.source

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        source = scope.source
        return [p for p in pieces if p == source]


@dataclass(frozen=True, eq=False)
class Chosen(Pointer):
    """What was bound to a name earlier in the same ability."""

    name: str

    def find(self, s: State, scope: Scope) -> list[int]:
        return list(scope.several(self.name))

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in scope.several(self.name)


@dataclass(frozen=True, eq=False)
class EventPiece(Pointer):
    """The piece that the triggering event happened to."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.event.piece] if scope.event is not None and scope.event.piece >= 0 else []


@dataclass(frozen=True, eq=False)
class Host(Pointer):
    """The card that this card is attached to."""

    def find(self, s: State, scope: Scope) -> list[int]:
        host = s.host[scope.source] if scope.source >= 0 else -1
        return [host] if host >= 0 else []

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece >= 0 and s.host[scope.source] == piece


@dataclass(frozen=True, eq=False)
class AnyCard(Selector):
    """Every piece."""

    every_piece = True

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return True

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return pieces[:]


@dataclass(frozen=True, eq=False)
class Kind(Selector):
    """Pieces of one of these card types."""

    kinds: tuple[str, ...]
    noun: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].kind in self.kinds

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        kind, face, kinds = s.rules.catalogue.kind, s.face, self.kinds
        return [p for p in pieces if kind[face[p]] in kinds]

    def find(self, s: State, scope: Scope) -> list[int]:
        kind, face, kinds, zones = s.rules.catalogue.kind, s.face, self.kinds, s.zones
        found = []
        for zone in s.rules.zones_of_kind(kinds)[s.seats]:
            for p in zones[zone]:
                if kind[face[p]] in kinds:
                    found.append(p)
        return found

    def held_by(self, s: State, scope: Scope, players: Players) -> list[int]:
        quarters = s.rules.own_zones_of_kind(self.kinds)
        if not quarters:
            return Selector.held_by(self, s, scope, players)
        kind, face, kinds, zones = s.rules.catalogue.kind, s.face, self.kinds, s.zones
        found = []
        for seat in sorted(players.find(s, scope)):
            for zone in quarters[seat]:
                for p in zones[zone]:
                    if kind[face[p]] in kinds:
                        found.append(p)
        return found


@dataclass(frozen=True, eq=False)
class Titled(Selector):
    """Pieces with this title."""

    name: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].name == self.name

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces, face, name = s.rules.catalogue.faces, s.face, self.name
        return [p for p in pieces if faces[face[p]].name == name]


@dataclass(frozen=True, eq=False)
class Trait(Selector):
    """Pieces that have this trait, printed or gained."""

    trait: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return has_trait(s, piece, self.trait)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces, face, trait = s.rules.catalogue.faces, s.face, self.trait
        gaining = spoken_of(s, "trait " + trait, pieces)
        if not gaining:
            return [p for p in pieces if trait in faces[face[p]].traits]
        return [p for p in pieces if trait in faces[face[p]].traits or (p in gaining and has_trait(s, p, trait))]


@dataclass(frozen=True, eq=False)
class PrintedTrait(Selector):
    """Pieces that have this trait printed on them."""

    trait: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.trait in s.rules.catalogue.faces[s.face[piece]].traits


@dataclass(frozen=True, eq=False)
class PrintedKeyword(Selector):
    """Pieces that have this keyword printed on them."""

    keyword: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.keyword in s.rules.catalogue.faces[s.face[piece]].keywords


@dataclass(frozen=True, eq=False)
class HasValue(Selector):
    """Pieces with an entry in this field, even if it is 0."""

    stat: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.stat in s.rules.catalogue.faces[s.face[piece]].stats


@dataclass(frozen=True, eq=False)
class Keyword(Selector):
    """Pieces that have this keyword, printed or gained."""

    keyword: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return has_keyword(s, piece, self.keyword)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces, face, keyword = s.rules.catalogue.faces, s.face, self.keyword
        changed = spoken_of(s, "keyword " + keyword, pieces)
        if not changed:
            return [p for p in pieces if faces[face[p]].keywords.get(keyword, 0) > 0]
        return [
            p for p in pieces if (p in changed or keyword in faces[face[p]].keywords) and has_keyword(s, p, keyword)
        ]


@dataclass(frozen=True, eq=False)
class Exhausted(Selector):
    """Exhausted pieces."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return bool(s.exhausted[piece])

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        exhausted = s.exhausted
        return [p for p in pieces if exhausted[p]]


@dataclass(frozen=True, eq=False)
class Ready(Selector):
    """Pieces that are not exhausted."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return not s.exhausted[piece]

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        exhausted = s.exhausted
        return [p for p in pieces if not exhausted[p]]


@dataclass(frozen=True, eq=False)
class Marked(Selector):
    """Pieces that carry at least one token or mark of this kind."""

    token: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.tokens[s.rules.token(self.token)][piece] > 0

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        column = s.tokens[s.rules.token(self.token)]
        return [p for p in pieces if column[p] > 0]


@dataclass(frozen=True, eq=False)
class ControlledBy(Selector):
    """Pieces controlled by one of these players."""

    players: Players

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.controller[piece] in self.players.find(s, scope)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        seats, controller = self.players.find(s, scope), s.controller
        return [p for p in pieces if controller[p] in seats]

    def controllers(self) -> Players:
        return self.players


@dataclass(frozen=True, eq=False)
class AttachedTo(Selector):
    """Pieces attached to one of the pieces meant."""

    what: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        host = s.host[piece]
        return host >= 0 and self.what.matches(s, scope, host)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        host, what = s.host, self.what
        return [p for p in pieces if host[p] >= 0 and what.matches(s, scope, host[p])]


@dataclass(frozen=True, eq=False)
class Within(Selector):
    """Pieces in a zone of this name: the shared one, or that of the players meant."""

    zone: str
    players: Players | None = None
    only_place = True

    def places(self, s: State, scope: Scope) -> Sequence[int]:
        zones = s.rules.zones.named[self.zone]
        if len(zones) == 1:
            return zones
        if self.players is None:
            return zones[: s.seats]
        seats = self.players.find(s, scope)
        return (zones[seats[0]],) if len(seats) == 1 else [zones[seat] for seat in seats]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        zones = s.rules.zones
        zone = s.zone[piece]
        if zones.defs[zone].name != self.zone:
            return False
        return self.players is None or zones.holder[zone] in self.players.find(s, scope)

    def among(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        zones, zone = self.places(s, scope), s.zone
        return [p for p in pieces if zone[p] in zones]
