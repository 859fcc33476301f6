"""A game at a table: people and bots, one language at a time, a save. Every interface of the terminal plays this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.bots import Bot
from rulewright.kernel.game import Decision, Game, Json, RulewrightError
from rulewright.language.speech import LANGUAGES, Speech, capital
from rulewright.terminal.faults import fault
from rulewright.terminal.keeping import Keeper, with_table
from rulewright.terminal.layouts import layout_of
from rulewright.terminal.logbook import Line, lines
from rulewright.terminal.picking import Item, Made, Menu
from rulewright.terminal.saying import remember_language, short, words

LONGEST_NUMBER = 3
"""Nobody is offered a thousand options."""


class Session:
    """The game, who plays which seat, and what the person at the keyboard sees.

    By default one person plays all seats that have no bot and sees their cards openly. With `hot_seat`, and always
    where people play against each other, each of them is another person, who sees only what their seat may know.
    `seats` are the seats as they were asked for, to be kept with the save.
    """

    def __init__(
        self,
        game: Game,
        lang: str,
        bots: dict[int, Bot],
        hot_seat: bool = False,
        path: Path | None = None,
        seats: str = "",
    ) -> None:
        self.game = game
        self.lang = lang
        self.bots = bots
        self.layout = layout_of(game)
        self.asked_seats = seats
        self.persons = game.state.persons
        """For each player, as the rules call them, the person who sits there: one person may play several."""
        self.seats = len(self.persons)
        most = max(self.persons) + 1
        if any(seat >= most for seat in bots):
            raise RulewrightError("error-seats", number=max(bots) + 1, least=1, most=most)
        self.people = tuple(person for person in range(most) if person not in bots)
        self.wanted_hot_seat = hot_seat
        self.hot_seat = (hot_seat or self.layout.rivals) and len(self.people) > 1
        self.eyes: int | None = self.people[0] if self.people else None
        self.menu = Menu(game, self.layout.ways_out)
        self.menu.begin()
        self._keeper = Keeper(self.save_name(), path)
        self._played = False
        """Whether a person has chosen anything at this table."""
        self._kept = True
        """Whether the save is as the game is."""
        self._trouble = ""
        """Why the game could not be saved the last time."""
        self._known: dict[int, int] = {}
        """For each person: how many lines the log had when they made their last choice."""

    @property
    def words(self) -> Speech:
        """The messages in the language of the table."""
        return words(self.game.id, self.lang)

    def say(self, message: str, **args: str | int) -> str:
        """A message in the language of the table."""
        return self.words.say(message, **{k: v if isinstance(v, int) else short(v) for k, v in args.items()})

    @property
    def decision(self) -> Decision | None:
        """The question to a person, or None when the game is over."""
        return self.game.decision

    def player(self, seat: int) -> str:
        """What a player is called."""
        return capital(self.game.module.teller.player_name(self.game.state, seat, self.lang))

    def person(self, person: int) -> str:
        """What a person is called: as the players they play."""
        return ", ".join(self.player(seat) for seat in self.of(person))

    def of(self, person: int | None) -> list[int]:
        """The players a person plays."""
        return [seat for seat, who in enumerate(self.persons) if who == person]

    # ---- playing

    def begin(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        self._advance()
        self.menu.begin()

    def _advance(self) -> None:
        game = self.game
        while (decision := game.decision) is not None and decision.seat in self.bots:
            game.choose(self.bots[decision.seat].choose(game))
        if decision is not None:
            self.eyes = decision.seat

    def items(self) -> list[Item]:
        """The options on offer and what was picked, numbered."""
        return self.menu.items(self.lang)

    def choose(self, text: str) -> None:
        """Answer with the number, the key or the words of an option. RulewrightError when it is not on offer.

        The number of what was picked and is not on offer takes the pick back.
        """
        if self.decision is None:
            raise RulewrightError("refuse-game-over")
        wanted = text.strip()
        number = int(wanted) if wanted.isdecimal() and len(wanted) <= LONGEST_NUMBER else 0
        for item in self.items():
            if number == item.number or (item.index is not None and self._means(wanted, item)):
                self.take(item)
                return
        raise RulewrightError("ui-not-a-choice", text=wanted)

    def _means(self, wanted: str, item: Item) -> bool:
        decision = self.decision
        assert decision is not None and item.index is not None
        return wanted.casefold() in (decision.options[item.index].key.casefold(), item.text.casefold())

    def pass_on(self) -> None:
        """Take the way out of the question: pass, done, none of these. RulewrightError when there is none."""
        out = next((item for item in self.items() if item.out), None)
        if out is None:
            raise RulewrightError("ui-no-way-out")
        self.take(out)

    def take(self, item: Item, remember: bool = False) -> None:
        """Choose what a line of the menu says, and always again if wanted, or take the pick back that it shows.

        A choice at which the program itself fails is taken back, so that no fault costs a game.
        """
        before, known = self.game.clone(), dict(self._known)
        try:
            if self.eyes is not None:
                self._known[self.eyes] = len(self.game.entries())
            if item.index is None:
                self.menu.take_back(item.thing)
            else:
                self.menu.choose(item.index, remember)
                self._advance()
                self.menu.settle()
        except RulewrightError:
            raise
        except Exception as error:
            self.game, self._known = before, known
            self.menu = Menu(before, self.layout.ways_out)
            self.menu.begin()
            raise fault(error, "error-fault-undone") from error
        self._played, self._kept = True, False

    def pass_until(self, mode: str) -> None:
        """Take the way out of the question, and pass for the same person until something."""
        out = next((item for item in self.items() if item.out), None)
        if out is None:
            raise RulewrightError("ui-no-way-out")
        for person in self.wishing():
            self.game.wish_to_pass(mode, person)
        self.take(out)

    def wishing(self) -> tuple[int, ...]:
        """Whose wishes are told here: all people whose cards lie open before the one at the keyboard."""
        return (self.eyes,) if self.hot_seat and self.eyes is not None else self.people

    def picks(self) -> list[Made]:
        """What was picked so far for the question that waits."""
        return self.menu.picks()

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots chose since. RulewrightError when there is none."""
        trial = self.game.clone()
        steps = 0
        while not all(trial.automatic()):
            trial.undo()
            steps += 1
            decision = trial.decision
            if decision is not None and decision.seat in self.people:
                self.game.undo(steps)
                self.eyes = decision.seat
                self.menu.undone(len(list(self.game.choices())))
                self._known = {}
                self._kept = False
                return
        raise RulewrightError("ui-nothing-to-undo")

    def next_language(self) -> None:
        """The table in the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    def changed(self) -> None:
        """Something besides the choices has changed that the save should know."""
        self._kept = False

    def speak(self, lang: str) -> None:
        """The table in this language, and every table from now on."""
        self.lang = lang
        self.changed()
        remember_language(lang)

    # ---- seeing

    def view(self) -> dict[str, Any]:
        """What the person at the keyboard may know: one seat's view, or with open hands that of all their seats."""
        seen: dict[str, Any] = self.game.view(self.eyes, self.lang)
        if not self.hot_seat:
            for person in self.people:
                if person != self.eyes:
                    own: dict[str, Any] = self.game.view(person, self.lang)
                    for seat in self.of(person):
                        seen["players"][seat] = own["players"][seat]
        return seen

    def log(self) -> list[Line]:
        """What happened, as the person at the keyboard may read it."""
        return lines(self, self._known.get(self._reader, 0))

    def news(self) -> list[Line]:
        """What happened since the last choice of the person at the keyboard."""
        return [line for line in self.log() if line.new] if self._reader in self._known else []

    @property
    def _reader(self) -> int:
        return -1 if self.eyes is None else self.eyes

    # ---- saving

    @property
    def path(self) -> Path | None:
        """Where the game is kept."""
        return self._keeper.path

    def journal(self) -> str:
        """The game as it is saved, with what the table needs to go on."""
        table = self.game.table()
        kept: dict[str, Json] = {
            "lang": self.lang,
            "seats": self.asked_seats,
            "hot_seat": self.wanted_hot_seat,
            "round": table.get("round", 0),
            "over": self.game.over,
        }
        return with_table(self.game.journal(), kept)

    def keep(self) -> None:
        """Save what people have chosen, so that nothing they have seen happen is lost. RulewrightError if it fails."""
        if self._played and not self._kept:
            self._keeper.keep(self.journal())
            self._kept = True

    def keep_or_tell(self) -> RulewrightError | None:
        """Save; what is in the way, if that was not told before."""
        try:
            self.keep()
            self._trouble = ""
        except RulewrightError as error:
            known, self._trouble = self._trouble, error.message
            return error if error.message != known else None
        return None

    def save(self, path: Path | None = None) -> Path:
        """Save the game for sure, and go on saving it there. RulewrightError when it cannot be written or is taken."""
        journal = self.journal()
        saved = self._keeper.keep(journal, surely=True) if path is None else self._keeper.keep_as(path, journal)
        self._kept = True
        return saved

    def leave(self) -> Path | None:
        """Save the game before it is left; None when there is no save of it."""
        return self.save() if self._played else self._keeper.kept

    def leave_unsaved(self) -> None:
        """Leave the save as it was before this table."""
        if self._played:
            self._keeper.forget()
            self._played = False

    def moved(self) -> str:
        """The sentence, once, that the game is kept in another file than before; empty when all is well."""
        moved, self._keeper.moved = self._keeper.moved, None
        return "" if moved is None else self.say("ui-save-moved", old=str(moved[0]), new=str(moved[1]))

    def save_name(self) -> str:
        """What a new save of this game is called."""
        scenario = self.game.setup.get("scenario")
        return f"{self.game.id}-{scenario}" if isinstance(scenario, str) else self.game.id
