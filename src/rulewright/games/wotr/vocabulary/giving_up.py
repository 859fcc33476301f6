"""Cycling, eliminating and forsaking cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.drawing import wherever
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND, FORSAKE, can_forsake
from rulewright.games.wotr.flow.leaving import BY_EFFECT, CYCLES, ELIMINATES, REMOVED, eliminate
from rulewright.games.wotr.table import CYCLE, DECK, HAND, RESERVE
from rulewright.kernel.decisions import Args
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.players import YOU
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector


def Cycle(what: Selector) -> Happens:
    """Cycle cards on the table, with their items."""
    return Happens(CYCLES, what)


def Eliminate(what: Selector) -> Happens:
    """Eliminate cards on the table, with their items."""
    return Happens(ELIMINATES, what, how=BY_EFFECT)


@dataclass(frozen=True, eq=False)
class Remove(Verb):
    """Eliminate the card of this title wherever it is: in play, in hand, in the deck or in the cycle pile."""

    name: str

    def events(self, s: State, scope: Scope) -> list[Event]:
        return [Event(ELIMINATES, p, s.owner[p], how=REMOVED) for p in wherever(s, scope.you, self.name)]

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return []


@dataclass(frozen=True, eq=False)
class CycleCards(Verb):
    """Players cycle cards from hand; a player without any forsakes in place of it."""

    amount: int
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            s.push(CYCLE_FROM_HAND, 0, (seat, self.amount, -1))

    def can(self, s: State, scope: Scope) -> bool:
        return any(can_forsake(s, seat) for seat in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return all(len(s.zones[HAND + seat]) >= self.amount for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cycle", self.amount, -1, p, False) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class Forsake(Verb):
    """Players forsake cards."""

    amount: int
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            s.push(FORSAKE, 0, (seat, self.amount, -1))

    def can(self, s: State, scope: Scope) -> bool:
        return any(can_forsake(s, seat) for seat in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return all(
            sum(len(s.zones[zone + seat]) for zone in (HAND, RESERVE, DECK, CYCLE)) >= self.amount
            for seat in self.players.find(s, scope)
        )

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("forsake", self.amount, -1, p, False) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class EliminateAnyNumber(AskingEffect):
    """Choose any number of cards and eliminate them; how many is bound to a name."""

    what: Selector
    name: str = "x"
    by: Players = YOU
    kind = "eliminate"
    prompt = "ask-eliminate-any"
    purpose = "price"
    verbs = "eliminate done"
    rule = "wotr.procedure-eliminate.1"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        scope.names.setdefault(self.name, 0)
        return [*(Choice("eliminate", p) for p in self.what.find(s, scope)), DONE]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        scope = s.scopes[-1]
        if choice.verb == "eliminate":
            scope.names[self.name] = scope.get(self.name, 0) + 1
            eliminate(s, [choice.a], BY_EFFECT, scope.source)
            s.push(self)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))
