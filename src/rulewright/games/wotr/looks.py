"""How this game looks at a browser table: two hosts facing each other, wine red above, night blue below."""

from __future__ import annotations

from rulewright.games.wotr.emblems import EMBLEMS
from rulewright.kernel.looks import Area, Looks

LOOKS = Looks(
    dark={
        "background": "#10131c", "surface": "#1a1f2b", "surface-raised": "#252b39", "text": "#f1ece2",
        "text-muted": "#b4b7c2", "accent": "#d9b36a", "on-accent": "#211704", "state-legal": "#ffd166",
        "state-selected": "#7ee0c6", "state-danger": "#ff8f73", "link": "#8ec7ff", "border-decorative": "#444c5e",
        "border-control": "#7a8397",
        "cloth": "linear-gradient(180deg, #3a1714 0, #2a1418 30%, #171821 50%, #14213a 72%, #0f1b33 100%)",
    },
    light={
        "background": "#e6e3e6", "surface": "#fbf9f6", "surface-raised": "#ffffff", "text": "#24212b",
        "text-muted": "#5d5a66", "accent": "#7a4a12", "on-accent": "#fff6e6", "state-legal": "#96580a",
        "state-selected": "#006b55", "state-danger": "#a92c1c", "link": "#17559a", "border-decorative": "#cbc6cc",
        "border-control": "#84808c",
        "cloth": "linear-gradient(180deg, #f0d5cb 0, #f0e4de 34%, #e9e9ee 55%, #cfdaec 100%)",
    },
    emblem="game-icons:burning-eye",
    scene=("mountain", "mordor"),
    rows=(
        (Area("others"),),
        (
            Area("numbers", ("free-scoring", "shadow-scoring"), grow=0),
            Area("arenas", ("active", "field"), grow=5),
        ),
        (Area("zone", ("played",)),),
        (Area("mine", ("reserve",)),),
    ),
    strip=("reserve",),
    sizes={"active": "banner", "free-scoring": "banner", "shadow-scoring": "banner"},
    steps={"path": 9},
    phases={
        "locations": "game-icons:mountain-road", "actions": "game-icons:card-play",
        "combats": "game-icons:crossed-swords",
        "victory-check": "game-icons:trophy", "draw": "game-icons:card-draw",
    },
    sides={
        "free": ("side-free", "game-icons:white-tower", "#7db4f2"),
        "shadow": ("side-shadow", "game-icons:burning-eye", "#ff8a6e"),
    },
    seats={
        "Frodo": "game-icons:ring", "Aragorn": "game-icons:queen-crown", "Gandalf": "game-icons:wizard-staff",
        "Witch-king": "game-icons:crowned-skull", "Saruman": "game-icons:crystal-ball",
        "Balrog of Moria": "game-icons:fire-ring",
    },
    icons={
        "battleground_attack": "game-icons:broadsword", "battleground_defense": "game-icons:shield",
        "path_attack": "game-icons:footprint", "path_defense": "game-icons:footprint",
        "leadership_attack": "lucide:sword", "leadership_defense": "lucide:shield",
        "attack": "game-icons:broadsword", "defense": "game-icons:shield", "points": "game-icons:trophy",
        "number": "game-icons:trail", "corruption": "game-icons:drop", "points.free": "game-icons:white-tower",
        "points.shadow": "game-icons:burning-eye", "path": "game-icons:trail", "ring": "game-icons:ring",
    },
    colours={
        "battleground_attack": "#ff9f8a", "battleground_defense": "#a8cfff", "path_attack": "#e6d36a",
        "path_defense": "#a6e6a0", "leadership_attack": "#ffc27a", "leadership_defense": "#cfe0ff",
        "attack": "#ff9f8a", "defense": "#a8cfff", "points": "#ffe08a", "number": "#d9dbe2",
    },
    stats={
        "character": (
            "battleground_attack", "battleground_defense", "path_attack", "path_defense", "leadership_attack",
            "leadership_defense",
        ),
        "army": ("battleground_attack", "battleground_defense"),
        "item": ("battleground_attack", "battleground_defense", "path_attack", "path_defense"),
        "battleground": ("points", "defense"),
        "path": ("number", "points", "defense"),
    },
    needed={
        "": ("battleground_attack", "battleground_defense", "path_attack", "path_defense", "points", "defense"),
    },
    needed_at={
        "path": ("path_attack", "path_defense"),
        "battleground": ("battleground_attack", "battleground_defense"),
    },
    seals={"path": "number"},
    tokens={
        "attack": ("ne", "#b3261e", "#ffffff"),
        "defense": ("ne", "#2f5fa3", "#ffffff"),
        "corruption": ("ne", "#3a2f66", "#ffffff"),
    },
    families={
        "dunedain": ("#3f6fb3", "#ffffff", "game-icons:white-tower"),
        "elf": ("#27796a", "#ffffff", "game-icons:white-tower"),
        "hobbit": ("#5b7a2c", "#ffffff", "game-icons:white-tower"),
        "wizard": ("#6f689c", "#ffffff", "game-icons:white-tower"),
        "rohan": ("#8f6d1c", "#ffffff", "game-icons:white-tower"),
        "dwarf": ("#9a6a3f", "#ffffff", "game-icons:white-tower"),
        "mordor": ("#a3322a", "#ffffff", "game-icons:burning-eye"),
        "monstrous": ("#6d4a7c", "#ffffff", "game-icons:burning-eye"),
        "southron": ("#9a5c1c", "#ffffff", "game-icons:burning-eye"),
        "isengard": ("#6b6f76", "#ffffff", "game-icons:burning-eye"),
        "free": ("#2f5fa3", "#ffffff", "game-icons:white-tower"),
        "shadow": ("#8a2f28", "#ffffff", "game-icons:burning-eye"),
        "path": ("#4a5163", "#ffffff", "game-icons:trail"),
    },
    family_labels=("faction", "side"),
    family_of={"path": "path", "battleground": "path", "event": "path"},
    palettes={
        "dunedain": ("#1f3a63", "#6f8fb5", "#e8eef7", "#3f5f8c", "#243f66", "#111f36", "#f3f0df"),
        "elf": ("#0f3a33", "#3d8a72", "#d8f2df", "#1f5a49", "#123a2f", "#071a15", "#eafff0"),
        "hobbit": ("#1f3d1a", "#84a24a", "#f4efb0", "#3f642c", "#26401b", "#0f1c0a", "#fbf6c8"),
        "wizard": ("#2d2a4f", "#7a76a8", "#f0eeff", "#4a4674", "#2d2a4d", "#131122", "#ffffff"),
        "rohan": ("#4a3c12", "#b08a2c", "#f4dd92", "#6e5a1e", "#423610", "#1d1706", "#fff0bd"),
        "dwarf": ("#3d2216", "#96602f", "#efc27f", "#5f3a20", "#3a2212", "#180d06", "#ffdfae"),
        "mordor": ("#2e0d0a", "#8a2f22", "#ff9a62", "#561a13", "#320f0b", "#150504", "#ffb08a"),
        "monstrous": ("#22123a", "#64458c", "#c7a6f2", "#3f2a5e", "#26193a", "#0f0a19", "#d9c2ff"),
        "southron": ("#3e220a", "#a3682a", "#ffd08a", "#643c16", "#3b230d", "#190e04", "#ffdca8"),
        "isengard": ("#20242a", "#6f7780", "#e6e9ec", "#3d444c", "#242930", "#0f1215", "#f4f6f8"),
        "free": ("#173056", "#55799f", "#e9eef4", "#2f4f77", "#1b3252", "#0b1626", "#f5efd8"),
        "shadow": ("#33100d", "#8c3a2a", "#ff9d6a", "#571e17", "#34110d", "#160605", "#ffae84"),
        "path": ("#243447", "#6b8597", "#eee4c4", "#3f566a", "#273747", "#10181f", "#f8efd2"),
    },
    palette_of={
        "dunedain": "dunedain", "elf": "elf", "hobbit": "hobbit", "wizard": "wizard", "rohan": "rohan",
        "dwarf": "dwarf", "mordor": "mordor", "monstrous": "monstrous", "southron": "southron",
        "isengard": "isengard", "free": "free", "shadow": "shadow", "path": "path",
    },
    motif_of={
        "dunedain": "city", "elf": "forest", "hobbit": "hills", "wizard": "hills", "rohan": "hills",
        "dwarf": "mountain", "mordor": "mountain", "monstrous": "mountain", "southron": "hills",
        "isengard": "city", "free": "city", "shadow": "mountain", "path": "hills",
    },
    emblems=EMBLEMS | {
        "Nazgûl": "game-icons:cowled", "character": "game-icons:hood", "army": "game-icons:crossed-swords",
        "item": "game-icons:charm", "event": "game-icons:scroll-unfurled", "battleground": "game-icons:castle",
        "path": "game-icons:trail",
    },
    samples={"tile": ("boromir",), "raised": ("legolas",), "full": ("aragorn",), "banner": ("minas-tirith",)},
)  # fmt: skip
