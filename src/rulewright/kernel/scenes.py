"""Scenes: parts of the game that can be left early, from anywhere inside them."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.lasting import expire
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step


@dataclass(frozen=True, eq=False)
class Scene(Step):
    """A step that `leave` can cut short: a turn, a combat."""

    name: str
    step: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            inside = (len(s.scopes), len(s.occurrences), len(s.activations))
            self.step.run(s, 0, ())
            if s.scheduled:
                s.push(self, 1, inside)


@dataclass(frozen=True, eq=False)
class Leave(Step):
    """Cut back to the end of the innermost scene of this name: what was due in it is dropped. `data` is (name,)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        stack = s.stack
        for i in range(len(stack) - 1, -1, -1):
            step, at, inside = stack[i]
            if at == 1 and isinstance(step, Scene) and step.name == data[0]:
                scopes, occurrences, activations = inside
                assert isinstance(scopes, int) and isinstance(occurrences, int) and isinstance(activations, int)
                for activation in s.activations[activations:]:
                    expire(s, activation.name)
                del stack[i:], s.scopes[scopes:], s.occurrences[occurrences:], s.activations[activations:]
                return
        raise AssertionError(data[0])


LEAVE = Leave()


def leave_scene(s: State, name: str) -> None:
    """Leave a scene: before anything else that is scheduled, the game goes on behind it.

    It is scheduled, like the end of the game, so that what is running sees that something comes first, and stops.
    """
    s.scheduled.insert(0, (LEAVE, 0, (name,)))
