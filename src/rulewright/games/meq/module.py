"""The game as the package offers it."""

from __future__ import annotations

from rulewright.games.meq.flow.acting import NUMBERS_OF
from rulewright.games.meq.flow.combat_round import how_it_stands
from rulewright.games.meq.flow.story import distance, dominant, pool_limit, progress, stage
from rulewright.games.meq.layout import LAYOUT
from rulewright.games.meq.looks import LOOKS
from rulewright.games.meq.rulebook import all_cards, rulebook
from rulewright.games.meq.table import (
    EVIL,
    FAVOR,
    FIGURE,
    FINALE,
    GOOD,
    GREEN,
    HAND,
    LIFE,
    MARKERS,
    MAX_SEATS,
    POOL,
    ROUND,
    STEP,
    STEPS,
    TRACKS,
    TURN,
    heroes,
    left_in_supply,
    team,
)
from rulewright.games.meq.tables.opening import new_game, seat_map
from rulewright.games.meq.tables.positions import write_position
from rulewright.games.meq.tables.setup_input import SetupInput
from rulewright.kernel.activations import under_way
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup, Teller
from rulewright.kernel.looks import Looks
from rulewright.kernel.opening import GameModule
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import checked
from rulewright.kernel.state import State
from rulewright.language.interface import Interface
from rulewright.language.speech import slug

TITLES = {"en": "Middle-Earth Quest", "uk": "Пригода в Середзем’ї", "ru": "Middle-Earth Quest"}
SCENARIO = "quest"
OPTIONS: dict[str, tuple[str, ...]] = {"patient": ("no", "yes")}
"""patient: be asked even where there is only one answer."""
SIDES = {-1: "nobody", EVIL: "sauron", GOOD: "heroes"}


class MeqInterface(Interface):
    """Puts this game into words."""

    def called(self, s: State, seat: int) -> str:
        if seat == 0:
            return "player-sauron"
        figure = s.dials[FIGURE][seat]
        return "player-" + slug(s.rules.catalogue.faces[s.face[figure]].name) if s.at.get(figure) is not None else ""


class Meq(GameModule):
    """Middle-Earth Quest."""

    teller: Teller = MeqInterface("meq")
    setup_input = SetupInput

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("meq", TITLES, (2, MAX_SEATS), (SCENARIO,), (), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every component: there is one edition."""
        return list(all_cards())

    def write(self, position: dict[str, Json], rng: int) -> State:
        return write_position(position, rng)

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules."""
        return rulebook()

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened. RulewrightError when there is no such setup."""
        wanted = checked("setup", SetupInput, setup)
        if wanted.scenario != SCENARIO:
            raise RulewrightError("error-unknown-scenario", name=wanted.scenario, known=SCENARIO)
        asked = [wanted.heroes] if isinstance(wanted.heroes, str) else wanted.heroes
        seats, persons, named = seat_map(wanted.seats, wanted.persons, asked)
        return new_game(seats, persons, named)

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""
        tracks: dict[str, Json] = {}
        for name, track in zip(("influence", "draw", "command"), TRACKS, strict=True):
            tracks[name] = [n for space, n in enumerate(NUMBERS_OF[track]) if s.table[track] >> space & 1]
        duel: dict[str, Json] = {"duel": how_it_stands(s)} if under_way(s, "combat") else {}
        return {
            **duel,
            "round": s.table[ROUND],
            "phase": STEPS[s.table[STEP]],
            "turn": s.table[TURN],
            "persons": [*s.persons],
            "heroes": [s.dials[FIGURE][seat] for seat in heroes(s)],
            "story": {marker: s.table[GREEN + i] for i, marker in enumerate(MARKERS)},
            "stage": stage(s),
            "progress": [progress(s, team(seat)) for seat in range(s.seats)],
            "dominant": SIDES[dominant(s)],
            "distance": {"sauron": distance(s, EVIL), "heroes": distance(s, GOOD)},
            "pool": s.table[POOL],
            "pool_limit": pool_limit(s),
            "tracks": tracks,
            "supply": {**left_in_supply(s)},
            "finale": bool(s.table[FINALE]),
            "favor": [*s.dials[FAVOR]],
            "hands": [len(s.zones[HAND + seat]) for seat in range(s.seats)],
            "life": [len(s.zones[LIFE + seat]) for seat in range(s.seats)],
        }

    def layout(self) -> Layout:
        """How the table is laid out."""
        return LAYOUT

    def looks(self) -> Looks:
        """How it looks at a browser table."""
        return LOOKS


GAME = Meq()
