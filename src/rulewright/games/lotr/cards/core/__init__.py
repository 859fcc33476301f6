"""The core set, with the campaign cards of its revised edition."""

from __future__ import annotations

from rulewright.games.lotr.vocabulary.printing import Scenario

NAME = "Core Set"
PREFIX = "01"
OCTGN = "51223bd0-ffd1-11df-a976-0801200c9"
"""How the ids of its cards begin in deck files of OCTGN, before their numbers."""

SCENARIOS = (
    Scenario(
        "passage-through-mirkwood",
        "Passage Through Mirkwood",
        1,
        ("Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs"),
        ("01119", "01120", "01121", "01122"),
    ),
    Scenario(
        "journey-along-the-anduin",
        "Journey Along the Anduin",
        4,
        ("Journey Along the Anduin", "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands"),
        ("01126", "01127", "01128"),
    ),
    Scenario(
        "escape-from-dol-guldur",
        "Escape from Dol Guldur",
        7,
        ("Escape from Dol Guldur", "Spiders of Mirkwood", "Dol Guldur Orcs"),
        ("01123", "01124", "01125"),
    ),
)

EASY = {
    "01075": 0, "01079": 0, "01080": 0, "01082": 1, "01084": 0, "01086": 0, "01090": 0, "01091": 1, "01093": 1,
    "01094": 1, "01101": 0, "01112": 0, "01114": 1, "01115": 1, "01116": 2,
}  # fmt: skip
"""How many copies of an encounter card are left in easy mode, where that is fewer."""
