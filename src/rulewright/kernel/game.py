"""A game under way: what every interface talks to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from rulewright.kernel import journal as journals
from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.decisions import Refusal, keys
from rulewright.kernel.knowledge import redraw
from rulewright.kernel.packing import digest
from rulewright.kernel.reading import find
from rulewright.kernel.reasons import why_not
from rulewright.kernel.resolver import advance, answer
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Entry, Pending, State
from rulewright.kernel.values import Line, derivation, value

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Setup = dict[str, Json]
Past = tuple[object, int]
"""The choices made, newest first: those before it (a Past again, or None), and the index of one."""


class RulewrightError(Exception):
    """Something a person gave us is wrong. `message` and `args` are told in the language of the person."""

    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


class IllegalChoice(RulewrightError):  # noqa: N818 (a name of the public contract)
    """The option is not on offer; the game is unchanged. `reason` says why, in English."""

    def __init__(self, key: str, reason: str, rule: str) -> None:
        super().__init__("error-illegal-choice", key=key, reason=reason)
        self.key = key
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.key}: {self.reason}"


@dataclass(frozen=True)
class GameInfo:
    """What can be played: titles by language, how many seats, which scenarios, which further options."""

    id: str
    titles: Mapping[str, str]
    seats: tuple[int, int]
    scenarios: tuple[str, ...]
    decks: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]


class Teller(Protocol):
    """Puts things into words; the kernel itself has none."""

    def option(self, s: State, index: int, lang: str) -> str:
        """An option of the question that waits."""

    def prompt(self, s: State, lang: str) -> str:
        """The question that waits."""

    def entry(self, s: State, entry: Entry, seat: int | None, lang: str) -> str:
        """A line of the log as a seat may read it."""

    def refusal(self, s: State, refusal: Refusal, lang: str) -> str:
        """Why something is not allowed."""

    def line(self, s: State, stat: str, line: Line, lang: str) -> str:
        """A line of a derivation."""

    def view(self, game: Game, seat: int | None, lang: str) -> dict[str, Json]:
        """All that a seat may know."""

    def player_name(self, s: State, seat: int, lang: str) -> str:
        """What a player is called."""


class Module(Protocol):
    """A game as the package offers it."""

    teller: Teller

    def info(self) -> GameInfo:
        """What can be played."""

    def begin(self, setup: Setup, seed: int) -> State:
        """A position before anything has happened. RulewrightError when the setup is not possible."""

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card, in the wording of an edition. RulewrightError when there is no such edition."""

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card."""

    def layout(self) -> Layout | None:
        """How its table is laid out; None: all that there is, as it comes."""

    def deck_files(self) -> DeckFiles | None:
        """Decks as files, if people bring decks to this game."""

    def campaigns(self) -> Campaigns | None:
        """Campaigns, if this game has any."""


class Result(NamedTuple):
    """How the game ended: the seats that won, the score, the id of the rule that ended it."""

    winners: tuple[int, ...]
    score: int
    reason: str


class LogEntry(NamedTuple):
    """Something that happened, in words, and the rule behind it."""

    text: str
    rule: str


class Option:
    """One legal answer."""

    __slots__ = ("_decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision = decision
        self.index = index

    @property
    def key(self) -> str:
        """Canonical English, unique in its decision, equal in every run."""
        return self._decision.keys[self.index]

    def text(self, lang: str = "en") -> str:
        """The option in words."""
        game = self._decision.game
        return game.module.teller.option(game.state, self.index, lang)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """A question to one seat. It is valid until the next choice is made."""

    __slots__ = ("_keys", "game", "pending")

    def __init__(self, game: Game, pending: Pending) -> None:
        self.game = game
        self.pending = pending
        self._keys: tuple[str, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers."""
        options = []
        for index in range(len(self.pending.choices)):
            options.append(Option(self, index))
        return tuple(options)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order."""
        if self._keys is None:
            self._keys = keys(self.game.state, self.pending.choices)
        return self._keys

    @property
    def seat(self) -> int:
        """The person that is asked: the seat at the table, whichever decks lie before it."""
        return self.game.state.persons[self.pending.seat]

    @property
    def player(self) -> int:
        """The player, in the words of the rules, for whom the person answers: one of those the person holds."""
        return self.pending.seat

    @property
    def kind(self) -> str:
        """A short word for what is asked."""
        return self.pending.node.kind

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.pending.node.because(self.game.state, self.pending.data)

    def prompt(self, lang: str = "en") -> str:
        """The question in words."""
        return self.game.module.teller.prompt(self.game.state, lang)


class Piece:
    """A piece as it lies on the table now."""

    def __init__(self, game: Game, piece: int) -> None:
        self._game = game
        self.id = piece

    @property
    def name(self) -> str:
        """The English title."""
        s = self._game.state
        return s.rules.catalogue.faces[s.face[self.id]].name

    @property
    def kind(self) -> str:
        """The card type it has now."""
        s = self._game.state
        return s.rules.catalogue.faces[s.face[self.id]].kind

    @property
    def zone(self) -> str:
        """The name of the zone it lies in."""
        s = self._game.state
        return s.rules.zones.defs[s.zone[self.id]].name

    @property
    def seat(self) -> int | None:
        """The seat whose zone it lies in; None for a shared zone."""
        s = self._game.state
        holder = s.rules.zones.holder[s.zone[self.id]]
        return holder if holder >= 0 else None

    @property
    def owner(self) -> int | None:
        """The seat that owns it; None for the scenario."""
        owner = self._game.state.owner[self.id]
        return owner if owner >= 0 else None

    @property
    def controller(self) -> int | None:
        """The seat that controls it; None for the scenario."""
        controller = self._game.state.controller[self.id]
        return controller if controller >= 0 else None

    @property
    def exhausted(self) -> bool:
        """Whether it is exhausted."""
        return bool(self._game.state.exhausted[self.id])

    @property
    def attached_to(self) -> str | None:
        """The title of the card it is attached to (or dealt to, as a shadow card)."""
        s = self._game.state
        host = s.host[self.id]
        return None if host < 0 else s.rules.catalogue.faces[s.face[host]].name

    @property
    def at(self) -> str | None:
        """The title of the place where it stands."""
        s = self._game.state
        place = s.at.get(self.id, -1)
        return None if place < 0 else s.rules.catalogue.faces[s.face[place]].name

    @property
    def tokens(self) -> dict[str, int]:
        """The tokens on it, by name; only those that are there."""
        s = self._game.state
        return {name: s.tokens[i][self.id] for i, name in enumerate(s.rules.tokens) if s.tokens[i][self.id]}

    def value(self, stat: str) -> int:
        """A value after all modifiers."""
        return value(self._game.state, self.id, stat)

    def explain(self, stat: str, lang: str = "en") -> list[str]:
        """How the value comes about, line by line."""
        s = self._game.state
        teller = self._game.module.teller
        return [teller.line(s, stat, line, lang) for line in derivation(s, self.id, stat)]


class Game:
    """A game under way. Choices change it in place; `clone` gives a copy that lives its own life."""

    __slots__ = ("_chronicle", "_decision", "_past", "module", "seed", "setup", "state")

    def __init__(
        self, module: Module, setup: Setup, seed: int, state: State | None = None, past: Past | None = None
    ) -> None:
        self.module = module
        self.setup = setup
        self.seed = seed
        self._past = past
        self._decision: Decision | None = None
        self._chronicle: Game | None = None
        if state is None:
            state = module.begin(setup, seed)
            advance(state)
        self.state = state

    @property
    def id(self) -> str:
        """The id of the game that is played."""
        return self.state.rules.id

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self.state.rules

    @property
    def decision(self) -> Decision | None:
        """The question that waits, or None when the game is over."""
        pending = self.state.pending
        if pending is None:
            return None
        decision = self._decision
        if decision is None or decision.pending is not pending:
            decision = self._decision = Decision(self, pending)
        return decision

    def choose(self, choice: str | int) -> None:
        """Answer with an option's key or index. IllegalChoice when it is not on offer; the game is then unchanged."""
        s = self.state
        pending = s.pending
        if pending is None:
            raise IllegalChoice(str(choice), "the game is over", "")
        if isinstance(choice, str) or not 0 <= choice < len(pending.choices):
            choice = self._index(choice)
        self._past = (self._past, choice)
        self._decision = None
        answer(s, pending, choice)

    def _index(self, choice: str | int) -> int:
        """The index of the option with this key. IllegalChoice when there is none, or when an index is given."""
        decision = self.decision
        assert decision is not None
        if isinstance(choice, int):
            raise IllegalChoice(str(choice), f"there are {len(decision.pending.choices)} options", decision.rule)
        index = find(self.state, decision.pending, decision.keys, choice)
        if index < 0:
            reason = why_not(self.state, choice)
            told = self.module.teller.refusal(self.state, reason, "en")
            raise IllegalChoice(choice, told, reason.rule or decision.rule)
        return index

    def play(self, *choices: str | int) -> None:
        """Several choices in a row."""
        for choice in choices:
            self.choose(choice)

    def why_not(self, key: str, lang: str = "en") -> str | None:
        """Why a thing a player might expect is not on offer, in words; None when it is."""
        decision = self.decision
        if decision is not None and find(self.state, decision.pending, decision.keys, key) >= 0:
            return None
        return self.module.teller.refusal(self.state, why_not(self.state, key), lang)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return None if self.state.result is None else Result(*self.state.result)

    def view(self, seat: int | None = None, lang: str = "en") -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, and nothing else."""
        return self.module.teller.view(self, seat, lang)

    def entries(self) -> list[Entry]:
        """The lines of the log, oldest first.

        Nobody keeps a log while playing: a second game is played behind this one, with its log on, as far as it got.
        """
        lines = []
        link = self.state.log if self.state.recording else self._told().state.log
        while link is not None:
            link, entry = link  # type: ignore[assignment]
            lines.append(entry)
        lines.reverse()
        return lines  # type: ignore[return-value]

    def _told(self) -> Game:
        """The game played again with its log on; what was played again before is not played once more."""
        choices = list(self.choices())
        told = self._chronicle
        played = [] if told is None else list(told.choices())
        if told is None or played != choices[: len(played)]:
            state = self.module.begin(self.setup, self.seed)
            state.recording = True
            advance(state)
            told, played = Game(self.module, self.setup, self.seed, state), []
        for index in choices[len(played) :]:
            told.choose(index)
        self._chronicle = told
        return told

    def log(self, seat: int | None = None, lang: str = "en") -> list[LogEntry]:
        """What happened, in words, as a seat (None: a spectator) may read it."""
        teller = self.module.teller
        return [LogEntry(teller.entry(self.state, entry, seat, lang), entry[1]) for entry in self.entries()]

    def look(self, name: str) -> list[Piece]:
        """All pieces with this title, or of the card with this id; those in play first, then as they lie."""
        s = self.state
        catalogue = s.rules.catalogue
        cards = [] if catalogue.by_name(name) else catalogue.meant_by(name)
        titled = [face.name == name for face in catalogue.faces]
        return [Piece(self, p) for zone in s.zones for p in zone if titled[s.face[p]] or s.card[p] in cards]

    def table(self) -> dict[str, Json]:
        """Tokens and numbers that lie on no card: threat, round, phase, step ..."""
        return self.module.table(self.state)

    def clone(self) -> Game:
        """An independent copy."""
        return Game(self.module, self.setup, self.seed, self.state.clone(), self._past)

    def digest(self) -> str:
        """Equal exactly for equal positions."""
        return digest(self.state)

    def choices(self) -> Iterator[int]:
        """The indexes of the choices made, oldest first."""
        past = self._past
        indexes = []
        while past is not None:
            past, index = past  # type: ignore[assignment]
            indexes.append(index)
        return reversed(indexes)

    def undo(self, steps: int = 1) -> None:
        """Take back the last choices."""
        indexes = list(self.choices())
        if steps > len(indexes):
            raise RulewrightError("error-nothing-to-undo", number=len(indexes))
        before = Game(self.module, self.setup, self.seed)
        for index in indexes[: len(indexes) - steps]:
            before.choose(index)
        self.state = before.state
        self._past = before._past
        self._decision = None

    def journal(self) -> str:
        """The game as JSON text: versions, setup, seed, choices, digests."""
        return journals.write(self)

    def determinize(self, seat: int | None, seed: int) -> Game:
        """A clone where everything hidden from a seat is redrawn at random, in keeping with what it knows."""
        copy = self.clone()
        copy.state.log, copy.state.recording = self._told().state.log, True
        redraw(copy.state, seat, seed)
        return copy
