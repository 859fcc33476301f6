"""How the game looks before it is opened."""

from __future__ import annotations

from rulewright.kernel.doors import Door, Scene

DOOR = Door(
    scene=Scene(
        "game-icons:domino-mask",
        "rays",
        ("#6e1026", "#b8283f", "#ffb3a8", "#3a1440", "#2a1038", "#160a22", "#ffe14d"),
    ),
    minutes=50,
    style="comic",
    scenes={
        "rhino": Scene(
            "game-icons:rhinoceros-horn",
            "rays",
            ("#2b323c", "#7b8796", "#ffd60a", "#3f4855", "#262d37", "#10141a", "#ffe066"),
        ),
        "klaw": Scene(
            "game-icons:sonic-boom",
            "rays",
            ("#3a1050", "#8a3fae", "#ffc4f0", "#4a1a66", "#2b0f40", "#14071f", "#ffd0f5"),
        ),
        "ultron": Scene(
            "game-icons:robot-golem",
            "rays",
            ("#101c33", "#3f6a9a", "#ffb0a0", "#22334d", "#14203a", "#080e1a", "#ffe3d8"),
        ),
    },
)
