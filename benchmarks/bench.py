"""How fast we play, next to RLCard's Mahjong in the same run.

    python3 dev.py bench [--rounds N] [--write]

Slices of a few hundredths of a second alternate between us and the peer, and the median of the ratios counts: the
machine may be noisy, the ratio is not. `--write` keeps the table in docs/speed.md.
"""

from __future__ import annotations

import argparse
import copy
import cProfile
import pstats
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import rlcard

import rulewright as rw
from rulewright.kernel.packing import pack

DECKS = ["leadership", "tactics", "spirit", "lore"]
SLICE = 0.04
FLOORS = {"decisions": (4, 8), "clones": (15, 40)}


class Ours:
    """Random play of one scenario with so many seats."""

    def __init__(self, scenario: str, seats: int) -> None:
        self.scenario, self.seats = scenario, seats
        self.rng = random.Random(7)
        self.seed = 0
        self.game = self.fresh()

    def fresh(self) -> rw.Game:
        self.seed += 1
        return rw.new("lotr", scenario=self.scenario, decks=DECKS[: self.seats], seed=self.seed)

    def decide(self) -> None:
        game = self.game
        decision = game.decision
        if decision is None:
            self.game = self.fresh()
            return
        game.choose(self.rng.randrange(len(decision.options)))

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
            return
        action = self.rng.choice(list(self.state["legal_actions"]))
        self.state, _ = self.env.step(action)


def rate(action: Callable[[], object], seconds: float = SLICE) -> float:
    """How often an action is done in a second."""
    count = 0
    start = time.perf_counter()
    while True:
        action()
        count += 1
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


def calls_per_decision(scenario: str, seats: int, decisions: int = 2000) -> float:
    """Function calls for each decision: free of noise."""
    ours = Ours(scenario, seats)
    profile = cProfile.Profile()
    profile.enable()
    for _ in range(decisions):
        ours.decide()
    profile.disable()
    return pstats.Stats(profile).total_calls / decisions


def cost_by_round(scenario: str, seats: int, games: int = 150) -> dict[int, float]:
    """Microseconds for a decision, by the round it falls into."""
    spent: dict[int, list[float]] = {}
    ours = Ours(scenario, seats)
    for _ in range(games):
        game = ours.game = ours.fresh()
        while not game.over:
            number = game.state.table[0]
            start = time.perf_counter()
            ours.decide()
            spent.setdefault(number, []).append(time.perf_counter() - start)
    return {number: 1e6 * statistics.fmean(times) for number, times in sorted(spent.items()) if len(times) > 50}


def measure(rounds: int) -> list[str]:
    """The table, line by line."""
    peer = Mahjong()
    for _ in range(200):
        peer.decide()
    snapshot = copy.deepcopy(peer.env.game)
    lines = [
        "| scenario | seats | decisions/s | ratio | clones/s | ratio | views/s | view/decision | calls | bytes |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for scenario in rw.games()[0].scenarios:
        for seats in (1, 4):
            ours = Ours(scenario, seats)
            for _ in range(300):
                ours.decide()
            decisions, _, ratio = paired(ours.decide, peer.decide, rounds)
            middle = ours.middle()
            clones, _, clone_ratio = paired(middle.clone, lambda: copy.deepcopy(snapshot), rounds)
            views = statistics.median(rate(lambda game=middle: game.view(0)) for _ in range(max(3, rounds // 3)))
            lines.append(
                f"| {scenario} | {seats} | {decisions:,.0f} | {ratio:.1f} | {clones:,.0f} | {clone_ratio:.0f} "
                f"| {views:,.0f} "
                f"| {decisions / views:.2f} | {calls_per_decision(scenario, seats):.0f} | {len(pack(middle.state)):,} |"
            )
    lines += [
        "",
        "Cost of a decision in microseconds, by round:",
        "",
        "| scenario | seats | by round |",
        "|---|---|---|",
    ]
    for scenario in rw.games()[0].scenarios:
        for seats in (1, 2, 3, 4):
            costs = cost_by_round(scenario, seats, 60)
            lines.append(f"| {scenario} | {seats} | " + ", ".join(f"{n}: {c:.0f}" for n, c in costs.items()) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    lines = measure(options.rounds)
    print("\n".join(lines))
    if options.write:
        page = Path(__file__).resolve().parent.parent / "docs" / "speed.md"
        head, _, _ = page.read_text(encoding="utf-8").partition("<!-- figures -->")
        page.write_text(head + "<!-- figures -->\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
