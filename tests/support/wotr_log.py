"""The log of War of the Ring as data: what was noted, not how it is worded."""

from __future__ import annotations

import rulewright as rw


def told(game: rw.Game, message: str) -> list[tuple[str | int, ...]]:
    """The lines of one message: players and numbers as numbers, cards by title."""
    faces = game.state.rules.catalogue.faces
    return [
        tuple(faces[value].name if kind in ("piece", "source") else value for kind, value, _ in args)
        for name, _, args in game.entries()
        if name == message
    ]


def activations(game: rw.Game) -> list[tuple[int, str]]:
    """The phase and the title of every location that was activated or reactivated, in order."""
    faces = game.state.rules.catalogue.faces
    now = 0
    found = []
    for name, _, args in game.entries():
        if name == "log-phase-begins":
            now = args[0][1]
        elif name in ("log-activates", "log-reactivates"):
            found.append((now, faces[args[1][1]].name))
    return found
