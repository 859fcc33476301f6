"""Positions written down by hand (for the moment: none)."""

from __future__ import annotations

from rulewright.kernel.game import Json
from rulewright.kernel.state import State


def write_position(written: dict[str, Json], rng: int) -> State:
    """The position that was written down."""
    raise NotImplementedError
