"""What texts count and compare: attributes, Corruption, favor, the story."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.story import stage_at
from rulewright.games.meq.table import (
    FAVOR,
    GREEN,
    MARKERS,
    POOL,
    QUESTS,
    VICTORY,
    corruption,
    figure,
    heroes,
    place_of,
)
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Amount, Condition, Number, Players, number

# ---- amounts


@dataclass(frozen=True, eq=False)
class InPool(Amount):
    """The influence in the Shadow Pool."""

    def count(self, s: State, scope: Scope) -> int:
        return s.table[POOL]


@dataclass(frozen=True, eq=False)
class Attribute(Amount):
    """An attribute of a hero."""

    attribute: str
    players: Players = YOU

    def words(self) -> tuple[str, dict[str, object]]:
        return "attribute", {"stat": self.attribute, "players": self.players}

    def count(self, s: State, scope: Scope) -> int:
        return sum(value(s, figure(s, seat), self.attribute) for seat in self.players.find(s, scope))


@dataclass(frozen=True, eq=False)
class CorruptionOf(Amount):
    """The Corruption cards of a hero, or of several together."""

    players: Players = YOU

    def count(self, s: State, scope: Scope) -> int:
        return sum(len(corruption(s, seat)) for seat in self.players.find(s, scope))


@dataclass(frozen=True, eq=False)
class FavorOf(Amount):
    """The favor of a hero, or of several together."""

    players: Players = YOU

    def count(self, s: State, scope: Scope) -> int:
        return sum(s.dials[FAVOR][seat] for seat in self.players.find(s, scope))


# ---- conditions


@dataclass(frozen=True, eq=False)
class Compare(Condition):
    """One number is at least, more, less, or at most another."""

    first: Amount
    how: str
    second: Number

    def holds(self, s: State, scope: Scope) -> bool:
        one, other = self.first.count(s, scope), number(s, scope, self.second)
        if self.how == "at-least":
            return one >= other
        if self.how == "more":
            return one > other
        return one < other if self.how == "less" else one <= other


@dataclass(frozen=True, eq=False)
class MarkerInStage(Condition):
    """A story marker is in a stage of the Story Track."""

    marker: str
    stage: int

    def holds(self, s: State, scope: Scope) -> bool:
        return stage_at(s.table[GREEN + MARKERS.index(self.marker)]) == self.stage


@dataclass(frozen=True, eq=False)
class MarkerIsLast(Condition):
    """A story marker is the one closest to the start, none of the four being closer."""

    marker: str

    def holds(self, s: State, scope: Scope) -> bool:
        spaces = [s.table[GREEN + i] for i in range(len(MARKERS))]
        mine = s.table[GREEN + MARKERS.index(self.marker)]
        return mine == min(spaces)


@dataclass(frozen=True, eq=False)
class AllQuestsDone(Condition):
    """Every hero has completed both own quests."""

    def holds(self, s: State, scope: Scope) -> bool:
        return all(s.dials[QUESTS][seat] == 3 for seat in heroes(s))


@dataclass(frozen=True, eq=False)
class Company(Condition):
    """A character or another hero is where you are."""

    def holds(self, s: State, scope: Scope) -> bool:
        kinds = s.rules.catalogue.kind
        others = [kinds[s.face[piece]] for piece in s.standing[place_of(s, scope.you)]]
        return "character" in others or others.count("hero") > 1


@dataclass(frozen=True, eq=False)
class SomeHero(Condition):
    """Something is true of at least one hero."""

    given: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return any(self.given.holds(s, Scope(scope.source, seat)) for seat in heroes(s))


@dataclass(frozen=True, eq=False)
class Won(Condition):
    """The combat just fought was won."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(s.table[VICTORY])
