"""The games that can be played, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache

from rulewright.kernel.game import Module, RulewrightError

GAMES = ("lotr", "wotr")


@cache
def module(game: str) -> Module:
    """The game with this id."""
    if game == "lotr":
        from rulewright.games.lotr.module import Lotr

        return Lotr()
    if game == "wotr":
        from rulewright.games.wotr.module import Wotr

        return Wotr()
    raise RulewrightError("error-unknown-game", name=game, known=", ".join(GAMES))
