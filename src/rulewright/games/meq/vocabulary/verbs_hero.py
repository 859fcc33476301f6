"""What a text lets any one of the heroes do."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import LOSES_FAVOR
from rulewright.games.meq.table import FAVOR, heroes
from rulewright.games.meq.vocabulary.words import BY_HEROES
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import AskingEffect, Effect
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import PASS, Choice, Plain, Scope, State
from rulewright.kernel.steps import Step
from rulewright.kernel.vocabulary import Players


@dataclass(frozen=True, eq=False)
class AnyHeroPays(AskingEffect):
    """One hero may spend favor for an effect; the heroes decide together which of them does."""

    amount: int
    effect: Effect
    by: Players = BY_HEROES
    kind = "pay"
    prompt = "ask-any-hero-pays"
    verbs = "choose-player pass"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return heroes(s)[0]

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "meq.hero-decisions.1"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("number", self.amount))

    def able(self, s: State, scope: Scope) -> list[int]:
        """The heroes who can pay for something that would change the game."""
        return [
            seat
            for seat in heroes(s)
            if s.dials[FAVOR][seat] >= self.amount and self.effect.can(s, Scope(scope.source, seat))
        ]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "pass" or choice.a not in heroes(s) or s.dials[FAVOR][choice.a] >= self.amount:
            return None
        more = (("seat", choice.a), ("number", self.amount), ("limit", s.dials[FAVOR][choice.a]))
        return Refusal("refuse-favor-of", s.rules.cite_text(s, "effect"), s.scopes[-1].source, more=more)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        able = self.able(s, s.scopes[-1])
        return [*(Choice("choose-player", seat) for seat in able), PASS] if able else []

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "choose-player":
            happen(s, Event(LOSES_FAVOR, -1, choice.a, self.amount, s.scopes[-1].source))
            s.push(PAID, 0, (choice.a, self.effect))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))


@dataclass(frozen=True, eq=False)
class Paid(Step):
    """The effect for the hero who has paid. `data` is (seat, effect)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, effect = data
        assert isinstance(seat, int) and isinstance(effect, Effect)
        run_in(s, Scope(s.scopes[-1].source, seat), effect)


PAID = Paid()
