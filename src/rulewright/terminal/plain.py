"""The line mode: for screen readers, pipes and dumb terminals. One line in, a few lines of words out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rulewright.kernel.game import Decision, RulewrightError
from rulewright.terminal import logbook
from rulewright.terminal.atlas import ways_told, whole
from rulewright.terminal.board import Builder, board, catalogue
from rulewright.terminal.ending import Ended, Ending
from rulewright.terminal.keys import MAP
from rulewright.terminal.picking import Item
from rulewright.terminal.rows import Area, Board, Fact, Row
from rulewright.terminal.saying import language, put, sentence, term
from rulewright.terminal.search import find_rules, find_titles
from rulewright.terminal.session import Session
from rulewright.terminal.telling import (
    Line,
    result_lines,
    rule_by_id,
    tell_card,
    tell_row,
    tell_rule,
    weighed,
    why_not,
)
from rulewright.terminal.wishes import wishes

MOST_RULES = 5
"""How many clauses a search reads out."""
MOST_TITLES = 12
"""How many other titles are named when several cards have the words."""
LAST_LINES = 20
"""How much of the log is read out."""
LONGEST_LINE = 1000
"""What is longer is no answer to anything."""
HELP = (
    ("?", "help-arg-key", "help-why"),
    ("t", "help-arg-name", "help-card"),
    ("o", "help-arg-name", "help-piles"),
    (MAP, "help-arg-name", "help-map"),
    ("r", "help-arg-words", "help-rules"),
    ("g", "", "help-log-rules"),
    ("p", "", "help-pass"),
    ("n", "help-arg-number", "help-wishes"),
    ("u", "", "help-undo"),
    ("s", "help-arg-file", "help-save"),
    ("l", "help-arg-language", "help-language"),
    ("v", "", "help-table"),
    ("h", "", "help-help"),
    ("q", "", "help-quit"),
    ("q!", "", "help-forget"),
)


class PlainTable:
    """Plays a session line by line. `run` gives the exit code."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO, errors: TextIO) -> None:
        self.session = session
        self.lines = lines
        self.out = out
        self.errors = errors
        self.told = 0
        self.read_out: set[str] = set()
        self.status: tuple[str, ...] = ()
        self.unsaved = False
        self.left = False
        self.ending = Ending()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.ask_why,
            "t": self.show_card,
            "o": self.open_piles,
            MAP: self.show_map,
            "r": self.look_up,
            "/": self.look_up,
            "g": self.show_log,
            "p": self.pass_on,
            "n": self.wish,
            "u": self.take_back,
            "s": self.save,
            "l": self.change_language,
            "v": self.show_table,
            "h": self.help,
            "q": self.quit,
            "q!": self.forget,
        }

    # ---- the conversation

    def run(self) -> int:
        """Play until the game is over, the person leaves or there are no more lines; whatever happens, save."""
        with self.ending.watched():
            try:
                self.converse()
                return self.close()
            except Ended as ended:
                with suppress(OSError):
                    self.say("")
                    self.close()
                return ended.code
            except BaseException:
                with suppress(RulewrightError):
                    self.session.leave()
                raise

    def converse(self) -> None:
        """Questions and answers."""
        session = self.session
        self.say(session.say("ui-hint-help"))
        session.begin()
        before = session.eyes
        self.news()
        self.show_table("")
        while not self.left and (decision := session.decision) is not None:
            if session.hot_seat and decision.seat != before:
                before = decision.seat
                if not self.hand_over(before):
                    break
            self.question(decision)
            line = self.listen()
            if not line:
                self.say("")
                break
            self.obey(line.strip())
        else:
            if not self.left:
                self.tell(result_lines(session))

    def listen(self) -> str:
        """The next line; empty at the end. What is too long for an answer is cut off."""
        with self.ending.waiting():
            line = rest = self.lines.readline(LONGEST_LINE)
            while rest and not rest.endswith("\n"):
                rest = self.lines.readline(LONGEST_LINE)
            return line

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
        """Answer the question."""
        before = self.session.eyes
        self.session.choose(line)
        self.after(before)

    def pass_on(self, _: str) -> None:
        """Take the way out of the question."""
        before = self.session.eyes
        self.session.pass_on()
        self.after(before)

    def wish(self, number: str) -> None:
        """Pass for longer, set stops, remember an answer: the list, or what has this number in it."""
        first = next((item for item in self.session.items() if item.out), None)
        found = wishes(self.session, first)
        if not number:
            marks = [f" {self.session.say('ui-picked')}" if wish.on else "" for wish in found]
            self.say(*(f"n {n}: {wish.text}{mark}" for n, (wish, mark) in enumerate(zip(found, marks, strict=True), 1)))
            return
        if not number.isdecimal() or len(number) > 2 or not 0 < int(number) <= len(found):
            raise RulewrightError("ui-not-a-choice", text=f"n {number}")
        before = self.session.eyes
        found[int(number) - 1].grant()
        self.session.changed()
        self.after(before)

    def after(self, before: int | None) -> None:
        """Keep the game, then tell what happened: that is for the eyes of whoever is asked next."""
        self.keep()
        if not self.session.hot_seat or self.session.eyes == before:
            self.news()

    def keep(self) -> None:
        """Save the game; say so once when that does not work, or when it lies elsewhere now."""
        trouble = self.session.keep_or_tell()
        if trouble is not None:
            self.complain(trouble)
        if moved := self.session.moved():
            put(self.errors, moved)
            self.errors.flush()

    def question(self, decision: Decision) -> None:
        """Put the question that waits."""
        asked = decision.prompt(self.session.lang)
        if self.session.seats > 1:
            asked = f"{self.session.player(decision.player)}: {asked}"
        rows = board(self.session).rows()
        self.say("", asked, *(self.option(rows, item) for item in self.session.items()))
        self.out.write("> ")
        self.out.flush()

    def option(self, rows: dict[int, Row], item: Item) -> str:
        """A line of the menu."""
        facts = ", ".join(self.fact(fact) for fact in weighed(self.session, rows, item))
        picked = f" {self.session.say('ui-picked')}" if item.picked else ""
        return f"{item.number}. {item.text}{f' ({facts})' if facts else ''}{picked}{' (p)' if item.out else ''}"

    def news(self) -> None:
        """Tell what has happened since the last time, and where the game stands if that has changed."""
        for line in logbook.lines(self.session, self.told):
            if line.new:
                self.say(line.text)
                if line.card and line.card not in self.read_out:
                    self.read_out.add(line.card)
                    card = catalogue(self.session.game)[line.card]
                    self.say(*(f"  {part.text}" for part in tell_card(card, self.session.lang)))
        self.told = len(self.session.game.entries())
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
        if not self.listen():
            return False
        self.news()
        self.show_table("")
        return True

    def close(self) -> int:
        """Save the game at the end."""
        if self.unsaved:
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
        put(self.out, *lines)
        self.out.flush()

    def tell(self, lines: Iterable[Line]) -> None:
        """Print lines whatever they are."""
        self.say(*(line.text for line in lines))

    def complain(self, error: RulewrightError) -> None:
        """Say in one sentence what is wrong."""
        put(self.errors, sentence(error, self.session.game.id, self.session.lang))
        self.errors.flush()

    # ---- commands

    def ask_why(self, key: str) -> None:
        """Why something is not on offer."""
        self.say(why_not(self.session, key))

    def show_card(self, name: str) -> None:
        """The card that has these words in its title, as it lies on the table or as printed; others by title only."""
        session = self.session
        found = find_titles(session.game.id, name, session.lang)
        if not found:
            raise RulewrightError("error-unknown-card", name=name)
        rows = [row for row in board(session).rows().values() if row.card == found[0].id]
        for row in rows:
            self.say(self.row(row))
        self.tell(tell_row(session, rows[0]) if rows else tell_card(found[0], session.lang))
        others = list(dict.fromkeys(card.title(session.lang) for card in found[1:]))
        if others:
            more = [f"… {len(others) - MOST_TITLES}"] if len(others) > MOST_TITLES else []
            self.say(session.say("ui-also-found", names=", ".join([*others[:MOST_TITLES], *more])))

    def open_piles(self, name: str) -> None:
        """The decks and piles that have this word in their title, or all, with the cards that the person may know."""
        piles = [pile for pile in board(self.session).piles if name.casefold() in pile.title.casefold()]
        if not piles:
            self.say(self.session.say("ui-no-match"))
        for pile in piles:
            self.say(f"{pile.title}:", *("  " + self.row(row) for row in pile.rows))

    def show_map(self, name: str) -> None:
        """The map by region, or the places that have this word in their title, each with its ways."""
        if not name:
            for region in whole(Builder(self.session)):
                self.say(f"{region.title}:", *("  " + self.row(row) for row in region.rows))
            return
        rows = [row for region in whole(Builder(self.session)) for row in region.rows]
        found = [row for row in rows if not row.depth and name.casefold() in row.name.casefold()]
        if not found:
            self.say(self.session.say("ui-no-match"))
        for place in found:
            start = rows.index(place) + 1
            count = next((i for i, row in enumerate(rows[start:]) if not row.depth), len(rows) - start)
            self.say(*(self.row(row) for row in rows[start - 1 : start + count]))
            self.say(*ways_told(self.session, place.card))

    def look_up(self, query: str) -> None:
        """Rule clauses by words; without words the one that asks now."""
        session = self.session
        if not query and session.decision is not None and (rule := rule_by_id(session.game.id, session.decision.rule)):
            self.tell(tell_rule(rule, session.lang, session.game.id))
            return
        found = find_rules(session.game.id, query, session.lang) if query else []
        if not found:
            self.say(session.say("ui-no-match"))
        for rule in found[:MOST_RULES]:
            self.tell(tell_rule(rule, session.lang, session.game.id))
        if len(found) > MOST_RULES:
            self.say(session.say("ui-and-more", number=len(found) - MOST_RULES))

    def show_log(self, _: str) -> None:
        """The last lines of the log, with the rules behind them."""
        for line in self.session.log()[-LAST_LINES:]:
            self.say(f"{line.text} [{line.rule}]" if line.rule else line.text)

    def take_back(self, _: str) -> None:
        """Take back the last choice."""
        self.session.undo()
        self.keep()
        self.told = len(self.session.game.entries())
        self.news()

    def save(self, name: str) -> None:
        """Save the game, here or where the person says."""
        path = self.session.save(Path(name) if name else None)
        self.say(self.session.say("ui-saved", name=str(path)))

    def change_language(self, name: str) -> None:
        """The named language, or the next one."""
        if name:
            self.session.speak(language(name))
        else:
            self.session.next_language()
        self.keep()
        self.show_table("")

    def help(self, _: str) -> None:
        """What can be typed."""
        say = self.session.say
        known = [line for line in HELP if line[0] != MAP or self.session.layout.map is not None]
        rows = [(f"{word} {say(given)}" if given else word, say(text)) for word, given, text in known]
        width = max(len(word) for word, _ in rows) + 2
        self.say(say("ui-plain-help"), *(f"{word.ljust(width)}{text}" for word, text in rows))

    def quit(self, _: str) -> None:
        """Leave; when the game cannot be saved, stay, and leave without saving the second time."""
        if not self.unsaved:
            try:
                self.session.leave()
            except RulewrightError:
                self.unsaved = True
                self.say(self.session.say("ui-quit-unsaved"))
                raise
        self.left = True

    def forget(self, _: str) -> None:
        """Leave the save as it was before this table."""
        self.session.leave_unsaved()
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
            if section.zone == self.session.layout.hand[0] or any(row.card for row in section.rows):
                self.say(f"{section.title}:", *("  " + self.row(row) for row in section.rows if row.card))

    def area(self, area: Area) -> None:
        """The sections of an area in words."""
        for section in area.sections:
            self.say(f"{section.title}:", *("  " + self.row(row) for row in section.rows))
        if area.piles:
            self.say("; ".join(area.piles) + ".")

    def row(self, row: Row) -> str:
        """A card in words."""
        facts = [self.fact(fact) for fact in row.facts]
        words = [*facts, *row.marks.values(), *([row.exhausted] if row.exhausted else [])]
        kind = term(self.session.words, "kind", row.kind).lower()
        text = f"{row.name} ({kind})" if row.kind and kind != row.title.lower() else row.name
        return "  " * row.depth + (f"{text}: {', '.join(words)}" if words else text)

    def fact(self, fact: Fact) -> str:
        """A number in words."""
        word = term(self.session.words, fact.words, fact.name)
        return f"{word if word.isupper() else word.lower()} {fact.text}"
