"""The integers of actions: one table for each game, and no two options of a question share one."""

from __future__ import annotations

import re

import pytest

import rulewright as rw
from rulewright.envs import actions as tables
from rulewright.envs.actions import MOST_OPTIONS, WAIT, actions
from rulewright.kernel.decisions import back_on_board
from support.doors import DOORS, Door, one_of_each, walk
from support.lotr import card, lotr, seat


def named(game: rw.Game) -> dict[str, str]:
    """For each option its key, and what its integer means."""
    table = actions(game.id)
    return dict(zip(game.decision.keys, map(table.name, table.of(game.state, game.state.pending)), strict=True))


@pytest.mark.parametrize("door", one_of_each(), ids=str)
def test_every_integer_means_something_else(door: Door):
    table = actions(door.game)
    assert len({table.name(action) for action in range(table.size)}) == table.size
    assert table.name(WAIT) == "wait"
    assert table.name(table.size - 1) == f"option {MOST_OPTIONS - 1}"


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_an_integer_means_its_option_and_no_two_options_share_one(door: Door):
    table = actions(door.game)
    for game in walk(door.new(3), 3):
        pending = game.state.pending
        found = table.of(game.state, pending)
        assert len(set(found)) == len(found)
        for choice, action, key in zip(pending.choices, found, game.decision.keys, strict=True):
            form = game.rules.verbs[choice.verb]
            name = re.sub(r" \(ability \d\)", "", table.name(action))
            if form.a == "piece" and back_on_board(game.state, choice.a):
                place = game.rules.catalogue.faces[game.state.face[game.state.at[choice.a]]].name
                assert name.partition(" #")[0] == form.key.format(a=place)
            elif action < table.other and form.a != "branch":
                assert name == re.sub(r" \(ability \d\)", "", key)


def test_several_of_one_title_are_told_apart():
    orc = card("Dol Guldur Orcs")
    game = lotr(
        seat(heroes=["Legolas", "Gimli"], engaged=[card("Dol Guldur Orcs", damage=1), orc, card("Forest Spider")]),
        at="6.8a",
    )
    assert named(game) == {
        "attack Dol Guldur Orcs": "attack Dol Guldur Orcs",
        "attack Dol Guldur Orcs #2": "attack Dol Guldur Orcs #2",
        "attack Forest Spider": "attack Forest Spider",
        "done": "done",
    }


def test_what_the_table_has_no_line_for_goes_by_its_place(monkeypatch: pytest.MonkeyPatch):
    game = lotr(
        seat(heroes=["Legolas"], engaged=[card("Forest Spider", damage=number) for number in range(3)]), at="6.8a"
    )
    assert named(game)["attack Forest Spider #3"] == "attack Forest Spider #3"
    game = lotr(
        seat(heroes=["Legolas"], engaged=[card("Forest Spider", damage=number) for number in range(4)]), at="6.8a"
    )
    assert named(game)["attack Forest Spider #4"] == "option 3"
    monkeypatch.setattr(tables, "MOST_OPTIONS", 4)
    with pytest.raises(rw.RulewrightError, match="There are 5 options, more than the 4 that can be numbered"):
        named(game)


def test_an_integer_means_the_same_in_every_setup():
    """Cards have other indexes in the catalogue of another setup; their titles and so their integers are the same."""
    one = lotr(seat(heroes=["Legolas"], engaged=["Forest Spider"]), at="6.8a")
    two = lotr(
        seat(heroes=["Aragorn"]), seat(heroes=["Legolas"], engaged=["Forest Spider"]), at="6.8a", edition="classic"
    )
    table = actions("lotr")

    assert table.of(one.state, one.state.pending) == table.of(two.state, two.state.pending)
