"""What comes over the table: questions, texts, look-ups."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rulewright.catalogue import RuleInfo
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.search import find_rules
from rulewright.terminal.session import Session
from rulewright.terminal.telling import tell_rule, why_not

MOST_FOUND = 60


class TextScreen(ModalScreen[None]):
    """A text to read; Escape or Enter closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,й", "app.pop_screen", show=False)]

    def __init__(self, title: str, text: Content) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog") as box:
            box.border_title = self._title
            yield Static(self._text, markup=False)


class ConfirmScreen(ModalScreen[bool]):
    """A question that Enter affirms and Escape denies."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,н,q,й", "dismiss(True)", show=False),
        Binding("escape,n,т", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str, hint: str) -> None:
        super().__init__()
        self._question = question
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small"):
            yield Static(self._question, markup=False)
            yield Static(self._hint, classes="hint", markup=False)


class CoverScreen(ModalScreen[None]):
    """Hides the table behind a sentence; Enter uncovers it where that is allowed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "uncover", show=False)]

    def __init__(self, text: str, hint: str = "") -> None:
        super().__init__(classes="cover")
        self._text = text
        self._hint = hint

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="cover-text", markup=False)
        yield Static(self._hint, classes="hint", markup=False)

    def action_uncover(self) -> None:
        """Go on."""
        if self._hint:
            self.dismiss()


class WhyNotScreen(ModalScreen[None]):
    """Type a key or the title of a card, and read why it is not on offer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", show=False)]

    def __init__(self, session: Session, given: str) -> None:
        super().__init__()
        self._session = session
        self._given = given

    def compose(self) -> ComposeResult:
        say = self._session.say
        with Vertical(classes="dialog small") as box:
            box.border_title = say("ui-why-not")
            yield Input(self._given, placeholder=say("ui-hint-why-not"))
            yield Static("", id="answer", markup=False)

    def on_mount(self) -> None:
        """Answer for what is given already."""
        if self._given:
            self.answer(self._given)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer."""
        self.answer(event.value)

    def answer(self, text: str) -> None:
        """Say why."""
        if text.strip():
            self.query_one("#answer", Static).update(why_not(self._session, text))


class RulesScreen(ModalScreen[None]):
    """Search the rules while typing; the clause under the cursor is shown below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("down", "browse(1)", show=False),
        Binding("up", "browse(-1)", show=False),
    ]

    def __init__(self, session: Session, given: str = "") -> None:
        super().__init__()
        self._session = session
        self._given = given
        self._found: list[RuleInfo] = []

    def compose(self) -> ComposeResult:
        say = self._session.say
        with Vertical(classes="dialog") as box:
            box.border_title = say("ui-rules")
            yield Input(self._given, placeholder=say("ui-hint-rules"))
            yield OptionList(id="found", markup=False)
            with VerticalScroll(id="clause"):
                yield Static("", markup=False)

    def on_mount(self) -> None:
        """Search for what is given already."""
        self.search(self._given)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search again."""
        self.search(event.value)

    def search(self, query: str) -> None:
        """Show the clauses that fit."""
        session = self._session
        self._found = find_rules(session.game.id, query, session.lang)[:MOST_FOUND] if query.strip() else []
        listed = self.query_one("#found", OptionList)
        listed.set_options(
            [Option(Content.assemble(f"{rule.heading(session.lang)} ", (rule.id, "$quiet"))) for rule in self._found]
        )
        listed.highlighted = 0 if self._found else None
        if not self._found:
            self.read("" if not query.strip() else session.say("ui-no-match"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the clause."""
        rule = self._found[event.option_index]
        self.read(draw_lines(tell_rule(rule, self._session.lang, self._session.game.id)))

    def read(self, text: str | Content) -> None:
        """Put a text below the list."""
        self.query_one("#clause Static", Static).update(text)

    def action_browse(self, step: int) -> None:
        """Move in the list while the cursor stays in the words."""
        listed = self.query_one("#found", OptionList)
        move: Callable[[], None] = listed.action_cursor_down if step > 0 else listed.action_cursor_up
        move()
