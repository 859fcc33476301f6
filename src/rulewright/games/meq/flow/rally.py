"""Hero Rally and Hero Draw: the steps of Sauron's turn that are for the heroes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import STRONGHOLD
from rulewright.games.meq.events import REMOVES_INFLUENCE
from rulewright.games.meq.flow.piles import draw_cards
from rulewright.games.meq.flow.questions import AskHero, for_heroes, no_more_turns
from rulewright.games.meq.table import HERO_DRAW, INFLUENCE, LIFE, RALLY, STEP, figure, heroes, place_of
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Step, ints
from rulewright.kernel.values import value


def rally(s: State) -> None:
    """Every hero removes all influence from the hero's location, unless it is a Shadow Stronghold."""
    s.table[STEP] = RALLY
    places = dict.fromkeys(place_of(s, seat) for seat in heroes(s))
    happen_together(
        s,
        [
            Event(REMOVES_INFLUENCE, place, amount=s.tokens[INFLUENCE][place])
            for place in places
            if place not in STRONGHOLD and s.tokens[INFLUENCE][place]
        ],
    )


@dataclass(frozen=True, eq=False)
class HeroDraws(AskHero):
    """A hero draws up to fortitude cards from the Life Pool. `data` is (seat,)."""

    rule: str = "meq.hero-draw.1"
    kind = "draw"
    prompt = "ask-draw"
    verbs = "draw-number"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("number", value(s, figure(s, ints(data, 1)[0]), "fortitude")),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = ints(data, 1)[0]
        most = min(value(s, figure(s, seat), "fortitude"), len(s.zones[LIFE + seat]))
        return [Choice("draw-number", count) for count in range(most, -1, -1)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = ints(data, 1)[0]
        fortitude = value(s, figure(s, seat), "fortitude")
        if choice.a > fortitude:
            return Refusal("refuse-fortitude", self.rule, more=(("number", fortitude),))
        if choice.a > len(s.zones[LIFE + seat]):
            return Refusal("refuse-life-pool-small", "meq.life-pool.2")
        return None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """Sauron does not draw so, and in a combat agility has been used when its rounds begin."""
        if under_way(s, "combat") is not None:
            return for_heroes(seat, "meq.combat-phases.2") or Refusal("refuse-agility-used", "meq.combat-phases.2")
        return for_heroes(seat, self.rule) or no_more_turns(s)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        s.note("log-hero-draws", self.rule, ("seat", seat), ("number", choice.a))
        draw_cards(s, seat, choice.a)


HERO_DRAWS = HeroDraws()


@dataclass(frozen=True, eq=False)
class HeroDrawStep(Step):
    """Each hero draws, one after another."""

    label: str = "6"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = HERO_DRAW
        for seat in heroes(s):
            s.push(HERO_DRAWS, 0, (seat,))

    def leads_to(self) -> tuple[Step, ...]:
        return (HERO_DRAWS,)


HERO_DRAW_STEP = HeroDrawStep()
