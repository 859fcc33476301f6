"""What texts do with monsters and minions."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import COLOUR
from rulewright.games.meq.events import (
    DAMAGED,
    HEALED,
    MINION_DEFEATED,
    MINION_MOVES,
    TOKEN_GOES,
)
from rulewright.games.meq.flow.command import has_token, may_muster_at, refuse_muster_at
from rulewright.games.meq.table import (
    DAMAGE,
    SAURON,
    TOKENS_ON_BOARD,
    heroes_at,
    kind,
)
from rulewright.games.meq.vocabulary.asked import AsksSauron
from rulewright.games.meq.vocabulary.handling import TOKEN_MUSTERED
from rulewright.games.meq.vocabulary.verbs_board import SpreadInfluence
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Selector


@dataclass(frozen=True, eq=False)
class RemoveMonsters(Verb):
    """All monster tokens are removed from these locations."""

    where: Selector

    def found(self, s: State, scope: Scope) -> list[int]:
        """The tokens there."""
        places = self.where.find(s, scope)
        return [piece for piece in s.zones[TOKENS_ON_BOARD] if s.at[piece] in places]

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(TOKEN_GOES, piece, how=kind(s, scope.source)) for piece in self.found(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.found(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("remove", len(self.found(s, scope)), -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class DamageMinion(Verb):
    """A minion takes damage; one that has as much as its health is defeated."""

    what: Selector
    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            happen(s, Event(DAMAGED, piece, amount=self.amount, source=scope.source))
            if s.tokens[DAMAGE][piece] >= value(s, piece, "health"):
                happen(s, Event(MINION_DEFEATED, piece))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("damage", self.amount, piece, SAURON, False) for piece in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class HealMinion(Verb):
    """All damage is removed from a minion."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            if s.tokens[DAMAGE][piece]:
                happen(s, Event(HEALED, piece, amount=s.tokens[DAMAGE][piece], how=kind(s, scope.source)))

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[DAMAGE][piece] for piece in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class PlaceMinion(Verb):
    """A minion is placed in a location."""

    what: Selector
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(MINION_MOVES, piece, other=place, how="text"))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope)) and bool(self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class Muster(AsksSauron):
    """Sauron places up to so many monster tokens in these locations, in each at most one.

    `freely`: influence is not needed. `data` is the locations so far.
    """

    most: int
    where: Selector
    freely: bool = False
    each: bool = True
    kind = "place"
    purpose = "place"
    prompt = "ask-muster"
    verbs = "to done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.monster-tokens.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - len(data)))

    def free(self, s: State, scope: Scope, data: tuple[Plain, ...] = ()) -> list[int]:
        """Where a token can be placed."""
        return [
            place
            for place in self.where.find(s, scope)
            if may_muster_at(s, place, self.freely)
            and has_token(s, COLOUR[place])
            and not (self.each and place in data)
        ]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        place = choice.a
        if choice.verb == "done" or place not in self.where.find(s, s.scopes[-1]):
            return None
        if self.each and place in data:
            return Refusal("refuse-once-each", self.because(s, data), place)
        if not has_token(s, COLOUR[place]):
            return Refusal("refuse-no-token", "meq.component-limits.1")
        return refuse_muster_at(s, place, self.freely)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        free = self.free(s, s.scopes[-1], data) if len(data) < self.most else []
        return [*(Choice("to", place) for place in free), DONE] if free else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "to":
            happen(s, Event(TOKEN_MUSTERED, choice.a))
            s.push(self, 0, (*data, choice.a))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.free(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("muster", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class InfluenceAndMonsters(SpreadInfluence):
    """Sauron may place 1 influence and 1 monster token in each of these locations. `data` is those chosen so far."""

    prompt = "ask-influence-and-monsters"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.event-card.5"

    def place(self, s: State, data: tuple[Plain, ...]) -> None:
        SpreadInfluence.place(self, s, data)
        for place in ints(data, len(data)):
            if has_token(s, COLOUR[place]) and not heroes_at(s, place):
                happen(s, Event(TOKEN_MUSTERED, place))
