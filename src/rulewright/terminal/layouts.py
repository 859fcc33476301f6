"""The layout of the table: what the game says, or all that there is."""

from __future__ import annotations

import locale
import sys
from dataclasses import replace

from rulewright.kernel.capabilities import Layout
from rulewright.kernel.game import Game

EXHAUSTED = "↓"
"""The sign of an exhausted card, where there is no room for words."""


def layout_of(game: Game) -> Layout:
    """The layout of a game, with letters for signs where the terminal shows only ASCII."""
    layout = game.module.layout() or everything(game)
    return layout if shows_signs() else replace(layout, glyphs=layout.letters)


def everything(game: Game) -> Layout:
    """All zones of a game, as they come."""
    zones = game.rules.zones
    shared: list[str] = []
    player: list[str] = []
    piles: list[str] = []
    player_piles: list[str] = []
    for place, holder in zip(zones.defs, zones.holder, strict=True):
        if holder < 0:
            (piles if place.deck else shared).append(place.name)
        elif holder == 0 and place.name != "hand":
            (player_piles if place.deck or place.facedown else player).append(place.name)
    return Layout(tuple(shared), tuple(player), piles=tuple(piles), player_piles=tuple(player_piles))


def all_marks(layout: Layout) -> dict[str, tuple[str, str]]:
    """What may be said of a card besides its numbers: by its tokens, or by what is printed on it as a place."""
    return {**layout.marks, **(layout.map.marks if layout.map is not None else {})}


def shows_signs() -> bool:
    """Whether the terminal can show more than ASCII."""
    stream = sys.__stdout__
    encoding = (stream.encoding if stream is not None else "") or locale.getpreferredencoding(False)
    try:
        "☼†■".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
