"""The nemesis sets of the five heroes."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hand, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


# ---- Black Panther


def test_usurp_the_throne_enters_play_with_3_threat_for_each_player():
    game = champions(seat("Spider-Man", dealt=["Usurp the Throne"]), seat("She-Hulk"), at="8")
    assert threat(game, "Usurp the Throne") == 6


def test_killmonger_takes_no_damage_from_black_panther_upgrades():
    game = champions(
        seat("Black Panther", hand=["01043a", "Energy"], upgrades=["Panther Claws"], engaged=["Killmonger", "Shocker"])
    )
    game.play("play Wakanda Forever!")
    assert "choose Killmonger" not in offers(game)
    fists = champions(seat("Black Panther", engaged=["Killmonger"]))
    fists.play("attack with Black Panther", "attack Killmonger")
    assert only(fists, "Killmonger").tokens == {"damage": 2}


def test_heart_shaped_herb_makes_the_villain_and_the_minions_of_its_player_tough_and_surges():
    game = champions(
        seat("T'Challa", dealt=["Heart-Shaped Herb"], engaged=["Killmonger"]),
        seat("Tony Stark", engaged=["Shocker"]),
        at="8",
        encounter_deck=["Hydra Mercenary", *PLAIN],
    )
    assert [only(game, name).tokens for name in ("Rhino", "Killmonger", "Shocker", "Hydra Mercenary")] == [
        {"tough": 1}, {"tough": 1}, {}, {},
    ]  # fmt: skip


def test_heart_shaped_herb_as_a_boost_card_makes_the_villain_tough():
    game = champions(seat("Peter Parker"), at="6", encounter_deck=["Heart-Shaped Herb", *["Hydra Mercenary"] * 9])
    assert (only(game, "Rhino").tokens, threat(game, "The Break-In!")) == ({"tough": 1}, 1)


def test_ritual_combat_counts_the_boost_icons_of_a_discarded_card_and_1():
    game = champions(seat("Black Panther", dealt=["Ritual Combat"]), at="8", encounter_deck=["Crowd Control", *PLAIN])
    assert (zones(game, "Crowd Control"), offers(game)) == (["encounter-discard"], ["deal damage", "place threat"])
    other = game.clone()
    game.play("deal damage")
    assert (hit_points(game, "Black Panther"), threat(game, "The Break-In!")) == (8, 0)
    other.play("place threat")
    assert (hit_points(other, "Black Panther"), threat(other, "The Break-In!")) == (11, 3)


def test_ritual_combat_only_places_threat_against_an_alter_ego():
    game = champions(seat("T'Challa", dealt=["Ritual Combat"]), at="8", encounter_deck=["Shocker", *PLAIN])
    assert (hit_points(game, "T'Challa"), threat(game, "The Break-In!")) == (11, 3)


# ---- She-Hulk


@pytest.mark.parametrize("name", ["Personal Challenge", "Imminent Overload", "The Psyche-Magnitron"])
def test_schemes_of_a_nemesis_get_1_more_threat_for_each_player(name: str):
    game = champions(seat("Spider-Man", dealt=[name]), seat("She-Hulk"), at="8")
    assert threat(game, name) == 5


def test_titania_is_as_strong_as_she_is_well():
    game = champions(seat("She-Hulk", engaged=[card("Titania", damage=2, attachments=["Genetically Enhanced"])]))
    assert only(game, "Titania").value("atk") == 7


def test_genetically_enhanced_gives_the_strongest_minion_3_hit_points():
    game = champions(
        seat("Spider-Man", dealt=["Genetically Enhanced"], engaged=["Shocker", "Titania"]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (only(game, "Genetically Enhanced").attached_to, hit_points(game, "Titania")) == ("Titania", 9)
    assert zones(game, "Sandman") == ["encounter-deck"]


def test_the_first_player_chooses_between_equally_strong_minions():
    game = champions(
        seat("Spider-Man", engaged=["Shocker"]),
        seat("She-Hulk", dealt=["Genetically Enhanced"], engaged=["Hydra Mercenary"]),
        at="8",
    )
    assert (game.decision.player, offers(game)) == (0, ["attach to Shocker", "attach to Hydra Mercenary"])


def test_genetically_enhanced_surges_and_is_discarded_without_minions():
    game = champions(seat("Spider-Man", dealt=["Genetically Enhanced"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (zones(game, "Genetically Enhanced"), zones(game, "Sandman")) == (["encounter-discard"], ["engaged"])


def test_titanias_fury_lets_her_attack_the_hero_of_its_player():
    game = champions(
        seat("She-Hulk", dealt=["Titania's Fury"]), seat("Spider-Man", engaged=[card("Titania", damage=1)]), at="8"
    )
    assert (game.decision.player, offers(game)) == (0, ["defend with She-Hulk", "leave it undefended"])
    game.play("leave it undefended", "leave it undefended")
    assert [hit_points(game, name) for name in ("She-Hulk", "Spider-Man", "Titania")] == [10, 10, 5]


def test_titanias_fury_heals_her_and_surges_when_she_does_not_attack():
    game = champions(
        seat("Jennifer Walters", dealt=["Titania's Fury"], engaged=[card("Titania", damage=4)]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (only(game, "Titania").tokens, zones(game, "Sandman")) == ({}, ["engaged"])


def test_titanias_fury_as_a_boost_card_brings_another_one():
    game = champions(seat("She-Hulk"), at="6", encounter_deck=["Titania's Fury", "Sandman", *PLAIN])
    game.play("leave it undefended")
    assert (hit_points(game, "She-Hulk"), zones(game, "Sandman")) == (10, ["encounter-discard"])


# ---- Spider-Man


def test_highway_robbery_takes_a_card_of_each_hand_and_gives_it_back():
    game = champions(
        seat("Spider-Man", hand=["Energy"], dealt=["Highway Robbery"]), seat("Tony Stark", hand=["Genius"]), at="8"
    )
    assert (threat(game, "Highway Robbery"), hand(game, 0), hand(game, 1)) == (6, [], [])
    assert (zones(game, "Energy"), zones(game, "Genius")) == (["under"], ["under"])


def test_a_defeated_highway_robbery_returns_the_cards_to_their_owners():
    game = champions(
        seat("Spider-Man", hand=["Genius"], nemesis=[]),
        side_schemes=[card("Highway Robbery", threat=1, under=["Energy"])],
    )
    game.play("thwart with Spider-Man")
    assert (hand(game), zones(game, "Highway Robbery")) == (["Genius", "Energy"], ["encounter-discard"])
    assert game.state.host[only(game, "Energy").id] == -1


def test_vulture_attacks_a_hero_at_once_but_no_alter_ego():
    game = champions(seat("Spider-Man", dealt=["Vulture"]), at="8")
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 7
    other = champions(seat("Peter Parker", dealt=["Vulture"]), at="8")
    assert (other.decision.kind, hit_points(other, "Peter Parker")) == ("turn", 10)


def test_sweeping_swoop_stuns_the_hero_and_surges_with_vulture_in_play():
    game = champions(seat("Spider-Man", dealt=["Sweeping Swoop"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (only(game, "Spider-Man").tokens, zones(game, "Sandman")) == ({"stunned": 1}, ["encounter-deck"])
    other = champions(
        seat("Peter Parker", dealt=["Sweeping Swoop"], engaged=["Vulture"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (only(other, "Peter Parker").tokens, zones(other, "Sandman")) == ({}, ["engaged"])


def test_sweeping_swoop_as_a_boost_card_stuns_whom_the_attack_damages():
    deck = ["Sweeping Swoop", *PLAIN]
    game = champions(seat("Spider-Man", allies=["Mockingbird"]), at="6", encounter_deck=deck)
    other = game.clone()
    game.play("defend with Mockingbird")
    assert [only(game, name).tokens for name in ("Mockingbird", "Spider-Man")] == [{"damage": 2, "stunned": 1}, {}]
    other.play("defend with Spider-Man")
    assert only(other, "Spider-Man").tokens == {}


def test_sweeping_swoop_stuns_the_hero_whom_overkill_damages():
    game = champions(
        seat("Spider-Man", allies=["Black Cat"]),
        at="6",
        villain=card("Rhino", attachments=["Charge"]),
        encounter_deck=["Sweeping Swoop", *PLAIN],
    )
    game.play("defend with Black Cat", "resolve Charge")
    assert (zones(game, "Black Cat"), only(game, "Spider-Man").tokens) == (["discard"], {"damage": 3, "stunned": 1})


def test_the_vultures_plans_place_threat_for_each_type_of_resource_discarded():
    game = champions(
        seat("Spider-Man", hand=["Energy"], dealt=["The Vulture's Plans"]),
        seat("Tony Stark", hand=["Genius"]),
        seat("She-Hulk", hand=["Genius"]),
        seat("Captain Marvel"),
        at="8",
        encounter_deck=PLAIN,
    )
    assert threat(game, "The Break-In!") == 2
    assert [hand(game, player) for player in range(3)] == [[], [], []]


# ---- Iron Man


def test_whiplash_retaliates():
    game = champions(seat("Spider-Man", engaged=["Whiplash"]))
    game.play("attack with Spider-Man", "attack Whiplash")
    assert (only(game, "Whiplash").tokens, hit_points(game, "Spider-Man")) == ({"damage": 2}, 9)


def test_electric_whip_attack_harms_the_hero_or_an_upgrade():
    game = champions(seat("Iron Man", upgrades=["Arc Reactor", "Rocket Boots"], dealt=["Electric Whip Attack"]), at="8")
    assert offers(game) == ["deal damage", "discard an upgrade"]
    other = game.clone()
    before = hit_points(game, "Iron Man")
    game.play("deal damage")
    assert hit_points(game, "Iron Man") == before - 2
    other.play("discard an upgrade", "choose Rocket Boots")
    assert (zones(other, "Rocket Boots"), zones(other, "Arc Reactor")) == (["discard"], ["play"])


def test_electric_whip_attack_as_a_boost_card_costs_an_upgrade_in_an_undefended_attack():
    game = champions(
        seat("Spider-Man", upgrades=["Web-Shooter", "Combat Training"]),
        at="6",
        encounter_deck=["Electric Whip Attack", *PLAIN],
    )
    other = game.clone()
    game.play("leave it undefended", "choose Web-Shooter")
    assert (zones(game, "Web-Shooter"), hit_points(game, "Spider-Man")) == (["discard"], 8)
    other.play("defend with Spider-Man")
    assert (zones(other, "Web-Shooter"), zones(other, "Combat Training")) == (["play"], ["play"])


def test_electromagnetic_backlash_discards_5_cards_and_harms_for_each_energy():
    game = champions(
        seat(
            "Spider-Man",
            deck=["Energy", "Genius", "Haymaker", "Strength", "Strength", "Energy"],
            dealt=["Electromagnetic Backlash"],
        ),
        seat("Tony Stark", deck=["Genius"] * 6),
        at="8",
    )
    assert [hit_points(game, name) for name in ("Spider-Man", "Tony Stark")] == [7, 9]
    assert [len(pile(game, "discard", player)) for player in (0, 1)] == [5, 5]


# ---- Captain Marvel


def test_yon_rogg_places_threat_on_the_psyche_magnitron_after_he_attacks():
    game = champions(
        seat("Spider-Man", engaged=["Yon-Rogg"]),
        at="6",
        villain=card("Rhino", stunned=True),
        side_schemes=[card("The Psyche-Magnitron", threat=1)],
        encounter_deck=["Hydra Mercenary"] * 9,
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), threat(game, "The Psyche-Magnitron")) == (7, 2)


def test_kree_manipulator_places_threat_and_surges():
    game = champions(seat("Carol Danvers", dealt=["Kree Manipulator"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (threat(game, "The Break-In!"), zones(game, "Sandman")) == (1, ["engaged"])


def test_kree_manipulator_as_a_boost_card_places_threat_in_an_undefended_attack():
    deck = ["Kree Manipulator", *["Hydra Mercenary"] * 9]
    game = champions(at="6", encounter_deck=deck)
    other = game.clone()
    game.play("leave it undefended")
    assert threat(game, "The Break-In!") == 1
    other.play("defend with Spider-Man")
    assert threat(other, "The Break-In!") == 0
    scheme = champions(seat("Peter Parker"), at="6", encounter_deck=deck)
    assert threat(scheme, "The Break-In!") == 1


def test_yon_roggs_treason_discards_energy_or_surges():
    game = champions(
        seat("Carol Danvers", hand=["Energy", "Genius", "Web-Shooter"], dealt=["Yon-Rogg's Treason"]),
        at="8",
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (hand(game), zones(game, "Sandman")) == (["Genius", "Web-Shooter"], ["encounter-deck"])
    without = champions(
        seat("Carol Danvers", hand=["Genius"], dealt=["Yon-Rogg's Treason"]), at="8", encounter_deck=["Sandman", *PLAIN]
    )
    assert (hand(without), zones(without, "Sandman")) == (["Genius"], ["engaged"])
