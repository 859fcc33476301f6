"""Situations that the designers of the game have answered, where the book alone leaves a doubt."""

from __future__ import annotations

import pytest

from support.champions import buy, card, champions, hand, hit_points, offers, only, seat, stage, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


# ---- status cards


@pytest.mark.rule("champions.status-cards.5", "champions.status-tough.1")
def test_no_interrupt_keeps_a_tough_card():
    game = champions(seat(card("Spider-Man", tough=True), hand=["Backflip"]), at="6", encounter_deck=PLAIN)
    game.play("leave it undefended")
    assert (only(game, "Spider-Man").tokens, hand(game)) == ({}, ["Backflip"])


@pytest.mark.rule("champions.enemy-attacks.11", "champions.status-tough.1")
def test_a_defense_that_leaves_no_damage_keeps_the_tough_card():
    game = champions(seat(card("Spider-Man", tough=True)), at="6", encounter_deck=PLAIN)
    game.play("defend with Spider-Man")
    assert only(game, "Spider-Man").tokens == {"tough": 1}


@pytest.mark.rule("champions.status-confused.1", "champions.status-confused.2")
def test_a_confused_hero_may_attempt_to_thwart_where_there_is_no_threat():
    game = champions(seat(card("Spider-Man", confused=True), allies=["Daredevil"]))
    assert "thwart with Daredevil" not in offers(game)
    game.play("thwart with Spider-Man")
    spider_man = only(game, "Spider-Man")
    assert (spider_man.tokens, spider_man.exhausted, threat(game, "The Break-In!")) == ({}, True, 0)


@pytest.mark.rule("champions.status-stunned.1", "champions.attack.7")
def test_a_stunned_ally_takes_no_consequential_damage():
    game = champions(seat("Spider-Man", allies=[card("Daredevil", stunned=True)]))
    game.play("attack with Daredevil")
    assert (only(game, "Daredevil").tokens, hit_points(game, "Rhino")) == ({}, 14)


# ---- consequential damage comes last


@pytest.mark.rule("champions.consequential-damage.2", "champions.response.4")
def test_daredevil_answers_his_last_thwart_before_it_costs_him_his_life():
    game = champions(
        seat("Spider-Man", allies=[card("Daredevil", damage=2)]), main_scheme=card("The Break-In!", threat=5)
    )
    game.play("thwart with Daredevil", "use Daredevil")
    assert (threat(game, "The Break-In!"), hit_points(game, "Rhino"), zones(game, "Daredevil")) == (3, 13, ["discard"])


@pytest.mark.rule("champions.consequential-damage.1", "champions.forced.2")
def test_hulk_rages_before_his_last_attack_costs_him_his_life():
    game = champions(seat("Spider-Man", allies=[card("Hulk", damage=4)], deck=["Strength", "Genius"]))
    game.play("attack with Hulk")
    assert (hit_points(game, "Rhino"), zones(game, "Hulk")) == (9, ["discard"])


@pytest.mark.rule("champions.keyword-retaliate.1", "champions.consequential-damage.1")
def test_retaliate_comes_before_consequential_damage():
    game = champions(seat("Spider-Man", allies=["Luke Cage"], engaged=["M.O.D.O.K."]))
    game.play("attack with Luke Cage", "attack M.O.D.O.K.")
    assert only(game, "Luke Cage").tokens == {"damage": 3}
    texts = [entry.text for entry in game.log()]
    assert [text for text in texts if text.startswith("Luke Cage takes")] == [
        "Luke Cage takes 2 damage",
        "Luke Cage takes 1 damage",
    ]


# ---- a defender that is gone


@pytest.mark.rule("champions.enemy-attacks.14", "champions.enemy-attacks.15")
def test_an_attack_whose_defender_a_boost_card_has_defeated_is_undefended():
    game = champions(
        seat("Spider-Man", allies=[card("Daredevil", damage=2)], upgrades=["Combat Training"]),
        scenario="klaw",
        at="6",
        encounter_deck=["Concussive Blast", "Electric Whip Attack", *PLAIN],
    )
    game.play("defend with Daredevil")
    assert (zones(game, "Daredevil"), zones(game, "Combat Training")) == (["discard"], ["discard"])
    assert hit_points(game, "Spider-Man") == 9


@pytest.mark.rule("champions.enemy-attacks.15")
def test_what_such_an_attack_deals_goes_to_the_hero():
    game = champions(
        seat("Spider-Man", allies=[card("Daredevil", damage=2)]),
        at="6",
        encounter_deck=["Concussive Blast", *PLAIN],
    )
    game.play("defend with Daredevil")
    assert hit_points(game, "Spider-Man") == 7


# ---- Spider-Man


@pytest.mark.rule("champions.sample-spider-man.2", "champions.interrupt.2")
def test_spider_sense_answers_an_attack_that_a_treachery_brings_about():
    game = champions(seat("Spider-Man", dealt=["Assault"], deck=["Haymaker", "Genius"]), at="8")
    game.play("use Spider-Man")
    assert (hand(game), game.decision.kind) == (["Haymaker"], "defend")


@pytest.mark.rule("champions.replacement.1", "champions.interrupt.8")
def test_webbed_up_costs_an_enemy_two_attacks_and_no_spider_sense_answers_them():
    game = champions(
        seat("Spider-Man", deck=["Haymaker"] * 9, dealt=["Assault"]),
        villain=card("Rhino", attachments=["Webbed Up"]),
        at="6",
        encounter_deck=["Assault", *PLAIN],
    )
    assert (stage(game), game.decision.kind) == ("8", "respond")
    assert [entry.text for entry in game.log()].count("Rhino attacks Player 1") == 0
    assert (zones(game, "Webbed Up"), only(game, "Rhino").tokens) == (["discard"], {})


# ---- Jennifer Walters


@pytest.mark.rule("champions.side-scheme.3", "champions.prevent.3")
def test_the_threat_that_a_side_scheme_enters_play_with_is_not_placed():
    game = champions(seat("Jennifer Walters", dealt=["Crowd Control"]), at="8")
    assert (threat(game, "Crowd Control"), game.decision.kind) == (2, "turn")
    placed = champions(seat("Jennifer Walters", dealt=["Bomb Scare"]), at="8")
    assert (threat(placed, "Bomb Scare"), offers(placed)) == (2, ["use Jennifer Walters", "pass"])
    placed.play("use Jennifer Walters")
    assert threat(placed, "Bomb Scare") == 2
    hero = champions(seat("Spider-Man", dealt=["Crowd Control"], hand=["Great Responsibility"]), at="8")
    assert (threat(hero, "Crowd Control"), hit_points(hero, "Spider-Man")) == (2, 10)


@pytest.mark.rule("champions.setup.1", "champions.setup.24")
def test_nobody_uses_an_ability_before_the_game_has_begun():
    game = champions(
        seat("Jennifer Walters", deck=["Haymaker"] * 12),
        scenario="klaw",
        at="setup",
        encounter_deck=["Defense Network", "Hydra Mercenary", *PLAIN],
    )
    assert (threat(game, "Defense Network"), game.decision.kind) == (3, "mulligan")


# ---- Iron Man


@pytest.mark.parametrize(("tough", "damage"), [(False, {"damage": 5}), (True, {})])
@pytest.mark.rule("champions.ability.8", "champions.status-tough.1")
def test_repulsor_blast_is_one_blow(tough: bool, damage: dict[str, int]):
    game = champions(
        seat("Iron Man", hand=["Repulsor Blast", "Strength"], deck=["Energy", *["Genius"] * 4, "Strength"]),
        villain=card("Rhino", tough=tough),
    )
    buy(game, "play Repulsor Blast")
    assert only(game, "Rhino").tokens == damage


@pytest.mark.parametrize(("top", "able"), [("Energy", True), ("The Power of Aggression", False), ("Haymaker", False)])
@pytest.mark.rule("champions.resource.3", "champions.resource-ability.2")
def test_pepper_potts_generates_what_is_printed_on_the_top_card(top: str, able: bool):
    game = champions(
        seat("Iron Man", supports=["Pepper Potts"], hand=["Combat Training"], discard=["Genius", top]),
    )
    assert ("play Combat Training" in offers(game)) is able


@pytest.mark.rule("champions.cost.7")
def test_pepper_potts_does_not_see_the_card_that_is_discarded_with_her_use():
    game = champions(seat("Iron Man", supports=["Pepper Potts"], hand=["Mark V Armor", "Energy"], discard=[]))
    assert "play Mark V Armor" not in offers(game)


@pytest.mark.rule("champions.gain.4", "champions.hit-points.4")
def test_iron_man_falls_with_the_boots_that_kept_him_up():
    game = champions(seat(card("Iron Man", damage=9), upgrades=["Rocket Boots"], dealt=["Caught Off Guard"]), at="8")
    assert (game.over, game.result.reason) == (True, "champions.player-elimination.11")


# ---- Black Panther


@pytest.mark.rule("champions.keyword-retaliate.1")
def test_black_panther_retaliates_only_when_he_is_attacked_himself():
    allied = champions(seat("Black Panther", allies=["Luke Cage"]), at="6", encounter_deck=PLAIN)
    himself = allied.clone()
    allied.play("defend with Luke Cage")
    assert hit_points(allied, "Rhino") == 14
    himself.play("defend with Black Panther")
    assert hit_points(himself, "Rhino") == 13


def test_ancestral_knowledge_takes_no_two_cards_of_one_title():
    game = champions(
        seat(
            "T'Challa",
            hand=["Ancestral Knowledge", "Energy"],
            discard=["01043a", "01043b", "Vibranium"],
            deck=["Genius"],
        )
    )
    buy(game, "play Ancestral Knowledge", "choose Wakanda Forever!")
    assert offers(game) == ["choose Vibranium", "choose Energy", "done"]


@pytest.mark.rule("champions.move.4", "champions.move.5")
def test_damage_that_is_moved_is_dealt_and_may_be_taken_by_a_suit():
    game = champions(
        seat(card("Black Panther", damage=3), hand=["01043a", "Energy"], upgrades=["Vibranium Suit"]),
        villain=card("Rhino", attachments=["Armored Rhino Suit"]),
    )
    buy(game, "play Wakanda Forever!")
    assert (hit_points(game, "Black Panther"), hit_points(game, "Rhino")) == (10, 14)
    assert only(game, "Armored Rhino Suit").tokens == {"damage": 2}


# ---- Make the Call


@pytest.mark.parametrize(
    ("ally", "resource", "able"),
    [
        ("Hawkeye", "The Power of Leadership", True),
        ("Daredevil", "The Power of Leadership", False),
        ("Daredevil", "The Power of Justice", True),
        ("Nick Fury", "The Power of Leadership", False),
    ],
)
@pytest.mark.rule("champions.resource-card.4")
def test_who_makes_the_call_pays_for_the_ally_and_what_doubles_for_its_aspect_doubles(
    ally: str, resource: str, able: bool
):
    held = [resource, "Energy"] if ally != "Hawkeye" else [resource, "Haymaker"]
    game = champions(seat("Spider-Man", hand=["Make the Call", *held], discard=[ally]))
    assert ("play Make the Call" in offers(game)) is able
    if able:
        buy(game, "play Make the Call")
        assert (zones(game, ally), zones(game, resource)) == (["play"], ["discard"])


# ---- Vision


@pytest.mark.rule("champions.lasting-effects.3", "champions.in-play.8")
def test_vision_comes_back_without_what_he_had():
    game = champions(
        seat("Spider-Man", allies=[card("Vision", damage=2)], hand=["Energy", "Make the Call", "Genius", "Strength"])
    )
    game.play("use Vision", "pay with Energy", "done", "ATK")
    assert only(game, "Vision").value("atk") == 4
    game.play("attack with Vision")
    assert (zones(game, "Vision"), hit_points(game, "Rhino")) == (["discard"], 10)
    buy(game, "play Make the Call")
    assert (zones(game, "Vision"), only(game, "Vision").value("atk")) == (["play"], 2)


# ---- enemies


@pytest.mark.rule("champions.keyword-retaliate.3", "champions.constant-ability.5")
def test_retaliate_from_two_cards_is_added_up():
    game = champions(
        seat("Spider-Man"),
        scenario="klaw",
        modular=["under-attack"],
        villain=card("Klaw", attachments=["Solid-Sound Body", "Concussion Blasters"]),
    )
    game.play("attack with Spider-Man")
    assert hit_points(game, "Spider-Man") == 8


@pytest.mark.rule("champions.defend.7", "champions.enemy-attacks.5")
def test_boost_cards_speak_of_the_player_who_defends():
    game = champions(
        seat("Iron Man", hand=["Genius"]),
        seat("Spider-Man", hand=["Energy"]),
        at="6",
        encounter_deck=["Radioactive Man", *PLAIN],
    )
    game.play("leave it undefended", "defend with Spider-Man")
    assert (hand(game, 0), hand(game, 1)) == (["Genius"], [])


@pytest.mark.rule("champions.minion.6", "champions.engaged.1")
def test_a_minion_that_a_boost_card_brings_activates_in_the_same_step():
    game = champions(seat("Spider-Man"), scenario="klaw", at="6", encounter_deck=["Weapons Runner", *PLAIN])
    game.play("leave it undefended")
    assert game.decision.prompt("en") == "Weapons Runner attacks: who defends?"


@pytest.mark.rule("champions.boost.10", "champions.star-icon.6")
def test_damage_of_a_boost_card_is_none_of_the_attack():
    game = champions(
        seat("Spider-Man"),
        scenario="klaw",
        at="6",
        encounter_deck=["Whirlwind", "Sonic Boom", *PLAIN],
    )
    game.play("defend with Spider-Man")
    assert hit_points(game, "Spider-Man") == 9
    ready = champions(seat("Spider-Man"), scenario="klaw", at="6", encounter_deck=["Whirlwind", "Sonic Boom", *PLAIN])
    ready.play("leave it undefended")
    assert (hit_points(ready, "Spider-Man"), only(ready, "Spider-Man").exhausted) == (9, False)


@pytest.mark.rule("champions.villain-defeat.7", "champions.keyword-retaliate.2")
def test_a_villain_whose_stage_is_defeated_has_survived_the_attack():
    """Only the stage is defeated: the villain fights on, with the retaliate of what is attached. So the designers."""
    game = champions(
        seat("Spider-Man"),
        scenario="klaw",
        villain=card("Klaw", damage=11, attachments=["Solid-Sound Body"]),
        encounter_deck=PLAIN,
    )
    game.play("attack with Spider-Man")
    assert (hit_points(game, "Klaw"), hit_points(game, "Spider-Man")) == (18, 9)


@pytest.mark.parametrize(
    ("allies", "reason"),
    [
        ([], "Daredevil cannot be paid for: 2 resources are missing [champions.resource.6]"),
        (["Daredevil"], "Daredevil is unique, and Daredevil is in play already [champions.unique-card.2]"),
    ],
)
def test_it_is_told_why_no_call_can_be_made(allies: list[str], reason: str):
    game = champions(
        seat("Spider-Man", hand=["Make the Call", "Genius"], discard=["Daredevil"]), seat("Iron Man", allies=allies)
    )
    assert game.why_not("play Make the Call") == reason


@pytest.mark.rule("champions.interrupt.8", "champions.replacement.1")
def test_what_takes_the_place_of_a_thing_comes_before_what_waits_for_it():
    webbed = champions(
        seat("Iron Man"),
        villain=card("Rhino", attachments=["Charge", "Webbed Up"]),
        at="6",
        encounter_deck=PLAIN,
    )
    assert (zones(webbed, "Charge"), zones(webbed, "Webbed Up")) == (["villain"], ["discard"])
    assert (only(webbed, "Rhino").tokens, hit_points(webbed, "Iron Man")) == ({"stunned": 1}, 9)
    traced = champions(
        seat(
            "Spider-Man",
            engaged=[card("Shocker", damage=1, attachments=["Spider-Tracer", "Biomechanical Upgrades"])],
        ),
        main_scheme=card("The Break-In!", threat=6),
    )
    traced.play("attack with Spider-Man", "attack Shocker")
    assert (only(traced, "Shocker").tokens, threat(traced, "The Break-In!")) == ({}, 6)
    assert (zones(traced, "Spider-Tracer"), zones(traced, "Biomechanical Upgrades")) == (
        ["engaged"],
        ["encounter-discard"],
    )
