"""The game as the package offers it."""

from __future__ import annotations

from rulewright.games.champions.capabilities import ChampionsDecks
from rulewright.games.champions.layout import LAYOUT
from rulewright.games.champions.looks import LOOKS
from rulewright.games.champions.rulebook import all_cards, rulebook
from rulewright.games.champions.table import (
    ACCELERATION,
    ELIMINATED,
    FIRST,
    MAX_SEATS,
    PHASE,
    PHASES,
    ROUND,
    STEP,
    STEP_IDS,
    THREAT,
    VILLAIN_DECK,
    VILLAIN_STAGES,
    dial,
    identity,
    main_scheme,
    progress,
    villain,
)
from rulewright.games.champions.tables.decks import STARTERS, Deck, distinct_heroes, read_deck, starters_for
from rulewright.games.champions.tables.opening import open_game, seat_players
from rulewright.games.champions.tables.positions import write_position
from rulewright.games.champions.tables.scenarios import MODULAR_SETS, RANDOM, SCENARIOS, set_id
from rulewright.games.champions.tables.setup_input import SetupInput
from rulewright.kernel.capabilities import DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup, Teller
from rulewright.kernel.looks import Looks
from rulewright.kernel.opening import GameModule, known_scenario
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import checked, unknown, wrong, yes
from rulewright.kernel.state import State
from rulewright.kernel.values import value
from rulewright.language.interface import Interface
from rulewright.lcg.opening import check_first, seats_wanted

TITLES = {
    "en": "Marvel Champions: The Card Game",
    "uk": "Marvel Champions. Карткова гра",
    "ru": "Marvel Champions. Карточная игра",
}
OPTIONS = {
    "difficulty": ("standard", "expert"),
    "patient": ("no", "yes"),
    "secret_windows": ("no", "yes"),
}
"""difficulty: expert takes the stages II and III of the villain and adds the expert set. patient: be asked even where
there is only one answer. secret_windows: who is asked depends only on what everybody may know, for play between
strangers."""


def modular_sets(given: list[str] | str | None, usual: str) -> tuple[tuple[str, ...], int]:
    """The modular sets that are asked for, and how many besides are picked at random; by default the usual one."""
    wanted = [usual] if given is None else [given] if isinstance(given, str) else given
    chosen: list[str] = []
    for i, name in enumerate(wanted):
        known = set_id(name)
        if known not in (*MODULAR_SETS, RANDOM):
            raise unknown("setup", f"modular.{i}", name, (*MODULAR_SETS, RANDOM))
        if known in chosen and known != RANDOM:
            raise RulewrightError("error-modular-twice", name=MODULAR_SETS[known])
        chosen.append(known)
    if len(chosen) > len(MODULAR_SETS):
        raise wrong("setup", "modular", "input-too-many", most=len(MODULAR_SETS))
    return tuple(MODULAR_SETS[name] for name in chosen if name != RANDOM), chosen.count(RANDOM)


class Champions(GameModule):
    """Marvel Champions: The Card Game."""

    teller: Teller = Interface("champions")
    setup_input = SetupInput

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("champions", TITLES, (1, MAX_SEATS), tuple(SCENARIOS), tuple(STARTERS), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card, with the values as they are printed."""
        return all_cards()

    def write(self, position: dict[str, Json], rng: int) -> State:
        return write_position(position, rng)

    def seat(self, s: State, setup: Setup) -> None:
        wanted = checked("setup", SetupInput, setup)
        named, at_random = modular_sets(wanted.modular, SCENARIOS[wanted.scenario].modular)
        left = [name for name, title in MODULAR_SETS.items() if title not in named]
        seat_players(s, wanted.first, at_random, left)

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules for a number of players with the cards of some packs."""
        return rulebook(int(edition), (), packs)

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened. RulewrightError when there is no such setup."""
        wanted = checked("setup", SetupInput, setup)
        scenario = known_scenario(SCENARIOS, wanted.scenario)
        decks = self.decks(wanted)
        check_first(wanted.first, len(decks))
        modular, _ = modular_sets(wanted.modular, scenario.modular)
        s = open_game(scenario, decks, difficulty=wanted.difficulty, modular=modular)
        s.secret = yes(wanted.secret_windows)
        return s

    def decks(self, wanted: SetupInput) -> list[Deck]:
        """The decks that are asked for; by default the shipped ones, one for each seat."""
        count = seats_wanted(wanted.seats, wanted.decks, MAX_SEATS)
        decks = [read_deck(deck) for deck in wanted.decks] or starters_for(count)
        distinct_heroes(decks)
        return decks

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""
        scheme, identities = main_scheme(s), [identity(s, seat) for seat in range(s.seats)]
        return {
            "round": s.table[ROUND],
            "phase": PHASES[s.table[PHASE]],
            "step": STEP_IDS[s.table[STEP]],
            "stage": VILLAIN_STAGES - len(s.zones[VILLAIN_DECK]),
            "progress": [progress(s)] * s.seats,
            "first_player": s.table[FIRST],
            "hit_points": [dial(s, piece) for piece in identities],
            "villain_hit_points": dial(s, villain(s)),
            "threat": s.tokens[THREAT][scheme],
            "target_threat": value(s, scheme, "target_threat"),
            "acceleration": s.tokens[ACCELERATION][scheme],
            "eliminated": [bool(out) for out in s.dials[ELIMINATED]],
        }

    def layout(self) -> Layout:
        """How the table is laid out."""
        return LAYOUT

    def looks(self) -> Looks:
        """How it looks at a browser table."""
        return LOOKS

    def deck_files(self) -> DeckFiles:
        """Deck files of MarvelCDB and OCTGN."""
        return ChampionsDecks()


GAME = Champions()
