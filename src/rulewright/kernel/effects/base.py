"""What every effect is: something an ability does. It can be run, tested, told and described to bots."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Step, offer
from rulewright.kernel.vocabulary import Players


class Hint(NamedTuple):
    """What an effect does, for a bot: a verb, how much, to which piece or seat, and whether that is good for it."""

    verb: str
    amount: int
    piece: int
    seat: int
    good: bool


class Effect(Step):
    """Something an ability does."""

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it would change the game now."""
        raise NotImplementedError

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether it can be carried out in full, as a cost must be."""
        return self.can(s, scope)

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        """What is missing to carry it out in full as a cost, if it can say so."""
        return None

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        """What keeps it from changing a piece, if a rule or a card does."""
        return None

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        """What it would do, for bots."""
        return []

    def cancels(self) -> bool:
        """Whether it cancels what the ability answers."""
        return False

    def __rshift__(self, other: Effect) -> Effect:
        from rulewright.kernel.effects.sequence import All

        first = self.effects if isinstance(self, All) else (self,)
        second = other.effects if isinstance(other, All) else (other,)
        return All((*first, *second))


class AskingEffect(Effect):
    """An effect that is a question to one seat."""

    rule: str = ""

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return self.rule

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        by: Players | None = getattr(self, "by", None)
        return s.scopes[-1].you if by is None else by.find(s, s.scopes[-1])[0]

    def partners(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        by: Players | None = getattr(self, "by", None)
        return by.find(s, s.scopes[-1])[1:] if by is not None and by.together else ()

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        offer(self, s, pc, data, self.choices(s, data))
