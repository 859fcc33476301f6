"""The modular encounter set Legions of Hydra: cards 180-182."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import minion, side_scheme
from rulewright.kernel.cards import Card

SET = "Legions of Hydra"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Legions of Hydra",
        number=180, copies=2, set_name=SET, starting=3, icon="hazard", boost=3,
    ),
    minion(
        "Madame Hydra",
        number=181, copies=1, set_name=SET, sch=2, atk=2, hit_points=6, traits="Elite. Hydra.", unique=True, boost=2,
    ),
    minion(
        "Hydra Soldier",
        number=182, copies=3, set_name=SET, sch=1, atk=2, hit_points=4, traits="Hydra.", keywords=("Guard",), boost=1,
    ),
)  # fmt: skip
