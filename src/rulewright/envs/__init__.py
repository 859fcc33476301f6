"""Doors for researchers: the games as environments of Gymnasium, PettingZoo and OpenSpiel.

`docs/envs.md` shows each of them in ten lines.
They come with the extra `rl`; without it a door says in one sentence what to install.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.module import Json

if TYPE_CHECKING:
    from rulewright.envs.gym import GymnasiumEnv
    from rulewright.envs.spiel import OpenSpielGame
    from rulewright.envs.zoo import AECDoor, ParallelDoor

__all__ = ["gymnasium_env", "openspiel_game", "pettingzoo_env", "pettingzoo_parallel_env"]


def gymnasium_env(
    game: str,
    *,
    seat: int = 0,
    bots: str = "thumb",
    shaping: float = 0.0,
    max_steps: int = 10_000,
    render_mode: str | None = None,
    **setup: Json,
) -> GymnasiumEnv:
    """One seat of a game for Gymnasium; bots of this kind play the others. `setup` is that of `rulewright.new`.

    The reward is the result at the end, 1 or -1, and `shaping` times what the seat's progress has gained.
    """
    door = library("rulewright.envs.gym", "gymnasium")
    env: GymnasiumEnv = door.GymnasiumEnv(game, setup, seat, bots, shaping, max_steps, render_mode)
    return env


def pettingzoo_env(game: str, *, max_cycles: int = 10_000, render_mode: str | None = None, **setup: Json) -> AECDoor:
    """All seats of a game for PettingZoo, asked one after another (AEC): `player_0`, `player_1` ..."""
    door = library("rulewright.envs.zoo", "pettingzoo")
    env: AECDoor = door.AECDoor(game, setup, max_cycles, render_mode)
    return env


def pettingzoo_parallel_env(
    game: str, *, max_cycles: int = 10_000, render_mode: str | None = None, **setup: Json
) -> ParallelDoor:
    """The same for learners that want an action of every seat at every step: who is not asked waits (action 0)."""
    door = library("rulewright.envs.zoo", "pettingzoo")
    env: ParallelDoor = door.ParallelDoor(game, setup, max_cycles, render_mode)
    return env


def openspiel_game(game: str, **setup: Json) -> OpenSpielGame:
    """A game for OpenSpiel, with every random event as a chance node. `setup` is that of `rulewright.new`."""
    door = library("rulewright.envs.spiel", "open_spiel")
    offered: OpenSpielGame = door.load(game, setup)
    return offered


def library(door: str, name: str) -> ModuleType:
    """The module of a door. RulewrightError when the library that it stands on is not installed."""
    try:
        return import_module(door)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("rulewright"):
            raise
        raise RulewrightError("error-extra", name=name, extra="rulewright[rl]") from None
