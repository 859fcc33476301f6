"""The modular encounter sets Under Attack, Legions of Hydra and The Doomsday Chair."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def test_under_attack_makes_each_player_place_threat_or_take_damage():
    game = champions(seat("Spider-Man", dealt=["Under Attack"]), seat("She-Hulk"), seat("Tony Stark"), at="8")
    assert (game.decision.player, offers(game)) == (0, ["place threat", "deal damage"])
    game.play("place threat")
    assert (game.decision.player, threat(game, "Under Attack")) == (1, 5)
    game.play("deal damage")
    assert (hit_points(game, "She-Hulk"), threat(game, "Under Attack")) == (12, 7)


def test_vibranium_armor_makes_the_villain_tough_when_it_has_taken_damage():
    game = champions(villain=card("Rhino", attachments=["Vibranium Armor"]))
    game.play("attack with Spider-Man")
    assert only(game, "Rhino").tokens == {"damage": 2, "tough": 1}


def test_concussion_blasters_give_the_villain_1_atk_and_retaliate_1():
    game = champions(villain=card("Rhino", attachments=["Concussion Blasters"]))
    assert only(game, "Rhino").value("atk") == 3
    game.play("attack with Spider-Man")
    assert (hit_points(game, "Rhino"), hit_points(game, "Spider-Man")) == (12, 9)


@pytest.mark.parametrize(("name", "payment"), [("Vibranium Armor", "Strength"), ("Concussion Blasters", "Energy")])
def test_attachments_are_discarded_by_a_ready_hero_for_two_resources(name: str, payment: str):
    game = champions(seat("Spider-Man", hand=[payment]), villain=card("Rhino", attachments=[name]))
    game.play(f"use {name}")
    assert (zones(game, name), only(game, "Spider-Man").exhausted) == (["encounter-discard"], True)
    tired = champions(
        seat(card("Spider-Man", exhausted=True), hand=[payment]), villain=card("Rhino", attachments=[name])
    )
    assert f"use {name}" not in offers(tired)


def test_concussive_blast_deals_1_damage_to_each_friendly_character():
    game = champions(
        seat("Spider-Man", dealt=["Concussive Blast"], allies=["Mockingbird"], engaged=["Shocker"]),
        seat("Tony Stark"),
        at="8",
    )
    assert [hit_points(game, name) for name in ("Spider-Man", "Mockingbird", "Tony Stark", "Shocker")] == [9, 2, 8, 3]


def test_concussive_blast_as_a_boost_card_harms_the_characters_of_one_player():
    game = champions(
        seat("Spider-Man", allies=["Mockingbird"]),
        seat("Tony Stark"),
        at="6",
        encounter_deck=["Concussive Blast", *PLAIN],
    )
    game.play("leave it undefended")
    assert [hit_points(game, name) for name in ("Spider-Man", "Mockingbird", "Tony Stark")] == [7, 2, 9]


def test_legions_of_hydra_brings_madame_hydra_and_gets_2_threat_for_each_hydra_enemy():
    game = champions(
        seat("Spider-Man", engaged=["Hydra Mercenary"]),
        seat("Tony Stark", dealt=["Legions of Hydra"]),
        at="8",
        encounter_deck=["Advance", "Madame Hydra", "Advance"],
    )
    assert (only(game, "Madame Hydra").zone, only(game, "Madame Hydra").seat) == ("engaged", 1)
    assert threat(game, "Legions of Hydra") == 7


def test_legions_of_hydra_counts_madame_hydra_who_is_in_play():
    game = champions(seat("Spider-Man", dealt=["Legions of Hydra"], engaged=["Madame Hydra"]), at="8")
    assert threat(game, "Legions of Hydra") == 5


def test_madame_hydra_cannot_be_damaged_while_her_legions_are_in_play():
    game = champions(seat("Spider-Man", engaged=["Madame Hydra"]), side_schemes=[card("Legions of Hydra", threat=1)])
    game.play("attack with Spider-Man", "attack Madame Hydra")
    assert only(game, "Madame Hydra").tokens == {}
    alone = champions(seat("Spider-Man", engaged=["Madame Hydra"]))
    alone.play("attack with Spider-Man", "attack Madame Hydra")
    assert only(alone, "Madame Hydra").tokens == {"damage": 2}


def test_madame_hydra_strengthens_her_legions_when_she_attacks_or_schemes():
    game = champions(
        seat("Spider-Man", engaged=["Madame Hydra"]),
        at="6",
        villain=card("Rhino", stunned=True),
        side_schemes=[card("Legions of Hydra", threat=1)],
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended")
    assert threat(game, "Legions of Hydra") == 3
    scheming = champions(
        seat("Peter Parker", engaged=["Madame Hydra"]),
        at="6",
        villain=card("Rhino", confused=True),
        side_schemes=[card("Legions of Hydra", threat=1)],
        encounter_deck=["Hydra Mercenary"] * 9,
    )
    assert [threat(scheming, name) for name in ("Legions of Hydra", "The Break-In!")] == [3, 2]


def test_a_defeated_hydra_soldier_deals_the_engaged_player_an_encounter_card():
    game = champions(seat("Spider-Man"), seat("She-Hulk", engaged=[card("Hydra Soldier", damage=3)]))
    game.play("attack with Spider-Man", "attack Hydra Soldier")
    assert [len(pile(game, "dealt", player)) for player in (0, 1)] == [0, 1]
    assert zones(game, "Hydra Soldier") == ["encounter-discard"]


def test_the_doomsday_chair_brings_modok():
    game = champions(
        seat("Spider-Man", dealt=["The Doomsday Chair"]),
        at="8",
        encounter_deck=["Advance"],
        encounter_discard=["M.O.D.O.K."],
    )
    assert (zones(game, "M.O.D.O.K."), threat(game, "The Doomsday Chair")) == (["engaged"], 8)


def test_modok_retaliates_with_2_damage():
    game = champions(seat("Spider-Man", engaged=["M.O.D.O.K."]))
    game.play("attack with Spider-Man", "attack M.O.D.O.K.")
    assert (only(game, "M.O.D.O.K.").tokens, hit_points(game, "Spider-Man")) == ({"damage": 2}, 8)


def test_biomechanical_upgrades_go_to_the_strongest_minion_without_one_and_surge():
    game = champions(
        seat(
            "Spider-Man",
            dealt=["Biomechanical Upgrades"],
            engaged=["Shocker", card("Sandman", attachments=["Biomechanical Upgrades"]), "Hydra Bomber"],
        ),
        at="8",
        encounter_deck=["Madame Hydra", *PLAIN],
    )
    assert {piece.attached_to for piece in game.look("Biomechanical Upgrades")} == {"Sandman", "Shocker"}
    assert zones(game, "Madame Hydra") == ["engaged"]


def test_biomechanical_upgrades_save_their_minion_once():
    game = champions(
        seat("She-Hulk", engaged=[card("Shocker", damage=1, attachments=["Biomechanical Upgrades"])]),
        seat("Spider-Man"),
    )
    game.play("attack with She-Hulk", "attack Shocker")
    assert (only(game, "Shocker").tokens, zones(game, "Biomechanical Upgrades")) == ({}, ["encounter-discard"])
    game.play("end the turn", "attack with Spider-Man", "attack Shocker")
    assert only(game, "Shocker").tokens == {"damage": 2}


def test_biomechanical_upgrades_without_a_minion_are_discarded_and_surge():
    game = champions(seat("Spider-Man", dealt=["Biomechanical Upgrades"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (zones(game, "Biomechanical Upgrades"), zones(game, "Sandman")) == (["encounter-discard"], ["engaged"])
