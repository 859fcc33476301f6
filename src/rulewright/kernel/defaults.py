"""What a game does not say: the answers of `Rules` where a game has none of its own."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.state import Choice, State
from rulewright.kernel.using import use

Offers = tuple[Sequence[Sequence[int]], Sequence[Sequence[int]]]
"""Abilities by their ids: for each seat those of cards on the table, last those that anyone may use; and for
each seat those of cards in its hand."""


def first_in_order(s: State) -> int:
    """The seat that is first in the order of play."""
    return s.order[0]


def controller_or_asked(s: State, piece: int, event: Event | None) -> int:
    """Whom a text calls "you": the controller; for a card of nobody the player the event is about, else the arbiter."""
    controller = s.controller[piece]
    if controller >= 0:
        return controller
    return event.seat if event is not None and event.seat in s.order else s.rules.arbiter(s)


def no_checks(s: State, facts: tuple[Event, ...]) -> list[Event]:
    """Nothing follows from the position by itself."""
    return []


def settled(s: State) -> None:
    """Nothing waits for the end of an occurrence."""


def just_use(s: State, seat: int, entry: int, event: Event | None) -> None:
    """Abilities are used as they are: no card is played for it."""
    use(s, seat, entry, event)


def use_chosen(s: State, seat: int, choice: Choice) -> None:
    """In a window abilities are used."""
    s.rules.start(s, seat, ability_id(choice.a, choice.b), None)


def always(s: State, source: int, piece: int) -> bool:
    """Every piece may be chosen."""
    return True


def where_it_lies(s: State, piece: int) -> int:
    """A piece stays where it is."""
    return s.zone[piece]


def stays_attached(s: State, piece: int) -> tuple[Event, ...]:
    """Nothing becomes of it."""
    return ()


def as_it_is(s: State, name: str) -> str:
    """There is one period of each name at a time."""
    return name


def as_established(s: State, source: int) -> bool:
    """Lasting effects hold for what fits when they begin."""
    return False


def nobody_absent(s: State, seat: int) -> Refusal | None:
    """No player ever leaves the game."""
    return None


def for_nobody(s: State, piece: int) -> int:
    """No piece stands for a player."""
    return -1


def never(s: State, source: int, piece: int) -> bool:
    """No piece is immune to another."""
    return False


def everybody(s: State) -> tuple[int, ...]:
    """Every seat that plays."""
    return s.order


def alone(seat: int) -> int:
    """Every seat plays for itself."""
    return seat


def the_first(s: State, seat: int, other: int) -> int:
    """Who has made the proposal decides."""
    return seat


def any_piece(s: State, piece: int) -> bool:
    """Every piece."""
    return True


def nothing(s: State, facts: Sequence[Event]) -> None:
    """Facts of one moment raise no question."""


def no_offers(s: State) -> Offers:
    """There are no action windows."""
    return (), ()


def no_actions(s: State, seat: int, offered: Offers) -> list[Choice]:
    """There are no action windows."""
    return []


def nowhere(s: State) -> str:
    """The game numbers no steps."""
    return ""


def by_number(label: str) -> Args:
    """A step is known by its number alone."""
    return (("label", label),)


def legal(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Nothing is refused."""
    return None
