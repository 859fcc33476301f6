"""Basic cards: 83-93."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.kernel.cards import Card

SET = "Basic"

CARDS: tuple[Card, ...] = (
    ally(
        "Mockingbird",
        number=83, set_name=SET, cost=3, resources="physical", thw=(1, 1), atk=(1, 1), hit_points=3,
        traits="S.H.I.E.L.D. Spy.", subname="Bobbi Morse",
    ),
    ally(
        "Nick Fury",
        number=84, set_name=SET, cost=4, resources="mental", thw=(2, 1), atk=(2, 1), hit_points=3,
        traits="S.H.I.E.L.D. Spy.",
    ),
    event(
        "Emergency",
        number=85, copies=3, set_name=SET, cost=0, resources="energy", traits="Thwart.",
    ),
    event(
        "First Aid",
        number=86, copies=3, set_name=SET, cost=1, resources="mental",
    ),
    event(
        "Haymaker",
        number=87, copies=3, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    resource(
        "Energy",
        number=88, copies=4, set_name=SET, resources="energy energy",
    ),
    resource(
        "Genius",
        number=89, copies=4, set_name=SET, resources="mental mental",
    ),
    resource(
        "Strength",
        number=90, copies=4, set_name=SET, resources="physical physical",
    ),
    support(
        "Avengers Mansion",
        number=91, copies=4, set_name=SET, cost=4, resources="mental", traits="Avenger. Location.",
    ),
    support(
        "Helicarrier",
        number=92, copies=4, set_name=SET, cost=3, resources="physical", traits="Location. S.H.I.E.L.D.",
    ),
    upgrade(
        "Tenacity",
        number=93, copies=3, set_name=SET, cost=2, resources="energy", traits="Condition.",
    ),
)  # fmt: skip
