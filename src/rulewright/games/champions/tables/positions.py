"""Positions written down by hand. docs/positions.md describes the form."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright.games.champions.cards import PACKS
from rulewright.games.champions.events import GAINS_COUNTERS
from rulewright.games.champions.rulebook import all_cards, rulebook
from rulewright.games.champions.table import (
    ACCELERATION,
    ACTIVE,
    BOOST,
    CHANGED_FORM,
    CONFUSED,
    COUNTERS,
    DAMAGE,
    DEALT,
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    ENVIRONMENT,
    FIRST,
    HAND,
    IDENTITIES,
    IDENTITY,
    NEMESIS,
    OBLIGATIONS,
    PHASE,
    PHASE_OF_STEP,
    PHASES,
    PLAY,
    PLAYERS,
    REMOVED,
    ROUND,
    SIDE_SCHEMES,
    STEP,
    STEP_IDS,
    STUNNED,
    THREAT,
    TOUGH,
    UNDER,
    player_order,
    plays,
)
from rulewright.games.champions.tables.contradictions import check_position
from rulewright.games.champions.tables.opening import (
    in_encounter_deck,
    is_nemesis_of,
    is_obligation_of,
    lay_main_scheme,
    lay_rules,
    lay_villain,
    needed_packs,
)
from rulewright.games.champions.tables.scenarios import MODULAR_SETS, SCENARIOS, encounter_sets, set_id, stages
from rulewright.games.champions.tables.setup_input import (
    PieceInput,
    PositionInput,
    SchemeInput,
    SeatInput,
    VillainInput,
    front_of,
)
from rulewright.games.champions.vocabulary.facedown import DRONE
from rulewright.games.champions.vocabulary.printing import Scenario
from rulewright.kernel.abilities import Triggered
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.decks import shuffle
from rulewright.kernel.effects.lasting import At
from rulewright.kernel.effects.verbs import Happens
from rulewright.kernel.game import Setup
from rulewright.kernel.node import nodes
from rulewright.kernel.places import create, lay_on, turn
from rulewright.kernel.setup_input import checked, strings, unknown, wrong, yes
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import find_path
from rulewright.kernel.titles import fold
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.positions import Writer as CardWriter
from rulewright.lcg.positions import packs_named

Written = str | PieceInput
PLAYER_CARDS = ("ally", "event", "resource", "support", "upgrade")
ENCOUNTER_CARDS = ("attachment", "environment", "minion", "obligation", "side-scheme", "treachery")
TOKENS = (("damage", DAMAGE), ("threat", THREAT), ("counters", COUNTERS), ("acceleration", ACCELERATION))
STATUS = (("stunned", STUNNED), ("confused", CONFUSED), ("tough", TOUGH))
STAGES = {"I": 0, "II": 1, "III": 2, "1": 0, "2": 1, "3": 2}
VILLAIN_AND_STAGE = re.compile(r"(.+?) \(?(I|II|III)\)?")
ANY_CARD = "Energy"
"""The card that a Drone is of which nothing else is written."""


def name_and_stage(written: str) -> tuple[str, str]:
    """A villain as people write it, "Rhino II" or "Rhino (II)": the name and the stage, if one is written."""
    both = VILLAIN_AND_STAGE.fullmatch(written)
    return (both[1], both[2]) if both is not None else (written, "")


def scenario_of(written: PositionInput) -> Scenario:
    """The scenario of a position: the one that is named, else that of the villain or of the main scheme."""
    known = {
        fold(name): scenario for id_, scenario in SCENARIOS.items() for name in (id_, scenario.name, *scenario.stages)
    }
    if written.scenario:
        if fold(written.scenario) not in known:
            raise unknown("position", "scenario", written.scenario, SCENARIOS)
        return known[fold(written.scenario)]
    given = written.villain
    named = name_and_stage(given if isinstance(given, str) else given.name if given is not None else "")[0]
    if fold(named) in known:
        return known[fold(named)]
    plan = written.main_scheme
    title = fold(front_of(plan if isinstance(plan, str) else plan.name if plan is not None else ""))
    cards = {card.id: fold(card.name) for card in all_cards()}
    found = [
        scenario
        for scenario in SCENARIOS.values()
        if title in scenario.main_schemes or title in [cards[id_] for id_ in scenario.main_schemes]
    ]
    return found[0] if found else SCENARIOS["rhino"]


def enters_with(face: Face) -> int:
    """How many counters a card enters play with."""
    for ability in face.abilities:
        gains = ability.effect if isinstance(ability, Triggered) and ability.trigger.kind is ENTERS_PLAY else None
        if isinstance(gains, Happens) and gains.event is GAINS_COUNTERS and isinstance(gains.amount, int):
            return gains.amount
    return face.stats.get("uses", 0)


class Writer(CardWriter[PieceInput]):
    """Builds a position from its written form."""

    def __init__(self, written: PositionInput, names: Iterable[str], rng: int, extra: tuple[Card, ...] = ()) -> None:
        """`names` are all that the position names: their packs take part."""
        self.written = written
        self.scenario = scenario_of(written)
        seats = len(written.seats)
        players = seats if written.players is None else written.players
        if players < seats:
            raise wrong("position", "players", "input-too-few-players", least=seats)
        packs = needed_packs(names) | packs_named(PACKS, written.packs)
        super().__init__(State.empty(rulebook(players, extra, packs), seats, rng))
        self.players = players

    # ---- cards

    def piece(self, where: str, given: Written, owner: int, zone: int, kinds: tuple[str, ...]) -> int:
        """A piece with its tokens and what lies on it."""
        table = PieceInput(given) if isinstance(given, str) else given
        card = self.card(where, table.name, kinds)
        piece = self.lay(where, table, card, self.owner(where, table, owner), zone)
        self.mark(piece, table)
        return piece

    def mark(self, piece: int, table: PieceInput) -> None:
        """The tokens and status cards on a piece, the cards on it, and how often it was used."""
        s, where = self.s, self.where.get(piece, "")
        face = s.rules.catalogue.faces[s.face[piece]]
        for key, token in TOKENS:
            s.tokens[token][piece] = getattr(table, key) or 0
        if table.threat is None and s.zone[piece] == SIDE_SCHEMES:
            s.tokens[THREAT][piece] = face.stats.get("starting_threat", 0)
        if table.counters is None and s.zone[piece] in s.play_zones:
            s.tokens[COUNTERS][piece] = enters_with(face)
        for key, token in STATUS:
            s.tokens[token][piece] = 1 if yes(getattr(table, key)) else 0
        s.exhausted[piece] = 1 if yes(table.exhausted) else 0
        for i, attached in enumerate(table.attachments):
            self.attachment(f"{where}.attachments.{i}", attached, piece)
        for i, name in enumerate(table.boost):
            lay_on(s, self.piece(f"{where}.boost.{i}", name, -1, BOOST, ENCOUNTER_CARDS), piece)
        for i, under in enumerate(table.under):
            lay_on(s, self.piece(f"{where}.under.{i}", under, 0, UNDER, PLAYER_CARDS), piece)
        if table.used:
            self.use_up(piece, table.used)

    def attachment(self, where: str, given: Written, host: int) -> None:
        """A card that lies on another one: an attachment of the scenario, or an upgrade of a player."""
        s = self.s
        table = PieceInput(given) if isinstance(given, str) else given
        card = self.card(where, table.name, ("attachment", "upgrade"))
        owner = -1
        if s.rules.catalogue.cards[card].kind == "upgrade":
            owner = self.owner(where, table, max(s.controller[host], 0))
        piece = self.lay(where, table, card, owner, s.zone[host])
        if owner >= 0 and table.controller is None:
            s.controller[piece] = owner
        self.mark(piece, table)
        lay_on(s, piece, host)

    # ---- players

    def seat(self, seat: int, given: SeatInput) -> None:
        """What lies before one player."""
        s, where = self.s, f"seats.{seat}"
        self.identity(seat, given)
        self.pieces(f"{where}.allies", given.allies, seat, PLAY + seat, ("ally",))
        self.pieces(f"{where}.upgrades", given.upgrades, seat, PLAY + seat, ("upgrade",))
        self.pieces(f"{where}.supports", given.supports, seat, PLAY + seat, ("support",))
        self.pieces(f"{where}.hand", given.hand, seat, HAND + seat, PLAYER_CARDS)
        self.deck(f"{where}.deck", given.deck, seat, DECK + seat, PLAYER_CARDS)
        self.pieces(f"{where}.discard", given.discard, seat, DISCARD + seat, (*PLAYER_CARDS, *IDENTITIES))
        self.pieces(f"{where}.dealt", given.dealt, -1, DEALT + seat, ENCOUNTER_CARDS)
        for i, minion in enumerate(given.engaged):
            self.engaged(f"{where}.engaged.{i}", minion, seat)
        self.pieces(f"{where}.nemesis", given.nemesis or [], -1, NEMESIS + seat, ENCOUNTER_CARDS)
        s.dials[CHANGED_FORM][seat] = 1 if yes(given.changed_form) else 0
        s.dials[ELIMINATED][seat] = 1 if yes(given.eliminated) else 0

    def engaged(self, where: str, given: Written, seat: int) -> None:
        """A minion engaged with a player; a Drone is a card of a player's deck that lies face down."""
        s = self.s
        table = PieceInput(given) if isinstance(given, str) else given
        if fold(table.name) != fold(DRONE.name):
            self.piece(where, given, -1, ENGAGED + seat, ("minion",))
            return
        card = self.card(f"{where}.card", table.card or ANY_CARD, PLAYER_CARDS)
        piece = self.lay(where, table, card, self.owner(where, table, seat), ENGAGED + seat)
        s.known[piece] = 0
        s.controller[piece] = -1
        turn(s, piece, s.rules.catalogue.face_id(DRONE))
        self.mark(piece, table)
        if not table.card:
            del self.where[piece]

    def identity(self, seat: int, given: SeatInput) -> None:
        """The identity of a player, with the side up that is named."""
        s, where = self.s, f"seats.{seat}.hero"
        if given.hero is None:
            raise self.wrong(where, "input-missing")
        table = PieceInput(given.hero) if isinstance(given.hero, str) else given.hero
        index = self.card(where, front_of(table.name), IDENTITIES)
        out = yes(given.eliminated)
        piece = self.lay(where, table, index, seat, DISCARD + seat if out else PLAY + seat)
        s.dials[IDENTITY][seat] = piece
        if out:
            return
        card, named = s.rules.catalogue.cards[index], fold(table.name.partition(" (")[0])
        if named == fold(card.faces[1].name) or front_of(table.name) != table.name:
            turn(s, piece, s.face[piece] + 1)
        self.mark(piece, table)

    def rest_of_nemesis_set(self, seat: int) -> None:
        """The nemesis set of a player's hero, as far as it lies nowhere else, set aside."""
        identity = self.s.rules.catalogue.cards[self.s.card[self.s.dials[IDENTITY][seat]]]
        for index, card in enumerate(self.s.rules.catalogue.cards):
            if is_nemesis_of(card, identity):
                for _ in range(card.copies - self.s.card.count(index)):
                    create(self.s, index, -1, NEMESIS + seat)

    # ---- the table

    def villain(self) -> None:
        """The villain at a stage; the later stages of the scenario wait."""
        given = self.written.villain
        table = VillainInput("") if given is None or isinstance(given, str) else given
        named, at = name_and_stage(given if isinstance(given, str) else table.name)
        used = stages(self.scenario, self.written.difficulty)
        known = [fold(title) for title in (self.scenario.name, *self.scenario.stages)]
        if named and fold(named) not in known:
            scenarios = (self.scenario,) if self.written.scenario else SCENARIOS.values()
            raise unknown("position", "villain", named, [scenario.name for scenario in scenarios])
        at = at if table.stage is None else str(table.stage)
        stage = self.scenario.stages[STAGES[at]] if at else named if named in self.scenario.stages else used[0]
        later = used[used.index(stage) + 1 :] if stage in used else ()
        piece = lay_villain(self.s, (stage, *later))
        self.where[piece] = "villain"
        self.mark(piece, table)

    def main_scheme(self) -> None:
        """The main scheme at a stage, side B up (during setup side A); the later stages wait."""
        s, given, ids = self.s, self.written.main_scheme, self.scenario.main_schemes
        catalogue = s.rules.catalogue
        table = SchemeInput() if given is None else SchemeInput(given) if isinstance(given, str) else given
        titles = [catalogue.cards[catalogue.by_id(card)].name for card in ids]
        number = table.stage or 1
        if table.name != "1":
            known = [fold(title) for title in (*titles, *ids)]
            if front_of(fold(table.name)) not in known:
                raise unknown("position", "main_scheme", table.name, titles)
            number = known.index(front_of(fold(table.name))) % len(ids) + 1
        if number > len(ids):
            raise self.wrong("main_scheme.stage", "input-number", value=str(number), least="1", most=str(len(ids)))
        piece = lay_main_scheme(s, ids[number - 1 :])
        self.where[piece] = "main_scheme"
        if self.written.at != "setup":
            turn(s, piece, s.face[piece] + 1)
        self.mark(piece, table)

    def environment(self) -> None:
        """The environments as written, or those of the scenario, which its setup has put into play."""
        given, s = self.written.environment, self.s
        if given is not None:
            self.pieces("environment", given, -1, ENVIRONMENT, ("environment",))
        elif self.written.at != "setup":
            for index, card in enumerate(s.rules.catalogue.cards):
                if card.kind == "environment" and card.set == self.scenario.name and index not in s.card:
                    create(s, index, -1, ENVIRONMENT)

    def encounter_deck(self) -> None:
        """The encounter deck as written, or all cards of the scenario that lie nowhere else, shuffled.

        The obligations of the heroes are among them; before the setup they are still set aside.
        """
        s, given = self.s, self.written.encounter_deck
        if given is not None:
            self.deck("encounter_deck", given, -1, ENCOUNTER_DECK, ENCOUNTER_CARDS)
            return
        sets = encounter_sets(self.scenario, self.written.difficulty, self.modular())
        cards = s.rules.catalogue.cards
        heroes = [cards[s.card[piece]] for piece in s.dials[IDENTITY]]
        for i, card in enumerate(cards):
            ours = any(is_obligation_of(card, hero) for hero in heroes)
            if ours or in_encounter_deck(card, sets):
                zone = OBLIGATIONS if ours and self.written.at == "setup" else ENCOUNTER_DECK
                for _ in range(card.copies - s.card.count(i)):
                    create(s, i, -1, zone)
        shuffle(s, ENCOUNTER_DECK)

    def modular(self) -> tuple[str, ...]:
        """The modular sets of the scenario."""
        given = self.written.modular
        if given is None:
            return (self.scenario.modular,)
        names = [given] if isinstance(given, str) else given
        for i, name in enumerate(names):
            if set_id(name) not in MODULAR_SETS:
                raise unknown("position", f"modular.{i}", name, MODULAR_SETS)
        return tuple(dict.fromkeys(MODULAR_SETS[set_id(name)] for name in names))

    def write(self) -> State:
        """The position."""
        s, written = self.s, self.written
        lay_rules(s)
        s.table[PLAYERS] = self.players
        self.villain()
        self.main_scheme()
        for seat, given in enumerate(written.seats):
            self.seat(seat, given)
        self.pieces("side_schemes", written.side_schemes, -1, SIDE_SCHEMES, ("side-scheme",))
        self.environment()
        self.pieces("encounter_discard", written.encounter_discard, -1, ENCOUNTER_DISCARD, ENCOUNTER_CARDS)
        self.pieces("removed", written.removed, -1, REMOVED, (*ENCOUNTER_CARDS, *PLAYER_CARDS))
        self.encounter_deck()
        for seat, given in enumerate(written.seats):
            if given.nemesis is None:
                self.rest_of_nemesis_set(seat)
        first = written.first
        if first is None:
            first = next((seat for seat in range(s.seats) if plays(s, seat)), 0)
        elif first >= s.seats:
            raise self.wrong("first", "input-seat", most=s.seats - 1)
        s.table[ROUND], s.table[FIRST] = written.round, first
        s.order = player_order(s)
        s.patient = (1 << s.seats) - 1 if yes(written.patient) else 0
        s.secret = yes(written.secret_windows)
        self.start_at(written.at)
        self.wait()
        for i, effect in enumerate(written.lasting):
            self.lasting(f"lasting.{i}", effect, (*PLAYER_CARDS, *ENCOUNTER_CARDS, *IDENTITIES))
        check_position(s, self.where, yes(written.proxies))
        return s

    def wait(self) -> None:
        """What cards in play wait for since they have entered it: Nick Fury leaves at the end of the round."""
        s = self.s
        for piece in [p for zone in s.play_zones for p in s.zones[zone]]:
            for ability in s.rules.catalogue.faces[s.face[piece]].abilities:
                if isinstance(ability, Triggered) and ability.trigger.kind is ENTERS_PLAY:
                    for node in nodes(ability):
                        if isinstance(node, At):
                            node.apply(s, Scope(piece, s.controller[piece]))

    def start_at(self, at: str) -> None:
        """Stand just before a stage of the round, or just after it: "6", "6+"."""
        s, written = self.s, self.written
        number = at.removesuffix("+")
        path = find_path(s.rules.flow, number) if number in STEP_IDS else []
        if not path:
            raise unknown("position", "at", at, STEP_IDS)
        frames: list[tuple[object, int, tuple[Plain, ...]]] = [(step, pc, ()) for step, pc in path]
        if at.endswith("+"):
            frames.pop()
        elif written.turn is not None:
            if written.turn not in s.order or number not in ("2", "6"):
                raise self.wrong("turn", "input-turn")
            frames[-1] = (path[-1][0], 0, s.order[s.order.index(written.turn) :])
        s.stack[:] = frames  # type: ignore[assignment]
        s.table[STEP] = STEP_IDS.index(number)
        s.table[PHASE] = PHASES.index(PHASE_OF_STEP.get(number, "setup"))
        s.table[ACTIVE] = -1
        if number == "setup":
            s.table[ROUND] -= 1


def write_position(written: Setup, rng: int, extra: tuple[Card, ...] = ()) -> State:
    """The position that was written down. RulewrightError says what is wrong and where."""
    return Writer(checked("position", PositionInput, written), strings(written), rng, extra).write()
