"""What the pages around a table ask for and are given: every request and answer, described once.

The same structs decode, encode, and give the OpenAPI description and the client's TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rulewright.server.wire import Id, Lang, Name, Number, Seat, SeatOut

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(Struct, forbid_unknown_fields=True):
    """Come in under a name."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """Come in, or sign up, with a password."""

    name: Name
    password: Password


class Me(Struct, omit_defaults=True):
    """Who the browser is known as."""

    name: str = ""
    account: bool = False
    trials: bool = True
    """Whether decks can be tried here."""


class Choice(Struct):
    """Something to choose when a game is set up: its id and its words."""

    id: str
    title: str
    about: str = ""


class OptionChoice(Struct):
    """An option of a game with its values."""

    id: str
    title: str
    values: list[Choice]


class GameOut(Struct):
    """A game that can be played."""

    id: str
    title: str
    least: int
    most: int
    scenarios: list[Choice]
    decks: list[Choice]
    options: list[OptionChoice]
    bots: list[str]
    own_decks: bool
    rivals: bool
    door: dict[str, Any] = {}
    """How it looks before it is opened (`server/doors.py`)."""


class Kit(Struct):
    """What a client needs to show a game: its layout, its looks, the words of zones, stats, phases and kinds, and what
    the sections of its rules are called, by the ids of their clauses (shelf.sections)."""

    game: str
    lang: str
    layout: dict[str, Any]
    looks: dict[str, Any]
    labels: dict[str, str]
    sections: dict[str, str]


class CardOut(Struct, omit_defaults=True):
    """A printed card with its text."""

    id: str
    name: str
    kind: str
    type: str
    """The kind in words, with what stands beside it (sphere, aspect, faction)."""
    stats: dict[str, int | str]
    traits: list[str]
    text: list[str]
    """Paragraphs."""
    pack: str = ""
    number: int = 0
    original: str = ""
    """The English name, where the language is another."""
    rules: tuple[str, ...] = ()
    mark: str = ""
    """What is to be said of its facts (reconstructed)."""
    family: str = ""
    """The sphere, aspect, faction: what gives the frame its colour."""
    clauses: tuple[str, ...] = ()
    copies: int = 1
    unique: bool = False
    set: str = ""
    labels: dict[str, str] = {}
    """Everything else that is printed: type of attack, terrain, letter of the side ..."""


class ClauseOut(Struct, omit_defaults=True):
    """A clause of the rules."""

    id: str
    section: str
    text: str
    reading: str = ""
    testable: bool = True
    proven: bool = False
    edition: str = ""
    kind: str = ""
    see: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    """The files with the tests that prove it."""


class GuideOut(Struct):
    """The guide of a first game: for each step the key to choose and why, and what is said at the end."""

    steps: list[tuple[str, str]]
    end: str


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who is to play a seat: me, a friend by link, a bot."""

    who: Annotated[str, Meta(pattern="^(me|link|bot:[a-z]{1,20})$")]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. `decks` are names of shipped decks or decks as a setup writes them."""

    game: Id
    scenario: Id | None = None
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=5)]
    decks: Annotated[list[Any], Meta(max_length=5)] = []
    options: Annotated[dict[Id, Any], Meta(max_length=20)] = {}
    lang: Lang = "en"
    title: Annotated[str, Meta(max_length=60)] = ""
    open: bool = False
    """Whether it stands in the list of tables for everybody: free seats may be taken, spectators come in."""
    hand_over: bool = False
    """Whether the people at one device hand it over and see only their own cards."""
    seed: Number | None = None
    journal: Annotated[str, Meta(max_length=5_000_000)] | None = None
    """Go on from this journal (an import, a point of a replay)."""
    position: dict[str, Any] | None = None
    """Begin with a position written by hand."""
    guide: Id | None = None
    """Begin with the first-game guide of this name."""


class TableOut(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    title: str
    game: str
    scenario: str
    seats: list[SeatOut]
    at: int
    over: bool
    when: int
    phase: str = ""
    mine: bool = False
    my_turn: bool = False
    open: bool = False
    host: bool = False
    """Whether I opened it: then I may invite and remove."""


class InviteWanted(Struct, forbid_unknown_fields=True):
    """A link to be made: for a seat, or (None) for those who watch."""

    seat: Seat | None = None


class Join(Struct, forbid_unknown_fields=True):
    """Come to a table: by the token of a link, or to a seat of an open one (None: to watch)."""

    token: Annotated[str, Meta(max_length=400)] = ""
    seat: Seat | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Go on from this point of a game at a table of one's own."""

    n: Number


class NewSavePoint(Struct, forbid_unknown_fields=True):
    """Give the present point of the game a name."""

    name: Name


class SavePointOut(Struct):
    """A point of a game that has a name."""

    name: str
    n: int
    when: int


class DeckGiven(Struct, forbid_unknown_fields=True):
    """A deck as a setup writes it."""

    deck: dict[str, Any]


class TextOut(Struct):
    """A text to be downloaded."""

    text: str


class Done(Struct):
    """It is done."""

    ok: bool = True


class Invite(Struct):
    """A link that lets its bearer take a seat, or watch."""

    url: str
    seat: int | None
    expires: int


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck as it was pasted or uploaded: plain text, JSON or the XML of an .o8d file."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]
    form: Annotated[str, Meta(max_length=10)] = ""
    """txt, json, o8d; empty: whatever it looks like."""


class DeckOut(Struct):
    """What was read of a deck, and everything that is wrong with it."""

    deck: dict[str, Any]
    name: str
    cards: list[tuple[str, int]]
    """Ids and numbers of copies."""
    problems: list[str]
    praise: str = ""


class TrialWanted(Struct, forbid_unknown_fields=True):
    """A deck to be tried: bots play so many games with it, alone against a scenario."""

    deck: dict[str, Any]
    scenario: Id | None = None
    games: Annotated[int, Meta(ge=1, le=200)] = 100


class ReportTable(Struct, omit_defaults=True):
    """A table of a report: the heads of the columns, which of them are numbers, the lines, a remark below."""

    title: str
    heads: tuple[str, ...]
    numbers: tuple[bool, ...]
    lines: tuple[tuple[str, ...], ...]
    remark: str = ""


class ReportOut(Struct):
    """What many games tell, in a language."""

    title: str
    facts: tuple[tuple[str, str], ...]
    tables: list[ReportTable]


class TrialOut(Struct, omit_defaults=True):
    """A line of a trial: how many games are played and won so far; the last one has the report in every language."""

    done: int
    of: int
    won: int = 0
    reports: dict[str, ReportOut] = {}
    fault: str = ""
    """Why there is none."""


class Moment(Struct, omit_defaults=True):
    """A step of a replay: what was chosen, by whom, where the round stood."""

    n: int
    text: str
    player: str
    round: int
    phase: str
    mark: str = ""


class ReplayOut(Struct):
    """All steps of a game as its reader may know them."""

    table: str
    game: str
    moments: list[Moment]


class Problem(Struct, omit_defaults=True):
    """What is wrong with a request (RFC 9457)."""

    title: str
    status: int
    detail: str = ""
