"""The hero set She-Hulk: cards 19-28."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.kernel.cards import Card

SET = "She-Hulk"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "She-Hulk",
            stats=(1, 3, 2), hit_points=15, hand_size=4, traits="Avenger. Gamma.", ability='"Do You Even Lift?"',
        ),
        alter_ego(
            "Jennifer Walters",
            rec=5, hit_points=15, hand_size=6, traits="Attorney. Gamma.", ability='"I Object!"',
        ),
        number=19,
    ),
    ally(
        "Hellcat",
        number=20, set_name=SET, cost=3, resources="wild", thw=(2, 1), atk=(1, 1), hit_points=3, traits="Avenger.",
        subname="Patsy Walker",
    ),
    event(
        "Gamma Slam",
        number=21, copies=1, set_name=SET, cost=4, resources="mental", traits="Attack. Superpower.",
    ),
    event(
        "Ground Stomp",
        number=22, copies=2, set_name=SET, cost=2, resources="mental", traits="Superpower.",
    ),
    event(
        "Legal Practice",
        number=23, copies=2, set_name=SET, cost=0, resources="physical", traits="Skill. Thwart.",
    ),
    event(
        "One-Two Punch",
        number=24, copies=3, set_name=SET, cost=1, resources="physical", traits="Skill.",
    ),
    event(
        "Split Personality",
        number=25, copies=1, set_name=SET, cost=3, resources="energy",
    ),
    support(
        "Superhuman Law Division",
        number=26, copies=1, set_name=SET, cost=1, resources="physical", traits="Location.",
    ),
    upgrade(
        "Focused Rage",
        number=27, copies=2, set_name=SET, cost=3, resources="energy", traits="Skill.",
    ),
    upgrade(
        "Superhuman Strength",
        number=28, copies=2, set_name=SET, cost=2, resources="mental", traits="Superpower.",
    ),
)  # fmt: skip
