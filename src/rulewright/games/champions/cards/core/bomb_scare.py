"""The modular encounter set Bomb Scare: cards 109-112."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import minion, side_scheme, treachery
from rulewright.kernel.cards import Card

SET = "Bomb Scare"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Bomb Scare",
        number=109, copies=1, set_name=SET, starting=2, icon="acceleration", boost=2,
    ),
    minion(
        "Hydra Bomber",
        number=110, copies=2, set_name=SET, sch=1, atk=1, hit_points=2, traits="Hydra.", boost=1,
    ),
    treachery(
        "Explosion",
        number=111, copies=1, set_name=SET, boost=2,
    ),
    treachery(
        "False Alarm",
        number=112, copies=2, set_name=SET, boost=1,
    ),
)  # fmt: skip
