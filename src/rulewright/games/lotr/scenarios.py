"""The scenarios: which encounter sets and quest cards each of them uses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scenario:
    """A quest to undertake."""

    id: str
    name: str
    difficulty: int
    sets: tuple[str, ...]
    quest_cards: tuple[int, ...]


SCENARIOS = {
    scenario.id: scenario
    for scenario in (
        Scenario(
            "passage-through-mirkwood",
            "Passage Through Mirkwood",
            1,
            ("Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs"),
            (119, 120, 121, 122),
        ),
    )
}
