"""Positions written down by hand. docs/positions.md describes the form."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.flow.playing import attach_silently, become_attachment
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.table import (
    ACTIVE,
    ALLIES_PLAYED,
    ASIDE,
    ATTACKED_BY,
    CAMPAIGN,
    COMMITTED,
    DAMAGE,
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    HAND,
    HAS_ATTACKED,
    PHASE,
    PLAY,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    RESOURCES,
    ROUND,
    SETUP,
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
from rulewright.games.lotr.tables.contradictions import ENCOUNTER, PLAYERS, check_position, fits
from rulewright.games.lotr.tables.opening import in_encounter_deck, needed_packs
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.tables.setup_input import (
    PieceInput,
    PositionInput,
    QuestInput,
    SeatInput,
)
from rulewright.games.lotr.vocabulary.attaching import AttachToDeck
from rulewright.games.lotr.vocabulary.captivity import FACE_DOWN, ORC_GUARD, PRISONER
from rulewright.kernel.cards import Card
from rulewright.kernel.decks import shuffle
from rulewright.kernel.game import Setup
from rulewright.kernel.node import nodes
from rulewright.kernel.places import attachments, create, lay_on, turn
from rulewright.kernel.setup_input import checked, strings, unknown, yes
from rulewright.kernel.state import State
from rulewright.kernel.steps import find_path
from rulewright.kernel.titles import fold
from rulewright.kernel.values import value
from rulewright.lcg.positions import Writer as CardWriter
from rulewright.lcg.positions import packs_named

Written = str | PieceInput
SETUP_POINTS = ("setup", "setup.2", "setup.5", "setup.5b", "setup.7")
TOKENS = (("damage", DAMAGE), ("progress", PROGRESS), ("resources", RESOURCES))


class Writer(CardWriter[PieceInput]):
    """Builds a position of this game from its written form."""

    def __init__(self, written: PositionInput, names: Iterable[str], rng: int, extra: tuple[Card, ...] = ()) -> None:
        """`names` are all that the position names: their packs take part."""
        self.written = written
        if written.scenario not in SCENARIOS:
            raise unknown("position", "scenario", written.scenario, SCENARIOS)
        self.scenario = SCENARIOS[written.scenario]
        packs = needed_packs(self.scenario, names) | packs_named(PACKS, written.packs)
        super().__init__(State.empty(rulebook(written.edition, extra, packs), len(written.seats), rng))

    # ---- cards

    def fits(self, card: Card, kinds: tuple[str, ...]) -> bool:
        return fits(card, kinds)

    def piece(self, where: str, given: Written, owner: int, zone: int, kinds: tuple[str, ...]) -> int:
        """A piece with its tokens and attachments."""
        table = PieceInput(given) if isinstance(given, str) else given
        card = self.card(where, table.name, kinds)
        piece = self.lay(where, table, card, self.owner(where, table, owner), zone)
        self.mark(piece, table)
        holder = self.s.rules.zones.holder[zone]
        for i, attached in enumerate(table.attachments):
            self.attachment(f"{where}.attachments.{i}", attached, piece, holder, zone)
        for i, shadow in enumerate(table.shadow):
            lay_on(self.s, self.piece(f"{where}.shadow.{i}", shadow, -1, SHADOWS, ENCOUNTER), piece)
        return piece

    def attachment(self, where: str, given: Written, host: int, holder: int, zone: int) -> None:
        """A card that lies on another one."""
        s = self.s
        table = PieceInput(given) if isinstance(given, str) else given
        guards = s.rules.catalogue.kind[s.face[host]] == "objective"
        kinds = ("enemy", "location") if guards else ("attachment", "treachery", "objective")
        index = self.card(where, table.name, kinds)
        card = s.rules.catalogue.cards[index]
        if card.kind in ("treachery", "objective") and not card.extras:
            raise self.wrong(where, "input-kind", name=card.name)
        own = max(s.owner[host], holder, 0) if card.back == "player" else -1
        piece = self.piece(where, given, own, zone, kinds)
        attach_silently(s, piece, host)
        if table.controller is not None:
            s.controller[piece] = table.controller

    def mark(self, piece: int, table: PieceInput) -> None:
        """The tokens on a piece, and what it has done this round."""
        s = self.s
        for key, token in TOKENS:
            s.tokens[token][piece] = getattr(table, key)
        s.tokens[COMMITTED][piece] = 1 if yes(table.committed) else 0
        s.exhausted[piece] = 1 if yes(table.exhausted) else 0
        s.tokens[HAS_ATTACKED][piece] = 1 if yes(table.attacked) else 0
        s.tokens[ATTACKED_BY][piece] = sum(1 << seat for seat in {*table.attacked_by})
        if table.used:
            self.use_up(piece, table.used)

    # ---- players

    def seat(self, seat: int, given: SeatInput) -> None:
        """What lies before one player."""
        s, where = self.s, f"seats.{seat}"
        self.pieces(f"{where}.heroes", given.heroes, seat, PLAY + seat, ("hero",))
        self.pieces(f"{where}.allies", given.allies, seat, PLAY + seat, ("ally",))
        self.pieces(f"{where}.hand", given.hand, seat, HAND + seat, PLAYERS)
        self.deck(f"{where}.deck", given.deck, seat, DECK + seat, PLAYERS)
        self.pieces(f"{where}.discard", given.discard, seat, DISCARD + seat, ("hero", *PLAYERS))
        for i, enemy in enumerate(given.engaged):
            self.engaged(f"{where}.engaged.{i}", enemy, seat)
        for i, card in enumerate(given.on_deck):
            self.on_deck(f"{where}.on_deck.{i}", card, seat)
        cost = sum(value(s, hero, "threat_cost") for hero in heroes(s, seat))
        s.dials[THREAT][seat] = cost if given.threat is None else given.threat
        for i, hero in enumerate(given.heroes):
            if isinstance(hero, PieceInput) and yes(hero.prisoner):
                self.capture(f"{where}.heroes.{i}")
        if yes(given.eliminated):
            s.dials[ELIMINATED][seat] = 1

    def engaged(self, where: str, given: Written, seat: int) -> None:
        """An enemy engaged with a player; an Orc Guard is a card of the player's deck that lies face down."""
        s = self.s
        table = PieceInput(given) if isinstance(given, str) else given
        if fold(table.name) != fold(ORC_GUARD.name):
            self.piece(where, given, -1, ENGAGED + seat, ("enemy",))
            return
        card = self.card(f"{where}.card", table.card, PLAYERS)
        piece = self.lay(where, table, card, self.owner(where, table, seat), ENGAGED + seat)
        s.known[piece] = 0
        s.controller[piece] = -1
        turn(s, piece, s.rules.catalogue.face_id(ORC_GUARD))
        self.mark(piece, table)

    def on_deck(self, where: str, given: Written, seat: int) -> None:
        """A card that is attached to the deck of a player."""
        s = self.s
        piece = self.piece(where, given, -1, PLAY + seat, ("treachery",))
        abilities = s.rules.catalogue.faces[s.face[piece]].abilities
        if not any(isinstance(node, AttachToDeck) for ability in abilities for node in nodes(ability)):
            raise self.wrong(where, "input-kind", name=s.rules.catalogue.cards[s.card[piece]].name)
        s.controller[piece] = -1
        become_attachment(s, piece)

    def capture(self, where: str) -> None:
        """A hero lies face down as the prisoner, and so does what is attached to it."""
        s = self.s
        piece = next(p for p, written in self.where.items() if written == where)
        turn(s, piece, s.rules.catalogue.face_id(PRISONER))
        for attached in attachments(s, piece):
            turn(s, attached, s.rules.catalogue.face_id(FACE_DOWN))

    # ---- the table

    def quest(self, under_way: bool) -> None:
        """The current stage, and the stages that follow it. During setup all of them wait."""
        s, given = self.s, self.written.quest
        catalogue = s.rules.catalogue
        stages = [i for i, card in enumerate(catalogue.cards) if card.id in self.scenario.quest_cards]
        last = 0
        if under_way:
            table = QuestInput(given) if isinstance(given, str) else given
            current = self.stage(table.name, stages) if table is not None and table.name else stages[0]
            last = catalogue.cards[current].faces[1].stats["stage"]
            piece = create(s, current, -1, QUEST)
            self.where[piece] = "quest"
            turn(s, piece, s.face[piece] + 1)
            s.tokens[PROGRESS][piece] = 0 if table is None else table.progress
        elif given is not None:
            raise self.wrong("quest", "input-not-in-setup")
        for i in stages:
            if catalogue.cards[i].faces[1].stats["stage"] > last:
                create(s, i, -1, QUEST_DECK)

    def stage(self, name: str, stages: list[int]) -> int:
        """The quest card of this title."""
        cards = self.s.rules.catalogue.cards
        titles = {fold(cards[i].faces[1].name): i for i in stages}
        if fold(name) not in titles:
            raise unknown("position", "quest", name, [cards[i].faces[1].name for i in stages])
        return titles[fold(name)]

    def encounter_deck(self) -> None:
        """The encounter deck as written, or all cards of the scenario that lie nowhere else, shuffled."""
        s, given = self.s, self.written.encounter_deck
        if given is not None:
            self.deck("encounter_deck", given, -1, ENCOUNTER_DECK, ENCOUNTER)
            return
        for i, card in enumerate(s.rules.catalogue.cards):
            if in_encounter_deck(card, self.scenario):
                for _ in range(card.copies - s.card.count(i)):
                    create(s, i, -1, ENCOUNTER_DECK)
        shuffle(s, ENCOUNTER_DECK)

    def write(self) -> State:
        """The position, ready to run from the step it stands at."""
        s, written = self.s, self.written
        under_way = not written.at.startswith("setup")
        for seat, given in enumerate(written.seats):
            self.seat(seat, given)
        self.quest(under_way)
        if written.active is not None:
            self.piece("active", written.active, -1, ACTIVE, ("location",))
        self.pieces("staging", written.staging, -1, STAGING, ("enemy", "location", "objective"))
        self.pieces("encounter_discard", written.encounter_discard, -1, ENCOUNTER_DISCARD, ENCOUNTER)
        self.pieces("victory", written.victory, -1, VICTORY, ENCOUNTER)
        self.pieces("aside", written.aside, -1, ASIDE, (*ENCOUNTER, *PLAYERS))
        if written.campaign is not None:
            self.piece("campaign", written.campaign, -1, CAMPAIGN, ("campaign",))
        self.encounter_deck()
        if written.first >= s.seats:
            raise self.wrong("first", "input-seat", most=s.seats - 1)
        s.table[ROUND], s.table[FIRST] = written.round, written.first
        s.table[ALLIES_PLAYED] = written.allies_played
        s.order = player_order(s)
        s.table[SHADOWS_OFF] = 0 if yes(written.shadows) else 1
        s.patient = (1 << s.seats) - 1 if yes(written.patient) else 0
        s.secret = yes(written.secret_windows)
        self.start_at(written.at)
        for i, effect in enumerate(written.lasting):
            self.lasting(f"lasting.{i}", effect, (*PLAYERS, *ENCOUNTER, "hero"))
        check_position(s, self.where, under_way, yes(written.proxies))
        return s

    def start_at(self, at: str) -> None:
        """Stand just before a step of the chart, or just after it: "3.3", "3.3+"."""
        s = self.s
        number = at.removesuffix("+")
        path = find_path(s.rules.flow, number) if number in STEP_IDS or number in SETUP_POINTS else []
        if not path:
            raise unknown("position", "at", at, (*SETUP_POINTS, *STEP_IDS[1:]))
        s.stack[:] = [(step, pc, ()) for step, pc in (path[:-1] if at.endswith("+") else path)]
        if number in SETUP_POINTS:
            s.table[PHASE], s.table[STEP] = SETUP, 0
        else:
            s.table[STEP] = STEP_IDS.index(number)
            s.table[PHASE] = int(number[0])
        if number in SETUP_POINTS or number == "0.0":
            s.table[ROUND] -= 1


def write_position(written: Setup, rng: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(checked("position", PositionInput, written), strings(written), rng, extra).write()
