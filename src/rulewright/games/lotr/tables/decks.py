"""Player decks: the shipped ones, and what the books say about building them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.games.lotr.cards import leadership, lore, neutral, spirit, tactics
from rulewright.kernel.cards import Card
from rulewright.kernel.game import Json, RulewrightError

PLAYER_KINDS = ("ally", "attachment", "event")
MOST_HEROES = 3
LEAST_CARDS = 50
MOST_COPIES = 3


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


def starter(name: str, cards: tuple[Card, ...]) -> Deck:
    """The starter deck of a sphere: its three heroes, all its cards, one Gandalf."""
    heroes = tuple(card.id for card in cards if card.kind == "hero")
    rest = {card.id: card.copies for card in cards if card.kind in PLAYER_KINDS}
    return Deck(name, heroes, {**rest, neutral.CARDS[0].id: 1})


STARTERS = {
    "leadership": starter("leadership", leadership.CARDS),
    "tactics": starter("tactics", tactics.CARDS),
    "spirit": starter("spirit", spirit.CARDS),
    "lore": starter("lore", lore.CARDS),
}

POOL = {
    card.id: card
    for module in (leadership, tactics, spirit, lore, neutral)
    for card in module.CARDS
    if card.kind in ("hero", *PLAYER_KINDS)
}
"""All cards a deck can be made of, by id."""


def is_starter(deck: Deck) -> bool:
    """Whether a deck is one of the starter decks, which may be played although they have only 30 cards."""
    return any(
        sorted(deck.heroes) == sorted(known.heroes) and dict(deck.cards) == dict(known.cards)
        for known in STARTERS.values()
    )


def problems(deck: Deck) -> list[RulewrightError]:
    """Everything that is wrong with a deck, in the order of the book."""
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
    if deck.size() < LEAST_CARDS and not is_starter(deck):
        found.append(RulewrightError("error-too-few-cards", number=deck.size()))
    return found


def check(deck: Deck) -> None:
    """RulewrightError for the first thing that is wrong with a deck."""
    for problem in problems(deck):
        raise problem


def read_deck(given: Json, under_way: bool = False) -> Deck:
    """A deck of a setup: the name of a shipped one, or a table with name, heroes and cards.

    A campaign that is under way has checked its decks before, and some have shrunk since.
    """
    if isinstance(given, str):
        if given not in STARTERS:
            raise RulewrightError("error-unknown-deck", name=given, known=", ".join(STARTERS))
        return STARTERS[given]
    if not isinstance(given, dict):
        raise RulewrightError("error-unknown-deck", name=str(given), known=", ".join(STARTERS))
    heroes, cards, sideboard = given.get("heroes"), given.get("cards"), given.get("sideboard") or {}
    if not isinstance(heroes, list) or not _counts(cards) or not _counts(sideboard):
        raise RulewrightError("error-unknown-deck", name=str(given.get("name")), known=", ".join(STARTERS))
    assert isinstance(cards, dict) and isinstance(sideboard, dict)
    deck = Deck(
        str(given.get("name", "")),
        tuple(str(hero) for hero in heroes),
        {card: int(str(count)) for card, count in cards.items()},
        {card: int(str(count)) for card, count in sideboard.items()},
    )
    if not under_way:
        check(deck)
    return deck


def _counts(table: Json) -> bool:
    return isinstance(table, dict) and all(isinstance(count, int) and count > 0 for count in table.values())


def distinct_heroes(decks: list[Deck]) -> None:
    """RulewrightError when two players of the group have chosen the same hero."""
    names = Counter(POOL[hero].name for deck in decks for hero in deck.heroes)
    for name, count in names.items():
        if count > 1:
            raise RulewrightError("error-duplicate-hero", name=name)
