"""What happens in this game, and the one word that its cards need beyond those of the kernel."""

from __future__ import annotations

from dataclasses import dataclass

from fifth_game.table import GUARDS
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.places import move, stand
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector


def _arrive(s: State, e: Event) -> None:
    move(s, e.piece, GUARDS)
    stand(s, e.piece, e.other)
    s.note("log-arrives", "bridges.turn.2", ("seat", e.seat), ("piece", e.piece), ("source", e.other))


ARRIVES = EventKind("arrives", _arrive, rule="bridges.turn.2")
"""A guard comes to a bridge, which is `other`."""


@dataclass(frozen=True, eq=False)
class Beside(Selector):
    """The pieces that stand where this one stands."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in s.at and s.at[piece] == s.at.get(scope.source)
