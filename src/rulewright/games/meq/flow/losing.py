"""Losing cards: damage, discards, the limit of a hand."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.table import DAMAGE_POOL, HAND, LIFE, REST
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import mix, take_top
from rulewright.kernel.modifiers import Permit, permitted
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.places import move
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Step, ints, offer

TOP = Choice("lose-top")
HAND_LIMIT = "hand-limit"


def hold_close(s: State, seat: int) -> None:
    """Before a card of the hand is laid face down: nobody else can tell any more which card of the hand is which."""
    mix(s, HAND + seat, 1 << s.persons[seat])


def offer_hand(step: Step, s: State, pc: int, data: tuple[Plain, ...], seat: int) -> None:
    """Put a question about the cards of a hand. That it has one answer only would tell that all of them are equal."""
    offer(step, s, pc, data, step.choices(s, data), len(s.zones[HAND + seat]) > 1)


def told_why(s: State, prompt: str, number: int) -> tuple[str, tuple[tuple[str, int], ...]]:
    """A question for so many cards, with what it is for: the card that speaks, or the enemy in a combat."""
    source = s.scopes[-1].source
    combat = under_way(s, "combat")
    if source < 0 and combat is not None:
        source = combat.piece
    if source < 0:
        return prompt, (("number", number),)
    return f"{prompt}-for", (("piece", source), ("number", number))


@dataclass(frozen=True, eq=False)
class TakeDamage(Ask):
    """A hero loses a card for each point of damage: the top one of the Life Pool, unseen, or one of the hand.

    `data` is (seat, points left, points that must come from the hand).
    """

    rule: str = "meq.damage-heroes.1"
    kind = "damage"
    purpose = "harm"
    prompt = "ask-damage"
    verbs = "lose lose-top"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 3)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return told_why(s, self.prompt, ints(data, 3)[1])

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        seat, left, _ = ints(data, 3)
        return ("",) * min(left, len(s.zones[HAND + seat]) + len(s.zones[LIFE + seat]))

    def repeats(self, s: State, data: tuple[Plain, ...], choice: Choice) -> int:
        return 1 if choice.verb == "lose" else min(len(s.zones[LIFE + ints(data, 3)[0]]), self.spared(s, data))

    def spared(self, s: State, data: tuple[Plain, ...]) -> int:
        """How many of the points left need not come from the hand."""
        seat, left, from_hand = ints(data, 3)
        return left - min(from_hand, len(s.zones[HAND + seat]))

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, left, _ = ints(data, 3)
        if left > 0 and (s.zones[HAND + seat] or s.zones[LIFE + seat]):
            hold_close(s, seat)
            offer_hand(self, s, pc, data, seat)
        else:
            check_now(s)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [TOP, *(Choice("lose", card) for card in s.zones[HAND + ints(data, 3)[0]])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 3)[0]
        if choice.verb == "lose":
            return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)
        if not s.zones[LIFE + seat]:
            return Refusal("refuse-life-pool-empty", "meq.damage-heroes.1")
        if not self.spared(s, data):
            return Refusal("refuse-from-hand", "meq.monster-card.11")
        return None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, left, from_hand = ints(data, 3)
        if choice.verb == "lose":
            move(s, choice.a, DAMAGE_POOL + seat)
            s.note("log-loses-card", self.rule, ("seat", seat), ("piece", choice.a))
            from_hand = max(0, from_hand - 1)
        else:
            take_top(s, LIFE + seat, DAMAGE_POOL + seat)
            s.note("log-loses-top", self.rule, ("seat", seat))
        s.push(self, 0, (seat, left - 1, from_hand))


TAKE_DAMAGE = TakeDamage()


def damage_hero(s: State, seat: int, points: int, from_hand: int = 0) -> None:
    """Schedule that a hero takes damage."""
    if points > 0:
        combat = under_way(s, "combat")
        if combat is not None and combat.seat == seat:
            combat.numbers["hurt"] = combat.numbers.get("hurt", 0) + points
        s.note("log-hero-damaged", "meq.damage-pool.2", ("seat", seat), ("number", points))
        s.push(TAKE_DAMAGE, 0, (seat, points, from_hand))


@dataclass(frozen=True, eq=False)
class DiscardFromHand(Ask):
    """A hero discards cards of the hand, as the hero chooses. `data` is (seat, how many)."""

    rule: str = "meq.rest-pool.2"
    kind = "discard"
    purpose = "harm"
    prompt = "ask-discard"
    verbs = "discard"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return told_why(s, self.prompt, ints(data, 2)[1])

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        seat, left = ints(data, 2)
        return ("",) * min(left, len(s.zones[HAND + seat]))

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, left = ints(data, 2)
        if left > 0:
            offer_hand(self, s, pc, data, seat)
        else:
            check_now(s)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("discard", card) for card in s.zones[HAND + ints(data, 2)[0]]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 2)[0]
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, left = ints(data, 2)
        move(s, choice.a, REST + seat)
        s.note("log-discards", self.rule, ("seat", seat), ("piece", choice.a))
        s.push(self, 0, (seat, left - 1, *data[2:]))


DISCARD_FROM_HAND = DiscardFromHand()


@dataclass(frozen=True, eq=False)
class KeepHandLimit(DiscardFromHand):
    """A hero discards what a Corruption card does not allow to hold. `data` is (seat, how many, the card)."""

    rule: str = "meq.corruption.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        _, left, card = ints(data, 3)
        return f"{self.prompt}-for", (("piece", card), ("number", left))


KEEP_HAND_LIMIT = KeepHandLimit()


def over_hand_limit(s: State, seat: int) -> int:
    """By how many cards a hand exceeds what a text allows."""
    limit = permitted(s, HAND_LIMIT, seat)
    return max(0, len(s.zones[HAND + seat]) - limit) if limit else 0


def limits_hands(s: State, card: int) -> bool:
    """Whether a card has a text that limits hands."""
    abilities = s.rules.catalogue.faces[s.face[card]].abilities
    return any(isinstance(ability, Permit) and ability.what == HAND_LIMIT for ability in abilities)
