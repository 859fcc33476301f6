"""Tactics: heroes 4-6, allies 28-31."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones

STATS = ("willpower", "attack", "defense", "hit_points")


def values(game, name: str) -> tuple[int, ...]:
    """Willpower, attack, defense and hit points of a character."""
    return tuple(only(game, name).value(stat) for stat in STATS)


@pytest.mark.rule("lotr.modifiers.1")
def test_gimli_gets_attack_for_each_damage_on_him():
    game = lotr(
        seat(heroes=[card("Gimli", damage=3), card("Glorfindel", resources=1)]),
        at="6.2+",
    )
    assert values(game, "Gimli") == (2, 5, 2, 5)
    game.play("use Glorfindel")
    assert values(game, "Gimli") == (2, 4, 2, 5)


def test_legolas_places_two_progress_after_his_attack_destroys_an_enemy():
    game = lotr(seat(heroes=["Legolas"], engaged=["Black Forest Bats"]), at="6.7", patient=True)
    game.play("attack Black Forest Bats", "attack with Legolas", "done", "pass", "pass")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert offers(game) == ["use Legolas", "pass"]
    game.play("use Legolas")
    assert only(game, "Flies and Spiders").tokens == {"progress": 2}


@pytest.mark.rule("lotr.active-location.5", "lotr.active-location.7")
def test_the_progress_of_legolas_goes_to_the_active_location_first():
    game = lotr(
        seat(heroes=["Legolas"], engaged=["Black Forest Bats"]), active=card("Old Forest Road", progress=2), at="6.7"
    )
    game.play("attack Black Forest Bats", "use Legolas")
    assert zones(game, "Old Forest Road") == ["encounter-discard"]
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}


def test_legolas_takes_part_in_the_attack_of_another_player():
    game = lotr(
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        seat(heroes=["Legolas"]),
        at="6.7",
    )
    game.play("attack King Spider")
    assert (game.decision.seat, offers(game)) == (1, ["attack with Legolas", "done"])
    game.play("attack with Legolas")
    assert zones(game, "King Spider") == ["encounter-discard"]
    assert (game.decision.seat, offers(game)) == (1, ["use Legolas", "pass"])


def test_legolas_gets_no_progress_for_an_enemy_he_did_not_attack_or_did_not_destroy():
    game = lotr(seat(heroes=["Legolas", "Gimli"], engaged=["Black Forest Bats", "King Spider"]), at="6.7", patient=True)
    game.play("attack Black Forest Bats", "attack with Gimli", "done", "pass", "pass")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert game.decision.kind == "action"
    game.play("pass", "attack King Spider", "attack with Legolas", "done", "pass", "pass")
    assert only(game, "King Spider").tokens["damage"] == 2
    assert game.decision.kind == "action"


def test_legolas_gets_no_progress_for_an_enemy_that_a_card_effect_destroys():
    game = lotr(
        seat(
            heroes=[card("Legolas", resources=1)],
            hand=["Rain of Arrows"],
            engaged=[card("Black Forest Bats", damage=1)],
        ),
        at="6.2+",
        patient=True,
    )
    game.play("play Rain of Arrows", "choose Legolas", "choose player 1")
    assert zones(game, "Black Forest Bats") == ["encounter-discard"]
    assert game.decision.kind == "action"


def test_thalin_damages_each_enemy_as_it_is_revealed_before_its_when_revealed_effect():
    game = lotr(
        seat(heroes=[card("Thalin", committed=True, exhausted=True), "Gimli", "Legolas"]),
        encounter_deck=["King Spider"],
        at="3.3",
    )
    assert offers(game) == ["choose Gimli", "choose Legolas"]
    assert (only(game, "King Spider").zone, only(game, "King Spider").tokens) == ("revealed", {"damage": 1})


def test_thalin_damages_an_enemy_before_its_keywords():
    game = lotr(
        seat(heroes=["Aragorn"], threat=48),
        seat(heroes=[card("Thalin", committed=True, exhausted=True)], threat=48),
        scenario="escape-from-dol-guldur",
        encounter_deck=[card("Cavern Guardian")],
        at="3.3",
        patient=True,
    )
    lines = [entry.text for entry in game.log()]
    hit = next(i for i, text in enumerate(lines) if "Cavern Guardian" in text and "damage" in text)
    doom = next(i for i, text in enumerate(lines) if "threat" in text)
    assert hit < doom
    assert only(game, "Cavern Guardian").tokens == {"damage": 1}
    assert (threat(game), threat(game, 1)) == (49, 49)


def test_an_enemy_that_thalin_destroys_resolves_neither_keywords_nor_when_revealed_effects():
    game = lotr(
        seat(heroes=[card("Thalin", committed=True, exhausted=True)]),
        scenario="journey-along-the-anduin",
        encounter_deck=["Eastern Crows", "Marsh Adder", "Wargs"],
        at="3.3",
        patient=True,
    )
    assert zones(game, "Eastern Crows") == ["encounter-deck"]
    assert zones(game, "Marsh Adder") + zones(game, "Wargs") == ["encounter-deck", "encounter-deck"]
    assert game.table()["staging_threat"] == 0


def test_thalin_does_nothing_unless_he_is_committed():
    game = lotr(seat(heroes=["Thalin"]), encounter_deck=["Marsh Adder"], at="3.3", patient=True)
    assert (only(game, "Marsh Adder").zone, only(game, "Marsh Adder").tokens) == ("staging", {})


def test_veteran_axehand_and_horseback_archer_have_their_printed_values():
    game = lotr(seat(allies=["Veteran Axehand", "Horseback Archer"]), at="3.1", patient=True)
    assert values(game, "Veteran Axehand") == (0, 2, 1, 2)
    assert values(game, "Horseback Archer") == (0, 2, 1, 2)


def test_horseback_archer_shoots_at_an_enemy_of_another_player():
    game = lotr(
        seat(heroes=[card("Gimli", exhausted=True)], allies=["Horseback Archer", "Veteran Axehand"]),
        seat(heroes=["Aragorn"], engaged=["King Spider"]),
        at="6.7",
    )
    game.play("attack King Spider")
    assert only(game, "King Spider").tokens["damage"] == 1
    assert only(game, "Horseback Archer").exhausted
    assert not only(game, "Veteran Axehand").exhausted


def test_gondorian_spearman_damages_the_enemy_he_defends_against():
    game = lotr(seat(allies=["Gondorian Spearman"], engaged=["King Spider"]), at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gondorian Spearman")
    assert offers(game) == ["use Gondorian Spearman", "pass"]
    game.play("use Gondorian Spearman")
    assert only(game, "King Spider").tokens == {"damage": 1, "attacked": 1}
    game.play("pass", "pass", "assign the damage to Gondorian Spearman")
    assert zones(game, "Gondorian Spearman") == ["discard"]


def test_an_enemy_that_the_spearman_destroys_deals_no_damage_and_shows_no_shadow_card():
    wounded = card("King Spider", damage=2, shadow=["East Bight Patrol"])
    game = lotr(seat(allies=["Gondorian Spearman"], engaged=[wounded]), at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gondorian Spearman", "use Gondorian Spearman")
    assert zones(game, "King Spider") + zones(game, "East Bight Patrol") == ["encounter-discard"] * 2
    assert zones(game, "Gondorian Spearman") == ["play"]
    assert only(game, "Gondorian Spearman").exhausted
    assert game.decision.kind != "assign"


def test_gondorian_spearman_also_strikes_when_he_defends_for_another_player():
    game = lotr(
        seat(heroes=["Gimli"], engaged=["King Spider"]),
        seat(heroes=["Legolas"], allies=["Gondorian Spearman"]),
        at="6.3",
    )
    game.play("leave it undefended", "defend with Gondorian Spearman")
    assert (game.decision.seat, offers(game)) == (1, ["use Gondorian Spearman", "pass"])
    game.play("use Gondorian Spearman")
    assert only(game, "King Spider").tokens["damage"] == 1


def test_beorn_gains_five_attack_and_is_shuffled_into_the_deck_at_the_end_of_the_phase():
    game = lotr(seat(heroes=["Gimli"], allies=["Beorn"], deck=["Feint"]), at="6.2+", patient=True)
    assert values(game, "Beorn") == (1, 3, 3, 6)
    game.play("use Beorn")
    assert values(game, "Beorn") == (1, 8, 3, 6)
    assert offers(game) == ["pass"]
    pass_until(game, "commit")
    assert sorted([*zones(game, "Beorn"), *zones(game, "Feint")]) == ["deck", "hand"]
    assert game.table()["round"] == 2


def test_beorn_who_does_not_use_his_ability_stays_in_play():
    game = lotr(seat(heroes=["Gimli"], allies=["Beorn"], deck=["Feint"]), at="6.2+", patient=True)
    pass_until(game, "commit")
    assert (game.table()["round"], zones(game, "Beorn")) == (2, ["play"])


@pytest.mark.rule("lotr.limit.2")
def test_a_beorn_who_has_left_play_and_come_back_is_a_new_card():
    game = lotr(
        seat(
            heroes=["Gimli", card("Eleanor", resources=6)],
            allies=[card("Beorn", damage=5)],
            hand=["Stand and Fight"],
            engaged=["Marsh Adder"],
        ),
        at="6.2+",
    )
    game.play("use Beorn", "defend with Beorn")
    assert zones(game, "Beorn") == ["discard"]
    game.play("play Stand and Fight")
    assert values(game, "Beorn") == (1, 3, 3, 6)
    assert offers(game) == ["use Beorn", "pass"]
    pass_until(game, "commit")
    assert (game.table()["round"], zones(game, "Beorn")) == (2, ["play"])
