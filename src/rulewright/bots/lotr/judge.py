"""What counts in a position of The Lord of the Rings: The Card Game: the way left, threat, strength, enemies."""

from __future__ import annotations

from rulewright.bots.judging import Plan
from rulewright.games.lotr.table import (
    DAMAGE,
    ENGAGED,
    HAND,
    PLAY,
    PROGRESS,
    QUEST_DECK,
    RESOURCES,
    ROUND,
    STAGING,
    THREAT,
    active_location,
    characters,
    current_quest,
    enemies,
    kind,
)
from rulewright.kernel.state import State
from rulewright.kernel.values import value

PLAN = Plan(
    horizon=2,
    horizons={"escape-from-dol-guldur": 1},
    most=6,
    batch=8,
    hope=1.0,
    left_to_thumb=frozenset({"pay"}),
    unasked=frozenset([f"lotr.phase-sequence.{window}" for window in (2, 4, 7, 8, 9, 10, 14, 15, 16, 19, 20)]),
)
"""Actions are looked ahead for in planning, at the quest, and where enemies and players strike."""

NAMES = (
    "one", "stages to come", "progress lacking", "progress lacking at the active location", "threat", "threat near 50",
    "players out", "heroes", "hit points of heroes", "allies", "willpower", "attack", "defense", "margin",
    "threat in staging", "enemies in staging", "locations in staging", "engaged enemies", "their attack",
    "their hit points", "cards in hand", "resources", "attachments", "objectives in staging", "objectives held",
    "great enemies", "their strength", "burdens",
)  # fmt: skip
HELPS = (
    "heroes", "hit points of heroes", "allies", "willpower", "attack", "defense", "cards in hand", "resources",
    "attachments",
)  # fmt: skip
"""What cannot harm the players."""
GREAT = 9
"""An enemy with so many hit points is a great one."""
STAGES = 3


def clock(s: State) -> int:
    """The round."""
    return s.table[ROUND]


def ease(s: State, by: int) -> None:
    """Make a game easier that begins: the threat of every player is lower by so much."""
    for seat in s.order:
        s.dials[THREAT][seat] -= by


def progress(s: State) -> float:
    """How far the quest has come, from 0 to 1."""
    quest = current_quest(s)
    if quest < 0:
        return 0.0
    points = value(s, quest, "quest_points")
    part = min(1.0, s.tokens[PROGRESS][quest] / points) if points > 0 else 0.0
    return max(0.0, STAGES - 1 - len(s.zones[QUEST_DECK]) + part) / STAGES


def features(s: State, player: int) -> list[float]:
    """What counts, in the order of the names; values of the players are averages."""
    number = max(1, len(s.order))
    faces, front = s.rules.catalogue.faces, s.rules.catalogue.front
    quest, active = current_quest(s), active_location(s)
    lacking = max(0, value(s, quest, "quest_points") - s.tokens[PROGRESS][quest]) if quest >= 0 else 0
    there = max(0, value(s, active, "quest_points") - s.tokens[PROGRESS][active]) if active >= 0 else 0
    threat = high = heroes = health = allies = willpower = attack = defense = 0.0
    engaged = blows = life = hand = resources = attachments = held = great = strength = burdens = 0.0
    for seat in s.order:
        threat += s.dials[THREAT][seat] / 50
        high = max(high, (s.dials[THREAT][seat] - 38) / 12)
        for piece in characters(s, seat):
            if kind(s, piece) == "hero":
                heroes += 1
                health += value(s, piece, "hit_points") - s.tokens[DAMAGE][piece]
                resources += s.tokens[RESOURCES][piece]
            else:
                allies += 1
            willpower += value(s, piece, "willpower")
            attack += value(s, piece, "attack")
            defense += value(s, piece, "defense")
            for load in s.attached[piece]:
                if s.owner[load] >= 0:
                    attachments += 1
                else:
                    burdens += 1
        hand += len(s.zones[HAND + seat])
        for enemy in enemies(s, ENGAGED + seat):
            left = value(s, enemy, "hit_points") - s.tokens[DAMAGE][enemy]
            engaged += 1
            blows += value(s, enemy, "attack")
            life += left + value(s, enemy, "defense")
            if value(s, enemy, "hit_points") >= GREAT:
                great, strength = great + 1, strength + left
        held += sum(faces[front[s.card[p]]].kind == "objective" for p in s.zones[PLAY + seat])
    lurking = places = menace = guarded = 0.0
    for piece in s.zones[STAGING]:
        what = kind(s, piece)
        if what in ("enemy", "location"):
            menace += value(s, piece, "threat")
            lurking += what == "enemy"
            places += what == "location"
            if what == "enemy" and value(s, piece, "hit_points") >= GREAT:
                great += 1
                strength += value(s, piece, "hit_points") - s.tokens[DAMAGE][piece]
        guarded += what == "objective"
    return [
        1.0,
        float(len(s.zones[QUEST_DECK])),
        lacking / 10,
        there / 5,
        threat / number,
        max(0.0, high),
        float(s.seats - len(s.order)),
        heroes / (3 * number),
        health / (10 * number),
        allies / (4 * number),
        willpower / (10 * number),
        attack / (10 * number),
        defense / (10 * number),
        (willpower - menace) / (10 * number),
        menace / (5 * number),
        lurking / (2 * number),
        places / (2 * number),
        engaged / (2 * number),
        blows / (5 * number),
        life / (10 * number),
        hand / (5 * number),
        resources / (6 * number),
        attachments / (4 * number),
        guarded / 3,
        held / 3,
        great,
        strength / 10,
        burdens / 2,
    ]
