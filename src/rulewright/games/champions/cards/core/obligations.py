"""The obligations: cards 155-175."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import obligation
from rulewright.kernel.cards import Card

CARDS: tuple[Card, ...] = (
    obligation(
        "Affairs of State",
        number=155, set_name="Black Panther", player="T'Challa", boost=2,
    ),
    obligation(
        "Legal Work",
        number=160, set_name="She-Hulk", player="Jennifer Walters", boost=2,
    ),
    obligation(
        "Eviction Notice",
        number=165, set_name="Spider-Man", player="Peter Parker", boost=2,
    ),
    obligation(
        "Business Problems",
        number=170, set_name="Iron Man", player="Tony Stark", boost=2,
    ),
    obligation(
        "Family Emergency",
        number=175, set_name="Captain Marvel", player="Carol Danvers", boost=2,
    ),
)  # fmt: skip
