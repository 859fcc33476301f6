"""The games that can be played, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache

from rulewright.kernel.errors import RulewrightError, brief
from rulewright.kernel.game import Module

GAMES = ("lotr", "wotr")


def module(game: str) -> Module:
    """The game with this id. RulewrightError when there is none."""
    if game not in GAMES:
        raise RulewrightError("error-unknown-game", name=brief(game), known=", ".join(GAMES))
    return _module(game)


@cache
def _module(game: str) -> Module:
    if game == "lotr":
        from rulewright.games.lotr.module import Lotr

        return Lotr()
    from rulewright.games.wotr.module import Wotr

    return Wotr()
