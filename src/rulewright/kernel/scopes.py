"""Opening a scope: a step runs with its own "this card", "you" and names, and the scope closes behind it."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.events import Event
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Do, Step


def run_in(s: State, scope: Scope, step: Step, data: tuple[Plain, ...] = ()) -> None:
    """Run a step in a scope of its own. Tail call: use only as the last statement of a step."""
    if s.scheduled:
        names = tuple(scope.names.items())
        s.scheduled.append((IN_SCOPE, 0, (step, data, scope.source, scope.you, scope.event, names, scope.payment)))
        return
    s.scopes.append(scope)
    step.run(s, 0, data)
    if s.scheduled:
        s.scheduled.append((CLOSE_SCOPE, 0, ()))
    else:
        s.scopes.pop()


def close_scope(s: State) -> None:
    """The step that was run in the innermost scope is over."""
    s.scopes.pop()


CLOSE_SCOPE = Do(close_scope)


@dataclass(frozen=True, eq=False)
class InScope(Step):
    """What `run_in` schedules while something else comes first."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        step, given, source, you, event, names, payment = data
        assert isinstance(step, Step) and isinstance(given, tuple) and isinstance(source, int) and isinstance(you, int)
        assert event is None or isinstance(event, Event)
        scope = Scope(source, you, event, dict(names))  # type: ignore[arg-type]
        scope.payment = payment  # type: ignore[assignment]
        run_in(s, scope, step, given)


IN_SCOPE = InScope()
