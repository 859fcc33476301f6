"""The aspect Justice: cards 58-65."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.kernel.cards import Card

SET = "Justice"

CARDS: tuple[Card, ...] = (
    ally(
        "Jessica Jones",
        number=59, set_name=SET, cost=3, resources="energy", thw=(1, 1), atk=(2, 1), hit_points=3, traits="Defender.",
    ),
    ally(
        "Daredevil",
        number=58, set_name=SET, cost=4, resources="physical", thw=(2, 1), atk=(2, 1), hit_points=3,
        traits="Defender.", subname="Matt Murdock",
    ),
    event(
        "For Justice!",
        number=60, copies=3, set_name=SET, cost=2, resources="energy", traits="Thwart.",
    ),
    event(
        "Great Responsibility",
        number=61, copies=3, set_name=SET, cost=0, resources="mental",
    ),
    resource(
        "The Power of Justice",
        number=62, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Interrogation Room",
        number=63, copies=3, set_name=SET, cost=1, resources="energy", traits="Location.",
    ),
    support(
        "Surveillance Team",
        number=64, copies=3, set_name=SET, cost=2, resources="mental", traits="S.H.I.E.L.D.", uses="3 snoop",
    ),
    upgrade(
        "Heroic Intuition",
        number=65, copies=3, set_name=SET, cost=2, resources="energy", traits="Skill.",
    ),
)  # fmt: skip
