"""Cards of players that lie face down and act as something else: Orc Guards, Drones."""

from __future__ import annotations

from rulewright.kernel.cards import Face
from rulewright.kernel.places import control, move, turn
from rulewright.kernel.state import State


def lie_face_down(s: State, piece: int, zone: int, face: Face) -> None:
    """A card lies face down in a zone and acts as this face. Nobody controls it; whoever knew the card still does."""
    mask = s.known[piece]
    move(s, piece, zone)
    s.known[piece] = mask
    control(s, piece, -1)
    turn(s, piece, s.rules.catalogue.face_id(face))


def stand_in(s: State, piece: int) -> int:
    """The card that a face-down piece acts as; -1 for a piece that acts as itself."""
    return s.rules.catalogue.by_id("stand-ins") if s.rules.stands_in(s, piece) else -1
