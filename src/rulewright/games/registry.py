"""The games that can be played, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from rulewright.kernel.errors import RulewrightError, brief
from rulewright.kernel.game import Module
from rulewright.kernel.homes import ELSEWHERE, offered

GAMES = ["lotr", "wotr", "champions", "meq"]


def register(game: str, home: str) -> None:
    """Add a game that lies in a package of its own (`home`, a name that can be imported). Twice is once."""
    ELSEWHERE[game] = home
    if game not in GAMES:
        GAMES.append(game)


def module(game: str) -> Module:
    """The game with this id. RulewrightError when there is none."""
    if game not in GAMES:
        raise RulewrightError("error-unknown-game", name=brief(game), known=", ".join(GAMES))
    return offered(game)
