"""Questions that cost a player cards: cycle from hand, eliminate from hand, forsake."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.drawing import has_next_card, look_at_top, next_card
from rulewright.games.wotr.flow.leaving import FROM_DECK, FROM_HAND, FROM_RESERVE, cycle, eliminate
from rulewright.games.wotr.table import HAND, RESERVE
from rulewright.kernel.decisions import Args, Refusal
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.node import nodes
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, ints, offer


class GiveUp(Ask):
    """One card after another. Only when the table can see that there is but one card to give, it goes by itself.

    `data` is (player, how many cards are left to give up, a card that is safe).
    """

    secret = True
    purpose = "price"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 3)[0]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, left, _ = ints(data, 3)
        if left <= 0:
            return
        look_at_top(s, seat)
        choices = self.choices(s, data)
        if len(choices) == 1 and not s.patient >> seat & 1:
            self.answer(s, data, choices[0])
        else:
            offer(self, s, pc, data, choices)

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        return ("",) * ints(data, 3)[1]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, left, safe = ints(data, 3)
        self.give(s, seat, choice)
        if left > 1:
            s.push(self, 0, (seat, left - 1, safe))

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 3)[0]
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, Args]:
        _, left, played = ints(data, 3)
        scope = s.scopes[-1]
        if played >= 0:
            return self.prompt + "-for", (("piece", played),)
        if scope.source < 0:
            return self.prompt, (("number", left),)
        for node in nodes(s.rules.catalogue.faces[s.face[scope.source]].abilities):
            cost, effect = getattr(node, "cost", None), getattr(node, "effect", None)
            if isinstance(cost, Effect) and any(hint.verb == self.kind for hint in cost.hints(s, scope)):
                assert isinstance(effect, Effect)
                return self.prompt + "-to", (("piece", scope.source), ("effect", effect))
        return self.prompt + "-by", (("piece", scope.source), ("number", left))

    def give(self, s: State, seat: int, choice: Choice) -> None:
        """Give up the card."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class CycleFromHand(GiveUp):
    """Cycle cards from hand; a player without a card in hand forsakes in place of it."""

    rule: str = "wotr.procedure-cycle.1"
    kind = "cycle"
    prompt = "ask-cycle"
    verbs = "cycle"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if s.zones[HAND + ints(data, 3)[0]]:
            super().run(s, pc, data)
        else:
            s.push(FORSAKE, 0, data)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("cycle", p) for p in s.zones[HAND + ints(data, 3)[0]]]

    def give(self, s: State, seat: int, choice: Choice) -> None:
        cycle(s, [choice.a])


@dataclass(frozen=True, eq=False)
class EliminateFromHand(GiveUp):
    """Eliminate cards from hand, as many as there are."""

    how: str
    rule: str = "wotr.procedure-eliminate.1"
    kind = "eliminate"
    prompt = "ask-eliminate"
    verbs = "eliminate"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("eliminate", p) for p in s.zones[HAND + ints(data, 3)[0]]]

    def give(self, s: State, seat: int, choice: Choice) -> None:
        eliminate(s, [choice.a], self.how)


@dataclass(frozen=True, eq=False)
class Forsake(GiveUp):
    """Eliminate a card from hand, from reserve or from the top of the deck. The top card is not looked at before."""

    rule: str = "wotr.procedure-forsake.1"
    kind = "forsake"
    prompt = "ask-forsake"
    verbs = "forsake forsake-top"

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat, _, safe = ints(data, 3)
        choices = [Choice("forsake", p) for p in s.zones[HAND + seat]]
        choices += [Choice("forsake", p) for p in s.zones[RESERVE + seat] if p != safe]
        if has_next_card(s, seat):
            choices.append(Choice("forsake-top"))
        return choices

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, _, safe = ints(data, 3)
        if choice.verb == "forsake-top":
            return None if has_next_card(s, seat) else Refusal("refuse-no-deck", "wotr.procedure-forsake.5")
        if s.zone[choice.a] not in (HAND + seat, RESERVE + seat):
            return Refusal("refuse-not-to-forsake", self.rule, choice.a)
        return Refusal("refuse-just-played", self.rule, choice.a) if choice.a == safe else None

    def give(self, s: State, seat: int, choice: Choice) -> None:
        if choice.verb == "forsake-top":
            eliminate(s, [next_card(s, seat)], FROM_DECK)
        else:
            eliminate(s, [choice.a], FROM_HAND if s.zone[choice.a] == HAND + seat else FROM_RESERVE)


CYCLE_FROM_HAND = CycleFromHand()
FORSAKE = Forsake()


def can_forsake(s: State, seat: int) -> bool:
    """Whether a player has any card to forsake."""
    return bool(s.zones[HAND + seat] or s.zones[RESERVE + seat]) or has_next_card(s, seat)
