"""Influence in locations: what extends a Shadow Stronghold, and how much a location may hold."""

from __future__ import annotations

from functools import lru_cache

from rulewright.games.meq.board import HAVEN, LOCATIONS, NEIGHBOURS, PLACES, STRONGHOLD
from rulewright.games.meq.table import INFLUENCE
from rulewright.kernel.state import State


def limits(s: State, strongholds: tuple[int, ...] = STRONGHOLD) -> tuple[int, ...]:
    """For each location how much influence may lie there in extension of one of the Strongholds; 0 off any extension.

    A Stronghold may hold what is printed on it. From there an unbroken line of locations with influence, and what is
    next to it, may hold as much as the strongest Stronghold that the line begins at.
    """
    return limits_of(tuple(s.tokens[INFLUENCE][: len(PLACES)]), strongholds)


@lru_cache(256)
def limits_of(influence: tuple[int, ...], strongholds: tuple[int, ...]) -> tuple[int, ...]:
    """The limits that follow from the influence in each location: asked for often, changed seldom."""
    found = [0] * len(PLACES)
    for start in sorted(strongholds, key=influence.__getitem__, reverse=True):
        strength = influence[start]
        line = [start] if strength else []
        reached = {start}
        for here in line:
            for place in NEIGHBOURS[here]:
                if place not in reached and place not in HAVEN:
                    reached.add(place)
                    found[place] = max(found[place], strength)
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
    return [place for place, limit in enumerate(limits(s, strongholds)) if limit and influence[place] < most[place]]


def excess(s: State) -> list[tuple[int, int]]:
    """The locations that hold too much, and by how much; one token always remains."""
    influence = s.tokens[INFLUENCE]
    held = [place for place in PLACES if influence[place] > 1]
    if not held:
        return []
    allowed = limits(s)
    return [(p, influence[p] - max(1, allowed[p])) for p in held if influence[p] > max(1, allowed[p])]
