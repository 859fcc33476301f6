"""What people may write: setups, decks, what a campaign brings along, positions. docs/positions.md describes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from rulewright.games.lotr.table import MAX_SEATS, THREAT_LIMIT
from rulewright.kernel.setup_input import Flag, Input, Name
from rulewright.lcg.setup_input import Copies, CopiesByCode, LastingInput, Seat, Title, Tokens

Edition = Literal["revised", "classic"]


class DeckInput(Input):
    """A deck: heroes and cards by id, and the cards kept beside it."""

    heroes: Annotated[list[Name], Meta(max_length=20)]
    cards: Annotated[dict[Name, Copies], Meta(max_length=500)]
    name: Name = ""
    sideboard: Annotated[dict[Name, Copies], Meta(max_length=500)] = field(default_factory=dict)


class RingsDbInput(msgspec.Struct):
    """A deck of RingsDB: copies by code. Whatever else such a file says is passed over."""

    heroes: CopiesByCode
    slots: CopiesByCode
    sideslots: CopiesByCode | None = None
    name: Annotated[str, Meta(max_length=10_000)] | None = ""


class CampaignInput(Input):
    """What a campaign brings into a scenario. `cards`: whether the campaign card and Mendor take part."""

    cards: bool = True
    penalties: Annotated[list[Annotated[int, Meta(ge=0, le=THREAT_LIMIT - 1)]], Meta(max_length=MAX_SEATS)] = field(
        default_factory=list
    )
    permanents: Annotated[dict[Name, Annotated[list[Name], Meta(max_length=20)]], Meta(max_length=12)] = field(
        default_factory=dict
    )
    boons: Annotated[list[Annotated[list[Name], Meta(max_length=20)]], Meta(max_length=MAX_SEATS)] = field(
        default_factory=list
    )
    burdens: Annotated[list[Name], Meta(max_length=20)] = field(default_factory=list)
    prisoner: Name = ""
    damage: Annotated[dict[Name, Tokens], Meta(max_length=12)] = field(default_factory=dict)
    threat: Annotated[list[Annotated[int, Meta(ge=0, le=THREAT_LIMIT - 1)]], Meta(max_length=MAX_SEATS)] = field(
        default_factory=list
    )


Names = Annotated[list[Name], Meta(max_length=100)]


class LogPlayerInput(Input):
    """A player of a campaign log."""

    name: Name
    heroes: Annotated[list[Name], Meta(max_length=3)]
    cards: Annotated[dict[Name, Copies], Meta(max_length=500)]
    deck: Name = ""


class CompletedInput(Input):
    """A scenario that was won."""

    scenario: Name
    score: Annotated[int, Meta(ge=-99_999, le=99_999)]
    seed: int = 0
    stage: Name = ""


class LogInput(Input):
    """A campaign log as it is kept on disk."""

    mode: Name
    players: Annotated[list[LogPlayerInput], Meta(min_length=1, max_length=MAX_SEATS)]
    seed: int = 0
    fallen: Names = field(default_factory=list)
    penalties: Annotated[list[Tokens], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    boons: Annotated[list[Names], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    left_out: Annotated[list[Names], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    burdens: Names = field(default_factory=list)
    permanents: Annotated[dict[Name, Names], Meta(max_length=100)] = field(default_factory=dict)
    prisoner: Name = ""
    damage: Annotated[dict[Name, Tokens], Meta(max_length=100)] = field(default_factory=dict)
    threat: Annotated[list[Tokens], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    swapped: Annotated[list[Seat], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    healed: Names = field(default_factory=list)
    completed: Annotated[list[CompletedInput], Meta(max_length=3)] = field(default_factory=list)
    attempts: Annotated[int, Meta(ge=0, le=999_999)] = 0
    notes: Annotated[list[Name], Meta(max_length=1000)] = field(default_factory=list)
    difficulty: Name = "standard"


class SetupInput(Input):
    """The setup of a new game."""

    scenario: Name = "passage-through-mirkwood"
    decks: Annotated[list[Name | DeckInput], Meta(max_length=99)] = field(default_factory=list)
    seats: Annotated[int, Meta(ge=0, le=99)] | None = None
    first: Seat | None = None
    campaign: CampaignInput | None = None
    edition: Edition = "revised"
    difficulty: Literal["standard", "easy"] = "standard"
    shadows: Flag = True
    patient: Flag = False
    secret_windows: Flag = False


class PieceInput(Input):
    """A card that lies somewhere, and what lies on it."""

    name: Title
    damage: Tokens = 0
    progress: Tokens = 0
    resources: Tokens = 0
    exhausted: Flag = False
    committed: Flag = False
    attachments: Annotated[list[Title | PieceInput], Meta(max_length=20)] = field(default_factory=list)
    shadow: Annotated[list[Title | PieceInput], Meta(max_length=20)] = field(default_factory=list)
    owner: Seat | None = None
    controller: Seat | None = None
    used: Tokens = 0
    """How often its text with a limit has been used in the present period."""
    attacked: Flag = False
    """An enemy: it has made its attack this round."""
    attacked_by: Annotated[list[Seat], Meta(max_length=MAX_SEATS)] = field(default_factory=list)
    """An enemy: the players who have attacked it this round."""
    prisoner: Flag = False
    """A hero that lies face down as the prisoner."""
    card: Name = ""
    """An Orc Guard: the card that it really is."""


Cards = Annotated[list[Title | PieceInput], Meta(max_length=200)]


class SeatInput(Input):
    """What lies before one player."""

    heroes: Annotated[list[Title | PieceInput], Meta(max_length=12)] = field(default_factory=list)
    allies: Cards = field(default_factory=list)
    hand: Cards = field(default_factory=list)
    deck: Cards = field(default_factory=list)
    discard: Cards = field(default_factory=list)
    engaged: Cards = field(default_factory=list)
    on_deck: Cards = field(default_factory=list)
    """What is attached to the player's deck."""
    threat: Annotated[int, Meta(ge=0, le=THREAT_LIMIT - 1)] | None = None
    eliminated: Flag = False


class QuestInput(Input):
    """A quest stage (the first one, if it has no name), and how far the players have got."""

    name: Name = ""
    progress: Tokens = 0


class PositionInput(Input):
    """A position written down by hand."""

    seats: Annotated[list[SeatInput], Meta(min_length=1, max_length=MAX_SEATS)]
    scenario: Name = "passage-through-mirkwood"
    edition: Edition = "revised"
    at: Name = "1.1"
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    first: Seat = 0
    shadows: Flag = True
    quest: Title | QuestInput | None = None
    active: Title | PieceInput | None = None
    staging: Cards = field(default_factory=list)
    encounter_deck: Cards | None = None
    encounter_discard: Cards = field(default_factory=list)
    victory: Cards = field(default_factory=list)
    aside: Cards = field(default_factory=list)
    campaign: Title | PieceInput | None = None
    allies_played: Tokens = 0
    """How many allies the players have played this round."""
    lasting: Annotated[list[LastingInput], Meta(max_length=20)] = field(default_factory=list)
    packs: Annotated[list[Name], Meta(max_length=100)] = field(default_factory=list)
    """Further packs whose cards the position names by their titles."""
    patient: Flag = False
    secret_windows: Flag = False
    proxies: Flag = False
    """There may be more copies of a card than there are."""
