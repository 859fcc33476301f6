"""All cards that decks can be made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rulewright.kernel.cards import Card
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.packs import Packs
from rulewright.kernel.setup_input import ambiguous
from rulewright.kernel.titles import fold, nearest


class Pool(Mapping[str, Card]):
    """The cards of a game that decks can be made of, by id. To look one up reads no pack but its own."""

    def __init__(self, packs: Packs, in_decks: Callable[[Card], bool]) -> None:
        self.packs = packs
        self.in_decks = in_decks

    def __getitem__(self, card: str) -> Card:
        found = self.packs.find(card)
        if found is None or not self.in_decks(found):
            raise KeyError(card)
        return found

    def __iter__(self) -> Iterator[str]:
        return (card.id for card in self.packs.cards() if self.in_decks(card))

    def __len__(self) -> int:
        return len([*self])

    def titles(self, card: Card) -> list[str]:
        """What a card may be called: the titles of its sides, also with its pack in our words and on the box."""
        packs = ("", f" ({card.pack})", f" ({self.packs.name(card.pack)})")
        return [fold(face.name + pack) for face in card.faces for pack in packs]

    def named(self, name: str, kinds: tuple[str, ...] = ()) -> Card:
        """The card (of these types) that an id or a title means; a title needs its pack if several cards have it."""
        if name in self:
            return self[name]
        wanted = fold(name)
        found = [card for card in self.values() if (not kinds or card.kind in kinds) and wanted in self.titles(card)]
        if not found:
            raise self.unknown(name, kinds)
        if len(found) > 1:
            raise ambiguous(name, found)
        return found[0]

    def unknown(self, name: str, kinds: tuple[str, ...]) -> RulewrightError:
        """The error for a title that is none of these: a card of another kind, or what may have been meant."""
        if any(fold(name) in self.titles(card) for card in self.packs.cards() if not self.in_decks(card)):
            return RulewrightError("error-not-in-deck", name=name)
        near = nearest(name, {card.name for card in self.values() if not kinds or card.kind in kinds})
        return RulewrightError("input-card-near" if near else "error-unknown-card", name=name, near=near)
