"""Third look: attacks in which another player steps in, and somebody falls in the middle."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, only, seat, zones

PLAIN = ["Advance"] * 10


@pytest.mark.rule("champions.enemy-attacks.15", "champions.enemy-attacks.14")
def test_when_the_ally_who_stepped_in_falls_first_the_hero_of_the_activation_takes_the_blow():
    """No alter-ego takes damage of an attack: it is the hero whom the villain activated against."""
    game = champions(
        seat("Spider-Man"),
        seat("Tony Stark", allies=[card("Daredevil", damage=2)]),
        at="6",
        encounter_deck=["Concussive Blast", *PLAIN],
    )
    game.play("leave it undefended", "defend with Daredevil")
    assert zones(game, "Daredevil") == ["discard"]
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Tony Stark")) == (8, 8)


@pytest.mark.rule("champions.enemy-attacks.15", "champions.player-elimination.9")
def test_an_attack_goes_on_when_the_player_who_stepped_in_is_eliminated():
    game = champions(
        seat("Spider-Man"),
        seat(card("Iron Man", damage=8), allies=["Daredevil"]),
        at="6",
        encounter_deck=["Concussive Blast", *PLAIN],
    )
    game.play("leave it undefended", "defend with Daredevil")
    assert (game.table()["eliminated"], hit_points(game, "Spider-Man")) == ([False, True], 8)


@pytest.mark.rule("champions.enemy-attacks.12", "champions.player-elimination.9")
def test_an_attack_goes_on_against_the_defender_when_the_player_attacked_is_eliminated():
    game = champions(
        seat(card("Spider-Man", damage=9)),
        seat("Iron Man", allies=["Luke Cage"]),
        at="6",
        encounter_deck=["Whirlwind", *PLAIN],
    )
    game.play("leave it undefended", "defend with Luke Cage")
    assert (game.table()["eliminated"], only(game, "Luke Cage").tokens) == ([True, False], {"damage": 2})
    assert hit_points(game, "Iron Man") == 8
