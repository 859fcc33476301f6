"""What counts in a position of Middle-Earth Quest: the race on the Story Track, the missions, and how the heroes fare.

What is good for Sauron is bad for the heroes: their features are his, with the opposite sign.
"""

from __future__ import annotations

from rulewright.bots.judging import Plan
from rulewright.games.meq.flow.missions import is_met
from rulewright.games.meq.flow.story import distance
from rulewright.games.meq.table import (
    AREA,
    DAMAGE_POOL,
    DOWN,
    EVENT,
    EVIL,
    FAVOR,
    FIGURES,
    GOOD,
    HAND,
    HERO_MISSION,
    INFLUENCE,
    LIFE,
    MARKERS,
    POOL,
    QUESTS,
    REST,
    ROUND,
    SAURON,
    SAURON_MARKERS,
    SAURON_MISSION,
    SHADOW_HAND,
    TOKENS_ON_BOARD,
    active_plots,
    corruption,
    heroes,
    kind,
    label,
    stat,
)
from rulewright.kernel.state import State

PLAN = Plan(
    horizon=1, most=5, left_to_thumb=frozenset({"agree", "damage", "declare", "draw", "hero", "influence", "pay"})
)

NAMES = (
    "one", "distance of Sauron", "distance of the heroes", "lead", "pace", "plots", "yellow", "red", "black",
    "mission of Sauron", "mission of the heroes", "influence", "pool", "shadow cards", "minions", "monsters", "life",
    "hands", "damage", "rest", "corruption", "favor", "quests", "cards in play", "heroes down", "round",
)  # fmt: skip


def clock(s: State) -> int:
    """The round."""
    return s.table[ROUND]


def features(s: State, player: int) -> list[float]:
    """What counts, in the order of the names; values of the heroes are averages."""
    number = max(1, s.seats - 1)
    evil, good = distance(s, EVIL), distance(s, GOOD)
    pace = dict.fromkeys(MARKERS[1:], 0)
    plots = active_plots(s)
    for card in (*plots, *s.zones[EVENT]):
        marker = label(s, card, "marker")
        if marker:
            pace[marker] += stat(s, card, "advance")
    life = hands = damage = rest = corrupted = favor = quests = cards = down = 0.0
    for seat in heroes(s):
        life += len(s.zones[LIFE + seat])
        hands += len(s.zones[HAND + seat])
        damage += len(s.zones[DAMAGE_POOL + seat])
        rest += len(s.zones[REST + seat])
        corrupted += len(corruption(s, seat))
        favor += s.dials[FAVOR][seat]
        quests += s.dials[QUESTS][seat].bit_count()
        cards += len(s.zones[AREA + seat])
        down += bool(s.dials[DOWN][seat])
    yellow, red, black = (s.table[marker] / 18 for marker in SAURON_MARKERS)
    seen = [
        1.0,
        evil / 10,
        good / 10,
        (good - evil) / 5,
        sum(pace.values()) / 5,
        len(plots) / 3,
        yellow,
        red,
        black,
        float(bool(s.zones[SAURON_MISSION]) and is_met(s, EVIL)),
        float(bool(s.zones[HERO_MISSION]) and is_met(s, GOOD)),
        sum(s.tokens[INFLUENCE]) / 20,
        s.table[POOL] / 8,
        len(s.zones[SHADOW_HAND]) / 5,
        sum(kind(s, p) == "minion" for p in s.zones[FIGURES]) / 4,
        len(s.zones[TOKENS_ON_BOARD]) / 8,
        life / (15 * number),
        hands / (5 * number),
        damage / (10 * number),
        rest / (10 * number),
        corrupted / (3 * number),
        favor / (4 * number),
        quests / (2 * number),
        cards / (4 * number),
        down / number,
        s.table[ROUND] / 12,
    ]
    return seen if player == SAURON else [-one for one in seen]
