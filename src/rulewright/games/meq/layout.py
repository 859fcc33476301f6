"""How the table of this game is laid out."""

from __future__ import annotations

from rulewright.games.meq.board import LOCATIONS, PATHS, REGION_COLOURS, REGIONS
from rulewright.kernel.capabilities import Layout, Map, Place, Way

MAP = Map(
    "map",
    tuple(Place(p.id, f"map-{p.region}", p.x, p.y, p.mark) for p in LOCATIONS),
    tuple(Way((a, b), f"terrain-{icon}", cost, ("ui-water",) if water else ()) for a, b, icon, cost, water in PATHS),
    {"haven": ("ui-haven", "⌂"), "stronghold": ("ui-stronghold", "♜"), "perilous": ("ui-perilous", "!")},
    {f"map-{region}": colour for region, colour in zip(REGIONS, REGION_COLOURS, strict=True)},
)

LAYOUT = Layout(
    shared=("plot-1", "plot-2", "plot-3", "event", "revealed", "spent",
            "sauron-mission", "hero-mission"),
    player=("area", "stack", "advanced"),
    hand=("hand", "shadow-hand", "plot-hand", "drawn", "laid"),
    piles=(
        "monsters", "supply", "shadow", "shadow-discard", "plots", "plots-discard", "perils", "perils-discard",
        "corruption", "corruption-discard", "skills", "skills-discard", "box",
    ),
    player_piles=("hand", "life", "rest", "damage"),
    map=MAP,
    tones={
        "hero": "lead", "hero-card": "gear", "skill": "gear", "combat-card": "foe",
        "item": "gear", "character": "friend",
        "minion": "foe", "monster": "foe", "monster-token": "foe", "location": "place",
        "plot": "trap", "shadow": "trap",
        "corruption": "trap", "peril": "trap", "event": "goal", "encounter": "place",
        "quest": "goal", "mission": "goal",
    },
    glyphs={
        "attack": "†", "defense": "■", "strength": "●", "health": "♥", "fortitude": "≡", "agility": "»", "wisdom": "☼",
        "influence": "▲", "favor": "◊", "damage": "×", "price": "◊", "advance": "►", "priority": "№",
        "monster-tokens": "◆",
    },
    letters={
        "attack": "a", "defense": "d", "strength": "s", "health": "h", "fortitude": "f", "agility": "g", "wisdom": "w",
        "influence": "i", "favor": "v", "damage": "x", "price": "v", "advance": ">", "priority": "#",
        "monster-tokens": "m",
    },
    text_only=(
        "each-stronghold", "in-extension", "to-pool", "shadow-draw", "shadow-keep", "plot-draw", "plot-keep", "stage",
        "speed",
    ),
    left={"health": "damage"},
    labels={
        "sort": "ui-sort", "region": "map", "mark": "ui", "deck": "ui-deck", "marker": "ui-marker", "type": "ui-type",
        "travel": "terrain",
    },
    marks={
        "melee": ("ui-type-melee", "†"), "ranged": ("ui-type-ranged", "»"), "hill": ("terrain-hill", "h"),
        "mountain": ("terrain-mountain", "m"), "forest": ("terrain-forest", "f"), "plains": ("terrain-plains", "p"),
        "swamp": ("terrain-swamp", "s"),
    },
    label_marks=("type", "travel"),
    zeros=False,
    dials=("favor",),
    totals={
        "story.green": ("ui-total-green", "advance"),
        "story.yellow": ("ui-total-yellow", "advance"),
        "story.red": ("ui-total-red", "advance"),
        "story.black": ("ui-total-black", "advance"),
        "pool": ("ui-total-pool", "influence"),
    },
    ways_out=("pass", "done", "stop", "no", "take-none"),
    plays=("play", "lay"),
    phases=("plot", "action", "hero-draw", "rest", "ambush", "travel", "encounter", "finale"),
    shown=("log-event", "log-encounter", "log-faces-peril", "log-plays-shadow-card", "log-plays-plot"),
    rivals=True,
    headings=("log-round-begins", "log-phase-begins", "log-turn-begins"),
)  # fmt: skip
