"""Count what a round costs: the questions put, how many of them are only passed, how often the keyboard changes hands.

    python benchmarks/passing.py [--played]

First a round in which everybody only passes: Passage Through Mirkwood with the shipped decks, seed 4, from its first
question on; the choices that are no windows are declined. With `--played` the first rounds of all games, in which all
answer like `thumb`. `docs/passing.md` holds the tables (a test compares the first).
"""

from __future__ import annotations

import sys

import rulewright as rw
from rulewright import bots

DECKS = ("leadership", "tactics", "spirit", "lore")
MODES = {"": "each window passed", "choice": "until my choice", "phase": "until the next phase",
         "stop": "until a stop", "round": "until the next round"}  # fmt: skip
PEOPLE = (1, 2, 4)
DECLINING = ("keep", "pass", "done", "no")
PLAYED = ("lotr", "champions", "wotr", "meq")
PLAYED_MODES = ("", "choice", "round")
ROUNDS = 3
WINDOWS = ("action", "respond")


def counts(people: int, mode: str) -> tuple[int, int]:
    """Questions and hand-overs of a round with so many people who pass like this."""
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=[*DECKS[:people]], seed=4)
    asked: list[int] = []
    while game.table()["round"] < 2 and (decision := game.decision) is not None:
        if game.table()["round"]:
            asked.append(decision.seat)
        if mode and decision.kind in WINDOWS:
            game.pass_until(mode)
        else:
            game.choose(next((key for key in DECLINING if key in decision.keys), decision.keys[-1]))
    return len(asked), changes(asked)


def changes(asked: list[int]) -> int:
    """How often a question goes to another person than the one before."""
    return sum(person != other for person, other in zip(asked, (-1, *asked), strict=False))


def table() -> str:
    """The counts as a table of Markdown."""
    rows = [
        f"| {name} | " + " | ".join("{} / {}".format(*counts(people, mode)) for people in PEOPLE) + " |"
        for mode, name in MODES.items()
    ]
    head = "| questions / hand-overs | " + " | ".join(f"{n} at the table" for n in PEOPLE) + " |"
    return "\n".join((head, "|---" * (len(PEOPLE) + 1) + "|", *rows))


def played(game_id: str, people: int, mode: str) -> str:
    """Questions, passes and hand-overs in a round of people who play like thumb, and pass like this when it passes."""
    game = rw.new(game_id, seats=people, seed=4)
    players = [bots.make("thumb", person) for person in range(people)]
    asked: list[int] = []
    passes = rounds = 0
    while (decision := game.decision) is not None and rounds <= ROUNDS:
        rounds = int(game.table()["round"])
        key = players[decision.seat].choose(game)
        if 0 < rounds <= ROUNDS:
            asked.append(decision.seat)
            passes += key == "pass"
        if mode and key == "pass":
            game.wish_to_pass(mode)
        game.choose(key)
    over = min(rounds, ROUNDS)
    return " / ".join(str(round(number / over)) for number in (len(asked), passes, changes(asked)))


def played_table() -> str:
    """The counts of games that are played, as a table of Markdown."""
    lines = [
        "| questions / passes / hand-overs | " + " | ".join(f"{n} at the table" for n in PEOPLE) + " |",
        "|---" * (len(PEOPLE) + 1) + "|",
    ]
    for game_id in PLAYED:
        least = next(info.seats[0] for info in rw.games() if info.id == game_id)
        for mode in PLAYED_MODES:
            cells = [played(game_id, people, mode) if people >= least else "" for people in PEOPLE]
            lines.append(f"| `{game_id}`, {MODES[mode]} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
    if "--played" in sys.argv:
        print(played_table())
