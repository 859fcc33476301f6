"""The rules of thumb for Marvel Champions."""

from __future__ import annotations

import rulewright as rw
from rulewright import bots
from support.champions import card, champions, seat


def best(game: rw.Game) -> str:
    """What it would answer."""
    return bots.make("thumb").choose(game)


def test_it_strikes_the_villain_down_when_it_can():
    game = champions(
        seat("Spider-Man", hand=["Energy"]), villain=card("Rhino", stage="II", damage=13),
        main_scheme=card("The Break-In!", threat=6),
    )  # fmt: skip
    assert best(game) == "attack with Spider-Man"


def test_it_thwarts_a_scheme_that_is_about_to_be_completed():
    game = champions(seat("Spider-Man"), main_scheme=card("The Break-In!", threat=6))
    assert best(game) == "thwart with Spider-Man"


def test_it_takes_the_guard_out_of_the_way():
    game = champions(seat("Captain Marvel", engaged=[card("Hydra Mercenary", damage=1)]))
    assert best(game) == "attack with Captain Marvel"


def test_a_hero_in_danger_goes_home_while_the_scheme_allows_it():
    tired = seat(card("Spider-Man", damage=7, exhausted=True))
    assert best(champions(tired)) == "change form"
    assert best(champions(tired, main_scheme=card("The Break-In!", threat=5))) == "end the turn"


def test_a_wounded_alter_ego_recovers_first():
    assert best(champions(seat(card("Peter Parker", damage=5)))) == "recover"


def test_it_lets_an_ally_take_a_blow_that_would_be_the_last():
    game = champions(seat(card("Spider-Man", damage=8, exhausted=True), allies=["Daredevil"]), at="6")
    assert best(game) == "defend with Daredevil"


def test_it_pays_with_what_it_misses_least_and_not_more_than_needed():
    game = champions(seat("Spider-Man", hand=["Relentless Assault", "Swinging Web Kick", "Energy", "Web-Shooter"]))
    game.play("play Web-Shooter")
    assert best(game) == "pay with Relentless Assault"
