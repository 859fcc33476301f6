"""The page about the doors: its examples run, its table is today's."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=("gymnasium", "pettingzoo", "openspiel"))
def test_an_example_of_ten_lines_plays_a_game(example: str):
    done: dict[str, object] = {}
    exec(example, done)  # noqa: S102
    assert len([line for line in example.splitlines() if line]) <= 10
    played = done["state"].position if "state" in done else done["env"].game
    assert played.over


def test_the_sizes_are_those_of_today(long_run: bool):
    """Every new verb or card changes the numbers (`benchmarks/doors.py --write` writes them); the long run compares."""
    games = ("lotr", "wotr", "champions", "meq")
    printed = runpy.run_path(str(ROOT / "benchmarks" / "doors.py"))["table"](games)
    written = re.search(r"(?:^\|.*\n)+", PAGE[PAGE.index("| | actions") :], re.MULTILINE)[0].rstrip()
    numbers = r"\| \d+ " if not long_run else r"$^"
    assert re.sub(numbers, "| n ", written) == re.sub(numbers, "| n ", printed)
