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
        Scenario(
            "journey-along-the-anduin",
            "Journey Along the Anduin",
            4,
            ("Journey Along the Anduin", "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands"),
            (126, 127, 128),
        ),
        Scenario(
            "escape-from-dol-guldur",
            "Escape from Dol Guldur",
            7,
            ("Escape from Dol Guldur", "Spiders of Mirkwood", "Dol Guldur Orcs"),
            (123, 124, 125),
        ),
    )
}

EASY = {75: 0, 79: 0, 80: 0, 82: 1, 84: 0, 86: 0, 90: 0, 91: 1, 93: 1, 94: 1, 101: 0, 112: 0, 114: 1, 115: 1, 116: 2}
"""How many copies of an encounter card are left in easy mode, by its number, where that is fewer."""
