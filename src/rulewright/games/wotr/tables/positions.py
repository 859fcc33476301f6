"""Positions written down by hand. docs/positions.md describes the form."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.wotr.flow.round import ROUND_STEPS
from rulewright.games.wotr.rulebook import rulebook
from rulewright.games.wotr.table import (
    ACTIVE,
    ARRIVED,
    ASIDE,
    ATTACK,
    CORRUPTION,
    CYCLE,
    DECK,
    DEFENSE,
    ELIMINATED,
    FIELD,
    FIRST,
    FREE_SCORE,
    HAND,
    PATH,
    PHASE,
    RESERVE,
    RING,
    ROUND,
    SHADOW_SCORE,
    STRIPPED,
    TURN,
    active_path,
)
from rulewright.games.wotr.tables.opening import location_zone, seat_map, used_locations
from rulewright.games.wotr.tables.scenarios import SCENARIOS, deck_of, turn_order
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import seeded
from rulewright.kernel.game import Json, RulewrightError, Setup
from rulewright.kernel.places import create, lay_on, shuffle
from rulewright.kernel.state import State
from rulewright.kernel.steps import find_path
from rulewright.kernel.written import card_named, listed, mapping, number, place, wrong

STEPS = ("0", "1", "1.1", "1.2", "2", "2.1", "3", "3.1", "4", "4.1", "5", "5.1", "5.2")
TOP = {
    "scenario", "seats", "persons", "at", "round", "first", "turn", "path", "corruption", "active", "free_scoring",
    "shadow_scoring", "aside", "battlegrounds", "paths", "players", "patient", "stop",
}  # fmt: skip
PLAYER = {"hand", "deck", "cycle", "eliminated", "reserve", "ring"}
PIECE = {"name", "items", "attack", "defense", "arrived"}
LOCATION = {"name", "attack", "defense", "stripped", "cards"}


class Writer:
    """Builds a position from its written form."""

    def __init__(self, written: Mapping[str, Json], seed: int, extra: tuple[Card, ...] = ()) -> None:
        self.written = mapping("position", written, TOP)
        name = str(written.get("scenario", "trilogy"))
        if name not in SCENARIOS:
            raise RulewrightError("error-unknown-scenario", name=name, known=", ".join(SCENARIOS))
        self.scenario = SCENARIOS[name]
        most = max(self.scenario.people[-1]) + 1
        given = written.get("persons")
        persons = seat_map(self.scenario, written.get("seats", most) if given is None else None, given)
        self.s = State.empty(rulebook(name, extra), len(self.scenario.holders), seeded(seed), persons)

    def card(self, name: str) -> int:
        """The index of a card by title or id."""
        return card_named(self.s.rules.catalogue, name)

    def owner(self, where: str, card: int) -> int:
        """The player whose deck has a card, by its faction."""
        seat = deck_of(self.s, self.s.rules.catalogue.cards[card].set)
        if seat < 0:
            raise wrong(where, "no deck of this scenario has cards of that faction")
        return seat

    def piece(self, where: str, given: Json, zone: int, host: int = -1, owner: int = -1) -> int:
        """A faction card with its tokens and items; it belongs to the deck of its faction."""
        table: Mapping[str, Json] = {"name": given} if isinstance(given, str) else mapping(where, given, PIECE)
        s = self.s
        card = self.card(str(table.get("name", "")))
        piece = create(s, card, owner if owner >= 0 else self.owner(where, card), zone)
        lay_on(s, piece, host)
        for key, token in (("attack", ATTACK), ("defense", DEFENSE), ("arrived", ARRIVED)):
            s.tokens[token][piece] = number(f"{where}.{key}", table.get(key, 0))
        for i, item in enumerate(listed(f"{where}.items", table.get("items"))):
            self.piece(f"{where}.items.{i}", item, zone, piece)
        return piece

    def pieces(self, where: str, given: Json, zone: int, host: int = -1, owner: int = -1) -> None:
        """A list of faction cards."""
        for i, item in enumerate(listed(where, given)):
            self.piece(f"{where}.{i}", item, zone, host, owner)

    def location(self, where: str, given: Json, zone: int) -> int:
        """A location with its tokens and the cards that fight there."""
        table: Mapping[str, Json] = {"name": given} if isinstance(given, str) else mapping(where, given, LOCATION)
        s = self.s
        piece = create(s, self.card(str(table.get("name", ""))), -1, zone)
        for key, token in (("attack", ATTACK), ("defense", DEFENSE)):
            s.tokens[token][piece] = number(f"{where}.{key}", table.get(key, 0))
        s.tokens[STRIPPED][piece] = 1 if table.get("stripped") else 0
        self.pieces(f"{where}.cards", table.get("cards"), FIELD, piece)
        return piece

    def player(self, seat: int, given: Json) -> None:
        """What lies before one player. A deck is written top card first; what is left out is empty."""
        where = f"players.{self.scenario.holders[seat].name}"
        table = mapping(where, given, PLAYER)
        for key, zone in (("hand", HAND), ("cycle", CYCLE), ("eliminated", ELIMINATED), ("reserve", RESERVE)):
            self.pieces(f"{where}.{key}", table.get(key), zone + seat, owner=seat)
        deck = listed(f"{where}.deck", table.get("deck"))
        for i, item in reversed(list(enumerate(deck))):
            self.piece(f"{where}.deck.{i}", item, DECK + seat, owner=seat)
        self.s.top[DECK + seat] = len(deck)
        ring = 1 if self.scenario.holders[seat].ring else 0
        self.s.dials[RING][seat] = number(f"{where}.ring", table.get("ring", ring))

    def locations(self) -> None:
        """Active and scored locations as written; the others lie in their decks, or aside if their time is over."""
        s, written = self.s, self.written
        for i, given in enumerate(listed("active", written.get("active"))):
            self.location(f"active.{i}", given, ACTIVE)
        for key, zone in (("free_scoring", FREE_SCORE), ("shadow_scoring", SHADOW_SCORE), ("aside", ASIDE)):
            for i, given in enumerate(listed(key, written.get(key))):
                self.location(f"{key}.{i}", given, zone)
        path = active_path(s)
        reached = 0 if path < 0 else s.rules.catalogue.faces[s.face[path]].stats["number"]
        s.table[PATH] = number("path", written.get("path", reached))
        placed = set(s.card)
        for card in used_locations(self.scenario, tuple(s.rules.catalogue.cards)):
            index = s.rules.catalogue.by_id(card.id)
            if index not in placed:
                past = card.set == "path" and card.faces[0].stats["number"] < s.table[PATH]
                zone = ASIDE if past else location_zone(card)
                if self.listed(card):
                    create(s, index, -1, zone)

    def listed(self, card: Card) -> bool:
        """Whether a location lies in its deck: all do, unless the position names those that do."""
        names = self.written.get("paths" if card.set == "path" else "battlegrounds")
        return names is None or not {card.id, card.name, card.key}.isdisjoint(listed("battlegrounds", names))

    def write(self) -> State:
        """The position, ready to run from the step it stands at."""
        s, written = self.s, self.written
        given = written.get("players")
        players = mapping("players", {} if given is None else given, {h.name for h in self.scenario.holders})
        for seat, holder in enumerate(self.scenario.holders):
            self.player(seat, players.get(holder.name, {}))
        self.locations()
        for zone in s.rules.zones.of_group("deck"):
            if not s.top[zone]:
                shuffle(s, zone)
        s.table[ROUND] = number("round", written.get("round", 1))
        s.table[FIRST] = place("first", written.get("first", 0), len(self.scenario.order))
        s.order = turn_order(s)
        s.table[CORRUPTION] = number("corruption", written.get("corruption", 0))
        s.patient = (1 << s.seats) - 1 if written.get("patient") else 0
        self.start_at(str(written.get("at", "2")))
        if "turn" in written:
            s.table[TURN] = number("turn", written["turn"])
        return s

    def start_at(self, at: str) -> None:
        """Stand just before a step: "1.1" activates a battleground, "2" begins the Action phase, "2.1" goes on.

        With `stop` nothing follows the phase: the game stands still after it.
        """
        s = self.s
        path = find_path(s.rules.flow, at) if at in STEPS else []
        if not path:
            raise wrong("at", "known: " + ", ".join(STEPS))
        s.stack[:] = [(step, pc, ()) for step, pc in path]
        if self.written.get("stop"):
            phase = [step for step in ROUND_STEPS.steps if getattr(step, "label", "")[:1] == at[0]]
            s.stack[:] = [(step, 0, ()) for step in reversed(phase) if getattr(step, "label", "") >= at]
        s.table[PHASE] = int(at[0])
        s.table[TURN] = s.table[FIRST]
        if at == "0":
            s.table[ROUND] -= 1


def write_position(written: Setup, seed: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(written, seed, extra).write()
