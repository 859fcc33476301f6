"""What all doors share: games of one setup, what a seat sees of them, and which option an action means."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from rulewright.envs.actions import WAIT, actions
from rulewright.envs.observations import Numbers, Observer
from rulewright.games.registry import module
from rulewright.kernel.errors import whole
from rulewright.kernel.game import MOST_SEED, Game, Json, Setup
from rulewright.kernel.setup_input import plain

Mask = NDArray[np.int8]
Seen = dict[str, Numbers | Mask]
"""An observation and the mask of the actions that are possible now."""


class Table:
    """Games of one setup, that of `rulewright.new` or a position written by hand. It never changes: copies share it."""

    def __init__(self, game: str, setup: Mapping[str, Json]) -> None:
        self.game = game
        self.setup: Setup = plain_setup(setup)
        first = self.deal(0)
        self.people = first.state.people
        self.observer = Observer(first)
        self.actions = actions(game)

    def deal(self, seed: int) -> Game:
        """A new game."""
        return Game(module(self.game), self.setup, whole("seed", seed, 0, MOST_SEED))

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game, self.setup)

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


def plain_setup(setup: Mapping[str, Json]) -> Setup:
    """A setup as plain data, without what is not given. RulewrightError says what cannot be part of one."""
    data = plain("setup", {key: value for key, value in setup.items() if value is not None and value != []})
    assert isinstance(data, dict)
    return data
