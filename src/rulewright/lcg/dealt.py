"""Cards dealt face down to an enemy and turned up in its attack: shadow cards, boost cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.kernel.ability_ids import ability_id
from rulewright.kernel.places import show
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step, go_on
from rulewright.kernel.using import USE


def dealt_to(s: State, enemy: int, zone: int) -> list[int]:
    """The cards that lie face down before an enemy, in the order they were dealt."""
    load, where = s.attached[enemy], s.zone
    return [p for p in load if where[p] == zone] if load else []


@dataclass(frozen=True, eq=False)
class TurnUpDealt(Step):
    """Turn up the cards dealt to the enemy one by one; each has its effect at once. Cards dealt meanwhile follow.

    The scope is that of the attack: the enemy, and the player it is made against. `data` are the cards turned up.
    """

    zone: int
    label: str
    """The label of their effects."""
    goes_on: Callable[[State], bool]
    turned_up: Callable[[State, int, int], None]
    """What turning up a card does besides: told in the log, counted."""
    resolved: Callable[[State, int], None]
    """What becomes of a card when its effect is over."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if data:
            card = data[-1]
            assert isinstance(card, int)
            self.resolved(s, card)
        scope = s.scopes[-1]
        waiting = [p for p in dealt_to(s, scope.source, self.zone) if p not in data]
        if not waiting or (data and not self.goes_on(s)):
            return
        card = waiting[0]
        show(s, card)
        self.turned_up(s, card, scope.source)
        for number in s.rules.catalogue.specials[s.face[card]].get(self.label, ()):
            go_on(s, USE, 0, (ability_id(card, number), scope.you, None))
        go_on(s, self, 0, (*data, card))
