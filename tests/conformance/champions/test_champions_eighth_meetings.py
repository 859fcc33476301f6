"""An eighth look: two cards that meet while the villain attacks."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, offers, seat

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


@pytest.mark.parametrize(("damage", "left", "offered"), [(11, 2, True), (13, 15, False)])
def test_a_stage_that_has_not_attacked_is_not_punched_back(damage: int, left: int, offered: bool):
    """Rhino's first stage falls to Black Panther's retaliation: that enemy is gone, and the next one did not attack."""
    game = champions(
        seat("Black Panther", hand=["Counter-Punch"], upgrades=["Indomitable"]), villain=card("Rhino", damage=damage),
        at="6", encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("defend with Black Panther")
    answers = ["use Indomitable", "play Counter-Punch", "pass"] if offered else ["use Indomitable", "pass"]
    assert (hit_points(game, "Rhino"), offers(game)) == (left, answers)


def test_of_two_punches_the_second_does_not_reach_the_next_stage():
    game = champions(
        seat("She-Hulk", hand=["Counter-Punch", "Counter-Punch"], upgrades=["Indomitable"]),
        villain=card("Rhino", damage=12), at="6", encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("defend with She-Hulk", "play Counter-Punch")
    assert (hit_points(game, "Rhino"), offers(game)) == (15, ["use Indomitable", "pass"])
