"""One seat of a game as an environment of Gymnasium; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from rulewright import bots as players
from rulewright.envs.observations import LIMIT
from rulewright.envs.rendering import render
from rulewright.envs.tables import Mask, Seen, Table
from rulewright.kernel.errors import whole
from rulewright.kernel.game import Game, Json

PENALTY = 0.1
"""What an action costs that is not on offer."""


def seen_space(table: Table) -> spaces.Dict:
    """The space of what a seat sees."""
    observation = spaces.Box(-LIMIT, LIMIT, (table.observer.size,), np.int16)
    mask = spaces.Box(0, 1, (table.actions.size,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})


class GymnasiumEnv(gymnasium.Env[Seen, Any]):
    """A seat of a game. An action that is not on offer changes nothing, costs a penalty, and is a step."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (a name of Gymnasium's)

    def __init__(
        self,
        game: str,
        setup: dict[str, Json],
        seat: int,
        bots: str,
        shaping: float,
        max_steps: int,
        render_mode: str | None,
    ) -> None:
        self.table = Table(game, setup)
        self.seat = whole("seat", seat, 0, self.table.people - 1)
        self.bots = bots
        self.shaping = shaping
        self.max_steps = whole("max_steps", max_steps, 1, 1_000_000)
        self.render_mode = render_mode
        given = {"game": game, "seat": seat, "bots": bots, "shaping": shaping, "max_steps": max_steps, **setup}
        self.spec = EnvSpec(f"rulewright/{game}-v0", entry_point="rulewright.envs:gymnasium_env", kwargs=given)
        self.observation_space = seen_space(self.table)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.table.actions.size)
        self.game: Game
        """The game under way."""
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self.game = self.table.deal(seed)
        self._bot = players.make(self.bots, seed)
        self._steps = 0
        self._let_others_play()
        self._progress = self.table.progress(self.game, self.seat)

    def _let_others_play(self) -> None:
        while (decision := self.game.decision) is not None and decision.seat != self.seat:
            self.game.choose(self._bot.choose(self.game))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; a seed is the seed of the game."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self.table.seen(self.game, self.seat), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the seat is asked again."""
        option = self.table.on_offer(self.game, self.seat).get(int(action))
        legal = option is not None
        if option is not None:
            self.game.choose(option)
            self._let_others_play()
        self._steps += 1
        before, self._progress = self._progress, self.table.progress(self.game, self.seat)
        gained = self._progress - before
        reward = self.game.returns()[self.seat] + self.shaping * gained if legal or self.game.over else -PENALTY
        cut = self._steps >= self.max_steps and not self.game.over
        return self.table.seen(self.game, self.seat), reward, self.game.over, cut, self._info(legal)

    def _info(self, legal: bool = True) -> dict[str, Any]:
        return {"legal": legal, "progress": self._progress}

    def action_masks(self) -> Mask:
        """The mask of the actions that are possible now, under the name by which maskable learners look for it."""
        return self.table.mask(self.game, self.seat)

    def render(self) -> str | None:
        """The position in text, if the render mode is "ansi"."""
        return render(self.table, self.game, self.seat) if self.render_mode == "ansi" else None
