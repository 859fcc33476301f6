"""How the game looks before it is opened."""

from __future__ import annotations

from rulewright.kernel.doors import Door, Scene

DOOR = Door(
    scene=Scene(
        "game-icons:compass",
        "mountain",
        ("#b5a172", "#e9dab2", "#fff6dc", "#b09a68", "#7f683c", "#3a2a12", "#fffaea"),
    ),
    minutes=150,
    scenes={
        "quest": Scene(
            "game-icons:compass",
            "mountain",
            ("#b5a172", "#e9dab2", "#fff6dc", "#b09a68", "#7f683c", "#3a2a12", "#fffaea"),
        ),
    },
)
