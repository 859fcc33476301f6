"""How the zones of a game are laid out on a terminal. A game without a layout of its own shows all it has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SIGNS = {"committed": "►", "attacking": "†", "defending": "■", "exhausted": "↓"}
"""Signs for what a card is doing, where there is no room for words."""


@dataclass(frozen=True)
class Layout:
    """Names of zones, stats and tokens, in the order in which they are shown."""

    shared: tuple[str, ...]
    """The zones of the whole table, on top."""
    player: tuple[str, ...]
    """The zones before each player."""
    hand: tuple[str, ...] = ("hand",)
    """The zones at the bottom."""
    piles: tuple[str, ...] = ()
    """Shared decks and piles, of which the table shows the size."""
    player_piles: tuple[str, ...] = ()
    """The decks and piles of each player."""
    under: tuple[str, ...] = ()
    """Zones whose cards lie under the card that they are dealt to."""
    quiet: frozenset[str] = frozenset()
    """Stats that say nothing once a card is in play."""
    silent: frozenset[str] = frozenset()
    """Tokens that only the rules need."""
    left: dict[str, str] = field(default_factory=dict)
    """Stats that tokens use up: shown as what is left of how much."""
    reached: dict[str, str] = field(default_factory=dict)
    """Stats that tokens have to reach: shown as how many of how many."""
    glyphs: dict[str, str] = field(default_factory=dict)
    """A sign for a stat or token, in the order of the columns; from the old console signs that every font has."""
    dials: tuple[str, ...] = ()
    """The numbers of a player that the title of their area shows."""
    totals: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Numbers of the table: the message that tells each, and the stat whose sign stands for it."""
    zeros: bool = True
    """Whether a 0 is shown: on a card, on a dial."""
    added: dict[str, str] = field(default_factory=dict)
    """Stats that tokens add to: shown as how much and how much more."""
    sides: frozenset[str] = frozenset()
    """The card types on which cards of two sides lie: those of each side come under its name."""


LOTR = Layout(
    shared=("quest", "active-location", "staging", "revealed", "played", "set-aside"),
    player=("engaged", "play"),
    piles=("encounter-deck", "encounter-discard", "victory-display"),
    player_piles=("deck", "discard"),
    under=("shadow",),
    quiet=frozenset({"cost", "threat_cost", "victory"}),
    silent=frozenset({"attacked", "assailed", "shadows-dealt"}),
    left={"hit_points": "damage"},
    reached={"quest_points": "progress"},
    glyphs={
        "stage": "№",
        "cost": "○",
        "threat_cost": "▲",
        "engagement_cost": "↔",
        "threat": "▲",
        "willpower": "☼",
        "attack": "†",
        "defense": "■",
        "hit_points": "♥",
        "quest_points": "►",
        "resources": "●",
        "damage": "♥",
        "progress": "►",
        "shadow": "♠",
    },
    dials=("threat",),
    totals={"willpower": ("ui-total-willpower", "willpower"), "staging_threat": ("ui-total-threat", "threat")},
)

WOTR = Layout(
    shared=("active", "played", "free-scoring", "shadow-scoring"),
    player=("reserve",),
    hand=("hand", "drawn", "cycle", "eliminated"),
    piles=("free-battlegrounds", "shadow-battlegrounds"),
    player_piles=("hand", "deck", "cycle", "eliminated"),
    silent=frozenset({"arrived", "stripped", "led", "leads"}),
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
    dials=("ring",),
    totals={
        "points.free": ("ui-total-free", "points"),
        "points.shadow": ("ui-total-shadow", "points"),
        "corruption": ("ui-total-corruption", "corruption"),
        "path": ("ui-total-path", "number"),
    },
    zeros=False,
    added={"defense": "defense"},
    sides=frozenset({"battleground", "path"}),
)

LAYOUTS = {"lotr": LOTR, "wotr": WOTR}


def layout(view: dict[str, Any]) -> Layout:
    """The layout for the game of a view."""
    known = LAYOUTS.get(view["game"])
    if known is not None:
        return known
    places = {name for player in view["players"] for name, content in player.items() if isinstance(content, list)}
    decks = {name for player in view["players"] for name, content in player.items() if isinstance(content, dict)}
    return Layout(
        shared=tuple(name for name, content in view["zones"].items() if isinstance(content, list)),
        player=tuple(sorted(places - {"hand"})),
        piles=tuple(name for name, content in view["zones"].items() if isinstance(content, dict)),
        player_piles=tuple(sorted(decks)),
    )
