"""The modular encounter set Masters of Evil: cards 128-133."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import minion, side_scheme, treachery
from rulewright.kernel.cards import Card

SET = "Masters of Evil"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "The Masters of Evil",
        number=128, copies=1, set_name=SET, starting="3x", icon="acceleration", boost=2,
    ),
    minion(
        "Radioactive Man",
        number=129, copies=1, set_name=SET, sch=1, atk=1, hit_points=7, traits="Elite. Masters of Evil.", unique=True,
    ),
    minion(
        "Whirlwind",
        number=130, copies=1, set_name=SET, sch=1, atk=2, hit_points=6, traits="Masters of Evil.", unique=True,
    ),
    minion(
        "Tiger Shark",
        number=131, copies=1, set_name=SET, sch=1, atk=3, hit_points=6, traits="Masters of Evil.", unique=True,
    ),
    minion(
        "Melter",
        number=132, copies=1, set_name=SET, sch=1, atk=3, hit_points=5, traits="Masters of Evil.", unique=True,
    ),
    treachery(
        "Masters of Mayhem",
        number=133, copies=2, set_name=SET, boost=2,
    ),
)  # fmt: skip
