"""Rulewright plays tabletop games by the book.

import rulewright as rw

game = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"], seed=7)
while not game.over:
    game.choose(game.decision.options[0].key)
"""

from __future__ import annotations

import json

from rulewright.catalogue import CardInfo, RuleInfo, cards, rules
from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import (
    Decision,
    Game,
    GameInfo,
    IllegalChoice,
    Json,
    LogEntry,
    Option,
    Piece,
    Result,
    RulewrightError,
)
from rulewright.kernel.journal import read
from rulewright.version import VERSION

__version__ = VERSION
__all__ = [
    "CardInfo", "Decision", "Game", "GameInfo", "IllegalChoice", "LogEntry", "Option", "Piece", "Result", "RuleInfo",
    "RulewrightError", "cards", "games", "new", "position", "replay", "rules",
]  # fmt: skip


def games() -> list[GameInfo]:
    """What can be played."""
    return [module(game).info() for game in GAMES]


def new(
    game: str,
    *,
    scenario: str | None = None,
    decks: list[str] | None = None,
    seats: int | None = None,
    seed: int = 0,
    **options: Json,
) -> Game:
    """A new game. `seats` defaults to one for each deck, decks to the shipped ones."""
    given: dict[str, Json] = {"scenario": scenario, "decks": [*decks] if decks else None, "seats": seats, **options}
    setup = {key: plain(value) for key, value in given.items() if value is not None}
    return Game(module(game), setup, seed)


def plain(value: Json) -> Json:
    """A copy of what a person gave us, as a journal would bring it back."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, list):
        return [plain(item) for item in value]
    copy: Json = json.loads(json.dumps(value))
    return copy


def position(game: str, written: dict[str, Json], seed: int = 0) -> Game:
    """A game set up as written down by hand; docs/positions.md gives the form."""
    return Game(module(game), {"position": plain(written)}, seed)


def replay(text: str) -> Game:
    """The game that a journal tells of."""
    return read(text, module)
