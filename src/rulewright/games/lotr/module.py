"""The game as the package offers it."""

from __future__ import annotations

import re

from rulewright.games.lotr.capabilities import LotrCampaigns, LotrDecks
from rulewright.games.lotr.flow.playing import refuse_ability, refuse_play
from rulewright.games.lotr.flow.quest import total_threat, total_willpower
from rulewright.games.lotr.layout import LAYOUT
from rulewright.games.lotr.rulebook import EDITIONS, all_cards
from rulewright.games.lotr.table import (
    ELIMINATED,
    FIRST,
    HAND,
    MAX_SEATS,
    PHASE,
    PHASES,
    ROUND,
    STEP,
    STEP_IDS,
    THREAT,
    VICTORY,
    kind,
)
from rulewright.games.lotr.tables.decks import STARTERS, Deck, distinct_heroes, read_deck
from rulewright.games.lotr.tables.opening import open_game, read_campaign, seat_players
from rulewright.games.lotr.tables.positions import write_position
from rulewright.games.lotr.tables.scenarios import SCENARIOS
from rulewright.games.lotr.vocabulary.printing import Scenario
from rulewright.kernel.abilities import Activated, Triggered
from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup, Teller
from rulewright.kernel.state import State
from rulewright.kernel.table_cache import OpenedTables
from rulewright.kernel.written import check_options
from rulewright.language.interface import Interface

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
}
"""difficulty: easy takes cards out of the encounter deck and gives each hero a resource. shadows: the beginners' game
of the classic book has none. patient: be asked even where there is only one answer."""
KNOWN = ("scenario", "decks", "seats", "first", "campaign")


class Lotr:
    """The Lord of the Rings: The Card Game."""

    teller: Teller = Interface("lotr")

    def __init__(self) -> None:
        self.opened = OpenedTables()

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo("lotr", TITLES, (1, MAX_SEATS), tuple(SCENARIOS), tuple(STARTERS), OPTIONS)

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card."""
        if edition and edition not in EDITIONS:
            raise RulewrightError("error-option-value", name="edition", value=edition, known=", ".join(EDITIONS))
        return all_cards(edition or EDITIONS[0])

    def begin(self, setup: Setup, seed: int) -> State:
        """A position before anything has happened: a new game, or one written down by hand."""
        if "position" in setup:
            written = setup["position"]
            assert isinstance(written, dict)
            return write_position(written, seed)
        s = self.opened.copy(setup, self.open)
        first = setup.get("first")
        seat_players(s, seed, first if isinstance(first, int) else None)
        return s

    def open(self, setup: Setup) -> State:
        """The table of a setup before anything has happened. RulewrightError when there is no such setup."""
        check_options(setup, KNOWN, OPTIONS)
        s = open_game(
            self.scenario(setup),
            self.decks(setup),
            edition=str(setup.get("edition", EDITIONS[0])),
            shadows=setup.get("shadows", "yes") == "yes",
            easy=setup.get("difficulty") == "easy",
            campaign=read_campaign(setup["campaign"]) if "campaign" in setup else None,
        )
        s.patient = (1 << s.seats) - 1 if setup.get("patient") == "yes" else 0
        return s

    def scenario(self, setup: Setup) -> Scenario:
        """The scenario that is asked for; the first one by default."""
        name = str(setup.get("scenario") or next(iter(SCENARIOS)))
        if name not in SCENARIOS:
            raise RulewrightError("error-unknown-scenario", name=name, known=", ".join(SCENARIOS))
        return SCENARIOS[name]

    def decks(self, setup: Setup) -> list[Deck]:
        """The decks that are asked for; by default the shipped ones, one for each seat."""
        given = setup.get("decks")
        wanted = given if isinstance(given, list) else []
        seats = setup.get("seats")
        count = seats if isinstance(seats, int) else len(wanted) or 1
        if not 1 <= count <= MAX_SEATS:
            raise RulewrightError("error-seats", number=count, least=1, most=MAX_SEATS)
        if wanted and len(wanted) != count:
            raise RulewrightError("error-decks-for-seats", number=len(wanted), seats=count)
        under_way = "campaign" in setup
        decks = [read_deck(deck, under_way) for deck in wanted or list(STARTERS)[:count]]
        distinct_heroes(decks)
        return decks

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""
        return {
            "round": s.table[ROUND],
            "phase": PHASES[s.table[PHASE]],
            "step": STEP_IDS[s.table[STEP]],
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

    def deck_files(self) -> DeckFiles:
        """Deck files of RingsDB and OCTGN."""
        return LotrDecks()

    def campaigns(self) -> Campaigns:
        """The campaigns of both editions."""
        return LotrCampaigns()

    def why_not(self, s: State, key: str) -> tuple[str, str, int] | None:
        """Why a thing a player might expect is not on offer."""
        pending = s.pending
        if pending is None:
            return "refuse-game-over", "", -1
        for verb, form in s.rules.verbs.items():
            match = re.fullmatch(re.escape(form.key).replace(r"\{a\}", r"(?P<a>.+?)( \#\d+)?"), key)
            if match is None or form.a != "piece":
                continue
            reasons = [self.refuse(s, pending.seat, verb, piece) for piece in self.named(s, pending.seat, match["a"])]
            if reasons:
                return reasons[0]
            return "refuse-no-such-card", "", -1
        return "refuse-not-now", pending.node.because(s, pending.data), -1

    def named(self, s: State, seat: int, name: str) -> list[int]:
        """The pieces of this title that a seat may know of: in its hand first, then in play."""
        faces = s.rules.catalogue.faces
        zones = (HAND + seat, *s.play_zones)
        return [p for zone in zones for p in s.zones[zone] if faces[s.face[p]].name.lower() == name.lower()]

    def refuse(self, s: State, seat: int, verb: str, piece: int) -> tuple[str, str, int]:
        """Why a seat cannot do this with this piece now."""
        pending = s.pending
        assert pending is not None
        reason: tuple[str, str] | None = None
        if verb in ("play", "use"):
            if verb == "play" and kind(s, piece) != "event":
                reason = refuse_play(s, seat, piece)
            else:
                for i, ability in enumerate(s.rules.catalogue.faces[s.face[piece]].abilities):
                    if isinstance(ability, Activated):
                        reason = reason or refuse_ability(s, seat, piece << 8 | i, None)
                    elif isinstance(ability, Triggered):
                        reason = reason or ("refuse-trigger", "lotr.response.1")
                reason = reason or (None if pending.node.kind == "action" else ("refuse-no-window", "lotr.action.1"))
        else:
            reason = pending.node.refuse(s, pending.data, verb, piece)
        return (*(reason or ("refuse-not-now", pending.node.because(s, pending.data))), piece)
