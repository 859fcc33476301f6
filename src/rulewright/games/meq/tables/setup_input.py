"""What people may write: setups and positions. docs/positions.md describes them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from rulewright.games.meq.flow.story import FINALE_SPACE
from rulewright.games.meq.table import MAX_SEATS
from rulewright.kernel.setup_input import Flag, Input, Name

Person = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Players = Annotated[int, Meta(ge=1, le=99)]
Persons = Annotated[list[Person], Meta(min_length=2, max_length=MAX_SEATS)]
Title = Annotated[str, Meta(min_length=1, max_length=200)]
Titles = Annotated[list[Title], Meta(max_length=100)]
Tokens = Annotated[int, Meta(ge=0, le=99)]
Space = Annotated[int, Meta(ge=0, le=FINALE_SPACE)]
Levels = Annotated[int, Meta(ge=0, le=2)]


class SetupInput(Input):
    """The setup of a new game."""

    scenario: Name = "quest"
    seats: Players | None = None
    """Sauron and the heroes together."""
    heroes: Titles | Name = field(default_factory=list)
    """Who is played, in the order of the seats; who is not named is chosen at the table."""
    persons: Persons | None = None
    """For each seat the person who sits there."""
    patient: Flag = False


class MinionInput(Input):
    """A minion with the damage on it."""

    name: Title
    damage: Tokens = 0


class PlaceInput(Input):
    """What lies and stands in a location."""

    influence: Tokens = 0
    favor: Tokens = 0
    monsters: Titles = field(default_factory=list)
    """Monster tokens, face down; "Rumour" is a blank one."""
    minions: Annotated[list[Title | MinionInput], Meta(max_length=5)] = field(default_factory=list)
    characters: Annotated[list[Title], Meta(max_length=8)] = field(default_factory=list)


class HeroInput(Input):
    """A hero: where, and what lies on and around the hero sheet."""

    name: Title
    at: Title = ""
    """The location; the start location if nothing is written."""
    favor: Tokens = 0
    hand: Titles = field(default_factory=list)
    life: Titles | None = None
    """From the top; by default all other cards of the hero deck, in any order."""
    rest: Titles = field(default_factory=list)
    """The last one lies on top, as in the Damage Pool."""
    damage: Titles = field(default_factory=list)
    items: Annotated[list[Title], Meta(max_length=3)] = field(default_factory=list)
    corruption: Titles = field(default_factory=list)
    quests: Titles = field(default_factory=list)
    advanced: Flag = True
    """Whether the advanced quest waits for the starting one."""
    done: Annotated[int, Meta(ge=0, le=3)] = 0
    """Own quests completed: 1 the starting one, 2 the advanced one, 3 both."""
    fortitude: Levels = 0
    strength: Levels = 0
    agility: Levels = 0
    wisdom: Levels = 0
    """Levels gained."""


class PlotInput(Input):
    """An active plot and the location it affects."""

    name: Title
    at: Title = ""


class PositionInput(Input):
    """A position written down by hand."""

    heroes: Annotated[list[HeroInput], Meta(min_length=1, max_length=3)]
    persons: Persons | None = None
    at: Name = "rest"
    turn: Annotated[int, Meta(ge=1, le=MAX_SEATS - 1)] = 1
    """Which hero has the turn, at a step of a hero's turn."""
    second: Flag = False
    """Whether it is the second turn of the only hero."""
    round: Annotated[int, Meta(ge=1, le=999)] = 2
    places: Annotated[dict[Title, PlaceInput], Meta(max_length=63)] = field(default_factory=dict)
    green: Space = 0
    yellow: Space = 0
    red: Space = 0
    black: Space = 0
    pool: Annotated[int, Meta(ge=0, le=12)] = 0
    tracks: Annotated[
        dict[Name, Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=3)]], Meta(max_length=3)
    ] = field(default_factory=dict)
    """The spaces of the tracks "influence", "draw" and "command" that hold action tokens, from 1 on the left; those of
    the first one also by their numbers, 6, 5 and 4."""
    plots: Annotated[list[Title | PlotInput], Meta(max_length=3)] = field(default_factory=list)
    event: Title | None = None
    shadow: Titles = field(default_factory=list)
    """Sauron's Shadow cards in hand."""
    plot_hand: Titles = field(default_factory=list)
    damage: Annotated[dict[Title, Tokens], Meta(max_length=5)] = field(default_factory=dict)
    """Damage on minions."""
    defeated: Annotated[list[Title], Meta(max_length=5)] = field(default_factory=list)
    """Minions that were defeated."""
    sauron_mission: Title = "His Dark Throne"
    hero_mission: Title = "Noble Blood"
    decks: Annotated[dict[Name, Titles], Meta(max_length=30)] = field(default_factory=dict)
    """The top cards of decks, from the top, by the names of the decks."""
    discards: Annotated[dict[Name, Titles], Meta(max_length=30)] = field(default_factory=dict)
    patient: Flag = False
    shadow_played: Flag = False
    """Whether Sauron has played a Shadow card in this turn."""
    stop: Flag = False
    """Nothing follows the step: the game stands still after it."""
