"""Who plays, and in which order."""

from __future__ import annotations

from collections.abc import Sequence


def clockwise(first: int, out: Sequence[int]) -> tuple[int, ...]:
    """The players who are not out, the first player first, then clockwise: what `State.order` must be."""
    return tuple([seat for seat in (*range(first, len(out)), *range(first)) if not out[seat]])
