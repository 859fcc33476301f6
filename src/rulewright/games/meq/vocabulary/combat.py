"""What the words of combat cards and of monsters do to values and damage.

The label of a text says when it works: `combat` in part e, `cancels` ahead of it, `next-round` and `next-cancels` in
part d of the next round, `next-strength` before strength is counted there, `dealt` after damage, `round-end` at the
end.
In a combat "you" is the side whose card or monster it is; the enemy has seat 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import HEALED
from rulewright.games.meq.flow.combat_damage import deal
from rulewright.games.meq.flow.combat_values import (
    Cancels,
    Caps,
    FollowsAllDamage,
    apply_bonus,
    card_of,
    fight_under_way,
    is_cancelled,
    opponent,
    side,
)
from rulewright.games.meq.table import DAMAGE, SAURON, label
from rulewright.games.meq.vocabulary.combat_conditions import Works
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import happen
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Condition, Number, number


@dataclass(frozen=True, eq=False)
class Bonus(Verb):
    """The own card gets more attack and defense in this round, if something is true."""

    attack: Number = 0
    defense: Number = 0
    given: Condition | None = None

    def apply(self, s: State, scope: Scope) -> None:
        if self.given is None or self.given.holds(s, scope):
            card = card_of(s, scope.you)
            for what, amount in (("attack", self.attack), ("defense", self.defense)):
                if number(s, scope, amount):
                    apply_bonus(s, card, what, "add", number(s, scope, amount), scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return self.given is None or self.given.holds(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("combat", number(s, scope, self.attack) + number(s, scope, self.defense), -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class SetPrinted(Verb):
    """The opponent's printed attack and defense become these numbers (-1: stays). A value that becomes 0 stays 0."""

    attack: int = -1
    defense: int = -1

    def apply(self, s: State, scope: Scope) -> None:
        card = card_of(s, opponent(s, scope.you))
        for what, amount in (("attack", self.attack), ("defense", self.defense)):
            if amount >= 0:
                apply_bonus(s, card, what, "base" if amount else "set", amount, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class CancelCard(Cancels):
    """The opponent's card is cancelled, if something is true. `gains`: the own card first gains its attack."""

    given: Condition | None = None
    gains: bool = False

    def hits(self, s: State, scope: Scope) -> bool:
        other = opponent(s, scope.you)
        card = card_of(s, other)
        if card < 0 or is_cancelled(s, other) or "uncancelable" in s.rules.catalogue.faces[s.face[card]].keywords:
            return False
        return self.given is None or self.given.holds(s, scope)

    def gain(self, s: State, scope: Scope) -> int:
        card = card_of(s, opponent(s, scope.you))
        if not self.gains or card < 0 or not (self.given is None or self.given.holds(s, scope)):
            return 0
        return value(s, card, "attack")

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        raise AssertionError("cancels are looked at together")

    def can(self, s: State, scope: Scope) -> bool:
        return self.hits(s, scope)


@dataclass(frozen=True, eq=False)
class CostsNothing(Verb):
    """The own card of this round costs no strength and is discarded at the end of the round, if it has this type."""

    type: str

    def apply(self, s: State, scope: Scope) -> None:
        card = card_of(s, scope.you)
        if card >= 0 and label(s, card, "type") == self.type:
            apply_bonus(s, card, "strength", "set", 0, scope.source)
            fight_under_way(s).pieces["passing"] = (card,)

    def can(self, s: State, scope: Scope) -> bool:
        return True


# ---- damage


@dataclass(frozen=True, eq=False)
class DealDamage(Verb):
    """The opponent (or `own` side) is dealt damage at once, whatever the defense, if something is true."""

    amount: int
    given: Condition | None = None
    own: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        if self.given is None or self.given.holds(s, scope):
            if self.own:
                fight_under_way(s).numbers[f"{side(s, scope.you)}-own"] = self.amount
            deal(s, scope.you if self.own else opponent(s, scope.you), self.amount)

    def can(self, s: State, scope: Scope) -> bool:
        return self.given is None or self.given.holds(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("combat", self.amount, -1, scope.you, not self.own)]


@dataclass(frozen=True, eq=False)
class Retaliate(FollowsAllDamage):
    """The opponent is dealt as much damage as you are in this round."""

    def owed(self, s: State, scope: Scope) -> int:
        """How much the opponent has still to be dealt."""
        numbers = fight_under_way(s).numbers
        taken = numbers.get("harmed" if scope.you == SAURON else "hurt", 0)
        return taken - numbers.get("retaliated", 0) if numbers.get("retaliated-in") == numbers["round"] else taken

    def apply(self, s: State, scope: Scope) -> None:
        numbers, owed = fight_under_way(s).numbers, self.owed(s, scope)
        before = numbers.get("retaliated", 0) if numbers.get("retaliated-in") == numbers["round"] else 0
        numbers["retaliated"], numbers["retaliated-in"] = before + owed, numbers["round"]
        deal(s, opponent(s, scope.you), owed)

    def can(self, s: State, scope: Scope) -> bool:
        return self.owed(s, scope) > 0


@dataclass(frozen=True, eq=False)
class Execute(Verb):
    """The opponent is defeated in this round, if something is true."""

    given: Condition

    def apply(self, s: State, scope: Scope) -> None:
        if self.given.holds(s, scope) and scope.you != SAURON:
            fight_under_way(s).numbers["executed"] = 1

    def can(self, s: State, scope: Scope) -> bool:
        return self.given.holds(s, scope)


@dataclass(frozen=True, eq=False)
class CapDamage(Caps):
    """The monster is dealt at most so much damage in this round."""

    most: int

    def limit(self) -> int:
        return self.most

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class Regenerate(Verb):
    """This monster heals damage."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        piece = fight_under_way(s).piece
        if s.tokens[DAMAGE][piece]:
            happen(s, Event(HEALED, piece, amount=min(self.amount, s.tokens[DAMAGE][piece]), how="monster"))

    def can(self, s: State, scope: Scope) -> bool:
        return s.tokens[DAMAGE][fight_under_way(s).piece] > 0


@dataclass(frozen=True, eq=False)
class Retreat(Verb):
    """You end the combat, move to a neighbouring location and go on with your turn."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers["retreat"] = numbers["over"] = 1
        s.note("log-retreats", "meq.combat-card.4", ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return not fight_under_way(s).numbers.get("over")


@dataclass(frozen=True, eq=False)
class OncePerCombat(Effect):
    """The effect, once in a combat."""

    effect: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        fight_under_way(s).numbers["once"] = 1
        s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return not fight_under_way(s).numbers.get("once") and self.effect.can(s, scope)


@dataclass(frozen=True, eq=False)
class SpyInstead(Verb):
    """Damage of this monster becomes influence in extension of a Stronghold, point for point."""

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class FromHand(Verb):
    """At least so much of the damage of this monster must come from the hero's hand."""

    least: int

    def apply(self, s: State, scope: Scope) -> None:
        return

    def can(self, s: State, scope: Scope) -> bool:
        return False


BLOCK = Gets(This(), "defense", 2, "least", Works())
