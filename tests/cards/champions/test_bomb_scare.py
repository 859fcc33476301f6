"""The modular encounter set Bomb Scare."""

from __future__ import annotations

from support.champions import card, champions, hit_points, offers, only, seat, threat, zones


def test_bomb_scare_gets_1_more_threat_for_each_player():
    game = champions(seat("Spider-Man", dealt=["Bomb Scare"]), seat("She-Hulk"), at="8")
    assert threat(game, "Bomb Scare") == 4


def test_hydra_bomber_lets_its_player_take_damage_or_place_threat():
    game = champions(seat("Spider-Man"), seat("She-Hulk", dealt=["Hydra Bomber"]), at="8")
    assert (game.decision.player, offers(game)) == (1, ["take damage", "place threat"])
    threatened = game.clone()
    game.play("take damage")
    assert (hit_points(game, "She-Hulk"), threat(game, "The Break-In!")) == (13, 0)
    threatened.play("place threat")
    assert (hit_points(threatened, "She-Hulk"), threat(threatened, "The Break-In!")) == (15, 1)
    assert only(game, "Hydra Bomber").seat == 1


def test_explosion_deals_the_threat_on_bomb_scare_as_its_player_divides_it():
    game = champions(
        seat("Spider-Man", dealt=["Explosion"], allies=[card("Black Cat", damage=1)]),
        seat("She-Hulk"),
        seat("Tony Stark"),
        at="8",
        side_schemes=[card("Bomb Scare", threat=3)],
    )
    assert offers(game) == ["assign damage to Spider-Man", "assign damage to Black Cat", "assign damage to She-Hulk"]
    game.play("assign damage to Black Cat", "assign damage to She-Hulk")
    assert offers(game) == ["assign damage to Spider-Man", "assign damage to She-Hulk"]
    game.play("assign damage to She-Hulk")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk", "Tony Stark")] == [10, 13, 9]
    assert zones(game, "Black Cat") == ["discard"]


def test_explosion_surges_without_bomb_scare():
    game = champions(seat("Spider-Man", dealt=["Explosion"]), at="8", encounter_deck=["Sandman", "Advance"])
    assert (zones(game, "Explosion"), zones(game, "Sandman")) == (["encounter-discard"], ["engaged"])


def test_false_alarm_confuses_its_player_and_surges_when_that_is_done():
    game = champions(seat("Spider-Man", dealt=["False Alarm"]), at="8", encounter_deck=["Sandman", "Advance"])
    assert (only(game, "Spider-Man").tokens, zones(game, "Sandman")) == ({"confused": 1}, ["encounter-deck"])
    again = champions(
        seat(card("Spider-Man", confused=True), dealt=["False Alarm"]), at="8", encounter_deck=["Sandman", "Advance"]
    )
    assert (only(again, "Spider-Man").tokens, zones(again, "Sandman")) == ({"confused": 1}, ["engaged"])
