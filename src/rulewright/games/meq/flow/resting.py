"""The Rest step."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN, STRONGHOLD
from rulewright.games.meq.events import CLEANSED, LOSES_FAVOR, RESTS
from rulewright.games.meq.flow.asking import ADVANCE_LEFTMOST
from rulewright.games.meq.flow.piles import heal_pools, rest_pools
from rulewright.games.meq.flow.questions import AskHero, for_heroes, no_more_turns
from rulewright.games.meq.flow.sheet import refuse_use, uses
from rulewright.games.meq.flow.training import train
from rulewright.games.meq.table import (
    AMBUSH,
    AREA,
    FAVOR,
    MOVES,
    REST_STEP,
    STEP,
    TRAVEL,
    TURN,
    corruption,
    enemies_at,
    figure,
    kind,
    place_of,
    stat,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted, prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import PASS, Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, Step, ints
from rulewright.kernel.using import use

SECOND_WIND = ("heal-wounds", "train")


def refuse_rest(s: State, seat: int) -> Refusal | None:
    """Why a hero cannot rest."""
    place = place_of(s, seat)
    if enemies_at(s, place):
        return Refusal("refuse-rest-enemies", "meq.rest-step.8", place)
    if place in STRONGHOLD:
        return Refusal("refuse-rest-stronghold", "meq.rest-step.9", place)
    return prohibition(s, "rest", figure(s, seat), seat)


@dataclass(frozen=True, eq=False)
class RestStep(Ask):
    """The hero whose turn it is may rest."""

    rule: str = "meq.rest-step.1"
    label: str = "7"
    kind = "rest"
    purpose = "action"
    prompt = "ask-rest"
    verbs = "rest use pass"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.table[TURN]

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = REST_STEP
        barred = refuse_rest(s, s.table[TURN])
        if barred is None:
            Ask.run(self, s, pc, data)
        else:
            s.note("log-no-rest", barred.rule, ("seat", s.table[TURN]))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("rest"), *uses(s, s.table[TURN]), PASS]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "use":
            return refuse_use(s, s.table[TURN], choice)
        return refuse_rest(s, s.table[TURN]) if choice.verb == "rest" else None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """What bars the rest is told before the step, and after it (it was skipped) while the hero has not moved on.

        It is told to the hero whose turn it is, and to nobody else.
        """
        if choice.verb == "pass":
            return None
        still = s.table[STEP] in (REST_STEP, AMBUSH) or (s.table[STEP] == TRAVEL and not s.table[MOVES])
        own = choice.verb == "rest" and seat == s.table[TURN] and still
        return for_heroes(seat, self.rule) or no_more_turns(s) or (refuse_rest(s, seat) if own else None)

    def leads_to(self) -> tuple[Step, ...]:
        return (SECOND, SHED_CORRUPTION)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "rest":
            rest(s, s.table[TURN])
        elif choice.verb == "use":
            use(s, s.table[TURN], choice.a << 8 | choice.b)
            s.push(self)


RESTING = RestStep()


def about_to_rest(s: State, seat: int) -> bool:
    """Whether a hero is in the own Rest step."""
    return s.table[STEP] == REST_STEP and s.table[TURN] == seat


def rest(s: State, seat: int) -> None:
    """The Rest Pool goes back into the Life Pool; then the heroes' rest lets Sauron's story advance."""
    happen(s, Event(RESTS, figure(s, seat), seat))
    s.push(RECOVER_CARDS, 0, (seat,))
    s.push(SECOND, 0, (seat,))
    s.push(ADVANCE_LEFTMOST, 0, (seat,))
    s.push(SHED_CORRUPTION, 0, (seat,))


def recover_cards(s: State, data: tuple[Plain, ...]) -> None:
    """Shuffle the Rest Pool into the Life Pool."""
    rest_pools(s, ints(data, 1)[0])


RECOVER_CARDS = Call(recover_cards)


@dataclass(frozen=True, eq=False)
class SecondWind(AskHero):
    """Whoever rests in a Haven may also heal; a text may allow more elsewhere. `data` is (seat,)."""

    rule: str = "meq.rest-step.11"
    kind = "heal"
    prompt = "ask-heal"
    verbs = " ".join((*SECOND_WIND, "pass"))

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if any(self.refuse(s, data, Choice(verb)) is None for verb in SECOND_WIND):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice(verb) for verb in SECOND_WIND), PASS]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        away = place_of(s, seat) not in HAVEN
        if choice.verb == "pass":
            return None
        able = permitted(s, "second-wind", seat)
        if choice.verb == "train" and not (able and away):
            return Refusal("refuse-train-in-haven" if able else "refuse-no-training", "meq.hero-sheet.4")
        if away and not able:
            return Refusal("refuse-not-in-haven", self.rule)
        return prohibition(s, "heal", figure(s, seat), seat) if choice.verb == "heal-wounds" else None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Before the rest: what would be refused then is refused now."""
        barred = self.refuse(s, (seat,), choice) if about_to_rest(s, seat) else None
        return barred if choice.verb == "pass" else for_heroes(seat, self.rule) or no_more_turns(s) or barred

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        if choice.verb == "heal-wounds":
            heal_pools(s, seat)
            s.note("log-heals", "meq.rest-step.12", ("seat", seat))
        elif choice.verb == "train":
            train(s, seat)


SECOND = SecondWind()


@dataclass(frozen=True, eq=False)
class ShedCorruption(AskHero):
    """A resting hero may pay to discard one Corruption card. `data` is (seat,)."""

    rule: str = "meq.rest-step.10"
    kind = "cleanse"
    purpose = "help"
    prompt = "ask-cleanse"
    verbs = "cleanse pass"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        cards = [Choice("cleanse", card) for card in corruption(s, ints(data, 1)[0])]
        return [*cards, PASS] if cards else []

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        if choice.verb == "pass":
            return None
        if s.zone[choice.a] != AREA + seat or kind(s, choice.a) != "corruption":
            return Refusal("refuse-not-own-corruption", self.rule, choice.a)
        price = stat(s, choice.a, "price")
        if s.dials[FAVOR][seat] < price:
            more = (("number", price), ("limit", s.dials[FAVOR][seat]))
            return Refusal("refuse-favor", self.rule, choice.a, more=more)
        return None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Before the rest: what would be refused then is refused now."""
        barred = self.refuse(s, (seat,), choice) if about_to_rest(s, seat) else None
        return barred if choice.verb == "pass" else for_heroes(seat, self.rule) or no_more_turns(s) or barred

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "cleanse":
            happen(s, Event(LOSES_FAVOR, seat=ints(data, 1)[0], amount=stat(s, choice.a, "price"), how="corruption"))
            happen(s, Event(CLEANSED, choice.a, ints(data, 1)[0]))


SHED_CORRUPTION = ShedCorruption()
