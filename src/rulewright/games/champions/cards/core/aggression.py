"""The aspect Aggression: cards 50-57."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, event, resource, support, upgrade
from rulewright.kernel.cards import Card

SET = "Aggression"

CARDS: tuple[Card, ...] = (
    ally(
        "Hulk",
        number=50, set_name=SET, cost=2, resources="energy", thw=None, atk=(3, 1), hit_points=5,
        traits="Avenger. Gamma.", subname="Bruce Banner",
    ),
    ally(
        "Tigra",
        number=51, set_name=SET, cost=3, resources="mental", thw=(1, 1), atk=(2, 1), hit_points=3, traits="Avenger.",
        subname="Greer Grant Nelson",
    ),
    event(
        "Chase Them Down",
        number=52, copies=3, set_name=SET, cost=0, resources="mental", traits="Thwart.",
    ),
    event(
        "Relentless Assault",
        number=53, copies=3, set_name=SET, cost=2, resources="energy", traits="Attack.",
    ),
    event(
        "Uppercut",
        number=54, copies=3, set_name=SET, cost=3, resources="physical", traits="Attack.",
    ),
    resource(
        "The Power of Aggression",
        number=55, copies=2, set_name=SET, resources="wild",
    ),
    support(
        "Tac Team",
        number=56, copies=3, set_name=SET, cost=3, resources="energy", traits="S.H.I.E.L.D.", uses="3 attack",
    ),
    upgrade(
        "Combat Training",
        number=57, copies=3, set_name=SET, cost=2, resources="physical", traits="Skill.",
    ),
)  # fmt: skip
