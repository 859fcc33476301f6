"""What one seat sees of the table in Middle-Earth Quest, and how the story looks from there.

Nothing here looks into a deck, another hand or the other side's mission; a monster token is read only by a person who
knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.games.meq.flow.story import FINALE_SPACE, SHADOW_FALLS
from rulewright.games.meq.flow.storytelling import HERO_ADVANCE
from rulewright.games.meq.table import (
    EVENT,
    FAVOR,
    GREEN,
    HAND,
    HERO_MISSION,
    LIFE,
    MARKERS,
    SAURON,
    SAURON_MARKERS,
    SAURON_MISSION,
    active_plots,
    kind,
    label,
    stat,
)
from rulewright.kernel.cards import Face
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.state import Choice, State

DISTANCE, MISSION = 1.0, 5.0
"""What a space nearer to the Finale is worth to Sauron, and what a mission that will be met."""
BEYOND = 0.15
"""What a space of any marker is worth besides."""
FAVOR_WORTH, ENOUGH_FAVOR = 1.4, 5
PLOTS_FOR_MISSION = 3
LAST_STAGE = 13


class Need(NamedTuple):
    """What a plot or a mission needs: servants or influence at or near a place."""

    what: str
    place: str
    spaces: int = 0
    amount: int = 1


class Sight:
    """One look at the table. Worths are good for the own side."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.state: State = game.state
        self.seat = decision.player
        self.person = decision.seat
        self.evil = self.seat == SAURON
        self.choices: tuple[Choice, ...] = decision.pending.choices
        self.node, self.data = decision.pending.node, decision.pending.data
        self.subject = next(iter(decision.about), -1)
        """The card the question is about."""
        self.plots = active_plots(self.state)
        self.wanted: list[Need] = []
        """What Sauron's plots and his mission still need, where that is asked for."""
        self.known: dict[str, int] = {}
        """What several options ask for alike, as far as one of them has asked."""
        self._pace: dict[str, int] | None = None
        self._standing = 0.0

    # ---- pieces

    def face(self, piece: int) -> Face:
        """What is printed on a piece."""
        return self.state.rules.catalogue.faces[self.state.face[piece]]

    def title(self, piece: int) -> str:
        """The title of a piece."""
        return self.face(piece).name

    def knows(self, piece: int) -> bool:
        """Whether the person may know what a piece is."""
        return bool(self.state.known[piece] >> self.person & 1)

    @property
    def hand(self) -> list[int]:
        """The cards in the own hand."""
        return self.state.zones[HAND + self.seat]

    def breath(self, seat: int) -> int:
        """How many cards a hero can still lose."""
        s = self.state
        return len(s.zones[HAND + seat]) + len(s.zones[LIFE + seat])

    # ---- the story

    @property
    def mission(self) -> str:
        """The title of the own mission; empty before it is drawn."""
        own = self.state.zones[SAURON_MISSION if self.evil else HERO_MISSION]
        return self.title(own[0]) if own else ""

    @property
    def steps_left(self) -> int:
        """How many Story steps are to come until the heroes' marker reaches the Finale."""
        return max(0, -(-(FINALE_SPACE - self.state.table[GREEN]) // HERO_ADVANCE))

    def pace(self) -> dict[str, int]:
        """By how many spaces each of Sauron's markers advances in a Story step as things are."""
        s = self.state
        if self._pace is None:
            spaces = dict.fromkeys(MARKERS[1:], 0)
            for card in (*self.plots, *s.zones[EVENT]):
                marker = label(s, card, "marker")
                if marker:
                    spaces[marker] += stat(s, card, "advance")
            self._pace = spaces
            self._standing = self.outlook(spaces, len(self.plots))
        return self._pace

    def outlook(self, pace: dict[str, int], plots: int) -> float:
        """How well Sauron will stand when the Finale begins, with this pace and so many active plots."""
        s, steps = self.state, self.steps_left
        ends = [
            min(FINALE_SPACE, s.table[marker] + steps * pace[name])
            for name, marker in zip(MARKERS[1:], SAURON_MARKERS, strict=True)
        ]
        away = min(FINALE_SPACE - max(ends), sum(max(0, SHADOW_FALLS - end) for end in ends))
        met = self.evil and self.will_be_met(dict(zip(MARKERS[1:], ends, strict=True)), plots)
        return -DISTANCE * away + BEYOND * sum(ends) + MISSION * met

    def will_be_met(self, ends: dict[str, int], plots: int) -> bool:
        """Whether Sauron's mission will be met, as far as markers and plots decide that."""
        marker = MISSION_MARKERS.get(self.mission)
        if marker is not None:
            return ends[marker] >= LAST_STAGE
        return self.mission == "His Dark Throne" and plots >= PLOTS_FOR_MISSION

    def of_plot(self, card: int, there: bool = False) -> float:
        """What a plot does for Sauron: one in hand that he plays, or one that is `there` and would be missed."""
        pace, more = self.pace().copy(), -1 if there else 1
        pace[label(self.state, card, "marker")] += stat(self.state, card, "advance") * more
        return more * (self.outlook(pace, len(self.plots) + more) - self._standing)

    def favor_worth(self) -> float:
        """What a favor is worth to the heroes."""
        wanted = self.mission == SECRET and sum(self.state.dials[FAVOR]) < ENOUGH_FAVOR
        return FAVOR_WORTH * (1.6 if wanted else 1.0)

    # ---- enemies

    def danger(self, piece: int) -> float:
        """How dangerous a minion or monster token is, as far as the person knows; 10 is a minion."""
        s = self.state
        if kind(s, piece) == "minion":
            return MINION_DANGER
        if not self.knows(piece):
            return UNKNOWN
        name = label(s, piece, "monster")
        return DANGERS.get(name, PLAIN) if name else RUMOUR


MISSION_MARKERS = {"In Darkness Bind Them": "yellow", "To Rule Them All": "red", "Where the Shadows Lie": "black"}
"""Sauron's missions that ask for a marker in the last stage."""
SPEAR, SECRET, BLOOD, CLEAN = "The Spear of the West", "Isildur's Secret", "Noble Blood", "Against the Shadow"
"""The heroes' missions that change what is worth the while."""
RUMOUR, UNKNOWN, PLAIN, MINION_DANGER = 0.2, 2.5, 3.0, 8.0
DANGERS = {
    "Crebain": 2.0, "Agent": 3.0, "Giant Spider": 6.0, "Huorn": 6.0, "Cave Troll": 7.0, "Oliphaunt": 8.0, "Balrog": 9.0,
}  # fmt: skip
