"""Count what a round costs in which everybody only passes: the questions put, and how often the keyboard changes hands.

    python benchmarks/passing.py

One round of Passage Through Mirkwood with the shipped decks, seed 4, from its first question on; the choices that are
no windows are declined. `docs/passing.md` holds the table it prints (a test compares them).
"""

from __future__ import annotations

import rulewright as rw

DECKS = ("leadership", "tactics", "spirit", "lore")
MODES = {"": "each window passed", "choice": "until my choice", "phase": "until the next phase",
         "stop": "until a stop", "round": "until the next round"}  # fmt: skip
PEOPLE = (1, 2, 4)
DECLINING = ("keep", "pass", "done", "no")


def counts(people: int, mode: str) -> tuple[int, int]:
    """Questions and hand-overs of a round with so many people who pass like this."""
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=[*DECKS[:people]], seed=4)
    asked: list[int] = []
    while game.table()["round"] < 2 and (decision := game.decision) is not None:
        if game.table()["round"]:
            asked.append(decision.seat)
        if mode and decision.kind in ("action", "respond"):
            game.pass_until(mode)
        else:
            game.choose(next((key for key in DECLINING if key in decision.keys), decision.keys[-1]))
    return len(asked), sum(person != other for person, other in zip(asked, (-1, *asked), strict=False))


def table() -> str:
    """The counts as a table of Markdown."""
    rows = [
        f"| {name} | " + " | ".join("{} / {}".format(*counts(people, mode)) for people in PEOPLE) + " |"
        for mode, name in MODES.items()
    ]
    head = "| questions / hand-overs | " + " | ".join(f"{n} at the table" for n in PEOPLE) + " |"
    return "\n".join((head, "|---" * (len(PEOPLE) + 1) + "|", *rows))


if __name__ == "__main__":
    print(table())
