"""How a game of a living card game is opened: a deck for each seat, a first player."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.chance import roll
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.setup_input import wrong
from rulewright.kernel.state import State


def seats_wanted(seats: int | None, decks: Sequence[object], most: int) -> int:
    """How many play: as many as is said, else one for each deck. RulewrightError where the two do not agree."""
    count = seats if seats is not None else len(decks) or 1
    if not 1 <= count <= most:
        raise RulewrightError("error-seats", number=count, least=1, most=most)
    if decks and len(decks) != count:
        raise RulewrightError("error-decks-for-seats", number=len(decks), seats=count)
    return count


def check_first(first: int | None, seats: int) -> None:
    """RulewrightError when the first player that was agreed on does not play."""
    if first is not None and first >= seats:
        raise wrong("setup", "first", "input-seat", most=seats - 1)


def pick_first(s: State, first: int | None) -> int:
    """The first player: the one the players agreed on, else one picked at random."""
    return first if first is not None else roll(s, s.seats) if s.seats > 1 else 0
