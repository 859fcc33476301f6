"""The sizes of what the researchers' doors give, and how quick they are.

python benchmarks/doors.py              the table of sizes
python benchmarks/doors.py --write      the same, into docs/envs.md
python benchmarks/doors.py --games 30   plays so many random games of each game, and prints what was seen
"""

from __future__ import annotations

import argparse
import random
import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

import rulewright as rw
from rulewright import envs
from rulewright.envs.actions import MOST_OPTIONS, actions
from rulewright.envs.observations import lists
from rulewright.envs.tables import Table

PAGE = Path(__file__).parent.parent / "docs" / "envs.md"


def table(games: Iterable[str]) -> str:
    """The sizes of the tables of actions and of the observations, for these games."""
    rows = ["| | actions | most options | rows of pieces | columns | numbers of an observation |", "|---" * 6 + "|"]
    for game in games:
        observer, numbers = Table(game, {}).observer, lists(game)
        sizes = (actions(game).size, MOST_OPTIONS, observer.rows, len(numbers.columns), observer.size)
        rows.append(f"| `{game}` | {' | '.join(map(str, sizes))} |")
    return "\n".join(rows)


def seen(game: str, count: int) -> str:
    """What random games of every number of seats show: the most options, options by place, the longest game."""
    numbers, options, by_place, longest = actions(game), 0, 0, 0
    fewest, most = next(info.seats for info in rw.games() if info.id == game)
    scenarios = next(info.scenarios for info in rw.games() if info.id == game)
    for seed in range(count):
        people = fewest + seed % (most - fewest + 1)
        try:
            played = rw.new(game, scenario=scenarios[seed % len(scenarios)], seats=people, seed=seed)
        except rw.RulewrightError:
            played = rw.new(game, scenario=scenarios[seed % len(scenarios)], seed=seed)
        rng, decisions = random.Random(seed), 0
        while (pending := played.state.pending) is not None:
            found = numbers.of(played.state, pending)
            options, by_place = max(options, len(found)), by_place + sum(each >= numbers.other for each in found)
            played.choose(rng.randrange(len(found)))
            decisions += 1
        longest = max(longest, decisions)
    return f"{options} | {by_place} | {longest}"


def gymnasium_steps(game: str, seed: int) -> int:
    """The steps of a random game."""
    env, rng, steps, over = envs.gymnasium_env(game, bots="random"), np.random.default_rng(seed), 0, False
    observed, _ = env.reset(seed=seed)
    while not over:
        observed, _, over, _, _ = env.step(rng.choice(np.flatnonzero(observed["action_mask"])))
        steps += 1
    return steps


def pettingzoo_steps(game: str, seed: int) -> int:
    """The steps of a random game."""
    env, rng, steps = envs.pettingzoo_env(game), np.random.default_rng(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observed, _, over, _, _ = env.last()
        env.step(None if over else rng.choice(np.flatnonzero(observed["action_mask"])))
        steps += 1
    return steps


def openspiel_steps(game: str, seed: int) -> int:
    """The nodes of a random game."""
    state, rng = envs.openspiel_game(game).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        moves = range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(moves))
    return len(state.history())


def per_second(steps: Callable[[str, int], int], game: str, count: int) -> int:
    """Steps for each second of processor time."""
    steps(game, 0)
    began = time.process_time()
    made = sum(steps(game, seed) for seed in range(1, count + 1))
    return round(made / (time.process_time() - began))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    count, sizes = wanted.games, table(info.id for info in rw.games())
    print(sizes)
    if wanted.write:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(re.sub(r"\| \| actions .*\n(?:\|.*\n)+", sizes + "\n", text), encoding="utf-8")
    if count:
        print("\n| | options seen | of them by place | longest game | Gymnasium | PettingZoo | OpenSpiel |")
        print("|---|---|---|---|---|---|---|")
        for info in rw.games():
            quick = [per_second(steps, info.id, 3) for steps in (gymnasium_steps, pettingzoo_steps, openspiel_steps)]
            print(f"| `{info.id}` | {seen(info.id, count)} | {' | '.join(map(str, quick))} |")


if __name__ == "__main__":
    main()
