"""How the game ends."""

from __future__ import annotations

from rulewright.games.champions.table import ROUND
from rulewright.kernel.state import State
from rulewright.kernel.steps import end_game


def win(s: State, reason: str) -> None:
    """The players win together, those who were eliminated too. The score is the number of rounds played."""
    s.note("log-won", reason)
    end_game(s, tuple(range(s.people)), s.table[ROUND], reason)


def lose(s: State, reason: str) -> None:
    """The villain wins; the players lose together."""
    s.note("log-lost", reason)
    end_game(s, (), s.table[ROUND], reason)
