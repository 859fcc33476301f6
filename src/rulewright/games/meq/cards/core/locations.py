"""The 63 locations of the map."""

from __future__ import annotations

from rulewright.games.meq.board import ALWAYS_PERILOUS, HAVEN, LOCATIONS, STRONGHOLD
from rulewright.games.meq.vocabulary.printing import card

CARDS = tuple(
    card(
        location.id, location.name, "location",
        stats={"strength": location.strength} if location.strength else {},
        labels={"region": location.region} | ({"mark": location.mark} if number in STRONGHOLD else {}),
        traits="perilous" if number in ALWAYS_PERILOUS else "haven" if number in HAVEN else "",
        set="locations", number=number,
    )
    for number, location in enumerate(LOCATIONS)
)  # fmt: skip
