"""Villains, schemes, minions and treacheries: the words that are easy to pass over."""

from __future__ import annotations

import pytest

from support.champions import card, champions, decline_all, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 10
HYDRA = ["Hydra Mercenary"] * 6


def test_charge_waits_for_an_attack_that_is_made():
    """It adds nothing to a scheme, and an attack that a stunned Rhino loses does not end it."""
    written = {"at": "6", "encounter_deck": HYDRA}
    scheme = champions(seat("Peter Parker"), villain=card("Rhino", attachments=["Charge"]), **written)
    assert (zones(scheme, "Charge"), threat(scheme, "The Break-In!")) == (["villain"], 2)
    stunned = champions(seat("Spider-Man"), villain=card("Rhino", stunned=True, attachments=["Charge"]), **written)
    assert (zones(stunned, "Charge"), only(stunned, "Rhino").tokens) == (["villain"], {})


def test_two_charges_add_up():
    game = champions(
        seat("Spider-Man"), villain=card("Rhino", attachments=["Charge", "Charge"]), at="6", encounter_deck=PLAIN
    )
    game.play("leave it undefended")
    assert hit_points(game, "Spider-Man") == 10 - (2 + 3 + 3)


def test_what_a_suit_absorbs_the_villain_has_not_taken():
    game = champions(seat("Spider-Man"), villain=card("Rhino", attachments=["Armored Rhino Suit", "Vibranium Armor"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, only(game, "Armored Rhino Suit").tokens) == ({}, {"damage": 2})


def test_the_new_stage_is_tough_when_its_armor_answers_the_last_blow():
    game = champions(
        seat("Spider-Man"), villain=card("Rhino", damage=13, attachments=["Vibranium Armor"]), encounter_deck=PLAIN
    )
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, hit_points(game, "Rhino")) == ({"tough": 1}, 15)


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ({"side_schemes": [card("Breakin' & Takin'", threat=1)]}, 1),
        ({"encounter_discard": ["Breakin' & Takin'"]}, 3),
        ({"encounter_deck": ["Advance", "Breakin' & Takin'"]}, 3),
    ],
)
def test_rhino_ii_finds_his_scheme_in_deck_or_discard_pile_and_leaves_one_in_play_alone(
    written: dict[str, object], left: int
):
    game = champions(seat("Spider-Man"), villain=card("Rhino", damage=13), **written)
    game.play("attack with Spider-Man")
    assert threat(game, "Breakin' & Takin'") == left


def test_starting_threat_is_multiplied_where_it_says_so():
    written = {"at": "8", "encounter_deck": PLAIN}
    crowd = champions(seat("Tony Stark", dealt=["Crowd Control"]), seat("Peter Parker"), **written)
    assert threat(crowd, "Crowd Control") == 2 * 2
    taking = champions(
        seat("Tony Stark", dealt=["Breakin' & Takin'"]), seat("Peter Parker"), seat("Carol Danvers"), **written
    )
    assert threat(taking, "Breakin' & Takin'") == 2 + 3


def test_an_immortal_klaw_lives_as_long_as_his_damage_is_less_than_his_own_hit_points():
    scheme = card('The "Immortal" Klaw', threat=1)
    wounded = champions(
        seat("Spider-Man"), scenario="klaw", villain=card("Klaw", stage="II", damage=17), side_schemes=[scheme]
    )
    assert hit_points(wounded, "Klaw") == 11
    wounded.play("thwart with Spider-Man")
    assert (wounded.over, hit_points(wounded, "Klaw")) == (False, 1)
    dying = champions(
        seat("Spider-Man"), scenario="klaw", villain=card("Klaw", stage="II", damage=18), side_schemes=[scheme]
    )
    dying.play("thwart with Spider-Man")
    assert (dying.over, dying.result.winners) == (True, (0,))


def test_a_weapons_runner_that_boosts_a_scheme_schemes_in_the_same_step():
    game = champions(
        seat("Peter Parker"), scenario="klaw", at="6", encounter_deck=["Weapons Runner", *["Armored Guard"] * 5]
    )
    assert (zones(game, "Weapons Runner"), threat(game, "Underground Distribution")) == (["engaged"], 2 + 1)


def test_a_converter_stuns_only_what_was_damaged():
    tough = champions(
        seat(card("Spider-Man", tough=True)),
        scenario="klaw",
        villain=card("Klaw", attachments=["Sonic Converter"]),
        at="6",
        encounter_deck=PLAIN,
    )
    tough.play("leave it undefended")
    assert only(tough, "Spider-Man").tokens == {}
    hurt = champions(
        seat("Spider-Man"),
        scenario="klaw",
        villain=card("Klaw", attachments=["Sonic Converter"]),
        at="6",
        encounter_deck=PLAIN,
    )
    hurt.play("leave it undefended")
    assert only(hurt, "Spider-Man").tokens == {"damage": 1, "stunned": 1}


def test_stampede_stuns_the_ally_who_took_the_blow_and_nobody_who_took_none():
    ally = champions(seat("Spider-Man", allies=["Vision"], dealt=["Stampede"]), at="8", encounter_deck=PLAIN)
    ally.play("defend with Vision")
    assert (only(ally, "Vision").tokens, only(ally, "Spider-Man").tokens) == ({"damage": 2, "stunned": 1}, {})
    flip = champions(seat("Spider-Man", hand=["Backflip"], dealt=["Stampede"]), at="8", encounter_deck=PLAIN)
    flip.play("leave it undefended", "play Backflip")
    assert only(flip, "Spider-Man").tokens == {}


def test_gang_up_that_is_stepped_in_front_of_is_one_attack():
    game = champions(
        seat("She-Hulk", hand=["Get Behind Me!", "Energy"], engaged=["Shocker"], dealt=["Gang-Up"]),
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("play Get Behind Me!", "leave it undefended")
    assert (hit_points(game, "She-Hulk"), game.decision.kind) == (13, "turn")


@pytest.mark.rule("champions.encounter-deck-empty.4", "champions.encounter-deck-empty.6")
def test_a_search_that_fails_costs_a_token_and_leaves_the_new_deck_alone():
    game = champions(
        seat("Spider-Man", dealt=["The Masters of Evil"]),
        scenario="klaw",
        at="8",
        encounter_deck=["Advance", "Armored Guard", "Weapons Runner"],
    )
    assert only(game, "Underground Distribution").tokens == {"acceleration": 1}
    assert (sorted(pile(game, "encounter-deck")), pile(game, "encounter-discard")) == (
        ["Advance", "Armored Guard", "Weapons Runner"],
        [],
    )


@pytest.mark.rule("champions.main-scheme.11", "champions.main-scheme.12")
def test_a_new_stage_begins_empty_but_as_fast_and_its_minion_is_tough():
    game = champions(
        seat("Spider-Man"),
        scenario="klaw",
        main_scheme=card("Underground Distribution", threat=5, acceleration=2),
        at="5",
        encounter_deck=["Armored Guard", *PLAIN],
    )
    assert only(game, "Secret Rendezvous").tokens == {"acceleration": 2}
    assert only(game, "Armored Guard").tokens == {"tough": 1}


def test_drones_are_upgraded_by_everything_that_speaks_of_them():
    written = {"scenario": "ultron", "villain": "Ultron III", "difficulty": "expert"}
    upgraded = card("Ultron Drones", attachments=["Upgraded Drones", "Upgraded Drones"])
    game = champions(seat("Spider-Man", engaged=["Drone", "Advanced Ultron Drone"]), environment=[upgraded], **written)
    drone, advanced = only(game, "Drone"), only(game, "Advanced Ultron Drone")
    assert [drone.value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 4, 4]
    assert [advanced.value(stat) for stat in ("sch", "atk", "hit_points")] == [1, 2, 5]


@pytest.mark.rule("champions.keyword-surge.2", "champions.reveal.1")
def test_a_surge_comes_before_the_next_card_that_was_dealt():
    game = champions(
        seat("Spider-Man", dealt=["Kree Manipulator", "Hydra Mercenary"]), at="8", encounter_deck=["Shocker", "Sandman"]
    )
    revealed = [entry.text for entry in game.log() if entry.text.startswith("Revealed")]
    assert revealed == ["Revealed: Kree Manipulator", "Revealed: Shocker", "Revealed: Hydra Mercenary"]


def test_a_widow_stops_a_surge_and_what_she_reveals_instead_can_be_answered():
    surge = champions(
        seat("Spider-Man", allies=["Black Widow"], hand=["Genius"], dealt=["Under Fire"]),
        at="8",
        encounter_deck=["Hydra Mercenary", "Shocker", "Sandman"],
    )
    surge.play("use Black Widow")
    assert (zones(surge, "Hydra Mercenary"), zones(surge, "Shocker")) == (["engaged"], ["encounter-deck"])
    held = ["Genius", "Enhanced Spider-Sense", "Energy"]
    again = champions(
        seat("Spider-Man", allies=["Black Widow"], hand=held, dealt=["Shocker"]),
        at="8",
        encounter_deck=PLAIN,
    )
    again.play("use Black Widow", "pay with Genius", "done")
    assert offers(again) == ["play Enhanced Spider-Sense", "pass"]


def test_a_widow_lets_an_obligation_come_back():
    game = champions(
        seat("Spider-Man", allies=["Black Widow"], hand=["Genius"], dealt=["Eviction Notice"]),
        at="8",
        encounter_deck=["Hydra Mercenary", "Advance"],
    )
    game.play("use Black Widow")
    assert (zones(game, "Eviction Notice"), zones(game, "Hydra Mercenary")) == (["encounter-discard"], ["engaged"])


def test_vulture_strikes_no_alter_ego_but_robs_one():
    game = champions(
        seat("Peter Parker", dealt=["Shadow of the Past"], hand=["Energy", "Genius"]), at="8", encounter_deck=HYDRA
    )
    assert (hit_points(game, "Peter Parker"), zones(game, "Vulture"), len(pile(game, "under"))) == (10, ["engaged"], 1)


def test_the_nemesis_is_that_of_the_player_who_revealed_the_shadow():
    game = champions(seat("Tony Stark"), seat("She-Hulk", dealt=["Shadow of the Past"]), at="8", encounter_deck=PLAIN)
    decline_all(game, "turn")
    assert (only(game, "Titania").seat, zones(game, "Whiplash")) == (1, ["nemesis"])


def test_a_masters_of_mayhem_without_an_attack_looks_in_both_places():
    game = champions(
        seat("Peter Parker", engaged=["Melter"], dealt=["Masters of Mayhem"]),
        scenario="klaw",
        at="8",
        encounter_deck=["Whirlwind", "Advance"],
        encounter_discard=["Tiger Shark"],
    )
    assert offers(game) == ["choose Whirlwind", "choose Tiger Shark"]
    game.play("choose Tiger Shark")
    assert (zones(game, "Tiger Shark"), zones(game, "Whirlwind")) == (["engaged"], ["encounter-deck"])


def test_a_webbed_minion_may_scheme():
    webbed = card("Shocker", attachments=[card("Webbed Up", owner=0)])
    game = champions(
        seat("Peter Parker", engaged=[webbed]), villain=card("Rhino", confused=True), at="6", encounter_deck=HYDRA
    )
    assert (zones(game, "Webbed Up"), threat(game, "The Break-In!")) == (["engaged"], 1)


def test_threat_that_a_hero_took_upon_himself_costs_another_player_no_cards():
    """Rage of Ultron discards a card for each threat that was placed: none was."""
    game = champions(
        seat("Tony Stark", deck=["Energy"] * 6, dealt=["Rage of Ultron"]),
        seat("Spider-Man", hand=["Great Responsibility"]),
        scenario="ultron",
        at="8",
        encounter_deck=PLAIN,
    )
    game.play("play Great Responsibility")
    assert (len(pile(game, "deck", 0)), hit_points(game, "Spider-Man"), threat(game, "The Crimson Cowl")) == (6, 9, 0)


def test_threat_that_is_not_placed_in_step_one_brings_no_drone():
    """Assault on NORAD answers threat that was placed there: taken as damage, or prevented, it was not."""
    deck = ["Energy"] * 3
    taken = champions(
        seat("Spider-Man", hand=["Great Responsibility"], deck=deck),
        scenario="ultron",
        main_scheme="Assault on NORAD",
        at="5",
    )
    taken.play("play Great Responsibility", "pass")
    assert (taken.decision.kind, zones(taken, "Drone"), hit_points(taken, "Spider-Man")) == ("defend", [], 9)
    prevented = champions(
        seat("Jennifer Walters", deck=deck),
        scenario="ultron",
        main_scheme="Assault on NORAD",
        villain=card("Ultron", confused=True),
        at="5",
        encounter_deck=["Advanced Ultron Drone"] * 4,
    )
    prevented.play("use Jennifer Walters")
    assert (threat(prevented, "Assault on NORAD"), zones(prevented, "Drone")) == (0, [])


def test_a_tough_guard_shields_the_villain_from_an_overkill():
    game = champions(
        seat("Spider-Man", engaged=[card("Armored Guard", tough=True)], hand=["Relentless Assault", "Strength"]),
        scenario="klaw",
    )
    game.play("play Relentless Assault")
    assert (hit_points(game, "Klaw"), only(game, "Armored Guard").tokens) == (12, {})


@pytest.mark.rule("champions.first-player.6")
def test_of_two_legions_madame_hydra_feeds_the_one_that_the_first_player_chooses():
    game = champions(
        seat("Spider-Man"),
        seat("Iron Man", engaged=["Madame Hydra"]),
        side_schemes=[card("Legions of Hydra", threat=3), card("Legions of Hydra", threat=4)],
        at="6",
        turn=1,
        encounter_deck=PLAIN,
    )
    game.play("leave it undefended", "leave it undefended", "leave it undefended", "leave it undefended")
    assert (game.decision.seat, offers(game)) == (0, ["choose Legions of Hydra", "choose Legions of Hydra #2"])
    game.play("choose Legions of Hydra #2")
    assert [piece.tokens["threat"] for piece in game.look("Legions of Hydra")] == [3, 6]


def test_one_legion_is_fed_without_a_question():
    game = champions(
        seat("Peter Parker", engaged=["Madame Hydra"]),
        side_schemes=[card("Legions of Hydra", threat=3)],
        villain=card("Rhino", confused=True),
        at="6",
        encounter_deck=HYDRA,
    )
    assert (threat(game, "Legions of Hydra"), threat(game, "The Break-In!")) == (5, 2)
