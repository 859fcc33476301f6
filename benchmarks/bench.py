"""How fast we play, next to RLCard's Mahjong in the same run.

    python3 dev.py bench [--rounds N] [--write] [--pure]

Slices of a few hundredths of a second alternate between us and the peer on one core, and the median of the ratios
counts: the machine may be noisy, the ratio is not. `--write` keeps the table in docs/speed.md. The command runs this
script twice: on the sources compiled with mypyc, and on the sources as they are (with `--pure` only these). Both play
the same games: the trace, a digest of random play, is equal.
"""

from __future__ import annotations

import argparse
import copy
import cProfile
import hashlib
import os
import pstats
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import rlcard

import rulewright as rw
from rulewright import bots
from rulewright.kernel import steps
from rulewright.kernel.packing import pack

DECKS = ["leadership", "tactics", "spirit", "lore"]
SLICE = 0.04
CLOCK = 10
"""So many actions are done between two looks at the clock."""
PURE = steps.__file__.endswith(".py")
PAGE = Path(__file__).resolve().parent.parent / "docs" / "speed.md"


class Case(NamedTuple):
    """What is measured: a scenario of a game with so many seats."""

    game: str
    scenario: str
    seats: int

    def new(self, seed: int) -> rw.Game:
        """A game at its beginning."""
        decks = DECKS[: self.seats] if self.game == "lotr" else None
        return rw.new(self.game, scenario=self.scenario, decks=decks, seats=self.seats, seed=seed)


WAR = [Case("wotr", "trilogy", 4), Case("wotr", "duel-2", 2), Case("wotr", "duel-3", 3), Case("wotr", "fellowship", 2)]
QUEST = [Case("meq", "quest", 2), Case("meq", "quest", 4)]
HEROES = [Case("champions", "rhino", 1), Case("champions", "ultron", 4)]
OTHERS = WAR + HEROES + QUEST
CASES = [Case("lotr", scenario, seats) for scenario in rw.games()[0].scenarios for seats in (1, 4)] + OTHERS
SEARCHED = [Case("lotr", "passage-through-mirkwood", 1), WAR[1], HEROES[0], QUEST[0]]
GROWTH = [Case("lotr", scenario, seats) for scenario in rw.games()[0].scenarios for seats in (1, 2, 3, 4)] + OTHERS


def pick(rng: random.Random, options: int) -> int:
    """One of so many options at random, as quickly as Python can: the player's time is nobody's merit."""
    return int(rng.random() * options)


class Ours:
    """Random play of one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.rng = random.Random(7)
        self.seed = 0
        self.game = self.fresh()

    def fresh(self) -> rw.Game:
        self.seed += 1
        return self.case.new(self.seed)

    def decide(self) -> None:
        if self.game.over:
            self.game = self.fresh()
        decision = self.game.decision
        assert decision is not None
        self.game.choose(pick(self.rng, len(decision.options)))

    def middle(self) -> rw.Game:
        """A game in the middle: in round 3 or later."""
        for _ in range(10_000):
            if self.game.over:
                self.game = self.fresh()
            elif self.game.state.table[0] >= 3:
                return self.game.clone()
            self.decide()
        raise RuntimeError("no game reached round 3")


class Mahjong:
    """RLCard's Mahjong, played at random through its own interface."""

    def __init__(self) -> None:
        self.env = rlcard.make("mahjong", config={"seed": 7})
        self.rng = random.Random(7)
        self.state, _ = self.env.reset()

    def decide(self) -> None:
        if self.env.is_over():
            self.state, _ = self.env.reset()
        actions = list(self.state["legal_actions"])
        self.state, _ = self.env.step(actions[pick(self.rng, len(actions))])


def rate(action: Callable[[], object], seconds: float = SLICE) -> float:
    """How often an action is done in a second."""
    count = 0
    start = time.perf_counter()
    while True:
        for _ in range(CLOCK):
            action()
        count += CLOCK
        passed = time.perf_counter() - start
        if passed >= seconds:
            return count / passed


def paired(ours: Callable[[], object], peer: Callable[[], object], rounds: int) -> tuple[float, float, float]:
    """Our rate, the peer's, and the median of the ratios of neighbouring slices."""
    mine, theirs = [], []
    for _ in range(rounds):
        mine.append(rate(ours))
        theirs.append(rate(peer))
    ratio = statistics.median(a / b for a, b in zip(mine, theirs, strict=True))
    return statistics.median(mine), statistics.median(theirs), ratio


def calls_per_decision(case: Case, decisions: int = 2000) -> float:
    """Function calls for each decision: free of noise. (Compiled functions are not counted.)"""
    ours = Ours(case)
    profile = cProfile.Profile()
    profile.enable()
    for _ in range(decisions):
        ours.decide()
    profile.disable()
    return pstats.Stats(profile).total_calls / decisions


def cost_by_round(case: Case, seconds: float = 4.0) -> dict[int, float]:
    """Microseconds for a decision, by the round it falls into. Thumb plays, longer games than chance; we are timed."""
    spent: dict[int, list[float]] = {}
    bot, seed, end = bots.make("thumb"), 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        seed += 1
        game = case.new(seed)
        while game.decision is not None:
            choice = game.decision.keys.index(bot.choose(game))
            times = spent.setdefault(game.state.table[0], [])
            start = time.perf_counter()
            game.choose(choice)
            times.append(time.perf_counter() - start)
    return {number: 1e6 * statistics.fmean(times) for number, times in sorted(spent.items()) if len(times) > 10}


def searched(case: Case) -> tuple[float, int]:
    """Seconds of the processor for a game that `search` plays with few worlds for each choice, and its choices."""
    game, bot, choices, start = case.new(1), bots.make("search", 1, iterations=6), 0, time.process_time()
    while game.decision is not None and choices < 300:
        game.choose(bot.choose(game))
        choices += 1
    return time.process_time() - start, choices


def trace(decisions: int = 300) -> str:
    """A digest of random play of every case: equal for equal rules."""
    digests = []
    for case in CASES:
        ours = Ours(case)
        for _ in range(decisions):
            ours.decide()
        digests.append(ours.game.digest())
    return hashlib.sha256(" ".join(digests).encode()).hexdigest()[:16]


def measure(rounds: int) -> list[str]:
    """The table, line by line."""
    peer = Mahjong()
    for _ in range(200):
        peer.decide()
    snapshot = copy.deepcopy(peer.env.game)
    lines = [
        f"Sources {'as they are' if PURE else 'compiled'}; trace {trace()}; Mahjong in the same run.",
        "",
        "| scenario | seats | decisions/s | ratio | clones/s | ratio | views/s | view/decision | calls | bytes |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for case in CASES:
        ours = Ours(case)
        for _ in range(300):
            ours.decide()
        decisions, _, ratio = paired(ours.decide, peer.decide, rounds)
        middle = ours.middle()
        clones, _, clone_ratio = paired(middle.clone, lambda: copy.deepcopy(snapshot), rounds)
        views = statistics.median(rate(lambda game=middle: game.view(0)) for _ in range(max(3, rounds // 3)))
        calls = f"{calls_per_decision(case):.0f}" if PURE else ""
        lines.append(
            f"| {case.scenario} | {case.seats} | {decisions:,.0f} | {ratio:.1f} | {clones:,.0f} | {clone_ratio:.0f} "
            f"| {views:,.0f} | {decisions / views:.2f} | {calls} | {len(pack(middle.state)):,} |"
        )
    lines += [
        "",
        "The first game, up to 300 choices, played by `search` with 6 worlds for each of them:",
        "",
        "| scenario | seats | choices | seconds of the processor |",
        "|---|---|---|---|",
    ]
    for case in SEARCHED:
        seconds, choices = searched(case)
        lines.append(f"| {case.scenario} | {case.seats} | {choices} | {seconds:.1f} |")
    if PURE:
        lines += [
            "",
            "Cost of a decision in microseconds, by round (thumb's games, which last longer than random ones):",
            "",
            "| scenario | seats | by round |",
            "|---|---|---|",
        ]
        for case in GROWTH:
            costs = ", ".join(f"{number}: {cost:.0f}" for number, cost in cost_by_round(case).items())
            lines.append(f"| {case.scenario} | {case.seats} | {costs} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--pure", action="store_true", help="only the sources as they are")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = measure(options.rounds)
    print("\n".join(lines))
    if options.write:
        mark = "<!-- pure -->" if PURE else "<!-- compiled -->"
        head, _, rest = PAGE.read_text(encoding="utf-8").partition(mark)
        _, end, tail = rest.partition("<!-- end -->")
        PAGE.write_text(head + mark + "\n\n" + "\n".join(lines) + "\n\n" + end + tail, encoding="utf-8")


if __name__ == "__main__":
    main()
