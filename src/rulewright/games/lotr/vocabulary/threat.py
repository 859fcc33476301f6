"""The threat of the players."""

from __future__ import annotations

from rulewright.games.lotr.events import THREAT_FALLS, THREAT_RISES
from rulewright.kernel.effects.verbs import HappensToPlayers
from rulewright.kernel.players import YOU
from rulewright.kernel.vocabulary import Number, Players


def RaiseThreat(amount: Number, players: Players = YOU) -> HappensToPlayers:
    """Raise players' threat."""
    return HappensToPlayers(THREAT_RISES, amount, players)


def LowerThreat(amount: Number, players: Players = YOU) -> HappensToPlayers:
    """Reduce players' threat."""
    return HappensToPlayers(THREAT_FALLS, amount, players)
