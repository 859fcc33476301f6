"""What a game may offer besides its rules: how its table is laid out, deck files, campaigns.

Interfaces ask the module of a game for these and name no game themselves. A layout is plain data, so that a terminal
and a browser lay out the same table from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rulewright.kernel.game import Game, Json, RulewrightError, Setup

Names = tuple[str, ...]
Told = tuple[str, dict[str, str | int]]
"""A message and its arguments."""


@dataclass(frozen=True)
class Place:
    """A place on a board: the id of its card, the message that names its region, where it lies, what is printed there.

    `x` and `y` are fractions of the width and the height of the board.
    """

    card: str
    region: str
    x: float
    y: float
    mark: str = ""


@dataclass(frozen=True)
class Way:
    """A way between two places: the message that names its icon, its number, the messages of what else it is."""

    ends: tuple[str, str]
    icon: str
    number: int
    more: Names = ()


@dataclass(frozen=True, eq=False)
class Map:
    """A board with places where pieces stand. The places are pieces themselves, in a zone of their own."""

    zone: str
    places: tuple[Place, ...]
    ways: tuple[Way, ...]
    marks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """What is printed on places: the message for each mark, and a sign."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """The colours of the regions, by the messages that name them."""


@dataclass(frozen=True)
class Layout:
    """How a table is shown: names of zones, stats, tokens, verbs and messages, in the order in which they are shown."""

    # Zones

    shared: Names
    """The zones of the whole table, on top."""
    player: Names
    """The zones before each player."""
    hand: Names = ("hand",)
    """The zones that a player holds."""
    piles: Names = ()
    """Shared decks and piles, of which the table shows the size; they can be opened."""
    player_piles: Names = ()
    """The decks and piles of each player."""
    under: Names = ()
    """Zones whose cards lie under the card that they are dealt to."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """The card types on which cards of two sides lie, and the label that says of which side a card is: those of each
    side come under its name."""

    map: Map | None = None
    """The board, where pieces stand at places."""

    # Cards

    tones: Mapping[str, str] = field(default_factory=dict)
    """For a card type: lead, friend, gear, foe, place, trap or goal, so that one sees at a glance what lies there."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Printed words that stand beside the card type, and the prefix of the messages that name them."""
    details: Mapping[str, Names] = field(default_factory=dict)
    """Printed words on a line of their own: the message that tells them and, where they are names parted by |, the
    prefix of the messages of these."""
    marks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Tokens that say what a card is doing: the message for each, and a sign where there is no room for words."""
    label_marks: tuple[str, ...] = ()
    """Printed words that are marks of a card wherever it lies: each has its message and sign among the marks."""

    # Numbers

    glyphs: Mapping[str, str] = field(default_factory=dict)
    """A sign for a stat, a token or a zone, in the order of the columns; of those that every font has."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The same for terminals that show only ASCII."""
    quiet: Names = ()
    """Stats that say nothing once a card is in play."""
    text_only: Names = ()
    """Stats that only the text of a card tells."""
    silent: Names = ()
    """Tokens that only the rules need."""
    printed: Names = ()
    """Stats that a card without them does not print as 0."""
    zeros: bool = True
    """Whether a 0 is shown: on a card, on a dial."""
    left: Mapping[str, str] = field(default_factory=dict)
    """Stats that tokens use up: shown as what is left of how much."""
    reached: Mapping[str, str] = field(default_factory=dict)
    """Stats that tokens have to reach: shown as how many of how many."""
    added: Mapping[str, str] = field(default_factory=dict)
    """Stats that tokens add to: shown as how much and how much more."""
    dials: Names = ()
    """The numbers of a player that the title of their area shows."""
    out: str = ""
    """The dial that says that a player has left the game."""
    totals: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Numbers of the table: the message that tells each, and the stat whose sign stands for it."""

    # Choices

    ways_out: Names = ("pass", "done")
    """The verbs that end a question or decline what it offers."""
    plays: Names = ("play",)
    """The verbs that play a card of a hand."""
    weighed: Mapping[str, Names] = field(default_factory=dict)
    """For a verb: the stats of its card that one wants to see beside the option."""
    sums: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """For a verb that picks cards one by one: the total that they will add to, and their stat that it counts."""
    rules: Mapping[str, Names] = field(default_factory=dict)
    """For a verb that is about no card: the clauses that say what it does, of all editions and scenarios."""

    phases: Names = ()
    """The phases of a round in which somebody may want to stop passing."""

    # What happened

    shown: Names = ()
    """Lines of the log whose card everyone looks at when it comes."""
    hushed: Names = ()
    """Lines of the log that say nothing while their card is hidden."""
    headings: Names = ("log-round-begins", "log-phase-begins")
    """Lines of the log that begin a part of the round."""

    rivals: bool = False
    """Whether people play against each other: then nobody at the table sees the cards of another."""

    def plain(self) -> dict[str, Json]:
        """The layout as JSON-able data."""
        return asdict(self)


Deck = dict[str, "Json"]
"""A deck as a setup writes it."""


class DeckFiles(Protocol):
    """Decks that people bring as files."""

    formats: Names

    def shipped(self, name: str) -> Deck:
        """A deck that comes with the game. RulewrightError when there is none of this name."""

    def read(self, text: str, form: str) -> Deck:
        """The deck a file tells of. RulewrightError names what is wrong."""

    def write(self, deck: Deck, form: str) -> str:
        """A deck in a format."""

    def problems(self, deck: Deck) -> Sequence[RulewrightError]:
        """Everything that is wrong with a deck by the rules of the game."""

    def praise(self, deck: Deck) -> Told:
        """What to say of a deck that is legal."""


class CampaignLog(Protocol):
    """A campaign under way."""

    @property
    def scenario(self) -> str | None:
        """The scenario to play next; None when the campaign is over."""

    def text(self) -> str:
        """The log as it is written to disk."""

    def player_names(self) -> Sequence[str]:
        """What the players are called."""

    def setup(self) -> Setup:
        """The setup of the next game. RulewrightError while something must be settled before."""

    def game_seed(self) -> int:
        """The seed of the next game."""

    def record(self, game: Game) -> bool:
        """Write down how a game ended; whether it was won."""

    def replace_hero(self, player: int, old: str, new: str) -> None:
        """Replace a hero between two games."""

    def keep_fallen(self, player: int, name: str) -> None:
        """Keep a fallen hero when no other is left to choose."""

    def heal(self, player: int, name: str) -> None:
        """Remove the starting damage of a hero."""

    def told(self, lang: str) -> Sequence[str]:
        """What the log says, line by line; what comes next is the last."""


class Campaigns(Protocol):
    """Several scenarios played in a row, with a log between them."""

    options: Mapping[str, Names]
    """What can be settled when a campaign begins, and the values of each; the first is the usual one."""

    def begin(self, decks: Sequence[Deck], seed: int, names: Sequence[str], options: Mapping[str, str]) -> CampaignLog:
        """A new campaign. RulewrightError when a deck is not legal or an option cannot have that value."""

    def read(self, text: str) -> CampaignLog:
        """The campaign that a file tells of. RulewrightError names what is wrong."""
