"""What a digest depends on: the position, and nothing of how the program is laid out."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import rulewright as rw
from rulewright.kernel.node import Node, described
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


def functions(value: object) -> Iterator[Callable[..., object]]:
    """The functions that a node holds, at any depth."""
    if isinstance(value, Node):
        yield from (function for _, child in value.children() for function in functions(child))
    elif isinstance(value, tuple):
        yield from (function for child in value for function in functions(child))
    elif callable(value):
        yield value


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_every_step_outside_the_flow_is_told_apart_by_what_it_is(game: str):
    """A function of a module has its name compiled too; one inside a function has none."""
    named = rw.new(game).rules.names
    steps = {step: described(step) for step in module_level_steps(game).values() if step not in named}
    assert "Use()" in steps.values()
    assert [name for name, count in Counter(steps.values()).items() if count > 1] == []
    assert [f.__qualname__ for step in steps for f in functions(step) if f.__qualname__ != f.__name__] == []


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


def test_a_table_that_was_opened_before_is_laid_out_as_the_first_one():
    """Pieces that come into a game later were once written into what all games of a setup share."""
    games = [rw.new("champions", scenario="klaw", seats=2, modular=["random"], seed=1) for _ in range(3)]
    assert {(game.digest(), len(game.state.owner)) for game in games} == {(games[0].digest(), len(games[0].state.card))}
