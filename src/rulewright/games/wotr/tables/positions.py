"""Positions written down by hand. docs/positions.md describes the form."""

from __future__ import annotations

from rulewright.games.wotr.flow.playing import count_played
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
    PASSED,
    PATH,
    PHASE,
    RESERVE,
    RING,
    RING_USED,
    ROUND,
    SHADOW_SCORE,
    STRIPPED,
    TURN,
    active_path,
)
from rulewright.games.wotr.tables.contradictions import FACTION_CARDS, LOCATIONS, check_position
from rulewright.games.wotr.tables.opening import deck_cards, location_zone, seat_map, used_locations
from rulewright.games.wotr.tables.scenarios import SCENARIOS, deck_of, turn_order
from rulewright.games.wotr.tables.setup_input import LocationInput, PieceInput, PlayerInput, PositionInput
from rulewright.games.wotr.vocabulary.locations import ThisRound
from rulewright.kernel.abilities import Usable
from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.cards import Card
from rulewright.kernel.decks import shuffle
from rulewright.kernel.game import RulewrightError, Setup
from rulewright.kernel.limits import count_use
from rulewright.kernel.node import nodes
from rulewright.kernel.places import create, lay_on
from rulewright.kernel.setup_input import card_named, checked, unknown, wrong, yes
from rulewright.kernel.state import Scope, State
from rulewright.kernel.steps import find_path
from rulewright.kernel.titles import fold

STEPS = ("setup", "0", "1", "1.1", "1.2", "2", "2.1", "3", "3.1", "4", "4.1", "5", "5.1", "5.2")
SCORED = (("free_scoring", FREE_SCORE), ("shadow_scoring", SHADOW_SCORE), ("aside", ASIDE))
PILES = (("hand", HAND), ("cycle", CYCLE), ("eliminated", ELIMINATED), ("reserve", RESERVE))


class Writer:
    """Builds a position from its written form."""

    def __init__(self, written: PositionInput, rng: int, extra: tuple[Card, ...] = ()) -> None:
        self.written = written
        if written.scenario not in SCENARIOS:
            raise unknown("position", "scenario", written.scenario, SCENARIOS)
        self.scenario = SCENARIOS[written.scenario]
        most = max(self.scenario.people[-1]) + 1
        seats = most if written.seats is None and written.persons is None else written.seats
        persons = seat_map(self.scenario, seats, written.persons)
        self.s = State.empty(rulebook(written.scenario, extra), len(self.scenario.holders), rng, persons)
        self.where: dict[int, str] = {}
        """Where each piece is written."""

    def wrong(self, where: str, reason: str, **details: str | int) -> RulewrightError:
        """The error that names what is wrong and where."""
        return wrong("position", where, reason, **details)

    def card(self, where: str, name: str, kinds: tuple[str, ...]) -> int:
        """The index of a card by title or id; it must be of one of these types."""
        catalogue = self.s.rules.catalogue
        index = card_named("position", where, catalogue, name, kinds)
        if catalogue.cards[index].kind not in kinds:
            raise self.wrong(where, "input-kind", name=catalogue.cards[index].name)
        return index

    def piece(self, where: str, given: str | PieceInput, zone: int, kinds: tuple[str, ...], host: int = -1) -> int:
        """A faction card with its tokens and items; it belongs to the deck of its faction."""
        s = self.s
        table = PieceInput(given) if isinstance(given, str) else given
        card = self.card(where, table.name, kinds)
        owner = deck_of(s, s.rules.catalogue.cards[card].set)
        if owner < 0:
            raise self.wrong(where, "input-no-deck", name=table.name)
        piece = create(s, card, owner, zone)
        self.where[piece] = where
        lay_on(s, piece, host)
        s.tokens[ATTACK][piece], s.tokens[DEFENSE][piece] = table.attack, table.defense
        s.tokens[ARRIVED][piece] = table.arrived
        if table.used:
            self.use_up(piece, table.used)
        for i, item in enumerate(table.items):
            self.piece(f"{where}.items.{i}", item, zone, ("item",), piece)
        return piece

    def use_up(self, piece: int, times: int) -> None:
        """The texts of a card that have a limit have been used so often."""
        s = self.s
        abilities = s.rules.catalogue.faces[s.face[piece]].abilities
        limited = [(i, a.limit) for i, a in enumerate(abilities) if isinstance(a, Usable) and a.limit is not None]
        if not limited:
            raise self.wrong(f"{self.where[piece]}.used", "input-no-limit")
        for i, limit in limited:
            for _ in range(times):
                count_use(s, s.controller[piece], ability_id(piece, i), limit)

    def location(self, where: str, given: str | LocationInput, zone: int) -> int:
        """A location with its tokens and the cards that fight there."""
        s = self.s
        table = LocationInput(given) if isinstance(given, str) else given
        piece = create(s, self.card(where, table.name, LOCATIONS), -1, zone)
        self.where[piece] = where
        s.tokens[ATTACK][piece], s.tokens[DEFENSE][piece] = table.attack, table.defense
        s.tokens[STRIPPED][piece] = 1 if yes(table.stripped) else 0
        for i, card in enumerate(table.cards):
            self.piece(f"{where}.cards.{i}", card, FIELD, ("army", "character"), piece)
        return piece

    def player(self, seat: int, given: PlayerInput) -> None:
        """What lies before one player. A deck is written top card first; what is left out is empty."""
        s, holder = self.s, self.scenario.holders[seat]
        where = f"players.{holder.name}"
        for key, zone in PILES:
            kinds = ("army", "character") if key == "reserve" else FACTION_CARDS
            for i, card in enumerate(getattr(given, key)):
                self.own(seat, f"{where}.{key}.{i}", card, zone + seat, kinds)
        deck = given.deck or []
        for i, item in reversed(list(enumerate(deck))):
            self.own(seat, f"{where}.deck.{i}", item, DECK + seat, FACTION_CARDS)
        s.top[DECK + seat] = len(deck)
        if given.ring and not holder.ring:
            raise self.wrong(f"{where}.ring", "input-no-ring")
        s.dials[RING][seat] = (1 if holder.ring else 0) if given.ring is None else given.ring
        s.dials[RING_USED][seat] = 1 if yes(given.ring_used) else 0
        s.table[PASSED] |= 1 << seat if yes(given.passed) else 0
        for i, title in enumerate(given.played):
            card = self.card(f"{where}.played.{i}", title, ("character", "item"))
            count_played(s, seat, s.rules.catalogue.front[card])

    def own(self, seat: int, where: str, given: str | PieceInput, zone: int, kinds: tuple[str, ...]) -> None:
        """A card before a player; it must be one of that player's deck."""
        piece = self.piece(where, given, zone, kinds)
        if self.s.owner[piece] != seat:
            raise self.wrong(where, "input-other-deck", name=self.s.rules.catalogue.faces[self.s.face[piece]].name)

    def whole_deck(self, seat: int) -> None:
        """Before the game a player has the whole deck, but for what is written elsewhere."""
        s, holder = self.s, self.scenario.holders[seat]
        for card, copies in deck_cards(holder, tuple(s.rules.catalogue.cards)):
            index = s.rules.catalogue.by_id(card)
            for _ in range(copies - s.card.count(index)):
                create(s, index, seat, DECK + seat)

    def locations(self) -> None:
        """Active and scored locations as written; the others lie in their decks, or aside if their time is over."""
        s, written = self.s, self.written
        for i, given in enumerate(written.active):
            self.location(f"active.{i}", given, ACTIVE)
        for key, zone in SCORED:
            for i, title in enumerate(getattr(written, key)):
                self.location(f"{key}.{i}", title, zone)
        path = active_path(s)
        reached = 0 if path < 0 else s.rules.catalogue.faces[s.face[path]].stats["number"]
        if path >= 0 and written.path not in (None, reached):
            raise self.wrong("path", "input-path", name=s.rules.catalogue.faces[s.face[path]].name, number=reached)
        s.table[PATH] = reached if written.path is None else written.path
        placed = set(s.card)
        wanted = self.listed("battlegrounds", written.battlegrounds) + self.listed("paths", written.paths)
        for card in used_locations(self.scenario, tuple(s.rules.catalogue.cards)):
            index = s.rules.catalogue.by_id(card.id)
            all_lie = (written.paths if card.set == "path" else written.battlegrounds) is None
            if index not in placed and (all_lie or index in wanted):
                past = card.set == "path" and card.faces[0].stats["number"] < s.table[PATH]
                create(s, index, -1, ASIDE if past else location_zone(card))

    def listed(self, key: str, titles: list[str] | None) -> list[int]:
        """The locations that lie in their decks: those that are named and lie nowhere else."""
        s = self.s
        cards = s.rules.catalogue.cards
        used = {card.id for card in used_locations(self.scenario, tuple(cards))}
        found: list[int] = []
        for i, title in enumerate(titles or []):
            index = self.card(f"{key}.{i}", title, ("path",) if key == "paths" else ("battleground",))
            if cards[index].id not in used:
                raise self.wrong(f"{key}.{i}", "input-not-used", name=cards[index].name)
            if index in s.card or index in found:
                raise self.wrong(f"{key}.{i}", "input-twice", name=cards[index].name)
            found.append(index)
        return found

    def lasting(self, where: str, title: str) -> None:
        """What a text has established until the end of the round. Its card lies among the eliminated ones."""
        s = self.s
        card = self.card(where, title, FACTION_CARDS)
        source = next((p for p in range(len(s.card)) if s.card[p] == card), -1)
        if source < 0:
            owner = deck_of(s, s.rules.catalogue.cards[card].set)
            if owner < 0:
                raise self.wrong(where, "input-no-deck", name=title)
            source = create(s, card, owner, ELIMINATED + owner)
            self.where[source] = where
        texts = s.rules.catalogue.faces[s.face[source]].abilities
        effects = [node for text in texts for node in nodes(text) if isinstance(node, ThisRound)]
        if not effects:
            raise self.wrong(where, "input-nothing-lasts", name=title)
        for effect in effects:
            effect.apply(s, Scope(source, s.owner[source]))

    def write(self) -> State:
        """The position, ready to run from the step it stands at."""
        s, written = self.s, self.written
        names = {fold(holder.name): seat for seat, holder in enumerate(self.scenario.holders)}
        for name in written.players:
            if fold(name) not in names:
                raise unknown("position", f"players.{name}", name, [h.name for h in self.scenario.holders])
        players = {names[fold(name)]: given for name, given in written.players.items()}
        for seat in range(s.seats):
            self.player(seat, players.get(seat, PlayerInput()))
        self.locations()
        for seat in range(s.seats):
            if written.at == "setup" and players.get(seat, PlayerInput()).deck is None:
                self.whole_deck(seat)
        for zone in s.rules.zones.of_group("deck"):
            if not s.top[zone]:
                shuffle(s, zone)
        s.table[ROUND], s.table[CORRUPTION] = written.round, written.corruption
        s.table[FIRST] = self.place("first", written.first)
        s.order = turn_order(s)
        s.patient = (1 << s.seats) - 1 if yes(written.patient) else 0
        passed = s.table[PASSED]
        self.start_at(written.at)
        s.table[TURN] = s.table[FIRST] if written.turn is None else self.place("turn", written.turn)
        s.table[PASSED] = passed
        for i, title in enumerate(written.lasting):
            self.lasting(f"lasting.{i}", title)
        check_position(s, self.scenario, self.where, yes(written.proxies))
        return s

    def place(self, where: str, given: int) -> int:
        """A place in the turn order."""
        places = len(self.scenario.order)
        if given >= places:
            raise self.wrong(where, "input-seat", most=places - 1)
        return given

    def start_at(self, at: str) -> None:
        """Stand just before a step: "1.1" activates a battleground, "2" begins the Action phase, "2.1" goes on.

        With `stop` nothing follows the phase: the game stands still after it.
        """
        s = self.s
        path = find_path(s.rules.flow, "setup.2" if at == "setup" else at) if at in STEPS else []
        if not path:
            raise unknown("position", "at", at, STEPS)
        s.stack[:] = [(step, pc, ()) for step, pc in path]
        if at == "setup":
            s.table[ROUND] -= 1
            return
        if yes(self.written.stop):
            phase = [step for step in ROUND_STEPS.steps if getattr(step, "label", "")[:1] == at[0]]
            s.stack[:] = [(step, 0, ()) for step in reversed(phase) if getattr(step, "label", "") >= at]
        s.table[PHASE] = int(at[0])
        if at == "0":
            s.table[ROUND] -= 1


def write_position(written: Setup, rng: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(checked("position", PositionInput, written), rng, extra).write()
