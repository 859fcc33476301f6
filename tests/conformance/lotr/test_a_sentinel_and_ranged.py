"""Sentinel and Ranged: helping other players in combat."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, seat

SPIDER = card("King Spider", shadow=["Enchanted Stream"])


@pytest.mark.rule("lotr.sentinel.2", "lotr.sentinel.3", "lotr.sentinel.4", "lotr.ability.7", "lotr.defending-player.2")
def test_a_sentinel_defends_another_player_once_that_player_has_left_the_attack_undefended():
    game = lotr(
        seat(heroes=["Glóin"], engaged=[SPIDER]),
        seat(heroes=["Aragorn", "Gimli"], allies=["Gondorian Spearman"]),
        at="6.4a",
    )
    assert game.decision.seat == 0
    assert offers(game) == ["defend with Glóin", "leave it undefended"]
    game.play("leave it undefended")
    assert (game.decision.seat, game.decision.rule) == (1, "lotr.sentinel.3")
    assert offers(game) == ["defend with Aragorn", "defend with Gondorian Spearman", "leave it undefended"]
    game.play("defend with Aragorn")
    assert only(game, "Aragorn").exhausted
    assert only(game, "Aragorn").tokens["damage"] == 3 - 2
    assert only(game, "Glóin").tokens == {}


@pytest.mark.rule("lotr.sentinel.3")
def test_no_sentinel_is_asked_for_when_the_attacked_player_defends():
    game = lotr(seat(heroes=["Glóin"], engaged=[SPIDER]), seat(heroes=["Aragorn"]), at="6.4a", patient=True)
    game.play("resolve the attack of King Spider", "pass", "pass", "defend with Glóin")
    assert game.decision.kind == "action"
    assert only(game, "Aragorn").tokens == {}
    assert not only(game, "Aragorn").exhausted


@pytest.mark.rule("lotr.sentinel.5", "lotr.sentinel.4")
def test_an_exhausted_sentinel_cannot_defend():
    game = lotr(
        seat(heroes=["Glóin"], engaged=[SPIDER]),
        seat(heroes=[card("Aragorn", exhausted=True)], allies=["Gondorian Spearman"]),
        at="6.4a",
    )
    game.play("leave it undefended")
    assert offers(game) == ["defend with Gondorian Spearman", "leave it undefended"]


@pytest.mark.rule("lotr.ability.7", "lotr.sentinel.2")
def test_nobody_has_to_use_sentinel():
    game = lotr(seat(heroes=["Glóin"], engaged=[SPIDER]), seat(heroes=["Aragorn"]), at="6.4a")
    game.play("leave it undefended", "leave it undefended", "use Glóin")
    assert only(game, "Glóin").tokens == {"damage": 3, "resources": 3}
    assert not only(game, "Aragorn").exhausted


@pytest.mark.rule("lotr.ranged.2", "lotr.ranged.3", "lotr.ranged.4", "lotr.ranged.5", "lotr.ability.7")
def test_ranged_characters_join_in_the_attack_of_another_player():
    game = lotr(
        seat(heroes=["Aragorn"], engaged=["Ungoliant's Spawn"]),
        seat(heroes=["Legolas", "Gimli"], allies=["Horseback Archer", card("Silverlode Archer", exhausted=True)]),
        at="6.8a",
        patient=True,
    )
    game.play("attack Ungoliant's Spawn", "attack with Aragorn", "done")
    assert game.decision.seat == 1
    assert offers(game) == ["attack with Legolas", "attack with Horseback Archer", "done"]
    game.play("attack with Legolas", "done", *["pass"] * 6)
    assert only(game, "Legolas").exhausted
    assert not only(game, "Horseback Archer").exhausted
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 3 + 3 - 2


@pytest.mark.rule("lotr.ranged.2", "lotr.ranged.3", "lotr.ranged.4", "lotr.ranged.5")
def test_ranged_characters_attack_another_players_enemy_in_their_own_players_turn():
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True)], engaged=["Ungoliant's Spawn"]),
        seat(heroes=["Legolas", "Gimli"], allies=["Horseback Archer", card("Silverlode Archer", exhausted=True)]),
        at="6.8a",
        patient=True,
    )
    game.play("done")
    assert game.decision.seat == 1
    assert offers(game) == ["attack Ungoliant's Spawn", "done"]
    game.play("attack Ungoliant's Spawn")
    assert offers(game) == ["attack with Legolas", "attack with Horseback Archer"]
    game.play("attack with Legolas", "attack with Horseback Archer", "done", *["pass"] * 6)
    assert only(game, "Legolas").exhausted
    assert only(game, "Horseback Archer").exhausted
    assert only(game, "Ungoliant's Spawn").tokens["damage"] == 3 + 2 - 2


@pytest.mark.rule("lotr.ranged.5")
def test_a_ranged_character_cannot_attack_the_same_enemy_in_two_attacks_of_its_player():
    game = lotr(
        seat(heroes=[card("Aragorn", exhausted=True)], engaged=["Ungoliant's Spawn"]),
        seat(heroes=["Legolas"], allies=["Horseback Archer"]),
        at="6.8a",
        patient=True,
    )
    game.play("done", "attack Ungoliant's Spawn", "attack with Legolas", "done", *["pass"] * 6)
    assert (game.decision.seat, game.decision.kind) == (1, "attack")
    assert offers(game) == ["done"]
