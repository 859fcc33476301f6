"""The villain phase: threat, activations, encounter cards dealt and revealed."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from support.champions import card, champions, hand, hit_points, offers, only, pile, seat, stage, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def rules_of(game: rw.Game) -> list[str]:
    """The clauses behind the lines of the log."""
    return [entry.rule.removeprefix("champions.") for entry in game.log()]


@pytest.mark.rule("champions.villain-phase.1")
def test_the_steps_of_the_villain_phase_are_carried_out_in_order():
    game = champions(seat("Peter Parker"), seat("Carol Danvers"), at="4", encounter_deck=["Hydra Mercenary"] * 9)
    rules = rules_of(game)
    steps = ["villain-phase.2", "enemy-schemes.1", "villain-phase.6", "reveal.2", "villain-phase.11"]
    firsts = [rules.index(rule) for rule in steps]
    assert firsts == sorted(firsts)


@pytest.mark.rule("champions.villain-phase.2", "champions.main-scheme.8", "champions.main-scheme.9")
def test_threat_is_placed_as_the_acceleration_field_says():
    game = champions(seat("Spider-Man"), at="5", encounter_deck=["Hydra Mercenary"] * 9)
    assert threat(game, "The Break-In!") == 1


@pytest.mark.rule("champions.villain-phase.3", "champions.main-scheme.10", "champions.acceleration-token.1")
@pytest.mark.rule("champions.side-scheme.8", "champions.encounter-deck-empty.3")
def test_acceleration_tokens_and_icons_add_threat():
    game = champions(
        seat("Spider-Man"),
        at="5",
        encounter_deck=["Hydra Mercenary"] * 9,
        main_scheme=card("The Break-In!", acceleration=1),
        side_schemes=[card("Bomb Scare", threat=3)],
    )
    assert threat(game, "The Break-In!") == 3


@pytest.mark.rule("champions.villain-phase.4", "champions.activation.2", "champions.villain.4")
def test_the_villain_activates_once_for_each_player():
    game = champions(seat("Peter Parker"), seat("Carol Danvers"), seat("Tony Stark"), at="6", encounter_deck=PLAIN)
    assert rules_of(game).count("enemy-schemes.1") == 6
    step_2 = rules_of(game)[: rules_of(game).index("villain-phase.6")]
    assert step_2.count("enemy-schemes.1") == 3


@pytest.mark.rule("champions.activation.3", "champions.activation.4", "champions.villain.5", "champions.villain.6")
def test_the_villain_attacks_a_hero_and_schemes_against_an_alter_ego():
    game = champions(seat("Peter Parker"), seat("Captain Marvel"), at="6", encounter_deck=PLAIN)
    assert (offers(game), game.decision.player) == (["defend with Captain Marvel", "leave it undefended"], 1)
    assert threat(game, "The Break-In!") == 1
    game.play("leave it undefended")
    assert hit_points(game, "Captain Marvel") == 10


@pytest.mark.rule("champions.villain-phase.5", "champions.minion.6", "champions.minion.7", "champions.minion.8")
def test_after_the_villain_the_minions_engaged_with_that_player_activate_one_by_one():
    game = champions(
        seat("Spider-Man", engaged=["Shocker", "Hydra Soldier"]),
        seat("Carol Danvers", engaged=["Sandman"]),
        at="6",
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), offers(game)) == (8, ["activate Shocker", "activate Hydra Soldier"])
    game.play("activate Hydra Soldier", "leave it undefended")
    assert hit_points(game, "Spider-Man") == 6
    assert threat(game, "The Break-In!") == 0
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 4
    before = [entry.text for entry in game.log() if "threat is placed" in entry.text][:2]
    assert before == ["The Break-In!: 1 threat is placed", "The Break-In!: 2 threat is placed"]


@pytest.mark.rule("champions.villain-phase.6", "champions.deal-encounter-card.1")
def test_each_player_is_dealt_one_encounter_card():
    game = champions(seat("Spider-Man"), seat("Captain Marvel"), at="7", encounter_deck=["Hydra Mercenary"] * 9)
    assert [piece.seat for piece in game.look("Hydra Mercenary") if piece.zone == "engaged"] == [0, 1]
    hidden = champions(
        seat("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"]),
        seat("Captain Marvel"),
        at="7",
        encounter_deck=["Advance", "Sandman", *PLAIN],
    )
    assert (zones(hidden, "Sandman"), "Sandman" in json.dumps(hidden.view(1))) == (["dealt"], False)


@pytest.mark.rule("champions.villain-phase.7", "champions.villain-phase.8", "champions.side-scheme.9")
@pytest.mark.rule("champions.side-scheme.10")
def test_hazard_icons_deal_more_cards_in_player_order():
    game = champions(
        seat("Spider-Man"),
        seat("Captain Marvel"),
        at="7",
        side_schemes=[card("Breakin' & Takin'", threat=2)],
        encounter_deck=["Hydra Mercenary"] * 9,
    )
    engaged = [piece.seat for piece in game.look("Hydra Mercenary") if piece.zone == "engaged"]
    assert sorted(engaged) == [0, 0, 1]


@pytest.mark.rule("champions.villain-phase.9", "champions.villain-phase.10", "champions.reveal.1")
def test_the_first_player_reveals_all_dealt_cards_then_the_others_do():
    game = champions(
        seat("Spider-Man", dealt=["Hydra Mercenary", "Hydra Soldier"]),
        seat("Captain Marvel", dealt=["Sandman", "Shocker"]),
        at="8",
        first=1,
    )
    revealed = [entry.text for entry in game.log() if entry.rule == "champions.reveal.2"]
    names = ("Sandman", "Shocker", "Hydra Mercenary", "Hydra Soldier")
    assert revealed == [f"Revealed: {name}" for name in names]


@pytest.mark.rule("champions.deal-encounter-card.5")
def test_a_card_dealt_while_cards_are_revealed_is_revealed_in_the_same_step():
    game = champions(
        seat("Spider-Man", dealt=["Hydra Bomber"], deck=["Haymaker"]),
        seat("Captain Marvel", dealt=["Electromagnetic Backlash"], deck=["Haymaker"] * 9),
        at="8",
        encounter_deck=["Sandman"],
        encounter_discard=["Advance"],
    )
    game.choose(0)
    assert zones(game, "Sandman") == ["engaged"]
    assert only(game, "Sandman").seat == 0
    assert stage(game) == "2"


@pytest.mark.rule(
    "champions.enemy-attacks.1", "champions.enemy-attacks.2", "champions.boost.1", "champions.activation.7"
)
def test_a_villain_that_attacks_is_dealt_a_boost_card_before_a_defender_is_declared():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Sandman", *PLAIN])
    assert (game.decision.kind, zones(game, "Sandman")) == ("defend", ["boost"])
    assert only(game, "Sandman").attached_to == "Rhino"
    assert "Sandman" not in json.dumps(game.view(0))
    game.play("defend with Spider-Man")
    assert hit_points(game, "Spider-Man") == 9
    assert zones(game, "Sandman") == ["encounter-discard"]


@pytest.mark.rule("champions.enemy-attacks.3", "champions.enemy-attacks.9")
def test_a_minion_gets_no_boost_card():
    game = champions(
        seat("Spider-Man", engaged=["Shocker"]),
        at="6",
        villain=card("Rhino", stunned=True),
        encounter_deck=["Sandman"] * 9,
    )
    assert zones(game, "Sandman") == ["encounter-deck"] * 9
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 8


@pytest.mark.rule("champions.enemy-attacks.4", "champions.defend.2", "champions.defend.3", "champions.ally.9")
def test_a_defender_is_exhausted_and_must_be_ready():
    game = champions(
        seat("Spider-Man", allies=[card("Black Cat", exhausted=True), "Daredevil"]), at="6", encounter_deck=PLAIN
    )
    assert offers(game) == ["defend with Spider-Man", "defend with Daredevil", "leave it undefended"]
    game.play("defend with Daredevil")
    assert only(game, "Daredevil").exhausted


@pytest.mark.rule("champions.enemy-attacks.5", "champions.defend.7")
def test_a_player_who_defends_for_another_becomes_the_target():
    game = champions(
        seat("Spider-Man", hand=["Energy"]),
        seat("Captain Marvel", hand=["Genius"]),
        at="6",
        encounter_deck=["Radioactive Man", *PLAIN],
    )
    game.play("leave it undefended")
    assert game.decision.player == 1
    game.play("defend with Captain Marvel")
    assert (hit_points(game, "Spider-Man"), hit_points(game, "Captain Marvel")) == (10, 11)
    assert (hand(game), hand(game, 1)) == (["Energy"], [])


@pytest.mark.rule("champions.enemy-attacks.6", "champions.boost.2", "champions.boost.3")
def test_boost_icons_raise_the_attack_for_this_activation():
    game = champions(seat("Spider-Man"), seat("She-Hulk"), at="6", encounter_deck=["Sandman", *PLAIN])
    game.play("leave it undefended")
    assert (game.decision.kind, zones(game, "Sandman")) == ("defend", ["boost"])
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Sandman")) == (6, ["encounter-discard"])
    game.play("leave it undefended", "leave it undefended")
    assert hit_points(game, "She-Hulk") == 13


@pytest.mark.rule("champions.enemy-attacks.8", "champions.boost.12")
def test_a_boost_card_is_discarded_when_it_is_resolved():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Shocker", *["Hydra Mercenary"] * 3])
    game.play("leave it undefended")
    assert pile(game, "encounter-discard") == ["Shocker"]


@pytest.mark.rule("champions.enemy-attacks.10", "champions.enemy-attacks.15")
def test_the_hero_attacked_takes_all_damage_of_an_undefended_attack():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Sandman", *PLAIN])
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 6


@pytest.mark.rule("champions.enemy-attacks.11", "champions.defend.4")
def test_a_hero_who_defends_takes_what_exceeds_the_def():
    game = champions(seat("Spider-Man"), at="6", encounter_deck=["Sandman", *PLAIN])
    game.play("defend with Spider-Man")
    assert hit_points(game, "Spider-Man") == 9


@pytest.mark.rule("champions.enemy-attacks.12", "champions.defend.5", "champions.ally.10")
def test_an_ally_who_defends_takes_all_damage():
    game = champions(seat("Spider-Man", allies=["Daredevil"]), at="6", encounter_deck=PLAIN)
    game.play("defend with Daredevil")
    assert (hit_points(game, "Daredevil"), hit_points(game, "Spider-Man")) == (1, 10)


@pytest.mark.rule("champions.enemy-attacks.13")
def test_what_an_ally_cannot_take_is_lost():
    game = champions(seat("Spider-Man", allies=["Daredevil"]), at="6", encounter_deck=["Sandman", *PLAIN])
    game.play("defend with Daredevil")
    assert (zones(game, "Daredevil"), hit_points(game, "Spider-Man")) == (["discard"], 10)


@pytest.mark.rule("champions.enemy-schemes.1", "champions.enemy-schemes.2", "champions.enemy-schemes.4")
@pytest.mark.rule("champions.enemy-schemes.6", "champions.enemy-schemes.8", "champions.boost.4")
def test_a_villain_schemes_with_a_boost_card():
    game = champions(seat("Peter Parker"), at="6", encounter_deck=["Sandman", *["Hydra Mercenary"] * 4])
    assert threat(game, "The Break-In!") == 3
    assert pile(game, "encounter-discard") == ["Sandman"]
    two = champions(seat("Peter Parker"), seat("Carol Danvers"), at="6", encounter_deck=["Sandman", *PLAIN])
    placed = [entry.text for entry in two.log() if "threat is placed" in entry.text][:2]
    assert placed == ["The Break-In!: 3 threat is placed", "The Break-In!: 1 threat is placed"]


@pytest.mark.rule("champions.enemy-schemes.3", "champions.enemy-schemes.7")
def test_a_minion_schemes_without_a_boost_card():
    game = champions(
        seat("Peter Parker", engaged=["Shocker"]),
        at="6",
        villain=card("Rhino", confused=True),
        encounter_deck=["Hydra Mercenary", *["Sandman"] * 4],
    )
    assert threat(game, "The Break-In!") == 1
    assert zones(game, "Hydra Mercenary") == ["engaged"]


@pytest.mark.rule("champions.attack.11", "champions.attack.12")
def test_enemies_attack_in_step_2_or_when_a_card_says_so():
    regular = champions(seat("Spider-Man", engaged=["Shocker"]), at="6", encounter_deck=["Hydra Mercenary"] * 3)
    assert (regular.decision.prompt("en"), stage(regular)) == ("Rhino attacks: who defends?", "6")
    regular.play("leave it undefended")
    assert (regular.decision.prompt("en"), stage(regular)) == ("Shocker attacks: who defends?", "6")
    quiet = champions(seat("Spider-Man", engaged=["Shocker"]), at="7", encounter_deck=["Hydra Mercenary"] * 3)
    assert "enemy-attacks.1" not in rules_of(quiet)
    told = champions(seat("Spider-Man"), at="7", encounter_deck=["Assault"] * 3)
    assert (told.decision.kind, stage(told)) == ("defend", "8")


@pytest.mark.rule("champions.activation.1", "champions.activation.5", "champions.activation.6")
def test_an_attack_that_a_card_brings_about_is_an_activation_with_a_boost_card():
    game = champions(seat("Spider-Man", dealt=["Assault"]), at="8", encounter_deck=["Sandman", *PLAIN])
    game.play("leave it undefended")
    assert (hit_points(game, "Spider-Man"), zones(game, "Sandman")) == (6, ["encounter-discard"])
