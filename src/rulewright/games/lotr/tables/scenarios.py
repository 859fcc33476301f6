"""The scenarios of all packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rulewright.games.lotr.cards import PACKS
from rulewright.games.lotr.vocabulary.printing import Scenario

SCENARIOS = {
    scenario.id: scenario
    for scenarios in PACKS.declared("SCENARIOS").values()
    for scenario in cast(tuple[Scenario, ...], scenarios)
}

EASY = {
    card: copies for easy in PACKS.declared("EASY").values() for card, copies in cast(Mapping[str, int], easy).items()
}
"""How many copies of an encounter card are left in easy mode, by its id, where that is fewer."""
