"""The selectors every game can use."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.kernel.node import node
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_keyword, has_trait
from rulewright.kernel.words import Players, Pointer, Selector


@node
class This(Pointer):
    """The card the ability is on."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.source] if scope.source >= 0 else []

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece == scope.source


@node
class Chosen(Pointer):
    """What was bound to a name earlier in the same ability."""

    name: str

    def find(self, s: State, scope: Scope) -> list[int]:
        return list(scope.several(self.name))

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in scope.several(self.name)


@node
class EventPiece(Pointer):
    """The piece that the triggering event happened to."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.event.piece] if scope.event is not None and scope.event.piece >= 0 else []


@node
class EventSource(Pointer):
    """The piece that caused the triggering event."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.event.source] if scope.event is not None and scope.event.source >= 0 else []


@node
class Host(Pointer):
    """The card that this card is attached to."""

    def find(self, s: State, scope: Scope) -> list[int]:
        host = s.host[scope.source] if scope.source >= 0 else -1
        return [host] if host >= 0 else []

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece >= 0 and s.host[scope.source] == piece


@node
class AnyCard(Selector):
    """Every piece."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return True


@node
class Kind(Selector):
    """Pieces of one of these card types."""

    kinds: tuple[str, ...]
    noun: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].kind in self.kinds


@node
class Titled(Selector):
    """Pieces with this title."""

    name: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].name == self.name


@node
class Trait(Selector):
    """Pieces that have this trait, printed or gained."""

    trait: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return has_trait(s, piece, self.trait)


@node
class PrintedTrait(Selector):
    """Pieces that have this trait printed on them."""

    trait: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.trait in s.rules.catalogue.faces[s.face[piece]].traits


@node
class PrintedKeyword(Selector):
    """Pieces that have this keyword printed on them."""

    keyword: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.keyword in s.rules.catalogue.faces[s.face[piece]].keywords


@node
class HasValue(Selector):
    """Pieces with an entry in this field, even if it is 0."""

    stat: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return self.stat in s.rules.catalogue.faces[s.face[piece]].stats


@node
class Keyword(Selector):
    """Pieces that have this keyword, printed or gained."""

    keyword: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return has_keyword(s, piece, self.keyword)


@node
class Labelled(Selector):
    """Pieces whose printed label of this name has this value."""

    label: str
    value: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.rules.catalogue.faces[s.face[piece]].labels.get(self.label) == self.value


@node
class Exhausted(Selector):
    """Exhausted pieces."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return bool(s.exhausted[piece])


@node
class Ready(Selector):
    """Pieces that are not exhausted."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return not s.exhausted[piece]


@node
class Marked(Selector):
    """Pieces that carry at least one token or mark of this kind."""

    token: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.tokens[s.rules.token(self.token)][piece] > 0


@node
class ControlledBy(Selector):
    """Pieces controlled by one of these players."""

    players: Players

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return s.controller[piece] in self.players.find(s, scope)


@node
class AttachedTo(Selector):
    """Pieces attached to one of the pieces meant."""

    what: Selector

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        host = s.host[piece]
        return host >= 0 and self.what.matches(s, scope, host)


@node
class Within(Selector):
    """Pieces in a zone of this name: the shared one, or that of the players meant."""

    zone: str
    players: Players | None = None

    def places(self, s: State, scope: Scope) -> Iterable[int]:
        zones = s.rules.zones
        if self.players is None:
            return [i for i, zone in enumerate(zones.defs) if zone.name == self.zone and zones.holder[i] < s.seats]
        return [zones.id(self.zone, seat) for seat in self.players.find(s, scope)]

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        zones = s.rules.zones
        zone = s.zone[piece]
        if zones.defs[zone].name != self.zone:
            return False
        return self.players is None or zones.holder[zone] in self.players.find(s, scope)
