"""The charts of a report, drawn by Altair without a browser and without the network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.lab.engines import extra
from rulewright.lab.report import Chart, Report
from rulewright.lab.results import cannot_write

WIDTH, HEIGHT, STEP = 640, 240, 18
PADDING = {"left": 30, "top": 5, "right": 10, "bottom": 5}
"""Fonts differ from machine to machine: there is room for labels that come out wider than they were measured."""
FIRST, SECOND, FAINT = "#2f6f6a", "#c08a3e", "#8aa5a2"


def write_charts(report: Report, folder: Path, form: str) -> None:
    """Write every chart of a report to a folder: `result.svg`, `rounds.svg` ...; those of A and B to folders in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for chart in report.charts:
            path = folder / f"{chart.name}.{form}"
            if form == "svg":
                path.write_text(svg(chart), encoding="utf-8")
            else:
                path.write_bytes(png(chart))
    except OSError as error:
        raise cannot_write(folder, error) from None
    for number, part in enumerate(report.parts):
        write_charts(part, folder / "ab"[number], form)


def svg(chart: Chart) -> str:
    """A chart as SVG."""
    drawn: str = extra("vl_convert", "analysis").vegalite_to_svg(spec(chart))
    return drawn


def png(chart: Chart) -> bytes:
    """A chart as PNG."""
    drawn: bytes = extra("vl_convert", "analysis").vegalite_to_png(spec(chart), scale=2)
    return drawn


def spec(chart: Chart) -> dict[str, Any]:
    """A chart in the words of Vega-Lite."""
    alt = extra("altair", "analysis")
    data = alt.Data(values=list(chart.points))
    drawn = {"rates": rates, "gaps": gaps, "counts": counts, "bands": bands}[chart.kind](alt, data, chart)
    made: dict[str, Any] = drawn.properties(title=chart.title, padding=PADDING).to_dict()
    return made


def rates(alt: Any, data: Any, chart: Chart) -> Any:
    """Rates in percent, a line for each, with their intervals."""
    base = alt.Chart(data, width=WIDTH, height={"step": 2 * STEP}).encode(y=alt.Y("group:N", title=None, sort=None))
    scale = alt.Scale(domain=[0, 100])
    title = f"{chart.y}, %"
    bars = base.mark_bar(color=FAINT, opacity=0.5).encode(x=alt.X("y:Q", title=title, scale=scale))
    points = base.mark_point(filled=True, color=FIRST, size=60).encode(x="y:Q")
    return bars + spans(alt, base, scale, title) + points


def gaps(alt: Any, data: Any, chart: Chart) -> Any:
    """Differences in points of a hundred, a line for each, with their intervals, around nothing."""
    base = alt.Chart(data, width=WIDTH, height={"step": STEP}).encode(
        y=alt.Y("group:N", title=None, sort=None, axis=alt.Axis(labelLimit=260))
    )
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color="#999", strokeDash=[3, 3]).encode(x="x:Q")
    points = base.mark_point(filled=True, color=FIRST, size=50).encode(x=alt.X("y:Q", title=chart.y))
    return zero + spans(alt, base, alt.Scale(), chart.y) + points


def spans(alt: Any, base: Any, scale: Any, title: str) -> Any:
    """The intervals of rates and differences."""
    return base.mark_rule(color=FIRST, strokeWidth=2).encode(x=alt.X("low:Q", scale=scale, title=title), x2="high:Q")


def counts(alt: Any, data: Any, chart: Chart) -> Any:
    """How many of each, what belongs to different groups one on the other."""
    colours = alt.Scale(domain=list(chart.groups), range=[FIRST, SECOND])
    return (
        alt.Chart(data, width=WIDTH, height=HEIGHT)
        .mark_bar()
        .encode(
            x=alt.X("x:O", title=chart.x, axis=alt.Axis(labelAngle=0)),
            y=alt.Y("y:Q", title=chart.y, stack="zero"),
            color=alt.Color("group:N", title=None, scale=colours),
        )
    )


def bands(alt: Any, data: Any, chart: Chart) -> Any:
    """A line through the middle, and where half of the games lie."""
    x = alt.X("x:Q", title=chart.x, axis=alt.Axis(tickMinStep=1, format="d"))
    base = alt.Chart(data, width=WIDTH, height=HEIGHT).encode(x=x)
    scale = alt.Scale(zero=False)
    band = base.mark_area(color=FAINT, opacity=0.4).encode(
        y=alt.Y("low:Q", title=chart.y or None, scale=scale), y2="high:Q"
    )
    return band + base.mark_line(color=FIRST, point=True).encode(y=alt.Y("y:Q", title=None, scale=scale))
