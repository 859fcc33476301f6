"""Positions written down by hand. docs/positions.md describes the form."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.flow.playing import attach_silently
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.table import (
    ACTIVE,
    ASIDE,
    CAMPAIGN,
    COMMITTED,
    DAMAGE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    HAND,
    MAX_SEATS,
    PHASE,
    PLAY,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    RESOURCES,
    ROUND,
    SHADOWS,
    SHADOWS_OFF,
    STAGING,
    STEP,
    STEP_IDS,
    THREAT,
    VICTORY,
    heroes,
    player_order,
)
from rulewright.games.lotr.tables.opening import in_encounter_deck, needed_packs
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import seeded
from rulewright.kernel.game import Json, RulewrightError, Setup
from rulewright.kernel.places import create, lay_on, shuffle, turn
from rulewright.kernel.state import State
from rulewright.kernel.steps import find_path
from rulewright.kernel.values import value
from rulewright.kernel.written import card_named, listed, mapping, number, place, strings, wrong

TOP = {
    "scenario", "edition", "at", "round", "first", "shadows", "quest", "quest_deck", "active", "staging",
    "encounter_deck", "encounter_discard", "victory", "aside", "campaign", "seats", "patient", "packs",
}  # fmt: skip
SEAT = {"heroes", "allies", "hand", "deck", "discard", "engaged", "threat"}
PIECE = {"name", "damage", "progress", "resources", "exhausted", "committed", "attachments", "shadow"}


class Writer:
    """Builds a position from its written form."""

    def __init__(self, written: Mapping[str, Json], seed: int, extra: tuple[Card, ...] = ()) -> None:
        self.written = written
        mapping("position", written, TOP)
        edition = str(written.get("edition", "revised"))
        scenario = str(written.get("scenario", "passage-through-mirkwood"))
        if scenario not in SCENARIOS:
            raise RulewrightError("error-unknown-scenario", name=scenario, known=", ".join(SCENARIOS))
        self.scenario = SCENARIOS[scenario]
        self.seats = listed("seats", written.get("seats"))
        if not 1 <= len(self.seats) <= MAX_SEATS:
            raise wrong("seats", f"1 to {MAX_SEATS} seats")
        packs = needed_packs(self.scenario, strings(written)) | self.packs()
        self.s = State.empty(rulebook(edition, extra, packs), len(self.seats), seeded(seed))

    def packs(self) -> set[str]:
        """The further packs whose cards the position names by their titles."""
        packs = {str(pack) for pack in listed("packs", self.written.get("packs"))}
        for pack in packs.difference(PACKS.codes()):
            raise RulewrightError("error-unknown-pack", name=pack, known=", ".join(PACKS.codes()))
        return packs

    def card(self, where: str, name: str, kinds: tuple[str, ...] = ()) -> int:
        """The index of a card by title or id."""
        return card_named(self.s.rules.catalogue, name, kinds)

    def piece(self, where: str, given: Json, owner: int, zone: int, kinds: tuple[str, ...] = ()) -> int:
        """A piece with its tokens and attachments."""
        table: Mapping[str, Json] = {"name": given} if isinstance(given, str) else mapping(where, given, PIECE)
        s = self.s
        piece = create(s, self.card(where, str(table.get("name", "")), kinds), owner, zone)
        for key, token in (("damage", DAMAGE), ("progress", PROGRESS), ("resources", RESOURCES)):
            s.tokens[token][piece] = number(f"{where}.{key}", table.get(key, 0))
        s.tokens[COMMITTED][piece] = 1 if table.get("committed") else 0
        s.exhausted[piece] = 1 if table.get("exhausted") else 0
        for i, attached in enumerate(listed(f"{where}.attachments", table.get("attachments"))):
            there = f"{where}.attachments.{i}"
            name = attached if isinstance(attached, str) else str(mapping(there, attached, PIECE).get("name", ""))
            back = s.rules.catalogue.cards[self.card(there, name)].back
            holder = owner if owner >= 0 else max(0, s.rules.zones.holder[zone])
            attach_silently(s, self.piece(there, attached, holder if back == "player" else -1, zone), piece)
        for i, shadow in enumerate(listed(f"{where}.shadow", table.get("shadow"))):
            lay_on(s, self.piece(f"{where}.shadow.{i}", shadow, -1, SHADOWS), piece)
        return piece

    def pieces(self, where: str, given: Json, owner: int, zone: int, kinds: tuple[str, ...] = ()) -> None:
        """A list of pieces."""
        for i, item in enumerate(listed(where, given)):
            self.piece(f"{where}.{i}", item, owner, zone, kinds)

    def deck(self, where: str, given: Json, owner: int, zone: int) -> None:
        """A deck in a given order, the top card first."""
        cards = listed(where, given)
        for i, item in reversed(list(enumerate(cards))):
            self.piece(f"{where}.{i}", item, owner, zone)
        self.s.top[zone] = len(cards)

    def seat(self, seat: int, given: Json) -> None:
        """What lies before one player."""
        where = f"seats.{seat}"
        table = mapping(where, given, SEAT)
        self.pieces(f"{where}.heroes", table.get("heroes"), seat, PLAY + seat, ("hero",))
        self.pieces(f"{where}.allies", table.get("allies"), seat, PLAY + seat, ("ally",))
        self.pieces(f"{where}.hand", table.get("hand"), seat, HAND + seat)
        self.deck(f"{where}.deck", table.get("deck"), seat, DECK + seat)
        self.pieces(f"{where}.discard", table.get("discard"), seat, DISCARD + seat)
        self.pieces(f"{where}.engaged", table.get("engaged"), -1, ENGAGED + seat)
        cost = sum(value(self.s, hero, "threat_cost") for hero in heroes(self.s, seat))
        self.s.dials[THREAT][seat] = number(f"{where}.threat", table.get("threat", cost))

    def quest(self) -> None:
        """The current stage, and the stages that follow it."""
        s = self.s
        given = self.written.get("quest", {})
        table = {"name": given} if isinstance(given, str) else mapping("quest", given, {"name", "progress"})
        catalogue = s.rules.catalogue
        stages = [catalogue.by_id(card) for card in self.scenario.quest_cards]
        name = str(table.get("name") or catalogue.cards[stages[0]].faces[1].name)
        current = next((i for i in stages if catalogue.cards[i].faces[1].name == name), None)
        if current is None:
            raise RulewrightError("error-unknown-card", name=name)
        piece = create(s, current, -1, QUEST)
        turn(s, piece, s.face[piece] + 1)
        s.tokens[PROGRESS][piece] = number("quest.progress", table.get("progress", 0))
        stage = catalogue.cards[current].faces[1].stats["stage"]
        for i in stages:
            if catalogue.cards[i].faces[1].stats["stage"] > stage:
                create(s, i, -1, QUEST_DECK)

    def encounter_deck(self) -> None:
        """The encounter deck as written, or all cards of the scenario that lie nowhere else, shuffled."""
        s = self.s
        if "encounter_deck" in self.written:
            self.deck("encounter_deck", self.written["encounter_deck"], -1, ENCOUNTER_DECK)
            return
        for i, card in enumerate(s.rules.catalogue.cards):
            if in_encounter_deck(card, self.scenario):
                for _ in range(card.copies - s.card.count(i)):
                    create(s, i, -1, ENCOUNTER_DECK)
        shuffle(s, ENCOUNTER_DECK)

    def write(self) -> State:
        """The position, ready to run from the step it stands at."""
        s, written = self.s, self.written
        for seat, given in enumerate(self.seats):
            self.seat(seat, given)
        self.quest()
        if "active" in written:
            self.piece("active", written["active"], -1, ACTIVE, ("location",))
        self.pieces("staging", written.get("staging"), -1, STAGING)
        self.pieces("encounter_discard", written.get("encounter_discard"), -1, ENCOUNTER_DISCARD)
        self.pieces("victory", written.get("victory"), -1, VICTORY)
        self.pieces("aside", written.get("aside"), -1, ASIDE)
        if "campaign" in written:
            self.piece("campaign", written["campaign"], -1, CAMPAIGN, ("campaign",))
        self.encounter_deck()
        s.table[ROUND] = number("round", written.get("round", 1))
        s.table[FIRST] = place("first", written.get("first", 0), s.seats)
        s.order = player_order(s)
        s.table[SHADOWS_OFF] = 0 if written.get("shadows", True) else 1
        s.patient = (1 << s.seats) - 1 if written.get("patient") else 0
        self.start_at(str(written.get("at", "1.1")))
        return s

    def start_at(self, at: str) -> None:
        """Stand just before a step of the chart, or just after it: "3.3", "3.3+"."""
        s = self.s
        number = at.removesuffix("+")
        path = find_path(s.rules.flow, number)
        if not path or not number[:1].isdigit():
            raise wrong("at", "known: " + ", ".join(STEP_IDS))
        s.stack[:] = [(step, pc, ()) for step, pc in (path[:-1] if at.endswith("+") else path)]
        s.table[STEP] = STEP_IDS.index(number)
        s.table[PHASE] = int(number[0])
        if number == "0.0":
            s.table[ROUND] -= 1


def write_position(written: Setup, seed: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(written, seed, extra).write()
