"""The scenarios and modular encounter sets of all packs."""

from __future__ import annotations

from typing import cast

from rulewright.games.champions.cards import PACKS
from rulewright.games.champions.vocabulary.printing import Scenario
from rulewright.kernel.titles import fold

SCENARIOS = {
    scenario.id: scenario
    for scenarios in PACKS.declared("SCENARIOS").values()
    for scenario in cast(tuple[Scenario, ...], scenarios)
}
STANDARD, EXPERT = "Standard", "Expert"
RANDOM = "random"
"""In place of a modular set: one that is picked at random."""


def set_id(name: str) -> str:
    """What a modular set is called in a setup: "Bomb Scare" is "bomb-scare"."""
    return fold(name).replace("_", " ").replace("-", " ").replace(" ", "-")


MODULAR_SETS = {
    set_id(name): name for names in PACKS.declared("MODULAR_SETS").values() for name in cast(tuple[str, ...], names)
}


def stages(scenario: Scenario, difficulty: str) -> tuple[str, ...]:
    """The stages of the villain: I and II, or II and III in expert mode."""
    return scenario.stages[1:] if difficulty == "expert" else scenario.stages[:2]


def encounter_sets(scenario: Scenario, difficulty: str, modular: tuple[str, ...]) -> tuple[str, ...]:
    """The encounter sets that make up the encounter deck."""
    expert = (EXPERT,) if difficulty == "expert" else ()
    return (scenario.name, STANDARD, *expert, *modular)
