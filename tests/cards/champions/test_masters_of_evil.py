"""The modular encounter set Masters of Evil."""

from __future__ import annotations

from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def test_the_masters_of_evil_bring_one_of_them_to_the_first_player():
    game = champions(
        seat("Spider-Man"),
        seat("She-Hulk", dealt=["The Masters of Evil"]),
        at="8",
        encounter_deck=["Shocker", "Advance", "Melter", *PLAIN],
    )
    assert threat(game, "The Masters of Evil") == 6
    assert (only(game, "Melter").zone, only(game, "Melter").seat) == ("engaged", 0)
    assert pile(game, "encounter-discard") == ["Shocker", "Advance"]


def test_radioactive_man_makes_the_player_he_attacks_discard_a_card():
    game = champions(
        seat("Spider-Man", hand=["Energy"], engaged=["Radioactive Man"]), at="6", villain=card("Rhino", stunned=True)
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Energy")) == (9, ["discard"])


def test_radioactive_man_as_a_boost_card_makes_the_player_discard_a_card():
    game = champions(seat("Spider-Man", hand=["Energy"]), at="6", encounter_deck=["Radioactive Man", *PLAIN])
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Energy")) == (8, ["discard"])


def test_whirlwind_attacks_every_other_hero_too():
    game = champions(
        seat("Spider-Man", engaged=["Whirlwind"]),
        seat("Tony Stark"),
        seat("She-Hulk"),
        at="6",
        villain=card("Rhino", stunned=True),
        encounter_deck=PLAIN,
    )
    assert (game.decision.player, offers(game)) == (2, ["defend with She-Hulk", "leave it undefended"])
    game.play("defend with She-Hulk")
    assert hit_points(game, "She-Hulk") == 15
    game.play("leave it undefended")
    assert [hit_points(game, name) for name in ("Spider-Man", "Tony Stark", "She-Hulk")] == [8, 9, 15]
    told = [entry.text for entry in game.log() if entry.text.startswith("Whirlwind attacks Player")]
    assert told == ["Whirlwind attacks Player 3", "Whirlwind attacks Player 1"]


def test_whirlwind_as_a_boost_card_deals_1_damage_to_each_hero():
    game = champions(seat("Spider-Man"), seat("She-Hulk"), at="6", encounter_deck=["Whirlwind", *PLAIN])
    game.play("leave it undefended", "leave it undefended")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk")] == [7, 14]


def test_tiger_shark_is_tough_after_he_has_attacked():
    game = champions(seat("Spider-Man", engaged=["Tiger Shark"]), at="6", villain=card("Rhino", stunned=True))
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), only(game, "Tiger Shark").tokens) == (7, {"tough": 1})


def test_tiger_shark_as_a_boost_card_makes_the_villain_tough():
    game = champions(at="6", encounter_deck=["Tiger Shark", *PLAIN])
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), only(game, "Rhino").tokens) == (8, {"tough": 1})


def test_melter_must_be_defended_against_with_an_ally():
    game = champions(
        seat("Spider-Man", engaged=["Melter"], allies=["Black Cat", card("Mockingbird", exhausted=True)]),
        at="6",
        villain=card("Rhino", stunned=True),
        encounter_deck=PLAIN,
    )
    assert (zones(game, "Black Cat"), hit_points(game, "Spider-Man")) == (["discard"], 10)


def test_melter_is_met_as_any_enemy_when_no_ally_is_ready():
    game = champions(
        seat("Spider-Man", engaged=["Melter"], allies=[card("Mockingbird", exhausted=True)]),
        at="6",
        villain=card("Rhino", stunned=True),
    )
    assert offers(game) == ["defend with Spider-Man", "leave it undefended"]


def test_melter_as_a_boost_card_exhausts_each_ally():
    game = champions(seat("Spider-Man", allies=["Black Cat", "Mockingbird"]), at="6", encounter_deck=["Melter", *PLAIN])
    game.play("leave it undefended")
    assert [only(game, name).exhausted for name in ("Black Cat", "Mockingbird", "Spider-Man")] == [True, True, False]


def test_masters_of_mayhem_lets_each_of_them_attack():
    game = champions(
        seat("Spider-Man", engaged=["Tiger Shark", "Shocker"], dealt=["Masters of Mayhem"]),
        seat("She-Hulk", engaged=["Radioactive Man"]),
        seat("Tony Stark", engaged=["Whirlwind"]),
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("activate Tiger Shark", "leave it undefended", "leave it undefended")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk")] == [7, 15]
    game.play("leave it undefended", "leave it undefended")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk", "Tony Stark")] == [7, 14, 9]


def test_masters_of_mayhem_brings_one_of_them_when_nobody_attacks():
    game = champions(
        seat("Spider-Man", dealt=["Masters of Mayhem"], engaged=[card("Tiger Shark", stunned=True)]),
        at="8",
        encounter_deck=["Melter", *PLAIN],
        encounter_discard=["Whirlwind"],
    )
    assert only(game, "Tiger Shark").tokens == {}
    assert offers(game) == ["choose Melter", "choose Whirlwind"]
    game.play("choose Whirlwind")
    assert (zones(game, "Whirlwind"), zones(game, "Melter")) == (["engaged"], ["encounter-deck"])
