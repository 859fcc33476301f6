"""How often each side of Middle-Earth Quest wins, bot against bot: `python benchmarks/duels.py --games 200`.

Games with two, three and four players take turns.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import rulewright as rw
from rulewright import bots

PAIRS = (("thumb", "random"), ("random", "thumb"), ("thumb", "thumb"))
PLAYERS = (2, 3, 4)


def play(seed: int, players: int, sauron: str, heroes: str) -> tuple[str, list[float]]:
    """The side that wins a game, and how long each answer took."""
    game = rw.new("meq", seats=players, seed=seed)
    evil, good = bots.make(sauron, seed), bots.make(heroes, seed + 1)
    spent = []
    while (decision := game.decision) is not None:
        start = time.perf_counter()
        key = (good if decision.player else evil).choose(game)
        spent.append(time.perf_counter() - start)
        game.choose(key)
    assert game.result is not None
    return "sauron" if game.result.winners == (0,) else "heroes", spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args().games
    print("| Sauron | heroes | games | Sauron wins | with 2, 3, 4 players | µs an answer |")
    print("|---|---|---|---|---|---|")
    for sauron, heroes in PAIRS:
        won: Counter[int] = Counter()
        played: Counter[int] = Counter()
        spent: list[float] = []
        for seed in range(wanted):
            players = PLAYERS[seed % len(PLAYERS)]
            winner, times = play(seed, players, sauron, heroes)
            won[players] += winner == "sauron"
            played[players] += 1
            spent += times
        each = ", ".join(f"{won[players]} of {played[players]}" for players in PLAYERS)
        mean = 1e6 * sum(spent) / len(spent)
        print(f"| {sauron} | {heroes} | {wanted} | {won.total()} | {each} | {mean:.0f} |")


if __name__ == "__main__":
    main()
