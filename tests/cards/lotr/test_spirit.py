"""Spirit: heroes 7-9, allies 43-45."""

from __future__ import annotations

import pytest

from support.lotr import card, lotr, offers, only, pass_until, seat, threat, zones


def willpower(game, name: str) -> int:
    """The willpower of a character."""
    return only(game, name).value("willpower")


def test_eowyn_gets_willpower_for_a_discarded_card():
    game = lotr(
        seat(heroes=[card("Éowyn", committed=True, exhausted=True)], hand=["Dwarven Tomb", "Hasty Stroke"]),
        staging=["Gladden Fields", "Enchanted Stream"],
        at="3.3+",
        patient=True,
    )
    assert game.table()["willpower"] == 4
    game.play("use Éowyn", "choose Hasty Stroke")
    assert willpower(game, "Éowyn") == 5
    assert (zones(game, "Hasty Stroke"), zones(game, "Dwarven Tomb")) == (["discard"], ["hand"])
    pass_until(game, "travel")
    assert willpower(game, "Éowyn") == 4


@pytest.mark.rule("lotr.golden-rules.2")
def test_each_player_may_strengthen_eowyn_once_a_round_from_the_own_hand():
    game = lotr(
        seat(heroes=["Éowyn"], hand=["Dwarven Tomb", "Hasty Stroke"]),
        seat(heroes=["Gimli"], hand=["Feint", "Swift Strike"]),
        seat(heroes=["Aragorn"]),
        at="3.1",
        patient=True,
    )
    game.play("use Éowyn", "choose Dwarven Tomb")
    assert (game.decision.seat, offers(game)) == (1, ["use Éowyn", "pass"])
    game.play("use Éowyn")
    assert offers(game) == ["choose Feint", "choose Swift Strike"]
    game.play("choose Feint")
    assert willpower(game, "Éowyn") == 6
    assert (game.decision.seat, offers(game)) == (2, ["pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (0, ["pass"])
    game.play("pass")
    assert (game.decision.seat, offers(game)) == (1, ["pass"])
    pass_until(game, "commit")
    game.play("done", "done", "done")
    assert offers(game) == ["pass"]


def test_eowyn_may_be_strengthened_again_in_the_next_round():
    game = lotr(seat(heroes=["Éowyn"], hand=["Dwarven Tomb", "Hasty Stroke"]), at="7.1")
    game.play("use Éowyn", "choose Dwarven Tomb")
    assert game.table()["round"] == 2
    assert offers(game) == ["use Éowyn", "pass"]


def test_eleanor_cancels_a_treachery_and_replaces_it_with_the_next_card():
    game = lotr(
        seat(heroes=["Eleanor", card("Aragorn", exhausted=True)]),
        encounter_deck=["The Necromancer's Reach", "Forest Spider", "Marsh Adder"],
        at="3.3",
        patient=True,
    )
    assert offers(game) == ["use Eleanor", "pass"]
    used = game.clone()
    used.play("use Eleanor")
    assert only(used, "Eleanor").exhausted
    assert only(used, "Aragorn").tokens == only(used, "Eleanor").tokens == {}
    assert zones(used, "The Necromancer's Reach") == ["encounter-discard"]
    assert (zones(used, "Forest Spider"), zones(used, "Marsh Adder")) == (["staging"], ["encounter-deck"])
    game.play("pass")
    assert only(game, "Aragorn").tokens == {"damage": 1}
    assert zones(game, "Forest Spider") == ["encounter-deck"]


def test_the_card_that_replaces_the_treachery_is_revealed_with_all_it_says():
    game = lotr(
        seat(heroes=["Eleanor", card("Thalin", committed=True, exhausted=True)], threat=10),
        scenario="escape-from-dol-guldur",
        encounter_deck=["The Necromancer's Reach", "Endless Caverns", "King Spider"],
        at="3.3",
        patient=True,
    )
    game.play("use Eleanor")
    assert threat(game) == 11
    assert zones(game, "Endless Caverns") == ["staging"]
    assert (zones(game, "King Spider"), only(game, "King Spider").tokens) == (["staging"], {"damage": 1})


@pytest.mark.rule("lotr.exhausted.6")
def test_eleanor_who_is_exhausted_cancels_nothing():
    game = lotr(
        seat(heroes=[card("Eleanor", exhausted=True)]),
        encounter_deck=["The Necromancer's Reach"],
        at="3.3",
        patient=True,
    )
    assert only(game, "Eleanor").tokens == {"damage": 1}


def test_eleanor_answers_neither_enemies_nor_shadow_cards():
    game = lotr(
        seat(heroes=["Eleanor", "Gimli"], engaged=[card("King Spider", shadow=["Driven by Shadow"])]),
        at="6.3",
        patient=True,
    )
    game.play("resolve the attack of King Spider", "pass", "defend with Gimli", "pass")
    assert game.decision.kind == "action"
    game = lotr(seat(heroes=["Eleanor", "Gimli"]), encounter_deck=["King Spider"], at="3.3", patient=True)
    assert offers(game) == ["choose Eleanor", "choose Gimli"]


def test_eleanor_may_replace_the_treachery_by_another_one_which_a_test_of_will_cancels():
    game = lotr(
        seat(heroes=[card("Eleanor", resources=1)], hand=["A Test of Will"]),
        encounter_deck=["The Necromancer's Reach", "Eyes of the Forest", "Forest Spider"],
        at="3.3",
        patient=True,
    )
    assert offers(game) == ["use Eleanor", "play A Test of Will", "pass"]
    game.play("use Eleanor")
    assert offers(game) == ["play A Test of Will", "pass"]
    game.play("play A Test of Will")
    assert zones(game, "Eyes of the Forest") + zones(game, "The Necromancer's Reach") == ["encounter-discard"] * 2
    assert zones(game, "Forest Spider") == ["encounter-deck"]


def test_dunhere_alone_attacks_an_enemy_in_the_staging_area_with_one_more_attack():
    game = lotr(
        seat(heroes=["Dúnhere", "Legolas"], engaged=["Black Forest Bats"]),
        seat(heroes=["Gimli"], allies=["Horseback Archer"]),
        staging=["Forest Spider", "Old Forest Road"],
        at="6.7",
        patient=True,
    )
    assert offers(game) == ["attack Black Forest Bats", "attack Forest Spider", "done"]
    game.play("attack Forest Spider")
    assert offers(game) == ["attack with Dúnhere"]
    game.play("attack with Dúnhere")
    assert offers(game) == ["done"]
    game.play("done")
    assert (game.decision.kind, only(game, "Dúnhere").value("attack")) == ("action", 3)
    game.play(*["pass"] * 4)
    assert only(game, "Forest Spider").tokens["damage"] == 2
    game.play("pass", "pass")
    assert only(game, "Dúnhere").value("attack") == 2


def test_dunhere_gets_nothing_for_an_enemy_that_is_engaged():
    game = lotr(seat(heroes=["Dúnhere", "Gimli"], engaged=["Forest Spider"]), at="6.7", patient=True)
    game.play("attack Forest Spider", "attack with Dúnhere", "attack with Gimli", "done")
    assert only(game, "Dúnhere").value("attack") == 2
    game.play("pass", "pass")
    assert only(game, "Forest Spider").tokens["damage"] == 3


def test_dunhere_alone_cannot_reach_an_enemy_of_another_player():
    game = lotr(seat(heroes=["Dúnhere"]), seat(heroes=["Gimli"], engaged=["Forest Spider"]), at="6.7", patient=True)
    assert offers(game) == ["done"]


TOOK = seat(heroes=["Dúnhere"], allies=[card("Wandering Took", damage=1)], threat=20)


@pytest.mark.rule("lotr.ownership-and-control.6", "lotr.ownership-and-control.10", "lotr.ownership-and-control.11")
def test_wandering_took_goes_to_another_player_with_three_threat():
    game = lotr(TOOK, seat(heroes=["Gimli"]), seat(heroes=["Aragorn"]), at="3.1", patient=True)
    game.play("use Wandering Took")
    assert threat(game) == 17
    assert offers(game) == ["choose player 2", "choose player 3"]
    game.play("choose player 3")
    took = only(game, "Wandering Took")
    assert (took.controller, took.seat, took.owner) == (2, 2, 0)
    assert (took.tokens, took.exhausted) == ({"damage": 1}, False)
    assert game.table()["threat"] == [17, 11, 15]


@pytest.mark.rule("lotr.limit.2", "lotr.action.4")
@pytest.mark.parametrize(("edition", "again"), [("revised", False), ("classic", True)])
def test_wandering_took_wanders_once_a_round_but_without_limit_in_the_classic_edition(edition: str, again: bool):
    game = lotr(TOOK, seat(heroes=["Gimli"]), edition=edition, at="3.1")
    game.play("use Wandering Took")
    assert (("use Wandering Took" in offers(game)) and game.decision.seat == 1) is again
    if again:
        game.play("use Wandering Took")
        assert (only(game, "Wandering Took").controller, game.table()["threat"]) == (0, [20, 11])


@pytest.mark.rule("lotr.ability.14")
def test_wandering_took_stays_with_a_player_whose_threat_is_below_three_or_who_is_alone():
    game = lotr({**TOOK, "threat": 2}, seat(heroes=["Gimli"]), at="3.1", patient=True)
    assert "use Wandering Took" not in offers(game)
    game = lotr(TOOK, at="3.1", patient=True)
    assert "use Wandering Took" not in offers(game)


@pytest.mark.rule("lotr.ownership-and-control.8")
def test_wandering_took_returns_to_the_hand_of_the_owner():
    game = lotr(
        TOOK,
        seat(heroes=["Gimli"], engaged=[card("Forest Spider", shadow=["Pursued by Shadow"])]),
        at="6.2+",
        patient=True,
    )
    game.play("use Wandering Took", "choose player 2", "pass", "pass", "resolve the attack of Forest Spider")
    game.play("pass", "pass", "defend with Wandering Took", "pass", "pass", "choose Wandering Took")
    took = only(game, "Wandering Took")
    assert (took.zone, took.seat, took.controller) == ("hand", 0, 0)


def test_wandering_took_who_is_given_away_while_he_defends_still_defends():
    game = lotr({**TOOK, "engaged": ["Forest Spider"]}, seat(heroes=["Gimli"]), at="6.3", patient=True)
    game.play("resolve the attack of Forest Spider", "pass", "pass", "defend with Wandering Took")
    game.play("use Wandering Took", "choose player 2", "pass", "pass", "pass", "pass")
    assert (game.decision.seat, offers(game)) == (0, ["assign the damage to Wandering Took"])
    game.play("assign the damage to Wandering Took")
    assert (only(game, "Wandering Took").zone, only(game, "Wandering Took").seat) == ("discard", 0)


def test_wandering_took_is_lost_to_the_owner_when_his_coming_eliminates_the_other_player():
    game = lotr(TOOK, seat(heroes=["Gimli"], threat=47), at="3.1", patient=True)
    game.play("use Wandering Took", "choose player 2")
    assert game.table()["eliminated"] == [False, True]
    assert (only(game, "Wandering Took").zone, only(game, "Wandering Took").seat) == ("discard", 0)


def test_lorien_guide_places_a_progress_on_the_active_location_after_committing():
    game = lotr(
        seat(heroes=["Éowyn"], allies=["Lórien Guide"]),
        active=card("Old Forest Road"),
        staging=["Forest Gate"],
        at="3.2",
        patient=True,
    )
    game.play("commit Lórien Guide", "done", "use Lórien Guide")
    assert only(game, "Old Forest Road").tokens == {"progress": 1}
    assert only(game, "Forest Gate").tokens == only(game, "Flies and Spiders").tokens == {}


def test_lorien_guide_without_an_active_location_has_nothing_to_use():
    game = lotr(seat(heroes=["Éowyn"], allies=["Lórien Guide"]), staging=["Forest Gate"], at="3.2", patient=True)
    game.play("commit Lórien Guide", "done")
    assert game.decision.kind == "action"


def test_northern_tracker_places_a_progress_on_each_location_in_the_staging_area():
    game = lotr(
        seat(heroes=["Éowyn"], allies=["Northern Tracker"]),
        active="Enchanted Stream",
        staging=["Forest Gate", card("Old Forest Road", progress=2), "Forest Spider"],
        at="3.2",
        patient=True,
    )
    game.play("commit Northern Tracker", "done")
    assert offers(game) == ["use Northern Tracker", "pass"]
    game.play("use Northern Tracker")
    assert only(game, "Forest Gate").tokens == {"progress": 1}
    assert zones(game, "Old Forest Road") == ["encounter-discard"]
    assert only(game, "Enchanted Stream").tokens == only(game, "Forest Spider").tokens == {}
