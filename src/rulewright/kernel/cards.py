"""Cards: what is printed. A card has one or more faces; a face is what acts in the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.kernel.abilities import Ability, Activated, Special, Triggered, Usable
from rulewright.kernel.state import Scope, State
from rulewright.kernel.titles import fold
from rulewright.kernel.vocabulary import Selector

BLANK = "blank"
"""Under this key pieces are found whose text box is blank."""
NO_ABILITY = 255


@dataclass(frozen=True, eq=False)
class Face:
    """One side of a card: its title, values, labels and abilities."""

    name: str
    kind: str
    stats: dict[str, int] = field(default_factory=dict)
    traits: frozenset[str] = frozenset()
    keywords: dict[str, int] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    unique: bool = False
    labels: dict[str, str] = field(default_factory=dict)
    """Further printed words by name: the sphere, the side, the sequence of a quest stage."""
    attach: Selector | None = None
    """What the card may be attached to when it enters play as an attachment."""

    def listening(self, group: str) -> tuple[tuple[str, int], ...]:
        """Which keys the abilities of this face listen to while it lies in a zone of `group`."""
        return tuple(
            (key, i)
            for i, ability in enumerate(self.abilities)
            if group in ability.works_in()
            for key in ability.hears()
        )


@dataclass(frozen=True, eq=False)
class Card:
    """A printed card: its id, how many copies the box has, the set and the pack it is of, its faces (front first)."""

    id: str
    faces: tuple[Face, ...]
    copies: int = 1
    back: str = ""
    set: str = ""
    number: int = 0
    extras: tuple[Face, ...] = ()
    """Faces that are printed nowhere but that the card can act as (a treachery that becomes an attachment)."""
    pack: str = ""

    @property
    def name(self) -> str:
        """The English title."""
        return self.faces[0].name

    @property
    def kind(self) -> str:
        """What type of card it is."""
        return self.faces[0].kind

    @property
    def key(self) -> str:
        """Its title and its pack: what tells it from cards of the same title in other packs."""
        return f"{self.name} ({self.pack})"


class Requirements:
    """What must be so for a player to use an ability; `obstacle` says what is missing."""

    __slots__ = ("cost", "effect", "given", "limit")

    def __init__(self, ability: Usable) -> None:
        self.given = ability.given
        self.limit = ability.limit
        self.cost = ability.cost
        self.effect = ability.effect

    def met(self, s: State, scope: Scope) -> bool:
        """Whether the condition holds, the cost can be paid, and the effect would change the game."""
        return (
            (self.given is None or self.given.holds(s, scope))
            and (self.cost is None or self.cost.payable(s, scope))
            and self.effect.can(s, scope)
        )


def is_chosen(ability: Ability) -> bool:
    """Whether players use an ability when they want to; any other happens by itself or by force."""
    return isinstance(ability, Activated) or (isinstance(ability, Triggered) and ability.mode == "response")


def heard_in_hand(face: Face) -> set[tuple[str, str]]:
    """The keys under which a face is found in a hand, each with how that must happen which it answers."""
    heard = set()
    for key, number in face.listening("hand"):
        ability = face.abilities[number]
        heard.add((key, ability.trigger.how if isinstance(ability, Triggered) else ""))
    return heard


def specials_of(face: Face) -> dict[str, tuple[int, ...]]:
    """The numbers of the abilities of a face that the rules call, by their labels."""
    called: dict[str, tuple[int, ...]] = {}
    for i, ability in enumerate(face.abilities):
        if isinstance(ability, Special):
            called[ability.label] = (*called.get(ability.label, ()), i)
    return called


class Catalogue:
    """All cards of a game in one edition. Positions refer to cards and faces by their index here."""

    def __init__(self, cards: Iterable[Card], groups: Iterable[str]) -> None:
        self.cards: list[Card] = []
        self.faces: list[Face] = []
        self.kind: list[str] = []
        """For each face: its card type."""
        self.front: list[int] = []
        self.ears: list[dict[str, tuple[tuple[str, int], ...]]] = []
        self.requirements: list[dict[int, Requirements]] = []
        """For each face: what the abilities that players use require, by number."""
        self.specials: list[dict[str, tuple[int, ...]]] = []
        """For each face: its abilities that the rules call, by their labels."""
        self.last_words: set[str] = set()
        """The keys of abilities that answer when their card has just left its place."""
        self.heard_in_hand: set[tuple[str, str]] = set()
        """What cards in hands answer, whoever holds any of them: keys, and how it must happen if that matters."""
        self._by_id: dict[str, int] = {}
        self._by_name: dict[str, list[int]] = {}
        self._face_index: dict[int, int] = {}
        self._groups = tuple(groups)
        self.face_keys: list[str] = []
        """For each face: what it is called in a digest, wherever it lies in the catalogue."""
        self.blank: dict[int, int] = {}
        """For a face with a text: the same face with a blank text box (no abilities, keywords or traits)."""
        self.printed: dict[int, int] = {}
        """For a face with a blank text box: the face as it is printed."""
        for card in cards:
            self._add(card)
        self.audible = frozenset(group for heard in self.ears for group in heard)
        """The groups of zones in which any ability of any card works."""
        self._blank_ears: dict[str, tuple[tuple[str, int], ...]] = dict.fromkeys(self._groups, ((BLANK, NO_ABILITY),))
        for index, face in enumerate(self.faces[:]):
            self._add_blank(index, face)
        self.folded = [fold(face.name) for face in self.faces]
        """For each face: its title without accents and capitals."""

    def _add(self, card: Card) -> None:
        index = len(self.cards)
        self.cards.append(card)
        self.front.append(len(self.faces))
        self._by_id[card.id] = index
        for number, face in enumerate((*card.faces, *card.extras)):
            self._face_index[id(face)] = len(self.faces)
            self.faces.append(face)
            self.kind.append(face.kind)
            self.face_keys.append(f"{card.id}.{number}")
            self.ears.append({g: heard for g in self._groups if (heard := face.listening(g))})
            self.last_words |= {k for a in face.abilities if getattr(a, "last_known", False) for k in a.hears()}
            self.heard_in_hand |= heard_in_hand(face)
            usable = {i: Requirements(a) for i, a in enumerate(face.abilities) if isinstance(a, Usable)}
            self.requirements.append(usable)
            self.specials.append(specials_of(face))
        for name in {face.name for face in card.faces}:
            self._by_name.setdefault(fold(name), []).append(index)

    def _add_blank(self, index: int, face: Face) -> None:
        if face.abilities or face.keywords or face.traits:
            self.blank[index] = len(self.faces)
            self.printed[len(self.faces)] = index
            plain = Face(face.name, face.kind, face.stats, unique=face.unique, labels=face.labels, attach=face.attach)
            self.faces.append(plain)
            self.kind.append(face.kind)
            self.face_keys.append(f"{self.face_keys[index]} blank")
            self.ears.append(self._blank_ears)
            self.requirements.append({})
            self.specials.append({})

    def face_id(self, face: Face) -> int:
        """The index of a face."""
        return self._face_index[id(face)]

    def by_id(self, card_id: str) -> int:
        """The index of the card with this id. KeyError when there is none."""
        return self._by_id[card_id]

    def by_name(self, name: str) -> list[int]:
        """The indexes of all cards with this title, whatever its accents and capitals."""
        return self._by_name.get(fold(name), [])

    def meant_by(self, name: str) -> list[int]:
        """The indexes of all cards that a person may mean: by an id, a title, or a title and a pack, "Title (core)"."""
        if name in self._by_id:
            return [self._by_id[name]]
        title, _, pack = name.removesuffix(")").rpartition(" (")
        if self.by_name(name) or not name.endswith(")"):
            return self.by_name(name)
        return [i for i in self.by_name(title) if self.cards[i].pack == pack.casefold()]

    def ability_number(self, face: int, ability: int) -> int:
        """Which one it is of several abilities of a face that are used alike, counted from 1; 0 if it is alone."""
        if ability not in self.requirements[face]:
            return 0
        abilities = self.faces[face].abilities
        chosen = is_chosen(abilities[ability])
        alike = [i for i in self.requirements[face] if is_chosen(abilities[i]) == chosen]
        return alike.index(ability) + 1 if len(alike) > 1 else 0
