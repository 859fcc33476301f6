"""What people may write: setups, decks, positions. docs/positions.md describes them."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from rulewright.games.champions.table import MAX_SEATS
from rulewright.kernel.setup_input import Flag, Input, Name
from rulewright.lcg.setup_input import LastingInput

Seat = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Tokens = Annotated[int, Meta(ge=0, le=999)]
Copies = Annotated[int, Meta(ge=1, le=99)]
CopiesByCode = Annotated[dict[Name, Copies], Meta(max_length=500)] | Annotated[list[Name], Meta(max_length=0)]
Title = Annotated[str, Meta(min_length=1, max_length=200)]
Difficulty = Literal["standard", "expert"]
SIDE_B = re.compile(r"[0-9]{5}b")


def front_of(name: str) -> str:
    """The id of an identity or a main scheme that is called by that of its side B; any other name as it is."""
    return name[:-1] + "a" if SIDE_B.fullmatch(name) else name


class DeckInput(Input):
    """A deck: the identity card and the cards by id. The aspect is that of its cards."""

    hero: Name
    cards: Annotated[dict[Name, Copies], Meta(max_length=500)]
    name: Name = ""


class MarvelCdbInput(msgspec.Struct):
    """A deck of MarvelCDB: copies by code. Whatever else such a file says is passed over."""

    slots: CopiesByCode
    hero_code: Name = ""
    investigator_code: Name = ""
    name: Annotated[str, Meta(max_length=10_000)] | None = ""


class SetupInput(Input):
    """The setup of a new game."""

    scenario: Name = "rhino"
    decks: Annotated[list[Name | DeckInput], Meta(max_length=99)] = field(default_factory=list)
    seats: Annotated[int, Meta(ge=0, le=99)] | None = None
    first: Seat | None = None
    difficulty: Difficulty = "standard"
    modular: Annotated[list[Name], Meta(max_length=20)] | Name | None = None
    """The modular encounter sets; by default the one that the main scheme recommends. "random" is one at random."""
    patient: Flag = False
    secret_windows: Flag = False


class PieceInput(Input):
    """A card that lies somewhere, and what lies on it."""

    name: Title
    damage: Tokens = 0
    threat: Tokens | None = None
    """By default the starting threat of a side scheme, and none elsewhere."""
    counters: Tokens | None = None
    """By default as many as the card enters play with."""
    acceleration: Tokens = 0
    """Acceleration tokens on the main scheme."""
    exhausted: Flag = False
    stunned: Flag = False
    confused: Flag = False
    tough: Flag = False
    attachments: Annotated[list[Title | PieceInput], Meta(max_length=20)] = field(default_factory=list)
    """Attachments, and upgrades of players that lie on the card."""
    boost: Annotated[list[Title], Meta(max_length=20)] = field(default_factory=list)
    """Boost cards of the villain that have not been turned up."""
    under: Annotated[list[Title | PieceInput], Meta(max_length=20)] = field(default_factory=list)
    """Cards that lie face down on a scheme."""
    owner: Seat | None = None
    controller: Seat | None = None
    used: Tokens = 0
    """How often its text with a limit has been used in the present period."""
    card: Name = ""
    """A Drone: the card of a player that it really is; by default one that does not matter."""


Cards = Annotated[list[Title | PieceInput], Meta(max_length=200)]


class SeatInput(Input):
    """What lies before one player."""

    hero: Title | PieceInput | None = None
    """The identity, by either of its names: the side that is named is face up."""
    allies: Cards = field(default_factory=list)
    upgrades: Cards = field(default_factory=list)
    supports: Cards = field(default_factory=list)
    hand: Cards = field(default_factory=list)
    deck: Cards = field(default_factory=list)
    discard: Cards = field(default_factory=list)
    engaged: Cards = field(default_factory=list)
    dealt: Cards = field(default_factory=list)
    """Encounter cards dealt face down."""
    nemesis: Cards | None = None
    """The set-aside nemesis set; by default the whole set of the hero, as far as it lies nowhere else."""
    changed_form: Flag = False
    """Whether the change of form of this round is used."""
    eliminated: Flag = False


class VillainInput(PieceInput):
    """The villain at a stage; by default the first one of the scenario."""

    name: Name = ""
    stage: Literal["I", "II", "III"] | Annotated[int, Meta(ge=1, le=3)] | None = None


class SchemeInput(PieceInput):
    """The main scheme: its stage by name."""

    name: Title = "1"
    stage: Annotated[int, Meta(ge=1, le=9)] | None = None


class PositionInput(Input):
    """A position written down by hand."""

    seats: Annotated[list[SeatInput], Meta(min_length=1, max_length=MAX_SEATS)]
    scenario: Name = ""
    """By default that of the villain or of the main scheme, if one is named, else Rhino's."""
    difficulty: Difficulty = "standard"
    modular: Annotated[list[Name], Meta(max_length=20)] | Name | None = None
    at: Name = "2"
    turn: Seat | None = None
    """Whose turn it is, at stage 2; whom the villain activates against next, at stage 6. By default the first
    player's."""
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    first: Seat | None = None
    """The first player; by default the first one who is still in the game."""
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)] | None = None
    """How many players began the game; by default as many as are written."""
    villain: Title | VillainInput | None = None
    main_scheme: Title | SchemeInput | None = None
    side_schemes: Cards = field(default_factory=list)
    environment: Cards | None = None
    """By default the one that the setup of the scenario puts into play."""
    encounter_deck: Cards | None = None
    encounter_discard: Cards = field(default_factory=list)
    removed: Cards = field(default_factory=list)
    lasting: Annotated[list[LastingInput], Meta(max_length=20)] = field(default_factory=list)
    packs: Annotated[list[Name], Meta(max_length=100)] = field(default_factory=list)
    """Further packs whose cards the position names by their titles."""
    patient: Flag = False
    secret_windows: Flag = False
    proxies: Flag = False
    """There may be more copies of a card than there are."""
