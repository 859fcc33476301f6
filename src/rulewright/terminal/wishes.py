"""Passing for longer, stops, and answers that are remembered: what a person can wish for, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.kernel.passing import MODES
from rulewright.terminal.picking import Item
from rulewright.terminal.saying import term
from rulewright.terminal.session import Session


@dataclass(frozen=True)
class Wish:
    """Something to wish for, and how to have it; `on`: it is so already."""

    text: str
    grant: Callable[[], None]
    on: bool = False


def wishes(session: Session, item: Item | None) -> list[Wish]:
    """What the person who is asked can wish for; `item` is the option whose answer would be remembered."""
    decision, game, say = session.decision, session.game, session.say
    if decision is None:
        return []
    passing = any(each.out for each in session.items())
    found = [Wish(say(f"wish-{mode}"), _passing(session, mode)) for mode in MODES if passing]
    if item is not None and item.index is not None and not decision.picked:
        found.append(Wish(say("wish-remember", text=item.text), lambda: session.take(item, remember=True)))
    found.append(Wish(say("wish-forget"), _forgetting(session)))
    stops = game.passing.stops_of(decision.seat)
    for phase in session.layout.phases:
        text = say("wish-stop-at", phase=term(session.words, "phase", phase))
        found.append(Wish(text, _stopping(session, phase), phase in stops))
    return found


def _passing(session: Session, mode: str) -> Callable[[], None]:
    return lambda: session.pass_until(mode)


def _forgetting(session: Session) -> Callable[[], None]:
    def forget() -> None:
        for person in session.wishing():
            session.game.forget(person)

    return forget


def _stopping(session: Session, phase: str) -> Callable[[], None]:
    """Stop in this phase, or no longer."""

    def change() -> None:
        for person in session.wishing():
            stops = session.game.passing.stops_of(person)
            phases = [each for each in session.layout.phases if (each in stops) != (each == phase)]
            session.game.stop_at(*phases, seat=person)

    return change
