"""All seats of a game as environments of PettingZoo: asked one after another, or all at every step."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from rulewright.envs.gym import PENALTY, seen_space
from rulewright.envs.rendering import render
from rulewright.envs.tables import Seen, Table
from rulewright.kernel.errors import whole
from rulewright.kernel.game import Game, Json

MOST_CYCLES = 1_000_000


class Seats:
    """A game and its agents, `player_0`, `player_1` ..., and the spaces of each."""

    def __init__(self, game: str, setup: dict[str, Json], max_cycles: int) -> None:
        self.table = Table(game, setup)
        self.max_cycles = whole("max_cycles", max_cycles, 1, MOST_CYCLES)
        self.agents = [f"player_{seat}" for seat in range(self.table.people)]
        self.number = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: seen_space(self.table) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions.size) for agent in self.agents}
        self.random = np.random.default_rng()
        self.game: Game = self.table.deal(0)

    def deal(self, seed: int | None) -> None:
        """Begin a new game; a seed is the seed of the game."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.game = self.table.deal(int(self.random.integers(1 << 62)) if seed is None else seed)

    @property
    def asked(self) -> str | None:
        """The agent that is asked; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else self.agents[decision.seat]

    def seen(self, agent: str) -> Seen:
        """What an agent sees."""
        return self.table.seen(self.game, self.number[agent])

    def act(self, agent: str, action: Any) -> bool:
        """Take an action for the agent that is asked; whether it was on offer. Otherwise nothing changes."""
        option = self.table.on_offer(self.game, self.number[agent]).get(int(action))
        if option is None:
            return False
        self.game.choose(option)
        return True

    def render(self) -> str:
        """The position in text, as the agent sees it that is asked (when it is over: the first)."""
        return render(self.table, self.game, self.number[self.asked or self.agents[0]])


class AECDoor(AECEnv[str, Seen, Any]):  # type: ignore[misc]
    """The seats, asked one after another. An action that is not on offer changes nothing and costs a penalty.

    The game is cut once some agent has been asked `max_cycles` times.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: str, setup: dict[str, Json], max_cycles: int, render_mode: str | None) -> None:
        super().__init__()
        self.seats = Seats(game, setup, max_cycles)
        self.metadata = {**self.metadata, "name": f"rulewright_{game}_v0"}  # type: ignore[misc]
        self.possible_agents = self.seats.agents
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces
        self.render_mode = render_mode

    @property
    def game(self) -> Game:
        """The game under way."""
        return self.seats.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent."""
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed is the seed of the game."""
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"legal": True} for agent in self.agents}
        self.times_asked = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.seats.asked or self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees."""
        return self.seats.seen(agent)

    def step(self, action: Any) -> None:
        """Take an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.seats.act(agent, action)
        self.infos[agent] = {"legal": legal}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rewards[agent] = 0.0 if legal else -PENALTY
        self.times_asked[agent] += 1
        if self.game.over:
            self.rewards = dict(zip(self.possible_agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.times_asked[agent] >= self.seats.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.seats.asked or self.agents[0]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position in text, if the render mode is "ansi"."""
        return self.seats.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class ParallelDoor(ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """The seats, all of them at every step: only the action of the one that is asked counts. Cut after `max_cycles`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}

    def __init__(self, game: str, setup: dict[str, Json], max_cycles: int, render_mode: str | None) -> None:
        self.seats = Seats(game, setup, max_cycles)
        self.metadata = {**self.metadata, "name": f"rulewright_{game}_parallel_v0"}  # type: ignore[misc]
        self.possible_agents = self.seats.agents
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces
        self.render_mode = render_mode
        self.agents: list[str] = []
        self.cycles = 0

    @property
    def game(self) -> Game:
        """The game under way."""
        return self.seats.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent."""
        return self.seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game; a seed is the seed of the game."""
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), {agent: {"legal": True} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.seats.seen(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the action of the agent that is asked."""
        agents, asked = self.agents, self.seats.asked
        legal = dict.fromkeys(agents, True)
        if asked is not None:
            legal[asked] = self.seats.act(asked, actions[asked])
        self.cycles += 1
        over = self.game.over
        cut = not over and self.cycles >= self.seats.max_cycles
        worth = dict(zip(self.possible_agents, self.game.returns(), strict=True))
        rewards = {agent: worth[agent] if legal[agent] else -PENALTY for agent in agents}
        if over or cut:
            self.agents = []
        infos = {agent: {"legal": legal[agent]} for agent in agents}
        return self._seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        """The position in text, if the render mode is "ansi"."""
        return self.seats.render() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
