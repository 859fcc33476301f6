"""The map of a board: the places around a person's figures, what lies elsewhere, all of it by region, and a drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from rulewright.kernel.capabilities import Map, Way
from rulewright.language.speech import capital
from rulewright.terminal.rows import Row, Section

if TYPE_CHECKING:
    from rulewright.terminal.board import Builder
    from rulewright.terminal.session import Session

WAY = "→ "
"""What stands before a place that one can go to."""
STEP = "·"
"""What a way is drawn with."""
PLACE = "o"


@cache
def ways_from(map: Map, card: str) -> dict[str, Way]:
    """The ways from a place, by the card of the place that they lead to."""
    return {way.ends[way.ends[0] == card]: way for way in map.ways if card in way.ends}


def told_way(session: Session, way: Way) -> str:
    """A way in words: its icon, its number, what else it is."""
    say = session.say
    return ", ".join((f"{say(way.icon)} {way.number}", *(say(message) for message in way.more)))


def ways_told(session: Session, card: str) -> list[str]:
    """For each way from a place: where it leads, and the way."""
    map = session.layout.map
    if map is None:
        return []
    titles = {place["card"]: str(place["name"]) for place in session.view()["zones"][map.zone]}
    return [f"{WAY}{titles[to]}: {told_way(session, way)}" for to, way in ways_from(map, card).items()]


def around(builder: Builder) -> tuple[Section, ...]:
    """For each place where the person has a figure: it and its neighbours, with all that lies there; then the other
    places where something stands. Whoever has no figure sees every place that is not empty."""
    map = builder.layout.map
    if map is None:
        return ()
    by_card = {piece["card"]: piece for piece in builder.places.values()}
    title = builder.term("zone", map.zone)
    sections, seen = [], set()
    for here in homes(builder):
        rows = list(place_rows(builder, builder.places[here]))
        seen.add(here)
        for card, way in ways_from(map, builder.places[here]["card"]).items():
            there = by_card[card]
            seen.add(there["id"])
            name = f"{WAY}{there['name']} ({told_way(builder.session, way)})"
            rows += place_rows(builder, there, name)
        sections.append(Section(map.zone, f"{title}: {builder.places[here]['name']}", tuple(rows)))
    others = [piece for piece in by_card.values() if piece["id"] not in seen]
    if sections:
        others = [piece for piece in others if builder.on_card.get(piece["id"])]
        title = builder.session.say("ui-elsewhere")
    else:
        others = [piece for piece in others if builder.on_card.get(piece["id"]) or piece.get("tokens")]
    rows = [row for piece in others for row in place_rows(builder, piece)]
    return (*sections, Section(map.zone, title, tuple(rows))) if rows else tuple(sections)


def homes(builder: Builder) -> list[int]:
    """The places where figures of the person at the keyboard stand."""
    own = builder.session.of(builder.view["seat"])
    found = [piece["at"] for _, piece in builder.pieces() if piece.get("controller") in own and "at" in piece]
    return list(dict.fromkeys(found))


def place_rows(builder: Builder, piece: dict[str, Any], name: str = "") -> Iterable[Row]:
    """A place, and below it what stands there."""
    assert builder.layout.map is not None
    map = builder.layout.map
    first, *standing = builder.with_children(piece, map.zone, 0)
    mark = marks_of(map).get(piece["card"], "")
    told = {mark: builder.session.say(map.marks[mark][0])} if mark in map.marks else {}
    yield replace(first, name=name or capital(first.name), marks={**told, **first.marks})
    yield from standing


@cache
def marks_of(map: Map) -> dict[str, str]:
    """What is printed on each place, by its card."""
    return {place.card: place.mark for place in map.places}


def whole(builder: Builder) -> tuple[Section, ...]:
    """All places with all that lies there, region by region."""
    map = builder.layout.map
    if map is None:
        return ()
    by_card = {piece["card"]: piece for piece in builder.places.values()}
    regions: dict[str, list[Row]] = {}
    for place in map.places:
        regions.setdefault(place.region, []).extend(place_rows(builder, by_card[place.card]))
    return tuple(Section(map.zone, builder.session.say(region), tuple(rows)) for region, rows in regions.items())


def spots(map: Map, width: int, height: int) -> dict[str, tuple[int, int]]:
    """Where each place comes to lie on a drawing of this size, by its card: column and row."""
    left, right = min(place.x for place in map.places), max(place.x for place in map.places)
    top, bottom = min(place.y for place in map.places), max(place.y for place in map.places)
    return {
        place.card: (
            round((place.x - left) / (right - left) * (width - 1)),
            round((place.y - top) / (bottom - top) * (height - 1)),
        )
        for place in map.places
    }


def drawing(map: Map, names: dict[str, str], width: int, height: int, signs: bool) -> list[str]:
    """The map as lines of text: the ways, on them the places, beside them as much of each name as there is room for."""
    found = spots(map, width, height)
    lines = [[" "] * width for _ in range(height)]
    for way in map.ways:
        for column, row in line(found[way.ends[0]], found[way.ends[1]]):
            lines[row][column] = STEP if signs else "."
    for place in map.places:
        column, row = found[place.card]
        lines[row][column] = map.marks[place.mark][1] if signs and place.mark in map.marks else PLACE
    taken = set(found.values())
    for card, spot in found.items():
        for column, letter in label(names[card], spot, taken, width):
            lines[spot[1]][column] = letter
            taken.add((column, spot[1]))
    return ["".join(letters) for letters in lines]


def label(name: str, spot: tuple[int, int], taken: set[tuple[int, int]], width: int) -> list[tuple[int, str]]:
    """As much of a name as fits to the right of a spot, or to the left where that is more: columns and letters."""
    column, row = spot
    right, left = column + 1, column - 1
    while right < width and right - column <= len(name) and not {(right, row), (right + 1, row)} & taken:
        right += 1
    while left >= 0 and column - left <= len(name) and not {(left, row), (left - 1, row)} & taken:
        left -= 1
    if right - column >= min(column - left, len(name) + 1):
        return list(enumerate(name[: right - column - 1], column + 1))
    return list(enumerate(name[: column - left - 1], left + 1))


def line(start: tuple[int, int], end: tuple[int, int]) -> Iterable[tuple[int, int]]:
    """The cells between two spots."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(1, steps):
        yield (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )
