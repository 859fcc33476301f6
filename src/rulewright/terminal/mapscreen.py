"""The whole map over the table: every place by region with what lies there, and a drawing where there is room."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static

from rulewright.kernel.capabilities import Map
from rulewright.language.speech import capital
from rulewright.terminal.atlas import drawing, homes, spots, whole
from rulewright.terminal.board import Builder
from rulewright.terminal.drawing import TONES, Columns
from rulewright.terminal.layouts import shows_signs
from rulewright.terminal.rows import Row
from rulewright.terminal.saying import term
from rulewright.terminal.screens import BrowseScreen, Found
from rulewright.terminal.session import Session
from rulewright.terminal.telling import Line, tell_row

WIDTH = 66
"""How wide a row of the list may be."""
ROOM = 44
"""How many lines a screen must have for the drawing."""


class MapScreen(BrowseScreen):
    """All places of the board. The one under the cursor is lit up on the drawing, and its ways are told below."""

    def __init__(self, session: Session, map: Map) -> None:
        super().__init__(session, capital(term(session.words, "zone", map.zone)), session.say("ui-empty"))
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (ROOM, "-tall")]
        self._map = map
        self._places: list[str] = []
        """For each line of the list the card of its place."""
        self._names: dict[str, str] = {}
        self._tones: dict[str, str] = {}

    def head(self) -> ComposeResult:
        yield Static(id="canvas", markup=False)

    def on_mount(self) -> None:
        """List the places."""
        layout = self._session.layout
        found: list[Found] = []
        builder = Builder(self._session)
        for region in whole(builder):
            found.append(Found(Content.styled(f"─ {region.title}", "$quiet"), None))
            self._places.append("")
            columns = Columns(region.rows, layout, WIDTH)
            for row in region.rows:
                found.append(Found(columns.draw(row), self._text(row)))
                if row.depth == 0:
                    self._names[row.card] = row.name
                    self._places.append(row.card)
                else:
                    self._places.append(self._places[-1])
                    tone = TONES.get(layout.tones.get(row.kind, ""), "")
                    self._tones.setdefault(self._places[-1], tone)
        self.show(found)
        listed = self.query_one("#found", OptionList)
        if home := homes(builder)[:1]:  # where one stands oneself
            listed.highlighted = self._places.index(builder.places[home[0]]["card"])
        listed.focus()

    def on_resize(self) -> None:
        """Draw the map as large as it may be now."""
        self.call_after_refresh(self.draw)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the place, and where it is."""
        super().on_option_list_option_highlighted(event)
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the map, if the screen has room for it."""
        canvas = self.query_one("#canvas", Static)
        width, height = canvas.size
        place = self.query_one("#found", OptionList).highlighted
        if width < 2 or height < 2 or not self._names:
            return
        lines = drawing(self._map, self._names, width, height, shows_signs())
        here = self._places[place] if place is not None else ""
        styles = {spot: self._tones.get(card, "") for card, spot in spots(self._map, width, height).items()}
        if here:
            styles[spots(self._map, width, height)[here]] = "reverse bold $primary"
        parts: list[tuple[str, str]] = []
        for y, text in enumerate(lines):
            for x, letter in enumerate(text):
                parts.append((letter, styles.get((x, y), "$quiet")))
            parts.append(("\n", ""))
        canvas.update(Content.assemble(*parts[:-1]), layout=False)

    def _text(self, row: Row) -> Callable[[], list[Line]]:
        return lambda: tell_row(self._session, row)
