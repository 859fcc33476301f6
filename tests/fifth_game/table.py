"""What lies on the table."""

from __future__ import annotations

from rulewright.kernel.zones import Seen, Zones

ZONES = Zones(2)
BOARD = ZONES.shared("board", "play")
GUARDS = ZONES.shared("guards", "play")
HAND = ZONES.each_seat("hand", "hand", Seen.HOLDER)
DECK = ZONES.each_seat("deck", "deck", Seen.NOBODY, deck=True)
DISCARD = ZONES.each_seat("discard", "discard")
SIDES = ("red", "blue")
