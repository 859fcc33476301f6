"""What counts in a position of Marvel Champions: how near the villain is to the end, and how near the players are."""

from __future__ import annotations

from rulewright.bots.judging import Plan
from rulewright.games.champions.table import (
    ACCELERATION,
    CONFUSED,
    DAMAGE,
    HAND,
    PLAY,
    ROUND,
    SCHEME_DECK,
    SIDE_SCHEMES,
    STUNNED,
    THREAT,
    TOUGH,
    VILLAIN,
    VILLAIN_DECK,
    allies,
    icons,
    identity,
    in_hero_form,
    kind,
    main_scheme,
    minions,
    remaining_hit_points,
    villain,
)
from rulewright.kernel.state import State
from rulewright.kernel.values import value

PLAN = Plan(horizon=1, most=6, left_to_thumb=frozenset({"pay", "order", "mulligan"}))

USUAL = 32
"""The hit points that villains have for each player, all stages together."""
NAMES = (
    "one", "villain's hit points", "stages of the villain", "threat", "threat squared", "room for threat",
    "stages of the scheme", "acceleration", "hit points", "nearly down", "hero", "allies", "power of allies",
    "permanents", "cards in hand", "minions", "attack of minions", "hit points of minions", "side schemes",
    "threat there", "hazard", "stunned villain", "confused villain", "tough villain", "attachments", "stunned",
    "confused", "tough",
)  # fmt: skip


def clock(s: State) -> int:
    """The round."""
    return s.table[ROUND]


def progress(s: State) -> float:
    """How far the villain has come down, from 0 to 1."""
    if not s.zones[VILLAIN]:
        return 0.0
    left = sum(value(s, p, "hit_points") for p in (villain(s), *s.zones[VILLAIN_DECK])) - s.tokens[DAMAGE][villain(s)]
    return max(0.0, 1.0 - left / (USUAL * s.seats))


def features(s: State, player: int) -> list[float]:
    """What counts, in the order of the names; values of the players are averages."""
    if not s.zones[VILLAIN] or not s.order:
        return [1.0] + [0.0] * (len(NAMES) - 1)
    enemy, scheme, number = villain(s), main_scheme(s), len(s.order)
    full = value(s, enemy, "hit_points")
    later = sum(value(s, stage, "hit_points") for stage in s.zones[VILLAIN_DECK])
    target = max(1, value(s, scheme, "target_threat"))
    threat = s.tokens[THREAT][scheme] / target
    mounting = value(s, scheme, "acceleration") + s.tokens[ACCELERATION][scheme] + icons(s, "acceleration_icon")
    life, low, heroes, company, power, permanents, hand, stunned, confused, tough = [0.0] * 10
    foes, attack, health = 0.0, 0.0, 0.0
    for seat in s.order:
        me = identity(s, seat)
        left = remaining_hit_points(s, me)
        life += left / 10
        low += max(0, 4 - left) / 4
        heroes += in_hero_form(s, seat)
        stunned += bool(s.tokens[STUNNED][me])
        confused += bool(s.tokens[CONFUSED][me])
        tough += bool(s.tokens[TOUGH][me])
        for ally in allies(s, seat):
            company += remaining_hit_points(s, ally) / 4
            power += max(value(s, ally, "atk"), value(s, ally, "thw")) / 4
        for piece in s.zones[PLAY + seat]:
            if kind(s, piece) in ("upgrade", "support"):
                permanents += (1 + value(s, piece, "cost")) / 10
        hand += len(s.zones[HAND + seat]) / 6
        for minion in minions(s, seat):
            foes += 0.5
            attack += value(s, minion, "atk") / 5
            health += remaining_hit_points(s, minion) / 10
    side = s.zones[SIDE_SCHEMES]
    return [
        1.0,
        (full - s.tokens[DAMAGE][enemy] + later) / (15 * number),
        float(len(s.zones[VILLAIN_DECK])),
        threat,
        threat * threat,
        min(1.0, max(0.0, target * (1 - threat) - mounting) / 6),
        float(len(s.zones[SCHEME_DECK])),
        mounting / (2 * number),
        life / number,
        low / number,
        heroes / number,
        company / number,
        power / number,
        permanents / number,
        hand / number,
        foes / number,
        attack / number,
        health / number,
        len(side) / 2,
        sum(s.tokens[THREAT][p] for p in side) / (6 * number),
        float(icons(s, "hazard")),
        float(bool(s.tokens[STUNNED][enemy])),
        float(bool(s.tokens[CONFUSED][enemy])),
        float(bool(s.tokens[TOUGH][enemy])),
        len(s.attached[enemy]) / 2,
        stunned / number,
        confused / number,
        tough / number,
    ]
