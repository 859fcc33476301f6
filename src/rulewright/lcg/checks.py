"""State checks that living card games share."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.kernel.modifiers import spoken_of
from rulewright.kernel.state import State
from rulewright.kernel.values import value
from rulewright.lcg.events import DAMAGE


def fatally_wounded(s: State, places: Iterable[int]) -> list[int]:
    """The pieces in these zones with as much damage as hit points, if they have any."""
    zones, faces, face, damage = s.zones, s.rules.catalogue.faces, s.face, s.tokens[DAMAGE]
    wounded = [p for zone in places for p in zones[zone] if damage[p] and "hit_points" in faces[face[p]].stats]
    if not wounded:
        return wounded
    changed = spoken_of(s, "value hit_points", wounded)
    found = []
    for p in wounded:
        points = value(s, p, "hit_points") if p in changed else faces[face[p]].stats["hit_points"]
        if damage[p] >= points:
            found.append(p)
    return found
