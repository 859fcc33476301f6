"""What card texts tell players to do with cards and tokens."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.combat import CORRUPTS, PURIFIES
from rulewright.games.wotr.flow.drawing import DRAWS, has_next_card, renew, search, take, wherever
from rulewright.games.wotr.flow.entering import MayEnter
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND, FORSAKE, can_forsake
from rulewright.games.wotr.flow.leaving import BY_EFFECT, cycle, eliminate, gain, remove
from rulewright.games.wotr.flow.supporting import MaySupport
from rulewright.games.wotr.table import CORRUPTION, CYCLE, DECK, HAND, RESERVE
from rulewright.kernel.decisions import Args
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint, Verb
from rulewright.kernel.effects.joining import EachPlayer
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import last
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import shuffle
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number


@dataclass(frozen=True, eq=False)
class Draw(Verb):
    """Players draw cards."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        happen_together(s, [Event(DRAWS, -1, seat, amount, scope.source) for seat in self.players.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and any(has_next_card(s, p) for p in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", number(s, scope, self.amount), -1, p, True) for p in self.players.find(s, scope)]


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
class Cycle(Verb):
    """Cycle cards on the table, with their items."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        cycle(s, self.what.find(s, scope), scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("cycle", 1, p, s.owner[p], False) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class Eliminate(Verb):
    """Eliminate cards on the table, with their items."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        eliminate(s, self.what.find(s, scope), BY_EFFECT, scope.source)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("eliminate", 1, p, s.owner[p], False) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class Remove(Verb):
    """Eliminate the card of this title wherever it is: in play, in hand, in the deck or in the cycle pile."""

    name: str

    def apply(self, s: State, scope: Scope) -> None:
        for piece in wherever(s, scope.you, self.name):
            remove(s, piece)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(wherever(s, scope.you, self.name))


@dataclass(frozen=True, eq=False)
class Take(AskingEffect):
    """A player takes a certain card from deck or cycle pile to hand and shows it.

    `optional`: the player may do without; then the question is put even when there is nothing to take. It is put for a
    single card, too: nobody learns how many there are.
    """

    what: Selector
    places: tuple[str, ...] = ("deck",)
    optional: bool = False
    most: int = 1
    by: Players = YOU
    kind = "take"
    prompt = "ask-take"
    purpose = "search"
    verbs = ("take", "take-none")
    rule = "wotr.procedure-take.1"
    secret = True

    def words(self) -> tuple[str, dict[str, object]]:
        where = "deck-or-cycle" if len(self.places) > 1 else self.places[0]
        fields = {"what": self.what, "place": where, "optional": self.optional, "most": self.most}
        return "take", {**fields, "players": self.by}

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return self.by.find(s, s.scopes[-1])[0]

    def was_put_alone(self, version: str) -> bool:
        return self.optional or version >= "0.3"

    def candidates(self, s: State, scope: Scope) -> list[int]:
        """The cards that may be taken, in an order that tells nothing about the deck."""
        zones = [s.rules.zones.id(place, seat) for seat in self.by.find(s, scope) for place in self.places]
        found = [p for zone in zones for p in s.zones[zone] if self.what.matches(s, scope, p)]
        return sorted(found, key=lambda p: (s.card[p], s.zone[p]))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        choices = [Choice("take", p) for p in self.candidates(s, s.scopes[-1])]
        return [*choices, Choice("take-none")] if self.optional else choices

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not self.by.find(s, s.scopes[-1]):
            return
        search(s, self.asked(s, data), [choice.a for choice in self.choices(s, data) if choice.a >= 0])
        super().run(s, pc, data)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "take":
            take(s, choice.a)
            left = data[0] if data and isinstance(data[0], int) else self.most
            if left > 1:
                s.push(self, 0, (left - 1,))
        elif "deck" in self.places:
            shuffle(s, DECK + self.asked(s, data))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.candidates(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("take", 1, p, s.owner[p], True) for p in self.candidates(s, scope)]


@dataclass(frozen=True, eq=False)
class NewDeck(Verb):
    """Players shuffle their cycle pile into their deck."""

    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            renew(s, seat)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.zones[CYCLE + seat] for seat in self.players.find(s, scope))


@dataclass(frozen=True, eq=False)
class AddTokens(Verb):
    """Put attack or defense tokens on a location or on a card."""

    token: str
    what: Selector
    amount: Number = 1

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        for piece in self.what.find(s, scope):
            s.tokens[s.rules.token(self.token)][piece] += amount
            message = f"log-{self.token}-tokens"
            s.note(message, "wotr.combat-tokens.1", ("source", piece), ("number", amount))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint(self.token, number(s, scope, self.amount), p, -1, True) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class AddCorruption(Verb):
    """Add corruption tokens to the Shadow scoring area."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(CORRUPTS, amount=number(s, scope, self.amount), source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("corrupt", number(s, scope, self.amount), -1, -1, True)]


@dataclass(frozen=True, eq=False)
class RemoveCorruption(Verb):
    """Remove corruption tokens, as many as there are."""

    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = min(number(s, scope, self.amount), s.table[CORRUPTION])
        if amount:
            happen(s, Event(PURIFIES, amount=-amount, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return s.table[CORRUPTION] > 0 and number(s, scope, self.amount) > 0

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("purify", number(s, scope, self.amount), -1, -1, True)]


@dataclass(frozen=True, eq=False)
class Pay(Effect):
    """Pay a price to get something; nothing happens when the price cannot be paid in full.

    Some prices are paid in hope (a search may find nothing); an action is taken only while there is something to get.
    """

    cost: Effect
    effect: Effect
    in_hope: bool = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if self.cost.payable(s, s.scopes[-1]):
            s.push(self.cost)
            gain(s, self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.cost.payable(s, scope) and (self.in_hope or self.effect.can(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.cost.hints(s, scope) + self.effect.hints(s, scope)


@dataclass(frozen=True, eq=False)
class AllFirst(Effect):
    """Each of the players does the first thing, and only when all have, each of them does the second.

    Whoever counts for two in a duel does both things, then both again.
    """

    first: EachPlayer
    second: EachPlayer

    def words(self) -> tuple[str, dict[str, object]]:
        return "all-first", {
            "who": self.first.players, "first": self.first.effect, "second": self.second.effect,
        }  # fmt: skip

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        left = [*self.first.players.find(s, s.scopes[-1])]
        while left:
            once = tuple(dict.fromkeys(left))
            s.push(self.first, 0, once)
            s.push(self.second, 0, once)
            for seat in once:
                left.remove(seat)

    def can(self, s: State, scope: Scope) -> bool:
        return self.first.can(s, scope) or self.second.can(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.first.hints(s, scope) + self.second.hints(s, scope)


@dataclass(frozen=True, eq=False)
class ThisRound(Verb):
    """Something is allowed until the end of the round."""

    what: MayEnter | MaySupport

    def apply(self, s: State, scope: Scope) -> None:
        last(s, self.what, scope, None, "round", 1)

    def can(self, s: State, scope: Scope) -> bool:
        return True
