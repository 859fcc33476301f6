"""What a digest depends on: the position, and nothing of how the program is laid out."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import rulewright as rw
from rulewright.kernel.node import described
from rulewright.kernel.state import State
from rulewright.kernel.steps import Do, Step
from support.lotr import lotr


def module_level_steps(game: str) -> dict[str, Step]:
    """The steps that the modules of the kernel, of lcg and of a game define or use, by variable."""
    found = {}
    for package in ("rulewright.kernel", "rulewright.lcg", f"rulewright.games.{game}"):
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
            names = vars(importlib.import_module(module.name)).items()
            found |= {f"{module.name}.{name}": step for name, step in names if isinstance(step, Step)}
    return found


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_every_step_is_told_apart_by_what_it_is(game: str):
    steps = {id(step): step for step in module_level_steps(game).values()}
    names = [described(step) for step in steps.values()]
    assert "Use()" in names
    assert sorted(names) == sorted(set(names))
    assert [name for name in names if "lambda" in name or " at 0x" in name] == []


def wait(s: State) -> None:
    """A step that nobody has written down anywhere."""


def wait_longer(s: State) -> None:
    """Another one."""


def test_a_step_that_is_listed_nowhere_has_its_place_in_a_digest():
    def digest(*steps: Step) -> str:
        game = lotr(at="3.2", patient=True)
        game.state.stack[:0] = [(step, 0, ()) for step in steps]
        return game.digest()

    assert digest(Do(wait)) == digest(Do(wait))
    assert len({digest(), digest(Do(wait)), digest(Do(wait_longer)), digest(Do(wait), Do(wait_longer))}) == 4
