"""Player decks: the shipped ones, and what the books say about building them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.games.lotr.cards import CORE, PACKS
from rulewright.games.lotr.table import SPHERES
from rulewright.games.lotr.tables.setup_input import DeckInput
from rulewright.kernel.cards import Card
from rulewright.kernel.game import Json, RulewrightError
from rulewright.lcg.pool import Pool

DECK_KINDS = ("hero", "ally", "attachment", "event")
MOST_HEROES = 3
LEAST_CARDS = 50
MOST_COPIES = 3
GANDALF = "01073"
"""The one neutral card of every starter deck."""


@dataclass(frozen=True)
class Deck:
    """A deck: the ids of its heroes, how many copies of which cards, and the cards kept beside it."""

    name: str
    heroes: tuple[str, ...]
    cards: Mapping[str, int] = field(default_factory=dict)
    sideboard: Mapping[str, int] = field(default_factory=dict)

    def size(self) -> int:
        """The number of cards, heroes and sideboard not counted."""
        return sum(self.cards.values())

    def plain(self) -> dict[str, Json]:
        """The deck as plain data, the way a setup writes it."""
        return {
            "name": self.name,
            "heroes": [*self.heroes],
            "cards": {**self.cards},
            "sideboard": {**self.sideboard},
        }


def in_decks(card: Card) -> bool:
    """Whether decks can be made with a card: heroes and player cards, but for the boons of campaigns."""
    return card.back == "player" and card.kind in DECK_KINDS and "campaign" not in card.faces[0].labels


POOL = Pool(PACKS, in_decks)


def starter(sphere: str) -> Deck:
    """The starter deck of a sphere: its three heroes, all its cards, one Gandalf."""
    cards = [card for card in PACKS.cards((CORE,)) if in_decks(card) and card.faces[0].labels["sphere"] == sphere]
    heroes = tuple(card.id for card in cards if card.kind == "hero")
    return Deck(sphere, heroes, {**{card.id: card.copies for card in cards if card.kind != "hero"}, GANDALF: 1})


STARTERS = {sphere: starter(sphere) for sphere in SPHERES}


def is_starter(deck: Deck) -> bool:
    """Whether a deck is one of the starter decks, which may be played although they have only 30 cards."""
    return any(
        sorted(deck.heroes) == sorted(known.heroes) and dict(deck.cards) == dict(known.cards)
        for known in STARTERS.values()
    )


def problems(deck: Deck, under_way: bool = False) -> list[RulewrightError]:
    """Everything that is wrong with a deck, in the order of the book. In a campaign under way it may be a small one."""
    found = [
        RulewrightError("error-unknown-card", name=card)
        for card in (*deck.heroes, *deck.cards, *deck.sideboard)
        if card not in POOL
    ]
    if found:
        return found
    found += [RulewrightError("error-not-a-hero", name=POOL[h].name) for h in deck.heroes if POOL[h].kind != "hero"]
    found += [RulewrightError("error-not-in-deck", name=POOL[c].name) for c in deck.cards if POOL[c].kind == "hero"]
    if not deck.heroes:
        found.append(RulewrightError("error-no-heroes"))
    if len(deck.heroes) > MOST_HEROES:
        found.append(RulewrightError("error-too-many-heroes", number=len(deck.heroes)))
    names = Counter(POOL[hero].name for hero in deck.heroes)
    found += [RulewrightError("error-duplicate-hero", name=name) for name, count in names.items() if count > 1]
    copies: Counter[str] = Counter()
    for card, count in deck.cards.items():
        copies[POOL[card].name] += count
    found += [
        RulewrightError("error-too-many-copies", name=name, number=count)
        for name, count in copies.items()
        if count > MOST_COPIES
    ]
    if deck.size() < LEAST_CARDS and not under_way and not is_starter(deck):
        found.append(RulewrightError("error-too-few-cards", number=deck.size(), least=LEAST_CARDS))
    return found


def check(deck: Deck, under_way: bool = False) -> None:
    """RulewrightError for the first thing that is wrong with a deck."""
    for problem in problems(deck, under_way):
        raise problem


def read_deck(given: str | DeckInput, under_way: bool = False) -> Deck:
    """A deck of a setup: the name of a shipped one, or a table with name, heroes and cards.

    A deck of a campaign that is under way may have shrunk.
    """
    if isinstance(given, str):
        if given not in STARTERS:
            raise RulewrightError("error-unknown-deck", name=given, known=", ".join(STARTERS))
        return STARTERS[given]
    deck = Deck(given.name, tuple(given.heroes), given.cards, given.sideboard)
    check(deck, under_way)
    return deck


def distinct_heroes(decks: list[Deck]) -> None:
    """RulewrightError when two players of the group have chosen the same hero."""
    names = Counter(POOL[hero].name for deck in decks for hero in deck.heroes)
    for name, count in names.items():
        if count > 1:
            raise RulewrightError("error-duplicate-hero", name=name)
