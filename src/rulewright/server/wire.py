"""What goes over the socket of a table: every message, described once.

The same structs decode what comes in, encode what goes out, and give the client's TypeScript types. A client says what
it wants by `type`; what it does not know it may ignore, so that an older client goes on working. Nothing here names a
game.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Lang = Annotated[str, Meta(pattern="^(en|uk|ru)$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Keys = Annotated[list[Key], Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Ask = Annotated[int, Meta(ge=0, le=2_000_000_000)]
"""A number that a client gives a message, so that it knows the answer."""


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client says over the socket of a table."""

    ask: Ask = 0


class Choose(Incoming, tag="choose"):
    """Answer the questions that wait, one after the other: one gesture. `at` is the choice that the client saw waiting.

    Sent again with the same `once` it does nothing twice. Where a later key of the gesture is not on offer, those
    before it stay chosen and the refusal says so.
    """

    at: Number
    keys: Keys
    once: Id
    remember: bool = False
    """Give this answer whenever the same question comes again."""


class PassUntil(Incoming, tag="pass_until"):
    """Pass for longer: choice, phase, change, round, stop (see docs/passing.md)."""

    at: Number
    mode: Annotated[str, Meta(max_length=20)]
    once: Id


class Stops(Incoming, tag="stops"):
    """The phases in which passing ends."""

    phases: Annotated[list[Name], Meta(max_length=30)]


class Forget(Incoming, tag="forget"):
    """Take back all that was said about passing, and the remembered answers."""


class AskUndo(Incoming, tag="undo"):
    """Take back choices. Alone it happens; together it is asked of the others."""

    at: Number
    steps: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Consent(Incoming, tag="consent"):
    """Agree, or not, to what another person asks to be taken back."""

    agree: bool


class WhyNot(Incoming, tag="why_not"):
    """Why is this not on offer? By a key that was typed, or for a piece of the view."""

    key: Annotated[str, Meta(max_length=300)] = ""
    piece: Number | None = None


class Explain(Incoming, tag="explain"):
    """How a value of a piece comes about, line by line."""

    piece: Number
    stat: Annotated[str, Meta(max_length=40)]


class Preview(Incoming, tag="preview"):
    """What would follow from an option, computed from what the seat may know."""

    at: Number
    key: Key


class Speak(Incoming, tag="speak"):
    """The language this connection reads from now on."""

    lang: Lang


class View(Incoming, tag="look"):
    """Look from another seat that is mine too; None: what all may see."""

    seat: Seat | None = None


class Log(Incoming, tag="log"):
    """Lines of the log before those that the client has."""

    before: Number


class Chat(Incoming, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Substitute(Incoming, tag="substitute"):
    """A bot takes over a seat of mine, or gives it back."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=20)] | None = None


AnyIncoming = (
    Choose | PassUntil | Stops | Forget | AskUndo | Consent | WhyNot | Explain | Preview | Speak | View | Log | Chat
    | Substitute
)  # fmt: skip


class OptionOut(Struct, omit_defaults=True):
    """An option: its key, its words, what it does, and the pieces that light up for it."""

    key: str
    text: str
    verb: str
    pieces: tuple[int, ...] = ()
    note: str = ""
    """What follows from it, in a few words, where the seat can know that ("3 - 2 = 1 damage, 4 left")."""
    out: bool = False
    """Whether it passes, declines or ends a series of picks."""
    twins: tuple[int, ...] = ()
    """Other pieces that are the same for every purpose: the answer stands for them, too."""
    number: int | None = None
    """The number that it is, where numbers are to be chosen from."""
    most: int = 1
    """How often it can be given in one gesture."""
    fills: tuple[str, ...] = ("",)
    """What it puts into the slots of the question."""


class QuestionOut(Struct, omit_defaults=True):
    """The question that waits for this seat."""

    kind: str
    seat: int
    player: int
    prompt: str
    rule: str
    options: list[OptionOut]
    purpose: str = ""
    about: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()
    """The pieces picked so far in a series."""
    series: bool = False
    """Whether picks are gathered one by one until one that is `out` ends them: a client may send them at one go."""
    slots: tuple[str, ...] = ()
    """What several answers are still to fill, a word for each (the type of a resource), empty where anything does:
    a client may gather the answers and send them at one go. Where one is `out`, not all have to be filled."""
    counted: str = ""
    """The token that the number of slots was counted by, where such tokens lie on the table."""
    bearers: tuple[int, ...] = ()
    """The pieces that these tokens lie on."""
    window: bool = False
    """Whether passing leaves everything as it is: a client may offer to pass for longer."""


class LineOut(Struct, omit_defaults=True):
    """A line of the log."""

    n: int
    text: str
    rule: str = ""
    cards: tuple[str, ...] = ()
    """Ids of the cards it names, as far as the reader knows them."""
    phase: bool = False
    """Whether it begins a phase: a client groups by it."""
    seat: int = -1


class SeatOut(Struct, omit_defaults=True):
    """Who sits at a seat: a person's name, a bot's, or nobody yet."""

    seat: int
    players: tuple[int, ...]
    """The players (decks, heroes) this seat plays."""
    names: tuple[str, ...] = ()
    """What the rules call them."""
    holder: str = ""
    bot: str = ""
    here: bool = False
    mine: bool = False


class UndoOut(Struct, omit_defaults=True):
    """Somebody asks to take choices back."""

    by: str
    steps: int
    seen: bool = False
    """Whether hidden cards have been seen since."""
    agreed: tuple[int, ...] = ()
    seat: int = 0
    """The seat that asks."""


class ResultOut(Struct, omit_defaults=True):
    """How the game ended."""

    winners: tuple[int, ...]
    text: str
    score: int | None = None
    rule: str = ""
    why: str = ""
    """What the rule says."""


class Frame(Struct, tag="frame", tag_field="type", omit_defaults=True):
    """The position as this connection may see it; sent after every change. Equal knowledge gives equal bytes."""

    at: int
    """How many moves (choices, wishes, takings back) have been made and stored: a client answers with it. It only
    grows."""
    seat: int | None
    lang: str
    view: dict[str, Any]
    """As `game.view(seat, lang)`; its `decision` says only whom, the rest is the question. Whoever holds several seats
    sees the hands of all of them, unless the device is handed over or they play against each other."""
    phase: str
    """Where the round stands, in words."""
    waiting: str
    """Whom the table waits for and what they are asked, in words; empty when it is this seat's turn."""
    asked: tuple[int, ...] = ()
    """The seats that are asked."""
    question: QuestionOut | None = None
    log: list[LineOut] = []
    """The lines that are new since the last frame; in the first frame of a connection the last hundred."""
    kept: int = 0
    """The lines of the client before this number stay, those from it on are replaced by `log` (after an undo)."""
    fresh: bool = False
    """Whether the log begins anew (first frame, another language or seat): a client drops the lines it has."""
    lines: int = 0
    """How many lines the log has."""
    seats: list[SeatOut] = []
    undo: UndoOut | None = None
    stops: tuple[str, ...] = ()
    remembered: list[str] = []
    passing: str = ""
    result: ResultOut | None = None
    made: int = 0
    """How many choices have been made: the place in the replay."""
    hand_over: bool = False
    """Whether whoever is asked takes the device: a client says whose turn it is, then looks from that seat."""


class Stored(Struct, tag="stored", tag_field="type"):
    """The choice with this `once` is stored for good."""

    ask: int
    once: str
    at: int


class Refused(Struct, tag="refused", tag_field="type", omit_defaults=True):
    """Something was not done, and why, in the reader's language. Nothing has changed, but for `made` keys."""

    ask: int
    text: str
    rule: str = ""
    made: int = 0


class Answer(Struct, tag="answer", tag_field="type", omit_defaults=True):
    """What was asked for: a reason, a derivation, a forecast, lines of the log. `lines` are in words."""

    ask: int
    lines: list[str] = []
    rule: str = ""
    cards: tuple[str, ...] = ()
    log: list[LineOut] = []
    rules: tuple[str, ...] = ()
    """The clause behind each line, where several reasons are given."""


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something."""

    by: str
    text: str
    when: int


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is here has changed."""

    seats: list[SeatOut]
    watching: int


AnyOutgoing = Frame | Stored | Refused | Answer | Said | Presence
