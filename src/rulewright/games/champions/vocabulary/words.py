"""The words cards of this game are written with."""

from __future__ import annotations

from rulewright.kernel.selectors import Kind

ALLY = Kind(("ally",), "ally")
ENEMY = Kind(("villain", "minion"), "enemy")
ENVIRONMENT = Kind(("environment",), "environment")
MINION = Kind(("minion",), "minion")
VILLAIN = Kind(("villain",), "villain")
