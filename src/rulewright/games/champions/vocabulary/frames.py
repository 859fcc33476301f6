"""Effects that happen as part of something: of an attack or a thwart that an ability makes, of a choice."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.activations import PLAYER_ATTACK, THWART
from rulewright.games.champions.flow.powers import PLAYER_ACTIVATION
from rulewright.games.champions.table import identity, kind
from rulewright.kernel.effects.sequence import Framed
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import go_on


def doer(s: State, scope: Scope) -> int:
    """Who attacks or thwarts by an ability: the ally it is on, else the identity of its player."""
    source = scope.source
    return source if source >= 0 and kind(s, source) == "ally" else identity(s, scope.you)


@dataclass(frozen=True, eq=False)
class Attack(Framed):
    """What an ability labelled "attack" does: it is an attack, and lost if the attacker is stunned."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        piece = doer(s, s.scopes[-1])
        if piece >= 0:
            go_on(s, PLAYER_ACTIVATION, 0, (PLAYER_ATTACK, piece, -1, self.effect))


@dataclass(frozen=True, eq=False)
class Thwart(Framed):
    """What an ability labelled "thwart" does: it is a thwart, and lost if its character is confused."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        piece = doer(s, s.scopes[-1])
        if piece >= 0:
            go_on(s, PLAYER_ACTIVATION, 0, (THWART, piece, -1, self.effect))


@dataclass(frozen=True, eq=False)
class Besides(Framed):
    """What comes with the other effects of a text but is no change for which they could be chosen."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        go_on(s, self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return False
