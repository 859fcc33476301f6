"""The game as the package offers it."""

from __future__ import annotations

import re

from rulewright.games.wotr.flow.actions import carryover, whose_turn
from rulewright.games.wotr.flow.playing import refuse_play
from rulewright.games.wotr.flow.victory import points
from rulewright.games.wotr.layout import LAYOUT
from rulewright.games.wotr.rulebook import all_cards
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
from rulewright.games.wotr.tables.scenarios import SCENARIOS, Scenario, first_player, scenario
from rulewright.kernel.abilities import Activated
from rulewright.kernel.capabilities import Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import seeded
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup, Teller
from rulewright.kernel.state import State
from rulewright.kernel.table_cache import OpenedTables
from rulewright.kernel.using import refusal
from rulewright.kernel.written import check_options
from rulewright.language.interface import Interface
from rulewright.language.speech import slug

TITLES = {
    "en": "War of the Ring: The Card Game",
    "uk": "Війна Персня. Карткова гра",
    "ru": "Война Кольца. Карточная игра",
}
OPTIONS: dict[str, tuple[str, ...]] = {"patient": ("no", "yes")}
"""patient: be asked even where there is only one answer."""
KNOWN = ("scenario", "seats", "persons")


class WotrInterface(Interface):
    """Puts this game into words."""

    def called(self, s: State, seat: int) -> str:
        return "player-" + slug(scenario(s).holders[seat].name)


class Wotr:
    """War of the Ring: The Card Game."""

    teller: Teller = WotrInterface("wotr")

    def __init__(self) -> None:
        self.opened = OpenedTables()

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("wotr", TITLES, (2, 4), tuple(SCENARIOS), (), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card: there is one edition."""
        return list(all_cards())

    def begin(self, setup: Setup, seed: int) -> State:
        """A position before anything has happened: a new game, or one written down by hand."""
        if "position" in setup:
            written = setup["position"]
            assert isinstance(written, dict)
            return write_position(written, seed)
        check_options(setup, KNOWN, OPTIONS)
        s = self.opened.copy(setup, self.open)
        s.rng = seeded(seed)
        return s

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened."""
        chosen = self.scenario(setup)
        s = open_game(chosen, seat_map(chosen, setup.get("seats"), setup.get("persons")))
        s.patient = (1 << s.seats) - 1 if setup.get("patient") == "yes" else 0
        return s

    def scenario(self, setup: Setup) -> Scenario:
        """The scenario that is asked for; the Trilogy by default."""
        name = str(setup.get("scenario") or next(iter(SCENARIOS)))
        if name not in SCENARIOS:
            raise RulewrightError("error-unknown-scenario", name=name, known=", ".join(SCENARIOS))
        return SCENARIOS[name]

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
            "corruption": s.table[CORRUPTION],
            "points": {FREE: points(s, FREE), SHADOW: points(s, SHADOW)},
            "rings": [*s.dials[RING]],
            "rings_used": [*s.dials[RING_USED]],
            "hands": [len(s.zones[HAND + seat]) for seat in range(s.seats)],
            "carryover": [carryover(s, seat) for seat in range(s.seats)],
        }

    def layout(self) -> Layout:
        """How the table is laid out."""
        return LAYOUT

    def deck_files(self) -> None:
        """Its decks are those of the box."""

    def campaigns(self) -> None:
        """It has no campaigns."""

    def why_not(self, s: State, key: str) -> tuple[str, str, int] | None:
        """Why a thing a player might expect is not on offer."""
        pending = s.pending
        if pending is None:
            return "refuse-game-over", "", -1
        for verb, form in sorted(s.rules.verbs.items(), key=lambda entry: "{a}" in entry[1].key):
            match = re.fullmatch(re.escape(form.key).replace(r"\{a\}", r"(?P<a>.+?)( \#\d+)?"), key)
            if match is None:
                continue
            if form.a != "piece":
                reason = pending.node.refuse(s, pending.data, verb, -1)
                return (*(reason or ("refuse-not-now", pending.node.because(s, pending.data))), -1)
            found = self.named(s, pending.seat, match["a"])
            return self.refuse(s, pending.seat, verb, found[0]) if found else ("refuse-no-such-card", "", -1)
        return "refuse-not-now", pending.node.because(s, pending.data), -1

    def named(self, s: State, seat: int, name: str) -> list[int]:
        """The pieces of this title that a player may know of: in hand first, then in play."""
        faces = s.rules.catalogue.faces
        zones = (HAND + seat, *s.play_zones)
        return [p for zone in zones for p in s.zones[zone] if faces[s.face[p]].name.lower() == name.lower()]

    def refuse(self, s: State, seat: int, verb: str, piece: int) -> tuple[str, str, int]:
        """Why a player cannot do this with this card now."""
        pending = s.pending
        assert pending is not None
        reason: tuple[str, str] | None = None
        if verb == "play" and pending.node.kind == "action":
            in_hand = s.zone[piece] == HAND + seat
            reason = refuse_play(s, seat, piece) if in_hand else ("refuse-not-in-hand", "wotr.playing-a-card.1")
        elif verb == "use" and pending.node.kind == "action":
            reason = self.refuse_use(s, seat, piece)
        else:
            reason = pending.node.refuse(s, pending.data, verb, piece)
        return (*(reason or ("refuse-not-now", pending.node.because(s, pending.data))), piece)

    def refuse_use(self, s: State, seat: int, piece: int) -> tuple[str, str]:
        """Why a player cannot spend an action on a card."""
        for i, ability in enumerate(s.rules.catalogue.faces[s.face[piece]].abilities):
            if isinstance(ability, Activated):
                return refusal(s, seat, piece << 8 | i, None) or ("refuse-not-here", "wotr.use-an-action.1")
        return "refuse-no-action", "wotr.use-an-action.1"
