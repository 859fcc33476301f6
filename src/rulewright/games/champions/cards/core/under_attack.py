"""The modular encounter set Under Attack: cards 151-154."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import attachment, side_scheme, treachery
from rulewright.games.champions.vocabulary.words import VILLAIN
from rulewright.kernel.cards import Card

SET = "Under Attack"

CARDS: tuple[Card, ...] = (
    side_scheme(
        "Under Attack",
        number=151, copies=1, set_name=SET, starting=3, icon="crisis", boost=3,
    ),
    attachment(
        "Vibranium Armor",
        number=152, copies=1, set_name=SET, attach=VILLAIN, traits="Armor.", boost=1,
    ),
    attachment(
        "Concussion Blasters",
        number=153, copies=1, set_name=SET, atk=1, attach=VILLAIN, traits="Weapon.", boost=1,
    ),
    treachery(
        "Concussive Blast",
        number=154, copies=2, set_name=SET,
    ),
)  # fmt: skip
