"""A report in the terminal."""

from __future__ import annotations

from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from rulewright.lab.report import Report, Table
from rulewright.language.errors import shown

NARROW = 100
"""The width where it is no terminal that is printed to."""


def print_report(report: Report, stream: TextIO) -> None:
    """Print a report, with colours where the stream is a terminal."""
    console = Console(file=stream, highlight=False, soft_wrap=False, width=None if stream.isatty() else NARROW)
    show(console, report)


def show(console: Console, report: Report) -> None:
    """A title, what was played, the tables; then the parts."""
    console.print(Text(shown(report.title), style="bold"))
    for name, text in report.facts:
        console.print(Text(shown(f"{name}: {text}")))
    if report.verdict:
        console.print(Text(shown(report.verdict), style="bold"))
    for table in report.tables:
        console.print()
        console.print(Text(shown(table.title), style="bold"))
        console.print(grid(table))
        if table.remark:
            console.print(Text(shown(table.remark), style="dim"))
    for part in report.parts:
        console.print()
        show(console, part)


def grid(table: Table) -> Grid:
    """A table: words to the left, numbers to the right."""
    drawn = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(table.heads):
        drawn.add_column(Text(shown(head)), justify="right" if table.numbers(number) else "left", overflow="fold")
    for line in table.lines:
        drawn.add_row(*(Text(shown(cell)) for cell in line))
    return drawn
