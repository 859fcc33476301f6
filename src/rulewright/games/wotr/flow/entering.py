"""Which locations a card may be played or moved to, and which characters may wield an item."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rulewright.games.wotr.table import ACTIVE, FIELD, MAX_SEATS, RESERVE, items
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Catalogue, Face
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.modifiers import Constant, texts
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Selector


@dataclass(frozen=True, eq=False)
class MayEnter(Constant):
    """Cards may enter locations whose factions would not admit them."""

    who: Selector
    where: Selector
    given: Condition | None = None
    label: str = ""

    @property
    def key(self) -> str:
        return "may enter"

    def works_in(self) -> tuple[str, ...]:
        return ("play", "hand", "drawn")


@dataclass(frozen=True, eq=False)
class CannotEnter(Ability):
    """The card cannot enter these locations (while something is true)."""

    where: Selector
    given: Condition | None = None
    label: str = ""


def admits(s: State, location: int, piece: int) -> bool:
    """Whether a card may be played or moved to a location: the printed factions or path numbers, then the texts."""
    faces = s.rules.catalogue.faces
    face, place = faces[s.face[piece]], faces[s.face[location]]
    admitted = shows(place, face)
    if not admitted and place.kind != "path" and face.kind in MOVABLE:
        admitted = welcomed(s, location, piece)
    return admitted and not barred(s, face, piece, location)


MOVABLE = ("army", "character")


@cache
def shows(place: Face, face: Face) -> bool:
    """Whether the print of a location admits a card: its faction on a battleground, the number of a path."""
    if face.kind not in MOVABLE:
        return False
    return place.stats["number"] in paths(face) if place.kind == "path" else face.labels["faction"] in factions(place)


def refuse_entry(s: State, location: int, piece: int) -> Refusal | None:
    """Why a card may not be played or moved to a location."""
    faces = s.rules.catalogue.faces
    face, place = faces[s.face[piece]], faces[s.face[location]]
    if s.zone[location] != ACTIVE:
        return Refusal("refuse-not-active-location", "wotr.playing-a-character.1", location)
    if admits(s, location, piece):
        return None
    if barred(s, face, piece, location):
        return Refusal("refuse-own-text", "wotr.move-action.2", piece, location)
    if face.kind == "army" and place.kind == "path":
        return Refusal("refuse-army-on-path", "wotr.playing-an-army.3", piece, location)
    if place.kind == "path":
        return Refusal("refuse-other-path", "wotr.playing-a-character.3", piece, location)
    return Refusal(
        "refuse-other-faction", f"wotr.playing-a{'n-army' if face.kind == 'army' else '-character'}.2", piece, location
    )


def refuse_wielder(s: State, item: int, character: int) -> Refusal | None:
    """Why a card may not wield an item."""
    if s.zone[character] not in PLACES or s.rules.catalogue.kind[s.face[character]] != "character":
        return Refusal("refuse-not-a-wielder", "wotr.playing-an-item.4", character, item)
    if s.face[character] not in wielding_faces(s.rules.catalogue, s.face[item]):
        return Refusal("refuse-not-a-wielder", "wotr.playing-an-item.3", character, item)
    return (
        Refusal("refuse-only-weapon", "wotr.playing-an-item.3", character, item)
        if overarmed(s, item, character)
        else None
    )


@cache
def factions(battleground: Face) -> frozenset[str]:
    """The factions that a battleground shows, as attackers or defenders."""
    return frozenset((*battleground.labels["attackers"].split("|"), *battleground.labels["defenders"].split("|")))


@cache
def paths(character: Face) -> frozenset[int]:
    """The numbers of the paths that a character lists: "1-3, 5" are 1, 2, 3 and 5."""
    numbers: set[int] = set()
    for part in character.labels.get("paths", "").split(","):
        first, _, last = part.strip().partition("-")
        if first:
            numbers.update(range(int(first), int(last or first) + 1))
    return frozenset(numbers)


def welcomed(s: State, location: int, piece: int) -> bool:
    """Whether a text lets a card onto a battleground that its faction may not enter."""
    for text, scope, lasting in texts(s, "may enter"):
        assert isinstance(text, MayEnter)
        if (
            text.who.matches(s, scope, piece)
            and text.where.matches(s, scope, location)
            and (lasting is not None or text.active(s, scope))
        ):
            return True
    return False


def barred(s: State, face: Face, piece: int, location: int) -> bool:
    """Whether a card's own text keeps it from a location."""
    for ability in face.abilities:
        if isinstance(ability, CannotEnter):
            scope = Scope.probe(piece, s.controller[piece])
            if ability.where.matches(s, scope, location) and (ability.given is None or ability.given.holds(s, scope)):
                return True
    return False


def destinations(s: State, piece: int) -> list[int]:
    """The active locations that a card may be played or moved to."""
    return [location for location in s.zones[ACTIVE] if admits(s, location, piece)]


def finds_place(s: State, piece: int) -> bool:
    """Whether there is an active location that a card may be played or moved to."""
    for location in s.zones[ACTIVE]:
        if admits(s, location, piece):
            return True
    return False


@dataclass(frozen=True, eq=False)
class OnlyWeapon(Ability):
    """The wielder cannot wield another Weapon."""

    label: str = ""


@cache
def wielding_faces(catalogue: Catalogue, item: int) -> frozenset[int]:
    """The faces that an item names as its possible wielders."""
    face = catalogue.faces[item]
    names, factions, traits = (frozenset(face.labels.get(key, "").split("|")) for key in WIELDERS)
    return frozenset(
        i
        for i, other in enumerate(catalogue.faces)
        if other.kind == "character"
        and (other.name in names or other.labels["faction"] in factions or other.traits & traits)
    )


WIELDERS = ("wielder-names", "wielder-factions", "wielder-traits")


def wielders(s: State, item: int) -> list[int]:
    """The characters in play that may wield an item."""
    allowed = wielding_faces(s.rules.catalogue, s.face[item])
    face = s.face
    found = [p for zone in PLACES for p in s.zones[zone] if face[p] in allowed]
    return [p for p in found if not overarmed(s, item, p)] if found else found


PLACES = (FIELD, *range(RESERVE, RESERVE + MAX_SEATS))


def overarmed(s: State, item: int, character: int) -> bool:
    """Whether a second Weapon would come together with one that suffers no other."""
    faces, face = s.rules.catalogue.faces, s.face
    if "Weapon" not in faces[face[item]].traits:
        return False
    weapons = [p for p in items(s, character) if "Weapon" in faces[face[p]].traits]
    return bool(weapons) and any(isinstance(a, OnlyWeapon) for p in (item, *weapons) for a in faces[face[p]].abilities)
