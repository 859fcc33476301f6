"""Stunned, confused and tough."""

from __future__ import annotations

import pytest

from rulewright.games.champions.table import STATUS, TOKENS
from support.champions import card, champions, hand, hit_points, offers, only, seat, threat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""


@pytest.mark.rule("champions.status-cards.2")
def test_there_are_three_types_of_status_cards():
    assert [name for name in TOKENS if name in STATUS] == ["stunned", "confused", "tough"]


@pytest.mark.rule("champions.status-cards.3", "champions.stun.1", "champions.confuse.1")
def test_a_status_card_is_placed_on_the_character():
    stunned = champions(seat("Spider-Man", dealt=["Sweeping Swoop"]), at="8", encounter_deck=QUIET)
    assert only(stunned, "Spider-Man").tokens == {"stunned": 1}
    confused = champions(seat("Spider-Man", dealt=["False Alarm"]), at="8", encounter_deck=QUIET)
    assert only(confused, "Spider-Man").tokens == {"confused": 1}
    tough = champions(seat("Spider-Man", dealt=['"I\'m Tough!"']), at="8", encounter_deck=QUIET)
    assert only(tough, "Rhino").tokens == {"tough": 1}


@pytest.mark.rule("champions.status-cards.4")
def test_a_character_has_at_most_one_status_card_of_each_type():
    every = {"stunned": True, "confused": True, "tough": True}
    game = champions(seat(card("Spider-Man", **every), dealt=["Sweeping Swoop"]), at="8", encounter_deck=QUIET)
    assert only(game, "Spider-Man").tokens == {"stunned": 1, "confused": 1, "tough": 1}
    villain = champions(
        seat("Peter Parker", dealt=["Heart-Shaped Herb"]),
        at="8",
        villain=card("Rhino", tough=True),
        encounter_deck=QUIET,
    )
    assert only(villain, "Rhino").tokens == {"tough": 1}


@pytest.mark.rule("champions.status-cards.5")
def test_status_cards_come_before_forced_interrupts_and_interrupts():
    suit = champions(seat("Spider-Man"), villain=card("Rhino", tough=True, attachments=["Armored Rhino Suit"]))
    suit.play("attack with Spider-Man")
    assert (only(suit, "Rhino").tokens, only(suit, "Armored Rhino Suit").tokens) == ({}, {})
    backflip = champions(
        seat(card("Spider-Man", tough=True), hand=["Backflip"]), at="6", encounter_deck=["Advance", *QUIET]
    )
    backflip.play("leave it undefended")
    assert (only(backflip, "Spider-Man").tokens, hand(backflip)) == ({}, ["Backflip"])


@pytest.mark.rule("champions.status-confused.1")
def test_a_confused_hero_or_ally_loses_the_confused_card_in_place_of_thwarting():
    game = champions(
        seat(card("Spider-Man", confused=True), allies=[card("Daredevil", confused=True)]),
        main_scheme=card("The Break-In!", threat=5),
    )
    game.play("thwart with Spider-Man", "thwart with Daredevil")
    assert threat(game, "The Break-In!") == 5
    assert [only(game, name).tokens.get("confused", 0) for name in ("Spider-Man", "Daredevil")] == [0, 0]


@pytest.mark.rule("champions.status-confused.2")
def test_what_a_lost_thwart_costs_is_paid():
    basic = champions(seat(card("Spider-Man", confused=True)), main_scheme=card("The Break-In!", threat=5))
    basic.play("thwart with Spider-Man")
    assert only(basic, "Spider-Man").exhausted
    event = champions(
        seat(card("Spider-Man", confused=True), hand=["For Justice!", "Genius"]),
        main_scheme=card("The Break-In!", threat=5),
    )
    event.play("play For Justice!")
    assert (threat(event, "The Break-In!"), only(event, "Spider-Man").tokens) == (5, {})
    assert (zones(event, "For Justice!"), zones(event, "Genius")) == (["discard"], ["discard"])


@pytest.mark.rule("champions.status-confused.3")
def test_a_confused_enemy_loses_the_confused_card_in_place_of_scheming():
    game = champions(
        seat("Peter Parker", engaged=[card("Shocker", confused=True)]),
        at="6",
        villain=card("Rhino", confused=True),
        encounter_deck=QUIET,
    )
    assert threat(game, "The Break-In!") == 0
    assert [only(game, name).tokens for name in ("Rhino", "Shocker")] == [{}, {}]


@pytest.mark.rule("champions.status-stunned.1")
def test_a_stunned_hero_or_ally_loses_the_stunned_card_in_place_of_attacking():
    game = champions(
        seat(card("Spider-Man", stunned=True), allies=[card("Daredevil", stunned=True)], engaged=["Shocker"])
    )
    game.play("attack with Spider-Man", "attack Shocker", "attack with Daredevil", "attack Rhino")
    assert (hit_points(game, "Shocker"), hit_points(game, "Rhino")) == (3, 14)
    assert [only(game, name).tokens.get("stunned", 0) for name in ("Spider-Man", "Daredevil")] == [0, 0]


@pytest.mark.rule("champions.status-stunned.2")
def test_what_a_lost_attack_costs_is_paid():
    basic = champions(seat(card("Spider-Man", stunned=True)))
    basic.play("attack with Spider-Man")
    assert (only(basic, "Spider-Man").exhausted, hit_points(basic, "Rhino")) == (True, 14)
    event = champions(seat(card("Spider-Man", stunned=True), hand=["Swinging Web Kick", "Genius", "Energy"]))
    event.play("play Swinging Web Kick")
    while offers(event)[0].startswith("pay with"):
        event.choose(offers(event)[0])
    assert (hit_points(event, "Rhino"), only(event, "Spider-Man").tokens) == (14, {})
    assert (zones(event, "Swinging Web Kick"), hand(event)) == (["discard"], [])


@pytest.mark.rule("champions.status-stunned.3")
def test_a_stunned_enemy_loses_the_stunned_card_in_place_of_attacking():
    game = champions(
        seat("Spider-Man", engaged=[card("Shocker", stunned=True)]),
        at="6",
        villain=card("Rhino", stunned=True),
        encounter_deck=QUIET,
    )
    assert (game.decision.kind, hit_points(game, "Spider-Man")) == ("turn", 10)
    assert [only(game, name).tokens for name in ("Rhino", "Shocker")] == [{}, {}]


@pytest.mark.rule("champions.status-tough.1")
def test_a_tough_character_loses_the_tough_card_in_place_of_any_amount_of_damage():
    game = champions(
        seat(
            card("Spider-Man", tough=True),
            allies=[card("Daredevil", tough=True)],
            engaged=[card("Shocker", tough=True)],
        ),
        at="6",
        encounter_deck=["Sandman", *QUIET],
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), only(game, "Spider-Man").tokens) == (10, {})
    game.play("defend with Daredevil")
    assert only(game, "Daredevil").tokens == {}
    game.play("attack with Spider-Man", "attack Shocker")
    assert only(game, "Shocker").tokens == {}
