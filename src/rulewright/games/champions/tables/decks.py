"""Player decks: the shipped ones, and what the book says about building them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rulewright.games.champions.cards import CORE, PACKS
from rulewright.games.champions.flow.playing import DeckNeeds, MaxPer
from rulewright.games.champions.table import ASPECTS
from rulewright.games.champions.tables.setup_input import DeckInput, front_of
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.game import Json, RulewrightError
from rulewright.kernel.setup_input import ambiguous
from rulewright.kernel.titles import fold, nearest

IDENTITY, PLAYER = "identity", "player"
LEAST_CARDS, MOST_CARDS = 40, 50
MOST_COPIES = 3
MOST_UNIQUE = 1
BASIC = "basic"


@dataclass(frozen=True)
class Deck:
    """A deck: the id of its identity card, how many copies of which cards."""

    name: str
    hero: str
    cards: Mapping[str, int] = field(default_factory=dict)

    def size(self) -> int:
        """The number of cards, the identity not counted."""
        return sum(self.cards.values())

    def plain(self) -> dict[str, Json]:
        """The deck as plain data, the way a setup writes it."""
        return {"name": self.name, "hero": self.hero, "cards": {**self.cards}}


def in_decks(card: Card) -> bool:
    """Whether decks can be made with a card: identities and player cards."""
    return card.back in (IDENTITY, PLAYER)


class Pool(Mapping[str, Card]):
    """All cards a deck can be made of, by id. To look one up reads no pack but its own."""

    def __getitem__(self, card: str) -> Card:
        found = PACKS.find(card)
        if found is None or not in_decks(found):
            raise KeyError(card)
        return found

    def __iter__(self) -> Iterator[str]:
        return (card.id for card in PACKS.cards() if in_decks(card))

    def __len__(self) -> int:
        return len([*self])

    def named(self, name: str) -> Card:
        """The card that an id or a title means: of an identity the title of either side."""
        if name in self:
            return self[name]
        wanted = fold(name)
        found = [card for card in self.values() if wanted in titles(card)]
        if not found:
            raise self.unknown(name)
        if len(found) > 1:
            raise ambiguous(name, found)
        return found[0]

    def unknown(self, name: str) -> RulewrightError:
        """The error for a title or id that is none of these: a card of another kind, or what may have been meant."""
        other = PACKS.find(name)
        if other is not None or any(fold(name) in titles(card) for card in PACKS.cards() if not in_decks(card)):
            return RulewrightError("error-not-in-deck", name=name if other is None else other.name)
        near = nearest(name, {card.name for card in self.values()})
        return RulewrightError("input-card-near" if near else "error-unknown-card", name=name, near=near)


def titles(card: Card) -> list[str]:
    """What a card may be called: the titles of its sides, each with its pack if wanted."""
    names = [face.name for face in card.faces]
    return [fold(f"{name}{pack}") for name in names for pack in ("", f" ({card.pack})", f" ({PACKS.name(card.pack)})")]


POOL = Pool()


def signature(identity: Card) -> dict[str, int]:
    """The hero-specific cards of an identity, with all their copies."""
    return {card.id: card.copies for card in PACKS.cards((identity.pack,)) if is_of(card, identity)}


def is_of(card: Card, identity: Card) -> bool:
    """Whether a player card belongs to the set of an identity."""
    return card.back == PLAYER and card.set == identity.set


def aspect_of(card: Card) -> str:
    """The aspect of a player card, or "basic"; empty for a hero-specific card."""
    return card.faces[0].labels.get("aspect", "")


def aspects_of(deck: Deck) -> list[str]:
    """The aspects of the cards of a deck."""
    found = {aspect_of(POOL[card]) for card in deck.cards}
    return [aspect for aspect in ASPECTS if aspect in found]


def starter(hero: str, aspect: str) -> Deck:
    """A starter deck: the hero's cards, up to two of each of the aspect, one of each basic card."""
    core = PACKS.cards((CORE,))
    identity = next(card for card in core if card.back == IDENTITY and card.name == hero)
    chosen = {card.id: min(2, card.copies) for card in core if card.back == PLAYER and aspect_of(card) == aspect}
    basic = {card.id: 1 for card in core if card.back == PLAYER and aspect_of(card) == BASIC}
    return Deck(f"{hero.lower().replace(' ', '-')}-{aspect}", identity.id, {**signature(identity), **chosen, **basic})


STARTERS = {
    deck.name: deck
    for deck in (
        starter("Spider-Man", "justice"),
        starter("Captain Marvel", "leadership"),
        starter("She-Hulk", "aggression"),
        starter("Black Panther", "protection"),
        starter("Iron Man", "aggression"),
        starter("Captain Marvel", "aggression"),
    )
}


def problems(deck: Deck) -> list[RulewrightError]:
    """Everything that is wrong with a deck, in the order of the book."""
    if not deck.hero:
        return [RulewrightError("error-no-identity")]
    found = [POOL.unknown(card) for card in (deck.hero, *deck.cards) if card not in POOL]
    if found:
        return found
    identity = POOL[deck.hero]
    if identity.back != IDENTITY:
        return [RulewrightError("error-not-an-identity", name=identity.name)]
    further = [POOL[card].name for card in deck.cards if POOL[card].back == IDENTITY]
    found += [RulewrightError("error-second-identity", name=name) for name in further]
    if deck.size() < LEAST_CARDS:
        found.append(RulewrightError("error-too-few-cards", number=deck.size(), least=LEAST_CARDS))
    if deck.size() > MOST_CARDS:
        found.append(RulewrightError("error-too-many-cards", number=deck.size(), most=MOST_CARDS))
    found += signature_problems(deck, identity)
    aspects = aspects_of(deck)
    if len(aspects) > 1:
        found.append(RulewrightError("error-two-aspects", names=", ".join(aspects)))
    return found + copy_problems(deck, identity) + wishes_of(identity, deck)


def wishes_of(identity: Card, deck: Deck) -> list[RulewrightError]:
    """What an identity card itself asks of a deck and does not get."""
    found = []
    for wish in (ability for face in identity.faces for ability in face.abilities if isinstance(ability, DeckNeeds)):
        have = sum(copies for card, copies in deck.cards.items() if wish.trait in POOL[card].faces[0].traits)
        if have < wish.least:
            hero, trait, least = identity.name, wish.trait, wish.least
            found.append(RulewrightError("error-deck-needs", hero=hero, trait=trait, least=least, number=have))
    return found


def signature_problems(deck: Deck, identity: Card) -> list[RulewrightError]:
    """Hero-specific cards that are missing, too many, or of another hero."""
    found = []
    needed = signature(identity)
    for card, copies in needed.items():
        have = deck.cards.get(card, 0)
        if have < copies:
            found.append(RulewrightError("error-signature-missing", name=POOL[card].name, number=have, least=copies))
        elif have > copies:
            found.append(RulewrightError("error-signature-copies", name=POOL[card].name, number=have, most=copies))
    for card in deck.cards:
        other = POOL[card]
        if other.back == PLAYER and not aspect_of(other) and card not in needed:
            found.append(RulewrightError("error-other-hero", name=other.name, hero=other.set))
    return found


def copy_problems(deck: Deck, identity: Card) -> list[RulewrightError]:
    """More copies than allowed: of a title, of a unique card (the identity counts), of a card that sets a maximum."""
    found = []
    free = [card for card in deck.cards if aspect_of(POOL[card])]
    copies: Counter[str] = Counter()
    for card in free:
        copies[POOL[card].name] += deck.cards[card]
    for name, count in copies.items():
        face = next(POOL[card].faces[0] for card in free if POOL[card].name == name)
        most = next((a.times for a in face.abilities if isinstance(a, MaxPer) and a.per == "deck"), MOST_COPIES)
        if not face.unique and count > most:
            found.append(RulewrightError("error-copies-in-deck", name=name, number=count, most=most))
    return found + unique_problems(deck, identity)


def unique_problems(deck: Deck, identity: Card) -> list[RulewrightError]:
    """Unique cards that are the same: twice in the deck, or the identity itself."""
    found = []
    unique = [card for card in deck.cards if POOL[card].faces[0].unique and POOL[card].back == PLAYER]
    for i, card in enumerate(unique):
        face = POOL[card].faces[0]
        twins = deck.cards[card] + sum(deck.cards[o] for o in unique[:i] if is_same(face, POOL[o].faces[0]))
        hero, alter_ego = identity.faces
        is_identity = is_same(face, hero, alter_ego.name) or is_same(face, alter_ego, hero.name)
        if twins > MOST_UNIQUE or is_identity:
            found.append(RulewrightError("error-unique-copies", name=face.name))
    return found


def is_same(face: Face, other: Face, also: str = "") -> bool:
    """Whether two unique faces are the same: by name and, where both have one, by the other name."""
    mine, others = face.labels.get("subname", ""), other.labels.get("subname", "") or also
    return face.name == other.name and (not mine or not others or mine == others)


def check(deck: Deck) -> None:
    """RulewrightError for the first thing that is wrong with a deck."""
    for problem in problems(deck):
        raise problem


def read_deck(given: str | DeckInput) -> Deck:
    """A deck of a setup: the name of a shipped one, or a table with name, hero and cards."""
    if isinstance(given, str):
        name = fold(given).replace("_", "-").replace(" ", "-")
        if name not in STARTERS:
            raise RulewrightError("error-unknown-deck", name=given, known=", ".join(STARTERS))
        return STARTERS[name]
    cards: Counter[str] = Counter()
    for name, copies in given.cards.items():
        cards[POOL.named(name).id] += copies
    deck = Deck(given.name, POOL.named(front_of(given.hero)).id, dict(cards))
    check(deck)
    return deck


def distinct_heroes(decks: list[Deck]) -> None:
    """RulewrightError when two players of the group have chosen the same hero: by name and by alter-ego."""
    heroes = Counter(tuple([face.name for face in POOL[deck.hero].faces]) for deck in decks)
    for names, count in heroes.items():
        if count > 1:
            raise RulewrightError("error-same-hero", name=names[0])


def starters_for(seats: int) -> list[Deck]:
    """Starter decks for so many players, each with a hero of its own."""
    found: dict[str, Deck] = {}
    for deck in STARTERS.values():
        found.setdefault(deck.hero, deck)
    return [*found.values()][:seats]
