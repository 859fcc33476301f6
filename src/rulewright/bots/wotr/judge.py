"""What counts in a position of War of the Ring: The Card Game: the lead, and what both sides can still bring.

What is good for the Free Peoples is bad for the Shadow: its features are theirs, with the opposite sign.
"""

from __future__ import annotations

from math import exp

from rulewright.bots.judging import Plan
from rulewright.bots.wotr.light import printed
from rulewright.games.wotr.flow.victory import points, unused_rings
from rulewright.games.wotr.table import CYCLE, DECK, FREE, HAND, PATH, RESERVE, ROUND, SHADOW
from rulewright.games.wotr.tables.scenarios import scenario, team, team_seats
from rulewright.kernel.state import State

LATE = 1
"""So many rounds before the last one the search begins."""
CLEAR = 3.0
"""A lead of so many points is a clear one."""
NAMES = ("one", "lead", "lead and the way done", "rings", "rounds", "reserves", "hands", "decks", "reserves later")


def late(s: State, player: int) -> bool:
    """Whether the game is near enough to its end to be played out."""
    return s.table[PATH] >= scenario(s).last_path - LATE


PLAN = Plan(most=4, left_to_thumb=frozenset({"combat", "cycle", "eliminate", "support"}), searched=late)


def clock(s: State) -> int:
    """The round."""
    return s.table[ROUND]


def verdict(s: State, player: int) -> float:
    """How clearly a side has won."""
    lead = points(s, FREE) + unused_rings(s, FREE) - points(s, SHADOW) - unused_rings(s, SHADOW)
    return 1.0 / (1.0 + exp(-(lead if team(s, player) == FREE else -lead) / CLEAR))


def features(s: State, player: int) -> list[float]:
    """What counts, in the order of the names."""
    faces, face = s.rules.catalogue.faces, s.face
    reserves = hands = decks = 0.0
    for side, sign in ((FREE, 1), (SHADOW, -1)):
        for seat in team_seats(s, side):
            reserves += sign * sum([printed(faces[face[p]]) for p in s.zones[RESERVE + seat]])
            hands += sign * len(s.zones[HAND + seat])
            decks += sign * (len(s.zones[DECK + seat]) + len(s.zones[CYCLE + seat]))
    lead = points(s, FREE) - points(s, SHADOW)
    done = s.table[PATH] / scenario(s).last_path
    seen = [
        1.0,
        lead / 10,
        lead * done / 10,
        (unused_rings(s, FREE) - unused_rings(s, SHADOW)) / 2,
        1 - done,
        reserves / 10,
        hands / 6,
        decks / 20,
        reserves * (1 - done) / 10,
    ]
    return seen if team(s, player) == FREE else [-one for one in seen]
