"""The hero set Captain Marvel."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, pile, seat, threat, zones


def test_rechannel_turns_energy_and_a_wound_into_a_card_once_per_round():
    game = champions(seat(card("Captain Marvel", damage=2), hand=["Energy", "Haymaker"], deck=["Uppercut", "Genius"]))
    game.play("use Captain Marvel", "pay with Haymaker", "done")
    assert hit_points(game, "Captain Marvel") == 11
    assert hand(game) == ["Energy", "Uppercut"]
    assert "use Captain Marvel" not in offers(game)


def test_rechannel_needs_energy_and_damage():
    whole = champions(seat("Captain Marvel", hand=["Energy"], deck=["Uppercut"]))
    assert "use Captain Marvel" not in offers(whole)
    tired = champions(seat(card("Captain Marvel", damage=2), hand=["Genius"], deck=["Uppercut"]))
    assert "use Captain Marvel" not in offers(tired)


def test_commander_lets_any_player_draw():
    game = champions(seat("Carol Danvers", deck=["Uppercut"]), seat("Spider-Man", deck=["Haymaker", "Genius"]))
    game.play("use Carol Danvers", "choose player 2")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Haymaker"])
    assert "use Carol Danvers" not in offers(game)


def test_spider_woman_confuses_the_villain():
    game = champions(seat("Captain Marvel", hand=["Spider-Woman", "Energy Absorption"]))
    buy(game, "play Spider-Woman", "use Spider-Woman")
    assert only(game, "Rhino").tokens == {"confused": 1}


def test_crisis_interdiction_removes_two_threat():
    game = champions(
        seat("Captain Marvel", hand=["Crisis Interdiction", "Energy"]),
        main_scheme=card("The Break-In!", threat=5),
        side_schemes=[card("Bomb Scare", threat=4)],
    )
    buy(game, "play Crisis Interdiction", "choose Bomb Scare")
    assert (threat(game, "The Break-In!"), threat(game, "Bomb Scare")) == (5, 2)


def test_crisis_interdiction_reaches_another_scheme_in_flight():
    game = champions(
        seat("Captain Marvel", hand=["Crisis Interdiction", "Energy"], upgrades=["Cosmic Flight"]),
        main_scheme=card("The Break-In!", threat=5),
        side_schemes=[card("Bomb Scare", threat=4)],
    )
    buy(game, "play Crisis Interdiction", "choose Bomb Scare")
    assert (threat(game, "The Break-In!"), threat(game, "Bomb Scare")) == (3, 2)


def test_crisis_interdiction_goes_no_further_when_it_could_not_remove_two():
    game = champions(
        seat("Captain Marvel", hand=["Crisis Interdiction", "Energy"], upgrades=["Cosmic Flight"]),
        main_scheme=card("The Break-In!", threat=5),
        side_schemes=[card("Bomb Scare", threat=1)],
    )
    buy(game, "play Crisis Interdiction", "choose Bomb Scare")
    assert threat(game, "The Break-In!") == 5
    assert zones(game, "Bomb Scare") == ["encounter-discard"]


def test_photonic_blast_draws_a_card_for_energy():
    energy = champions(
        seat("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"], deck=["Haymaker", "Uppercut"])
    )
    energy.play("play Photonic Blast")
    assert (hit_points(energy, "Rhino"), hand(energy)) == (9, ["Haymaker"])
    other = champions(seat("Captain Marvel", hand=["Photonic Blast", "Genius", "Strength"], deck=["Haymaker"]))
    buy(other, "play Photonic Blast")
    assert (hit_points(other, "Rhino"), hand(other)) == (9, [])


@pytest.mark.parametrize(("stated", "drawn"), [("as energy", ["Haymaker"]), ("as mental", []), ("as physical", [])])
@pytest.mark.rule("champions.wild-resource.1")
def test_photonic_blast_takes_a_wild_resource_for_the_type_its_player_states(stated: str, drawn: list[str]):
    game = champions(
        seat("Captain Marvel", hand=["Photonic Blast", "Genius", "Spider-Woman"], deck=["Haymaker", "Uppercut"])
    )
    buy(game, "play Photonic Blast")
    assert (game.decision.kind, game.decision.rule, offers(game)) == (
        "resource-type", "champions.wild-resource.1", ["as energy", "as mental", "as physical"],
    )  # fmt: skip
    game.play(stated)
    assert (hit_points(game, "Rhino"), hand(game)) == (9, drawn)


@pytest.mark.parametrize(
    ("who", "drawn"), [("Captain Marvel", ["Haymaker"]), ("Carol Danvers", ["Haymaker", "Uppercut"])]
)
def test_alpha_flight_station_trades_a_card_for_one_or_for_carol_two(who: str, drawn: list[str]):
    game = champions(
        seat(who, hand=["Energy"], supports=["Alpha Flight Station"], deck=["Haymaker", "Uppercut", "Genius"])
    )
    game.play("use Alpha Flight Station")
    assert hand(game) == drawn
    assert pile(game, "discard") == ["Energy"]
    assert only(game, "Alpha Flight Station").exhausted


def test_alpha_flight_station_needs_a_card_to_discard():
    game = champions(seat("Captain Marvel", supports=["Alpha Flight Station"], deck=["Haymaker"]))
    assert "use Alpha Flight Station" not in offers(game)


def test_the_helmet_gives_one_defense_in_flight_two():
    game = champions(seat("Captain Marvel", upgrades=["Captain Marvel's Helmet"]))
    assert only(game, "Captain Marvel").value("def") == 2
    flying = champions(seat("Captain Marvel", upgrades=["Captain Marvel's Helmet", "Cosmic Flight"]))
    assert only(flying, "Captain Marvel").value("def") == 3


def test_cosmic_flight_is_given_up_to_prevent_three_damage():
    game = champions(
        seat("Captain Marvel", upgrades=["Cosmic Flight"]), villain=card("Rhino", attachments=["Charge"]), at="6"
    )
    game.play("leave it undefended", "use Cosmic Flight")
    assert hit_points(game, "Captain Marvel") == 12 - (2 + 3 - 3)
    assert pile(game, "discard") == ["Cosmic Flight"]


def test_cosmic_flight_is_for_heroes_and_any_damage():
    hero = champions(seat("Captain Marvel", upgrades=["Cosmic Flight"], dealt=["Shocker"]), at="8")
    assert offers(hero) == ["use Cosmic Flight", "pass"]
    hero.play("use Cosmic Flight")
    assert hit_points(hero, "Captain Marvel") == 12


def test_energy_channel_stores_energy_and_deals_two_damage_for_each():
    game = champions(
        seat("Captain Marvel", hand=["Energy", "Energy Absorption", "Genius"], upgrades=["Energy Channel"])
    )
    game.play("use Energy Channel", "pay with Energy", "pay with Energy Absorption", "done")
    assert only(game, "Energy Channel").tokens == {"counters": 5}
    game.play("use Energy Channel")
    assert hit_points(game, "Rhino") == 4
    assert pile(game, "discard") == ["Energy", "Energy Absorption", "Energy Channel"]


def test_energy_channel_deals_ten_damage_at_most():
    game = champions(seat("Captain Marvel", upgrades=[card("Energy Channel", counters=7)]))
    game.play("use Energy Channel")
    assert hit_points(game, "Rhino") == 4


def test_energy_channel_takes_energy_or_wild_only_and_is_no_attack_without_counters():
    game = champions(seat("Captain Marvel", hand=["Genius"], upgrades=["Energy Channel"]))
    assert [key for key in offers(game) if "Energy Channel" in key] == []
    wild = champions(seat("Captain Marvel", hand=["Spider-Woman"], upgrades=["Energy Channel"]))
    wild.play("use Energy Channel")
    assert only(wild, "Energy Channel").tokens == {"counters": 1}


def test_a_player_has_one_energy_channel():
    game = champions(seat("Captain Marvel", hand=["Energy Channel"], upgrades=["Energy Channel"]))
    assert "play Energy Channel" not in offers(game)
