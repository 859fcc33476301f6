"""What a game looks like at a browser table: plain data, so that no line of the client names a game.

A game says where its zones lie and how large their cards are drawn, which numbers a card of each type shows, and with
which icons and colours. What is drawn on a card follows from its title, else from its traits, else from its type:
`plain` settles that for every printed card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from rulewright.kernel.capabilities import Names

if TYPE_CHECKING:
    from rulewright.kernel.cards import Card, Face
    from rulewright.kernel.game import Json

Colours = Mapping[str, str]
Pair = tuple[str, str]
Point = tuple[float, float]
Line = tuple[Point, ...]


@dataclass(frozen=True)
class Area:
    """A part of the board.

    `kind` says what it is: zone (the cards of some zones), piles, others (a strip for each other player), front (what
    faces me), mine (my cards in play), arenas (places with the cards of two sides on them), numbers (the totals of the
    table; its zones are those where the sides keep what they have won, in the order of the sides), duel (what those who
    fight have laid and played, and the pile that is their life), map.
    """

    kind: str
    zones: Names = ()
    icon: str = ""
    grow: int = 1
    total: str = ""
    """The total of the table that its heading tells."""
    tall: bool = False
    """Whether it, the first of its row, stands beside the next row as well, where there is room."""


@dataclass(frozen=True)
class Gauge:
    """Two numbers of the table weighed against each other while a phase lasts: ours, theirs."""

    phase: str
    ours: str
    theirs: str
    still: tuple[str, Names] = ("", ())
    """The message that says what is still to come, and the steps while it is."""


@dataclass(frozen=True, eq=False)
class Chart:
    """What is drawn on the board besides its places and ways, in fractions of its width and height.

    What is not land is sea.
    """

    aspect: float
    """Its width, where its height is 1."""
    land: Line
    regions: Mapping[str, tuple[str, Line, Point]]
    """For the message that names a region: its colour, its outline, where its name stands."""
    rivers: tuple[Line, ...] = ()
    glyphs: Mapping[str, Line] = field(default_factory=dict)
    """Where each small picture stands: peak, ash (a dark peak), tree."""
    colours: Colours = field(default_factory=dict)
    ways: Mapping[str, Pair] = field(default_factory=dict)
    """For the message that names the icon of a way: its icon, its colour."""
    marks: Mapping[str, Pair] = field(default_factory=dict)
    """For what is printed at a place: the shape of the place (shield, hexagon, ring), an icon."""
    figures: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """For the type of a piece that stands at a place, and for tokens there: a shape (shield, pentagon, square, disc),
    its colour, the colour on it."""
    moved: Mapping[str, Point] = field(default_factory=dict)
    """Crowded places that are drawn a little aside, by the ids of their cards."""
    go: Pair = ("", "")
    """The verb with which a figure goes a way, and the message that stands between the icon of a way and its number."""


@dataclass(frozen=True, eq=False)
class Looks:
    """How a game looks. Icons are named with their set: game-icons:broadsword, lucide:eye."""

    # The table

    dark: Colours
    light: Colours
    style: str = "soft"
    """soft or comic: the shape of panels, the face of titles."""
    emblem: str = ""
    scene: Pair = ("", "")
    """The motif and the palette of the landscape behind the board."""
    rows: tuple[tuple[Area, ...], ...] = ()
    """The board from far to near."""
    strip: Names = ()
    """The zones that the strip of another player shows, those of foes last."""
    sizes: Mapping[str, str] = field(default_factory=dict)
    """For a zone how its cards are drawn: tile, banner, plate (a wide banner with bars), poster (a large plate); tiles
    are usual."""
    leads: Names = ()
    """The card types that stand a little larger among a player's own."""
    gauges: tuple[Gauge, ...] = ()
    rings: Mapping[str, int] = field(default_factory=dict)
    """For a dial of a player that is shown as a ring: how much fills it."""
    track: tuple[Names, int] = ((), 0)
    """Numbers of the table that run along one track, and how long it is."""
    stages: tuple[int, ...] = ()
    """The spaces of that track where a stage begins."""
    steps: Mapping[str, int] = field(default_factory=dict)
    """For a number of the table that is shown as steps, those that were taken and those to come: how many there are."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """An icon for each phase."""
    sides: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """For a side: the message that names it, its icon, its colour."""
    seats: Mapping[str, str] = field(default_factory=dict)
    """The icon of a player: by the name that the table gives them ("players"), else by their number. Who has none is
    known by their first card."""
    chart: Chart | None = None

    # Numbers

    icons: Mapping[str, str] = field(default_factory=dict)
    """For a stat, a token, a zone, a total."""
    colours: Colours = field(default_factory=dict)
    """For a stat."""
    stats: Mapping[str, Names] = field(default_factory=dict)
    """For a card type: the stats it shows in their order."""
    needed: Mapping[str, Names] = field(default_factory=dict)
    """For a phase, "" for any other: the stats that a small card shows."""
    needed_at: Mapping[str, Names] = field(default_factory=dict)
    """For the type of a place: the stats that a small card shows which lies there, whatever the phase."""
    seals: Mapping[str, str] = field(default_factory=dict)
    """For a card type: the stat in its seal, top left."""
    tokens: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """For a token, a mark, a zone of cards under others: its corner (nw, ne, e, sw), its colour, the colour on it."""
    joker: str = ""
    """The type of resource that stands for any other."""
    notes: Mapping[str, Pair] = field(default_factory=dict)
    """For a verb that answers what is being done to somebody: the message that stands beside the card which does it,
    and the stat that it does it with."""
    orders: Names = ()
    """The verbs with which one thing after another is put into an order: they are answered with a list."""

    # Cards

    families: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """What gives a frame its colour: the colour, the colour on it, an icon."""
    family_labels: Names = ()
    """The printed words that name the family; where there are none, `family_of` a type does."""
    family_of: Mapping[str, str] = field(default_factory=dict)
    disc_label: str = ""
    """The printed word that stands as a disc, top right."""
    discs: Mapping[str, Pair] = field(default_factory=dict)
    """For such a word: an icon, its colour."""
    palettes: Mapping[str, tuple[str, str, str, str, str, str, str]] = field(default_factory=dict)
    """The colours of a picture: sky above and below, disc, ridges from far to near, emblem."""
    emblems: Mapping[str, str] = field(default_factory=dict)
    """The icon for a title, a trait, a family, a type."""
    palette_of: Mapping[str, str] = field(default_factory=dict)
    motif_of: Mapping[str, str] = field(default_factory=dict)
    samples: Mapping[str, Names] = field(default_factory=dict)
    """The cards that show how to read those of this game, by id: in a size (tile, full, banner, plate, hand) or, small,
    as they lie when they are exhausted, raised or hurt, where they can be. What colours and discs stand for the message
    `looks-samples` says."""

    def plain(self, cards: Iterable[Card] = ()) -> dict[str, Json]:
        """The looks as JSON-able data, with the picture of every printed side of these cards.

        Sides are found by the id of their card and their type.
        """
        data = asdict(self)
        for name in ("emblems", "palette_of", "motif_of"):
            del data[name]
        data["faces"] = {
            f"{card.id} {face.kind}": [*self.picture(face)] for card in cards for face in (*card.faces, *card.extras)
        }
        return data

    def picture(self, face: Face) -> tuple[str, str, str, str, str]:
        """Emblem, palette, motif, family and disc of a side of a card."""
        family = next((face.labels[label] for label in self.family_labels if label in face.labels), "")
        if family not in self.families:
            family = self.family_of.get(face.kind, "")
        names = (face.name, *sorted(face.traits), family, face.kind)
        disc = face.labels.get(self.disc_label, "")
        return first(self.emblems, names), first(self.palette_of, names), first(self.motif_of, names), family, disc


def first(table: Mapping[str, str], names: Iterable[str]) -> str:
    """What a table says of the first of these names that it knows."""
    return next((table[name] for name in names if name in table), "")
