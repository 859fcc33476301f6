"""What follows from the position at once: excess influence, a full Shadow Pool, full hands, defeated heroes."""

from __future__ import annotations

from rulewright.games.meq.events import (
    DRAINS_POOL,
    FAVOR_LIMIT,
    LOSES_EXCESS,
    LOSES_FAVOR,
    PLACES_INFLUENCE,
    REMOVES_INFLUENCE,
)
from rulewright.games.meq.flow.defeat import defeats
from rulewright.games.meq.flow.influence import excess
from rulewright.games.meq.flow.losing import KEEP_HAND_LIMIT, limits_hands, over_hand_limit
from rulewright.games.meq.flow.story import pool_limit
from rulewright.games.meq.table import FAVOR, POOL, corruption, heroes
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.state import State


def checks(s: State, facts: tuple[Event, ...]) -> list[Event]:
    """The events that are due because of the position.

    A location comes to hold too much only where influence was placed or removed: what was written down by hand stays
    until then.
    """
    due: list[Event] = []
    moved = [fact.kind for fact in facts if fact.kind is PLACES_INFLUENCE or fact.kind is REMOVES_INFLUENCE]
    if moved:
        cuts = REMOVES_INFLUENCE in moved
        due = [
            Event(LOSES_EXCESS, place, amount=amount, how="cut" if cuts and off else "")
            for place, amount, off in excess(s)
        ]
    over = s.table[POOL] - pool_limit(s)
    if over > 0:
        due.append(Event(DRAINS_POOL, amount=over))
    for seat in heroes(s):
        most = permitted(s, FAVOR_LIMIT, seat)
        if most and s.dials[FAVOR][seat] > most:
            due.append(Event(LOSES_FAVOR, seat=seat, amount=s.dials[FAVOR][seat] - most, how="limit"))
    return due + defeats(s)


def settle(s: State) -> None:
    """A hand that is too large is reduced at once."""
    for seat in heroes(s):
        surplus = over_hand_limit(s, seat)
        if surplus:
            card = next(card for card in corruption(s, seat) if limits_hands(s, card))
            s.push(KEEP_HAND_LIMIT, 0, (seat, surplus, card))
