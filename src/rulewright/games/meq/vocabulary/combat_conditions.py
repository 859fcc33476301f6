"""What can be true in a round of a combat, and what can be counted there."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.combat_damage import is_defeated
from rulewright.games.meq.flow.combat_values import (
    card_of,
    fight_under_way,
    is_cancelled,
    opponent,
    previous_type,
    printed_defense,
    type_of,
)
from rulewright.games.meq.table import SAURON, STACK, label
from rulewright.kernel.activations import under_way
from rulewright.kernel.state import Scope, State
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Amount, Condition, Players, Selector

TYPES = ("melee", "ranged")


@dataclass(frozen=True, eq=False)
class Opposes(Condition):
    """The opponent's card of this round has this type."""

    type: str

    def holds(self, s: State, scope: Scope) -> bool:
        return type_of(s, opponent(s, scope.you)) == self.type


@dataclass(frozen=True, eq=False)
class Plays(Condition):
    """Your own card of this round has this type."""

    type: str

    def holds(self, s: State, scope: Scope) -> bool:
        return type_of(s, scope.you) == self.type


@dataclass(frozen=True, eq=False)
class Repeats(Condition):
    """The opponent's card has the same type as the opponent's card of the previous round."""

    def holds(self, s: State, scope: Scope) -> bool:
        other = opponent(s, scope.you)
        return type_of(s, other) != "" and type_of(s, other) == previous_type(s, other)


@dataclass(frozen=True, eq=False)
class OpposingDefense(Condition):
    """The opponent's printed defense is between two numbers."""

    least: int
    most: int

    def holds(self, s: State, scope: Scope) -> bool:
        return self.least <= printed_defense(s, opponent(s, scope.you)) <= self.most


@dataclass(frozen=True, eq=False)
class OpposingCost(Condition):
    """The opponent's card costs so much strength or more."""

    least: int

    def holds(self, s: State, scope: Scope) -> bool:
        card = card_of(s, opponent(s, scope.you))
        return card >= 0 and value(s, card, "strength") >= self.least


@dataclass(frozen=True, eq=False)
class NotAsNamed(Condition):
    """The opponent's card has not the type that was named."""

    def holds(self, s: State, scope: Scope) -> bool:
        named = fight_under_way(s).numbers.get("named", 0)
        other = type_of(s, opponent(s, scope.you))
        return bool(named) and other != "" and other != TYPES[named - 1]


@dataclass(frozen=True, eq=False)
class Dealt(Condition):
    """The opponent was dealt so much damage in this round; what a card does to its own side does not count."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        numbers, by_sauron = fight_under_way(s).numbers, scope.you == SAURON
        taken = numbers.get("hurt" if by_sauron else "harmed", 0)
        return taken - numbers.get("hero-own" if by_sauron else "enemy-own", 0) >= self.least


@dataclass(frozen=True, eq=False)
class Hurt(Condition):
    """You were dealt so much damage in this round."""

    least: int = 1

    def holds(self, s: State, scope: Scope) -> bool:
        return fight_under_way(s).numbers.get("harmed" if scope.you == SAURON else "hurt", 0) >= self.least


@dataclass(frozen=True, eq=False)
class Prevented(Condition):
    """The own defense has prevented damage in this round."""

    def holds(self, s: State, scope: Scope) -> bool:
        return fight_under_way(s).numbers.get("prevented", 0) > 0


@dataclass(frozen=True, eq=False)
class EnemyDefeated(Condition):
    """The monster or minion is defeated in this round."""

    def holds(self, s: State, scope: Scope) -> bool:
        return is_defeated(s)


@dataclass(frozen=True, eq=False)
class Fighting(Condition):
    """This monster fights now."""

    def holds(self, s: State, scope: Scope) -> bool:
        fight = under_way(s, "combat")
        return fight is not None and fight.piece == scope.source


@dataclass(frozen=True, eq=False)
class Works(Condition):
    """This card is not cancelled."""

    def holds(self, s: State, scope: Scope) -> bool:
        if under_way(s, "combat") is None:
            return True
        seat = s.rules.zones.holder[s.zone[scope.source]]
        return seat < 0 or card_of(s, seat) != scope.source or not is_cancelled(s, seat)


@dataclass(frozen=True, eq=False)
class OtherCards(Amount):
    """The other cards of the own combat stack, or those of a type: one that was cancelled has none."""

    type: str = ""

    def count(self, s: State, scope: Scope) -> int:
        others = [c for c in s.zones[STACK + scope.you] if c != scope.source]
        if not self.type:
            return len(others)
        typeless = fight_under_way(s).pieces.get("typeless", ())
        return sum(1 for c in others if c not in typeless and label(s, c, "type") == self.type)


@dataclass(frozen=True, eq=False)
class Opponent(Players):
    """The opponent in this combat."""

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return (opponent(s, scope.you),)


OPPONENT = Opponent()


@dataclass(frozen=True, eq=False)
class OwnCards(Selector):
    """Cards of a type in the monster's combat stack; `bottom`: only the lowest one."""

    type: str
    bottom: bool = False
    noun = "card"

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        stack = s.zones[STACK + SAURON]
        if piece not in stack or label(s, piece, "type") != self.type:
            return False
        return not self.bottom or stack[0] == piece
