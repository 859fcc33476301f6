"""The three monster combat decks: type, attack, defense, strength cost, copies."""

from __future__ import annotations

from rulewright.games.meq.vocabulary.combat_texts import MELEE, RANGED
from rulewright.games.meq.vocabulary.printing import combat_card

ZEALOT = (
    ("Quick Shot", RANGED, 1, 0, 0, 3),
    ("Ranged Strike", RANGED, 1, 1, 1, 4),
    ("Strategize", RANGED, 1, 2, 2, 1),
    ("Aimed Shot", RANGED, 3, 0, 3, 1),
    ("Fall Back", RANGED, 1, 1, 1, 3),
    ("Poison Arrow", RANGED, 2, 0, 2, 3),
    ("Parry", MELEE, 1, 1, 1, 2),
    ("Hack", MELEE, 1, 0, 0, 3),
    ("Charge", MELEE, 2, 0, 1, 2),
    ("Smash", MELEE, 2, 1, 2, 2),
    ("Reckless", MELEE, 5, 0, 3, 1),
)

RAVAGER = (
    ("Concentrate", RANGED, 0, 0, 0, 3),
    ("Poison Arrow", RANGED, 2, 0, 2, 2),
    ("Aimed Shot", RANGED, 3, 0, 3, 2),
    ("Strategize", RANGED, 1, 2, 2, 1),
    ("Fall Back", RANGED, 1, 1, 1, 2),
    ("Parry", MELEE, 1, 1, 1, 2),
    ("Hack", MELEE, 1, 0, 0, 3),
    ("Charge", MELEE, 2, 0, 1, 3),
    ("Eviscerate", MELEE, 2, 0, 2, 3),
    ("Anticipate", MELEE, 1, 1, 2, 2),
    ("Attack of Opportunity", MELEE, 2, 0, 3, 2),
)

BEHEMOTH = (
    ("Precision", RANGED, 2, 1, 2, 2),
    ("Aimed Shot", RANGED, 3, 0, 3, 2),
    ("Earthquake", RANGED, 4, 0, 4, 1),
    ("Block", MELEE, 0, 4, 2, 3),
    ("Smash", MELEE, 2, 1, 2, 4),
    ("Sweep", MELEE, 3, 0, 1, 2),
    ("Rush", MELEE, 1, 1, 1, 2),
    ("Overpower", MELEE, 2, 2, 2, 3),
    ("Crush", MELEE, 3, 3, 4, 2),
    ("Reckless", MELEE, 5, 0, 3, 3),
    ("Enraged", MELEE, 4, 0, 4, 1),
)

CARDS = tuple(
    combat_card(deck, *row, number=number)
    for deck, rows in (("zealot", ZEALOT), ("ravager", RAVAGER), ("behemoth", BEHEMOTH))
    for number, row in enumerate(rows, 1)
)
