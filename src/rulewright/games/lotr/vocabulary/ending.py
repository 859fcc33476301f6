"""How a text ends the game, for one player or for all."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.checks import PLAYER_ELIMINATED
from rulewright.games.lotr.flow.ending import lose, win
from rulewright.kernel.effects.verbs import HappensToPlayers, Verb
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Players


def EliminatePlayers(players: Players = YOU) -> HappensToPlayers:
    """Players are eliminated from the game."""
    return HappensToPlayers(PLAYER_ELIMINATED, None, players, how="effect")


@dataclass(frozen=True, eq=False)
class WinGame(Verb):
    """The players win the game."""

    def apply(self, s: State, scope: Scope) -> None:
        win(s, "lotr.winning-the-game.2")

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class LoseGame(Verb):
    """The players lose the game."""

    def apply(self, s: State, scope: Scope) -> None:
        lose(s, s.rules.cite("effect"), scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return True
