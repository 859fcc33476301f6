"""The hero set Iron Man."""

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

TECH = ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots"]


@pytest.mark.parametrize(("tech", "size"), [(0, 1), (3, 4), (6, 7)])
def test_iron_man_holds_a_card_more_for_each_tech_upgrade(tech: int, size: int):
    assert only(champions(seat("Iron Man", upgrades=TECH[:tech])), "Iron Man").value("hand_size") == size


def test_iron_man_holds_seven_cards_at_most_and_counts_his_own_upgrades_only():
    many = champions(seat("Iron Man", upgrades=[*TECH, "Rocket Boots", "Web-Shooter"]))
    assert only(many, "Iron Man").value("hand_size") == 7
    others = champions(seat("Iron Man", upgrades=["Combat Training"]), seat("Spider-Man", upgrades=["Web-Shooter"]))
    assert only(others, "Iron Man").value("hand_size") == 1


def test_futurist_takes_one_of_three_cards_and_discards_the_others():
    game = champions(seat("Tony Stark", deck=["Haymaker", "Uppercut", "Genius", "Strength"]))
    game.play("use Tony Stark")
    assert offers(game) == ["take Haymaker", "take Uppercut", "take Genius"]
    game.play("take Uppercut")
    assert hand(game) == ["Uppercut"]
    assert sorted(pile(game, "discard")) == ["Genius", "Haymaker"]
    assert pile(game, "deck") == ["Strength"]
    assert "use Tony Stark" not in offers(game)


def test_futurist_that_empties_the_deck_renews_it():
    game = champions(seat("Tony Stark", deck=["Haymaker", "Uppercut"], discard=["Genius"]))
    game.play("use Tony Stark", "take Uppercut")
    assert sorted(pile(game, "deck")) == ["Genius", "Haymaker"]
    assert pile(game, "dealt") == ["Advance"]


def test_war_machine_hits_each_enemy_and_himself():
    game = champions(seat("Iron Man", allies=["War Machine"], engaged=["Shocker"]))
    game.play("use War Machine")
    assert (hit_points(game, "Rhino"), hit_points(game, "Shocker"), hit_points(game, "War Machine")) == (13, 2, 2)
    assert only(game, "War Machine").exhausted


def test_war_machine_may_pay_with_his_life():
    game = champions(seat("Iron Man", allies=[card("War Machine", damage=2)]))
    game.play("use War Machine")
    assert zones(game, "War Machine") == ["discard"]
    assert hit_points(game, "Rhino") == 13


def test_repulsor_blast_adds_two_damage_for_each_energy_discarded():
    deck = ["Energy", "Haymaker", "Genius", "Uppercut", "Vibranium", "Strength"]
    game = champions(seat("Iron Man", hand=["Repulsor Blast", "Energy"], deck=deck))
    buy(game, "play Repulsor Blast")
    energy = 2 + 1 + 0 + 0 + 0
    assert hit_points(game, "Rhino") == 14 - 1 - 2 * energy
    assert pile(game, "deck") == ["Strength"]


def test_repulsor_blast_with_little_energy():
    game = champions(
        seat("Iron Man", hand=["Repulsor Blast", "Energy"], deck=["Haymaker", *["Genius"] * 4, "Strength"])
    )
    buy(game, "play Repulsor Blast")
    assert hit_points(game, "Rhino") == 14 - 1 - 2


def test_repulsor_blast_deals_its_additional_damage_at_the_same_moment_so_tough_stops_all_of_it():
    game = champions(
        seat("Iron Man", hand=["Repulsor Blast", "Energy"], deck=["Haymaker", *["Genius"] * 4, "Strength"]),
        villain=card("Rhino", tough=True),
    )
    buy(game, "play Repulsor Blast")
    assert only(game, "Rhino").tokens == {}


@pytest.mark.parametrize(("upgrades", "damage"), [([], 4), (["Cosmic Flight"], 4)])
def test_supersonic_punch_deals_four_damage_on_the_ground(upgrades: list[str], damage: int):
    game = champions(seat("Iron Man", hand=["Supersonic Punch", "Energy"], upgrades=upgrades))
    buy(game, "play Supersonic Punch")
    assert hit_points(game, "Rhino") == 14 - damage


def test_rocket_boots_make_iron_man_fly_until_the_end_of_the_phase():
    game = champions(seat("Iron Man", hand=["Supersonic Punch", "Energy", "Genius"], upgrades=["Rocket Boots"]))
    game.play("use Rocket Boots", "pay with Genius", "done")
    game.play("play Supersonic Punch")
    assert hit_points(game, "Rhino") == 6
    assert only(game, "Iron Man").value("hit_points") == 10
    assert only(game, "Rocket Boots").exhausted


def test_the_flight_ends_with_the_phase():
    game = champions(
        seat(
            "Iron Man", hand=["Genius", "Supersonic Punch", "Energy"], upgrades=["Rocket Boots"], deck=["Uppercut"] * 9
        )
    )
    game.play("use Rocket Boots", "pay with Genius", "done", "end the turn", "done")
    decline_all(game, "turn")
    buy(game, "play Supersonic Punch")
    assert hit_points(game, "Rhino") == 14 - 4


def test_pepper_potts_generates_what_the_top_discard_shows():
    game = champions(
        seat("Iron Man", hand=["Powered Gauntlets"], supports=["Pepper Potts"], discard=["Haymaker", "Energy"])
    )
    game.play("play Powered Gauntlets")
    assert zones(game, "Powered Gauntlets") == ["play"]
    assert only(game, "Pepper Potts").exhausted
    empty = champions(seat("Iron Man", hand=["Rocket Boots"], supports=["Pepper Potts"]))
    assert "play Rocket Boots" not in offers(empty)


def test_stark_tower_returns_the_topmost_tech_upgrade_of_any_player():
    game = champions(
        seat("Tony Stark", supports=["Stark Tower"], discard=["Rocket Boots", "Mark V Helmet", "Haymaker"]),
        seat("Spider-Man", discard=["Web-Shooter", "Energy"]),
    )
    game.play("use Stark Tower", "choose player 1")
    assert hand(game) == ["Mark V Helmet"]
    other = champions(
        seat("Tony Stark", supports=["Stark Tower"]), seat("Spider-Man", discard=["Web-Shooter", "Energy"])
    )
    other.play("use Stark Tower")
    assert hand(other, 1) == ["Web-Shooter"]


def test_arc_reactor_readies_iron_man():
    game = champions(seat(card("Iron Man", exhausted=True), upgrades=["Arc Reactor"]))
    game.play("use Arc Reactor")
    assert not only(game, "Iron Man").exhausted
    assert only(game, "Arc Reactor").exhausted
    ready = champions(seat("Iron Man", upgrades=["Arc Reactor"]))
    assert "use Arc Reactor" not in offers(ready)


def test_mark_v_armor_gives_six_hit_points_in_either_form():
    game = champions(seat(card("Iron Man", damage=4), upgrades=["Mark V Armor"]))
    assert hit_points(game, "Iron Man") == 11
    game.play("change form")
    assert hit_points(game, "Tony Stark") == 11


def test_mark_v_helmet_thwarts_one_scheme_in_flight_each():
    schemes = {"main_scheme": card("The Break-In!", threat=5), "side_schemes": [card("Bomb Scare", threat=4)]}
    game = champions(seat("Iron Man", upgrades=["Mark V Helmet"]), **schemes)
    game.play("use Mark V Helmet", "choose The Break-In!")
    assert (threat(game, "The Break-In!"), threat(game, "Bomb Scare")) == (4, 4)
    flying = champions(seat("Iron Man", hand=["Genius"], upgrades=["Mark V Helmet", "Rocket Boots"]), **schemes)
    flying.play("use Rocket Boots", "use Mark V Helmet")
    assert (threat(flying, "The Break-In!"), threat(flying, "Bomb Scare")) == (4, 3)


def test_mark_v_helmet_is_a_thwart():
    game = champions(
        seat(card("Iron Man", confused=True), upgrades=["Mark V Helmet"]), main_scheme=card("The Break-In!", threat=5)
    )
    game.play("use Mark V Helmet")
    assert threat(game, "The Break-In!") == 5
    assert only(game, "Iron Man").tokens == {}
    assert only(game, "Mark V Helmet").exhausted


def test_powered_gauntlets_deal_one_damage_in_flight_two():
    game = champions(seat("Iron Man", upgrades=["Powered Gauntlets"]))
    game.play("use Powered Gauntlets")
    assert hit_points(game, "Rhino") == 13
    flying = champions(seat("Iron Man", hand=["Genius"], upgrades=["Powered Gauntlets", "Rocket Boots"]))
    flying.play("use Rocket Boots", "use Powered Gauntlets")
    assert hit_points(flying, "Rhino") == 12
