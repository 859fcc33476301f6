"""How often an ability may be used: by each copy of a card, by each player, by all together."""

from __future__ import annotations

from rulewright.kernel.abilities import Limit
from rulewright.kernel.state import State

LimitKey = tuple[int, int, int, str]
"""The ability (of a face, so that the two sides of a card count apart), whose uses, of which stay in play, in which
period."""


def limit_key(s: State, seat: int, entry: int, limit: Limit) -> LimitKey:
    """Whose uses are counted: this copy's, this player's whatever the copy, or those of all players."""
    per, piece = limit.per, entry >> 8
    ability = s.face[piece] << 8 | entry & 255
    if per == "card":
        return ability, piece, s.serial[piece], limit.period
    if per == "player-and-card":
        return ability, piece, -1 - seat, limit.period
    return ability, -1, -1 - seat if per == "player" else 0, limit.period


def used_up(s: State, seat: int, entry: int, limit: Limit) -> bool:
    """Whether the limit of an ability is reached."""
    return s.uses.get(limit_key(s, seat, entry, limit), 0) >= limit.times


def count_use(s: State, seat: int, entry: int, limit: Limit | None) -> None:
    """Count one use of an ability against its limit."""
    if limit is not None:
        key = limit_key(s, seat, entry, limit)
        s.uses[key] = s.uses.get(key, 0) + 1
