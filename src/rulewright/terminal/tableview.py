"""Everything that lies on the table, drawn from a session."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from rulewright.terminal.board import Board, board
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.session import Session
from rulewright.terminal.style import KEYS
from rulewright.terminal.telling import result_lines
from rulewright.terminal.widgets import CardList, ChoiceList, LogList, Shown

MOST_TOLD = 4
"""How many of the answers to a question that is put again are shown."""


class TableView(Vertical):
    """Top line; cards on the left, the hand below them; question, card text and log on the right; the keys."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="view")
        self.session = session

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

    def on_resize(self) -> None:
        """Fit the titles to the new width, once the parts have theirs."""
        self.call_after_refresh(self.draw_cards, board(self.session))

    def draw(self) -> None:
        """Draw everything anew."""
        session = self.session
        seen = board(session)
        first, *rest = seen.bar
        bar = Content.assemble((first, "bold $primary"), *((f" · {part}", "") for part in rest))
        self.query_one("#bar", Static).update(bar, layout=False)
        self.draw_cards(seen)
        self.draw_question()
        log = self.query_one(LogList)
        log.border_title = session.say("ui-log")
        log.show(session.log())
        self.query_one("#text").border_title = session.say("ui-card-text")
        keys = [f"[b $primary]{key}[/] [@click=app.{action}]{session.say(word)}[/]" for key, action, word in KEYS]
        self.query_one("#keys", Static).update("  ".join(keys), layout=False)

    def draw_cards(self, seen: Board) -> None:
        """The lists of cards."""
        middle = self.query_one("#middle", CardList)
        in_words = " · ".join(seen.totals)
        middle.border_title = in_words if len(in_words) + 6 <= middle.size.width else " · ".join(seen.signs)
        middle.border_subtitle = " · ".join(seen.middle.piles)
        middle.show(Shown(seen.middle.sections, seen.layout))
        for seat, area in enumerate(seen.players):
            listed = self.query_one(f"#player-{seat}", CardList)
            listed.border_title = area.title
            listed.border_subtitle = " · ".join(area.piles)
            listed.set_class(self.session.persons[seat] == self.session.eyes, "-asked")
            listed.show(Shown(area.sections, seen.layout))
        if self.session.seats > 1 and self.session.decision is not None:
            asked = self.query_one(f"#player-{self.session.decision.player}", CardList)
            self.call_after_refresh(asked.scroll_visible, animate=False)
        hands = tuple(section for section in seen.hands if any(row.card for row in section.rows))
        hand = self.query_one("#hand", CardList)
        hand.border_title = hands[0].title if len(hands) == 1 else self.session.say("ui-hand")
        hand.show(Shown(hands, seen.layout, titles=len(hands) > 1))

    def draw_question(self) -> None:
        """The question and its options, or how the game ended."""
        session = self.session
        box, asked, choices = self.query_one("#asked"), self.query_one("#question", Static), self.query_one(ChoiceList)
        decision = session.decision
        if decision is None:
            box.border_title = ""
            asked.update(draw_lines(result_lines(session)))
            choices.show([session.say("ui-undo"), session.say("ui-quit")])
            return
        box.border_title = session.say("ui-your-choice")
        if session.seats > 1:
            box.border_title += f": {session.player(decision.player)}"
        prompt = decision.prompt(session.lang)
        told = "".join(f"\n√ {text}" for text in session.told()[-MOST_TOLD:])
        asked.update(Content.assemble((f"{prompt} ", "bold"), (decision.rule, "$quiet"), (told, "$success")))
        choices.show([option.text(session.lang) for option in decision.options])

    def read(self, text: Content) -> None:
        """Put a text into the card panel."""
        self.query_one("#card", Static).update(text)
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)
