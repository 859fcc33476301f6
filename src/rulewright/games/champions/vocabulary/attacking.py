"""What attacks of the players do: strike, strike harder, move damage."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.activations import PLAYER_ATTACK, SCHEME
from rulewright.games.champions.flow.powers import refuse_attack_on, strike, those_attackable
from rulewright.games.champions.table import DAMAGE
from rulewright.games.champions.vocabulary.pointing import innermost
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.reach import not_immune
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Call, go_on
from rulewright.kernel.vocabulary import Number, Selector, number
from rulewright.lcg.events import HEALED, can_be_damaged, why_unharmed


def strikable(s: State, scope: Scope, pieces: list[int]) -> list[int]:
    """Those of the enemies that an attack of this player can damage."""
    return [p for p in those_attackable(s, scope.you, not_immune(s, scope, pieces)) if can_be_damaged(s, p)]


def why_not_struck(s: State, scope: Scope, enemy: int) -> Refusal | None:
    """Which text keeps the card that attacks from damaging an enemy."""
    if not not_immune(s, scope, [enemy]):
        return Refusal("refuse-immune", s.rules.cite("cannot"), enemy, scope.source)
    return why_unharmed(s, enemy)


@dataclass(frozen=True, eq=False)
class Strike(Verb):
    """The attack that this ability is deals damage to an enemy."""

    what: Selector
    amount: Number

    def words(self) -> tuple[str, dict[str, object]]:
        return "deal-damage", {"what": self.what, "amount": self.amount}

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return strikable(s, scope, pieces) if number(s, scope, self.amount) > 0 else []

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.would_change(s, scope, self.what.find(s, scope)))

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        return refuse_attack_on(s, scope.you, piece) or why_not_struck(s, scope, piece)

    def apply(self, s: State, scope: Scope) -> None:
        attack = innermost(s, PLAYER_ATTACK)
        assert attack is not None
        for enemy in self.what.find(s, scope)[:1]:
            strike(s, attack, enemy, number(s, scope, self.amount))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        amount = number(s, scope, self.amount)
        found = self.would_change(s, scope, self.what.find(s, scope))
        return [Hint("deal-damage", amount, p, -1, False) for p in found]


@dataclass(frozen=True, eq=False)
class GainOverkill(Verb):
    """This attack gains overkill."""

    def apply(self, s: State, scope: Scope) -> None:
        attack = innermost(s, PLAYER_ATTACK)
        assert attack is not None
        attack.numbers["overkill"] = 1

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class MoveDamage(Verb):
    """The attack that this ability is moves damage from your hero to an enemy, as much as there is.

    What is moved is off the hero, whatever becomes of it: the enemy is dealt it, and may be tough.
    """

    amount: Number
    what: Selector
    to: Selector

    def able(self, s: State, scope: Scope) -> list[tuple[int, int, int]]:
        """From where to where how much can be moved."""
        amount = number(s, scope, self.amount)
        sources = [(p, min(amount, s.tokens[DAMAGE][p])) for p in self.what.find(s, scope)]
        targets = strikable(s, scope, self.to.find(s, scope))
        return [(p, q, n) for p, n in sources for q in targets[:1] if n > 0 and p != q]

    def apply(self, s: State, scope: Scope) -> None:
        attack = innermost(s, PLAYER_ATTACK)
        assert attack is not None
        for p, q, amount in self.able(s, scope):
            happen(s, Event(HEALED, p, s.controller[p], amount, p, how="moved"))
            go_on(s, STRIKE_WITH, 0, (q, amount))

    def bars(self, s: State, scope: Scope, piece: int) -> Refusal | None:
        return why_not_struck(s, scope, piece)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("deal-damage", amount, q, -1, False) for _, q, amount in self.able(s, scope)]


def strike_with(s: State, data: tuple[Plain, ...]) -> None:
    """The enemy is dealt what was moved. `data` is (enemy, damage)."""
    enemy, damage = data
    assert isinstance(enemy, int) and isinstance(damage, int)
    attack = innermost(s, PLAYER_ATTACK)
    assert attack is not None
    strike(s, attack, enemy, damage)


STRIKE_WITH = Call(strike_with)


@dataclass(frozen=True, eq=False)
class PlaceLess(Verb):
    """The scheme under way places less threat."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        scheme = innermost(s, SCHEME)
        if scheme is not None:
            scheme.numbers["less"] = scheme.numbers.get("less", 0) + self.amount

    def can(self, s: State, scope: Scope) -> bool:
        return innermost(s, SCHEME) is not None

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("place-less", self.amount, -1, -1, True)]
