"""The game as the package offers it."""

from __future__ import annotations

from rulewright.games.lotr.capabilities import DECKS, LotrCampaigns
from rulewright.games.lotr.flow.quest import progress, stage, total_threat, total_willpower
from rulewright.games.lotr.layout import LAYOUT
from rulewright.games.lotr.looks import LOOKS
from rulewright.games.lotr.rulebook import EDITIONS, all_cards, rulebook
from rulewright.games.lotr.table import (
    ELIMINATED,
    FIRST,
    MAX_SEATS,
    PHASE,
    PHASES,
    ROUND,
    STEP,
    STEP_IDS,
    THREAT,
    VICTORY,
)
from rulewright.games.lotr.tables.decks import STARTERS, Deck, distinct_heroes, read_deck
from rulewright.games.lotr.tables.opening import open_game, seat_players
from rulewright.games.lotr.tables.positions import write_position
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.tables.setup_input import SetupInput
from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup, Teller
from rulewright.kernel.looks import Looks
from rulewright.kernel.opening import GameModule, known_scenario
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import checked, yes
from rulewright.kernel.state import State
from rulewright.language.interface import Interface
from rulewright.lcg.opening import check_first, seats_wanted

TITLES = {
    "en": "The Lord of the Rings: The Card Game",
    "uk": "Володар перснів. Карткова гра",
    "ru": "Властелин колец. Карточная игра",
}
OPTIONS = {
    "edition": EDITIONS,
    "difficulty": ("standard", "easy"),
    "shadows": ("yes", "no"),
    "patient": ("no", "yes"),
    "secret_windows": ("no", "yes"),
}
"""difficulty: easy takes cards out of the encounter deck and gives each hero a resource. shadows: the beginners' game
of the classic book has none. patient: be asked even where there is only one answer.
secret_windows: who is asked depends only on what everybody may know, for play between strangers."""


class Lotr(GameModule):
    """The Lord of the Rings: The Card Game."""

    teller: Teller = Interface("lotr")
    setup_input = SetupInput

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("lotr", TITLES, (1, MAX_SEATS), tuple(SCENARIOS), tuple(STARTERS), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card."""
        if edition and edition not in EDITIONS:
            raise RulewrightError("error-option-value", name="edition", value=edition, known=", ".join(EDITIONS))
        return all_cards(edition or EDITIONS[0])

    def write(self, position: dict[str, Json], rng: int) -> State:
        return write_position(position, rng)

    def seat(self, s: State, setup: Setup) -> None:
        first = setup.get("first")
        seat_players(s, first if isinstance(first, int) else None)

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules of one edition with the cards of some packs."""
        return rulebook(edition, (), packs)

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened. RulewrightError when there is no such setup."""
        wanted = checked("setup", SetupInput, setup)
        scenario = known_scenario(SCENARIOS, wanted.scenario)
        decks = self.decks(wanted)
        check_first(wanted.first, len(decks))
        s = open_game(
            scenario,
            decks,
            edition=wanted.edition,
            shadows=yes(wanted.shadows),
            easy=wanted.difficulty == "easy",
            campaign=wanted.campaign,
        )
        s.secret = yes(wanted.secret_windows)
        return s

    def decks(self, wanted: SetupInput) -> list[Deck]:
        """The decks that are asked for; by default the shipped ones, one for each seat."""
        count = seats_wanted(wanted.seats, wanted.decks, MAX_SEATS)
        under_way = wanted.campaign is not None
        decks = [read_deck(deck, under_way) for deck in wanted.decks or list(STARTERS)[:count]]
        distinct_heroes(decks)
        return decks

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""
        return {
            "round": s.table[ROUND],
            "phase": PHASES[s.table[PHASE]],
            "step": STEP_IDS[s.table[STEP]],
            "stage": stage(s),
            "progress": [progress(s)] * s.seats,
            "first_player": s.table[FIRST],
            "threat": [*s.dials[THREAT]],
            "eliminated": [bool(out) for out in s.dials[ELIMINATED]],
            "willpower": total_willpower(s),
            "staging_threat": total_threat(s),
            "victory_points": sum(s.rules.catalogue.faces[s.face[p]].stats.get("victory", 0) for p in s.zones[VICTORY]),
        }

    def layout(self) -> Layout:
        """How the table is laid out."""
        return LAYOUT

    def looks(self) -> Looks:
        """How it looks at a browser table."""
        return LOOKS

    def deck_files(self) -> DeckFiles:
        """Deck files of RingsDB and OCTGN."""
        return DECKS

    def campaigns(self) -> Campaigns:
        """The campaigns of both editions."""
        return LotrCampaigns()


GAME = Lotr()
