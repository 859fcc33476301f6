"""PettingZoo: its own suites, the same games as through the engine, rewards, cuts."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from rulewright import envs
from rulewright.envs.gym import PENALTY
from support.doors import DOORS, Door, one_of_each

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""What it says of every environment with a mask beside its observation, its own among them but for their names."""


def cycles(door: Door, long_run: bool) -> int:
    return 1000 if long_run else 30 if door.game == "meq" else 60


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_pettingzoo_finds_nothing_wrong(door: Door, long_run: bool):
    number = cycles(door, long_run)
    api_test(envs.pettingzoo_env(door.game, **door.setup), num_cycles=number)
    seed_test(lambda: envs.pettingzoo_env(door.game, **door.setup), num_cycles=number)
    parallel_api_test(envs.pettingzoo_parallel_env(door.game, **door.setup), num_cycles=number)
    parallel_seed_test(lambda: envs.pettingzoo_parallel_env(door.game, **door.setup), num_cycles=10)


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_a_game_is_cut_after_so_many_cycles(door: Door):
    """The suite wants every agent asked as often as any other: all are, where all act at every step.

    Where seats are asked in turn, as the rules say, only a game for one seat can fulfil it.
    """

    def parallel(max_cycles: int):
        return envs.pettingzoo_parallel_env(door.game, max_cycles=max_cycles, **door.setup)

    def aec(max_cycles: int):
        return envs.pettingzoo_env(door.game, max_cycles=max_cycles, **door.setup)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )
    if len(aec(4).possible_agents) == 1:
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec))


@pytest.mark.parametrize("door", one_of_each(), ids=str)
def test_the_position_is_rendered(door: Door):
    render_test(lambda render_mode=None: envs.pettingzoo_env(door.game, render_mode=render_mode, **door.setup))


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_the_same_seed_and_actions_give_the_same_digests_as_the_engine(door: Door):
    env, engine = envs.pettingzoo_env(door.game, **door.setup), door.new(6)
    side_by_side = envs.pettingzoo_parallel_env(door.game, **door.setup)
    side_by_side.reset(seed=6)
    env.reset(seed=6)
    rng, earned, number = np.random.default_rng(6), dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last(observe=not engine.over)
        earned[agent] += reward
        assert not cut
        if over:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert engine.decision.seat == seat
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        engine.choose(env.seats.table.on_offer(engine, seat)[action])
        side_by_side.step(dict.fromkeys(side_by_side.agents, 0) | {agent: action})
        env.step(action)
        number += 1
        if number % 10 == 0 or engine.over:
            assert env.game.digest() == side_by_side.game.digest() == engine.digest()
    assert engine.over
    assert tuple(earned.values()) == engine.returns()


def test_an_action_that_is_not_on_offer_changes_nothing_and_costs():
    env = envs.pettingzoo_env("wotr", max_cycles=2)
    env.reset(seed=1)
    before, agent = env.game.digest(), env.agent_selection
    env.step(0)
    assert (env.game.digest(), env.agent_selection) == (before, agent)
    assert (env.rewards[agent], env.infos[agent]) == (-PENALTY, {"legal": False})
    env.step(0)
    assert env.truncations == {"player_0": True, "player_1": True}


def test_who_is_not_asked_can_only_wait():
    env = envs.pettingzoo_parallel_env("wotr")
    seen, _ = env.reset(seed=1)
    waiting = [agent for agent in env.agents if agent != env.seats.asked]
    assert [np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in waiting] == [[0]]
    assert not seen[env.seats.asked]["action_mask"][0]
