"""The line mode: for screen readers, pipes and dumb terminals. One line in, a few lines of words out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rulewright.kernel.game import Decision, RulewrightError
from rulewright.terminal.board import Area, Board, Row, board
from rulewright.terminal.saying import language, sentence, term
from rulewright.terminal.search import find_rules, find_titles
from rulewright.terminal.session import Session
from rulewright.terminal.telling import Line, result_lines, tell_card, tell_row, tell_rule, why_not

MOST_RULES = 5
"""How many clauses a search reads out."""


class PlainTable:
    """Plays a session line by line. `run` gives the exit code."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO, errors: TextIO) -> None:
        self.session = session
        self.lines = lines
        self.out = out
        self.errors = errors
        self.told = 0
        self.status: tuple[str, ...] = ()
        self.failed_to_save = False
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.ask_why,
            "t": self.show_card,
            "r": self.look_up,
            "/": self.look_up,
            "u": self.take_back,
            "s": self.save,
            "l": self.change_language,
            "v": self.show_table,
            "h": self.help,
            "q": self.quit,
        }

    # ---- the conversation

    def run(self) -> int:
        """Play until the game is over, the person leaves or there are no more lines; whatever happens, save."""
        try:
            self.converse()
        except BaseException:
            with suppress(RulewrightError):
                self.session.leave()
            raise
        return self.close()

    def converse(self) -> None:
        """Questions and answers."""
        session = self.session
        self.say(session.say("ui-hint-help"))
        session.advance()
        before = session.eyes
        self.news()
        self.show_table("")
        while not self.left and (decision := session.decision) is not None:
            if session.hot_seat and decision.seat != before:
                before = decision.seat
                if not self.hand_over(before):
                    break
            self.question(decision)
            line = self.lines.readline()
            if not line:
                break
            self.obey(line.strip())
        else:
            if not self.left:
                self.tell(result_lines(session))

    def obey(self, line: str) -> None:
        """Do what a line says; when it cannot be done, say why and leave the game as it is."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        if line[0] in "?/" and len(word) > 1:
            word, rest = line[0], line[1:]
        command = self.commands.get(word.casefold())
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.choose(line)
        except RulewrightError as error:
            self.complain(error)

    def choose(self, line: str) -> None:
        """Answer the question. What happened is for the eyes of whoever is asked next."""
        before = self.session.eyes
        self.session.choose(line)
        if not self.session.hot_seat or self.session.eyes == before:
            self.news()
        self.session.autosave()

    def question(self, decision: Decision) -> None:
        """Put the question that waits."""
        lang = self.session.lang
        asked = decision.prompt(lang)
        if self.session.seats > 1:
            asked = f"{self.session.player(decision.player)}: {asked}"
        self.say("", f"{asked} [{decision.rule}]")
        self.say(*(f"{option.index + 1}. {option.text(lang)}" for option in decision.options))
        self.out.write("> ")
        self.out.flush()

    def news(self) -> None:
        """Tell what has happened since the last time, and where the game stands if that has changed."""
        log = self.session.log()
        self.say(*(f"{entry.text} [{entry.rule}]" if entry.rule else entry.text for entry in log[self.told :]))
        self.told = len(log)
        status = self.status_of(board(self.session))
        if self.status and status != self.status:
            self.say("; ".join(status) + ".")
        self.status = status

    def status_of(self, table: Board) -> tuple[str, ...]:
        """Where the game stands."""
        return (*table.bar, *(area.title for area in table.players), *table.totals)

    def hand_over(self, seat: int) -> bool:
        """Ask for the keyboard to be handed over; False when there are no more lines."""
        self.say("\n" * 40, self.session.say("ui-hand-over", player=self.session.person(seat)))
        self.say(self.session.say("ui-press-enter"))
        if not self.lines.readline():
            return False
        self.news()
        self.show_table("")
        return True

    def close(self) -> int:
        """Save the game at the end."""
        if self.failed_to_save:
            return 2
        try:
            path = self.session.leave()
        except RulewrightError as error:
            self.complain(error)
            return 2
        if path is not None:
            self.say(self.session.say("ui-saved", name=str(path)))
        return 0

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self.out.write(line + "\n")
        self.out.flush()

    def tell(self, lines: Iterable[Line]) -> None:
        """Print lines whatever they are."""
        self.say(*(line.text for line in lines))

    def complain(self, error: RulewrightError) -> None:
        """Say in one sentence what is wrong."""
        self.errors.write(sentence(error, self.session.game.id, self.session.lang) + "\n")
        self.errors.flush()

    # ---- commands

    def ask_why(self, key: str) -> None:
        """Why something is not on offer."""
        self.say(why_not(self.session, key))

    def show_card(self, name: str) -> None:
        """The cards on the table that have these words in their title; else printed ones."""
        session = self.session
        found = find_titles(session.game.id, name, session.lang) if name else []
        if not found:
            raise RulewrightError("error-unknown-card", name=name)
        rows = [row for section in board(session).sections() for row in section.rows if row.card == found[0].id]
        for row in rows:
            self.say(self.row(row))
        self.tell(tell_row(session, rows[0]) if rows else tell_card(found[0], session.lang))

    def look_up(self, query: str) -> None:
        """Rule clauses by words."""
        session = self.session
        found = find_rules(session.game.id, query, session.lang) if query else []
        if not found:
            self.say(session.say("ui-no-match"))
        for rule in found[:MOST_RULES]:
            self.tell(tell_rule(rule, session.lang, session.game.id))
        if len(found) > MOST_RULES:
            self.say(session.say("ui-and-more", number=len(found) - MOST_RULES))

    def take_back(self, _: str) -> None:
        """Take back the last choice."""
        self.session.undo()
        self.told = len(self.session.log())
        self.news()

    def save(self, name: str) -> None:
        """Save the game, here or where the person says."""
        path = self.session.save(Path(name) if name else None)
        self.say(self.session.say("ui-saved", name=str(path)))

    def change_language(self, name: str) -> None:
        """The named language, or the next one."""
        if name:
            self.session.lang = language(name)
        else:
            self.session.next_language()
        self.show_table("")

    def help(self, _: str) -> None:
        """What can be typed."""
        self.say(self.session.say("ui-plain-help"))

    def quit(self, _: str) -> None:
        """Leave; when the game cannot be saved, stay, and leave without saving the second time."""
        if not self.failed_to_save:
            try:
                self.session.leave()
            except RulewrightError:
                self.failed_to_save = True
                self.say(self.session.say("ui-quit-unsaved"))
                raise
        self.left = True

    def show_table(self, _: str) -> None:
        """The whole table in words."""
        table = board(self.session)
        self.say("; ".join((*table.bar, *table.totals)) + ".")
        self.area(table.middle)
        for area in table.players:
            self.say(f"{area.title}.")
            self.area(area)
        for section in table.hands:
            if section.zone == "hand" or any(row.card for row in section.rows):
                self.say(f"{section.title}:", *("  " + self.row(row) for row in section.rows if row.card))

    def area(self, area: Area) -> None:
        """The sections of an area in words."""
        for section in area.sections:
            self.say(f"{section.title}:", *("  " + self.row(row) for row in section.rows))
        if area.piles:
            self.say("; ".join(area.piles) + ".")

    def row(self, row: Row) -> str:
        """A card in words."""
        speak = self.session.words
        facts = [f"{term(speak, fact.words, fact.name).lower()} {fact.text}" for fact in row.facts]
        words = [*facts, *row.marks.values(), *([row.exhausted] if row.exhausted else [])]
        text = f"{row.name} ({term(speak, 'kind', row.kind).lower()})" if row.kind else row.name
        return "  " * row.depth + (f"{text}: {', '.join(words)}" if words else text)
