"""A verb that has its own idea of what it can be paid with is asked itself."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.resources import GainResources
from rulewright.games.lotr.vocabulary.words import HERO, READY, THIS, YOURS, Action
from rulewright.kernel.cards import Card
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.effects.verbs import Happens
from rulewright.kernel.selectors import Chosen
from rulewright.kernel.state import Scope, State
from rulewright.lcg.events import EXHAUSTS
from support.lotr import lotr, offers, seat


@dataclass(frozen=True, eq=False)
class ExhaustInPairs(Happens):
    """As a cost it must exhaust two cards; one alone can only be exhausted by an effect."""

    def payable(self, s: State, scope: Scope) -> bool:
        return len(self.events(s, scope)) == 2


def miser(verb: type[Happens]) -> Card:
    """A hero whose action costs to exhaust a hero."""
    cost = Choose(HERO & YOURS & READY, "helper") >> verb(EXHAUSTS, Chosen("helper"))
    action = Action(GainResources(THIS, 1), cost=cost)
    return hero("Miser", action, number=983, sphere="tactics", threat=8, stats=(0, 1, 1, 9), traits="Warrior.")


@pytest.mark.parametrize(("verb", "keys"), [(Happens, ["use Miser", "pass"]), (ExhaustInPairs, [])])
def test_a_cost_is_payable_if_its_verb_says_so(verb: type[Happens], keys: list[str]):
    game = lotr(seat(heroes=["Miser"]), at="7.4", extra=(miser(verb),))
    assert [key for key in offers(game) if game.decision.rule == "lotr.phase-sequence.21"] == keys
