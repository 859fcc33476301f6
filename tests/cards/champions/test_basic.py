"""The basic cards."""

from __future__ import annotations

import pytest

from support.champions import (
    buy,
    card,
    champions,
    decline_all,
    hand,
    hit_points,
    offers,
    only,
    pile,
    seat,
    threat,
    zones,
)


def test_mockingbird_stuns_an_enemy():
    game = champions(seat("Spider-Man", hand=["Mockingbird", "Energy", "Genius"], engaged=["Shocker"]))
    buy(game, "play Mockingbird", "use Mockingbird", "choose Shocker")
    assert only(game, "Shocker").tokens == {"stunned": 1}


def fury() -> dict[str, object]:
    return seat("Spider-Man", hand=["Nick Fury", "Energy", "Genius"], deck=["Haymaker"] * 8)


def test_nick_fury_removes_threat():
    game = champions(fury(), main_scheme=card("The Break-In!", threat=5))
    buy(game, "play Nick Fury", "remove threat")
    assert threat(game, "The Break-In!") == 3


def test_nick_fury_draws_three_cards():
    game = champions(fury())
    buy(game, "play Nick Fury", "draw")
    assert hand(game) == ["Haymaker"] * 3


def test_nick_fury_deals_four_damage():
    game = champions(fury())
    buy(game, "play Nick Fury", "deal damage")
    assert hit_points(game, "Rhino") == 10


def test_nick_fury_leaves_at_the_end_of_the_round():
    game = champions(fury())
    buy(game, "play Nick Fury", "deal damage", "end the turn")
    assert zones(game, "Nick Fury") == ["play"]
    decline_all(game, "turn")
    assert zones(game, "Nick Fury") == ["discard"]


def test_emergency_takes_one_threat_off_a_scheme():
    game = champions(
        seat("Peter Parker", hand=["Emergency"]), at="6", encounter_deck=["Crowd Control", "Hydra Mercenary"]
    )
    game.play("play Emergency")
    assert threat(game, "The Break-In!") == 1 + 2 - 1


def test_emergency_is_a_thwart():
    game = champions(
        seat(card("Peter Parker", confused=True), hand=["Emergency"]),
        at="6",
        encounter_deck=["Crowd Control", "Hydra Mercenary"],
    )
    game.play("play Emergency")
    assert threat(game, "The Break-In!") == 1 + 2
    assert only(game, "Peter Parker").tokens == {}


def test_emergency_does_not_answer_a_minion():
    game = champions(
        seat("Peter Parker", hand=["Emergency"], engaged=["Shocker"]),
        villain=card("Rhino", confused=True),
        encounter_deck=["Hydra Mercenary"] * 3,
        at="6",
    )
    assert "play Emergency" not in offers(game)


def test_first_aid_heals_two_damage_from_any_character():
    game = champions(seat(card("Spider-Man", damage=3), hand=["First Aid", "Energy"]), villain=card("Rhino", damage=4))
    buy(game, "play First Aid")
    assert offers(game) == ["choose Rhino", "choose Spider-Man"]
    game.play("choose Spider-Man")
    assert hit_points(game, "Spider-Man") == 9


def test_haymaker_deals_three_damage():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Energy"]))
    game.play("play Haymaker")
    assert hit_points(game, "Rhino") == 11


@pytest.mark.parametrize("name", ["Energy", "Genius", "Strength"])
def test_a_resource_card_pays_two_and_is_never_played(name: str):
    game = champions(seat("Spider-Man", hand=["Haymaker", name]))
    assert f"play {name}" not in offers(game)
    game.play("play Haymaker")
    assert sorted(pile(game, "discard")) == sorted(["Haymaker", name])


def test_avengers_mansion_lets_a_player_draw():
    game = champions(
        seat("Spider-Man", supports=["Avengers Mansion"], deck=["Haymaker"]),
        seat("She-Hulk", deck=["Uppercut", "Genius"]),
    )
    game.play("use Avengers Mansion", "choose player 2")
    assert hand(game, 1) == ["Uppercut"]
    assert only(game, "Avengers Mansion").exhausted


def test_helicarrier_makes_the_next_card_cheaper():
    game = champions(seat("Spider-Man", hand=["Haymaker", "Aunt May", "Backflip"], supports=["Helicarrier"]))
    game.play("use Helicarrier", "play Haymaker", "pay with Backflip", "done")
    assert hit_points(game, "Rhino") == 11
    assert hand(game) == ["Aunt May"]
    assert "play Aunt May" not in offers(game)


def test_helicarrier_helps_another_player():
    game = champions(
        seat("Spider-Man", hand=["Aunt May"], supports=["Helicarrier"]),
        seat("She-Hulk", hand=["First Aid"]),
        villain=card("Rhino", damage=1),
    )
    game.play("use Helicarrier", "choose player 2")
    assert "play Aunt May" not in offers(game)
    game.play("ask player 2", "play First Aid")
    assert hit_points(game, "Rhino") == 28


def test_tenacity_readies_the_hero_for_a_physical_resource():
    game = champions(seat(card("Spider-Man", exhausted=True), hand=["Strength"], upgrades=["Tenacity"]))
    game.play("use Tenacity")
    assert not only(game, "Spider-Man").exhausted
    assert sorted(pile(game, "discard")) == ["Strength", "Tenacity"]
