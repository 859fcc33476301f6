"""Rules of thumb for the Travel step: what is to be done where, how dear the way is, and when to stay."""

from __future__ import annotations

from heapq import heappop, heappush

from rulewright.bots.meq.sight import CLEAN, SPEAR, Sight
from rulewright.bots.meq.texts import texts
from rulewright.games.meq.board import ALWAYS_PERILOUS, ANY, HAVEN, NUMBERS, PLACES, WAYS, Path
from rulewright.games.meq.flow.quests import objective, quests
from rulewright.games.meq.flow.travel import cards_for, ways
from rulewright.games.meq.table import (
    DAMAGE_POOL,
    EVENT,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    INFLUENCE,
    active_plots,
    enemies_at,
    figure,
    heroes,
    kind,
    label,
    place_of,
    stat,
)
from rulewright.kernel.values import value

CARD = 0.35
"""What a card that a move costs is worth."""
QUEST, CLEAR, HEALED = 4.0, 2.0, 0.25
"""What a quest, a monster to fight and a card to heal are worth on the way."""
TAKEN = 0.3
"""How much of it is left where another hero stands already."""
FEAR, PERIL = 0.6, 1.2
MOST_DEAR = 6.0
"""Nobody looks farther."""
READY, WEAK = 5, 10
NEVER = -9.0


def goals(t: Sight) -> dict[int, float]:
    """What the hero can do, and where."""
    s, seat = t.state, t.seat
    found: dict[int, float] = {}
    there, favor = s.tokens[FAVOR_THERE], t.favor_worth()
    for place in PLACES:
        if there[place]:
            found[place] = favor * there[place]
    for piece in s.zones[FIGURES]:
        if kind(s, piece) == "character":
            found[s.at[piece]] = found.get(s.at[piece], 0.0) + favor * max(1, stat(s, piece, "favor"))
    for plot in active_plots(s):
        if plot in s.at and stat(s, plot, "price") <= s.dials[FAVOR][seat]:
            found[s.at[plot]] = found.get(s.at[plot], 0.0) + max(0.0, t.of_plot(plot, there=True))
    for quest in quests(s, seat):
        wanted = objective(s, quest)
        place = NUMBERS[wanted.explore or wanted.at]
        found[place] = found.get(place, 0.0) + QUEST * (2.0 if t.mission == SPEAR else 1.0)
    for other in heroes(s):
        if other != seat and place_of(s, other) in found:
            found[place_of(s, other)] *= TAKEN
    hurt = len(s.zones[DAMAGE_POOL + seat]) - 3
    if hurt > 0 and t.breath(seat) < WEAK:
        for place in HAVEN:
            found[place] = found.get(place, 0.0) + HEALED * hurt
    return found


class Roads:
    """What the ways cost a hero, and what there is to fear at their ends."""

    def __init__(self, t: Sight) -> None:
        s = t.state
        self.t = t
        self.icons = {ANY, *(label(s, card, "travel") for card in t.hand)}
        self.wisdom = value(s, figure(s, t.seat), "wisdom")
        self.brave = t.mission == CLEAN and len(t.hand) >= READY
        self.risks: dict[int, float] = {}

    def cost(self, way: Path) -> float:
        """What it costs to go this way."""
        cards = 1 if way.terrain in self.icons else way.cost
        return CARD * cards + self.risk(way.to)

    def risk(self, place: int) -> float:
        """What a hero has to fear at a place."""
        known = self.risks.get(place)
        if known is None:
            known = self.risks[place] = self.feared(place)
        return known

    def feared(self, place: int) -> float:
        """The most dangerous enemy there, and peril; in a Haven nothing."""
        if place in HAVEN:
            return 0.0
        s = self.t.state
        fear = 0.0
        if place in s.standing:
            foes = [self.t.danger(piece) for piece in enemies_at(s, place)]
            if foes:
                fear = FEAR * max(foes) - CLEAR * self.brave
        perilous = place in ALWAYS_PERILOUS or s.tokens[INFLUENCE][place] > self.wisdom
        return fear + PERIL * perilous

    def found(self) -> dict[int, tuple[float, int]]:
        """For each place within reach how dear the way is, and the first place on it."""
        t = self.t
        found: dict[int, tuple[float, int]] = {place_of(t.state, t.seat): (0.0, -1)}
        ahead: list[tuple[float, int, int]] = []
        for way in ways(t.state, t.seat):
            shorter = way.cost - cards_for(t.state, t.seat, way)
            heappush(ahead, (self.cost(way._replace(cost=way.cost - shorter)), way.to, way.to))
        while ahead:
            dear, here, first = heappop(ahead)
            if here in found:
                continue
            found[here] = (dear, first)
            if dear < MOST_DEAR:
                for way in WAYS[here]:
                    if way.to not in found:
                        heappush(ahead, (dear + self.cost(way), way.to, first))
        return found


def travel(t: Sight) -> list[float]:
    """Explore where there is something to do, go where most is to be done for the way, or stay."""
    offered = {choice.a for choice in t.choices if choice.verb == "travel"}
    marks = {"stop": weariness(t), "use": -1.0}
    gains: dict[int, float] = {}
    if offered:
        wanted = goals(t)
        for place, (dear, first) in Roads(t).found().items():
            if first in offered:
                gains[first] = max(gains.get(first, NEVER), wanted.get(place, 0.0) - dear)
    if any(choice.verb == "explore" for choice in t.choices):
        marks["explore"] = worth_exploring(t)
    return [gains.get(c.a, NEVER) if c.verb == "travel" else marks[c.verb] for c in t.choices]


def weariness(t: Sight) -> float:
    """What it is worth to stay: the cards that are kept, and a quest that is fought for here."""
    s, seat = t.state, t.seat
    here = place_of(s, seat)
    fought = any(NUMBERS.get(objective(s, quest).at, -1) == here for quest in quests(s, seat))
    return 0.2 + 1.0 * (len(t.hand) <= 2) + 1.5 * (t.breath(seat) <= 3) + QUEST * fought


def worth_exploring(t: Sight) -> float:
    """Whether there is something to do here that is worth what exploring brings with it."""
    s, seat = t.state, t.seat
    here = place_of(s, seat)
    harm = sum(texts(t, card, "explored", seat) for card in s.zones[EVENT] if s.at.get(card) == here)
    found = (
        s.tokens[FAVOR_THERE][here]
        or any(kind(s, piece) == "character" for piece in s.standing.get(here, ()))
        or any(NUMBERS.get(objective(s, quest).explore, -1) == here for quest in quests(s, seat))
        or any(s.at.get(p) == here and stat(s, p, "price") <= s.dials[FAVOR][seat] for p in active_plots(s))
    )
    return 20.0 + harm if found and harm > -1.0 else -1.0
