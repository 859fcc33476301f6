"""What those who answer an event can do to it while it is due: cancel it, put something in its place, change it."""

from __future__ import annotations

from rulewright.kernel.events import Event
from rulewright.kernel.state import Occurrence, Scope, State
from rulewright.kernel.steps import Step


def current(s: State, event: Event | None) -> Occurrence | None:
    """The occurrence under way in which this event is still due."""
    for occurrence in reversed(s.occurrences):
        if event in occurrence.due:
            return occurrence
    return None


def cancel(s: State, event: Event) -> None:
    """What is due does not happen."""
    occurrence = current(s, event)
    if occurrence is not None:
        occurrence.due = tuple([e for e in occurrence.due if e is not event])
        occurrence.queue = tuple([waiting for waiting in occurrence.queue if waiting[1] is not event])
        occurrence.fell_through = True


def put_in_place(s: State, event: Event, effect: Step, scope: Scope) -> None:
    """This effect happens in the place of what is due; of several only the most recent one."""
    occurrence = current(s, event)
    if occurrence is not None:
        occurrence.replaced += ((event, effect, scope.copy()),)
        if s.rules.replaced_is_closed:
            occurrence.queue = tuple([waiting for waiting in occurrence.queue if waiting[1] is not event])


def change(s: State, event: Event, *, amount: int | None = None, piece: int | None = None) -> None:
    """What is due happens in another measure or to another piece; its source and cause stay, as do those who answered.

    An event of which nothing is left does not happen.
    """
    occurrence = current(s, event)
    if occurrence is None:
        return
    if amount is not None and amount <= 0:
        cancel(s, event)
        return
    kind, old_piece, seat, old_amount, source, other, how = event.as_tuple()
    if amount is not None and amount < old_amount:
        occurrence.fell_through = True
    target = old_piece if piece is None else piece
    seat = seat if piece is None else s.controller[piece]
    new = Event(kind, target, seat, old_amount if amount is None else amount, source, other, how)
    occurrence.due = tuple([new if e is event else e for e in occurrence.due])
    occurrence.used = tuple([(a, new if e is event else e) for a, e in occurrence.used])
    occurrence.queue = tuple([(a, new if e is event else e) for a, e in occurrence.queue])
    occurrence.replaced = tuple([(new if e is event else e, effect, where) for e, effect, where in occurrence.replaced])
    for scope in s.scopes:
        if scope.event is event:
            scope.event = new
