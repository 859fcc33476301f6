"""Cards with Uses: one that has spent its last counter is discarded once the ability has resolved."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.table import COUNTERS
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step
from rulewright.lcg.events import DISCARDED


@dataclass(frozen=True, eq=False)
class DiscardUsedUp(Step):
    """Discard a card whose ability has just resolved, if its last counter is spent. `data` is (card,)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card = data[0]
        assert isinstance(card, int)
        counted = "uses" in s.rules.catalogue.faces[s.face[card]].stats
        if counted and in_play(s, card) and not s.tokens[COUNTERS][card]:
            happen(s, Event(DISCARDED, card, s.controller[card], how="used-up"))


DISCARD_USED_UP = DiscardUsedUp()
