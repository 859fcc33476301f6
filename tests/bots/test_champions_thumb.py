"""The rules of thumb for Marvel Champions."""

from __future__ import annotations

import rulewright as rw
from rulewright import bots
from support.champions import card, champions, seat


def best(game: rw.Game) -> str:
    """What it would answer."""
    return bots.make("thumb").choose(game)


def test_it_strikes_the_villain_down_when_it_can():
    game = champions(
        seat("Spider-Man", hand=["Energy"]), villain=card("Rhino", stage="II", damage=13),
        main_scheme=card("The Break-In!", threat=6),
    )  # fmt: skip
    assert best(game) == "attack with Spider-Man"


def test_it_thwarts_a_scheme_that_is_about_to_be_completed():
    game = champions(seat("Spider-Man"), main_scheme=card("The Break-In!", threat=6))
    assert best(game) == "thwart with Spider-Man"


def test_it_takes_the_guard_out_of_the_way():
    game = champions(seat("Captain Marvel", engaged=[card("Hydra Mercenary", damage=1)]))
    assert best(game) == "attack with Captain Marvel"


def test_a_hero_in_danger_goes_home_while_the_scheme_allows_it():
    tired = seat(card("Spider-Man", damage=7, exhausted=True))
    assert best(champions(tired)) == "change form"
    assert best(champions(tired, main_scheme=card("The Break-In!", threat=5))) == "end the turn"


def test_a_wounded_alter_ego_recovers_first():
    assert best(champions(seat(card("Peter Parker", damage=5)))) == "recover"


def test_it_lets_an_ally_take_a_blow_that_would_be_the_last():
    game = champions(seat(card("Spider-Man", damage=8, exhausted=True), allies=["Daredevil"]), at="6")
    assert best(game) == "defend with Daredevil"


def test_it_pays_with_what_it_misses_least_and_not_more_than_needed():
    game = champions(seat("Spider-Man", hand=["Relentless Assault", "Swinging Web Kick", "Energy", "Web-Shooter"]))
    game.play("play Web-Shooter")
    assert best(game) == "pay with Relentless Assault"


def test_it_strikes_at_a_tough_villain_to_be_rid_of_the_status_card():
    game = champions(seat("She-Hulk"), villain=card("Rhino", tough=True))
    assert best(game) == "attack with She-Hulk"


def test_an_ally_does_not_go_back_to_the_hand_for_nothing():
    game = champions(seat(card("She-Hulk", exhausted=True), allies=[card("Hellcat", exhausted=True)]))
    assert "use Hellcat" in game.decision.keys
    assert best(game) != "use Hellcat"


def test_an_alter_ego_goes_out_to_thwart_where_recovering_would_lose_the_game():
    game = champions(seat(card("T'Challa", damage=4)), main_scheme=card("The Break-In!", threat=6))
    assert best(game) == "change form"


def test_it_removes_a_side_scheme_that_hastens_the_end_before_it_strikes():
    game = champions(seat("Captain Marvel"), side_schemes=[card("Bomb Scare", threat=2)])
    assert best(game) == "thwart with Captain Marvel"
    game.play("thwart with Captain Marvel")
    assert game.look("Bomb Scare")[0].zone == "encounter-discard"


def test_the_best_text_of_a_sequence_is_resolved_last():
    upgrades = ["Panther Claws", "Tactical Genius", "Energy Daggers"]
    game = champions(
        seat("Black Panther", hand=["Wakanda Forever!", "Energy"], upgrades=upgrades),
        main_scheme=card("The Break-In!", threat=2),
    )  # fmt: skip
    game.play("play Wakanda Forever!")
    order = []
    while (decision := game.decision).kind != "turn":
        key = best(game)
        if decision.kind == "order":
            order.append(key)
        game.choose(key)
    assert order[0] != "resolve Panther Claws"
    assert game.look("Rhino")[0].tokens["damage"] == 5


def test_an_ally_that_leaves_with_the_round_takes_the_blow():
    game = champions(seat("Spider-Man", allies=["Nick Fury"]), at="6")
    assert best(game) == "defend with Nick Fury"
    game = champions(seat("Spider-Man", allies=["Jessica Jones"]), at="6")
    assert best(game) == "leave it undefended"


def test_it_does_not_pay_with_an_event_that_will_save_more_than_it_costs():
    game = champions(seat("Spider-Man", hand=["Web-Shooter", "Backflip", "Emergency"]))
    game.play("play Web-Shooter")
    assert best(game) == "pay with Emergency"
    game = champions(seat("She-Hulk", hand=["One-Two Punch", "Chase Them Down", "Combat Training", "Ground Stomp"]))
    game.play("play Combat Training")
    assert best(game) == "pay with Ground Stomp"


def test_a_stage_that_is_not_the_last_falls_to_the_weakest_attack_before_the_others():
    rhino = card("Rhino", damage=13)
    game = champions(seat("She-Hulk", allies=["Mockingbird"]), villain=rhino)
    assert best(game) == "attack with Mockingbird"
    game = champions(seat("She-Hulk"), villain=rhino, main_scheme=card("The Break-In!", threat=2))
    assert best(game) == "thwart with She-Hulk"


def test_it_orders_what_two_boost_cards_have_left_for_the_end_of_an_attack():
    boosts = ["Sonic Boom", "Sweeping Swoop", "Advance", "Advance"]
    game = champions(seat("Spider-Man"), villain="Klaw", encounter_deck=boosts, at="6")
    game.play("leave it undefended")
    assert game.decision.keys == ("resolve Sonic Boom", "resolve Sweeping Swoop")
    assert best(game) == "resolve Sonic Boom"


def test_it_cancels_what_a_treachery_says_if_that_is_worth_the_price():
    def answer(treachery: str) -> str:
        hero = seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"], upgrades=["Web-Shooter"])
        return best(champions(hero, villain=card("Rhino", damage=6), encounter_deck=[treachery, "Advance"], at="7"))

    assert answer("Hard to Keep Down") == "play Enhanced Spider-Sense"
    assert answer("Advance") == "pass"
