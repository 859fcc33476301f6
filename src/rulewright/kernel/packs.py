"""Packs: the products that the cards of a game come in. Each is a folder of card files.

A pack is a folder in the `cards` package of its game. Its `__init__` says what is printed on it, `NAME`, and how the
ids of its cards begin, `PREFIX`; every other file in it has `CARDS`, and those that an edition prints otherwise under
the name of that edition (`CLASSIC`). Packs are found, not listed, and their cards are read when first needed.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import ModuleType

from rulewright.kernel.cards import Card

Order = tuple[int, ...]


def by_number(card: Card) -> Order:
    """The order of the cards in a pack, where they are numbered through."""
    return (card.number,)


@cache
def folders(package: str) -> dict[str, ModuleType]:
    """The packs in the `cards` package of a game, by code: the name of the folder. Those with smaller ids first."""
    try:
        parent = import_module(package)
    except ModuleNotFoundError as error:
        if not f"{package}.".startswith(f"{error.name}."):
            raise
        return {}
    found = {
        module.name: import_module(f"{package}.{module.name}")
        for module in pkgutil.iter_modules(parent.__path__)
        if module.ispkg
    }
    return dict(sorted(found.items(), key=prefix))


def prefix(found: tuple[str, ModuleType]) -> str:
    """How the ids of the cards of a pack begin."""
    return str(found[1].PREFIX)


@cache
def printed(pack: ModuleType, edition: str) -> tuple[Card, ...]:
    """The cards of a pack as its files have them, or those that an edition prints otherwise."""
    files = [import_module(file.name) for file in pkgutil.iter_modules(pack.__path__, pack.__name__ + ".")]
    code = pack.__name__.rpartition(".")[2]
    return tuple(
        replace(card, id=str(pack.PREFIX) + card.id, pack=code)
        for file in files
        for card in getattr(file, edition.upper() or "CARDS", ())
    )


@cache
def by_id(pack: ModuleType) -> dict[str, Card]:
    """The cards of a pack by their ids."""
    return {card.id: card for card in printed(pack, "")}


class Packs:
    """The packs of one game. A card is told from any other by its id: how ids begin says of which pack it is."""

    def __init__(self, package: str, order: Callable[[Card], Order] = by_number) -> None:
        self.package = package
        self.order = order

    def codes(self) -> tuple[str, ...]:
        """All packs there are."""
        return tuple(folders(self.package))

    def name(self, code: str) -> str:
        """What is printed on a pack."""
        return str(folders(self.package)[code].NAME)

    def declared(self, what: str) -> dict[str, object]:
        """What the packs themselves say under this name beside their cards, as far as they do: their `SCENARIOS`."""
        return {code: getattr(pack, what) for code, pack in folders(self.package).items() if hasattr(pack, what)}

    def cards(self, codes: Iterable[str] | None = None, edition: str = "") -> list[Card]:
        """The cards of some packs (None: of all): a pack after the other, whatever the order they are asked for in."""
        wanted = self.codes() if codes is None else set(codes)
        found: list[Card] = []
        for code, pack in folders(self.package).items():
            if code in wanted:
                cards = {**by_id(pack), **({card.id: card for card in printed(pack, edition)} if edition else {})}
                found += sorted(cards.values(), key=self.order)
        return found

    def find(self, card: str) -> Card | None:
        """The card with this id. No pack is read but those with ids that begin like it."""
        for pack in folders(self.package).values():
            if card.startswith(str(pack.PREFIX)) and card in by_id(pack):
                return by_id(pack)[card]
        return None

    def of(self, name: str) -> str:
        """The pack of a card that is named by its id, or by its title and pack, "Title (core)"; "" if by neither."""
        card = self.find(name)
        if card is not None:
            return card.pack
        label = name.removesuffix(")").rpartition(" (")[2].casefold() if name.endswith(")") else ""
        return label if label in self.codes() else ""
