"""Verbs about looking: at the encounter deck, at decks of players, at shadow cards."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.enemy_attacks import shadow_cards
from rulewright.games.lotr.table import DECK, ENCOUNTER_DECK
from rulewright.kernel.decisions import Args
from rulewright.kernel.decks import top_card, top_cards
from rulewright.kernel.effects.base import AskingEffect, Hint
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import go_on
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.decks import ADDED_TO_HAND, PUT_ON_BOTTOM, PUT_ON_TOP, SEES, SHUFFLED, see

SEES_ENCOUNTER_CARD = EventKind(
    "sees encounter card",
    see,
    rule="lotr.effects.1",
    log="log-looks-at-encounter-deck",
    verb="look-at-encounter-deck",
    good=True,
)
"""A player looks at the top card of the encounter deck."""
SEES_SHADOW_CARD = EventKind(
    "sees shadow card", see, rule="lotr.effects.1", log="log-looks-at-shadow", verb="look-at-shadow-card", good=True
)
"""A player looks at a shadow card that was dealt face down."""


@dataclass(frozen=True, eq=False)
class LookAtEncounterDeck(Verb):
    """You look at the top card of the encounter deck."""

    def apply(self, s: State, scope: Scope) -> None:
        card = top_card(s, ENCOUNTER_DECK)
        scope.names["it"] = card
        if card >= 0:
            happen(s, Event(SEES_ENCOUNTER_CARD, card, scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[ENCOUNTER_DECK])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("look", 1, -1, scope.you, True)]


def PutOnBottom(what: Selector) -> Happens:
    """Put a card at the bottom of the encounter deck."""
    return Happens(PUT_ON_BOTTOM, what)


@dataclass(frozen=True, eq=False)
class SearchTopCards(AskingEffect):
    """Search the top cards of your deck for one card, take it into your hand, shuffle the others back."""

    amount: int
    kind = "search"
    prompt = "ask-search"
    purpose = "search"
    verbs = "take take-none"
    rule: str = "lotr.search.2"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if pc == 0:
            seat = s.scope.you
            found = top_cards(s, DECK + seat, self.amount)
            s.note("log-searches-deck", "lotr.search.1", ("seat", seat), ("owner", seat), ("number", len(found)))
            happen_together(s, [Event(SEES, card, seat) for card in found])
            go_on(s, self, 1, tuple(found))
        else:
            super().run(s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("take", p) for p in data if isinstance(p, int)), Choice("take-none")] if data else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = s.scope.you
        if choice.verb == "take":
            happen(s, Event(ADDED_TO_HAND, choice.a, seat))
            s.note("log-draws-card", "lotr.search.2", ("seat", seat), ("piece", choice.a))
        else:
            s.note("log-takes-nothing", "lotr.search.2", ("seat", seat))
        happen(s, Event(SHUFFLED, -1, seat, other=DECK + seat))

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
    verbs = "take put-on-top"
    rule: str = "lotr.effects.4"

    def words(self) -> tuple[str, dict[str, object]]:
        return "take-one-of-top-cards", {"amount": self.amount, "whose": self.players}

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scope = s.scope
        if pc == 0:
            owner = self.players.find(s, scope)[0]
            found = top_cards(s, DECK + owner, number(s, scope, self.amount))
            s.note("log-searches-deck", self.rule, ("seat", scope.you), ("owner", owner), ("number", len(found)))
            happen_together(s, [Event(SEES, card, scope.you) for card in found])
            go_on(s, self, 1, (owner, *found))
        else:
            super().run(s, pc, data)

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
            happen(s, Event(ADDED_TO_HAND, choice.a, owner))
            s.note("log-draws-card", self.rule, ("seat", owner), ("piece", choice.a))
        else:
            happen(s, Event(PUT_ON_TOP, choice.a, owner))
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
        happen_together(s, [Event(SEES_SHADOW_CARD, card, scope.you) for card in self.cards(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return any(not s.known[card] >> scope.you & 1 for card in self.cards(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("look", 1, -1, scope.you, True)]
