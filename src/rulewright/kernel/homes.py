"""Where the package of a game lies: beside the others, unless it was registered from elsewhere."""

from __future__ import annotations

ELSEWHERE: dict[str, str] = {}
"""The packages of games that lie elsewhere, by the id of the game."""


def package(game: str) -> str:
    """The name of the package with the rules, cards and words of a game."""
    return ELSEWHERE.get(game, f"rulewright.games.{game}")
