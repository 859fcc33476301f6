"""Going on within a step: what it would only schedule to run next can often run at once."""

from __future__ import annotations

from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step


def go_on(s: State, step: Step, pc: int = 0, data: tuple[Plain, ...] = ()) -> None:
    """Run a step next: on the spot, unless something is scheduled that comes before it.

    For the end of a step: after it nothing is left to do there but to schedule more.
    """
    if len(s.stack) == s.base and s.result is None:
        step.run(s, pc, data)
    else:
        s.stack.append((step, pc, data))
