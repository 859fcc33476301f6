"""Everything that lies on the table, drawn from a session."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from rulewright.terminal.board import board
from rulewright.terminal.drawing import draw_lines
from rulewright.terminal.keys import ALWAYS, keys_of
from rulewright.terminal.picking import Item
from rulewright.terminal.rows import Board, Row
from rulewright.terminal.session import Session
from rulewright.terminal.telling import Line, result_lines, tell_item, tell_shown, weighed
from rulewright.terminal.widgets import CardList, ChoiceList, LogList, Shown


class TableView(Vertical):
    """Top line; cards on the left, the hand below them; question, card text and log on the right; the keys."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="view")
        self.session = session
        self.seen: Board | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        with Horizontal(id="table"):
            with Vertical(id="cards"):
                with VerticalScroll(id="board", can_focus=False):
                    yield CardList(id="middle")
                    with Container(id="players"):
                        for seat in range(self.session.seats):
                            yield CardList(id=f"player-{seat}")
                yield CardList(id="hand")
            with Vertical(id="right"):
                with Vertical(id="asked"):
                    yield Static(id="question", markup=False)
                    yield ChoiceList(id="choices")
                with VerticalScroll(id="text", can_focus=False):
                    yield Static(id="card", markup=False)
                yield LogList(id="log")
        yield Static(id="keys")

    def on_resize(self) -> None:
        """Fit the titles and the keys to the new width, once the parts have theirs."""
        if self.seen is not None:
            self.call_after_refresh(self.draw_cards, self.seen)
            self.call_after_refresh(self.draw_keys)

    def draw(self, by_key: bool = False) -> None:
        """Draw everything anew."""
        session = self.session
        seen = self.seen = board(session)
        first, *rest = seen.bar
        bar = Content.assemble((first, "bold $primary"), *((f" · {part}", "") for part in rest))
        self.query_one("#bar", Static).update(bar, layout=False)
        self.draw_cards(seen)
        self.draw_question(seen, by_key)
        log = self.query_one(LogList)
        log.border_title = session.say("ui-log")
        log.show(session.log())
        self.query_one("#text").border_title = session.say("ui-card-text")
        self.draw_keys()
        self.remove_class("-log")
        self.read_news()

    def draw_keys(self) -> None:
        """The bottom line: as many keys as it has room for."""
        room = self.size.width - 2
        keys = keys_of(self.session.layout)
        texts = {key.key: f"{key.key} {self.session.say(key.word)}" for key in keys}
        room -= sum(len(texts[key]) + 2 for key in ALWAYS) - 2
        shown = []
        for key in keys:
            if key.key not in ALWAYS:
                if room < len(texts[key.key]) + 2:
                    continue
                room -= len(texts[key.key]) + 2
            word = texts[key.key].removeprefix(key.key + " ")
            shown.append(f"[b $primary]{key.key}[/] [@click=app.{key.action}]{word}[/]")
        self.query_one("#keys", Static).update("  ".join(shown), layout=False)

    def draw_cards(self, seen: Board) -> None:
        """The lists of cards; the area of the player who is asked comes right below the middle of the table."""
        middle = self.query_one("#middle", CardList)
        in_words = " · ".join(seen.totals)
        middle.border_title = in_words if len(in_words) + 6 <= middle.outer_size.width else " · ".join(seen.signs)
        middle.border_subtitle = " · ".join(seen.middle.piles)
        middle.show(Shown(seen.middle.sections, seen.layout))
        for seat, area in enumerate(seen.players):
            listed = self.query_one(f"#player-{seat}", CardList)
            listed.border_title = area.title
            listed.border_subtitle = " · ".join(area.piles)
            listed.set_class(self.session.persons[seat] == self.session.eyes, "-asked")
            listed.show(Shown(area.sections, seen.layout))
        decision = self.session.decision
        players = self.query_one("#players")
        if decision is not None and players.children[0].id != f"player-{decision.player}":
            players.move_child(self.query_one(f"#player-{decision.player}"), before=0)
        hands = tuple(section for section in seen.hands if any(row.card for row in section.rows))
        hand = self.query_one("#hand", CardList)
        hand.border_title = hands[0].title if len(hands) == 1 else self.session.say("ui-hand")
        hand.show(Shown(hands, seen.layout, titles=len(hands) > 1))

    def draw_question(self, seen: Board, by_key: bool) -> None:
        """The question and its options, or how the game ended. The way out stands on the border as well."""
        session = self.session
        box, asked, choices = self.query_one("#asked"), self.query_one("#question", Static), self.query_one(ChoiceList)
        decision = session.decision
        if decision is None:
            box.border_title = box.border_subtitle = ""
            asked.update(draw_lines(result_lines(session)))
            choices.show_ending([session.say("ui-undo"), session.say("ui-quit")])
            return
        box.border_title = session.say("ui-your-choice")
        if session.seats > 1:
            box.border_title += f": {session.player(decision.player)}"
        asked.update(Content.styled(decision.prompt(session.lang), "bold"))
        items = session.items()
        out = next((item for item in items if item.out), None)
        box.border_subtitle = f"p {out.text}" if out is not None else ""
        rows = seen.rows()
        choices.show(items, [weighed(session, rows, item) for item in items], by_key)
        self.light(choices.item)

    # ---- what is looked at

    def place_of(self, row: Row) -> int | None:
        """Where the first option about a card stands: about this piece, else about another one of the same card."""
        choices = self.query_one(ChoiceList)
        rows = self.seen.rows() if self.seen is not None else {}
        for same in (lambda item: item.piece == row.piece, lambda item: _card(rows, item) == row.card != ""):
            for place, item in enumerate(choices.items):
                if same(item):
                    return place
        return None

    def light(self, item: Item | None) -> None:
        """Light up the card that an option is about."""
        for listed in self.query(CardList):
            listed.light(item.piece if item is not None else -1)

    def read_item(self) -> None:
        """Show what the option under the cursor is about."""
        item = self.query_one(ChoiceList).item
        self.light(item)
        if item is not None:
            self.read(draw_lines(tell_item(self.session, item)))

    def read_news(self) -> None:
        """Show the cards that came before everyone; else, where there is no log to see it in, what happened; else what
        the first option is about."""
        lines = tell_shown(self.session)
        news = self.session.news()
        if not lines and len(news) > 1 and self.app.screen.has_class("-short"):
            lines = [Line("text", line.text) for line in news]
        if lines:
            self.read(draw_lines(lines))
        else:
            self.read_item()

    def read(self, text: Content) -> None:
        """Put a text into the card panel."""
        self.query_one("#card", Static).update(text)
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)


def _card(rows: dict[int, Row], item: Item) -> str:
    return rows[item.piece].card if item.piece in rows else ""
