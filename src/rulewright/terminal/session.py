"""A game at a table: people and bots, one language at a time, a save. Every interface of the terminal plays this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.bots import Bot
from rulewright.kernel.game import Decision, Game, LogEntry, Option, RulewrightError
from rulewright.language.speech import LANGUAGES, Speech, capital
from rulewright.terminal import saving
from rulewright.terminal.saying import words

AUTOSAVE = 10
"""A game is saved by itself after so many choices of people, and when they leave."""


def question(decision: Decision) -> tuple[object, ...]:
    """What makes two questions the same one: who is asked what by which rule, and when."""
    table = decision.game.table()
    return decision.seat, decision.kind, decision.rule, table.get("round"), table.get("step")


class Session:
    """The game, who plays which seat, and what the person at the keyboard sees.

    By default one person plays all seats that have no bot and sees their cards openly. With `hot_seat`, and always
    where teams play against each other, each of them is another person, who sees only what their seat may know.
    """

    def __init__(
        self, game: Game, lang: str, bots: dict[int, Bot], hot_seat: bool = False, path: Path | None = None
    ) -> None:
        self.game = game
        self.lang = lang
        self.bots = bots
        self.path = path
        self.persons = game.state.persons
        """For each player, as the rules call them, the person who sits there: one person may play several."""
        self.seats = len(self.persons)
        most = max(self.persons) + 1
        if any(seat >= most for seat in bots):
            raise RulewrightError("error-seats", number=max(bots) + 1, least=1, most=most)
        self.people = tuple(person for person in range(most) if person not in bots)
        self.hot_seat = (hot_seat or "teams" in game.table()) and len(self.people) > 1
        self.eyes: int | None = self.people[0] if self.people else None
        self._unsaved = 0
        self._told: list[dict[str, str]] = []

    @property
    def words(self) -> Speech:
        """The messages in the language of the table."""
        return words(self.game.id, self.lang)

    def say(self, message: str, **args: str | int) -> str:
        """A message in the language of the table."""
        return self.words.say(message, **args)

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

    def advance(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        game = self.game
        while (decision := game.decision) is not None and decision.seat in self.bots:
            game.choose(self.bots[decision.seat].choose(game))
        if decision is not None:
            self.eyes = decision.seat

    def choose(self, text: str) -> None:
        """Answer with the number, the key or the words of an option. RulewrightError when it is not on offer."""
        decision = self.decision
        if decision is None:
            raise RulewrightError("refuse-game-over")
        wanted = text.strip()
        index = int(wanted) - 1 if wanted.isdecimal() else -1
        for option in decision.options:
            if option.index == index or wanted.casefold() in (option.key.casefold(), option.text(self.lang).casefold()):
                self._choose(decision, option)
                return
        raise RulewrightError("ui-not-a-choice", text=wanted)

    def _choose(self, decision: Decision, option: Option) -> None:
        asked = question(decision)
        told = {lang: option.text(lang) for lang in LANGUAGES}
        self.game.choose(option.index)
        self._unsaved += 1
        self.advance()
        self._told.append(told)
        if self.decision is None or question(self.decision) != asked:
            self._told.clear()

    def told(self) -> list[str]:
        """What has been answered so far where one question is put again and again: who commits, who pays ..."""
        return [texts[self.lang] for texts in self._told]

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots chose since. RulewrightError when there is none."""
        trial = self.game.clone()
        for steps in range(1, len(list(trial.choices())) + 1):
            trial.undo()
            decision = trial.decision
            if decision is not None and decision.seat in self.people:
                self.game.undo(steps)
                self._told = self._told[:-1]
                self.eyes = decision.seat
                return
        raise RulewrightError("ui-nothing-to-undo")

    def next_language(self) -> None:
        """The table in the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

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

    def log(self) -> list[LogEntry]:
        """What happened, as the person at the keyboard may read it."""
        if self.hot_seat or len(self.people) < 2:
            return self.game.log(self.eyes, self.lang)
        spectator = self.game.log(None, self.lang)
        told = zip(spectator, *(self.game.log(seat, self.lang) for seat in self.people), strict=True)
        return [next((line for line in lines if line != plain), plain) for plain, *lines in told]

    # ---- saving

    def save(self, path: Path | None = None) -> Path:
        """Save the game and go on saving it there. RulewrightError when it cannot be written."""
        target = path or self.path or saving.free_path(saving.save_folder(), self.save_name())
        self._unsaved = 0
        saving.write(target, self.game.journal())
        self.path = target
        return target

    def autosave(self) -> None:
        """Save the game when people have chosen often enough since the last time."""
        if self._unsaved >= AUTOSAVE:
            self.save()

    def leave(self) -> Path | None:
        """Save the game before it is left; None when no person has played."""
        if not self.people or next(iter(self.game.choices()), None) is None:
            return None
        return self.save()

    def saved_as(self, path: Path) -> str:
        """What to call a save: by its name when it lies in the usual folder, which is enough to resume it."""
        return path.stem if path.parent == saving.save_folder() else str(path)

    def save_name(self) -> str:
        """What a new save of this game is called."""
        scenario = self.game.setup.get("scenario")
        return f"{self.game.id}-{scenario}" if isinstance(scenario, str) else self.game.id
