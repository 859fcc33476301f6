"""What texts do to heroes: choices and prices, favor, Corruption, levels, items."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import (
    CLEANSED,
    CORRUPTED,
    GAINS_FAVOR,
    GAINS_ITEM,
    GAINS_LEVEL,
    LOSES_FAVOR,
    LOSES_ITEM,
    favor_limit,
    item_in_supply,
    levels,
    own_item,
    room_for_favor,
)
from rulewright.games.meq.flow.training import train
from rulewright.games.meq.table import (
    AREA,
    ATTRIBUTES,
    CORRUPTION_DECK,
    CORRUPTION_DISCARD,
    FAVOR,
    MOST_LEVELS,
    SKILL_DECK,
    SKILL_DISCARD,
    corruption,
    figure,
    kind,
)
from rulewright.games.meq.vocabulary.asked import AsksYou
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect, Hint
from rulewright.kernel.effects.joining import OneOf
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Number, Players, number


@dataclass(frozen=True, eq=False)
class Pick(OneOf):
    """One of several effects. One that cannot be carried out in full may not be chosen if another one can."""

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        scope = s.scopes[-1]
        able = [i for i, effect in enumerate(self.effects) if effect.can(s, scope)]
        full = [i for i in able if self.effects[i].payable(s, scope)]
        return [Choice("effect", i) for i in full or able]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        unchanged, scope = OneOf.refuse(self, s, data, choice), s.scopes[-1]
        if unchanged is not None or choice.a >= len(self.effects) or self.effects[choice.a].payable(s, scope):
            return unchanged
        if not any(effect.can(s, scope) and effect.payable(s, scope) for effect in self.effects):
            return None
        more = (("effect", self.effects[choice.a]),)
        return Refusal("refuse-not-in-full", s.rules.cite_text(s, "choose-one"), scope.source, more=more)

    def payable(self, s: State, scope: Scope) -> bool:
        return any(effect.payable(s, scope) for effect in self.effects)


@dataclass(frozen=True, eq=False)
class Offer(Pick):
    """A first effect that you may have; if you decline it, a second one, as far as that can be carried out."""

    def words(self) -> tuple[str, dict[str, object]]:
        taken, declined = self.effects
        return "offer", {"first": taken, "otherwise": declined, "by": self.by}

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(choice for choice in Pick.choices(self, s, data) if choice.a == 0), Choice("effect", 1)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        return None if choice.a == 1 else Pick.refuse(self, s, data, choice)


@dataclass(frozen=True, eq=False)
class Pay(Effect):
    """Something is paid or suffered, and something else comes of it."""

    cost: Effect
    effect: Effect

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.push(self.cost)
        s.push(self.effect)

    def can(self, s: State, scope: Scope) -> bool:
        return self.cost.payable(s, scope) and self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        return self.cost.payable(s, scope) and self.effect.payable(s, scope)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return self.cost.hints(s, scope) + self.effect.hints(s, scope)


# ---- favor


@dataclass(frozen=True, eq=False)
class GainFavor(Verb):
    """Heroes gain favor."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        gained = number(s, scope, self.amount)
        events = [Event(GAINS_FAVOR, -1, seat, gained, scope.source) for seat in self.players.find(s, scope)]
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return any(room_for_favor(s, seat) for seat in self.players.find(s, scope))

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        seats = self.players.find(s, scope)
        if not seats or self.can(s, scope):
            return None
        return Refusal("refuse-no-more-favor", "meq.corruption.3", source=favor_limit(s, seats[0]))

    def payable(self, s: State, scope: Scope) -> bool:
        gained = number(s, scope, self.amount)
        return all(room_for_favor(s, seat) >= gained for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("favor", number(s, scope, self.amount), -1, seat, True) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class LoseFavor(Verb):
    """Heroes lose favor, as much as they have."""

    amount: Number
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        lost, how = number(s, scope, self.amount), f"by {kind(s, scope.source)}"
        events = [
            Event(LOSES_FAVOR, -1, seat, min(lost, s.dials[FAVOR][seat]), scope.source, how=how)
            for seat in self.players.find(s, scope)
            if lost and s.dials[FAVOR][seat]
        ]
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.dials[FAVOR][seat] for seat in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        lost = number(s, scope, self.amount)
        return all(s.dials[FAVOR][seat] >= lost for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("favor", number(s, scope, self.amount), -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class SpendFavor(Verb):
    """You spend favor: all of it, or nothing comes of it."""

    amount: int

    def apply(self, s: State, scope: Scope) -> None:
        if self.can(s, scope):
            happen(s, Event(LOSES_FAVOR, -1, scope.you, self.amount, scope.source))
        else:
            scope.fell_through = True

    def can(self, s: State, scope: Scope) -> bool:
        return s.dials[FAVOR][scope.you] >= self.amount

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("favor", self.amount, -1, scope.you, False)]


# ---- Corruption


@dataclass(frozen=True, eq=False)
class TakeCorruption(Verb):
    """Heroes take a Corruption card."""

    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        events = [Event(CORRUPTED, -1, seat, 1, scope.source) for seat in self.players.find(s, scope)]
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[CORRUPTION_DECK] or s.zones[CORRUPTION_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("corruption", 1, -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class DiscardCorruption(AsksYou):
    """You discard Corruption cards of your choice: so many, or all (-1)."""

    amount: int = 1
    kind = "cleanse"
    purpose = "help"
    prompt = "ask-discard-corruption"
    verbs = "cleanse"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.corruption.6"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        mine = corruption(s, s.scopes[-1].you)
        if self.amount < 0 or len(mine) <= self.amount:
            happen_together(s, [Event(CLEANSED, card, s.scopes[-1].you, how="text") for card in mine])
        else:
            AskingEffect.run(self, s, pc, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("cleanse", card) for card in corruption(s, s.scopes[-1].you)]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(CLEANSED, choice.a, s.scopes[-1].you, how="text"))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(corruption(s, scope.you))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("corruption", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class BuyFreedom(AsksYou):
    """You spend any number of favor to discard as many of your Corruption cards."""

    kind = "cleanse"
    purpose = "help"
    prompt = "ask-discard-corruption"
    verbs = "cleanse done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.corruption.6"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if not self.can(s, s.scopes[-1]):
            return []
        return [*(Choice("cleanse", card) for card in corruption(s, s.scopes[-1].you)), Choice("done")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "cleanse":
            you = s.scopes[-1].you
            happen_together(s, [Event(LOSES_FAVOR, -1, you, 1), Event(CLEANSED, choice.a, you, how="text")])
            s.push(self)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(corruption(s, scope.you)) and s.dials[FAVOR][scope.you] > 0


# ---- levels, skills, items


@dataclass(frozen=True, eq=False)
class GainLevel(Verb):
    """You gain a level in an attribute, if you have not raised it twice already."""

    attribute: str

    def words(self) -> tuple[str, dict[str, object]]:
        return "gain-level", {"stat": self.attribute}

    def apply(self, s: State, scope: Scope) -> None:
        if self.can(s, scope):
            happen(s, Event(GAINS_LEVEL[self.attribute], figure(s, scope.you), scope.you, 1, how=self.attribute))

    def can(self, s: State, scope: Scope) -> bool:
        return s.dials[levels(self.attribute)][scope.you] < MOST_LEVELS

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        return None if self.can(s, scope) else Refusal("refuse-levels", "meq.levels.6")

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("level", 1, -1, scope.you, True)]


def gain_any_level() -> OneOf:
    """You gain a level in an attribute of your choice."""
    return Pick(tuple(map(GainLevel, ATTRIBUTES)), keys=tuple(f"gain {attribute}" for attribute in ATTRIBUTES))


@dataclass(frozen=True, eq=False)
class TrainSkill(Verb):
    """You train."""

    def apply(self, s: State, scope: Scope) -> None:
        train(s, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[SKILL_DECK] or s.zones[SKILL_DISCARD])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("train", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class GainItem(Verb):
    """You gain an item, if you have none of this type and one is left."""

    item: str

    def words(self) -> tuple[str, dict[str, object]]:
        return "gain-item", {"title": self.item}

    def apply(self, s: State, scope: Scope) -> None:
        if self.can(s, scope):
            happen(s, Event(GAINS_ITEM, item_in_supply(s, self.item), scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return own_item(s, scope.you, self.item) < 0 and item_in_supply(s, self.item) >= 0

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        mine = own_item(s, scope.you, self.item)
        return None if mine < 0 else Refusal("refuse-has-item", "meq.items.5", mine)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("item", 1, -1, scope.you, True)]


@dataclass(frozen=True, eq=False)
class LoseItem(AsksYou):
    """You discard an item."""

    kind = "loss"
    purpose = "harm"
    prompt = "ask-lose-item"
    verbs = "lose-item"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "effect")

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("lose-item", p) for p in s.zones[AREA + s.scopes[-1].you] if kind(s, p) == "item"]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(LOSES_ITEM, choice.a, s.scopes[-1].you, how="text"))

    def can(self, s: State, scope: Scope) -> bool:
        return any(kind(s, p) == "item" for p in s.zones[AREA + scope.you])
