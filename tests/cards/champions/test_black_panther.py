"""The hero set Black Panther."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

FOREVER = "Wakanda Forever!"
SUIT = ["Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"]


def test_black_panther_retaliates():
    game = champions(seat("Black Panther"), at="6")
    game.play("leave it undefended")
    assert (hit_points(game, "Black Panther"), hit_points(game, "Rhino")) == (9, 13)


def test_foresight_finds_a_black_panther_upgrade_in_setup():
    deck = [*["Haymaker"] * 7, "Panther Claws", "Uppercut", "Vibranium Suit"]
    game = champions(seat("T'Challa", deck=deck), at="setup")
    game.play("done")
    assert sorted(offers(game)) == ["take Panther Claws", "take Vibranium Suit"]
    game.play("take Panther Claws")
    assert hand(game) == [*["Haymaker"] * 6, "Panther Claws"]
    assert sorted(pile(game, "deck")) == ["Haymaker", "Uppercut", "Vibranium Suit"]


def test_shuri_finds_an_upgrade():
    game = champions(
        seat("Black Panther", hand=["Shuri", "Energy"], deck=["Haymaker", "Panther Claws", "Uppercut", "Tenacity"])
    )
    buy(game, "play Shuri", "use Shuri")
    assert sorted(offers(game)) == ["take Panther Claws", "take Tenacity"]
    game.play("take Tenacity")
    assert hand(game) == ["Tenacity"]
    assert sorted(pile(game, "deck")) == ["Haymaker", "Panther Claws", "Uppercut"]


def test_ancestral_knowledge_shuffles_three_different_cards_into_the_deck():
    game = champions(
        seat(
            "T'Challa",
            hand=["Ancestral Knowledge", "Energy"],
            discard=["Haymaker", "Haymaker", "Uppercut", "Genius", "Strength"],
        )
    )
    buy(game, "play Ancestral Knowledge", "choose Haymaker")
    assert offers(game) == ["choose Uppercut", "choose Genius", "choose Strength", "choose Energy", "done"]
    game.play("choose Uppercut", "choose Genius")
    assert sorted(pile(game, "deck")) == ["Genius", "Haymaker", "Uppercut"]
    assert sorted(pile(game, "discard")) == ["Ancestral Knowledge", "Energy", "Haymaker", "Strength"]


def test_wakanda_forever_resolves_each_upgrade_once_in_the_chosen_order():
    game = champions(
        seat(card("Black Panther", damage=3), hand=[FOREVER, "Energy"], upgrades=SUIT),
        main_scheme=card("The Break-In!", threat=5),
    )
    buy(game, "play Wakanda Forever!")
    assert offers(game) == [f"resolve {name}" for name in SUIT]
    game.play("resolve Tactical Genius", "resolve Vibranium Suit", "resolve Energy Daggers")
    # The last one is the final step by itself.
    assert threat(game, "The Break-In!") == 4
    assert hit_points(game, "Black Panther") == 9
    assert hit_points(game, "Rhino") == 14 - 1 - 1 - 4


@pytest.mark.parametrize(
    ("last", "rhino", "hero", "left"),
    [("Energy Daggers", 14 - 2, 11, 5), ("Tactical Genius", 14, 11, 3), ("Panther Claws", 14 - 4, 11, 5)],
)
def test_an_upgrade_alone_is_the_final_step(last: str, rhino: int, hero: int, left: int):
    game = champions(
        seat("Black Panther", hand=[FOREVER, "Energy"], upgrades=[last]), main_scheme=card("The Break-In!", threat=5)
    )
    buy(game, "play Wakanda Forever!")
    assert (hit_points(game, "Rhino"), hit_points(game, "Black Panther"), threat(game, "The Break-In!")) == (
        rhino,
        hero,
        left,
    )


def test_energy_daggers_hit_the_villain_and_what_is_engaged_with_one_player():
    game = champions(
        seat("Black Panther", hand=[FOREVER, "Energy"], upgrades=["Energy Daggers"], engaged=["Shocker"]),
        seat("Spider-Man", engaged=[card("Sandman")]),
    )
    buy(game, "play Wakanda Forever!", "choose player 2")
    assert (hit_points(game, "Rhino"), hit_points(game, "Shocker"), hit_points(game, "Sandman")) == (26, 3, 2)


def test_vibranium_suit_moves_damage_to_an_enemy_as_much_as_there_is():
    game = champions(seat(card("Black Panther", damage=1), hand=[FOREVER, "Energy"], upgrades=["Vibranium Suit"]))
    buy(game, "play Wakanda Forever!")
    assert (hit_points(game, "Black Panther"), hit_points(game, "Rhino")) == (11, 13)


def test_damage_moved_to_a_tough_enemy_is_off_the_hero_and_costs_the_enemy_its_tough_card():
    game = champions(
        seat(card("Black Panther", damage=3), hand=[FOREVER, "Energy"], upgrades=["Vibranium Suit"]),
        villain=card("Rhino", tough=True),
    )
    buy(game, "play Wakanda Forever!")
    assert (hit_points(game, "Black Panther"), hit_points(game, "Rhino")) == (10, 14)
    assert only(game, "Rhino").tokens == {}


def test_wakanda_forever_needs_an_upgrade_and_hero_form():
    game = champions(seat("Black Panther", hand=[FOREVER, "Energy"]))
    assert "play Wakanda Forever!" not in offers(game)
    king = champions(seat("T'Challa", hand=[FOREVER, "Energy"], upgrades=SUIT))
    assert "play Wakanda Forever!" not in offers(king)


def test_a_stunned_panther_loses_one_attack_of_the_sequence():
    game = champions(seat(card("Black Panther", stunned=True), hand=[FOREVER, "Energy"], upgrades=SUIT[:2]))
    buy(game, "play Wakanda Forever!", "resolve Panther Claws")
    assert hit_points(game, "Rhino") == 14 - 2
    assert only(game, "Black Panther").tokens == {}


def test_the_golden_city_draws_two_cards():
    game = champions(seat("T'Challa", supports=["The Golden City"], deck=["Haymaker", "Uppercut", "Genius"]))
    game.play("use The Golden City")
    assert hand(game) == ["Haymaker", "Uppercut"]


def test_vibranium_pays_with_two_wild_resources():
    game = champions(seat("Black Panther", hand=["Panther Claws", "Vibranium"]))
    game.play("play Panther Claws")
    assert zones(game, "Panther Claws") == ["play"]
