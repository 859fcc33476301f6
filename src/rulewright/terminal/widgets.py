"""The lists of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from rulewright.kernel.game import LogEntry
from rulewright.terminal.board import Row, Section
from rulewright.terminal.drawing import Columns, draw_title
from rulewright.terminal.layouts import Layout

LEAST_WIDTH = 30


class Shown(NamedTuple):
    """What a list of cards shows: zones, with `titles` each under its name."""

    sections: tuple[Section, ...]
    layout: Layout
    titles: bool = True


class CardList(OptionList):
    """Cards of some zones, one in a row. Arrows go on to the list above or below."""

    class Looked(Message):
        """The cursor is on a card."""

        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

    class Taken(Message):
        """A card was chosen with Enter or a double click."""

        def __init__(self, row: Row) -> None:
            super().__init__()
            self.row = row

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="cards", markup=False)
        self._shown: Shown | None = None
        self._width = 0
        self._rows: list[Row | None] = []
        self._clicks = 0

    def show(self, shown: Shown) -> None:
        """Show these cards; the cursor stays on its card."""
        if shown != self._shown:
            self._shown = shown
            self.draw(shown)

    def draw(self, shown: Shown) -> None:
        """Draw the rows for the width the list has."""
        current = self.row
        width = self._width = max(self.scrollable_content_region.width, LEAST_WIDTH)
        self._rows = []
        options = []
        for section in shown.sections:
            columns = Columns(section.rows, shown.layout, width)
            if shown.titles:
                options.append(Option(draw_title(section, width), disabled=True))
                self._rows.append(None)
            for row in section.rows:
                options.append(Option(columns.draw(row)))
                self._rows.append(row)
        with self.prevent(OptionList.OptionHighlighted):
            self.set_options(options)
            self.highlighted = next(
                (i for i, row in enumerate(self._rows) if row and current and row.piece == current.piece), None
            )

    @property
    def row(self) -> Row | None:
        """The card the cursor is on."""
        place = self.highlighted
        return self._rows[place] if place is not None and place < len(self._rows) else None

    def on_resize(self, _: events.Resize) -> None:
        """Fit the columns to the new width."""
        if self._shown is not None and self._width != max(self.scrollable_content_region.width, LEAST_WIDTH):
            self.draw(self._shown)

    def on_focus(self) -> None:
        """Go to a card at once."""
        if self.row is None:
            self.action_first()
        elif self.row is not None:
            self.post_message(self.Looked(self.row))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say which card the cursor is on."""
        event.stop()
        if self.row is not None and self.has_focus:
            self.post_message(self.Looked(self.row))
            self.reveal(event.option_index)

    def reveal(self, place: int) -> None:
        """Scroll the board so that the card is on the screen, with the title above it."""
        outer = self.screen.query_one("#board")
        if outer in self.ancestors:
            top = self.region.y - outer.region.y + outer.scroll_offset.y
            outer.scroll_to_region(Region(0, top + place, 1, 3), animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say which card was taken, or looked at with a single click."""
        event.stop()
        clicks, self._clicks = self._clicks, 0
        if self.row is not None:
            self.post_message(self.Looked(self.row) if clicks == 1 else self.Taken(self.row))

    def on_click(self, event: events.Click) -> None:
        """A click only looks, a double click takes."""
        self._clicks = event.chain

    def places(self) -> list[int]:
        """Where the cards are among the rows."""
        return [i for i, row in enumerate(self._rows) if row is not None]

    def action_cursor_down(self) -> None:
        """One card down; from the last one to the next list."""
        self._step(1)

    def action_cursor_up(self) -> None:
        """One card up; from the first one to the list before."""
        self._step(-1)

    def _step(self, direction: int) -> None:
        places = self.places()
        here = places.index(self.highlighted) if self.highlighted in places else -direction
        if 0 <= here + direction < len(places):
            self.highlighted = places[here + direction]
            return
        lists = [other for other in self.screen.query(CardList) if other.places()]
        beyond = lists.index(self) + direction if self in lists else 0
        if 0 <= beyond < len(lists):
            other = lists[beyond]
            other.highlighted = other.places()[0 if direction > 0 else -1]
            other.focus()


class ChoiceList(OptionList):
    """The options on offer."""

    def show(self, texts: Sequence[str]) -> None:
        """Show these options, numbered as the keys that choose them, with the cursor on the first."""
        numbered = []
        for number, text in enumerate(texts, start=1):
            key = str(number % 10) if number <= 10 else " "
            numbered.append(Option(Content.assemble((f"{key} ", "bold $primary"), text)))
        self.set_options(numbered)
        self.highlighted = 0 if numbered else None


class LogList(OptionList):
    """What happened, newest last; Enter shows the rule behind a line."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.entries: list[LogEntry] = []

    def show(self, entries: list[LogEntry]) -> None:
        """Show these lines; only what is new is added when the rest is the same."""
        known = len(self.entries)
        if known and self.entries == entries[:known]:
            self.add_options(self._drawn(entries[known:]))
        else:
            self.set_options(list(self._drawn(entries)))
        self.entries = entries
        with self.prevent(OptionList.OptionHighlighted):
            self.highlighted = len(entries) - 1 if entries else None
        self.call_after_refresh(self.scroll_end, animate=False)

    def _drawn(self, entries: list[LogEntry]) -> Iterator[Option]:
        for entry in entries:
            yield Option(Content.assemble(f"{entry.text} ", (entry.rule, "$quiet")))
