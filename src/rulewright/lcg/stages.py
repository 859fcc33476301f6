"""Stages with two sides: side A is followed, the card is turned over, side B is followed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.kernel.places import turn
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step, go_on, ints
from rulewright.kernel.using import use_specials


@dataclass(frozen=True, eq=False)
class FollowStage(Step):
    """Follow both sides of a stage that has just come into play. `data` is (card,).

    `turned_over` is what side B brings before its texts: told in the log, threat placed.
    """

    side_a: tuple[str, ...]
    """The labels of the texts of side A, in their order."""
    turned_over: Callable[[State, int], None]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        stage = ints(data, 1)[0]
        if pc == 0:
            for label in self.side_a:
                use_specials(s, stage, label, s.rules.arbiter(s))
            go_on(s, self, 1, data)
        elif pc == 1:
            turn(s, stage, s.face[stage] + 1)
            self.turned_over(s, stage)
            go_on(s, self, 2, data)
        else:
            use_specials(s, stage, "when-revealed", s.rules.arbiter(s))
