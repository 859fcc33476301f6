"""Damage that is divided, and damage that is placed on a card that is no character."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.table import DAMAGE, remaining_hit_points
from rulewright.kernel.amounts import TokensOn
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Happens
from rulewright.kernel.events import Event, EventKind, on_table
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.players import FIRST_PLAYER
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.events import DAMAGED, can_be_damaged


def _place(s: State, e: Event) -> None:
    s.tokens[DAMAGE][e.piece] += e.amount


DAMAGE_PLACED = EventKind(
    "damage placed", _place, rule="champions.sample-armored-rhino-suit.2", log="log-damage-placed",
    verb="place-damage", would_change=on_table,
)  # fmt: skip


def PlaceDamage(what: Selector, amount: Number) -> Happens:
    """Place damage on a card that is no character."""
    return Happens(DAMAGE_PLACED, what, amount)


@dataclass(frozen=True, eq=False)
class AssignDamage(AskingEffect):
    """Damage is divided among characters, none more than defeats it; all of it is dealt at once. `data`: one by one.

    Who divides it is named (`by`): the player it is dealt to; where it is dealt to several players, the first player.
    """

    amount: Number
    what: Selector
    by: Players = FIRST_PLAYER
    rule: str = "champions.indirect-damage.2"
    kind = "assign"
    prompt = "ask-assign"
    purpose = "harm"
    verbs = "assign"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        left = number(s, s.scope, self.amount) - len(data)
        return self.prompt, (("piece", s.scopes[-1].source), ("number", left))

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        return ("",) * (number(s, s.scope, self.amount) - len(data))

    def counted(self, s: State, data: tuple[Plain, ...]) -> tuple[str, list[int]]:
        if not isinstance(self.amount, TokensOn):
            return "", []
        return self.amount.token, self.amount.what.find(s, s.scope)

    def repeats(self, s: State, data: tuple[Plain, ...], choice: Choice) -> int:
        return remaining_hit_points(s, choice.a) - data.count(choice.a)

    def able(self, s: State, scope: Scope) -> list[int]:
        """The characters that could take any of it."""
        return [p for p in self.what.find(s, scope) if can_be_damaged(s, p)]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if len(data) >= number(s, s.scope, self.amount):
            return []
        able = self.able(s, s.scope)
        return [Choice("assign", p) for p in able if data.count(p) < remaining_hit_points(s, p)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.a not in self.able(s, s.scope):
            return Refusal("refuse-not-what", self.rule, choice.a, s.scope.source, (("what", self.what),))
        if data.count(choice.a) >= remaining_hit_points(s, choice.a):
            return Refusal("refuse-enough-damage", "champions.indirect-damage.3", choice.a)
        return None

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.choices(s, data):
            super().run(s, pc, data)
        else:
            taken = {p: data.count(p) for p in data if isinstance(p, int)}
            source = s.scope.source
            happen_together(s, [Event(DAMAGED, p, s.controller[p], n, source, how="effect") for p, n in taken.items()])

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        self.run(s, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("deal-damage", 1, p, s.controller[p], False) for p in self.able(s, scope)]
