"""The aspect Leadership: cards 66-74."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.games.champions.vocabulary.words import ALLY
from rulewright.kernel.cards import Card

SET = "Leadership"

CARDS: tuple[Card, ...] = (
    ally(
        "Hawkeye",
        number=66, set_name=SET, cost=3, resources="energy", thw=(1, 1), atk=(1, 1), hit_points=3, traits="Avenger.",
        subname="Clint Barton",
    ),
    ally(
        "Maria Hill",
        number=67, set_name=SET, cost=2, resources="mental", thw=(2, 1), atk=(1, 1), hit_points=2,
        traits="S.H.I.E.L.D.",
    ),
    ally(
        "Vision",
        number=68, set_name=SET, cost=4, resources="physical", thw=(1, 1), atk=(2, 1), hit_points=3,
        traits="Android. Avenger.",
    ),
    event(
        "Get Ready",
        number=69, copies=3, set_name=SET, cost=0, resources="physical",
    ),
    event(
        "Lead from the Front",
        number=70, copies=3, set_name=SET, cost=2, resources="energy", traits="Tactic.",
    ),
    event(
        "Make the Call",
        number=71, copies=3, set_name=SET, cost=0, resources="mental",
    ),
    resource(
        "The Power of Leadership",
        number=72, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "The Triskelion",
        number=73, copies=1, set_name=SET, cost=1, resources="energy", traits="Location. S.H.I.E.L.D.", unique=True,
    ),
    upgrade(
        "Inspired",
        number=74, copies=3, set_name=SET, cost=1, resources="physical", attach=ALLY, traits="Condition.",
    ),
)  # fmt: skip
