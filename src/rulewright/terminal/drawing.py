"""Rows of the table drawn in colour, with their numbers in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.content import Content

from rulewright.terminal.board import Fact, Row, Section
from rulewright.terminal.layouts import SIGNS, Layout
from rulewright.terminal.telling import Line

KINDS = {
    "hero": "bold $primary",
    "ally": "$foreground",
    "attachment": "$secondary",
    "event": "$secondary",
    "enemy": "$error",
    "location": "$success",
    "treachery": "$accent",
    "quest": "bold $warning",
    "character": "bold $primary",
    "army": "$foreground",
    "item": "$secondary",
    "battleground": "bold $success",
    "path": "bold $warning",
}
MOODS = {"better": "bold $success", "worse": "bold $error"}
LINES = {"title": "bold $primary", "kind": "$quiet", "stats": "bold", "why": "$success", "rule": "$accent"}
LEAST_NAME = 10
INDENT = "│ "
"""What stands before a card on a card on a card: lists strip blanks from the beginning of a row."""


class Columns:
    """How wide the columns of a zone are, in a list that is `width` cells wide.

    What a card is doing is said in words at the end of its row; where there is no room for them, in signs before it.
    """

    def __init__(self, rows: Sequence[Row], layout: Layout, width: int) -> None:
        self.layout = layout
        widths: dict[str, int] = {}
        for row in rows:
            for fact in row.facts:
                widths[fact.name] = max(widths.get(fact.name, 0), len(self.cell(fact)))
        order = [*layout.glyphs]
        self.widths = dict(sorted(widths.items(), key=lambda w: order.index(w[0]) if w[0] in order else len(order)))
        longest = max((len(self.name(row)) for row in rows), default=0)
        room = width - sum(cell + 1 for cell in self.widths.values())
        self.in_words = room - longest > max((len(self.words(row)) for row in rows), default=0)
        self.signs = 0 if self.in_words else max(len(self.marks(row)) for row in rows)
        self.name_width = max(LEAST_NAME, min(longest, room - self.signs))

    def cell(self, fact: Fact) -> str:
        """A number with its sign."""
        return f"{self.glyph(fact.name)}{fact.text}"

    def glyph(self, name: str) -> str:
        """The sign of a stat or token; its name when it has none."""
        return self.layout.glyphs.get(name, f"{name} ")

    def name(self, row: Row) -> str:
        """The name of a card, under the card that it lies on."""
        return f"{INDENT * (row.depth - 1)}└ {row.name}" if row.depth else row.name

    def words(self, row: Row) -> str:
        """What the card is doing, in words."""
        return " ".join((*row.marks.values(), *([row.exhausted] if row.exhausted else [])))

    def marks(self, row: Row) -> str:
        """What the card is doing, in signs."""
        signs = "".join(SIGNS.get(mark, "•") for mark in row.marks) + (SIGNS["exhausted"] if row.exhausted else "")
        return f"{signs} " if signs else ""

    def draw(self, row: Row) -> Content:
        """A row: name, numbers, what the card is doing."""
        name = self.name(row)
        if len(name) > self.name_width:
            name = name[: self.name_width - 1] + "…"
        style = KINDS.get(row.kind, "$quiet")
        parts = [(self.marks(row).ljust(self.signs), "$accent")] if self.signs else []
        parts.append((name.ljust(self.name_width), f"{style} dim" if row.exhausted else style))
        facts = {fact.name: fact for fact in row.facts}
        for column, width in self.widths.items():
            parts.append((" ", ""))
            parts += self.draw_fact(facts[column], width) if column in facts else [(" " * width, "")]
        if self.in_words:
            parts += [(" ", ""), (self.words(row), "italic $accent")]
        return Content.assemble(*parts)

    def draw_fact(self, fact: Fact, width: int) -> list[tuple[str, str]]:
        """A cell: the sign softly, the number so that one sees whether it has changed."""
        padding = " " * (width - len(self.cell(fact)))
        return [(self.glyph(fact.name), "$quiet"), (fact.text + padding, MOODS.get(fact.mood, "bold"))]


def draw_title(section: Section, width: int) -> Content:
    """The name of a zone as a rule across the list."""
    return Content.assemble((f"─ {section.title} ", "$quiet"), ("─" * (width - len(section.title) - 3), "$panel"))


def draw_lines(lines: Iterable[Line]) -> Content:
    """Lines to read, each in its style."""
    return Content("\n").join([Content.styled(line.text, LINES.get(line.style, "")) for line in lines])
