"""What people may write: setups and positions. docs/positions.md describes them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from rulewright.games.wotr.table import MAX_SEATS, PATH_NUMBERS
from rulewright.kernel.setup_input import Flag, Input, Name

Person = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
People = Annotated[int, Meta(ge=1, le=99)]
Persons = Annotated[list[Person], Meta(min_length=2, max_length=MAX_SEATS)]
Place = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Tokens = Annotated[int, Meta(ge=0, le=99)]
Title = Annotated[str, Meta(min_length=1, max_length=200)]
Titles = Annotated[list[Title], Meta(max_length=100)]


class SetupInput(Input):
    """The setup of a new game."""

    scenario: Name = "trilogy"
    seats: People | None = None
    persons: Persons | None = None
    patient: Flag = False


class PieceInput(Input):
    """A faction card that lies somewhere, and what lies on it."""

    name: Title
    items: Annotated[list[Title | PieceInput], Meta(max_length=20)] = field(default_factory=list)
    attack: Tokens = 0
    defense: Tokens = 0
    arrived: Annotated[int, Meta(ge=0, le=999)] = 0
    """The round in which it was played to reserve."""
    used: Tokens = 0
    """How often its text with a limit has been used this round."""


Cards = Annotated[list[Title | PieceInput], Meta(max_length=200)]


class LocationInput(Input):
    """A battleground or path, with its tokens and the cards that fight there."""

    name: Title
    attack: Tokens = 0
    defense: Tokens = 0
    stripped: Flag = False
    cards: Cards = field(default_factory=list)


class PlayerInput(Input):
    """What lies before one player."""

    hand: Cards = field(default_factory=list)
    deck: Cards | None = None
    cycle: Cards = field(default_factory=list)
    eliminated: Cards = field(default_factory=list)
    reserve: Cards = field(default_factory=list)
    ring: Annotated[int, Meta(ge=0, le=1)] | None = None
    ring_used: Flag = False
    """A Ring token of the duels has been used this round."""
    passed: Flag = False
    """The player has passed since the last action."""
    played: Titles = field(default_factory=list)
    """The characters and items the player has played this round."""


class PositionInput(Input):
    """A position written down by hand."""

    scenario: Name = "trilogy"
    seats: People | None = None
    persons: Persons | None = None
    at: Name = "2"
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    first: Place = 0
    turn: Place | None = None
    path: Annotated[int, Meta(ge=0, le=PATH_NUMBERS[-1])] | None = None
    corruption: Tokens = 0
    active: Annotated[list[Title | LocationInput], Meta(max_length=30)] = field(default_factory=list)
    free_scoring: Titles = field(default_factory=list)
    shadow_scoring: Titles = field(default_factory=list)
    aside: Titles = field(default_factory=list)
    battlegrounds: Titles | None = None
    paths: Titles | None = None
    players: Annotated[dict[Name, PlayerInput], Meta(max_length=MAX_SEATS)] = field(default_factory=dict)
    lasting: Titles = field(default_factory=list)
    """The cards whose texts have established something until the end of the round."""
    patient: Flag = False
    stop: Flag = False
    proxies: Flag = False
    """There may be more copies of a card than there are."""
