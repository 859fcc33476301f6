"""Leadership: cards 1 and 2."""

from __future__ import annotations

from rulewright.games.lotr.table import LEADERSHIP
from rulewright.games.lotr.vocabulary.printing import ally, hero
from rulewright.kernel.cards import Card

CARDS: tuple[Card, ...] = (
    hero(
        "Aragorn",
        number=1, sphere=LEADERSHIP, threat=7, stats=(1, 1, 1, 3), traits="Dúnedain.",
    ),
    ally(
        "Nameless Wanderer",
        number=2, copies=3, sphere=LEADERSHIP, cost=1, stats=(1, 0, 0, 1), traits="Dúnedain. Ranger.",
    ),
)  # fmt: skip
