"""Zones: where pieces lie, who may see them there, and which abilities work there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Seen(Enum):
    """Who sees the face of a piece that comes to lie in a zone."""

    ALL = "all"
    HOLDER = "holder"
    TEAM = "team"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Zone:
    """One kind of place. `group` names the set of abilities that work there: play, hand, deck, discard ..."""

    name: str
    group: str
    seen: Seen
    per_seat: bool
    deck: bool
    facedown: bool = False
    """A pile that lies face down: only its holder may look through it, whatever others saw go in."""
    team: int = -1
    """The team whose players see what lies here (`Seen.TEAM`)."""


class Zones:
    """The places of a game. A shared zone is an id; a zone of each seat is a block of ids: `HAND + seat`."""

    def __init__(self, max_seats: int) -> None:
        self.max_seats = max_seats
        self.defs: list[Zone] = []
        self.holder: list[int] = []
        self.named: dict[str, list[int]] = {}
        """The ids of the zones with a name: one, or one for each seat."""
        self._hands: list[list[int]] = [[] for _ in range(max_seats)]

    def shared(self, name: str, group: str, seen: Seen = Seen.ALL, deck: bool = False) -> int:
        """Declare a zone that lies in the middle of the table."""
        return self._add(Zone(name, group, seen, False, deck), 1)

    def of_team(self, name: str, group: str, team: int, deck: bool = False) -> int:
        """Declare a zone in the middle of the table that a team alone sees."""
        return self._add(Zone(name, group, Seen.TEAM, False, deck, team=team), 1)

    def each_seat(
        self, name: str, group: str, seen: Seen = Seen.ALL, deck: bool = False, facedown: bool = False
    ) -> int:
        """Declare a zone that every seat has."""
        return self._add(Zone(name, group, seen, True, deck, facedown), self.max_seats)

    def _add(self, zone: Zone, count: int) -> int:
        first = len(self.defs)
        self.named[zone.name] = [*range(first, first + count)]
        for i in range(count):
            if zone.group == "hand" and zone.per_seat:
                self._hands[i].append(first + i)
            self.defs.append(zone)
            self.holder.append(i if zone.per_seat else -1)
        return first

    def id(self, name: str, seat: int = 0) -> int:
        """The id of a zone by name (and seat)."""
        first = self.named[name][0]
        return first + seat if self.defs[first].per_seat else first

    def groups(self) -> tuple[str, ...]:
        """The groups of all zones."""
        return tuple(dict.fromkeys(zone.group for zone in self.defs))

    def names(self) -> list[str]:
        """The names of all zones, in the order they were declared."""
        return list(self.named)

    def of_hand(self, seat: int) -> list[int]:
        """The zones of a seat whose cards only their holder sees."""
        return self._hands[seat]

    def of_group(self, group: str) -> list[int]:
        """The ids of all zones of a group."""
        return [i for i, zone in enumerate(self.defs) if zone.group == group]
