"""Effects that last for a while, effects that wait for their moment, and limits that run out."""

from __future__ import annotations

from functools import cache

from rulewright.kernel.abilities import Trigger
from rulewright.kernel.amounts import Named
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import Constant, calls_for_checks
from rulewright.kernel.node import Node, nodes
from rulewright.kernel.places import in_play
from rulewright.kernel.players import ChosenPlayer
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Delayed, Lasting, Occurrence, Plain, Scope, State
from rulewright.kernel.steps import Step


def last(s: State, what: Constant, scope: Scope, pieces: tuple[int, ...] | None, until: str, amount: int) -> Lasting:
    """Establish a lasting effect on these pieces (None: on all that fit, whenever they do)."""
    key = what.key
    s.idle = 0
    before = s.lasting.get(key, ())
    effect = Lasting(what, scope.source, scope.you, pieces, until, amount, before[-1].number + 1 if before else 0)
    s.lasting[key] = (*before, effect)
    return effect


def expire(s: State, period: str) -> None:
    """End everything that lasts until the end of this period, and give limits of the period anew."""
    for key, effects in [*s.lasting.items()]:
        keep(s, key, tuple([effect for effect in effects if effect.until != period]))
    if s.uses:
        s.idle = 0
        s.uses = {key: times for key, times in s.uses.items() if key[3] != period}
    if s.delayed:
        s.delayed = [delayed for delayed in s.delayed if delayed.until != period]


def keep(s: State, key: str, left: tuple[Lasting, ...]) -> None:
    """Of the lasting effects under a key only these are left."""
    effects = s.lasting[key]
    if len(left) == len(effects):
        return
    what = effects[0].node
    assert isinstance(what, Constant)
    s.checks_due = s.checks_due or calls_for_checks(s, what)
    s.idle = 0
    if left:
        s.lasting[key] = left
    else:
        del s.lasting[key]


def delay(s: State, moment: EventKind | Trigger, effect: Node, scope: Scope, until: str = "") -> None:
    """Let an effect wait for an event; the cards it speaks of are followed only while they stay where they are.

    Where the event ends a period of its own (an attack), it waits for the end of the very one that is under way.
    """
    kind, trigger = (moment.kind, moment) if isinstance(moment, Trigger) else (moment, None)
    names, numbers = tuple(scope.names.items()), _numbers(effect)
    pieces = [p for name, value in names if name not in numbers for p in _pieces(value)]
    if scope.source >= 0 and in_play(s, scope.source):
        pieces.append(scope.source)
    serials = tuple((p, s.serial[p]) for p in pieces if 0 <= p < len(s.serial))
    how = s.rules.period(s, kind.ends) if kind.ends else ""
    s.delayed.append(Delayed(kind, effect, scope.source, scope.you, names, serials, trigger, how, until))


@cache
def _numbers(effect: Node) -> frozenset[str]:
    """The names that an effect reads as numbers or players: nothing that could leave the table."""
    return frozenset([node.name for node in nodes(effect) if isinstance(node, Named | ChosenPlayer)])


def _pieces(value: Plain) -> tuple[int, ...]:
    if isinstance(value, int):
        return (value,)
    return tuple(v for v in value if isinstance(v, int)) if isinstance(value, tuple) else ()


def _left(value: Plain, gone: set[int]) -> Plain:
    """What a name still means where some pieces are gone."""
    if isinstance(value, int):
        return -1 if value in gone else value
    return tuple(v for v in value if v not in gone) if isinstance(value, tuple) else value


def _waits_for(s: State, delayed: Delayed, fact: Event) -> bool:
    if delayed.kind is not fact.kind or (delayed.how and delayed.how != fact.how):
        return False
    trigger = delayed.trigger
    if trigger is None:
        return True
    assert isinstance(trigger, Trigger)
    return trigger.matches(s, Scope(delayed.source, delayed.you, fact, dict(delayed.names)), fact)


def is_due(s: State, facts: tuple[Event, ...]) -> bool:
    """Whether a delayed effect waits for one of the facts."""
    return any(_waits_for(s, delayed, fact) for delayed in s.delayed for fact in facts)


def call_due(s: State, occurrence: Occurrence) -> tuple[tuple[int, Event], ...]:
    """Take the delayed effects that waited for one of the facts; they join the queue of the occurrence."""
    found: list[tuple[int, Event]] = []
    for fact in occurrence.facts:
        for delayed in [d for d in s.delayed if _waits_for(s, d, fact)]:
            s.delayed.remove(delayed)
            occurrence.ready += (delayed,)
            found.append((-len(occurrence.ready), fact))
    return tuple(found)


def start_delayed(s: State, delayed: Delayed) -> None:
    """Schedule a delayed effect. A card that has moved since is not found any more."""
    gone = {piece for piece, serial in delayed.serials if s.serial[piece] != serial}
    names = dict(delayed.names)
    if gone:
        numbers = _numbers(delayed.node)
        names |= {name: _left(value, gone) for name, value in delayed.names if name not in numbers}
    source = -1 if delayed.source in gone else delayed.source
    assert isinstance(delayed.node, Step)
    run_in(s, Scope(source, delayed.you, None, names), delayed.node)
