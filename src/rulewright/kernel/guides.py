"""A first game that explains itself: a position written down, and what to do in it step by step.

A game keeps its guide in a module of its own, `guide`. What is said are messages of the game: those that the steps
name, and `guide-end` for when the person plays on alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rulewright.kernel.homes import package

if TYPE_CHECKING:
    from rulewright.kernel.game import Json


@dataclass(frozen=True)
class Guide:
    """The guide of a game. `seats` says who plays: the person is "me", the others are bots."""

    seats: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    """The key to choose at each step, and the message that says why."""
    position: Mapping[str, Json] = field(default_factory=dict)
    """The position to begin with; without one the game begins as any."""
    scenario: str = ""
    decks: tuple[str, ...] = ()
    seed: int = 1


def guide_of(game: str) -> Guide | None:
    """The guide of a game, if it has one."""
    home = f"{package(game)}.guide"
    if find_spec(home) is None:
        return None
    found = import_module(home).GUIDE
    return found if isinstance(found, Guide) else None
