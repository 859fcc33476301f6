"""What texts do to the cards of heroes: damage, discards, pools; and to their turn."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.defeat import end_turn
from rulewright.games.meq.flow.losing import DISCARD_FROM_HAND, damage_hero
from rulewright.games.meq.table import (
    DAMAGE_POOL,
    HAND,
    LIFE,
)
from rulewright.games.meq.vocabulary.asked import AsksYou
from rulewright.games.meq.vocabulary.handling import (
    CARD_DISCARDED,
    DAMAGE_TO_REST,
    DRAWS,
    LIFE_TO_REST,
    POOLS,
    SHUFFLES_BACK,
    random_cards,
)
from rulewright.kernel.effects.base import Effect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import check_now, happen, happen_together
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, number

# ---- cards


@dataclass(frozen=True, eq=False)
class TakeDamage(Verb):
    """Heroes take damage."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            damage_hero(s, seat, number(s, scope, self.amount))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("damage", number(s, scope, self.amount), -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class ShieldDamage(AsksYou):
    """You are dealt damage, but may discard cards first: each point of their printed defense prevents one point.

    If none is left, there is a reward. `data` is (points left,).
    """

    amount: int
    reward: Effect
    kind = "shield"
    purpose = "price"
    prompt = "ask-shield"
    verbs = "discard done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "effect")

    def left(self, data: tuple[Plain, ...]) -> int:
        """How much damage is left."""
        left = data[0] if data else self.amount
        assert isinstance(left, int)
        return left

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.left(data)))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("discard", card) for card in s.zones[HAND + s.scopes[-1].you]), Choice("done")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        you, left = s.scopes[-1].you, self.left(data)
        if choice.verb == "done":
            damage_hero(s, you, left)
            return
        shield = s.rules.catalogue.faces[s.face[choice.a]].stats["defense"]
        happen(s, Event(CARD_DISCARDED, choice.a, you))
        check_now(s)
        left = max(0, left - shield)
        if left:
            s.push(self, 0, (left,))
        else:
            s.push(self.reward)

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("damage", self.amount, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class DiscardCards(Verb):
    """You discard cards from hand, of your choice: so many, or all but so many (`down_to`)."""

    amount: int
    down_to: bool = False
    players: Players = YOU

    def excess(self, s: State, seat: int) -> int:
        """How many cards a hero discards."""
        held = len(s.zones[HAND + seat])
        return max(0, held - self.amount) if self.down_to else min(held, self.amount)

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            s.push(DISCARD_FROM_HAND, 0, (seat, self.excess(s, seat)))

    def can(self, s: State, scope: Scope) -> bool:
        return any(self.excess(s, seat) for seat in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return all(len(s.zones[HAND + seat]) >= self.amount for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cards", self.excess(s, seat), -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class DiscardRandom(Verb):
    """Heroes discard random cards from hand."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            count = number(s, Scope(scope.source, seat, scope.event, scope.names), self.amount)
            picked = random_cards(s, HAND + seat, count)
            happen_together(s, [Event(CARD_DISCARDED, card, seat) for card in picked])
        check_now(s)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.zones[HAND + seat] for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cards", number(s, scope, self.amount), -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class ShuffleBack(Verb):
    """You shuffle pools (or your hand, your combat stack) into the Life Pool: "rest", "damage", "hand", "stack".

    That can always be done in full: of an empty pool the Life Pool alone is shuffled.
    """

    pools: tuple[str, ...]

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(SHUFFLES_BACK, -1, scope.you, source=scope.source, how="-".join(self.pools)))

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def words(self) -> tuple[str, dict[str, object]]:
        return "shuffle-back", {"pools": "-".join(self.pools)}

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        moved = sum(len(s.zones[POOLS[pool] + scope.you]) for pool in self.pools)
        return [Hint("recover", moved, -1, scope.you, "hand" not in self.pools)]


@dataclass(frozen=True, eq=False)
class DamageToRest(Verb):
    """You move cards from the top of the Damage Pool to the top of the Rest Pool; all of them (-1) shuffled."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(DAMAGE_TO_REST, -1, scope.you, number(s, scope, self.amount), scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[DAMAGE_POOL + scope.you])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("recover", len(s.zones[DAMAGE_POOL + scope.you]), -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class LifeToRest(Verb):
    """The top cards of your Life Pool go on top of the Rest Pool."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(LIFE_TO_REST, -1, scope.you, self.amount, scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[LIFE + scope.you])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cards", self.amount, -1, scope.you, False)]


@dataclass(frozen=True, eq=False)
class DrawFromLife(Verb):
    """You draw cards from the Life Pool."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(DRAWS, -1, scope.you, number(s, scope, self.amount), scope.source, LIFE + scope.you))
        check_now(s)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[LIFE + scope.you])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cards", number(s, scope, self.amount), -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class EndTurn(Verb):
    """Your turn ends at once."""

    def apply(self, s: State, scope: Scope) -> None:
        end_turn(s, scope.you, s.rules.cite_text(s, "effect"))

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("turn", 1, -1, scope.you, False)]
