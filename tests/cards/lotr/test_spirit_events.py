"""Spirit: events 46-54, attachments 55-57."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones


def where(game, name: str) -> tuple[str, int | None]:
    """In which zone, and whose, a card lies."""
    return only(game, name).zone, only(game, name).seat


GREETING = seat(heroes=[card("Eleanor", resources=3)], hand=["The Galadhrim's Greeting"], threat=20)


def test_the_galadhrims_greeting_lowers_the_threat_of_one_player_by_six():
    game = lotr(GREETING, seat(heroes=["Gimli"], threat=10), seat(heroes=["Aragorn"], threat=0), at="3.1")
    game.play("play The Galadhrim's Greeting")
    assert offers(game) == ["lower one player's threat by 6", "lower each player's threat by 2"]
    game.play("lower one player's threat by 6")
    assert offers(game) == ["choose player 1", "choose player 2"]
    game.play("choose player 2")
    assert game.table()["threat"] == [20, 4, 0]


@pytest.mark.rule("lotr.threat.3")
def test_the_galadhrims_greeting_lowers_the_threat_of_each_player_by_two():
    game = lotr(GREETING, seat(heroes=["Gimli"], threat=1), at="3.1", patient=True)
    game.play("play The Galadhrim's Greeting", "lower each player's threat by 2")
    assert game.table()["threat"] == [18, 0]


WILL = seat(heroes=["Eleanor", card("Éowyn", exhausted=True), "Aragorn"], hand=["Strength of Will"])


def test_strength_of_will_exhausts_a_spirit_character_for_two_progress_on_the_new_location():
    game = lotr(
        {**WILL, "allies": ["Lórien Guide"]}, seat(heroes=["Dúnhere"]), staging=["Forest Gate"], at="4.1", patient=True
    )
    game.play("travel to Forest Gate")
    assert (game.decision.seat, offers(game)) == (0, ["play Strength of Will", "pass"])
    game.play("play Strength of Will")
    assert offers(game) == ["choose Eleanor", "choose Lórien Guide"]
    game.play("choose Lórien Guide")
    assert only(game, "Lórien Guide").exhausted
    assert (zones(game, "Forest Gate"), only(game, "Forest Gate").tokens) == (["active-location"], {"progress": 2})


def test_strength_of_will_may_explore_the_location_at_once():
    game = lotr(WILL, staging=["Enchanted Stream"], at="4.1")
    game.play("travel to Enchanted Stream", "play Strength of Will")
    assert zones(game, "Enchanted Stream") == ["encounter-discard"]
    assert only(game, "Flies and Spiders").tokens == {}


def test_strength_of_will_needs_a_ready_spirit_character():
    tired = seat(heroes=[card("Eleanor", exhausted=True), "Aragorn"], hand=["Strength of Will"])
    game = lotr(tired, staging=["Enchanted Stream"], at="4.1", patient=True)
    game.play("travel to Enchanted Stream")
    assert game.decision.kind == "action"


@pytest.mark.rule("lotr.forced.2")
def test_strength_of_will_waits_for_the_forced_effect_of_the_location():
    game = lotr({**WILL, "deck": ["Hasty Stroke"]}, scenario="escape-from-dol-guldur", staging=["Tower Gate"], at="4.1")
    game.play("travel to Tower Gate")
    assert where(game, "Orc Guard") == ("engaged", 0)
    assert offers(game) == ["play Strength of Will", "pass"]
    game.play("play Strength of Will")
    assert zones(game, "Tower Gate") == ["encounter-discard"]


STROKE = seat(
    heroes=[card("Eleanor", resources=1), "Gimli"],
    hand=["Hasty Stroke"],
    engaged=[card("King Spider", shadow=["East Bight Patrol"])],
)


@pytest.mark.rule("lotr.cancel.1")
def test_hasty_stroke_cancels_a_shadow_effect():
    game = lotr(STROKE, at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gimli", "pass")
    assert offers(game) == ["play Hasty Stroke", "pass"]
    let_it = game.clone()
    let_it.play("pass")
    assert only(let_it, "King Spider").value("attack") == 4
    game.play("play Hasty Stroke")
    assert only(game, "King Spider").value("attack") == 3
    assert zones(game, "Hasty Stroke") == ["discard"]
    assert only(game, "Eleanor").tokens == {}


def test_hasty_stroke_is_no_answer_to_a_shadow_card_without_a_shadow_effect():
    blank = card("King Spider", shadow=["Old Forest Road"])
    game = lotr({**STROKE, "engaged": [blank]}, at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gimli", "pass")
    assert game.decision.kind == "action"


def test_a_shadow_effect_that_hasty_stroke_cancels_does_not_feed_the_nazgul():
    nazgul = card("Nazgûl of Dol Guldur", shadow=["East Bight Patrol"])
    game = lotr({**STROKE, "engaged": [nazgul]}, scenario="escape-from-dol-guldur", at="6.3", patient=True)
    game.play("resolve the attack of Nazgûl of Dol Guldur", "pass", "defend with Gimli", "pass", "play Hasty Stroke")
    assert game.decision.kind == "action"
    assert zones(game, "Gimli") + zones(game, "Eleanor") == ["play", "play"]


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.4", "lotr.removed-from-game.1")
def test_will_of_the_west_shuffles_a_discard_pile_but_for_heroes_and_leaves_the_game():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=1)], hand=["Will of the West"], discard=["Dwarven Tomb"]),
        seat(heroes=["Gimli"], discard=["Beorn", "Legolas", "Feint"], deck=["Swift Strike"]),
        at="3.1",
    )
    game.play("play Will of the West", "choose player 2")
    assert [where(game, name) for name in ("Beorn", "Feint", "Swift Strike")] == [("deck", 1)] * 3
    assert (where(game, "Legolas"), where(game, "Dwarven Tomb")) == (("discard", 1), ("discard", 0))
    assert zones(game, "Will of the West") == ["removed"]


def test_the_classic_will_of_the_west_goes_to_the_discard_pile():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=1)], hand=["Will of the West"], discard=["Dwarven Tomb"]),
        seat(heroes=["Gimli"], discard=["Legolas"]),
        edition="classic",
        at="3.1",
        patient=True,
    )
    game.play("play Will of the West")
    assert offers(game) == ["choose player 1"]
    game.play("choose player 1")
    assert where(game, "Dwarven Tomb") == ("deck", 0)
    assert where(game, "Will of the West") == ("discard", 0)


@pytest.mark.rule("lotr.cancel.7")
def test_a_test_of_will_cancels_the_when_revealed_effect_of_any_encounter_card():
    hand = seat(heroes=[card("Eleanor", resources=1, exhausted=True), "Gimli"], hand=["A Test of Will"])
    game = lotr(hand, encounter_deck=["King Spider", "Marsh Adder"], at="3.3", patient=True)
    assert offers(game) == ["play A Test of Will", "pass"]
    game.play("play A Test of Will")
    assert not only(game, "Gimli").exhausted
    assert (zones(game, "King Spider"), zones(game, "Marsh Adder")) == (["staging"], ["encounter-deck"])
    game = lotr(hand, encounter_deck=["The Necromancer's Reach", "Marsh Adder"], at="3.3", patient=True)
    game.play("play A Test of Will")
    assert only(game, "Eleanor").tokens == {}
    assert (zones(game, "The Necromancer's Reach"), zones(game, "Marsh Adder")) == (
        ["encounter-discard"],
        ["encounter-deck"],
    )


def test_a_test_of_will_lets_keywords_resolve_and_has_nothing_to_cancel_without_an_effect():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=1)], hand=["A Test of Will"], threat=10),
        scenario="escape-from-dol-guldur",
        encounter_deck=["Endless Caverns", "Cavern Guardian"],
        at="3.3",
        patient=True,
    )
    assert game.decision.kind == "action"
    assert zones(game, "Endless Caverns") + zones(game, "Cavern Guardian") == ["staging", "staging"]
    assert threat(game) == 12


def test_stand_and_fight_brings_an_ally_of_any_sphere_from_any_discard_pile_for_its_cost():
    game = lotr(
        seat(
            heroes=[card("Eleanor", resources=3)],
            hand=["Stand and Fight"],
            discard=["Northern Tracker", "Lórien Guide"],
        ),
        seat(heroes=["Gimli"], discard=["Gondorian Spearman", "Horseback Archer", "Legolas", "Feint"]),
        at="3.1",
    )
    game.play("play Stand and Fight")
    assert offers(game) == ["number 2", "number 3"]
    game.play("number 3")
    assert only(game, "Eleanor").tokens == {}
    assert offers(game) == ["choose Lórien Guide", "choose Horseback Archer"]
    game.play("choose Horseback Archer")
    archer = only(game, "Horseback Archer")
    assert (archer.zone, archer.seat, archer.controller, archer.owner) == ("play", 0, 0, 1)
    assert zones(game, "Stand and Fight") == ["discard"]


def test_an_ally_of_another_player_that_stood_and_fought_goes_back_to_the_pile_of_its_owner():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=2)], hand=["Stand and Fight"], engaged=["King Spider"]),
        seat(heroes=["Gimli"], discard=["Gondorian Spearman"]),
        at="6.2+",
    )
    game.play("play Stand and Fight", "defend with Gondorian Spearman", "pass")
    assert where(game, "Gondorian Spearman") == ("discard", 1)


def test_stand_and_fight_brings_neither_neutral_allies_nor_a_second_copy_of_a_unique_one():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=9)], hand=["Stand and Fight"], discard=["Gandalf", "Faramir"]),
        seat(heroes=["Gimli"], allies=["Faramir"]),
        at="3.1",
        patient=True,
    )
    assert "play Stand and Fight" not in offers(game)


LIGHT = seat(heroes=[card("Eleanor", resources=2), "Gimli"], hand=["A Light in the Dark"])


def test_a_light_in_the_dark_returns_an_engaged_enemy_to_the_staging_area():
    wounded = card("King Spider", damage=1)
    game = lotr(LIGHT, seat(heroes=["Aragorn"], engaged=[wounded]), staging=["Forest Spider"], at="6.2+", patient=True)
    game.play("play A Light in the Dark")
    assert offers(game) == ["choose King Spider"]
    game.play("choose King Spider")
    assert (zones(game, "King Spider"), only(game, "King Spider").tokens) == (["staging"], {"damage": 1})
    game.play("pass", "pass")
    assert game.decision.kind != "enemy-attack"


def test_a_light_in_the_dark_does_not_stop_an_attack_that_has_begun():
    game = lotr({**LIGHT, "engaged": ["King Spider"]}, at="6.3", patient=True)
    game.play("resolve the attack of King Spider", "pass", "defend with Gimli", "play A Light in the Dark")
    game.play("choose King Spider", "pass", "pass")
    assert zones(game, "King Spider") == ["staging"]
    game.play("assign the damage to Gimli")
    assert only(game, "Gimli").tokens["damage"] == 1


def test_an_orc_guard_is_discarded_instead_of_going_to_the_staging_area():
    game = lotr(
        {**LIGHT, "deck": ["Hasty Stroke"]}, scenario="escape-from-dol-guldur", staging=["Tower Gate"], at="4.1"
    )
    game.play("travel to Tower Gate", "play A Light in the Dark")
    assert where(game, "Hasty Stroke") == ("discard", 0)
    assert game.look("Orc Guard") == []


def test_dwarven_tomb_returns_a_spirit_card_from_your_own_discard_pile():
    game = lotr(
        seat(
            heroes=[card("Eleanor", resources=1)],
            hand=["Dwarven Tomb"],
            discard=["Hasty Stroke", "Faramir", "Dúnhere", "Northern Tracker", "Gandalf"],
        ),
        seat(heroes=["Gimli"], discard=["Unexpected Courage"]),
        at="3.1",
    )
    game.play("play Dwarven Tomb")
    assert offers(game) == ["choose Hasty Stroke", "choose Northern Tracker"]
    game.play("choose Northern Tracker")
    assert where(game, "Northern Tracker") == ("hand", 0)
    assert where(game, "Dwarven Tomb") == ("discard", 0)


def test_dwarven_tomb_does_not_return_itself():
    game = lotr(seat(heroes=[card("Eleanor", resources=1)], hand=["Dwarven Tomb"]), at="3.1", patient=True)
    assert "play Dwarven Tomb" not in offers(game)


def test_fortune_or_fate_puts_a_fallen_hero_into_play_under_the_control_of_the_owner():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=5)], hand=["Fortune or Fate"], discard=["Gandalf"]),
        seat(heroes=["Aragorn"], discard=["Gimli", "Legolas", "Beorn"]),
        at="3.1",
    )
    game.play("play Fortune or Fate")
    assert offers(game) == ["choose Gimli", "choose Legolas"]
    game.play("choose Gimli")
    gimli = only(game, "Gimli")
    assert (gimli.zone, gimli.seat, gimli.controller) == ("play", 1, 1)
    assert (gimli.tokens, gimli.exhausted) == ({}, False)


def test_fortune_or_fate_brings_back_no_hero_of_an_eliminated_player():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=5)], hand=["Fortune or Fate"]),
        seat(heroes=["Gimli"], threat=49),
        at="7.2",
        patient=True,
    )
    assert game.table()["eliminated"] == [False, True]
    assert zones(game, "Gimli") == ["discard"]
    assert (game.decision.seat, offers(game)) == (0, ["pass"])


def test_the_favor_of_the_lady_gives_one_willpower():
    game = lotr(
        seat(
            heroes=[card("Eleanor", resources=2, attachments=["The Favor of the Lady"])], hand=["The Favor of the Lady"]
        ),
        at="2.2",
    )
    assert only(game, "Eleanor").value("willpower") == 2
    game.play("play The Favor of the Lady")
    assert only(game, "Eleanor").value("willpower") == 3


@pytest.mark.rule("lotr.modifiers.6")
def test_power_in_the_earth_lowers_the_threat_of_a_location_but_not_below_zero():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=2)], hand=["Power in the Earth", "Power in the Earth"]),
        active="Forest Gate",
        staging=["Old Forest Road", "Forest Spider"],
        at="2.2",
    )
    assert game.table()["staging_threat"] == 3
    game.play("play Power in the Earth")
    assert offers(game) == ["attach to Old Forest Road", "attach to Forest Gate"]
    game.play("attach to Old Forest Road")
    assert [piece.controller for piece in game.look("Power in the Earth")] == [0, 0]
    assert (only(game, "Old Forest Road").value("threat"), game.table()["staging_threat"]) == (0, 2)
    game.play("play Power in the Earth", "attach to Old Forest Road")
    assert only(game, "Old Forest Road").value("threat") == 0
    assert game.table()["staging_threat"] == 2


@pytest.mark.rule("lotr.attachment-cards.6")
def test_power_in_the_earth_travels_with_its_location_and_is_discarded_with_it():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=1)], hand=["Power in the Earth", "Strength of Will"]),
        staging=["Enchanted Stream"],
        at="2.2",
    )
    game.play("play Power in the Earth")
    pass_until(game, "travel")
    game.play("travel to Enchanted Stream")
    assert where(game, "Power in the Earth") == ("active-location", None)
    assert only(game, "Enchanted Stream").value("threat") == 1
    game.play("play Strength of Will")
    assert where(game, "Power in the Earth") == ("discard", 0)


def test_unexpected_courage_readies_its_hero_once_until_it_is_readied_itself():
    brave = card("Eleanor", exhausted=True, attachments=["Unexpected Courage", "Unexpected Courage"])
    game = lotr(seat(heroes=[brave]), at="3.1", patient=True)
    game.play("use Unexpected Courage")
    assert not only(game, "Eleanor").exhausted
    assert sorted(piece.exhausted for piece in game.look("Unexpected Courage")) == [False, True]
    assert offers(game) == ["pass"]
