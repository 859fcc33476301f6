"""Parts a to c of a combat round: who is exhausted, the cards that are laid and revealed, and their strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.games.meq.flow.combat_abilities import run_waiting
from rulewright.games.meq.flow.combat_values import (
    apply_bonus,
    both_exhausted,
    card_of,
    exhausted,
    fight_under_way,
    is_cancelled,
    side,
)
from rulewright.games.meq.flow.losing import hold_close, offer_hand
from rulewright.games.meq.flow.piles import random_card
from rulewright.games.meq.flow.questions import AskHero
from rulewright.games.meq.table import (
    HAND,
    LAID,
    SAURON,
    STACK,
    figure,
)
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.places import move
from rulewright.kernel.scenes import leave_scene
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, Do, ints
from rulewright.kernel.values import value

if TYPE_CHECKING:
    from rulewright.kernel.game import Json

FIGHT_ON, DECLARE = Choice("fight-on"), Choice("declare")
HARM = ("hurt", "harmed")


def goes_on(s: State) -> bool:
    """Whether there is another round."""
    numbers = fight_under_way(s).numbers
    return not both_exhausted(s) and not numbers.get("over")


def round_begins(s: State) -> None:
    """What belongs to a round only is forgotten; whoever has no card left is exhausted."""
    fight = fight_under_way(s)
    numbers = fight.numbers
    past = numbers.get("round", 0)
    numbers["round"] = past + 1
    for name in HARM:
        dealt = numbers.pop(name, 0)
        if past:
            numbers[f"{name}-{past}"] = dealt
    for name in ("hero-own", "enemy-own", "hero-cancelled", "enemy-cancelled", "executed"):
        numbers.pop(name, None)
    for name in ("hero-card", "enemy-card", "spent-texts"):
        fight.pieces.pop(name, None)
    for seat in (fight.seat, SAURON):
        if not exhausted(s, seat) and not s.zones[HAND + seat]:
            exhaust(s, seat, "meq.combat-exhausted.4")


def exhaust(s: State, seat: int, rule: str) -> None:
    """A combatant is exhausted for the rest of the combat, by a rule."""
    fight = fight_under_way(s)
    fight.numbers[f"{side(s, seat)}-exhausted"] = 1
    if seat == SAURON:
        s.note("log-enemy-exhausted", rule, ("piece", fight.piece))
    else:
        s.note("log-hero-exhausted", rule, ("seat", seat))


@dataclass(frozen=True, eq=False)
class DeclareExhaustion(AskHero):
    """Before a round the hero, then Sauron, may give up playing cards. `data` is (seat,)."""

    rule: str = "meq.combat-exhausted.5"
    kind = "declare"
    prompt = "ask-declare"
    verbs = "fight-on declare"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not exhausted(s, ints(data, 1)[0]):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [FIGHT_ON, DECLARE]

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Who is exhausted stays so; anybody else declares it before a round, not in it."""
        if under_way(s, "combat") is None:
            return Refusal("refuse-no-combat", self.rule)
        if exhausted(s, seat):
            return Refusal("refuse-stays-exhausted", "meq.combat-exhausted.7")
        return Refusal("refuse-declare-later", self.rule)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "declare":
            exhaust(s, ints(data, 1)[0], self.rule)


DECLARE_EXHAUSTION = DeclareExhaustion()


def declare(s: State) -> None:
    """The hero decides first, and only then does Sauron decide."""
    s.push(DECLARE_EXHAUSTION, 0, (fight_under_way(s).seat,))
    s.push(DECLARE_EXHAUSTION, 0, (SAURON,))
    s.push(LAY_CARDS)


@dataclass(frozen=True, eq=False)
class LayCard(AskHero):
    """A combatant chooses a card and lays it face down. `data` is (seat,)."""

    rule: str = "meq.combat-phases.7"
    kind = "lay"
    prompt = "ask-lay"
    verbs = "lay"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat = ints(data, 1)[0]
        if exhausted(s, seat):
            return
        hold_close(s, seat)
        if fight_under_way(s).numbers.get(f"{side(s, seat)}-random") == fight_under_way(s).numbers["round"]:
            self.answer(s, data, Choice("lay", random_card(s, HAND + seat)))
        else:
            offer_hand(self, s, pc, data, seat)

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", fight_under_way(s).piece), ("number", fight_under_way(s).numbers["round"]))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("lay", card) for card in s.zones[HAND + ints(data, 1)[0]]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Outside a combat, or when exhausted, nobody lays a card; otherwise its time comes."""
        if under_way(s, "combat") is None:
            return Refusal("refuse-no-combat-for-it", self.rule, choice.a)
        if exhausted(s, seat):
            return Refusal("refuse-exhausted", "meq.combat-phases.8", choice.a)
        return self.refuse(s, (seat,), choice) or Refusal("refuse-lay-later", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        move(s, choice.a, LAID + seat)
        s.note("log-lays", self.rule, ("seat", seat))


LAY_CARD = LayCard()


def lay_cards(s: State) -> None:
    """Part a. Usually the hero lays the first card; who was anticipated lays it openly before the other chooses."""
    fight = fight_under_way(s)
    if both_exhausted(s):
        leave_scene(s, "combat-round")
        return
    foreseen = fight.numbers.get("foreseen", 0)
    by_hero, by_enemy = foreseen & 1, foreseen & 2
    fight.numbers["foreseen"] = 0
    if by_hero and not by_enemy:
        order, openly = (SAURON, fight.seat), SAURON
    else:
        order, openly = (fight.seat, SAURON), fight.seat if by_enemy and not by_hero else -1
    for seat in order:
        s.push(LAY_CARD, 0, (seat,))
        if seat == openly:
            s.push(REVEAL, 0, (seat,))
    for seat in order:
        if seat != openly:
            s.push(REVEAL, 0, (seat,))
    s.push(CHEAPER)
    s.push(STRENGTH)


LAY_CARDS = Do(lay_cards)


def reveal(s: State, data: tuple[Plain, ...]) -> None:
    """Part b: the card of a combatant is turned up and joins the combat stack."""
    seat = ints(data, 1)[0]
    fight = fight_under_way(s)
    for card in s.zones[LAID + seat][:]:
        move(s, card, STACK + seat)
        fight.pieces[f"{side(s, seat)}-card"] = (card,)
        fight.pieces["typeless"] = tuple([c for c in fight.pieces.get("typeless", ()) if c != card])
        s.note("log-reveals", "meq.combat-phases.9", ("seat", seat), ("piece", card))


REVEAL = Call(reveal)


def combatant(s: State, seat: int) -> int:
    """Who fights for a seat: the hero, or the monster or minion."""
    return fight_under_way(s).piece if seat == SAURON else figure(s, seat)


def spent_strength(s: State, seat: int) -> int:
    """The strength of all cards that a side has played in this combat."""
    return sum(value(s, card, "strength") for card in s.zones[STACK + seat])


def harm_by_round(s: State, seat: int) -> list[Json]:
    """How much damage a side was dealt in each round, this one last."""
    numbers, name = fight_under_way(s).numbers, "harmed" if seat == SAURON else "hurt"
    now = numbers.get("round", 0)
    return [*(numbers.get(f"{name}-{past}", 0) for past in range(1, now)), numbers.get(name, 0)]


def how_it_stands(s: State) -> dict[str, Json]:
    """The combat under way as everybody sees it, for those who show it: the hero's side first."""
    fight = fight_under_way(s)
    sides: list[Json] = [
        {
            "player": seat,
            "piece": combatant(s, seat),
            "card": card_of(s, seat),
            "spent": spent_strength(s, seat),
            "exhausted": exhausted(s, seat),
            "cancelled": is_cancelled(s, seat),
            "harm": harm_by_round(s, seat),
        }
        for seat in (fight.seat, SAURON)
    ]
    return {"round": fight.numbers.get("round", 0), "stat": "strength", "sides": sides}


def calculate_strength(s: State) -> None:
    """Part c: whoever has spent too much strength is exhausted, and the card of this round is cancelled."""
    fight = fight_under_way(s)
    for seat in (fight.seat, SAURON):
        owner = combatant(s, seat)
        if not exhausted(s, seat) and spent_strength(s, seat) > value(s, owner, "strength"):
            exhaust(s, seat, "meq.combat-exhausted.1")
            apply_bonus(s, card_of(s, seat), "attack", "locked", 0, owner)
            apply_bonus(s, card_of(s, seat), "defense", "locked", 0, owner)
            fight.numbers[f"{side(s, seat)}-cancelled"] = 1
    if both_exhausted(s):
        s.note("log-both-exhausted", "meq.combat-phases.15")
        leave_scene(s, "combat-round")


def cheaper_cards(s: State) -> None:
    """Texts of the previous round that change what a card of this round costs."""
    run_waiting(s, "next-strength")


CHEAPER = Do(cheaper_cards)
STRENGTH = Do(calculate_strength)
