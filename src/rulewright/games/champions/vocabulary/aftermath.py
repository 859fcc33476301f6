"""Answers to what an attack has brought: they have one window, with all that answers the attack itself.

So what is forced comes first, and players answer an attack, what it has defeated and the defense in any order.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import DEFEATED, DEFENDS
from rulewright.games.champions.flow.activations import ATTACK, ENEMY_ATTACKS
from rulewright.games.champions.flow.powers import ATTACKS
from rulewright.games.champions.table import hero
from rulewright.games.champions.vocabulary.numbers import Defeats, FellAs
from rulewright.games.champions.vocabulary.pointing import YourDoing, YourHero, innermost
from rulewright.games.champions.vocabulary.words import counted
from rulewright.kernel.abilities import Trigger, Triggered
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.events import Event
from rulewright.kernel.selectors import Kind
from rulewright.kernel.state import Scope, State
from rulewright.lcg.vocabulary import do


@dataclass(frozen=True, eq=False)
class YouDefeat(Trigger):
    """You defeat a card. What falls to an attack is answered when the attack is."""

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


@dataclass(frozen=True, eq=False)
class YourHeroDefends(Trigger):
    """Your hero defends. A defense is answered when the attack is; one against a share of an attack by itself."""

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        if event.kind is DEFENDS:
            return Trigger.matches(self, s, scope, event)
        attack = innermost(s, ATTACK)
        return attack is not None and hero(s, scope.you) in attack.pieces.get("defended", ())


@dataclass(frozen=True, eq=False)
class AnswersDefense(Triggered):
    """An ability that answers the defense of your hero."""

    def hears(self) -> tuple[str, ...]:
        return f"{self.timing} {DEFENDS.name}", f"{self.timing} {ENEMY_ATTACKS.name}"


def ResponseToDefense(*effects: Effect, cost: Effect | None = None, tags: str = "") -> AnswersDefense:
    """What a player may do after the own hero has defended."""
    words = tuple(tags.split())
    trigger = YourHeroDefends(DEFENDS, piece=YourHero())
    return AnswersDefense("response", "response", "after", trigger, counted(effects, words), cost, tags=words)
