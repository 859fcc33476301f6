"""How the table of this game is laid out."""

from __future__ import annotations

from rulewright.kernel.capabilities import Layout

LAYOUT = Layout(
    shared=("figures", "monster-tokens", "plot-1", "plot-2", "plot-3", "event", "revealed", "spent",
            "sauron-mission", "hero-mission"),
    player=("area", "stack", "advanced"),
    hand=("hand", "shadow-hand", "plot-hand", "drawn", "laid"),
    piles=(
        "map", "monsters", "supply", "shadow", "shadow-discard", "plots", "plots-discard", "perils", "perils-discard",
        "corruption", "corruption-discard", "skills", "skills-discard", "box",
    ),
    player_piles=("hand", "life", "rest", "damage"),
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
    },
    letters={
        "attack": "a", "defense": "d", "strength": "s", "health": "h", "fortitude": "f", "agility": "g", "wisdom": "w",
        "influence": "i", "favor": "v", "damage": "x", "price": "v", "advance": ">", "priority": "#",
    },
    text_only=(
        "each-stronghold", "in-extension", "to-pool", "shadow-draw", "shadow-keep", "plot-draw", "plot-keep", "stage",
        "speed", "returns",
    ),
    left={"health": "damage"},
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
    shown=("log-event", "log-encounter", "log-faces-peril", "log-plays-shadow-card", "log-plays-plot"),
    rivals=True,
)  # fmt: skip
