"""Resources: gaining and spending them."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import GAINS_RESOURCES, SPENDS_RESOURCES
from rulewright.games.lotr.table import RESOURCES
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Selector


def GainResources(what: Selector, amount: Number) -> Happens:
    """Add resources to the pools of heroes, or to other cards that hold them."""
    return Happens(GAINS_RESOURCES, what, amount)


@dataclass(frozen=True, eq=False)
class Spend(Verb):
    """Spend resources from a hero's pool: all of them, or nothing happens."""

    amount: int
    what: Selector

    def events(self, s: State, scope: Scope) -> list[Event]:
        found, pools = self.what.find(s, scope), s.tokens[RESOURCES]
        for p in found:
            if pools[p] < self.amount:
                return []
        return [Event(SPENDS_RESOURCES, p, s.controller[p], self.amount) for p in found]

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        for p in self.what.find(s, scope):
            if s.tokens[RESOURCES][p] < self.amount:
                more = (("number", self.amount), ("have", s.tokens[RESOURCES][p]))
                return Refusal("refuse-resources", "lotr.ability.14", p, more=more)
        return None
