"""The lists of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from rulewright.kernel.capabilities import Layout
from rulewright.terminal.drawing import Columns, draw_facts, draw_title
from rulewright.terminal.keys import key_of
from rulewright.terminal.logbook import Line
from rulewright.terminal.picking import Item
from rulewright.terminal.rows import Fact, Row, Section

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

    def light(self, piece: int) -> None:
        """Light up the card that an option is about, and bring it into sight; none where it is not in this list."""
        place = next((i for i, row in enumerate(self._rows) if row and piece >= 0 and row.piece == piece), None)
        with self.prevent(OptionList.OptionHighlighted):
            self.highlighted = place
        if place is not None:
            self.call_after_refresh(self.reveal, place)

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
    """The options on offer, with the keys that take them, and what was picked so far."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.items: list[Item] = []

    def show(self, items: Sequence[Item], facts: Sequence[tuple[Fact, ...]], after_key: bool) -> None:
        """Show the options. The cursor is on the first that is on offer; after a pick by key on the way out, so that
        Enter ends the picking, and after a pick with Enter on the next one."""
        before = self.highlighted
        picking = any(item.picked for item in items)
        lines = []
        for item, numbers in zip(items, facts, strict=True):
            mark = ("√ ", "bold $success") if item.picked else ("  " if picking else "", "")
            text = (item.text, "$success" if item.picked else "")
            key = (f"{'p' if item.out else key_of(item.number)} ", "bold $primary")
            lines.append(Option(Content.assemble(key, mark, text, *draw_facts(numbers))))
        self.items = list(items)
        with self.prevent(OptionList.OptionHighlighted):
            self.set_options(lines)
            self.highlighted = self._place(before if picking else None, picking and after_key)

    def show_ending(self, texts: Sequence[str]) -> None:
        """Show what can be chosen when there is no question."""
        self.items = []
        self.set_options(
            [
                Option(Content.assemble((f"{key_of(i)} ", "bold $primary"), text))
                for i, text in enumerate(texts, start=1)
            ]
        )
        self.highlighted = 0

    def _place(self, before: int | None, to_the_way_out: bool) -> int | None:
        free = [place for place, item in enumerate(self.items) if item.index is not None and not item.picked]
        if to_the_way_out:
            return next((place for place in free if self.items[place].out), free[0] if free else None)
        return next((place for place in free if place >= (before or 0)), free[0] if free else None)

    @property
    def item(self) -> Item | None:
        """The option that the cursor is on."""
        place = self.highlighted
        return self.items[place] if place is not None and place < len(self.items) else None


class LogList(OptionList):
    """What happened, newest last, what is new more brightly; the rule behind the line under the cursor, and with Enter
    its text."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.entries: list[Line] = []
        self._told: int | None = None

    def show(self, entries: list[Line]) -> None:
        """Show these lines; only what has changed is drawn anew when the rest is the same."""
        known = len(self.entries)
        if known and [line.text for line in self.entries] == [line.text for line in entries[:known]]:
            changed = [place for place in range(known) if self.entries[place].new != entries[place].new]
            self.entries = entries
            for place in changed:
                self.replace_option_prompt_at_index(place, self._drawn(place))
            self.add_options([Option(self._drawn(place)) for place in range(known, len(entries))])
        else:
            self.entries = entries
            self.set_options([Option(self._drawn(place)) for place in range(len(entries))])
        with self.prevent(OptionList.OptionHighlighted):
            self.highlighted = len(entries) - 1 if entries else None
        self.call_after_refresh(self.scroll_end, animate=False)

    def _drawn(self, place: int, rule: bool = False) -> Content:
        line = self.entries[place]
        told = f" {line.rule}" if rule and line.rule else ""
        return Content.assemble((line.text, "" if line.new else "$quiet"), (told, "$accent"))

    def tell_rule(self, place: int | None) -> None:
        """Tell the rule behind this line, and no longer behind another one."""
        if self._told is not None and self._told < len(self.entries):
            self.replace_option_prompt_at_index(self._told, self._drawn(self._told))
        self._told = place
        if place is not None and place < len(self.entries):
            self.replace_option_prompt_at_index(place, self._drawn(place, rule=True))

    def on_focus(self) -> None:
        """Tell the rule of the line under the cursor."""
        self.tell_rule(self.highlighted)

    def on_blur(self) -> None:
        """Nobody reads the log any more."""
        self.tell_rule(None)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor has moved."""
        event.stop()
        if self.has_focus:
            self.tell_rule(event.option_index)
