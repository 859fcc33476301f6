"""Rulewright plays tabletop games by the book.

import rulewright as rw

game = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"], seed=7)
while not game.over:
    game.choose(game.decision.options[0].key)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from rulewright.catalogue import CardInfo, RuleInfo, cards, rules
from rulewright.decks import deck
from rulewright.games.registry import GAMES, module
from rulewright.kernel.errors import IllegalChoice, RulewrightError, whole
from rulewright.kernel.game import MOST_SEED, Decision, Game, GameInfo, Json, LogEntry, Option, Piece, Result
from rulewright.kernel.journal import read
from rulewright.kernel.parcels import unpack as _unpack
from rulewright.kernel.setup_input import plain
from rulewright.language import errors as _words_for_errors  # noqa: F401
from rulewright.version import VERSION

__version__ = VERSION
__all__ = [
    "CardInfo", "Decision", "Game", "GameInfo", "IllegalChoice", "LogEntry", "Option", "Piece", "Result", "RuleInfo",
    "RulewrightError", "cards", "deck", "games", "new", "position", "replay", "rules", "unpack",
]  # fmt: skip


def games() -> list[GameInfo]:
    """What can be played."""
    return [module(game).info() for game in GAMES]


def new(
    game: str,
    *,
    scenario: str | None = None,
    decks: Sequence[str | Mapping[str, Json]] | None = None,
    seats: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    **options: Json,
) -> Game:
    """A new game. `seats` defaults to one for each deck, decks to the shipped ones.

    RulewrightError says what is wrong, and where.
    """
    given = {"scenario": scenario, "decks": decks, "seats": seats, **options}
    setup = plain("setup", {key: value for key, value in given.items() if value is not None and value != []})
    assert isinstance(setup, dict)
    return Game(module(game), setup, whole("seed", seed, 0, MOST_SEED))


def position(game: str, written: Mapping[str, Json], seed: SupportsIndex = 0) -> Game:
    """A game set up as written down by hand; docs/positions.md gives the form. RulewrightError says what is wrong."""
    return Game(module(game), {"position": plain("position", written)}, whole("seed", seed, 0, MOST_SEED))


def replay(text: str) -> Game:
    """The game that a journal tells of. RulewrightError says what is wrong with the journal, and where."""
    return read(text, module)


def unpack(data: bytes) -> Game:
    """The game that `game.pack()` packed. RulewrightError when it is damaged, or another version packed it."""
    return _unpack(data, module)
