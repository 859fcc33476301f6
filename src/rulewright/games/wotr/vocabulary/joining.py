"""The ways to join effects that only this game has."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.leaving import gain
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.joining import EachPlayer
from rulewright.kernel.state import Plain, Scope, State


@dataclass(frozen=True, eq=False)
class Pay(Effect):
    """Pay a price to get something; nothing happens when the price cannot be paid in full.

    Some prices are paid in hope (a search may find nothing); an action is taken only while there is something to get.
    """

    cost: Effect
    effect: Effect
    in_hope: bool = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.cost.payable(s, s.scopes[-1]):
            s.push(self.cost)
            gain(s, self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.cost.payable(s, scope) and (self.in_hope or self.effect.can(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.cost.hints(s, scope) + self.effect.hints(s, scope)


@dataclass(frozen=True, eq=False)
class AllFirst(Effect):
    """Each of the players does the first thing, and only when all have, each of them does the second.

    Whoever counts for two in a duel does both things, then both again.
    """

    first: EachPlayer
    second: EachPlayer

    def words(self) -> tuple[str, dict[str, object]]:
        return "all-first", {
            "who": self.first.players, "first": self.first.effect, "second": self.second.effect,
        }  # fmt: skip

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        left = [*self.first.players.find(s, s.scopes[-1])]
        while left:
            once = tuple(dict.fromkeys(left))
            s.push(self.first, 0, once)
            s.push(self.second, 0, once)
            for seat in once:
                left.remove(seat)

    def can(self, s: State, scope: Scope) -> bool:
        return self.first.can(s, scope) or self.second.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.first.hints(s, scope) + self.second.hints(s, scope)
