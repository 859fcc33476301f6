"""The hero set Black Panther: cards 40-49."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    resource,
    support,
    upgrade,
)
from rulewright.kernel.cards import Card

SET = "Black Panther"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Black Panther",
            stats=(2, 2, 2), hit_points=11, hand_size=5, traits="Avenger. Wakanda.", keywords=("Retaliate 1",),
        ),
        alter_ego(
            "T'Challa",
            rec=4, hit_points=11, hand_size=6, traits="King. Wakanda.", ability="Foresight",
        ),
        number=40,
    ),
    ally(
        "Shuri",
        number=41, set_name=SET, cost=2, resources="physical", thw=(1, 1), atk=(1, 1), hit_points=3,
        traits="Genius. Wakanda.",
    ),
    event(
        "Ancestral Knowledge",
        number=42, copies=1, set_name=SET, cost=1, resources="mental",
    ),
    event(
        "Wakanda Forever!",
        number=43, letter="a", copies=1, set_name=SET, cost=1, resources="energy", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        number=43, letter="b", copies=1, set_name=SET, cost=1, resources="mental", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        number=43, letter="c", copies=1, set_name=SET, cost=1, resources="physical", traits="Tactic.",
    ),
    event(
        "Wakanda Forever!",
        number=43, letter="d", copies=2, set_name=SET, cost=1, resources="wild", traits="Tactic.",
    ),
    resource(
        "Vibranium",
        number=44, copies=3, set_name=SET, resources="wild wild",
    ),
    support(
        "The Golden City",
        number=45, copies=1, set_name=SET, cost=2, resources="energy", traits="Location. Wakanda.", unique=True,
    ),
    upgrade(
        "Energy Daggers",
        number=46, copies=1, set_name=SET, cost=2, resources="mental", traits="Black Panther. Weapon.",
    ),
    upgrade(
        "Panther Claws",
        number=47, copies=1, set_name=SET, cost=2, resources="energy", traits="Black Panther. Weapon.",
    ),
    upgrade(
        "Tactical Genius",
        number=48, copies=1, set_name=SET, cost=2, resources="physical", traits="Black Panther. Skill.",
    ),
    upgrade(
        "Vibranium Suit",
        number=49, copies=1, set_name=SET, cost=2, resources="mental", traits="Armor. Black Panther.",
    ),
)  # fmt: skip
