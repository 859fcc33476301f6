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
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.theme import Theme
from textual.widgets import OptionList, Static

from rulewright.kernel.game import RulewrightError
from rulewright.terminal.board import Board, Row, board, catalogue
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.saying import sentence, term
from rulewright.terminal.screens import ConfirmScreen, CoverScreen, RulesScreen, TextScreen, WhyNotScreen
from rulewright.terminal.session import Session
from rulewright.terminal.start import LEAST_HEIGHT, LEAST_WIDTH, too_small
from rulewright.terminal.telling import card_of_option, result_lines, rule_by_id, tell_card, tell_row, tell_rule
from rulewright.terminal.widgets import CardList, ChoiceList, LogList

THEME = Theme(
    name="rulewright",
    primary="#d8b25c",
    secondary="#8fb0c4",
    accent="#c58fd0",
    foreground="#e9e2d3",
    background="#14130f",
    surface="#191813",
    panel="#34302a",
    success="#8fc27a",
    warning="#e3a857",
    error="#e07a5f",
    dark=True,
)

KEYS = (
    ("?", "why_not", "ui-why-not"),
    ("/", "rules", "ui-rules"),
    ("g", "turn", "ui-log-key"),
    ("u", "undo", "ui-undo"),
    ("s", "save", "ui-save"),
    ("l", "language", "ui-language"),
    ("h", "help", "ui-help"),
    ("q", "leave", "ui-quit"),
)
"""Key, action and word of each command in the bottom line."""


class TableApp(App[int]):
    """Plays a session on the screen. The result is the exit code; `saved` says where the game was left."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-middle"), (140, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
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
        self.session = session
        self.saved: Path | None = None
        self.unsaved = False
        self.covered = False
        self.register_theme(THEME)
        self.theme = THEME.name

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with Horizontal(id="table"):
            with Vertical(id="cards"):
                with VerticalScroll(id="board", can_focus=False):
                    yield CardList(id="middle")
                    with Horizontal(id="players"):
                        for seat in range(self.session.seats):
                            yield CardList(id=f"player-{seat}")
                yield CardList(id="hand")
            with Vertical(id="side"):
                with Vertical(id="asked"):
                    yield Static(id="question", markup=False)
                    yield ChoiceList(id="choices", markup=False)
                with VerticalScroll(id="text", can_focus=False):
                    yield Static(id="card", markup=False)
                yield LogList(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Let the game begin."""
        for name in ("SIGHUP", "SIGTERM"):
            with suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.go)
        self.session.advance()
        self.update_table()
        self.query_one(ChoiceList).focus()

    # ---- drawing

    def update_table(self) -> None:
        """Draw everything anew."""
        session = self.session
        seen = board(session)
        self.title = " · ".join(seen.bar)
        self.query_one("#bar", Static).update(self.draw_bar(seen))
        self.update_cards(seen)
        self.update_question()
        log = self.query_one(LogList)
        log.border_title = session.say("ui-log")
        log.show(session.log())
        self.query_one("#text").border_title = session.say("ui-card-text")
        parts = [f"[@click=app.{action}][b $primary]{key}[/] {session.say(word)}[/]" for key, action, word in KEYS]
        self.query_one("#keys", Static).update("  ".join(parts))

    def draw_bar(self, seen: Board) -> Content:
        """The top line: scenario, round, phase, step."""
        first, *rest = seen.bar
        return Content.assemble((first, "bold $primary"), *((f" · {part}", "") for part in rest))

    def update_cards(self, seen: Board) -> None:
        """The lists of cards."""
        exhausted = self.session.say("ui-exhausted")
        middle = self.query_one("#middle", CardList)
        middle.border_title = " · ".join(seen.totals)
        middle.border_subtitle = " · ".join(seen.middle.piles)
        middle.show(seen.middle.sections, seen.layout, exhausted, titles=True)
        for seat, area in enumerate(seen.players):
            listed = self.query_one(f"#player-{seat}", CardList)
            listed.border_title = area.title
            listed.border_subtitle = " · ".join(area.piles)
            listed.set_class(seat == self.session.eyes, "-asked")
            listed.show(area.sections, seen.layout, exhausted, titles=True)
        hands = [section for section in seen.hands if any(row.card for row in section.rows)]
        hand = self.query_one("#hand", CardList)
        hand.border_title = hands[0].title if len(hands) == 1 else self.session.say("ui-hand")
        hand.show(hands, seen.layout, exhausted, titles=len(hands) > 1)

    def update_question(self) -> None:
        """The question and its options, or how the game ended."""
        session = self.session
        asked, choices = self.query_one("#question", Static), self.query_one(ChoiceList)
        decision = session.decision
        box = self.query_one("#asked")
        if decision is None:
            box.border_title = ""
            asked.update(draw_lines(result_lines(session)))
            choices.show([session.say("ui-undo"), session.say("ui-quit")])
            return
        box.border_title = session.say("ui-your-choice")
        if session.seats > 1:
            box.border_title += f": {session.player(decision.seat)}"
        prompt = decision.prompt(session.lang)
        asked.update(Content.assemble((prompt, "bold"), (f" {decision.rule}", "$text-muted dim")))
        choices.show([option.text(session.lang) for option in decision.options])

    def read(self, text: Content) -> None:
        """Put a text into the card panel."""
        self.query_one("#card", Static).update(text)
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)

    # ---- what the person looks at

    def on_card_list_looked(self, message: CardList.Looked) -> None:
        """Show the card under the cursor, and how its numbers come about."""
        self.screen.remove_class("-log")
        self.read(draw_lines(tell_row(self.session, message.row)))

    def on_card_list_taken(self, message: CardList.Taken) -> None:
        """Go to the first option about this card; when there is none, say why."""
        decision = self.session.decision
        for option in decision.options if decision is not None else ():
            if card_of_option(self.session, option.key) == message.row.card:
                choices = self.query_one(ChoiceList)
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
        card = card_of_option(self.session, decision.options[event.option_index].key)
        if card is None:
            rule = rule_by_id(self.session.game.id, decision.rule)
            self.read(draw_lines(tell_rule(rule, self.session.lang, self.session.game.id)) if rule else Content(""))
            return
        row = self.row_of(card)
        lang = self.session.lang
        self.read(draw_lines(tell_row(self.session, row) if row else tell_card(catalogue(self.session.game.id)[card], lang)))

    def row_of(self, card: str) -> Row | None:
        """A card on the table that the person may see."""
        return next((row for part in board(self.session).sections() for row in part.rows if row.card == card), None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose an option, or read the rule behind a line of the log."""
        if event.option_list.id == "choices":
            self.action_pick(event.option_index + 1)
        elif event.option_list.id == "log":
            entry = self.query_one(LogList).entries[event.option_index]
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
        self.update_table()
        self.query_one(ChoiceList).focus()

    def hand_over(self, before: int | None) -> None:
        """Cover the table when another person has to look at it."""
        eyes = self.session.eyes
        if self.session.hot_seat and eyes != before and eyes is not None and self.session.decision is not None:
            say = self.session.say
            self.push_screen(CoverScreen(say("ui-hand-over", player=self.session.player(eyes)), say("ui-press-enter")))

    def action_undo(self) -> None:
        """Take back the last choice."""
        before = self.session.eyes
        try:
            self.session.undo()
        except RulewrightError as error:
            self.complain(error)
            return
        self.hand_over(before)
        self.update_table()

    def action_save(self) -> None:
        """Save the game."""
        try:
            path = self.session.save()
        except RulewrightError as error:
            self.complain(error)
        else:
            self.notify(self.session.say("ui-saved", name=str(path)), markup=False)

    def action_language(self) -> None:
        """The next language."""
        self.session.next_language()
        self.update_table()

    def action_turn(self) -> None:
        """To the log and back; on a short screen it takes the place of the card text."""
        log = self.query_one(LogList)
        if log.has_focus:
            self.screen.remove_class("-log")
            self.query_one(ChoiceList).focus()
        else:
            self.screen.add_class("-log")
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
        say, speak = self.session.say, self.session.words
        shape = board(self.session).layout
        signs = [f"{sign}  {term(speak, 'stat', name)}" for name, sign in shape.glyphs.items() if speak.has("stat-" + name.replace("_", "-"))]
        text = Content("\n").join([Content(say("ui-help-table")), Content(""), Content.styled(say("ui-help-signs"), "bold"), *map(Content, signs)])
        self.push_screen(TextScreen(say("ui-help"), text))

    def action_look_left(self) -> None:
        """To the cards."""
        lists = [listed for listed in self.query(CardList) if listed.places()]
        hand = [listed for listed in lists if listed.id == "hand"]
        if lists and not isinstance(self.focused, CardList):
            (hand or lists)[0].focus()

    def action_look_right(self) -> None:
        """To the options."""
        self.query_one(ChoiceList).focus()

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
