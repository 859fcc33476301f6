"""A game for OpenSpiel: turns one after another, every random event a chance node."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from rulewright.envs.tables import Table
from rulewright.envs.walks import Walk
from rulewright.games.registry import module
from rulewright.kernel.game import Game, Json

NAME = "python_rulewright"
MOST_DECISIONS = 10_000
"""A game that is not over after so many choices ends without a winner."""
MOST_ROLLS = 50_000
MOST_PLAYERS = 8
DRAWN = 1 << 53
"""A number from 0 to 1 becomes a seed of so many."""


def kind_of_game(utility: Any) -> Any:
    """What OpenSpiel is told of every game of ours."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Rulewright",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "", "setup": quote("{}")},
    )


def utility_of(game: str, people: int) -> Any:
    """How the results of the players go together: alike where nobody plays against another, opposed between two."""
    layout = module(game).layout()
    if layout is not None and not layout.rivals:
        return pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType.Utility.ZERO_SUM if people == 2 else pyspiel.GameType.Utility.GENERAL_SUM


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its setup. Players are the persons at the table."""

    def __init__(self, params: Mapping[str, str]) -> None:
        self.setup: dict[str, Json] = json.loads(unquote(params["setup"]))
        self.table = Table(params["game"], self.setup)
        self.first = Walk.begun(self.table.game, self.table.setup)
        people = self.table.people
        utility = utility_of(self.table.game, people)
        zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=self.table.observer.rows,
            num_players=people,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if zero_sum else {}),
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind_of_game(utility), info, dict(params))

    def new_initial_state(self) -> OpenSpielState:
        """The state before anything has happened."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the random events of a game."""
        return MOST_ROLLS

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> OpenSpielObserver:
        """What observes the states."""
        return OpenSpielObserver(self.table)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree of a game."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.walk = game.first

    @property
    def table(self) -> Table:
        """What all states of the game share."""
        table: Table = self.get_game().table
        return table

    @property
    def position(self) -> Game | None:
        """The position, at a chance node that before the choice under way; None while the game is laid out.

        Its seed, log and journal tell nothing: chance was told from outside.
        """
        return self.walk.game

    def current_player(self) -> int:
        """The person asked, or whether it is chance's turn, or the end."""
        walk = self.walk
        if walk.sides:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        assert walk.game is not None
        decision = walk.game.decision
        if decision is None or walk.decisions >= MOST_DECISIONS:
            end: int = pyspiel.PlayerId.TERMINAL
            return end
        return decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _on_offer(self) -> dict[int, int]:
        assert self.walk.game is not None
        return self.table.on_offer(self.walk.game, self.current_player())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._on_offer())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the roll: each is as likely as any other."""
        sides = self.walk.sides
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.walk.sides:
            self.walk = self.walk.told(action)
        else:
            self.walk = self.walk.chosen(self._on_offer()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        option = self._on_offer().get(action) if player == self.current_player() else None
        if option is None or self.walk.game is None or self.walk.game.decision is None:
            return self.table.actions.name(action)
        return self.walk.game.decision.keys[option]

    def returns(self) -> list[float]:
        """What the game is worth to each player: 1, -1, or 0 while it goes on."""
        game = self.walk.game
        return [0.0] * self.table.people if game is None else [*game.returns()]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that a player cannot tell from this one: all that is hidden from the player is drawn anew."""
        state: OpenSpielState = self.clone()
        state.walk = self.walk.imagined(player_id, int(sampler() * DRAWN))
        return state

    def __str__(self) -> str:
        walk = self.walk
        position = "" if walk.game is None else walk.game.digest()
        if walk.sides:
            return f"{position} choice {walk.choice}, outcomes {[*walk.outcomes]}, a roll of {walk.sides} sides"
        assert walk.game is not None
        decision = walk.game.decision
        if decision is None:
            return f"{position} over"
        return f"{position} seat {decision.seat}: {' | '.join(decision.keys)}"


class OpenSpielObserver:
    """What a player may know: the numbers as a tensor, the whole view as a string."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Observe a state."""
        game = state.position
        self.tensor[:] = 0 if game is None else self.table.observer.observe(game, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view of a player; empty while the game is laid out."""
        game = state.position
        return "" if game is None else msgspec.json.encode(game.view(player), order="sorted").decode()


class Playouts:
    """Values a state by random games from it, for searchers of OpenSpiel: the engine plays them at its own speed.

    It has the methods of their `Evaluator`.
    """

    def __init__(self, count: int = 1, seed: int = 0) -> None:
        self.count = count
        self._random = np.random.RandomState(seed)

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        """What the games are worth to each player on the average."""
        if state.is_terminal():
            return np.array(state.returns())
        seeds = self._random.randint(1 << 31, size=self.count)
        worth: NDArray[np.float64] = np.mean([state.walk.played_out(int(seed)).returns() for seed in seeds], axis=0)
        return worth

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        """Every action as likely as any other."""
        moves = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        return [(action, 1 / len(moves)) for action in moves]


pyspiel.register_game(kind_of_game(pyspiel.GameType.Utility.GENERAL_SUM), OpenSpielGame)


def load(game: str, setup: Mapping[str, Json]) -> OpenSpielGame:
    """The game of a setup. RulewrightError says what is wrong with it."""
    Table(game, setup)
    written = quote(json.dumps(setup, sort_keys=True), safe="")
    loaded: OpenSpielGame = pyspiel.load_game(NAME, {"game": game, "setup": written})
    return loaded
