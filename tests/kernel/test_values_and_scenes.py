"""Layers of values, and scenes that are left early."""

from __future__ import annotations

import pytest

from rulewright.kernel.activations import begin
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.resolver import advance
from rulewright.kernel.scenes import Scene, leave_scene
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Scope, State
from rulewright.kernel.steps import Do, Steps
from rulewright.kernel.values import Line, total
from support.lotr import lotr, seat


def derived(*lines: tuple[str, int]) -> int:
    """What a printed 3 becomes."""
    return total(3, [Line(op, 1, amount) for op, amount in lines])


@pytest.mark.parametrize(
    ("lines", "value"),
    [
        ([], 3),
        ([("add", 2)], 5),
        ([("base", 0), ("add", 2)], 2),
        ([("base", 7), ("base", 1), ("add", 2)], 3),
        ([("set", 1), ("add", 2)], 1),
        ([("locked", 0), ("add", 2)], 0),
        ([("locked", 0), ("least", 2)], 2),
        ([("add", -9), ("least", 2)], 2),
        ([("add", 9), ("most", 4)], 4),
        ([("add", 1), ("times", 2)], 8),
        ([("divide", 2)], 2),
        ([("add", -5)], 0),
    ],
)
def test_each_layer_of_a_value(lines: list[tuple[str, int]], value: int):
    assert derived(*lines) == value


SAID: list[str] = []


def says(what: str) -> Do:
    def say(s: State) -> None:
        SAID.append(what)

    return Do(say)


def _hurt(s: State, e: Event) -> None:
    leave_scene(s, "turn")


HURT = EventKind("hurt", _hurt)


def fight(s: State) -> None:
    begin(s, "combat", 0, 0)
    run_in(s, Scope(0, 0), Steps(says("round 1"), Do(hurt), says("round 2")))


def hurt(s: State) -> None:
    happen(s, Event(HURT))


def test_a_scene_is_left_with_all_that_was_due_in_it():
    SAID.clear()
    s = lotr(seat(), at="3.2", patient=True).state
    s.stack.clear()
    s.pending = None
    scopes = len(s.scopes)
    s.push(Scene("turn", Steps(says("travel"), Do(fight), says("explore"))))
    s.push(says("next player"))
    advance(s)
    assert SAID == ["travel", "round 1", "next player"]
    assert (len(s.scopes), s.occurrences, s.activations) == (scopes, [], [])
