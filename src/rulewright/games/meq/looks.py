"""How this game looks at a browser table: a walnut desk, and the map of Middle-earth on it."""

from __future__ import annotations

from rulewright.games.meq.chart import CHART
from rulewright.games.meq.emblems import EMBLEMS
from rulewright.games.meq.flow.story import STAGE_BEGINS
from rulewright.kernel.looks import Area, Looks

LOOKS = Looks(
    dark={
        "background": "#17120d", "surface": "#241c14", "surface-raised": "#31271c", "text": "#f4ead6",
        "text-muted": "#c4b597", "accent": "#e0a44a", "on-accent": "#241604", "state-legal": "#ffd166",
        "state-selected": "#7ee0c6", "state-danger": "#ff8f73", "link": "#8ec7ff", "border-decorative": "#5a4a36",
        "border-control": "#8f7a5a", "cloth": "linear-gradient(160deg, #2a2017, #15100b)",
    },
    light={
        "background": "#e9dcc0", "surface": "#fbf4e3", "surface-raised": "#fffaf0", "text": "#2c2010",
        "text-muted": "#67563b", "accent": "#7d4e06", "on-accent": "#fff7e6", "state-legal": "#955500",
        "state-selected": "#00695a", "state-danger": "#a8321a", "link": "#14598f", "border-decorative": "#d0bd95",
        "border-control": "#8c7a54",
        "cloth": "linear-gradient(160deg, #f3e9d2, #dbc9a3)",
    },
    emblem="game-icons:compass",
    scene=("mountain", "monster"),
    rows=(
        (Area("numbers", grow=0),),
        (Area("map", ("map", "figures", "monster-tokens"), grow=1), Area("duel", ("laid", "stack", "life"))),
        (Area("mine", ("area", "advanced")),),
        (
            Area("zone", ("plot-1", "plot-2", "plot-3"), "game-icons:burning-eye"),
            Area(
                "zone", ("event", "revealed", "spent", "sauron-mission", "hero-mission"), "game-icons:scroll-unfurled"
            ),
        ),
        (Area("others"),),
    ),
    strip=("area",),
    sizes={
        "plot-1": "banner", "plot-2": "banner", "plot-3": "banner", "event": "banner", "revealed": "banner",
        "sauron-mission": "banner", "hero-mission": "banner", "advanced": "banner",
    },
    seats={"0": "game-icons:burning-eye"},
    track=(("story.green", "story.yellow", "story.red", "story.black"), 18),
    stages=STAGE_BEGINS,
    phases={
        "plot": "game-icons:burning-eye", "action": "game-icons:crowned-skull", "hero-draw": "game-icons:card-draw",
        "rest": "game-icons:campfire", "ambush": "game-icons:hidden", "travel": "game-icons:mountain-road",
        "encounter": "game-icons:scroll-unfurled", "finale": "game-icons:crossed-swords",
    },
    icons={
        "attack": "game-icons:broadsword", "defense": "game-icons:shield", "strength": "game-icons:biceps",
        "health": "game-icons:hearts", "fortitude": "game-icons:heart-shield", "agility": "game-icons:sprint",
        "wisdom": "game-icons:brain", "influence": "game-icons:burning-eye", "favor": "game-icons:oak-leaf",
        "damage": "game-icons:drop", "price": "game-icons:oak-leaf", "advance": "lucide:chevrons-right",
        "priority": "lucide:hash", "monster-tokens": "game-icons:orc-head", "story.green": "game-icons:oak-leaf",
        "story.yellow": "game-icons:ring", "story.red": "game-icons:crossed-swords", "story.black": "game-icons:drop",
        "pool": "game-icons:burning-eye", "stage": "lucide:flag", "speed": "game-icons:sprint",
    },
    colours={
        "attack": "#ff9f8a", "defense": "#a8cfff", "strength": "#ffc27a", "health": "#ff9db0", "fortitude": "#ff9db0",
        "agility": "#a6e6a0", "wisdom": "#cfc2ff", "influence": "#ffb39e", "favor": "#a6e6a0", "price": "#a6e6a0",
        "advance": "#ffe08a", "story.green": "#7fd08a", "story.yellow": "#ffe066", "story.red": "#ff8f73",
        "story.black": "#c9c2d6", "pool": "#ffb39e",
    },
    stats={
        "hero": ("fortitude", "strength", "agility", "wisdom"),
        "hero-card": ("attack", "defense"),
        "skill": ("attack", "defense"),
        "combat-card": ("attack", "defense"),
        "monster": ("health", "fortitude", "strength", "wisdom"),
        "minion": ("health", "fortitude", "strength", "wisdom"),
        "plot": ("price", "advance", "influence"),
        "shadow": ("influence",),
        "location": ("strength",),
    },
    seals={"hero-card": "strength", "skill": "strength", "combat-card": "strength", "plot": "price"},
    tokens={
        "damage": ("ne", "#b3261e", "#ffffff"),
        "influence": ("ne", "#2a0d0b", "#ffb39e"),
        "favor": ("nw", "#2f7d4f", "#ffffff"),
    },
    disc_label="travel",
    discs={
        "hill": ("game-icons:hills", "#8a5a2b"),
        "mountain": ("game-icons:peaks", "#6d7480"),
        "forest": ("game-icons:pine-tree", "#2f7a3c"),
        "plains": ("game-icons:sunbeams", "#8f6a00"),
        "swamp": ("game-icons:reed", "#2d7f8f"),
    },
    chart=CHART,
    families={
        "ranged": ("#2f6fa8", "#ffffff", "game-icons:bow-arrow"),
        "melee": ("#a8432f", "#ffffff", "game-icons:broadsword"),
        "heroes": ("#2f6fa8", "#ffffff", "game-icons:white-tower"),
        "sauron": ("#5b1f1a", "#ffffff", "game-icons:burning-eye"),
        "land": ("#4c5f3a", "#ffffff", "game-icons:mountain-road"),
        "tale": ("#7a5a22", "#ffffff", "game-icons:scroll-unfurled"),
    },
    family_labels=("type",),
    family_of={
        "hero": "heroes", "character": "heroes", "item": "heroes", "quest": "tale", "mission": "tale", "event": "tale",
        "encounter": "land", "location": "land", "plot": "sauron", "shadow": "sauron", "corruption": "sauron",
        "peril": "sauron", "minion": "sauron", "monster": "sauron", "monster-token": "sauron",
    },
    palettes={
        "ranged": ("#102f4f", "#4a82b0", "#dcebf7", "#24507a", "#15324f", "#081724", "#f3eec2"),
        "melee": ("#431310", "#9c4534", "#f0b690", "#66271f", "#3c1511", "#1a0806", "#ffdf9e"),
        "heroes": ("#15401f", "#6f9a52", "#e6efc0", "#2f6034", "#1c3d21", "#0c1c0f", "#f4f7c8"),
        "sauron": ("#22070a", "#7a2420", "#ff7a4a", "#45110f", "#280a09", "#110404", "#ff8a63"),
        "land": ("#1d3a3a", "#7b9a6a", "#efe7b8", "#3f5f45", "#283f2d", "#111d14", "#f6f0cc"),
        "tale": ("#3b2a0e", "#a3803a", "#f5e3ae", "#5f481b", "#39290e", "#191105", "#fff0c8"),
        "monster": ("#241a30", "#5e4a72", "#c9a8e8", "#3b2d4c", "#241b30", "#0f0b15", "#e4cdfb"),
    },
    palette_of={
        "ranged": "ranged", "melee": "melee", "monster": "monster", "monster-token": "monster", "heroes": "heroes",
        "sauron": "sauron", "land": "land", "tale": "tale",
    },
    motif_of={
        "ranged": "hills", "melee": "hills", "heroes": "forest", "sauron": "mountain", "land": "forest",
        "tale": "hills",
    },
    emblems=EMBLEMS | {
        "haven": "game-icons:white-tower", "hero": "game-icons:winged-sword", "hero-card": "game-icons:crossed-swords",
        "skill": "game-icons:brain", "combat-card": "game-icons:crossed-swords", "item": "game-icons:backpack",
        "character": "game-icons:hood", "minion": "game-icons:cowled", "monster": "game-icons:orc-head",
        "monster-token": "game-icons:uncertainty", "location": "game-icons:mountain-road",
        "plot": "game-icons:burning-eye", "shadow": "game-icons:eclipse", "corruption": "game-icons:broken-heart",
        "peril": "game-icons:death-skull", "event": "game-icons:scroll-unfurled",
        "encounter": "game-icons:campfire", "quest": "game-icons:treasure-map", "mission": "game-icons:wax-seal",
    },
    samples={
        "tile": ("beravor",), "raised": ("beravor",), "hurt": ("gothmog",), "full": ("beravor-aimed-shot",),
        "banner": ("monsters-in-the-east",), "hand": ("beravor-parry",),
    },
)  # fmt: skip
