"""The table on a screen."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from rulewright.kernel.game import RulewrightError
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.driver import driver_class
from rulewright.terminal.ending import BY_SIGNAL, end_soon, end_with_window, handled
from rulewright.terminal.faults import fault
from rulewright.terminal.keeping import called
from rulewright.terminal.keys import KEYS, MOST_OPTIONS, key_of, keys_of, on_every_keyboard
from rulewright.terminal.mapscreen import MapScreen
from rulewright.terminal.saying import sentence
from rulewright.terminal.screens import (
    CardsScreen,
    CoverScreen,
    LeaveScreen,
    PilesScreen,
    RulesScreen,
    TextScreen,
    WhyNotScreen,
    WishScreen,
)
from rulewright.terminal.session import Session
from rulewright.terminal.start import LEAST_HEIGHT, LEAST_WIDTH, too_small
from rulewright.terminal.style import THEME
from rulewright.terminal.tableview import TableView
from rulewright.terminal.telling import Line, rule_by_id, tell_row, tell_rule, tell_signs
from rulewright.terminal.widgets import CardList, ChoiceList, LogList
from rulewright.terminal.wishes import wishes

WRONG = 2


class TableApp(App[int]):
    """Plays a session on the screen. The result is the exit code; `saved` says where the game was left.

    `fault` is what went wrong in the program, if it ended so.
    """

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(on_every_keyboard(key_of(n)), f"pick({n})", show=False) for n in range(1, MOST_OPTIONS + 1)),
        *(Binding(on_every_keyboard(key.key), key.action, show=False) for key in KEYS),
        Binding("space", "pass_on", show=False),
        Binding("f1", "help", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=False),
        Binding("left", "look_left", show=False),
        Binding("right", "look_right", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(driver_class=driver_class())
        self.title = "Rulewright"
        self.session = session
        self.view = TableView(session)
        self.saved: Path | None = None
        self.fault: RulewrightError | None = None
        self.unsaved = False
        self.covered = False
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-middle"), (140, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
        self.register_theme(THEME)
        self.theme = THEME.name
        self._signals = ExitStack()

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        """Let the game begin."""
        self._signals.enter_context(handled(self.signalled))
        if not self.is_headless:
            end_with_window()
        self.session.begin()
        self.view.draw()
        self.view.query_one(ChoiceList).focus()

    def on_unmount(self) -> None:
        """Signals are no longer ours."""
        self._signals.close()

    # ---- what the person looks at

    def on_card_list_looked(self, message: CardList.Looked) -> None:
        """Show the card under the cursor, and how its numbers come about."""
        self.view.remove_class("-log")
        self.view.read(draw_lines(tell_row(self.session, message.row)))

    def on_card_list_taken(self, message: CardList.Taken) -> None:
        """Go to the first option about this card; when there is none, say why."""
        choices = self.view.query_one(ChoiceList)
        place = self.view.place_of(message.row)
        if place is not None:
            choices.highlighted = place
            choices.focus()
        elif message.row.card:
            self.push_screen(WhyNotScreen(self.session, message.row.title))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card an option is about."""
        if event.option_list.id == "choices":
            self.view.read_item()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose an option, or read the rule behind a line of the log."""
        if event.option_list.id == "choices":
            item = self.view.query_one(ChoiceList).item
            if item is not None:
                self.choose(str(item.number), by_key=False)
            else:
                self.end_with(event.option_index)
        elif event.option_list.id == "log":
            self.show_rule(self.view.query_one(LogList).entries[event.option_index].rule)

    def show_rule(self, rule_id: str) -> None:
        """A clause over the table."""
        rule = rule_by_id(self.session.game.id, rule_id)
        if rule is not None:
            text = draw_lines(tell_rule(rule, self.session.lang, self.session.game.id))
            self.push_screen(TextScreen(self.session.say("ui-rules"), text))

    # ---- choosing

    def action_pick(self, number: int) -> None:
        """Choose the option with this number, or take its pick back."""
        if self.session.decision is None:
            self.end_with(number - 1)
        elif any(item.number == number for item in self.session.items()):
            self.choose(str(number))

    def end_with(self, place: int) -> None:
        """What can be chosen after the game is over."""
        if place < 2:
            (self.action_undo if place == 0 else self.action_leave)()

    def action_pass_on(self) -> None:
        """Take the way out of the question, if it has one."""
        out = next((item for item in self.session.items() if item.out), None)
        if out is not None:
            self.choose(str(out.number))

    def action_wishes(self) -> None:
        """Pass for longer, set stops, remember an answer."""
        found = wishes(self.session, self.view.query_one(ChoiceList).item)
        if not found:
            return

        def grant(place: int | None) -> None:
            if place is None:
                return
            before = self.session.eyes
            try:
                found[place].grant()
            except RulewrightError as error:
                self.complain(error)
            self.session.changed()
            self.after(before)

        self.push_screen(WishScreen(self.session.say("ui-wishes"), found), grant)

    def choose(self, text: str, by_key: bool = True) -> None:
        """Make a choice, keep it, and show what follows."""
        before = self.session.eyes
        try:
            self.session.choose(text)
        except RulewrightError as error:
            self.complain(error)
        self.after(before, by_key)

    def action_undo(self) -> None:
        """Take back the last choice."""
        before = self.session.eyes
        try:
            self.session.undo()
        except RulewrightError as error:
            self.complain(error)
            return
        self.after(before)

    def after(self, before: int | None, by_key: bool = False) -> None:
        """Keep the game before anyone sees how it goes on, then show it to whoever is asked."""
        self.keep()
        eyes = self.session.eyes
        if self.session.hot_seat and eyes != before and eyes is not None and self.session.decision is not None:
            say = self.session.say
            self.push_screen(CoverScreen(say("ui-hand-over", player=self.session.person(eyes)), say("ui-press-enter")))
        self.view.draw(by_key)
        self.view.query_one(ChoiceList).focus()

    # ---- saving

    def keep(self) -> None:
        """Save the game; say so once when that does not work, or when it lies elsewhere now."""
        trouble = self.session.keep_or_tell()
        if trouble is not None:
            self.complain(trouble)
        if moved := self.session.moved():
            self.notify(moved, severity="warning", timeout=12, markup=False)

    def action_save(self) -> None:
        """Save the game."""
        try:
            path = self.session.save()
        except RulewrightError as error:
            self.complain(error)
        else:
            self.notify(self.session.say("ui-saved", name=called(path)), markup=False)

    # ---- looking things up

    def action_language(self) -> None:
        """The next language."""
        self.session.next_language()
        self.keep()
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
        self.push_screen(WhyNotScreen(self.session, row.title if row is not None and row.card else ""))

    def action_rules(self) -> None:
        """Look up the rules."""
        self.push_screen(RulesScreen(self.session))

    def action_cards(self) -> None:
        """Look up a card."""
        self.push_screen(CardsScreen(self.session))

    def action_piles(self) -> None:
        """Open the decks and piles."""
        self.push_screen(PilesScreen(self.session))

    def action_whole_map(self) -> None:
        """The whole map, if the game has one."""
        if self.session.layout.map is not None:
            self.push_screen(MapScreen(self.session, self.session.layout.map))

    def action_help(self) -> None:
        """The keys and the signs."""
        say = self.session.say
        keys = [("1 … 9, 0, A …", "help-pick"), ("↑ ↓ Enter", "help-move"), ("← → Tab", "help-lists")]
        own = keys_of(self.session.layout)
        keys += [(f"{key.key}, Space" if key.action == "pass_on" else key.key, key.help) for key in own]
        width = max(len(key) for key, _ in keys) + 2
        lines = [Line("text", f"{key.ljust(width)}{say(message)}") for key, message in keys]
        lines += [Line("title", say("ui-help-signs")), *tell_signs(self.session)]
        self.push_screen(TextScreen(say("ui-help"), draw_lines(lines)))

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
        self.push_screen(LeaveScreen(say("ui-quit-question"), hint), self.leave)

    def leave(self, how: str | None) -> None:
        """Leave, with the game saved or not; stay when it cannot be saved, and leave all the same the next time."""
        if not how:
            return
        if how == "forget":
            with suppress(RulewrightError):
                self.session.leave_unsaved()
            self.exit(0)
            return
        try:
            self.saved = self.session.leave()
        except RulewrightError as error:
            if self.unsaved:
                self.exit(WRONG)
                return
            self.unsaved = True
            self.complain(error)
            return
        self.exit(0)

    async def action_quit(self) -> None:
        """The key that every such program has."""
        self.action_leave()

    def signalled(self, number: int, _: FrameType | None) -> None:
        """Somebody ends the program. What was chosen is saved already, so nothing is left but to clear the screen."""
        code = BY_SIGNAL + number
        if not self.is_headless:
            end_soon(code)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.go, code)

    def go(self, code: int) -> None:
        """Save and leave without a question."""
        with suppress(RulewrightError):
            self.saved = self.session.leave()
        self.exit(code)

    def complain(self, error: RulewrightError) -> None:
        """Say in one sentence what is wrong."""
        self.notify(sentence(error, self.session.game.id, self.session.lang), severity="error", timeout=8, markup=False)

    def _handle_exception(self, error: Exception) -> None:
        """A fault of the program: the game is saved, and one sentence after the screen is gone says what happened."""
        if self.fault is None:
            self.fault = fault(error)
            with suppress(RulewrightError):
                self.saved = self.session.leave()
        if self.is_headless:
            super()._handle_exception(error)
        else:
            self._return_code = 1
            self._close_messages_no_wait()

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
