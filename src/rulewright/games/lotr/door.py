"""How the game looks before it is opened."""

from __future__ import annotations

from rulewright.kernel.doors import Door, Scene

DOOR = Door(
    scene=Scene(
        "game-icons:ring",
        "forest",
        ("#142a1b", "#4d7d53", "#d8cf96", "#2f5b3c", "#1f4229", "#0e1f14", "#f4e9bf"),
    ),
    minutes=60,
    scenes={
        "passage-through-mirkwood": Scene(
            "game-icons:spider-alt",
            "forest",
            ("#1d3f22", "#5f9a54", "#f4f0b4", "#2f6a39", "#1f4a28", "#10281a", "#f7f4c6"),
        ),
        "journey-along-the-anduin": Scene(
            "game-icons:drakkar",
            "river",
            ("#1c3f66", "#5f93c4", "#f3f7fb", "#3a6a9a", "#264a73", "#132a45", "#ffffff"),
        ),
        "escape-from-dol-guldur": Scene(
            "game-icons:evil-tower",
            "hills",
            ("#230d16", "#5a2230", "#d9806a", "#43202c", "#2b131c", "#16080d", "#ff8f73"),
        ),
    },
    levels={"passage-through-mirkwood": 1, "journey-along-the-anduin": 4, "escape-from-dol-guldur": 7},
)
