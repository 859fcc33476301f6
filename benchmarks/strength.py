"""How strong the bots are: wins with Wilson's interval, cell by cell.

python benchmarks/strength.py [CELL ...] [--games 100] [--seconds 0.1 | --iterations 16] [--bots random thumb search]
                              [--deck FILE] [--seed 5000000] [--jobs 1]

The seeds are none that the bots were tuned with. Seconds are those of the processor, so that a busy machine does not
make a bot weaker. In games of two sides a bot meets the one that is next weaker to it (thumb meets random, search
meets thumb); in wotr the sides are swapped from game to game, in meq each side is a cell.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

import rulewright as rw
from rulewright.bots import Bot, make
from rulewright.bots.search import SearchBot
from rulewright.terminal.deckbox import open_deck

P, A, D = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"
HEROES = (
    "spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "black-panther-protection",
    "iron-man-aggression", "captain-marvel-aggression",
)  # fmt: skip
WEAKER = {"search": "thumb", "thumb": "random", "random": "random"}
FILE = "the deck file"


class Cell(NamedTuple):
    """What is played, and what is to be shown."""

    game: str
    setups: tuple[dict[str, object], ...]
    """They take turns."""
    goal: str = ""
    side: int | None = None
    """The seat of the side that the bot plays; None: all seats, or in wotr the two sides in turn."""


CELLS = {
    "passage": Cell("lotr", ({"scenario": P, "decks": ["leadership"]},), "search at least 88 %"),
    "passage-2": Cell("lotr", ({"scenario": P, "decks": ["leadership", "tactics"]},), "search at least 92 %"),
    "passage-file": Cell("lotr", ({"scenario": P, "decks": [FILE]},), "search at least 65 %"),
    "anduin-2": Cell("lotr", ({"scenario": A, "decks": ["leadership", "tactics"]},), "search at least 35 %"),
    "dol-guldur-easy-2": Cell(
        "lotr", ({"scenario": D, "decks": ["spirit", "tactics"], "difficulty": "easy"},), "search at least 5 of 100"
    ),
    "duel-2": Cell("wotr", ({"scenario": "duel-2"},), "search over 50 % against thumb, thumb 95 % against random"),
    "trilogy": Cell(
        "wotr", ({"scenario": "trilogy", "seats": 2},), "search over 50 % against thumb, thumb 95 % against random"
    ),
    "rhino": Cell(
        "champions",
        tuple({"scenario": "rhino", "decks": [deck]} for deck in HEROES),
        "thumb at least 30 %, search more",
    ),
    "klaw": Cell(
        "champions", tuple({"scenario": "klaw", "decks": [deck]} for deck in HEROES), "random < thumb < search"
    ),
    "ultron": Cell(
        "champions", tuple({"scenario": "ultron", "decks": [deck]} for deck in HEROES), "random < thumb < search"
    ),
    "sauron": Cell("meq", ({"seats": 2}, {"seats": 3}), "random < thumb < search", side=0),
    "heroes": Cell("meq", ({"seats": 2}, {"seats": 3}), "random < thumb < search", side=1),
}


class Wish(NamedTuple):
    """A game to be played."""

    cell: str
    number: int
    bot: str
    seed: int
    seconds: float | None
    iterations: int | None
    deck: str


class Played(NamedTuple):
    """How a game went for the bot."""

    won: bool
    choices: int
    spent: float


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a rate."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


def bot_of(name: str, wish: Wish, seed: int) -> Bot:
    """A bot with its budget."""
    if name != "search":
        return make(name, seed)
    if wish.iterations is not None:
        return make(name, seed, iterations=wish.iterations)
    return SearchBot(seed, seconds=wish.seconds, clock=time.process_time)


def play(wish: Wish) -> Played:
    """Play a game."""
    cell = CELLS[wish.cell]
    setup = dict(cell.setups[wish.number % len(cell.setups)])
    decks = setup.get("decks")
    if isinstance(decks, list):
        setup["decks"] = [open_deck(cell.game, wish.deck) if deck == FILE else deck for deck in decks]
    game = rw.new(cell.game, seed=wish.seed + wish.number, **setup)  # type: ignore[arg-type]
    mine, theirs = bot_of(wish.bot, wish, wish.number), make(WEAKER[wish.bot], wish.number + 1)
    side = wish.number // len(cell.setups) % 2 if cell.game == "wotr" else cell.side
    choices, spent = 0, 0.0
    while (decision := game.decision) is not None:
        ours = side is None or decision.seat == side or (side > 0 and cell.game == "meq" and decision.seat > 0)
        start = time.process_time()
        key = (mine if ours else theirs).choose(game)
        if ours:
            spent += time.process_time() - start
            choices += 1
        game.choose(key)
    assert game.result is not None
    return Played((0 if side is None else side) in game.result.winners, choices, spent)


def told(cell: str, bot: str, games: Sequence[Played]) -> str:
    """A row of the table."""
    won, number = sum(game.won for game in games), len(games)
    low, high = wilson(won, number)
    pace = 1000 * sum(game.spent for game in games) / max(1, sum(game.choices for game in games))
    rate = f"{100 * won / number:.0f} [{100 * low:.0f}..{100 * high:.0f}]"
    return f"| {cell} | {bot} | {won} of {number} | {rate} | {pace:.1f} | {CELLS[cell].goal} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cells", nargs="*", default=list(CELLS), metavar="CELL", help=", ".join(CELLS))
    parser.add_argument("--games", type=int, default=100)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, default=0.1)
    budget.add_argument("--iterations", type=int)
    parser.add_argument("--bots", nargs="*", default=["random", "thumb", "search"])
    parser.add_argument("--deck", default="", help="a deck file for the cell passage-file")
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    print("| cell | bot | won | % | ms a choice | to be shown |\n|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for cell in asked.cells:
            if cell == "passage-file" and not asked.deck:
                continue
            for bot in asked.bots:
                wishes = [
                    Wish(cell, number, bot, asked.seed, asked.seconds, asked.iterations, asked.deck)
                    for number in range(asked.games)
                ]
                print(told(cell, bot, list(pool.map(play, wishes))), flush=True)


if __name__ == "__main__":
    main()
