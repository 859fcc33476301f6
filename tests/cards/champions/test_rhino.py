"""The villain set Rhino."""

from __future__ import annotations

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Hydra Mercenary"] * 9
"""Encounter cards with one boost icon each."""


def facing(stage: str, *seats: dict[str, object], **written: object) -> rw.Game:
    """A game in which the stage of Rhino before this one has 1 hit point left, and it is attacked."""
    earlier, left = {"II": ("I", 13), "III": ("II", 14)}[stage]
    game = champions(
        *(seats or [seat("Spider-Man")]),
        difficulty="standard" if stage == "II" else "expert",
        villain=card("Rhino", stage=earlier, damage=(left + 1) * (len(seats) or 1) - 1),
        **written,
    )
    game.play("attack with Spider-Man")
    return game


def test_rhino_ii_brings_breakin_and_takin_from_the_encounter_deck():
    game = facing("II", encounter_deck=["Advance", "Breakin' & Takin'", "Advance"])
    assert (only(game, "Rhino").value("atk"), hit_points(game, "Rhino")) == (3, 15)
    assert threat(game, "Breakin' & Takin'") == 3
    assert pile(game, "encounter-deck") == ["Advance", "Advance"]


def test_rhino_ii_brings_breakin_and_takin_from_the_discard_pile():
    game = facing("II", encounter_deck=["Advance"], encounter_discard=["Breakin' & Takin'"])
    assert (threat(game, "Breakin' & Takin'"), pile(game, "encounter-discard")) == (3, [])


def test_rhino_ii_finds_nothing_when_breakin_and_takin_is_in_play():
    game = facing("II", encounter_deck=["Advance"], side_schemes=[card("Breakin' & Takin'", threat=1)])
    assert threat(game, "Breakin' & Takin'") == 1


def test_rhino_iii_is_tough_and_stuns_each_hero():
    game = facing("III", seat("Spider-Man"), seat("She-Hulk"), seat("Tony Stark"))
    assert hit_points(game, "Rhino") == 48
    assert only(game, "Rhino").tokens == {"tough": 1}
    assert [only(game, name).tokens for name in ("Spider-Man", "She-Hulk", "Tony Stark")] == [
        {"stunned": 1}, {"stunned": 1}, {},
    ]  # fmt: skip


def test_armored_rhino_suit_takes_the_damage():
    game = champions(villain=card("Rhino", attachments=["Armored Rhino Suit"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, only(game, "Armored Rhino Suit").tokens) == ({}, {"damage": 2})


def test_armored_rhino_suit_with_5_damage_is_discarded():
    game = champions(villain=card("Rhino", attachments=[card("Armored Rhino Suit", damage=4)]))
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, zones(game, "Armored Rhino Suit")) == ({}, ["encounter-discard"])


def test_a_tough_rhino_loses_that_before_the_suit_takes_damage():
    game = champions(villain=card("Rhino", tough=True, attachments=["Armored Rhino Suit"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Rhino").tokens, only(game, "Armored Rhino Suit").tokens) == ({}, {})


def test_charge_gives_3_atk_and_overkill_and_is_discarded_after_the_attack():
    game = champions(seat("Spider-Man", allies=["Daredevil"]), at="6", villain=card("Rhino", attachments=["Charge"]))
    assert only(game, "Rhino").value("atk") == 5
    game.play("defend with Daredevil")
    assert (zones(game, "Daredevil"), hit_points(game, "Spider-Man")) == (["discard"], 8)
    assert (zones(game, "Charge"), only(game, "Rhino").value("atk")) == (["encounter-discard"], 2)


def test_charge_stays_on_a_stunned_rhino():
    game = champions(at="6", villain=card("Rhino", stunned=True, attachments=["Charge"]), encounter_deck=PLAIN)
    assert (only(game, "Charge").attached_to, only(game, "Rhino").tokens) == ("Rhino", {})


def test_enhanced_ivory_horn_is_discarded_for_three_physical_resources():
    game = champions(
        seat("Spider-Man", hand=["Backflip", "Strength", "Energy"]),
        villain=card("Rhino", attachments=["Enhanced Ivory Horn"]),
    )
    assert only(game, "Rhino").value("atk") == 3
    game.play("use Enhanced Ivory Horn", "pay with Strength", "pay with Backflip", "done")
    assert (zones(game, "Enhanced Ivory Horn"), only(game, "Rhino").value("atk")) == (["encounter-discard"], 2)


def test_an_alter_ego_cannot_discard_enhanced_ivory_horn():
    game = champions(
        seat("Peter Parker", hand=["Strength", "Strength"]), villain=card("Rhino", attachments=["Enhanced Ivory Horn"])
    )
    assert "use Enhanced Ivory Horn" not in offers(game)
    assert "hero form" in str(game.why_not("use Enhanced Ivory Horn"))


def test_hydra_mercenary_guards_rhino():
    game = champions(seat("Spider-Man", engaged=["Hydra Mercenary"]))
    game.play("attack with Spider-Man")
    assert (only(game, "Hydra Mercenary").tokens, only(game, "Rhino").tokens) == ({"damage": 2}, {})


def test_sandman_enters_play_tough():
    game = champions(seat("Spider-Man", dealt=["Sandman"]), at="8")
    assert (only(game, "Sandman").zone, only(game, "Sandman").tokens) == ("engaged", {"tough": 1})


def test_shocker_deals_1_damage_to_each_hero():
    game = champions(seat("Spider-Man", dealt=["Shocker"]), seat("She-Hulk"), seat("Tony Stark"), at="8")
    assert [hit_points(game, name) for name in ("Spider-Man", "She-Hulk", "Tony Stark")] == [9, 14, 9]
    assert (only(game, "Shocker").zone, only(game, "Shocker").seat) == ("engaged", 0)


def test_hard_to_keep_down_heals_rhino():
    game = champions(seat("Peter Parker", dealt=["Hard to Keep Down"]), at="8", villain=card("Rhino", damage=6))
    assert (only(game, "Rhino").tokens, threat(game, "The Break-In!")) == ({"damage": 2}, 0)


def test_hard_to_keep_down_surges_when_rhino_is_unharmed():
    game = champions(seat("Peter Parker", dealt=["Hard to Keep Down"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert zones(game, "Sandman") == ["engaged"]


def test_im_tough_gives_rhino_a_tough_card_and_surges_when_he_has_one():
    game = champions(seat("Peter Parker", dealt=['"I\'m Tough!"']), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (only(game, "Rhino").tokens, zones(game, "Sandman")) == ({"tough": 1}, ["encounter-deck"])
    again = champions(
        seat("Peter Parker", dealt=['"I\'m Tough!"']),
        at="8",
        villain=card("Rhino", tough=True),
        encounter_deck=["Sandman", *PLAIN],
    )
    assert (only(again, "Rhino").tokens, zones(again, "Sandman")) == ({"tough": 1}, ["engaged"])


def test_stampede_attacks_a_hero_and_stuns_whom_it_damages():
    game = champions(
        seat("Spider-Man", dealt=["Stampede"], allies=["Mockingbird"]), at="8", encounter_deck=["Advance", *PLAIN]
    )
    game.play("defend with Mockingbird")
    assert (only(game, "Mockingbird").tokens, only(game, "Spider-Man").tokens) == ({"damage": 2, "stunned": 1}, {})


def test_stampede_stuns_nobody_when_nobody_is_damaged():
    game = champions(seat("Spider-Man", dealt=["Stampede"]), at="8", encounter_deck=["Advance", *PLAIN])
    game.play("defend with Spider-Man")
    assert only(game, "Spider-Man").tokens == {}


def test_stampede_surges_against_an_alter_ego():
    game = champions(seat("Peter Parker", dealt=["Stampede"]), at="8", encounter_deck=["Sandman", *PLAIN])
    assert (hit_points(game, "Peter Parker"), zones(game, "Sandman")) == (10, ["engaged"])


def test_breakin_and_takin_gets_1_more_threat_for_each_player():
    game = champions(seat("Spider-Man", dealt=["Breakin' & Takin'"]), seat("She-Hulk"), at="8")
    assert threat(game, "Breakin' & Takin'") == 4


def test_crowd_control_keeps_threat_on_the_main_scheme():
    game = champions(
        seat("Spider-Man", dealt=["Crowd Control"]),
        seat("She-Hulk"),
        at="8",
        main_scheme=card("The Break-In!", threat=3),
    )
    assert threat(game, "Crowd Control") == 4
    game.play("thwart with She-Hulk")
    assert (threat(game, "Crowd Control"), threat(game, "The Break-In!")) == (3, 3)


def test_the_break_in_loses_the_game():
    game = champions(seat("Peter Parker"), at="6", main_scheme=card("The Break-In!", threat=6))
    assert (game.over, game.result.winners) == (True, ())
