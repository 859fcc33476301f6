"""The turn of a player: everything that may be done in it, in any order."""

from __future__ import annotations

import pytest

from rulewright.games.champions.vocabulary.printing import event, upgrade
from rulewright.games.champions.vocabulary.words import YOUR_IDENTITY, Action
from rulewright.lcg.verbs import Draw
from support.champions import buy, card, champions, hand, hit_points, offers, only, seat, threat, zones

LOOK_AROUND = event("Look Around", Action(Draw(1)), number=901, copies=3, set_name="Basic", cost=0, resources="energy")
STAND_UP = upgrade(
    "Stand Up", Action(Draw(1), tags="hero"), Action(Draw(2), tags="alter-ego"),
    number=902, copies=3, set_name="Basic", cost=0, resources="energy", traits="",
)  # fmt: skip
EXTRA = (LOOK_AROUND, STAND_UP)
MASK = upgrade(
    "Mask", number=903, copies=1, set_name="Basic", cost=0, resources="energy", traits="", attach=YOUR_IDENTITY
)


@pytest.mark.rule("champions.player-turn.1", "champions.player-turn.2")
def test_a_player_does_everything_in_any_order_and_as_often_as_possible():
    game = champions(
        seat(
            "Spider-Man", hand=["Avengers Mansion", "Look Around", "Look Around", "Energy", "Genius", "Strength"],
            allies=["Black Cat", "Daredevil"], deck=["Haymaker"] * 5,
        ),
        extra=EXTRA,
        main_scheme=card("The Break-In!", threat=5),
    )  # fmt: skip
    game.play("attack with Black Cat", "play Look Around", "thwart with Spider-Man")
    assert threat(game, "The Break-In!") == 4
    game.play("play Avengers Mansion", "pay with Energy", "pay with Genius", "done", "play Look Around")
    game.play("thwart with Daredevil", "pass", "change form", "end the turn")
    assert (threat(game, "The Break-In!"), hit_points(game, "Rhino")) == (2, 13)
    assert zones(game, "Avengers Mansion") == ["play"]
    assert sorted(hand(game)) == ["Haymaker", "Haymaker", "Strength"]


@pytest.mark.rule("champions.player-turn.3", "champions.player-turn.4", "champions.form.3")
def test_a_player_changes_form_either_way_but_once_a_turn():
    game = champions(seat("Peter Parker"))
    game.play("change form")
    assert only(game, "Spider-Man").kind == "hero"
    assert "change form" not in offers(game)
    assert game.why_not("change form") == "You have changed form this round already [champions.player-turn.4]"
    back = champions(seat("Spider-Man"))
    back.play("change form")
    assert only(back, "Peter Parker").kind == "alter-ego"


@pytest.mark.rule("champions.player-turn.5")
def test_allies_upgrades_and_supports_are_played_on_ones_own_turn():
    game = champions(
        seat("Spider-Man", hand=["Black Cat", "Aunt May", "Stand Up"] + ["Energy"] * 4), seat("She-Hulk"), extra=EXTRA
    )
    game.play("play Black Cat", "pay with Energy", "done", "play Aunt May", "pay with Energy", "done", "play Stand Up")
    assert [zones(game, name) for name in ("Black Cat", "Aunt May", "Stand Up")] == [["play"], ["play"], ["play"]]
    hand = ["Stand Up", "Look Around"]
    other = champions(seat("Spider-Man", hand=hand, deck=["Energy"]), seat("She-Hulk"), turn=1, extra=EXTRA)
    other.play("ask player 1")
    assert (other.decision.player, offers(other)) == (0, ["play Look Around", "decline"])


@pytest.mark.rule("champions.player-turn.6", "champions.heal.1")
def test_only_an_alter_ego_recovers():
    game = champions(seat(card("Peter Parker", damage=5)))
    game.play("recover")
    assert (hit_points(game, "Peter Parker"), only(game, "Peter Parker").exhausted) == (8, True)
    hero = champions(seat(card("Spider-Man", damage=5)))
    assert hero.why_not("recover") == "Spider-Man is in hero form: only an alter-ego recovers [champions.heal.1]"


@pytest.mark.rule("champions.player-turn.7", "champions.attack.2", "champions.thwart.2")
def test_only_a_hero_uses_the_basic_attack_and_thwart():
    game = champions(seat("Spider-Man"), main_scheme=card("The Break-In!", threat=2))
    assert offers(game) == ["change form", "attack with Spider-Man", "thwart with Spider-Man", "end the turn"]
    alter_ego = champions(seat("Peter Parker"), main_scheme=card("The Break-In!", threat=2))
    assert offers(alter_ego) == ["change form", "end the turn"]


@pytest.mark.rule("champions.player-turn.8", "champions.ally.4", "champions.ally.5")
def test_an_ally_attacks_or_thwarts_and_exhausts():
    game = champions(
        seat("Peter Parker", allies=["Black Cat", "Daredevil"]), main_scheme=card("The Break-In!", threat=5)
    )
    game.play("attack with Daredevil", "thwart with Black Cat")
    assert (hit_points(game, "Rhino"), threat(game, "The Break-In!")) == (12, 4)
    assert (only(game, "Daredevil").exhausted, only(game, "Black Cat").exhausted) == (True, True)
    assert offers(game) == ["change form", "end the turn"]


@pytest.mark.rule("champions.player-turn.9", "champions.action.1", "champions.action.2")
def test_actions_are_on_cards_one_controls_on_encounter_cards_and_on_events_in_hand():
    game = champions(
        seat("Spider-Man", hand=["Look Around", "Strength", "Strength"], upgrades=["Stand Up"], deck=["Haymaker"] * 3),
        seat("She-Hulk", upgrades=["Stand Up"]),
        extra=EXTRA,
        villain=card("Rhino", attachments=["Enhanced Ivory Horn"]),
    )
    mine = ["play Look Around", "use Enhanced Ivory Horn", "use Stand Up"]
    assert sorted(key for key in offers(game) if key.startswith(("play", "use"))) == mine


@pytest.mark.rule("champions.player-turn.10", "champions.ability-trigger.7")
def test_an_action_for_one_form_is_of_no_use_in_the_other():
    game = champions(seat("Spider-Man", upgrades=["Stand Up"], deck=["Haymaker"] * 5), extra=EXTRA)
    game.play("use Stand Up")
    assert hand(game) == ["Haymaker"]
    game.play("change form", "use Stand Up")
    assert hand(game) == ["Haymaker"] * 3


@pytest.mark.rule(
    "champions.player-turn.11", "champions.player-turn.12", "champions.player-turn.13", "champions.action.3"
)
def test_another_player_is_asked_for_an_action_and_decides_whether_to_take_it():
    game = champions(
        seat("Spider-Man"),
        seat("She-Hulk", hand=["Look Around"], upgrades=["Stand Up"], deck=["Haymaker"] * 5),
        seat("Iron Man"),
        extra=EXTRA,
    )
    assert [key for key in offers(game) if key.startswith("ask")] == ["ask player 2"]
    game.play("ask player 2")
    assert (game.decision.player, offers(game)) == (1, ["use Stand Up", "play Look Around", "decline"])
    game.play("decline")
    assert game.decision.player == 0
    game.play("ask player 2", "play Look Around")
    assert (hand(game, 1), game.decision.player) == (["Haymaker"], 0)


@pytest.mark.rule("champions.form.4", "champions.form.5")
def test_with_the_form_nothing_else_changes():
    game = champions(
        seat(card("Peter Parker", damage=3, exhausted=True, stunned=True, tough=True), allies=["Black Cat"])
    )
    game.play("change form")
    hero = only(game, "Spider-Man")
    assert (hero.exhausted, hero.tokens) == (True, {"damage": 3, "stunned": 1, "tough": 1})


@pytest.mark.rule("champions.form.5")
def test_effects_counters_and_what_is_attached_stay_through_a_change_of_form():
    led = champions(
        seat(
            card("She-Hulk", counters=2, attachments=["Mask"]),
            hand=["Lead from the Front", "Energy", "Split Personality", "Genius", "Strength"],
            deck=["Haymaker"] * 9,
        ),
        extra=(MASK,),
    )
    led.play("play Lead from the Front", "pay with Energy", "done", "change form")
    jennifer = only(led, "Jennifer Walters")
    assert (jennifer.tokens, only(led, "Mask").attached_to) == ({"counters": 2}, "Jennifer Walters")
    buy(led, "play Split Personality", "pass")
    assert (only(led, "She-Hulk").value("atk"), only(led, "Mask").attached_to) == (4, "She-Hulk")
