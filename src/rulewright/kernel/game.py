"""A game under way: what every interface talks to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol, SupportsIndex

from rulewright.kernel import journal as journals
from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import CHANCE, seeded
from rulewright.kernel.decisions import Refusal, keys
from rulewright.kernel.errors import LONGEST, IllegalChoice, RulewrightError, brief, whole, word
from rulewright.kernel.events import Event
from rulewright.kernel.knowledge import as_heard, imagine
from rulewright.kernel.packing import digest
from rulewright.kernel.passing import (
    NO_WISHES,
    Pass,
    Passing,
    Phase,
    Question,
    check_mode,
    declining,
    is_window,
    situation,
)
from rulewright.kernel.reading import find
from rulewright.kernel.reasons import why_not
from rulewright.kernel.resolver import advance, answer
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Entry, Pending, State
from rulewright.kernel.storing import restore, store
from rulewright.kernel.titles import fold
from rulewright.kernel.values import Line, derivation, value

__all__ = [
    "Decision", "Game", "GameInfo", "IllegalChoice", "Json", "LogEntry", "Module", "Option", "Past", "Piece", "Result",
    "RulewrightError", "Setup", "Teller",
]  # fmt: skip

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Setup = dict[str, Json]
MOST_SEED = (1 << 128) - 1
MOST_STEPS = 10**9
Past = tuple[object, int]
"""The choices made, newest first: those before it (a Past again, or None), and the index of one."""


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

    languages: tuple[str, ...]

    def check(self, lang: str) -> None:
        """RulewrightError when there is no such language."""

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

    def begin(self, setup: Setup, rng: int) -> State:
        """A position before anything has happened, with this state of chance. RulewrightError says what is wrong."""

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules of one edition or scenario, as `Rules.edition` names it, with the cards of these packs."""

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

    @property
    def verb(self) -> str:
        """What it does, in a word: "play", "commit", "choose" ..."""
        return self._decision.pending.choices[self.index].verb

    @property
    def pieces(self) -> tuple[int, ...]:
        """The ids of the pieces it is about, as in the view."""
        choice, s = self._decision.pending.choices[self.index], self._decision.game.state
        form = s.rules.verbs[choice.verb]
        return tuple([p for p, slot in ((choice.a, form.a), (choice.b, form.b)) if slot == "piece" and p >= 0])

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
            self._keys = keys(self.game.state, self.pending)
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
        node, s, data = self.pending.node, self.game.state, self.pending.data
        return node.shared_because(s, data) if self.pending.alone else node.because(s, data)

    @property
    def about(self) -> tuple[int, ...]:
        """The ids of the pieces the question is about: the card whose text asks, the enemy that attacks ..."""
        _, args = self.pending.node.question(self.game.state, self.pending.data)
        found = []
        for name, what in args:
            piece = what.piece if isinstance(what, Event) else what if name in ("piece", "source") else -1
            if isinstance(piece, int) and piece >= 0:
                found.append(piece)
        return tuple(found)

    @property
    def purpose(self) -> str:
        """What it is for: "action", "response", "price", "harm" or "help" to what is chosen, "order", "place" ..."""
        return self.pending.node.purpose_of(self.game.state, self.pending.data)

    @property
    def picked(self) -> tuple[int, ...]:
        """The ids of the pieces picked so far, where one question picks several."""
        return self.pending.node.picks(self.game.state, self.pending.data)

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
        """A value after all modifiers; 0 when the piece has none of this name."""
        return value(self._game.state, self.id, word("stat", stat))

    def explain(self, stat: str, lang: str = "en") -> list[str]:
        """How the value comes about, line by line."""
        s = self._game.state
        teller = self._game.module.teller
        return [teller.line(s, stat, line, lang) for line in derivation(s, self.id, word("stat", stat))]


class Game:
    """A game under way. Choices change it in place; `clone` (or `copy.copy`) gives a copy that lives its own life.

    Whatever is wrong with a call is told by a RulewrightError, and the game is then unchanged. A game can be pickled.
    """

    __slots__ = ("_chronicle", "_decision", "_past", "chance", "module", "passing", "root", "seed", "setup", "state")

    def __init__(
        self,
        module: Module,
        setup: Setup,
        seed: int,
        chance: int = CHANCE,
        root: State | None = None,
        state: State | None = None,
        past: Past | None = None,
    ) -> None:
        self.module = module
        self.setup = setup
        self.seed = seed
        self.chance = chance
        self.root = root
        """The position an imagined game begins with; other games begin with their setup and seed."""
        self._past = past
        self.passing = NO_WISHES
        """What the persons have asked to be passed or answered for them."""
        self._decision: Decision | None = None
        self._chronicle: Game | None = None
        self.state = self._begin() if state is None else state

    def _begin(self, recording: bool = False) -> State:
        """The position before the first choice."""
        if self.root is not None:
            state = self.root.clone()
            state.recording = recording
        else:
            state = self.module.begin(self.setup, seeded(self.seed, chance=self.chance))
            state.recording = recording
            advance(state)
        return state

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
        """The question that waits, or None when the game is over (or a written position ends here)."""
        pending = self.state.pending
        if pending is None:
            return None
        decision = self._decision
        if decision is None or decision.pending is not pending:
            decision = self._decision = Decision(self, pending)
        return decision

    def choose(self, choice: str | SupportsIndex, *, automatic: bool = False) -> None:
        """Answer with an option's key or index. IllegalChoice when it is not on offer; the game is then unchanged.

        A choice is automatic when a person had asked for it: such a choice is taken back with the one before it.
        """
        s = self.state
        pending = s.pending
        if type(choice) is int and pending is not None and 0 <= choice < len(pending.choices):
            index: int = choice
        else:
            index = self._index(choice)
            pending = s.pending
            assert pending is not None
        self._answer(pending, index, automatic)
        if self.passing is not NO_WISHES:
            self._run_on()

    def _answer(self, pending: Pending, index: int, automatic: bool = False) -> None:
        self._past = (self._past, ~index if automatic else index)
        self._decision = None
        answer(self.state, pending, index)

    def _run_on(self) -> None:
        """Give the answers that persons have asked for, as long as there are any."""
        while (pending := self.state.pending) is not None:
            index = self._wished(pending)
            if index < 0:
                return
            self._answer(pending, index, automatic=True)

    def _wished(self, pending: Pending) -> int:
        """The index of the answer that the person who is asked wants to be given, or -1."""
        decision, wishes = self.decision, self.passing
        assert decision is not None
        person, keys = decision.seat, decision.keys
        wish = wishes.passes(person)
        if not is_window(pending):
            if wish is not None and wish.mode == "round" and self._goes_on(person, wish):
                return declining(pending)
            if wish is not None and wish.mode not in ("round", "stop"):
                self.passing = wishes.passing(person, None)
            question = self._question(decision) if wishes.answers else None
            answers = [key for who, asked, key in wishes.answers if (who, asked) == (person, question)]
            return keys.index(answers[0]) if answers else -1
        if wish is not None:
            if self._goes_on(person, wish):
                return keys.index("pass")
            self.passing = wishes.passing(person, None)
        declined = wishes.declined_by(person)
        return keys.index("pass") if declined and all(key == "pass" or key in declined for key in keys) else -1

    def _goes_on(self, person: int, wish: Pass) -> bool:
        """Whether a person still wants to pass."""
        phase = self._phase()
        if phase != wish.phase and (wish.mode == "phase" or phase[1] in self.passing.stops_of(person)):
            return False
        if wish.mode == "round":
            return phase[0] == wish.phase[0]
        return wish.mode != "change" or situation(self.state, person) == wish.situation

    def _phase(self) -> Phase:
        table = self.table()
        return str(table.get("round", "")), str(table.get("phase", ""))

    def _question(self, decision: Decision) -> Question:
        return decision.kind, decision.prompt("en"), decision.keys

    def pass_until(self, mode: str, seat: SupportsIndex | None = None) -> None:
        """Pass every window for a person (by default the one who is asked) until something.

        "choice" is the person's next real choice, which ends the next two as well; "phase" the next phase; "change"
        that something happens to the person's cards or dials; "round" the next round, and what can be declined is
        declined; "stop" the next phase in which the person stops. All of them end at a stop.
        """
        self.wish_to_pass(mode, seat)
        self._run_on()

    def wish_to_pass(self, mode: str, seat: SupportsIndex | None = None) -> None:
        """Pass like that after the next choice: whoever chooses to pass now can take that back like any choice."""
        check_mode(mode)
        person = self._asked_person(seat)
        self.passing = self.passing.passing(person, Pass(mode, self._phase(), situation(self.state, person)))

    def stop_at(self, *phases: str, seat: SupportsIndex | None = None) -> None:
        """Set the phases in which a person (by default the one who is asked) stops passing; none of them: nowhere."""
        self.passing = self.passing.stopping(self._asked_person(seat), phases)

    def remember(self, key: str) -> None:
        """Answer the question that waits, and give the same answer whenever it comes again.

        To pass a window like this is to decline all that is on offer in it.
        """
        decision = self.decision
        index = self._index(key)
        assert decision is not None
        person, keys = decision.seat, decision.keys
        if is_window(decision.pending):
            if keys[index] == "pass":
                self.passing = self.passing.declining(person, tuple([k for k in keys if k != "pass"]))
        else:
            self.passing = self.passing.answering(person, self._question(decision), keys[index])
        self.choose(index)

    def forget(self, seat: SupportsIndex | None = None) -> None:
        """Ask a person (by default the one who is asked) everything again."""
        self.passing = self.passing.forgetting(self._asked_person(seat))

    def _asked_person(self, seat: SupportsIndex | None) -> int:
        person = self._person(seat)
        decision = self.decision
        if person is None and decision is None:
            raise RulewrightError("refuse-game-over" if self.over else "refuse-stopped")
        return decision.seat if person is None and decision is not None else person or 0

    def _index(self, choice: str | SupportsIndex) -> int:
        """The index of the option that is meant. IllegalChoice when there is none."""
        decision = self.decision
        rule = "" if decision is None else decision.rule
        if isinstance(choice, str):
            index = self._found(choice)
            if index >= 0:
                return index
            reason = why_not(self.state, choice[:LONGEST])
            told = {lang: self.module.teller.refusal(self.state, reason, lang) for lang in self._languages()}
            raise IllegalChoice(brief(choice), told, reason.rule or rule)
        if decision is None:
            error = RulewrightError("refuse-game-over" if self.over else "refuse-stopped")
        elif isinstance(choice, bool) or not hasattr(choice, "__index__"):
            error = RulewrightError("refuse-no-option")
        else:
            index = choice.__index__()
            if 0 <= index < len(decision.pending.choices):
                return index
            error = RulewrightError("refuse-option-number", number=len(decision.pending.choices))
        raise IllegalChoice(brief(choice), {lang: error.text(lang) for lang in self._languages()}, rule)

    def _found(self, key: str) -> int:
        """The index of the option that a key means, or -1. No key is longer than what a sentence repeats."""
        decision = self.decision
        if decision is None or len(key) > LONGEST:
            return -1
        return find(self.state, decision.pending, decision.keys, key)

    def _languages(self) -> tuple[str, ...]:
        return self.module.teller.languages

    def play(self, *choices: str | SupportsIndex) -> None:
        """Several choices in a row: all of them, or none when one of them is not possible."""
        before = self.clone()
        try:
            for choice in choices:
                self.choose(choice)
        except RulewrightError:
            self.state, self._past, self._decision, self.passing = before.state, before._past, None, before.passing
            raise

    def why_not(self, key: str, lang: str = "en") -> str | None:
        """Why a thing a player might expect is not on offer, in words; None when it is."""
        if self._found(word("key", key)) >= 0:
            return None
        return self.module.teller.refusal(self.state, why_not(self.state, key[:LONGEST]), lang)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return None if self.state.result is None else Result(*self.state.result)

    def view(self, seat: SupportsIndex | None = None, lang: str = "en") -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, and nothing else."""
        return self.module.teller.view(self, self._person(seat), lang)

    def _person(self, seat: SupportsIndex | None) -> int | None:
        """A person at the table (None: a spectator), as somebody gave it."""
        return None if seat is None else whole("seat", seat, 0, self.state.people - 1)

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
            told = Game(self.module, self.setup, self.seed, self.chance, self.root, self._begin(recording=True))
            played = []
        for index in choices[len(played) :]:
            told.choose(index)
        self._chronicle = told
        return told

    def log(self, seat: SupportsIndex | None = None, lang: str = "en") -> list[LogEntry]:
        """What happened, in words, as a seat (None: a spectator) may read it."""
        teller, person = self.module.teller, self._person(seat)
        teller.check(lang)
        return [LogEntry(teller.entry(self.state, entry, person, lang), entry[1]) for entry in self.entries()]

    def look(self, name: str) -> list[Piece]:
        """All pieces with this title, or of the card with this id; those in play first, then as they lie.

        A title is found whatever its accents and capitals.
        """
        s = self.state
        catalogue, wanted = s.rules.catalogue, fold(word("name", name))
        cards = [] if catalogue.by_name(name) else catalogue.meant_by(name)
        titled = [title == wanted for title in catalogue.folded]
        return [Piece(self, p) for zone in s.zones for p in zone if titled[s.face[p]] or s.card[p] in cards]

    def table(self) -> dict[str, Json]:
        """Tokens and numbers that lie on no card: threat, round, phase, step ..."""
        return self.module.table(self.state)

    def clone(self) -> Game:
        """An independent copy."""
        copy = Game(self.module, self.setup, self.seed, self.chance, self.root, self.state.clone(), self._past)
        copy.passing = self.passing
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        root = None if self.root is None else store(self.root)
        return again, (self.module, self.setup, self.seed, self.chance, root, tuple(self._answers()), self.passing)

    def digest(self) -> str:
        """Equal exactly for equal positions."""
        return digest(self.state)

    def choices(self) -> Iterator[int]:
        """The indexes of the choices made, oldest first."""
        return (~index if index < 0 else index for index in self._answers())

    def automatic(self) -> list[bool]:
        """For each choice made whether it was given because a person had asked for it (`pass_until`, `remember`)."""
        return [index < 0 for index in self._answers()]

    def _answers(self) -> Iterator[int]:
        """The choices made, oldest first: the index, turned into its complement where it was given by itself."""
        past = self._past
        indexes = []
        while past is not None:
            past, index = past  # type: ignore[assignment]
            indexes.append(index)
        return reversed(indexes)

    def _replay(self, answers: Iterable[int]) -> None:
        """Give these answers to the questions as they come."""
        for index in answers:
            pending = self.state.pending
            assert pending is not None
            self._answer(pending, ~index if index < 0 else index, index < 0)

    def undo(self, steps: SupportsIndex = 1) -> None:
        """Take back the last choices, with the passes that were given by themselves after them; nobody passes any more.

        An imagined game goes back to where it was imagined, and no further.
        """
        answers = list(self._answers())
        made = [number for number, index in enumerate(answers) if index >= 0]
        count = whole("steps", steps, 0, MOST_STEPS)
        if count > len(made):
            raise RulewrightError("error-nothing-to-undo", number=len(made))
        before = Game(self.module, self.setup, self.seed, self.chance, self.root)
        before._replay(answers[: made[-count]] if count else answers)
        self.state = before.state
        self._past = before._past
        self._decision = None
        if count:
            self.passing = self.passing._replace(until=())

    def journal(self) -> str:
        """The game as JSON text: versions, setup, seed, choices, digests.

        The seed tells everything that is hidden. What a player may have while the game runs is the journal of a game
        imagined for that player, `game.determinize(seat, seed).journal()`: it tells what the player knows, and no more.
        """
        return journals.write(self)

    def determinize(self, seat: SupportsIndex | None, seed: SupportsIndex) -> Game:
        """A game of its own that a seat cannot tell from this one: everything hidden from it is redrawn at random.

        View, log and question of the seat are those of this game. `undo`, `journal` and `log` know nothing of what is
        hidden here; the choices made so far are told, and cannot be taken back.
        """
        person, number = self._person(seat), whole("seed", seed, 0, MOST_SEED)
        root = imagine(self.state, person, number)
        root.log = as_heard(self._told().state.log, person)
        setup = {key: value for key, value in self.setup.items() if key != "position"}
        return Game(self.module, setup, number, CHANCE, root)


def again(
    module: Module,
    setup: Setup,
    seed: int,
    chance: int,
    root: Json | None,
    answers: tuple[int, ...],
    passing: Passing = NO_WISHES,
) -> Game:
    """The game that was pickled: it is played again."""
    begun = Game(module, setup, seed, chance, None if root is None else restore(module.rulebook, root))
    begun._replay(answers)
    begun.passing = passing
    return begun
