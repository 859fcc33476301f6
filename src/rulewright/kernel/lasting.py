"""Effects that last for a while, effects that wait for their moment, and limits that run out."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import Constant, calls_for_checks
from rulewright.kernel.node import Node
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Delayed, Lasting, Occurrence, Plain, Scope, State
from rulewright.kernel.steps import Step


def last(s: State, what: Constant, scope: Scope, pieces: tuple[int, ...] | None, until: str, amount: int) -> None:
    """Establish a lasting effect on these pieces (None: on all that fit, whenever they do)."""
    key = what.key
    s.idle = 0
    before = s.lasting.get(key, ())
    s.lasting[key] = (*before, Lasting(what, scope.source, scope.you, pieces, until, amount, len(before)))


def expire(s: State, period: str) -> None:
    """End everything that lasts until the end of this period, and give limits of the period anew."""
    for key, effects in [*s.lasting.items()]:
        left = tuple([effect for effect in effects if effect.until != period])
        if len(left) < len(effects):
            what = effects[0].node
            assert isinstance(what, Constant)
            s.checks_due = s.checks_due or calls_for_checks(s, what)
            s.idle = 0
            if left:
                s.lasting[key] = left
            else:
                del s.lasting[key]
    if s.uses:
        s.idle = 0
        s.uses = {key: times for key, times in s.uses.items() if key[2] != period}


def delay(s: State, kind: EventKind, node_: Node, scope: Scope) -> None:
    """Let an effect wait for an event; the cards it speaks of are followed only while they stay where they are."""
    names = tuple(scope.names.items())
    pieces = [p for _, value in names for p in _pieces(value)]
    if scope.source >= 0 and in_play(s, scope.source):
        pieces.append(scope.source)
    serials = tuple((p, s.serial[p]) for p in pieces if 0 <= p < len(s.serial))
    s.delayed.append(Delayed(kind, node_, scope.source, scope.you, names, serials))


def _pieces(value: Plain) -> tuple[int, ...]:
    if isinstance(value, int):
        return (value,)
    return tuple(v for v in value if isinstance(v, int)) if isinstance(value, tuple) else ()


def is_due(s: State, facts: tuple[Event, ...]) -> bool:
    """Whether a delayed effect waits for one of the facts."""
    return any(delayed.kind is fact.kind for delayed in s.delayed for fact in facts)


def call_due(s: State, occurrence: Occurrence) -> tuple[tuple[int, Event], ...]:
    """Take the delayed effects that waited for one of the facts; they join the queue of the occurrence."""
    found: list[tuple[int, Event]] = []
    for fact in occurrence.facts:
        for delayed in [d for d in s.delayed if d.kind is fact.kind]:
            s.delayed.remove(delayed)
            occurrence.ready += (delayed,)
            found.append((-len(occurrence.ready), fact))
    return tuple(found)


def start_delayed(s: State, delayed: Delayed) -> None:
    """Schedule a delayed effect. A card that has moved since is not found any more."""
    gone = {piece for piece, serial in delayed.serials if s.serial[piece] != serial}
    names = tuple((name, -1 if isinstance(value, int) and value in gone else value) for name, value in delayed.names)
    source = -1 if delayed.source in gone else delayed.source
    s.push(RUN_DELAYED, 0, (delayed.node, source, delayed.you, names))


@dataclass(frozen=True, eq=False)
class RunDelayed(Step):
    """Run an effect in the scope it was born in."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 1:
            s.scopes.pop()
            return
        effect, source, you, names = data
        assert isinstance(effect, Step) and isinstance(source, int) and isinstance(you, int)
        assert isinstance(names, tuple)
        s.scopes.append(Scope(source, you, None, dict(names)))  # type: ignore[arg-type]
        s.push(effect)
        s.push(self, 1)


RUN_DELAYED = RunDelayed()
