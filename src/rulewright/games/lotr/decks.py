"""Player decks: the shipped ones, and what the books say about building them."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.games.lotr.cards import leadership, lore, neutral, spirit, tactics
from rulewright.kernel.cards import Card

PLAYER_KINDS = ("ally", "attachment", "event")


@dataclass(frozen=True)
class Deck:
    """A deck: the ids of its heroes, and how many copies of which cards."""

    name: str
    heroes: tuple[str, ...]
    cards: dict[str, int] = field(default_factory=dict)

    def size(self) -> int:
        """The number of cards, heroes not counted."""
        return sum(self.cards.values())


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
