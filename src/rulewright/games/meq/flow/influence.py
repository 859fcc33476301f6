"""Influence in locations: what extends a Shadow Stronghold, and how much a location may hold."""

from __future__ import annotations

from functools import lru_cache

from rulewright.games.meq.board import HAVEN, LOCATIONS, NEIGHBOURS, PLACES, STRONGHOLD
from rulewright.games.meq.table import INFLUENCE
from rulewright.kernel.state import State

OPEN_NEIGHBOURS = tuple(tuple(place for place in places if place not in HAVEN) for places in NEIGHBOURS)
"""For each location those next to it that influence can spread to."""


def limits(s: State, strongholds: tuple[int, ...] = STRONGHOLD) -> tuple[int, ...]:
    """For each location how much influence may lie there in extension of one of the Strongholds; 0 off any extension.

    A Stronghold may hold what is printed on it. From there an unbroken line of locations with influence, and what is
    next to it, may hold as much as the strongest Stronghold that the line begins at.
    """
    return limits_of(on_the_board(s), strongholds)


def on_the_board(s: State) -> tuple[int, ...]:
    """The influence in each location."""
    return tuple(s.tokens[INFLUENCE][: len(PLACES)])


@lru_cache(256)
def limits_of(influence: tuple[int, ...], strongholds: tuple[int, ...]) -> tuple[int, ...]:
    """The limits that follow from the influence in each location: asked for often, changed seldom."""
    found = [0] * len(PLACES)
    for start in sorted(strongholds, key=influence.__getitem__, reverse=True):
        strength = influence[start]
        line = [start] if strength and not found[start] else []
        for here in line:
            for place in OPEN_NEIGHBOURS[here]:
                if not found[place]:
                    found[place] = strength
                    if influence[place]:
                        line.append(place)
    for start in STRONGHOLD:
        if start in strongholds or found[start]:
            found[start] = LOCATIONS[start].strength
    return tuple(found)


def in_extension(s: State, strongholds: tuple[int, ...] = STRONGHOLD) -> list[int]:
    """The locations that can take another influence token in extension of one of the Strongholds.

    How much they may hold is for the strongest of all Strongholds to say that they are joined to.
    """
    influence, most = s.tokens[INFLUENCE], limits(s)
    own = most if strongholds == STRONGHOLD else limits(s, strongholds)
    return [place for place, limit in enumerate(own) if limit and influence[place] < most[place]]


def excess(s: State) -> tuple[tuple[int, int, bool], ...]:
    """The locations that hold too much, by how much, and whether they are off any extension.

    One token always remains.
    """
    return excess_of(on_the_board(s))


@lru_cache(256)
def excess_of(influence: tuple[int, ...]) -> tuple[tuple[int, int, bool], ...]:
    """The excess that follows from the influence in each location."""
    held = zip(PLACES, influence, limits_of(influence, STRONGHOLD), strict=True)
    return tuple([(place, here - max(1, limit), not limit) for place, here, limit in held if here > 1 and here > limit])
