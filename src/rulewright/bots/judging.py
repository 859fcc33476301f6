"""How a game judges its positions: how near a seat is to winning, for bots that look ahead.

A game that has a `judge` module among its bots says there where and how far it pays to look (`PLAN`), what counts
(`features`) and what a round is (`clock`); the weights lie beside it as data, made by `benchmarks/learn_value.py`.
Where nothing is said about that, games are played to their end, and only the result counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp
from types import ModuleType
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.state import State

ANY = "*"
"""The weights for scenarios that have none of their own."""
NEVER = 1 << 30


class Plan(NamedTuple):
    """How a game is searched."""

    horizon: int = NEVER
    """So many rounds after the present one are played before a position is judged."""
    horizons: Mapping[str, int] = {}
    """The same for scenarios in which another number is better."""
    most: int = 6
    """No more options than these are compared, those that the rules of thumb like best."""
    batch: int = 4
    """After so many worlds options that do not look better are dropped, after half of the first ones the worse half."""
    hope: float = 0.5
    """An option is dropped that is worse than the advice by so many standard errors."""
    left_to_thumb: frozenset[str] = frozenset()
    """The kinds of questions that are not worth a search."""
    unasked: frozenset[str] = frozenset()
    """The action windows, by their rules, in which nobody is asked in imagined games: thumb hardly ever acts there."""
    searched: Callable[[State, int], bool] | None = None
    """Whether a player searches in a position at all; None: always."""
    verdict: Callable[[State, int], float] | None = None
    """How clearly a player has won a game that is over, from 0 to 1, where one may win by more or less."""

    def rounds_ahead(self, scenario: str) -> int:
        """How many rounds after the present one are played in a scenario."""
        return self.horizons.get(scenario, self.horizon)


class Judge(NamedTuple):
    """What a game says about its positions."""

    features: Callable[[State, int], list[float]]
    """What counts for a player, from what lies open and what the player knows. The first one is 1."""
    clock: Callable[[State], int]
    """The round."""
    weights: dict[str, list[float]]
    """What each feature counts, by scenario."""

    def chance(self, game: Game, player: int) -> float:
        """How likely a player is to win, from 0 to 1."""
        weights = self.weights.get(str(game.setup.get("scenario", ""))) or self.weights[ANY]
        total = 0.0
        for weight, feature in zip(weights, self.features(game.state, player), strict=True):
            total += weight * feature
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


@cache
def plan_of(game: str) -> Plan:
    """How a game is searched: `PLAN` of `rulewright.bots.GAME.judge`, if there is such a module."""
    found: Plan | None = getattr(_module(game), "PLAN", None)
    return Plan() if found is None else found


@cache
def judge_of(game: str) -> Judge | None:
    """The judge of a game: `features` and `clock` of `rulewright.bots.GAME.judge`, if there are any."""
    module = _module(game)
    if module is None or not hasattr(module, "features"):
        return None
    weights = json.loads(files(f"rulewright.bots.{game}").joinpath("weights.json").read_text(encoding="utf-8"))
    return Judge(module.features, module.clock, weights["weights"])


def _module(game: str) -> ModuleType | None:
    folder = f"rulewright.bots.{game}"
    if find_spec(folder) is None or find_spec(folder + ".judge") is None:
        return None
    return import_module(folder + ".judge")
