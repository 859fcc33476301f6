"""What texts of a combat do with cards: hands, combat stacks, and who shows what."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.combat_damage import deal
from rulewright.games.meq.flow.combat_values import (
    fight_under_way,
    opponent,
    side,
)
from rulewright.games.meq.flow.defeat import combat_deck
from rulewright.games.meq.table import HAND, LIFE, REST, SAURON, STACK, label, stat
from rulewright.games.meq.vocabulary.asked import AsksYou
from rulewright.games.meq.vocabulary.combat_conditions import TYPES
from rulewright.games.meq.vocabulary.handling import BURIED, CARD_DISCARDED, DRAWS, PUT, random_cards
from rulewright.kernel.effects.base import AskingEffect
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import check_now, happen, happen_together
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import ints
from rulewright.kernel.vocabulary import Players


@dataclass(frozen=True, eq=False)
class DiscardOpposing(Verb):
    """The opponent discards random cards from hand; `hurts`: and is dealt damage equal to their attack."""

    amount: int
    hurts: bool = False

    def apply(self, s: State, scope: Scope) -> None:
        other = opponent(s, scope.you)
        gone = random_cards(s, HAND + other, self.amount)
        happen_together(s, [Event(CARD_DISCARDED, card, other) for card in gone])
        if self.hurts:
            deal(s, other, sum(stat(s, card, "attack") for card in gone))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[HAND + opponent(s, scope.you)])


@dataclass(frozen=True, eq=False)
class Foresee(Verb):
    """In the next round the opponent plays a card first and face up."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers["foreseen"] = numbers.get("foreseen", 0) | (2 if scope.you == SAURON else 1)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class TellTypes(Verb):
    """The opponent says how many ranged and melee cards are left in hand."""

    def apply(self, s: State, scope: Scope) -> None:
        other = opponent(s, scope.you)
        hand = s.zones[HAND + other]
        ranged = sum(label(s, card, "type") == "ranged" for card in hand)
        numbers = fight_under_way(s).numbers
        numbers[f"{side(s, other)}-ranged"], numbers[f"{side(s, other)}-melee"] = ranged, len(hand) - ranged
        s.note("log-tells-ranged", "meq.combat-card.4", ("seat", other), ("number", ranged))
        s.note("log-tells-melee", "meq.combat-card.4", ("seat", other), ("number", len(hand) - ranged))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class NameType(AskingEffect):
    """Somebody names melee or ranged, for a text of the next round."""

    by: Players
    kind = "type"
    prompt = "ask-type"
    verbs = "name-melee name-ranged"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-card.4"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source),)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("name-melee"), Choice("name-ranged")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        fight_under_way(s).numbers["named"] = 1 + TYPES.index(choice.verb.removeprefix("name-"))
        s.note(f"log-{choice.verb}", "meq.combat-card.4", ("seat", self.asked(s, data)))

    def can(self, s: State, scope: Scope) -> bool:
        return True


def to_hand(s: State, card: int, you: int) -> None:
    """You take a card that lies face up to hand."""
    s.note("log-takes-to-hand", "meq.combat-card.4", ("seat", you), ("piece", card))
    happen(s, Event(PUT, card, you, other=HAND + you))


@dataclass(frozen=True, eq=False)
class TakeBack(AsksYou):
    """You take other cards of your combat stack back to hand. `data` is (taken so far,)."""

    amount: int
    kind = "take"
    prompt = "ask-take-back"
    verbs = "take"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-terms.13"

    def others(self, s: State, scope: Scope) -> list[int]:
        """The cards that can be taken back."""
        return [card for card in s.zones[STACK + scope.you] if card != scope.source]

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if data and ints(data, 1)[0] >= self.amount:
            return []
        return [Choice("take", card) for card in self.others(s, s.scopes[-1])]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        to_hand(s, choice.a, s.scopes[-1].you)
        check_now(s)
        s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.others(s, scope))


@dataclass(frozen=True, eq=False)
class CatchBreath(AsksYou):
    """You take up to so many cards to hand, each off the top of the Rest Pool or the Life Pool. `data` is (taken,)."""

    most: int
    kind = "take"
    prompt = "ask-catch-breath"
    verbs = "take-rest take-life done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.combat-card.4"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        you = s.scopes[-1].you
        if data and ints(data, 1)[0] >= self.most:
            return []
        found = [Choice("take-rest")] if s.zones[REST + you] else []
        found += [Choice("take-life")] if s.zones[LIFE + you] else []
        return [*found, DONE] if found else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        you, source = s.scopes[-1].you, s.scopes[-1].source
        if choice.verb == "done":
            return
        if choice.verb == "take-rest":
            to_hand(s, s.zones[REST + you][-1], you)
        else:
            happen(s, Event(DRAWS, -1, you, 1, source, LIFE + you))
        check_now(s)
        s.push(self, 0, ((ints(data, 1)[0] if data else 0) + 1,))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[REST + scope.you] or s.zones[LIFE + scope.you])


@dataclass(frozen=True, eq=False)
class BuryCard(Verb):
    """The top cards of the opponent's deck go under the opponent's combat stack."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        other = opponent(s, scope.you)
        deck = combat_deck(s, fight_under_way(s).piece) if other == SAURON else LIFE + other
        happen(s, Event(BURIED, -1, other, self.amount, other=deck))

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class DrawCombatCard(Verb):
    """Sauron draws combat cards for this monster."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        happen(s, Event(DRAWS, -1, SAURON, self.amount, scope.source, combat_deck(s, fight_under_way(s).piece)))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[combat_deck(s, fight_under_way(s).piece)])


@dataclass(frozen=True, eq=False)
class ForceRandom(Verb):
    """In the next round the opponent plays a random card."""

    def apply(self, s: State, scope: Scope) -> None:
        numbers = fight_under_way(s).numbers
        numbers[f"{side(s, opponent(s, scope.you))}-random"] = numbers["round"] + 1

    def can(self, s: State, scope: Scope) -> bool:
        return True
