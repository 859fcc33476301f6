"""The table on a screen."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from rulewright.kernel.game import RulewrightError
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.saying import sentence
from rulewright.terminal.screens import ConfirmScreen, CoverScreen, RulesScreen, TextScreen, WhyNotScreen
from rulewright.terminal.session import Session
from rulewright.terminal.start import LEAST_HEIGHT, LEAST_WIDTH, too_small
from rulewright.terminal.style import THEME
from rulewright.terminal.tableview import TableView
from rulewright.terminal.telling import (
    card_of_option,
    rule_by_id,
    tell_help,
    tell_option,
    tell_row,
    tell_rule,
)
from rulewright.terminal.widgets import CardList, ChoiceList, LogList


class TableApp(App[int]):
    """Plays a session on the screen. The result is the exit code; `saved` says where the game was left."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    # The letters of the Ukrainian and Russian keyboards are on the same keys as the Latin ones.
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n % 10), f"pick({n})", show=False) for n in range(1, 11)),
        Binding("question_mark", "why_not", show=False),
        Binding("slash", "rules", show=False),
        Binding("g,п", "turn", show=False),
        Binding("u,г", "undo", show=False),
        Binding("s,і,ы", "save", show=False),
        Binding("l,д", "language", show=False),
        Binding("h,р,f1", "help", show=False),
        Binding("q,й,ctrl+q,ctrl+c", "leave", show=False, priority=False),
        Binding("left", "look_left", show=False),
        Binding("right", "look_right", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.title = "Rulewright"
        self.session = session
        self.view = TableView(session)
        self.saved: Path | None = None
        self.unsaved = False
        self.covered = False
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-middle"), (140, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
        self.register_theme(THEME)
        self.theme = THEME.name

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        """Let the game begin."""
        for name in ("SIGHUP", "SIGTERM"):
            with suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.go)
        self.session.advance()
        self.view.draw()
        self.view.query_one(ChoiceList).focus()

    # ---- what the person looks at

    def on_card_list_looked(self, message: CardList.Looked) -> None:
        """Show the card under the cursor, and how its numbers come about."""
        self.view.remove_class("-log")
        self.view.read(draw_lines(tell_row(self.session, message.row)))

    def on_card_list_taken(self, message: CardList.Taken) -> None:
        """Go to the first option about this card; when there is none, say why."""
        decision = self.session.decision
        for option in decision.options if decision is not None else ():
            if card_of_option(self.session, option.key) == message.row.card:
                choices = self.view.query_one(ChoiceList)
                choices.highlighted = option.index
                choices.focus()
                return
        if message.row.card:
            self.push_screen(WhyNotScreen(self.session, message.row.name))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card an option is about."""
        decision = self.session.decision
        if event.option_list.id != "choices" or decision is None or event.option_index >= len(decision.options):
            return
        self.view.read(draw_lines(tell_option(self.session, decision.options[event.option_index])))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose an option, or read the rule behind a line of the log."""
        if event.option_list.id == "choices":
            self.action_pick(event.option_index + 1)
        elif event.option_list.id == "log":
            entry = self.view.query_one(LogList).entries[event.option_index]
            self.show_rule(entry.rule)

    def show_rule(self, rule_id: str) -> None:
        """A clause over the table."""
        rule = rule_by_id(self.session.game.id, rule_id)
        if rule is not None:
            text = draw_lines(tell_rule(rule, self.session.lang, self.session.game.id))
            self.push_screen(TextScreen(self.session.say("ui-rules"), text))

    # ---- commands

    def action_pick(self, number: int) -> None:
        """Choose the option with this number."""
        decision = self.session.decision
        if decision is None:
            if number <= 2:
                (self.action_undo if number == 1 else self.action_leave)()
            return
        before = self.session.eyes
        try:
            self.session.choose(str(number))
            self.session.autosave()
        except RulewrightError as error:
            self.complain(error)
        self.hand_over(before)
        self.view.draw()
        self.view.query_one(ChoiceList).focus()

    def hand_over(self, before: int | None) -> None:
        """Cover the table when another person has to look at it."""
        eyes = self.session.eyes
        if self.session.hot_seat and eyes != before and eyes is not None and self.session.decision is not None:
            say = self.session.say
            self.push_screen(CoverScreen(say("ui-hand-over", player=self.session.person(eyes)), say("ui-press-enter")))

    def action_undo(self) -> None:
        """Take back the last choice."""
        before = self.session.eyes
        try:
            self.session.undo()
        except RulewrightError as error:
            self.complain(error)
            return
        self.hand_over(before)
        self.view.draw()

    def action_save(self) -> None:
        """Save the game."""
        try:
            path = self.session.save()
        except RulewrightError as error:
            self.complain(error)
        else:
            self.notify(self.session.say("ui-saved", name=self.session.saved_as(path)), markup=False)

    def action_language(self) -> None:
        """The next language."""
        self.session.next_language()
        self.view.draw()

    def action_turn(self) -> None:
        """To the log and back; on a short screen it takes the place of the card text."""
        log = self.view.query_one(LogList)
        if log.has_focus:
            self.view.remove_class("-log")
            self.view.query_one(ChoiceList).focus()
        else:
            self.view.add_class("-log")
            log.focus()

    def action_why_not(self) -> None:
        """Ask why something is not possible; about the card under the cursor if there is one."""
        focused = self.focused
        row = focused.row if isinstance(focused, CardList) else None
        self.push_screen(WhyNotScreen(self.session, row.name if row is not None and row.card else ""))

    def action_rules(self) -> None:
        """Look up the rules."""
        self.push_screen(RulesScreen(self.session))

    def action_help(self) -> None:
        """The keys and the signs."""
        self.push_screen(TextScreen(self.session.say("ui-help"), draw_lines(tell_help(self.session))))

    def action_look_left(self) -> None:
        """To the cards."""
        lists = [listed for listed in self.view.query(CardList) if listed.places()]
        hand = [listed for listed in lists if listed.id == "hand"]
        if lists and not isinstance(self.focused, CardList):
            (hand or lists)[0].focus()

    def action_look_right(self) -> None:
        """To the options."""
        self.view.query_one(ChoiceList).focus()

    # ---- leaving

    def action_leave(self) -> None:
        """Ask whether to leave; when the game could not be saved, say so."""
        say = self.session.say
        hint = say("ui-quit-unsaved") if self.unsaved else say("ui-quit-hint")
        self.push_screen(ConfirmScreen(say("ui-quit-question"), hint), self.leave)

    def leave(self, really: bool | None) -> None:
        """Save and leave; stay when the game cannot be saved, and leave all the same the next time."""
        if not really:
            return
        if self.unsaved:
            self.exit(2)
            return
        try:
            self.saved = self.session.leave()
        except RulewrightError as error:
            self.unsaved = True
            self.complain(error)
            return
        self.exit(0)

    def go(self) -> None:
        """Save and leave without a question: the terminal is being closed."""
        with suppress(RulewrightError):
            self.saved = self.session.leave()
        self.exit(1)

    async def action_quit(self) -> None:
        """The key that every such program has."""
        self.action_leave()

    def complain(self, error: RulewrightError) -> None:
        """Say in one sentence what is wrong."""
        self.notify(sentence(error, self.session.game.id, self.session.lang), severity="error", timeout=8, markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Cover the table while the terminal is too small for it."""
        width, height = event.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        if self.covered:
            self.pop_screen()
            self.covered = False
        if small:
            self.covered = True
            text = sentence(too_small(width, height), self.session.game.id, self.session.lang)
            self.push_screen(CoverScreen(text))
