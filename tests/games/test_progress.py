"""Stage and progress, which mean the same on the table of every game; and what a game is worth to each seat."""

from __future__ import annotations

import pytest

import rulewright as rw
from support import champions as marvel
from support import lotr as rings
from support.meq import argalad, meq
from support.wotr import wotr


def told(game: rw.Game) -> tuple[object, object]:
    table = game.table()
    return table["stage"], table["progress"]


@pytest.mark.parametrize(
    ("quest", "stage", "progress"),
    [
        (rings.card("Flies and Spiders", progress=3), 1, (0 + 3 / 8) / 3),
        (rings.card("A Fork in the Road", progress=1), 2, (1 + 1 / 2) / 3),
        (rings.card("Don't Leave the Path!"), 3, 2 / 3),
        (rings.card("Beorn's Path", progress=4), 3, (2 + 4 / 10) / 3),
    ],
)
def test_every_stage_of_a_quest_counts_alike(quest: dict, stage: int, progress: float):
    two = (rings.seat(heroes=["Aragorn"]), rings.seat(heroes=["Legolas"]))
    assert told(rings.lotr(*two, quest=quest, at="2.2")) == (stage, [pytest.approx(progress)] * 2)


def test_a_quest_that_has_not_begun_has_no_stage():
    assert told(rw.new("lotr")) == (0, [0.0])


@pytest.mark.parametrize(("number", "damage", "progress"), [("I", 7, 0.25), ("II", 3, 0.6)])
def test_both_stages_of_a_villain_count_alike(number: str, damage: int, progress: float):
    rhino = marvel.card("Rhino", stage=number, damage=damage)
    assert told(marvel.champions(villain=rhino)) == (len(number), [progress])


@pytest.mark.parametrize(
    ("corruption", "progress"), [(0, [0.55, 0.45]), (1, [0.5, 0.5]), (9, [0.1, 0.9]), (15, [0.0, 1.0])]
)
def test_a_lead_of_ten_points_is_the_whole_way(corruption: int, progress: list[float]):
    game = wotr(free_scoring=["Bag End"], corruption=corruption, path=3)
    assert told(game) == (3, [pytest.approx(part) for part in progress * 2])


def test_each_side_of_the_story_has_its_own_way():
    game = meq(argalad(), green=6, yellow=9, red=2)
    assert told(game) == (2, [0.5, pytest.approx(1 / 3)])


def test_a_game_is_worth_1_to_who_has_won_and_nothing_before_its_end():
    game = rw.new("wotr", scenario="trilogy", seats=4, seed=1)
    assert game.returns() == (0.0,) * 4
    game.playout(seed=1)
    assert game.returns() == tuple(1.0 if seat in game.result.winners else -1.0 for seat in range(4))
    assert sorted(game.returns()) == [-1.0, -1.0, 1.0, 1.0]
