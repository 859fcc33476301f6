"""Rows of the table drawn in colour, with their numbers in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.content import Content

from rulewright.kernel.capabilities import Layout
from rulewright.terminal.layouts import EXHAUSTED, all_marks
from rulewright.terminal.rows import Fact, Row, Section
from rulewright.terminal.telling import Line

TONES = {
    "lead": "bold $primary",
    "friend": "$foreground",
    "gear": "$secondary",
    "foe": "$error",
    "place": "$success",
    "trap": "$accent",
    "goal": "bold $warning",
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
        self.width = width
        self.in_words = room - longest > max((len(self.words(row)) for row in rows), default=0)
        self.signs = 0 if self.in_words else max(len(self.marks(row)) for row in rows)
        self.in_columns = longest <= room - self.signs
        self.name_width = longest

    def cell(self, fact: Fact) -> str:
        """A number with its sign."""
        return f"{fact.sign}{fact.text}"

    def name(self, row: Row) -> str:
        """The name of a card, under the card that it lies on."""
        return f"{INDENT * (row.depth - 1)}└ {row.name}" if row.depth else row.name

    def words(self, row: Row) -> str:
        """What the card is doing, in words."""
        return " ".join((*row.marks.values(), *([row.exhausted] if row.exhausted else [])))

    def marks(self, row: Row) -> str:
        """What the card is doing, in signs."""
        signs = "".join(all_marks(self.layout)[mark][1] for mark in row.marks) + (EXHAUSTED if row.exhausted else "")
        return f"{signs} " if signs else ""

    def draw(self, row: Row) -> Content:
        """A row: name, numbers, what the card is doing. Where the columns leave no room for the names, each row has
        its own numbers at its end."""
        facts = {fact.name: fact for fact in row.facts}
        cells: list[tuple[str, str]] = []
        for column, width in self.widths.items():
            if column in facts:
                cells += [(" ", ""), *draw_fact(facts[column], width if self.in_columns else 0)]
            elif self.in_columns:
                cells.append((" " * (width + 1), ""))
        room = self.name_width
        if not self.in_columns:
            room = max(LEAST_NAME, self.width - self.signs - sum(len(text) for text, _ in cells))
        name = self.name(row)
        name = name if len(name) <= room else name[: room - 1] + "…"
        tone = TONES.get(self.layout.tones.get(row.kind, ""), "$quiet")
        parts = [(self.marks(row).ljust(self.signs), "$accent")] if self.signs else []
        parts += [(name.ljust(room), f"{tone} dim" if row.exhausted else tone), *cells]
        if self.in_words:
            parts += [(" ", ""), (self.words(row), "italic $accent")]
        return Content.assemble(*parts)


def draw_fact(fact: Fact, width: int = 0) -> list[tuple[str, str]]:
    """A cell: the sign softly, the number so that one sees whether it has changed."""
    return [(fact.sign, "$quiet"), (fact.text.ljust(width - len(fact.sign)), MOODS.get(fact.mood, "bold"))]


def draw_facts(facts: Iterable[Fact]) -> list[tuple[str, str]]:
    """Numbers after a text."""
    return [part for fact in facts for part in ((" ", ""), *draw_fact(fact))]


def draw_title(section: Section, width: int) -> Content:
    """The name of a zone as a rule across the list."""
    return Content.assemble((f"─ {section.title} ", "$quiet"), ("─" * (width - len(section.title) - 3), "$panel"))


def draw_lines(lines: Iterable[Line]) -> Content:
    """Lines to read, each in its style."""
    return Content("\n").join([Content.styled(line.text, LINES.get(line.style, "")) for line in lines])
