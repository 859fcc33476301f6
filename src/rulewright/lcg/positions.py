"""Positions written down by hand: what every living card game writes alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from rulewright.kernel.abilities import Usable
from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.lasting import At, Until
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.limits import count_use
from rulewright.kernel.node import nodes
from rulewright.kernel.packs import Packs
from rulewright.kernel.places import create
from rulewright.kernel.setup_input import card_named, unknown, wrong
from rulewright.kernel.state import Scope, State
from rulewright.kernel.titles import fold
from rulewright.lcg.setup_input import LastingInput


class Laid(Protocol):
    """What is written of a card that lies on the table."""

    @property
    def owner(self) -> int | None:
        """The player who owns it."""

    @property
    def controller(self) -> int | None:
        """The player who controls it."""


Piece = TypeVar("Piece", bound=Laid)


def packs_named(packs: Packs, given: Iterable[str]) -> set[str]:
    """The further packs whose cards a position names by their titles."""
    named = list(given)
    for i, pack in enumerate(named):
        if pack not in packs.codes():
            raise unknown("position", f"packs.{i}", pack, packs.codes())
    return {*named}


class Writer(Generic[Piece]):
    """Builds a position from its written form. A card is written as its title, or as what the game writes of it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.play = s.rules.zones.id("play", 0)
        self.where: dict[int, str] = {}
        """Where each piece is written."""

    def wrong(self, where: str, reason: str, **details: str | int) -> RulewrightError:
        """The error that names what is wrong and where."""
        return wrong("position", where, reason, **details)

    def fits(self, card: Card, kinds: tuple[str, ...]) -> bool:
        """Whether a card is of one of these types."""
        return card.kind in kinds

    def card(self, where: str, name: str, kinds: tuple[str, ...]) -> int:
        """The index of a card by title or id; it must be of one of these types."""
        catalogue = self.s.rules.catalogue
        index = card_named("position", where, catalogue, name, kinds)
        if not self.fits(catalogue.cards[index], kinds):
            raise self.wrong(where, "input-kind", name=catalogue.cards[index].name)
        return index

    def piece(self, where: str, given: str | Piece, owner: int, zone: int, kinds: tuple[str, ...]) -> int:
        """A piece with its tokens and what lies on it."""
        raise NotImplementedError

    def lay(self, where: str, table: Piece, card: int, owner: int, zone: int) -> int:
        """Put a card down. In play the player before whom it lies controls it, unless something else is written."""
        s = self.s
        piece = create(s, card, owner, zone)
        self.where[piece] = where
        if owner >= 0 and self.play <= zone < self.play + s.seats:
            s.controller[piece] = zone - self.play
        if table.controller is not None:
            if table.controller >= s.seats:
                raise self.wrong(f"{where}.controller", "input-seat", most=s.seats - 1)
            s.controller[piece] = table.controller
        return piece

    def owner(self, where: str, table: Piece, owner: int) -> int:
        """The player who owns a card: as it is written, else the one before whom it lies; none for the scenario's."""
        if table.owner is None:
            return owner
        if owner < 0 or table.owner >= self.s.seats:
            raise self.wrong(f"{where}.owner", "input-seat", most=self.s.seats - 1)
        return table.owner

    def use_up(self, piece: int, times: int) -> None:
        """The texts of a piece that have a limit have been used so often."""
        s = self.s
        seat = max(s.controller[piece], 0)
        limited = [
            (i, ability.limit)
            for i, ability in enumerate(s.rules.catalogue.faces[s.face[piece]].abilities)
            if isinstance(ability, Usable) and ability.limit is not None
        ]
        if not limited:
            raise self.wrong(f"{self.where[piece]}.used", "input-no-limit")
        for i, limit in limited:
            for _ in range(times):
                count_use(s, seat, ability_id(piece, i), limit)

    def pieces(self, where: str, given: Sequence[str | Piece], owner: int, zone: int, kinds: tuple[str, ...]) -> None:
        """A list of pieces."""
        for i, item in enumerate(given):
            self.piece(f"{where}.{i}", item, owner, zone, kinds)

    def deck(self, where: str, given: Sequence[str | Piece], owner: int, zone: int, kinds: tuple[str, ...]) -> None:
        """A deck in a given order, the top card first."""
        for i, item in reversed(list(enumerate(given))):
            self.piece(f"{where}.{i}", item, owner, zone, kinds)
        self.s.top[zone] = len(given)

    def lasting(self, where: str, given: LastingInput, kinds: tuple[str, ...]) -> None:
        """What a text has established that lasts, or waits for its moment. Its card is discarded if it lies nowhere."""
        s, zones = self.s, self.s.rules.zones
        card = self.card(where, given.name, kinds)
        source = next((p for p in range(len(s.card)) if s.card[p] == card), -1)
        if source < 0:
            mine = s.rules.catalogue.cards[card].back == "player"
            pile = zones.id("discard", given.seat) if mine else zones.id("encounter-discard")
            source = create(s, card, given.seat if mine else -1, pile)
            self.where[source] = where
        scope = Scope(source, given.seat, None, {"X": given.x})
        if given.on:
            scope.names["it"] = self.found(f"{where}.on", given.on)
        texts = s.rules.catalogue.faces[s.face[source]].abilities
        effects = [node for text in texts for node in nodes(text) if isinstance(node, Until | At)]
        if not effects:
            raise self.wrong(where, "input-nothing-lasts", name=given.name)
        for effect in effects:
            effect.apply(s, scope)

    def found(self, where: str, name: str) -> int:
        """A piece in play by its title."""
        s = self.s
        lying = [p for zone in s.play_zones for p in s.zones[zone]]
        titles = s.rules.catalogue.folded
        piece = next((p for p in lying if titles[s.face[p]] == fold(name)), None)
        if piece is None:
            raise unknown("position", where, name, {s.rules.catalogue.faces[s.face[p]].name for p in lying})
        return piece
