"""How the game looks before it is opened."""

from __future__ import annotations

from rulewright.kernel.doors import Door, Scene

DOOR = Door(
    scene=Scene(
        "game-icons:burning-eye",
        "mountain",
        ("#3d1713", "#8a4a2c", "#f0c792", "#6a2f22", "#46202a", "#101a33", "#ffd9a3"),
    ),
    minutes=75,
    scenes={
        "trilogy": Scene(
            "game-icons:burning-eye",
            "mountain",
            ("#3d1713", "#8a4a2c", "#f0c792", "#6a2f22", "#46202a", "#101a33", "#ffd9a3"),
        ),
        "duel-2": Scene(
            "game-icons:crossed-swords",
            "hills",
            ("#1f2b4d", "#8a4a4a", "#f0d8a8", "#4a3350", "#2b2440", "#10131f", "#fff0d0"),
        ),
        "duel-3": Scene(
            "game-icons:three-friends",
            "hills",
            ("#1b3350", "#6f8fb5", "#e8eef7", "#3f5f8c", "#243f66", "#111f36", "#f3f0df"),
        ),
        "fellowship": Scene(
            "game-icons:footsteps",
            "mountain",
            ("#14361f", "#6f9a52", "#e6efc0", "#2f6034", "#1c3d21", "#0c1c0f", "#f4f7c8"),
        ),
    },
)
