"""A ninth look: what the designers have answered, where the book leaves it open."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, only, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


@pytest.mark.rule("champions.delayed-effects.2")
def test_whom_a_stampede_has_hurt_is_stunned_before_a_punch_is_answered():
    game = champions(
        seat("She-Hulk", dealt=["Stampede"], hand=["Counter-Punch"]), villain="Rhino II", at="8", encounter_deck=PLAIN
    )
    game.play("defend with She-Hulk")
    assert only(game, "She-Hulk").tokens == {"damage": 1, "stunned": 1}
    game.play("play Counter-Punch")
    assert (only(game, "She-Hulk").tokens, hit_points(game, "Rhino")) == ({"damage": 1}, 15)


def test_a_stampede_that_stunned_rhino_does_not_make_stuns_nobody_later():
    game = champions(seat("She-Hulk", dealt=["Stampede", "Assault"]), villain=card("Rhino", stunned=True), at="8",
        encounter_deck=PLAIN)  # fmt: skip
    game.play("leave it undefended")
    assert only(game, "She-Hulk").tokens == {"damage": 2}


@pytest.mark.rule("champions.delayed-effects.2")
def test_the_vengeance_of_klaw_reaches_the_scheme_before_a_punch_can_end_the_game():
    game = champions(
        seat("She-Hulk", dealt=["Klaw's Vengeance"], hand=["Counter-Punch"]), villain=card("Klaw III", damage=21),
        main_scheme=card("Secret Rendezvous", threat=7), at="8", encounter_deck=PLAIN, difficulty="expert",
    )  # fmt: skip
    game.play("leave it undefended")
    assert (game.over, game.result.winners, game.result.reason) == (True, (), "champions.winning.2")


@pytest.mark.parametrize("defended", [True, False])
def test_klaws_vengeance_places_threat_only_for_damage(defended: bool):
    game = champions(seat("She-Hulk", dealt=["Klaw's Vengeance"]), villain="Klaw II", at="8", encounter_deck=PLAIN)
    game.play("defend with She-Hulk" if defended else "leave it undefended")
    assert (threat(game, "Underground Distribution"), hit_points(game, "She-Hulk")) == (
        (0, 15) if defended else (1, 14)
    )


def test_the_drone_that_a_fallen_drone_sends_joins_the_swarm():
    """Swarm Attack: Black Panther's retaliation fells the Advanced Ultron Drone; the new Drone attacks as well."""
    game = champions(
        seat("Black Panther", deck=["Energy"] * 5, dealt=["Swarm Attack"],
             engaged=[card("Advanced Ultron Drone", damage=3)]),
        scenario="ultron", at="8", encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("leave it undefended")
    assert (game.decision.kind, game.decision.prompt("en")) == ("defend", "Drone attacks: who defends?")
    game.play("leave it undefended")
    assert (hit_points(game, "Black Panther"), game.look("Drone"), game.decision.kind) == (9, [], "turn")


def test_a_minion_that_comes_with_the_boost_card_joins_the_gang():
    game = champions(
        seat("She-Hulk", engaged=["Shocker"], dealt=["Gang-Up"]), at="8", encounter_deck=["Weapons Runner", *PLAIN]
    )
    game.play("activate Rhino", "leave it undefended")
    game.play("activate Weapons Runner", "leave it undefended", "leave it undefended")
    assert (hit_points(game, "She-Hulk"), zones(game, "Weapons Runner")) == (10, ["engaged"])


def test_the_next_stage_does_not_join_the_gang():
    """Rhino's first stage falls to Black Panther's retaliation: the villain has attacked."""
    game = champions(
        seat("Black Panther", dealt=["Gang-Up"]), villain=card("Rhino", damage=13), at="8", encounter_deck=PLAIN
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Rhino"), hit_points(game, "Black Panther"), game.decision.kind) == (15, 9, "turn")


def test_a_master_of_evil_that_has_not_attacked_attacks_the_hero_it_engages_meanwhile():
    game = champions(
        seat(card("She-Hulk", damage=12), engaged=["Tiger Shark", "Melter"], dealt=["Masters of Mayhem"]),
        seat("Captain Marvel"), scenario="klaw", at="8", encounter_deck=PLAIN,
    )  # fmt: skip
    game.play("activate Tiger Shark", "leave it undefended", "leave it undefended")
    assert game.table()["eliminated"] == [True, False]
    assert (game.decision.player, game.decision.prompt("en")) == (1, "Melter attacks: who defends?")
    game.play("leave it undefended")
    assert hit_points(game, "Captain Marvel") == 9
