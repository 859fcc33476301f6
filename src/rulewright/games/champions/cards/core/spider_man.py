"""The hero set Spider-Man: cards 1-9."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import ally, alter_ego, event, hero, identity, support, upgrade
from rulewright.games.champions.vocabulary.words import ENEMY, MINION
from rulewright.kernel.cards import Card

SET = "Spider-Man"

CARDS: tuple[Card, ...] = (
    identity(
        hero(
            "Spider-Man",
            stats=(1, 2, 3), hit_points=10, hand_size=5, traits="Avenger.", ability="Spider-Sense",
        ),
        alter_ego(
            "Peter Parker",
            rec=3, hit_points=10, hand_size=6, traits="Genius.", ability="Scientist",
        ),
        number=1,
    ),
    ally(
        "Black Cat",
        number=2, set_name=SET, cost=2, resources="energy", thw=(1, 1), atk=(1, 0), hit_points=2,
        traits="Hero for Hire.", subname="Felicia Hardy",
    ),
    event(
        "Backflip",
        number=3, copies=2, set_name=SET, cost=0, resources="physical", traits="Defense. Skill.",
    ),
    event(
        "Enhanced Spider-Sense",
        number=4, copies=2, set_name=SET, cost=1, resources="mental", traits="Superpower.",
    ),
    event(
        "Swinging Web Kick",
        number=5, copies=3, set_name=SET, cost=3, resources="mental", traits="Aerial. Attack. Superpower.",
    ),
    support(
        "Aunt May",
        number=6, copies=1, set_name=SET, cost=1, resources="energy", traits="Persona.", unique=True,
    ),
    upgrade(
        "Spider-Tracer",
        number=7, copies=2, set_name=SET, cost=1, resources="energy", attach=MINION, traits="Item. Tech.",
    ),
    upgrade(
        "Web-Shooter",
        number=8, copies=2, set_name=SET, cost=1, resources="physical", traits="Item. Tech.", uses="3 web",
    ),
    upgrade(
        "Webbed Up",
        number=9, copies=2, set_name=SET, cost=4, resources="physical", attach=ENEMY, traits="Condition.",
    ),
)  # fmt: skip
