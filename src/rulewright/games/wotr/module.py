"""The game as the package offers it."""

from __future__ import annotations

from rulewright.games.wotr.flow.actions import carryover, whose_turn
from rulewright.games.wotr.flow.combat import defender, outlook
from rulewright.games.wotr.flow.victory import points, progress
from rulewright.games.wotr.layout import LAYOUT
from rulewright.games.wotr.looks import LOOKS
from rulewright.games.wotr.rulebook import all_cards, rulebook
from rulewright.games.wotr.table import (
    CORRUPTION,
    FREE,
    HAND,
    PATH,
    PHASE,
    PHASES,
    RING,
    RING_USED,
    ROUND,
    SHADOW,
)
from rulewright.games.wotr.tables.opening import open_game, seat_map
from rulewright.games.wotr.tables.positions import write_position
from rulewright.games.wotr.tables.scenarios import SCENARIOS, first_player, scenario
from rulewright.games.wotr.tables.setup_input import SetupInput
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, Setup, Teller
from rulewright.kernel.looks import Looks
from rulewright.kernel.opening import GameModule, known_scenario
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import checked
from rulewright.kernel.state import State
from rulewright.language.interface import Interface
from rulewright.language.speech import slug

TITLES = {
    "en": "War of the Ring: The Card Game",
    "uk": "Війна Персня. Карткова гра",
    "ru": "Война Кольца. Карточная игра",
}
OPTIONS: dict[str, tuple[str, ...]] = {"patient": ("no", "yes")}
"""patient: be asked even where there is only one answer."""


class WotrInterface(Interface):
    """Puts this game into words."""

    def called(self, s: State, seat: int) -> str:
        return "player-" + slug(scenario(s).holders[seat].name)


class Wotr(GameModule):
    """War of the Ring: The Card Game."""

    teller: Teller = WotrInterface("wotr")
    setup_input = SetupInput

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("wotr", TITLES, (2, 4), tuple(SCENARIOS), (), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card: there is one edition."""
        return list(all_cards())

    def write(self, position: dict[str, Json], rng: int) -> State:
        return write_position(position, rng)

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules of one scenario; it says itself which packs it needs."""
        return rulebook(edition)

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened. RulewrightError when there is no such setup."""
        wanted = checked("setup", SetupInput, setup)
        chosen = known_scenario(SCENARIOS, wanted.scenario)
        return open_game(chosen, seat_map(chosen, wanted.seats, wanted.persons))

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""
        holders = scenario(s).holders
        return {
            "round": s.table[ROUND],
            "phase": PHASES[s.table[PHASE]],
            "first_player": first_player(s),
            "turn": whose_turn(s),
            "players": [holder.name for holder in holders],
            "teams": [holder.team for holder in holders],
            "persons": [*s.persons],
            "path": s.table[PATH],
            "stage": s.table[PATH],
            "progress": [progress(s, holder.team) for holder in holders],
            "corruption": s.table[CORRUPTION],
            "points": {FREE: points(s, FREE), SHADOW: points(s, SHADOW)},
            "rings": [*s.dials[RING]],
            "rings_used": [*s.dials[RING_USED]],
            "hands": [len(s.zones[HAND + seat]) for seat in range(s.seats)],
            "fights": [
                {"place": p, "defender": defender(s, p), "attack": attack, "defense": defense}
                for p, attack, defense in outlook(s)
            ],
            "carryover": [carryover(s, seat) for seat in range(s.seats)],
        }

    def layout(self) -> Layout:
        """How the table is laid out."""
        return LAYOUT

    def looks(self) -> Looks:
        """How it looks at a browser table."""
        return LOOKS


GAME = Wotr()
