"""Dwarf: cards 31-32."""

from __future__ import annotations

from rulewright.games.wotr.vocabulary.drawing import Take
from rulewright.games.wotr.vocabulary.printing import character, item
from rulewright.games.wotr.vocabulary.words import WhenPlayed
from rulewright.kernel.selectors import Titled

CARDS = (
    character(
        "gimli", "Gimli",
        WhenPlayed(Take(Titled("Dwarven Axe"), ("cycle",), optional=True)),
        faction="dwarf", number=31, battleground=(1, 1), path=1, paths="3-9",
    ),
    item(
        "dwarven-axe", "Dwarven Axe",
        faction="dwarf", number=32, battleground=(1, 1), path=1, traits="Weapon", wielder_faction="dwarf",
    ),
)  # fmt: skip
