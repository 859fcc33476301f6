"""How the table of this game is laid out."""

from __future__ import annotations

from rulewright.kernel.capabilities import Layout

LAYOUT = Layout(
    shared=("active", "played", "free-scoring", "shadow-scoring"),
    player=("reserve",),
    hand=("hand", "drawn"),
    piles=("free-battlegrounds", "shadow-battlegrounds"),
    player_piles=("hand", "deck", "cycle", "eliminated"),
    sides={"battleground": "side", "path": "side"},
    tones={
        "character": "lead",
        "army": "friend",
        "item": "gear",
        "event": "gear",
        "battleground": "place",
        "path": "goal",
    },
    labels={"side": "side", "faction": "faction"},
    details={
        "unverified": ("ui-unverified", "unverified"),
    },
    glyphs={
        "number": "№",
        "battleground_attack": "†",
        "battleground_defense": "■",
        "leadership_attack": "‡",
        "leadership_defense": "□",
        "path_attack": "►",
        "path_defense": "◄",
        "attack": "†",
        "defense": "■",
        "points": "☼",
        "corruption": "●",
    },
    letters={
        "number": "#",
        "battleground_attack": "a",
        "battleground_defense": "d",
        "leadership_attack": "A",
        "leadership_defense": "D",
        "path_attack": ">",
        "path_defense": "<",
        "attack": "a",
        "defense": "d",
        "points": "v",
        "corruption": "c",
    },
    silent=("arrived", "stripped", "led", "leads"),
    zeros=False,
    added={"defense": "defense"},
    dials=("ring",),
    totals={
        "points.free": ("ui-total-free", "points"),
        "points.shadow": ("ui-total-shadow", "points"),
        "corruption": ("ui-total-corruption", "corruption"),
        "path": ("ui-total-path", "number"),
    },
    ways_out=("pass", "done", "take-none", "play-none"),
    rules={
        "winnow": ("wotr.winnow.1",),
        "pass": ("wotr.action-phase.12", "wotr.action-phase.13", "wotr.action-phase.14", "wotr.action-phase.15"),
        "ring": (
            "wotr.use-a-ring-token.1",
            "wotr.use-a-ring-token.3",
            "wotr.duel-ring-token.1",
            "wotr.duel-ring-token.2",
            "wotr.duel-three.15",
            "wotr.duel-three.16",
        ),
    },
    phases=("locations", "actions", "combats", "victory-check", "draw"),
    shown=("log-activates", "log-plays", "log-plays-to", "log-plays-onto", "log-plays-to-reserve", "log-uses"),
    hushed=("log-draws-card", "log-drawn-aside"),
    rivals=True,
)
