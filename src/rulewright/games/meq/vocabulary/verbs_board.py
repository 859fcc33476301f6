"""What texts do on the board: the Shadow Pool, story markers, influence, plots."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN, LOCATIONS, NUMBERS, STRONGHOLD
from rulewright.games.meq.events import (
    DRAINS_POOL,
    FILLS_POOL,
    PLACES_INFLUENCE,
    REMOVES_INFLUENCE,
    TOKEN_GOES,
    advances,
    discards_plot,
)
from rulewright.games.meq.flow.asking import place_in_extension
from rulewright.games.meq.flow.story import FINALE_SPACE, pool_limit
from rulewright.games.meq.table import (
    GREEN,
    INFLUENCE,
    MARKERS,
    POOL,
    SAURON,
    TOKENS_ON_BOARD,
    kind,
)
from rulewright.games.meq.vocabulary.asked import AsksSauron
from rulewright.games.meq.vocabulary.words import BY_HEROES
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints
from rulewright.kernel.vocabulary import Number, Players, Pointer, Selector, number

# ---- the Shadow Pool and the story


@dataclass(frozen=True, eq=False)
class FillPool(Verb):
    """Influence goes to the Shadow Pool, as much as it can hold."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(FILLS_POOL, amount=number(s, scope, self.amount), source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] < pool_limit(s)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("pool", number(s, scope, self.amount), -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class DrainPool(Verb):
    """Influence is removed from the Shadow Pool."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        if s.table[POOL]:
            lost = min(self.amount, s.table[POOL])
            happen(s, Event(DRAINS_POOL, amount=lost, source=scope.source, how=kind(s, scope.source)))

    def can(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] > 0

    def payable(self, s: State, scope: Scope) -> bool:
        return s.table[POOL] >= self.amount

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("pool", self.amount, -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class Advance(Verb):
    """A story marker advances, or goes back."""

    marker: str
    spaces: int = 1

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, advances(self.marker, self.spaces, source=scope.source))

    def moved(self, s: State) -> int:
        """How many spaces of the Story Track are left for it to go."""
        space = s.table[GREEN + MARKERS.index(self.marker)]
        return max(0, min(FINALE_SPACE, space + self.spaces)) - space

    def can(self, s: State, scope: Scope) -> bool:
        return self.moved(s) != 0

    def payable(self, s: State, scope: Scope) -> bool:
        return self.moved(s) == self.spaces

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        good = (self.marker == "green") == (self.spaces > 0)
        return [Hint("story", abs(self.spaces), -1, 1, good)]


# ---- influence in locations


@dataclass(frozen=True, eq=False)
class PlaceInfluence(Verb):
    """Influence is placed in locations, as much in each; never in a Haven."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found = [place for place in self.where.find(s, scope) if place not in HAVEN]
        found.sort(key=lambda place: place not in STRONGHOLD)
        happen_together(s, [Event(PLACES_INFLUENCE, p, -1, self.amount, scope.source, how="text") for p in found])

    def can(self, s: State, scope: Scope) -> bool:
        return any(place not in HAVEN for place in self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", self.amount, place, SAURON, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class PlaceInExtension(Verb):
    """Sauron places influence in extension of a Stronghold: of any, or of this one. `pool`: or in the Shadow Pool."""

    amount: Number
    of: str = ""
    pool: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        name = LOCATIONS[NUMBERS[self.of]].name if self.of else ""
        return "place-in-extension", {"amount": self.amount, "name": name, "pool": self.pool}

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        place_in_extension(s, amount, False, amount if self.pool else 0, NUMBERS[self.of] if self.of else -1)

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", number(s, scope, self.amount), -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class RemoveInfluence(Verb):
    """Influence is removed from each of these locations: so much, or all (-1)."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        influence = s.tokens[INFLUENCE]
        events = [
            Event(
                REMOVES_INFLUENCE,
                p,
                -1,
                influence[p] if self.amount < 0 else min(self.amount, influence[p]),
                how="text",
            )
            for p in self.where.find(s, scope)
            if influence[p]
        ]
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[INFLUENCE][place] for place in self.where.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return self.amount < 0 or self.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", abs(self.amount), place, SAURON, False) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class SpreadInfluence(AsksSauron):
    """Sauron places 1 influence in each of up to so many of these locations. `data` is those chosen so far."""

    most: int
    where: Selector
    kind = "influence"
    purpose = "place"
    prompt = "ask-spread"
    verbs = "influence done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.influence-tokens.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - len(data)))

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        return ("",) * (self.most - len(data))

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "influence" and choice.a in HAVEN:
            return Refusal("refuse-haven-influence", "meq.location-influence.10", choice.a)
        return Refusal("refuse-once-each", self.because(s, data), choice.a) if choice.a in data else None

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        free = [p for p in self.where.find(s, s.scopes[-1]) if p not in HAVEN and p not in data]
        return [*(Choice("influence", place) for place in free), DONE] if free and len(data) < self.most else []

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.choices(s, data):
            AskingEffect.run(self, s, pc, data)
        else:
            self.place(s, data)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "influence":
            s.push(self, 0, (*data, choice.a))
        else:
            self.place(s, data)

    def place(self, s: State, data: tuple[Plain, ...]) -> None:
        """The influence is placed, in Strongholds first."""
        chosen = sorted(ints(data, len(data)), key=lambda place: place not in STRONGHOLD)
        happen_together(s, [Event(PLACES_INFLUENCE, place, -1, 1, s.scopes[-1].source, how="text") for place in chosen])

    def can(self, s: State, scope: Scope) -> bool:
        return any(place not in HAVEN for place in self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("influence", self.most, -1, SAURON, True)]


@dataclass(frozen=True, eq=False)
class RemoveTokens(AskingEffect):
    """Players remove up to so many tokens from these locations, one by one: influence, monster tokens, or either.

    Unless that is `optional` they remove just so many, or all there are. `data` is (how many are removed so far,).
    """

    most: int
    where: Selector
    what: str = "either"
    by: Players = BY_HEROES
    optional: bool = True
    kind = "remove"
    purpose = "help"
    prompt = "ask-remove"
    verbs = "remove-influence remove-token done"

    def words(self) -> tuple[str, dict[str, object]]:
        name, fields = AskingEffect.words(self)
        return f"{name}-there" if isinstance(self.where, Pointer) else name, fields

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "effect")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.most - self.removed(data)))

    def removed(self, data: tuple[Plain, ...]) -> int:
        """How many tokens are removed so far."""
        return ints(data, 1)[0] if data else 0

    def targets(self, s: State, scope: Scope) -> list[Choice]:
        """What can be removed."""
        places = self.where.find(s, scope)
        found = []
        if self.what != "monster":
            found += [Choice("remove-influence", place) for place in places if s.tokens[INFLUENCE][place]]
        if self.what != "influence":
            found += [Choice("remove-token", piece) for piece in s.zones[TOKENS_ON_BOARD] if s.at[piece] in places]
        return found

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = self.targets(s, s.scopes[-1]) if self.removed(data) < self.most else []
        return [*found, DONE] if found and self.optional else found

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb != "remove-influence" or self.what == "monster":
            return None
        bare = choice.a in self.where.find(s, s.scopes[-1]) and not s.tokens[INFLUENCE][choice.a]
        return Refusal("refuse-no-influence", self.because(s, data), choice.a) if bare else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "done":
            return
        if choice.verb == "remove-influence":
            happen(s, Event(REMOVES_INFLUENCE, choice.a, amount=1, source=s.scopes[-1].source, how="text"))
        else:
            source = s.scopes[-1].source
            happen(s, Event(TOKEN_GOES, choice.a, source=source, how=kind(s, source)))
        s.push(self, 0, (self.removed(data) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.targets(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        found = self.targets(s, scope)
        there = sum(s.tokens[INFLUENCE][choice.a] if choice.verb == "remove-influence" else 1 for choice in found)
        return there >= (1 if self.optional else self.most)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("remove", self.most, -1, SAURON, False)]


@dataclass(frozen=True, eq=False)
class DiscardPlot(Verb):
    """Active plots are discarded."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [discards_plot(s, piece) for piece in self.what.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("plot", 1, piece, SAURON, False) for piece in self.what.find(s, scope)]
