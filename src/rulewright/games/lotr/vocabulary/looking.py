"""Verbs about looking: at the encounter deck, at decks of players, at shadow cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.enemy_attacks import shadow_cards
from rulewright.games.lotr.table import DECK, ENCOUNTER_DECK, HAND
from rulewright.kernel.decisions import Args
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.places import move, show, shuffle, top_card, top_cards
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number


@dataclass(frozen=True, eq=False)
class LookAtEncounterDeck(Verb):
    """You look at the top card of the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        card = top_card(s, ENCOUNTER_DECK)
        scope.names["it"] = card
        if card >= 0:
            show(s, card, 1 << scope.you)
            s.note("log-looks-at-encounter-deck", s.rules.cite("effect"), ("seat", scope.you), ("piece", card))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("look", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class PutOnBottom(Verb):
    """Put a card at the bottom of the encounter deck."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for card in self.what.find(s, scope):
            move(s, card, ENCOUNTER_DECK, bottom=True)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("bury", 1, card, -1, False) for card in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class SearchTopCards(AskingEffect):
    """Search the top cards of your deck for one card, take it into your hand, shuffle the others back."""

    amount: int
    kind = "search"
    prompt = "ask-search"
    purpose = "search"
    verbs = ("take", "take-none")
    rule: str = "lotr.search.2"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat = s.scope.you
        found = top_cards(s, DECK + seat, self.amount)
        s.note("log-searches-deck", "lotr.search.1", ("seat", seat), ("owner", seat), ("number", len(found)))
        for card in found:
            show(s, card, 1 << seat)
        super().run(s, pc, tuple(found))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("take", p) for p in data if isinstance(p, int)), Choice("take-none")] if data else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = s.scope.you
        if choice.verb == "take":
            move(s, choice.a, HAND + seat)
            s.note("log-draws-card", "lotr.search.2", ("seat", seat), ("piece", choice.a))
        else:
            s.note("log-takes-nothing", "lotr.search.2", ("seat", seat))
        shuffle(s, DECK + seat)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[DECK + scope.you])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class TakeOneOfTopCards(AskingEffect):
    """Look at the top cards of a player's deck, add one to the owner's hand, put the rest back on top in any order.

    `data` is (deck owner, cards still in hand of the looker ...); the first pick is taken, the later ones go on top.
    """

    amount: Number
    players: Players
    kind = "search"
    prompt = "ask-take-one"
    purpose = "search"
    verbs = ("take", "put-on-top")
    rule: str = "lotr.effects.4"

    def words(self) -> tuple[str, dict[str, object]]:
        return "take-one-of-top-cards", {"amount": self.amount, "whose": self.players}

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scope.you

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scope
        if pc == 0:
            owner = self.players.find(s, scope)[0]
            found = top_cards(s, DECK + owner, number(s, scope, self.amount))
            s.note("log-searches-deck", self.rule, ("seat", scope.you), ("owner", owner), ("number", len(found)))
            for card in found:
                show(s, card, 1 << scope.you)
            data = (owner, *found)
        super().run(s, 1 if pc == 0 else pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        owner, *cards = data
        assert isinstance(owner, int)
        first = not s.scope.names.get("taken")
        return [Choice("take" if first else "put-on-top", p) for p in cards if isinstance(p, int)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        owner, *cards = data
        assert isinstance(owner, int)
        if choice.verb == "take":
            s.scope.names["taken"] = 1
            move(s, choice.a, HAND + owner)
            s.note("log-draws-card", self.rule, ("seat", owner), ("piece", choice.a))
        else:
            move(s, choice.a, DECK + owner)
        rest = tuple(p for p in cards if p != choice.a)
        if rest:
            s.push(self, 2, (owner, *rest))

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and any(s.zones[DECK + p] for p in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", 1, -1, p, True) for p in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class LookAtShadowCard(Verb):
    """You look at the shadow card that was just dealt."""

    def cards(self, s: State, scope: Scope) -> list[int]:
        """The newest shadow card of the enemy."""
        return [] if scope.event is None else shadow_cards(s, scope.event.piece)[-1:]

    def apply(self, s: State, scope: Scope) -> None:
        for card in self.cards(s, scope):
            show(s, card, 1 << scope.you)
            s.note("log-looks-at-shadow", s.rules.cite("effect"), ("seat", scope.you), ("piece", card))

    def can(self, s: State, scope: Scope) -> bool:
        return any(not s.known[card] >> scope.you & 1 for card in self.cards(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("look", 1, -1, scope.you, True)]
