"""What comes over the table: questions, texts, look-ups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rulewright.terminal.board import board
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.keys import MOST_OPTIONS, key_of, on_every_keyboard
from rulewright.terminal.rows import Row
from rulewright.terminal.saying import shown
from rulewright.terminal.search import find_cards, find_rules, find_titles
from rulewright.terminal.session import Session
from rulewright.terminal.telling import Line, rule_by_id, tell_card, tell_row, tell_rule, why_not
from rulewright.terminal.wishes import Wish

MOST_FOUND = 60
CLOSE = f"escape,{on_every_keyboard('q')}"


class TextScreen(ModalScreen[None]):
    """A text to read; Escape or Enter closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(f"{CLOSE},enter,space", "app.pop_screen", show=False)]

    def __init__(self, title: str, text: Content) -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog") as box:
            box.border_title = self._title
            yield Static(self._text, markup=False)


class LeaveScreen(ModalScreen[str]):
    """Whether to leave: Enter saves and leaves, x leaves without saving, Escape stays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"enter,{on_every_keyboard('y')},{on_every_keyboard('q')}", "dismiss('save')", show=False),
        Binding(on_every_keyboard("x"), "dismiss('forget')", show=False),
        Binding(f"escape,{on_every_keyboard('n')}", "dismiss('')", show=False),
    ]

    def __init__(self, question: str, hint: str) -> None:
        super().__init__()
        self._question = question
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small"):
            yield Static(self._question, markup=False)
            yield Static(self._hint, classes="hint", markup=False)


class WishScreen(ModalScreen[int]):
    """Passing for longer, stops, remembered answers: a key for each; the result is the place of the one wished for."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(on_every_keyboard(key_of(n)), f"take({n})", show=False) for n in range(1, MOST_OPTIONS + 1)),
        Binding(f"{CLOSE},{on_every_keyboard('n')}", "dismiss(None)", show=False),
    ]

    def __init__(self, title: str, wishes: Sequence[Wish]) -> None:
        super().__init__()
        self._title = title
        self._wishes = wishes

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            lines = []
            for number, wish in enumerate(self._wishes, start=1):
                mark = ("√ ", "bold $success") if wish.on else ("  ", "")
                lines.append(Option(Content.assemble((f"{key_of(number)} ", "bold $primary"), mark, wish.text)))
            yield OptionList(*lines, id="wishes", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take what the cursor is on."""
        self.action_take(event.option_index + 1)

    def action_take(self, number: int) -> None:
        """Take the wish with this number."""
        if number <= len(self._wishes):
            self.dismiss(number - 1)


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
            self.query_one("#answer", Static).update(shown(why_not(self._session, text)))


class Found(NamedTuple):
    """Something to read: what the list says, and the text of it; a title in the list has none."""

    label: Content
    text: Callable[[], list[Line]] | None


class BrowseScreen(ModalScreen[None]):
    """A list of things to read; that under the cursor is shown below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(CLOSE, "app.pop_screen", show=False),
        Binding("down", "browse('down')", show=False),
        Binding("up", "browse('up')", show=False),
        Binding("pagedown", "browse('page_down')", show=False),
        Binding("pageup", "browse('page_up')", show=False),
    ]

    def __init__(self, session: Session, title: str, nothing: str) -> None:
        super().__init__()
        self._session = session
        self._title = title
        self._nothing = nothing
        self._found: Sequence[Found] = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            yield from self.head()
            yield OptionList(id="found", markup=False)
            with VerticalScroll(id="clause", can_focus=False):
                yield Static("", markup=False)

    def head(self) -> ComposeResult:
        """What stands above the list."""
        yield from ()

    def show(self, found: Sequence[Found]) -> None:
        """Put these things into the list."""
        self._found = found
        listed = self.query_one("#found", OptionList)
        listed.set_options([Option(thing.label, disabled=thing.text is None) for thing in found])
        listed.highlighted = next((place for place, thing in enumerate(found) if thing.text is not None), None)
        if listed.highlighted is None:
            self.read(self._nothing)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what is under the cursor."""
        text = self._found[event.option_index].text if event.option_index < len(self._found) else None
        if text is not None:
            self.read(draw_lines(text()))

    def read(self, text: str | Content) -> None:
        """Put a text below the list."""
        self.query_one("#clause Static", Static).update(text)
        self.query_one("#clause", VerticalScroll).scroll_home(animate=False)

    def action_browse(self, where: str) -> None:
        """Move in the list, wherever the cursor is."""
        listed = self.query_one("#found", OptionList)
        moves: dict[str, Callable[[], None]] = {
            "down": listed.action_cursor_down,
            "up": listed.action_cursor_up,
            "page_down": listed.action_page_down,
            "page_up": listed.action_page_up,
        }
        moves[where]()


class SearchScreen(BrowseScreen):
    """Things that are found while one types."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", show=False)]

    def __init__(self, session: Session, title: str, hint: str, find: Callable[[str], list[Found]]) -> None:
        super().__init__(session, title, session.say("ui-no-match"))
        self._hint = hint
        self._find = find

    def head(self) -> ComposeResult:
        yield Input(placeholder=self._hint)

    def on_mount(self) -> None:
        """Show what there is without a word."""
        self.show(self._find(""))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search again."""
        self.show(self._find(event.value.strip()))


class RulesScreen(SearchScreen):
    """The rules: first the clause that asks now and those behind what has just happened, then what one looks for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.say("ui-rules"), session.say("ui-hint-rules"), self.find)

    def find(self, query: str) -> list[Found]:
        """The clauses that fit."""
        session = self._session
        game, lang = session.game.id, session.lang
        if query:
            rules = find_rules(game, query, lang)[:MOST_FOUND]
        else:
            asks = [session.decision.rule] if session.decision is not None else []
            ids = dict.fromkeys((*asks, *(line.rule for line in reversed(session.news()))))
            rules = [rule for rule_id in ids if (rule := rule_by_id(game, rule_id)) is not None]
        return [
            Found(
                Content.assemble(f"{rule.heading(lang)} ", (rule.id, "$quiet")),
                lambda rule=rule: tell_rule(rule, lang, game),  # type: ignore[misc]
            )
            for rule in rules
        ]


class CardsScreen(SearchScreen):
    """The cards of the game by title, then by type, trait and text; those on the table as they lie there."""

    def __init__(self, session: Session) -> None:
        self._rows = {row.card: row for row in reversed(board(session).rows().values())}
        super().__init__(session, session.say("ui-cards"), session.say("ui-hint-cards"), self.find)

    def find(self, query: str) -> list[Found]:
        """The cards that fit."""
        session = self._session
        game, lang = session.game.id, session.lang
        by_title = find_titles(game, query, lang) if query else []
        known = {card.id for card in by_title}
        others = [card for card in find_cards(game, query, lang) if card.id not in known] if query else []
        return [
            Found(
                Content(card.title(lang)),
                lambda card=card: self._tell(card.id) or tell_card(card, lang),  # type: ignore[misc]
            )
            for card in (*by_title, *others)[:MOST_FOUND]
        ]

    def _tell(self, card: str) -> list[Line]:
        return tell_row(self._session, self._rows[card]) if card in self._rows else []


class PilesScreen(BrowseScreen):
    """The decks and piles of the table, with all the cards in them that the person may know."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.say("ui-piles"), session.say("ui-empty"))

    def on_mount(self) -> None:
        """Open them."""
        found: list[Found] = []
        for pile in board(self._session).piles:
            found.append(Found(Content.styled(f"─ {pile.title}", "$quiet"), None))
            found += [Found(Content(f"  {row.name}"), self._text(row)) for row in pile.rows]
        self.show(found)
        self.query_one("#found", OptionList).focus()

    def _text(self, row: Row) -> Callable[[], list[Line]]:
        return lambda: tell_row(self._session, row)
