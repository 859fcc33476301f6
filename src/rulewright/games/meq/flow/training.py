"""Training: two Skill cards, one of them kept."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.piles import draw_several
from rulewright.games.meq.flow.questions import AskHero
from rulewright.games.meq.table import DRAWN, HAND, SKILL_DECK, SKILL_DISCARD
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.occurrences import check_now
from rulewright.kernel.places import move
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, ints


def train(s: State, seat: int) -> None:
    """Schedule that a hero trains."""
    s.push(TRAIN, 0, (seat,))


@dataclass(frozen=True, eq=False)
class Train(AskHero):
    """A training hero draws two Skill cards, keeps one in hand and discards the other. `data` is (seat,)."""

    rule: str = "meq.training.2"
    kind = "train"
    prompt = "ask-train"
    verbs = "keep"
    secret = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat = ints(data, 1)[0]
        if not s.zones[DRAWN + seat]:
            draw_several(s, SKILL_DECK, DRAWN + seat, 2)
            s.note("log-trains", self.rule, ("seat", seat))
        Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("keep", card) for card in s.zones[DRAWN + ints(data, 1)[0]]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        drawn = s.zone[choice.a] == DRAWN + ints(data, 1)[0]
        return None if drawn else Refusal("refuse-not-drawn", self.rule, choice.a)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        for card in s.zones[DRAWN + seat][:]:
            move(s, card, HAND + seat if card == choice.a else SKILL_DISCARD)
        check_now(s)


TRAIN = Train()
