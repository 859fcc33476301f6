"""Answers to what you defeat: an attack that defeats is answered as one thing, in one window."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import DEFEATED
from rulewright.games.champions.flow.powers import ATTACKS
from rulewright.games.champions.vocabulary.numbers import Defeats, FellAs
from rulewright.games.champions.vocabulary.pointing import YourDoing
from rulewright.kernel.abilities import Trigger, Triggered
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.events import Event
from rulewright.kernel.selectors import Kind
from rulewright.kernel.state import Scope, State
from rulewright.lcg.vocabulary import do


@dataclass(frozen=True, eq=False)
class YouDefeat(Trigger):
    """You defeat a card. What falls to an attack is answered when the attack is, together with it."""

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        assert self.source is not None and isinstance(self.given, FellAs)
        if event.kind is ATTACKS:
            return self.source.matches(s, scope, event.piece) and Defeats(self.given.what).holds(s, scope)
        return event.how != "attack" and Trigger.matches(self, s, scope, event)


@dataclass(frozen=True, eq=False)
class AnswersDefeat(Triggered):
    """An ability that answers what you defeat, be it by an attack or by anything else."""

    def hears(self) -> tuple[str, ...]:
        return f"{self.timing} {DEFEATED.name}", f"{self.timing} {ATTACKS.name}"


def ResponseToDefeat(*effects: Effect, what: Kind, cost: Effect) -> AnswersDefeat:
    """What a player may do after defeating such a card."""
    trigger = YouDefeat(DEFEATED, source=YourDoing(), given=FellAs(what))
    return AnswersDefeat("response", "response", "after", trigger, do(*effects), cost)
