"""The villain set Klaw."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""
MINIONS = ("Armored Guard", "Weapons Runner", "Radioactive Man", "Whirlwind", "Tiger Shark", "Melter")
"""The minions of the sets Klaw and Masters of Evil."""


def klaw(*seats: dict[str, object], **written: object) -> rw.Game:
    """A position against Klaw."""
    return champions(*seats, scenario="klaw", **written)


@pytest.mark.parametrize(
    ("stage", "difficulty", "damage"), [("I", "standard", 3), ("II", "standard", 4), ("III", "expert", 5)]
)
def test_klaw_attacks_with_two_boost_cards(stage: str, difficulty: str, damage: int):
    game = klaw(
        difficulty=difficulty,
        villain=card("Klaw", stage=stage),
        at="6",
        encounter_deck=["Sandman", "Hydra Mercenary", *PLAIN],
    )
    assert (zones(game, "Sandman"), zones(game, "Hydra Mercenary")) == (["boost"], ["boost"])
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 10 - damage


def test_klaw_schemes_with_one_boost_card():
    game = klaw(seat("Peter Parker"), at="6", encounter_deck=["Sandman", "Hydra Mercenary", *PLAIN])
    assert threat(game, "Underground Distribution") == 4


def test_klaw_ii_brings_the_immortal_klaw_which_gives_him_10_hit_points():
    game = klaw(villain=card("Klaw", damage=11), encounter_deck=["Advance", 'The "Immortal" Klaw'])
    game.play("attack with Spider-Man")
    assert (only(game, "Klaw").value("atk"), hit_points(game, "Klaw")) == (1, 28)
    assert threat(game, 'The "Immortal" Klaw') == 3


def test_klaw_loses_the_hit_points_with_the_scheme():
    game = klaw(villain=card("Klaw", stage="II", damage=17), side_schemes=[card('The "Immortal" Klaw', threat=1)])
    assert hit_points(game, "Klaw") == 11
    game.play("thwart with Spider-Man")
    assert hit_points(game, "Klaw") == 1


def test_klaw_is_defeated_when_he_loses_the_hit_points_he_lives_on():
    game = klaw(villain=card("Klaw", stage="II", damage=18), side_schemes=[card('The "Immortal" Klaw', threat=1)])
    game.play("thwart with Spider-Man")
    assert (game.over, game.result.winners) == (True, (0,))


def test_klaw_iii_is_tough():
    game = klaw(difficulty="expert", villain=card("Klaw", stage="II", damage=17))
    game.play("attack with Spider-Man")
    assert (only(game, "Klaw").value("atk"), only(game, "Klaw").tokens) == (2, {"tough": 1})


def test_underground_distribution_brings_defense_network_and_a_minion_in_setup():
    game = rw.new("champions", scenario="klaw", seats=1, seed=3)
    assert threat(game, "Defense Network") == 3
    (minion,) = [piece for name in MINIONS for piece in game.look(name) if piece.zone == "engaged"]
    assert minion.seat == 0


def test_secret_rendezvous_brings_a_minion_to_the_first_player():
    game = klaw(
        seat("Peter Parker"),
        seat("Tony Stark"),
        at="5",
        first=1,
        main_scheme=card("Underground Distribution", threat=10),
        encounter_deck=["Advance", "Sonic Boom", "Armored Guard", *PLAIN],
    )
    assert only(game, "Secret Rendezvous").zone == "main-scheme"
    assert (only(game, "Armored Guard").seat, only(game, "Armored Guard").tokens) == (1, {"tough": 1})
    assert pile(game, "encounter-discard")[:2] == ["Advance", "Sonic Boom"]


def test_secret_rendezvous_loses_the_game():
    game = klaw(seat("Peter Parker"), at="5", main_scheme=card("Secret Rendezvous", threat=7))
    assert (game.over, game.result.winners) == (True, ())


def test_sonic_converter_stuns_the_character_that_klaw_damages():
    game = klaw(at="6", villain=card("Klaw", attachments=["Sonic Converter"]), encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert only(game, "Spider-Man").tokens == {"damage": 1, "stunned": 1}


def test_sonic_converter_stuns_nobody_without_damage():
    game = klaw(at="6", villain=card("Klaw", attachments=["Sonic Converter"]), encounter_deck=PLAIN)
    game.play("defend with Spider-Man")
    assert only(game, "Spider-Man").tokens == {}


@pytest.mark.parametrize("name", ["Sonic Converter", "Solid-Sound Body"])
def test_attachments_are_discarded_for_one_resource_of_each_type(name: str):
    game = klaw(seat("Spider-Man", hand=["Energy", "Genius", "Strength"]), villain=card("Klaw", attachments=[name]))
    game.play(f"use {name}", "pay with Energy", "pay with Genius")
    assert zones(game, name) == ["encounter-discard"]


def test_solid_sound_body_gives_klaw_retaliate_1():
    game = klaw(villain=card("Klaw", attachments=["Solid-Sound Body"]))
    game.play("attack with Spider-Man")
    assert (hit_points(game, "Klaw"), hit_points(game, "Spider-Man")) == (10, 9)


def test_armored_guard_enters_play_tough_and_guards():
    game = klaw(seat("Spider-Man", dealt=["Armored Guard"]), at="8")
    game.play("attack with Spider-Man")
    assert (only(game, "Armored Guard").tokens, hit_points(game, "Klaw")) == ({}, 12)


def test_weapons_runner_surges():
    game = klaw(seat("Spider-Man", dealt=["Weapons Runner"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (zones(game, "Weapons Runner"), zones(game, "Sandman")) == (["engaged"], ["engaged"])


def test_weapons_runner_enters_play_as_a_boost_card_without_surge():
    game = klaw(
        seat("Spider-Man"),
        seat("She-Hulk"),
        at="6",
        turn=1,
        encounter_deck=["Weapons Runner", "Advance", "Armored Guard", "Armored Guard", *PLAIN],
    )
    game.play("leave it undefended", "leave it undefended")
    assert (only(game, "Weapons Runner").zone, only(game, "Weapons Runner").seat) == ("engaged", 1)
    assert hit_points(game, "She-Hulk") == 15


def test_klaws_vengeance_attacks_a_hero_and_places_threat_when_it_deals_damage():
    game = klaw(seat("Spider-Man", dealt=["Klaw's Vengeance"]), at="8", encounter_deck=["Sandman", *PLAIN])
    defended = game.clone()
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), threat(game, "Underground Distribution")) == (8, 1)
    defended.play("defend with Spider-Man")
    assert (hit_points(defended, "Spider-Man"), threat(defended, "Underground Distribution")) == (10, 0)


def test_klaws_vengeance_makes_an_alter_ego_discard_a_card():
    game = klaw(seat("Peter Parker", hand=["Energy"], dealt=["Klaw's Vengeance"]), at="8", encounter_deck=PLAIN)
    assert (zones(game, "Energy"), threat(game, "Underground Distribution")) == (["discard"], 0)


def test_sonic_boom_is_paid_for_or_exhausts_every_character():
    game = klaw(
        seat("Spider-Man", hand=["Energy", "Genius", "Strength"], allies=["Black Cat"], dealt=["Sonic Boom"]), at="8"
    )
    paid = game.clone()
    game.play("exhaust")
    assert (only(game, "Spider-Man").exhausted, only(game, "Black Cat").exhausted) == (True, True)
    paid.play("spend resources", "pay with Energy", "pay with Genius")
    assert (only(paid, "Spider-Man").exhausted, only(paid, "Black Cat").exhausted) == (False, False)


def test_sonic_boom_must_be_paid_for_when_every_character_is_exhausted():
    game = klaw(
        seat(card("Spider-Man", exhausted=True), hand=["Energy", "Genius", "Strength"], dealt=["Sonic Boom"]), at="8"
    )
    assert offers(game) == ["pay with Energy", "pay with Genius", "pay with Strength"]


def test_sonic_boom_as_a_boost_card_exhausts_a_hero_that_is_damaged():
    game = klaw(at="6", encounter_deck=["Sonic Boom", "Hydra Mercenary", "Armored Guard", *PLAIN])
    defended = game.clone()
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), only(game, "Spider-Man").exhausted) == (9, True)
    ally = klaw(
        seat("Spider-Man", allies=["Black Cat"]),
        at="6",
        encounter_deck=["Sonic Boom", "Hydra Mercenary", "Armored Guard", *PLAIN],
    )
    ally.play("defend with Black Cat")
    assert (hit_points(ally, "Black Cat"), only(ally, "Spider-Man").exhausted) == (1, False)
    assert defended.decision.kind == "defend"


def test_sound_manipulation_heals_klaw_and_harms_a_hero():
    game = klaw(seat("Spider-Man", dealt=["Sound Manipulation"]), at="8", villain=card("Klaw", damage=5))
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Klaw")) == (8, 9)


def test_sound_manipulation_heals_klaw_against_an_alter_ego_or_surges():
    game = klaw(
        seat("Peter Parker", dealt=["Sound Manipulation"]),
        at="8",
        villain=card("Klaw", damage=5),
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (hit_points(game, "Peter Parker"), hit_points(game, "Klaw"), zones(game, "Sandman")) == (
        10,
        11,
        ["encounter-deck"],
    )
    unharmed = klaw(seat("Peter Parker", dealt=["Sound Manipulation"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert zones(unharmed, "Sandman") == ["engaged"]


@pytest.mark.parametrize(
    ("name", "placed"), [("Defense Network", 4), ("Illegal Arms Factory", 5), ('The "Immortal" Klaw', 6)]
)
def test_side_schemes_enter_play_with_their_threat(name: str, placed: int):
    game = klaw(seat("Spider-Man", dealt=[name]), seat("She-Hulk"), at="8")
    assert threat(game, name) == placed


@pytest.mark.rule("champions.replacement.1", "champions.interrupt.8")
def test_klaw_gets_no_boost_card_for_an_attack_that_he_would_have_made():
    game = klaw(
        seat("Spider-Man", dealt=["Advance"]),
        villain=card("Klaw", attachments=[card("Webbed Up", owner=0)]),
        at="6",
        encounter_deck=["Sandman", *["Armored Guard"] * 9],
    )
    assert (only(game, "Klaw").tokens, zones(game, "Webbed Up")) == ({"stunned": 1}, ["discard"])
    assert [entry.text for entry in game.log()].count("Klaw is dealt a boost card") == 1
