"""A report as one page that needs nothing else: no network, no scripts, its charts inside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.util import find_spec

from rulewright.lab.report import Report, Table

STYLE = """
:root { color-scheme: light dark; --ink: #1d2b2a; --paper: #fbfaf7; --line: #d8d5cc; --faint: #6b7573; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9e6; --paper: #171c1b; --line: #38413f; --faint: #9aa5a2; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { color: var(--faint); } dd { margin: 0; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; } .wide { overflow-x: auto; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
.words { text-align: left; } th { color: var(--faint); font-weight: 600; }
td { font-variant-numeric: tabular-nums; } p.remark { color: var(--faint); font-size: .9rem; }
p.verdict { font-weight: 600; }
figure { margin: 1rem 0; background: #fff; padding: .5rem; border: 1px solid var(--line); }
figure svg { max-width: 100%; height: auto; } section + section { border-top: 2px solid var(--line); margin-top: 3rem; }
"""


def page(report: Report) -> str:
    """The page; with charts where the packages that draw them are installed."""
    body = "\n".join(sections(report, can_draw()))
    title = escape(report.title)
    return (
        f'<!doctype html>\n<html lang="{report.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def can_draw() -> bool:
    """Whether charts can be drawn."""
    return find_spec("altair") is not None and find_spec("vl_convert") is not None


def sections(report: Report, charts: bool, level: int = 1) -> Iterator[str]:
    """A report and its parts, each in a section."""
    yield f"<section>\n<h{level}>{escape(report.title)}</h{level}>"
    yield "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in report.facts) + "</dl>"
    if report.verdict:
        yield f'<p class="verdict">{escape(report.verdict)}</p>'
    if charts:
        from rulewright.lab.charts import svg

        for chart in report.charts:
            yield f"<figure>{svg(chart)}</figure>"
    for table in report.tables:
        yield from grid(table)
    yield "</section>"
    for part in report.parts:
        yield from sections(part, charts)


def grid(table: Table) -> Iterator[str]:
    """A table and the remark below it."""
    kinds = [' class="words"' if not table.numbers(number) else "" for number in range(len(table.heads))]
    heads = "".join(f'<th scope="col"{kind}>{escape(head)}</th>' for kind, head in zip(kinds, table.heads, strict=True))
    yield f'<h2>{escape(table.title)}</h2>\n<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>'
    for line in table.lines:
        cells = "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, line, strict=True))
        yield f"<tr>{cells}</tr>"
    yield "</tbody></table></div>"
    if table.remark:
        yield f'<p class="remark">{escape(table.remark)}</p>'
