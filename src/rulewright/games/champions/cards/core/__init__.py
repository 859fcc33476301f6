"""The core set."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.printing import Scenario

NAME = "Core Set"
PREFIX = "01"

SCENARIOS = (
    Scenario(
        "rhino",
        "Rhino",
        ("01094", "01095", "01096"),
        ("01097a",),
        "Bomb Scare",
    ),
    Scenario(
        "klaw",
        "Klaw",
        ("01113", "01114", "01115"),
        ("01116a", "01117a"),
        "Masters of Evil",
    ),
    Scenario(
        "ultron",
        "Ultron",
        ("01134", "01135", "01136"),
        ("01137a", "01138a", "01139a"),
        "Under Attack",
    ),
)

MODULAR_SETS = ("Bomb Scare", "Masters of Evil", "Under Attack", "Legions of Hydra", "The Doomsday Chair")
