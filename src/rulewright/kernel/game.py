"""A game under way: what every interface talks to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple, SupportsIndex

from rulewright.kernel import journal as journals
from rulewright.kernel.asking import Decision, Option
from rulewright.kernel.chance import CHANCE, seeded
from rulewright.kernel.errors import LONGEST, IllegalChoice, RulewrightError, as_int, brief, whole, word
from rulewright.kernel.homes import offered
from rulewright.kernel.knowledge import as_heard, imagine
from rulewright.kernel.module import GameInfo, Json, Module, Setup, Teller
from rulewright.kernel.packing import digest
from rulewright.kernel.parcels import pack
from rulewright.kernel.passing import (
    NO_WISHES,
    Pass,
    Passing,
    check_mode,
    is_window,
    phase_of,
    question_of,
    situation,
    wished,
)
from rulewright.kernel.piece import Piece
from rulewright.kernel.reading import find
from rulewright.kernel.reasons import why_not
from rulewright.kernel.resolver import advance, answer
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Entry, Pending, State
from rulewright.kernel.storing import restore, store
from rulewright.kernel.titles import fold, loosely

__all__ = [
    "Decision", "Game", "GameInfo", "IllegalChoice", "Json", "LogEntry", "Module", "Option", "Past", "Piece", "Result",
    "RulewrightError", "Setup", "Teller",
]  # fmt: skip

MOST_SEED = (1 << 128) - 1
MOST_STEPS = 10**9
Policy = Callable[["Game"], int]
"""Says which option a game that waits for an answer is given: its index."""
Past = tuple[object, int]
"""The choices made, newest first: those before it (a Past again, or None), and the index of one."""


class Result(NamedTuple):
    """How the game ended: the seats that won, the score, the id of the rule that ended it."""

    winners: tuple[int, ...]
    score: int
    reason: str


class LogEntry(NamedTuple):
    """Something that happened, in words, and the rule behind it."""

    text: str
    rule: str


class Game:
    """A game under way. Choices change it in place; `clone` (or `copy.copy`) gives a copy that lives its own life.

    Whatever is wrong with a call is told by a RulewrightError, and the game is then unchanged. A game can be pickled.
    """

    __slots__ = (
        "_chronicle", "_decision", "_past", "_written", "chance", "module", "passing", "root", "seed", "setup", "state",
    )  # fmt: skip

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
        self._written: journals.Written | None = None
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
            index = wished(self, pending)
            if index < 0:
                return
            self._answer(pending, index, automatic=True)

    def playout(
        self, seed: SupportsIndex = 0, most: SupportsIndex = MOST_STEPS, policy: Policy | None = None
    ) -> Result | None:
        """Play this game on to its end, or for so many choices: at random, or as a policy says. Returns how it ended.

        A policy gives the index of an option. What is rolled follows from the game: a copy plays the same cards.
        """
        chosen, left = Random(whole("seed", seed, 0, MOST_SEED)), whole("most", most, 0, MOST_STEPS)
        while (pending := self.state.pending) is not None and left:
            left -= 1
            if policy is None:
                self._answer(pending, int(chosen.random() * len(pending.choices)))
            else:
                self.choose(policy(self))
        return self.result

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
        self.passing = self.passing.passing(person, Pass(mode, phase_of(self), situation(self.state, person)))

    def stop_at(self, *phases: str, seat: SupportsIndex | None = None) -> None:
        """Set the phases in which a person (by default the one who is asked) stops passing; none of them: nowhere.

        "combat?" stops in the combat phase only if something has happened to the person's cards or dials meanwhile.
        """
        wanted = tuple([word("phase", phase)[:LONGEST] for phase in phases])
        self.passing = self.passing.stopping(self._asked_person(seat), wanted)

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
            self.passing = self.passing.answering(person, question_of(decision), keys[index])
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
        number = as_int(choice)
        if decision is None:
            error = RulewrightError("refuse-game-over" if self.over else "refuse-stopped")
        elif number is None:
            error = RulewrightError("refuse-no-option")
        elif 0 <= number < len(decision.pending.choices):
            return number
        else:
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

    def returns(self) -> tuple[float, ...]:
        """What the game is worth to each seat: 1 if it has won, -1 if it has not, 0 while the game goes on.

        Where people play against each other and none of them has won, or all have, it is worth 0 to everybody.
        """
        result, people, layout = self.state.result, self.state.people, self.module.layout()
        drawn = result is not None and layout is not None and layout.rivals and len(result[0]) in (0, people)
        if result is None or drawn:
            return (0.0,) * people
        return tuple([1.0 if seat in result[0] else -1.0 for seat in range(people)])

    def view(self, seat: SupportsIndex | None = None, lang: str = "en") -> dict[str, Json]:
        """All that a seat (None: a spectator) may know, and nothing else."""
        return self.module.teller.views(self, (self._person(seat),), lang)[0]

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

        A title is found whatever its accents and capitals; if there is none, also without dashes and article.
        """
        s = self.state
        catalogue, wanted = s.rules.catalogue, fold(word("name", name))
        cards = [] if catalogue.by_name(name) else catalogue.meant_by(name)
        titled = [title == wanted for title in catalogue.folded]
        if not cards and not any(titled):
            titled = [loosely(title) == loosely(name) for title in catalogue.folded]
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
        module = self.id if offered(self.id) is self.module else self.module
        return again, (module, self.setup, self.seed, self.chance, root, tuple(self._answers()), self.passing)

    def pack(self) -> bytes:
        """The game as bytes, which `rulewright.unpack` of the same version makes a game again; nothing is replayed."""
        return pack(self, [*self._answers()])

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

    def retold(self, made: int) -> Game:
        """This game as it was after the first `made` choices, played again with its log on; it has no wishes."""
        told = Game(self.module, self.setup, self.seed, self.chance, self.root, self._begin(recording=True))
        told._replay(list(self._answers())[:made])
        return told

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
        imagined for that player, `game.determinize(seat, seed, log=True).journal()`: it tells what the player knows,
        and no more.
        """
        return journals.write(self)

    def determinize(self, seat: SupportsIndex | None, seed: SupportsIndex, *, log: bool = False) -> Game:
        """A game of its own that a seat cannot tell from this one: everything hidden from it is redrawn at random.

        View and question of the seat are those of this game. `undo`, `journal` and `log` know nothing of what is hidden
        here; they begin with the imagined position. With `log` what happened before is told, too, as the seat could
        read it; this game is then played again as far as its log was not yet asked for. RulewrightError when a question
        waits for another seat and no other game is found in which it does.
        """
        person, number = self._person(seat), whole("seed", seed, 0, MOST_SEED)
        root = imagine(self.state, person, number)
        if log:
            root.log = as_heard(self._told().state.log, person)
        setup = {key: value for key, value in self.setup.items() if key != "position"}
        return Game(self.module, setup, number, CHANCE, root)


def again(
    played: str | Module,
    setup: Setup,
    seed: int,
    chance: int,
    root: Json | None,
    answers: tuple[int, ...],
    passing: Passing = NO_WISHES,
) -> Game:
    """The game that was pickled: it is played again."""
    module = offered(played) if isinstance(played, str) else played
    begun = Game(module, setup, seed, chance, None if root is None else restore(module.rulebook, root))
    begun._replay(answers)
    begun.passing = passing
    return begun
