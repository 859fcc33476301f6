"""How often the bot by rules of thumb beats the villains of Marvel Champions, alone, with each starter deck.

python benchmarks/heroes.py [--games 34]
"""

from __future__ import annotations

import argparse

import rulewright as rw
from rulewright import bots


def wins(villain: str, deck: str, games: int) -> int:
    """How many of so many games against a villain a deck wins."""
    won = 0
    for seed in range(games):
        game, bot = rw.new("champions", scenario=villain, decks=[deck], seed=seed), bots.make("thumb")
        while game.decision is not None:
            game.choose(bot.choose(game))
        won += bool(game.result is not None and game.result.winners)
    return won


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=34, help="games for each deck and villain")
    games = parser.parse_args().games
    info = next(info for info in rw.games() if info.id == "champions")
    for villain in info.scenarios:
        won = {deck: wins(villain, deck, games) for deck in info.decks}
        print(f"{villain}: {sum(won.values())} of {games * len(won)} won;", won)


if __name__ == "__main__":
    main()
