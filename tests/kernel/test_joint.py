"""Joint decisions: a proposal counts when all agree; when somebody objects, the game says who decides."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

import pytest

from rulewright.games.lotr.vocabulary.printing import hero
from rulewright.games.lotr.vocabulary.threat import RaiseThreat
from rulewright.games.lotr.vocabulary.words import Action, once_per
from rulewright.kernel.decks import mix
from rulewright.kernel.effects.joining import OneOf
from rulewright.kernel.places import show
from rulewright.kernel.players import EVERYONE
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Players
from support.lotr import lotr, offers, seat, threat


@dataclass(frozen=True, eq=False)
class AllOfUs(Players):
    """All players, who decide together."""

    together = True

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        return s.order


COUNCIL = hero(
    "Council",
    Action(OneOf((RaiseThreat(1, EVERYONE), RaiseThreat(2, EVERYONE), RaiseThreat(3, EVERYONE)), by=AllOfUs()),
           limit=once_per("round")),
    number=983, sphere="tactics", threat=8, stats=(1, 1, 1, 3), traits="Noble.",
)  # fmt: skip


@pytest.fixture
def game():
    game = lotr(
        *(seat(heroes=[name], threat=20) for name in ("Council", "Gimli", "Legolas")), at="3.1", extra=(COUNCIL,)
    )
    game.play("use Council")
    return game


def asked(game):
    return game.decision.player


def disputed(game, decides):
    game.state.rules = copy(game.state.rules)
    game.state.rules.dispute = decides
    return game


def test_what_one_proposes_counts_when_all_others_agree(game):
    assert (asked(game), offers(game)) == (0, ["effect 1", "effect 2", "effect 3"])
    game.choose("effect 2")
    assert (asked(game), offers(game), threat(game)) == (1, ["agree", "object"], 20)
    game.choose("agree")
    assert (asked(game), threat(game)) == (2, 20)
    game.choose("agree")
    assert [threat(game, i) for i in range(3)] == [22, 22, 22]


def test_when_somebody_objects_and_the_proposer_decides_the_proposal_stands(game):
    game.play("effect 3", "agree", "object")
    assert threat(game) == 23


def test_when_somebody_else_decides_everything_may_be_chosen(game):
    disputed(game, lambda s, proposer, objector: 2)
    game.play("effect 3", "object")
    assert (asked(game), offers(game)) == (2, ["effect 1", "effect 2", "effect 3"])
    game.choose("effect 1")
    assert threat(game) == 21


def test_when_the_one_who_objects_decides_the_proposal_is_out(game):
    disputed(game, lambda s, proposer, objector: objector)
    game.play("effect 3", "object")
    assert (asked(game), offers(game)) == (1, ["effect 1", "effect 2"])
    assert offers(game.determinize(0, 1)) == ["effect 1", "effect 2"], "the question is put again to the same seat"
    game.choose("effect 2")
    assert threat(game) == 22


def test_a_person_who_holds_several_seats_agrees_with_themselves(game):
    game.state.persons = (0, 0, 1)
    game.choose("effect 1")
    assert asked(game) == 2
    game.choose("agree")
    assert threat(game) == 21


def test_nobody_else_can_tell_the_cards_of_a_hand_apart_once_it_is_mixed():
    game = lotr(seat(heroes=["Gimli"], hand=["Feint", "Quick Strike", "Gandalf"]), seat(heroes=["Legolas"]), at="3.1")
    s = game.state
    hand = s.rules.zones.id("hand", 0)
    before = s.rng
    mix(s, hand, 1)
    assert s.rng == before, "nobody else knows any of them: there is nothing to do"
    show(s, s.zones[hand][1])
    mix(s, hand, 1)
    assert s.rng != before
    assert [s.known[p] for p in s.zones[hand]] == [1, 1, 1]
    assert sorted(s.rules.catalogue.faces[s.face[p]].name for p in s.zones[hand]) == [
        "Feint", "Gandalf", "Quick Strike",
    ]  # fmt: skip
