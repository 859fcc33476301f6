"""What all doors share: games of one setup, what a seat sees of them, and which option an action means."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

import rulewright
from rulewright.envs.actions import WAIT, actions
from rulewright.envs.observations import Numbers, Observer
from rulewright.kernel.errors import whole
from rulewright.kernel.game import MOST_SEED, Game, Json

Mask = NDArray[np.int8]
Seen = dict[str, Numbers | Mask]
"""An observation and the mask of the actions that are possible now."""


class Table:
    """Games of one setup."""

    def __init__(self, game: str, setup: Mapping[str, Json]) -> None:
        self.game = game
        self.setup = dict(setup)
        first = self.deal(0)
        self.people = first.state.people
        self.observer = Observer(first)
        self.actions = actions(game)

    def deal(self, seed: int) -> Game:
        """A new game."""
        return rulewright.new(self.game, seed=whole("seed", seed, 0, MOST_SEED), **self.setup)  # type: ignore[arg-type]

    def on_offer(self, game: Game, seat: int) -> dict[int, int]:
        """The actions that a seat can take, and the option each means; none while somebody else is asked."""
        pending = game.state.pending
        if pending is None or game.state.persons[pending.seat] != seat:
            return {}
        return {action: index for index, action in enumerate(self.actions.of(game.state, pending))}

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each action that a seat can take; who is not asked can wait."""
        mask = np.zeros(self.actions.size, np.int8)
        mask[[*self.on_offer(game, seat)] or WAIT] = 1
        return mask

    def seen(self, game: Game, seat: int) -> Seen:
        """What a seat sees."""
        return {"observation": self.observer.observe(game, seat), "action_mask": self.mask(game, seat)}

    def progress(self, game: Game, seat: int) -> float:
        """How near a person is to victory, as the table tells it of the first player that the person holds."""
        progress = game.table().get("progress")
        return float(progress[game.state.persons.index(seat)]) if isinstance(progress, list) else 0.0  # type: ignore[arg-type]
