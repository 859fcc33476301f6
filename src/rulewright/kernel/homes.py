"""Where the package of a game lies: beside the others, unless it was registered from elsewhere."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.module import Module

ELSEWHERE: dict[str, str] = {}
"""The packages of games that lie elsewhere, by the id of the game."""


def package(game: str) -> str:
    """The name of the package with the rules, cards and words of a game."""
    return ELSEWHERE.get(game, f"rulewright.games.{game}")


def offered(game: str) -> Module:
    """The game that a package offers: what its `module.py` calls `GAME`."""
    found: Module = import_module(package(game) + ".module").GAME
    return found
