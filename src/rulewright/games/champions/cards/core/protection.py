"""The aspect Protection: cards 75-82."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.kernel.cards import Card

SET = "Protection"

CARDS: tuple[Card, ...] = (
    ally(
        "Black Widow",
        number=75, set_name=SET, cost=3, resources="physical", thw=(2, 1), atk=(1, 1), hit_points=2,
        traits="S.H.I.E.L.D. Spy.", subname="Natasha Romanoff",
    ),
    ally(
        "Luke Cage",
        number=76, set_name=SET, cost=4, resources="energy", thw=(1, 1), atk=(2, 1), hit_points=5, traits="Defender.",
        keywords=("Toughness",),
    ),
    event(
        "Counter-Punch",
        number=77, copies=3, set_name=SET, cost=0, resources="physical", traits="Attack.",
    ),
    event(
        "Get Behind Me!",
        number=78, copies=3, set_name=SET, cost=1, resources="mental",
    ),
    resource(
        "The Power of Protection",
        number=79, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Med Team",
        number=80, copies=3, set_name=SET, cost=3, resources="energy", traits="S.H.I.E.L.D.", uses="3 medical",
    ),
    upgrade(
        "Armored Vest",
        number=81, copies=3, set_name=SET, cost=1, resources="mental", traits="Armor.",
    ),
    upgrade(
        "Indomitable",
        number=82, copies=3, set_name=SET, cost=1, resources="energy", traits="Condition.",
    ),
)  # fmt: skip
