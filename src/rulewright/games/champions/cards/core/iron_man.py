"""The hero set Iron Man: cards 29-39."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.kernel.cards import Card

SET = "Iron Man"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Iron Man",
            stats=(2, 1, 1), hit_points=9, hand_size=1, traits="Avenger.",
        ),
        alter_ego(
            "Tony Stark",
            rec=3, hit_points=9, hand_size=6, traits="Genius.", ability="Futurist",
        ),
        number=29,
    ),
    ally(
        "War Machine",
        number=30, set_name=SET, cost=4, resources="wild", thw=(1, 1), atk=(2, 1), hit_points=4,
        traits="S.H.I.E.L.D. Soldier.", subname="James Rhodes",
    ),
    event(
        "Repulsor Blast",
        number=31, copies=3, set_name=SET, cost=1, resources="physical", traits="Attack. Superpower.",
    ),
    event(
        "Supersonic Punch",
        number=32, copies=2, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    support(
        "Pepper Potts",
        number=33, copies=1, set_name=SET, cost=3, resources="physical", traits="Persona.", unique=True,
    ),
    support(
        "Stark Tower",
        number=34, copies=1, set_name=SET, cost=2, resources="mental", traits="Location.", unique=True,
    ),
    upgrade(
        "Arc Reactor",
        number=35, copies=1, set_name=SET, cost=2, resources="energy", traits="Item. Tech.", unique=True,
    ),
    upgrade(
        "Mark V Armor",
        number=36, copies=1, set_name=SET, cost=3, resources="mental", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Mark V Helmet",
        number=37, copies=1, set_name=SET, cost=1, resources="physical", traits="Armor. Tech.", unique=True,
    ),
    upgrade(
        "Powered Gauntlets",
        number=38, copies=2, set_name=SET, cost=2, resources="energy", traits="Armor. Tech.",
    ),
    upgrade(
        "Rocket Boots",
        number=39, copies=2, set_name=SET, cost=1, resources="mental", traits="Armor. Tech.",
    ),
)  # fmt: skip
