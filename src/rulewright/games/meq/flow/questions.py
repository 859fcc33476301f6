"""Whom the questions of the rules go to, and what they are about."""

from __future__ import annotations

from rulewright.games.meq.table import FINALE, SAURON
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, ints


class AskSauron(Ask):
    """A question to Sauron. `his` are the verbs that are answers to no hero's question."""

    his = ""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return SAURON

    def may_ask(self, seat: int) -> bool:
        return seat == SAURON

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """What only Sauron does never comes for a hero."""
        if choice.verb not in self.his.split():
            return None
        return for_sauron(seat, self.because(s, ())) or no_more_turns(s)


def for_sauron(seat: int, rule: str) -> Refusal | None:
    """What only Sauron does never comes for a hero."""
    return Refusal("refuse-for-sauron", rule) if seat != SAURON else None


def for_heroes(seat: int, rule: str) -> Refusal | None:
    """What only heroes do never comes for Sauron."""
    return Refusal("refuse-for-heroes", rule) if seat == SAURON else None


def no_more_turns(s: State) -> Refusal | None:
    """What is done in turns never comes again once the Finale has begun."""
    return Refusal("refuse-finale", "meq.finale.1") if s.table[FINALE] else None


class AskSauronAbout(AskSauron):
    """A question to Sauron about a piece, which comes first in its `data`."""

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", ints(data[:1], 1)[0]),)


class AskSauronSoMany(AskSauron):
    """A question to Sauron that is put several times; how often still comes first in its `data`."""

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("number", ints(data[:1], 1)[0]),)


class AskHero(Ask):
    """A question to the hero whose seat comes first in its `data`."""

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data[:1], 1)[0]
