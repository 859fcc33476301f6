"""The modular encounter set The Doomsday Chair: cards 183-185."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import attachment, minion, side_scheme
from rulewright.games.champions.vocabulary.words import MINION
from rulewright.kernel.cards import Card

SET = "The Doomsday Chair"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "The Doomsday Chair",
        number=183, copies=2, set_name=SET, starting=8, icon="acceleration", boost=3,
    ),
    minion(
        "M.O.D.O.K.",
        number=184, copies=1, set_name=SET, sch=2, atk=2, hit_points=8, traits="Cyborg. Elite.",
        keywords=("Retaliate 2",), unique=True, boost=2,
    ),
    attachment(
        "Biomechanical Upgrades",
        number=185, copies=3, set_name=SET, attach=MINION, traits="Tech.", keywords=("Surge",), boost=1,
    ),
)  # fmt: skip
