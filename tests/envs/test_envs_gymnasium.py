"""Gymnasium: its own checks, the same games as through the engine, rewards."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import rulewright as rw
from rulewright import bots, envs
from rulewright.envs.gym import PENALTY
from support.doors import DOORS, Door, one_of_each


def play(env: gymnasium.Env, seed: int):
    """Play a game with random actions of the mask; yields the actions with what each step gave."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut, info = env.step(action)
        yield action, reward, over, info
        assert not cut


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_gymnasium_finds_nothing_wrong(door: Door):
    env = envs.gymnasium_env(door.game, seat=door.seat, bots="random", render_mode="ansi", **door.setup)
    check_env(env, skip_render_check=False)


@pytest.mark.parametrize("door", one_of_each(), ids=str)
@pytest.mark.parametrize("bot", ["thumb", "random"])
def test_the_same_seed_and_actions_give_the_same_digests_as_the_engine(door: Door, bot: str):
    env = envs.gymnasium_env(door.game, seat=door.seat, bots=bot, **door.setup)
    engine, other = door.new(5), bots.make(bot, 5)
    moves = play(env, 5)
    while True:
        while not engine.over and engine.decision.seat != door.seat:
            engine.choose(other.choose(engine))
        if engine.over:
            break
        options = env.table.on_offer(engine, door.seat)
        action, reward, over, info = next(moves)
        engine.choose(options[action])
        assert info["legal"]
    assert (over, reward) == (True, engine.returns()[door.seat])
    assert env.game.digest() == engine.digest()


def test_the_reward_is_the_result_and_what_the_progress_has_gained():
    env = envs.gymnasium_env("meq", seat=1, bots="random", shaping=2.0)
    steps = [*play(env, 2)]
    progress = env.game.table()["progress"][1]
    assert (steps[-1][2], steps[-1][3]["progress"]) == (True, progress)
    assert sum(reward for _, reward, _, _ in steps) == pytest.approx(env.game.returns()[1] + 2.0 * progress)
    assert progress > 0


def test_an_action_that_is_not_on_offer_changes_nothing_and_costs():
    env = envs.gymnasium_env("lotr", max_steps=3)
    seen, _ = env.reset(seed=1)
    before = env.game.digest()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["legal"]) == (-PENALTY, False, False, False)
    assert env.game.digest() == before
    assert np.array_equal(seen["observation"], again["observation"])
    env.step(illegal)
    assert env.step(illegal)[2:4] == (False, True)


def test_a_seat_that_is_not_asked_any_more_can_only_wait():
    env = envs.gymnasium_env("champions", bots="random")
    for _ in play(env, 2):
        pass
    assert np.flatnonzero(env.action_masks()).tolist() == [0]
    assert env.step(0)[1:4] == (-1.0, True, False)


def test_the_position_is_rendered_as_the_seat_sees_it():
    env = envs.gymnasium_env("lotr", seats=2, seat=1, render_mode="ansi")
    env.reset(seed=4)
    text = env.render()
    lines = text.splitlines()
    hands = [line for line in lines if line.startswith("  hand: ")]
    assert hands[0] == "  hand: " + ", ".join(["a card (player)"] * 6)
    assert "a card" not in hands[1]
    keep, mulligan = env.table.on_offer(env.game, 1)
    assert lines[-2:] == [f"  {keep}: keep", f"  {mulligan}: mulligan"]
    assert envs.gymnasium_env("lotr").render() is None


def test_without_a_seed_games_differ_and_follow_from_the_last_seed():
    env = envs.gymnasium_env("lotr")
    env.reset(seed=9)
    seeds = [env.game.seed, *(env.reset() and env.game.seed for _ in range(2))]
    env.reset(seed=9)
    assert seeds == [env.game.seed, *(env.reset() and env.game.seed for _ in range(2))]
    assert len(set(seeds)) == 3
    assert seeds[0] == 9


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
@pytest.mark.parametrize("door", one_of_each(), ids=str)
def test_a_copy_of_an_environment_lives_its_own_life(door: Door, copied):
    env = envs.gymnasium_env(door.game, seat=door.seat, bots="random", **door.setup)
    seen, _ = env.reset(seed=8)
    for _ in range(4):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    twin, before = copied(env), env.game.digest()
    action = int(np.flatnonzero(seen["action_mask"])[-1])
    ahead = twin.step(action)
    assert env.game.digest() == before != twin.game.digest()
    assert data_equivalence(env.step(action), ahead)
    assert env.game.digest() == twin.game.digest()


def test_a_vector_of_environments_runs():
    both = gymnasium.vector.SyncVectorEnv([lambda: envs.gymnasium_env("champions") for _ in range(2)])
    seen, _ = both.reset(seed=[1, 2])
    seen, rewards, *_ = both.step([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])
    assert seen["observation"].shape == (2, both.envs[0].table.observer.size)
    assert rewards.tolist() == [0.0, 0.0]


def test_a_game_may_begin_with_a_position_written_by_hand():
    written = {"seats": [{"heroes": ["Legolas"], "engaged": ["Forest Spider"]}], "at": "6.8a"}
    env = envs.gymnasium_env("lotr", position=written)
    seen, _ = env.reset(seed=1)
    assert [*map(env.table.actions.name, np.flatnonzero(seen["action_mask"]))] == ["attack Forest Spider", "done"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "lotr", "scenario": "moria"}, "moria"),
        ({"game": "lotr", "bots": "genius"}, "There is no bot “genius”"),
        ({"game": "lotr", "seat": 1}, "“1” is not possible for “seat”"),
        ({"game": "lotr", "max_steps": 0}, "“0” is not possible for “max_steps”"),
        ({"game": "lotr", "colour": "red"}, "colour"),
        ({"game": "lotr", "seed": 3}, "seed"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(given: dict, told: str):
    with pytest.raises(rw.RulewrightError, match=told):
        envs.gymnasium_env(**given)


@pytest.mark.parametrize(
    ("door", "package", "name"),
    [
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("openspiel_game", "pyspiel", "open_spiel"),
    ],
)
def test_a_door_without_its_library_says_what_to_install(door: str, package: str, name: str):
    program = f"""
import sys
import rulewright, rulewright.envs
assert "numpy" not in sys.modules
sys.modules["{package}"] = None
try:
    rulewright.envs.{door}("lotr")
except rulewright.RulewrightError as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == f"This door needs the package “{name}”: install rulewright[rl].\n"
