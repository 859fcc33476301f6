"""Players who are eliminated, and how the game ends; values per player."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9


def strike(game: rw.Game) -> rw.Game:
    """Let the villain's attack on the first player go undefended by all."""
    while game.table()["eliminated"] == [False] * len(game.table()["eliminated"]):
        game.choose("pass" if "pass" in offers(game) else "leave it undefended")
    return game


@pytest.mark.rule("champions.player-elimination.1", "champions.player-elimination.2", "champions.hit-points.4")
@pytest.mark.rule("champions.player-elimination.7")
def test_a_player_whose_hero_is_defeated_is_out_and_the_others_play_on():
    game = strike(champions(seat(card("Spider-Man", damage=8)), seat("Captain Marvel"), at="6", encounter_deck=PLAIN))
    assert game.table()["eliminated"] == [True, False]
    assert game.decision.player == 1


@pytest.mark.rule("champions.player-elimination.3")
def test_the_cards_of_an_eliminated_player_go_to_their_owners_discard_piles():
    game = champions(
        seat(
            card("Spider-Man", damage=8),
            hand=["Energy"],
            deck=["Haymaker"],
            allies=["Black Cat"],
            upgrades=[card("Combat Training", owner=1)],
            supports=["Aunt May"],
        ),
        seat("Captain Marvel", upgrades=[card("Heroic Intuition", owner=0)]),
        at="6",
        encounter_deck=PLAIN,
    )
    strike(game)
    assert sorted(pile(game, "discard")) == ["Aunt May", "Black Cat", "Energy", "Haymaker", "Spider-Man"]
    assert pile(game, "discard", 1) == ["Combat Training"]
    assert zones(game, "Heroic Intuition") == ["play"]


@pytest.mark.rule("champions.player-elimination.4")
def test_the_cards_dealt_to_an_eliminated_player_are_discarded():
    game = champions(
        seat(card("Spider-Man", damage=8), dealt=["Sandman"]), seat("Captain Marvel"), at="6", encounter_deck=PLAIN
    )
    strike(game)
    assert zones(game, "Sandman") == ["encounter-discard"]


@pytest.mark.rule("champions.player-elimination.5", "champions.player-elimination.6")
def test_minions_of_an_eliminated_player_engage_the_next_player_with_all_that_is_on_them():
    game = champions(
        seat("Captain Marvel"),
        seat(card("Spider-Man", damage=8), engaged=[card("Shocker", damage=2, stunned=True)]),
        seat("She-Hulk"),
        at="6",
        turn=1,
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "leave it undefended", "leave it undefended")
    shocker = only(game, "Shocker")
    assert (shocker.zone, shocker.seat, shocker.tokens) == ("engaged", 2, {"damage": 2, "stunned": 1})


@pytest.mark.rule("champions.player-elimination.8")
def test_an_eliminated_player_wins_with_the_others():
    game = champions(
        seat("Spider-Man", eliminated=True),
        seat("Captain Marvel"),
        first=1,
        villain=card("Rhino", stage="II", damage=28),
    )
    game.play("attack with Captain Marvel")
    assert (game.result.winners, game.result.reason) == ((0, 1), "champions.winning.1")


@pytest.mark.rule("champions.player-elimination.9")
def test_an_effect_is_resolved_completely_though_a_player_is_eliminated_by_it():
    game = champions(
        seat(card("Spider-Man", damage=9), dealt=["Shocker"]), seat("Captain Marvel"), at="8", encounter_deck=PLAIN
    )
    assert game.table()["eliminated"] == [True, False]
    assert hit_points(game, "Captain Marvel") == 11
    assert only(game, "Shocker").seat == 1


@pytest.mark.rule("champions.player-elimination.10", "champions.player-elimination.11")
def test_when_all_are_eliminated_the_players_lose():
    game = champions(seat(card("Spider-Man", damage=8)), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert game.over
    assert (game.result.winners, game.result.reason) == ((), "champions.player-elimination.11")


@pytest.mark.rule("champions.per-player.1")
def test_values_per_player_are_multiplied_by_the_players_who_began():
    game = champions(seat("Spider-Man"), seat("Captain Marvel"), seat("She-Hulk"))
    assert hit_points(game, "Rhino") == 42
    assert only(game, "The Break-In!").value("target_threat") == 21


@pytest.mark.rule("champions.per-player.2")
def test_values_per_player_stay_when_a_player_is_eliminated():
    game = strike(champions(seat(card("Spider-Man", damage=8)), seat("Captain Marvel"), at="6", encounter_deck=PLAIN))
    assert game.table()["eliminated"] == [True, False]
    assert only(game, "The Break-In!").value("target_threat") == 14
    assert only(game, "Rhino").value("hit_points") == 28


@pytest.mark.rule("champions.winning.1", "champions.villain-defeat.5", "champions.villain.3")
def test_the_players_win_when_the_last_stage_of_the_villain_is_defeated():
    game = champions(seat("Spider-Man"), villain=card("Rhino", stage="II", damage=13))
    game.play("attack with Spider-Man")
    assert (game.result.winners, game.result.reason) == ((0,), "champions.winning.1")


@pytest.mark.rule("champions.winning.2", "champions.main-scheme.7")
def test_the_players_lose_when_the_last_stage_of_the_main_scheme_is_completed():
    game = champions(seat("Peter Parker"), at="5", main_scheme=card("The Break-In!", threat=6))
    assert (game.result.winners, game.result.reason) == ((), "champions.winning.2")


@pytest.mark.rule("champions.villain-defeat.1", "champions.villain-defeat.2", "champions.villain-defeat.3")
@pytest.mark.rule("champions.villain-defeat.4", "champions.villain-defeat.6", "champions.villain-defeat.7")
@pytest.mark.rule("champions.hit-points.5")
def test_the_next_stage_of_a_villain_begins_fresh_but_keeps_what_lies_on_it():
    rhino = card("Rhino", damage=13, stunned=True, confused=True, attachments=["Enhanced Ivory Horn"])
    game = champions(seat("Spider-Man", allies=["Black Cat"]), villain=rhino)
    game.play("attack with Spider-Man")
    villain = only(game, "Rhino")
    assert (villain.value("hit_points"), villain.value("atk")) == (15, 4)
    assert villain.tokens == {"stunned": 1, "confused": 1}
    assert only(game, "Enhanced Ivory Horn").attached_to == "Rhino"
    assert sorted(zones(game, "Rhino")) == ["removed", "villain"]
    assert "attack with Black Cat" in offers(game)


@pytest.mark.rule("champions.main-scheme.3", "champions.main-scheme.4", "champions.main-scheme.5")
@pytest.mark.rule("champions.main-scheme.11", "champions.main-scheme.12", "champions.target-threat.1")
def test_the_next_stage_of_the_main_scheme_keeps_acceleration_tokens_but_no_threat():
    game = champions(
        seat("Peter Parker"),
        at="5",
        scenario="klaw",
        villain=card("Klaw", confused=True),
        main_scheme=card("Underground Distribution", threat=5, acceleration=2),
        encounter_deck=["Sonic Boom", "Armored Guard", *["Sonic Boom"] * 5],
    )
    scheme = only(game, "Secret Rendezvous")
    assert (scheme.tokens, scheme.zone) == ({"acceleration": 2}, "main-scheme")
    assert zones(game, "Underground Distribution") == ["removed"]
    assert zones(game, "Armored Guard") == ["engaged"]
    assert threat(game, "Secret Rendezvous") == 0
