"""How a game looks before it is opened: the door on the first page, and a picture for each of its scenarios.

A game keeps it in a module of its own, `door`, so that the first page needs neither its cards nor its looks. What is
said there are messages of the game: `door-title`, `door-about`, `door-kind`, and `door-level` of a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rulewright.kernel.homes import package

if TYPE_CHECKING:
    from rulewright.kernel.game import Json

Palette = tuple[str, str, str, str, str, str, str]
"""The colours of a picture: sky above and below, disc, ridges from far to near, emblem."""


@dataclass(frozen=True)
class Scene:
    """A drawn picture: an icon before a landscape (forest, mountain, hills, city, river, rays)."""

    emblem: str
    motif: str
    palette: Palette


@dataclass(frozen=True)
class Door:
    """The door of a game."""

    scene: Scene
    minutes: int
    """How long a game takes, roughly."""
    style: str = "soft"
    """soft or comic: the face of its titles."""
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    """A picture for each scenario."""
    levels: Mapping[str, int] = field(default_factory=dict)
    """How hard each scenario is, where its publisher says so."""

    def plain(self) -> dict[str, Json]:
        """The door as JSON-able data."""
        return asdict(self)


def door_of(game: str) -> Door | None:
    """The door of a game, if it has one."""
    home = f"{package(game)}.door"
    if find_spec(home) is None:
        return None
    found = import_module(home).DOOR
    return found if isinstance(found, Door) else None
