"""Spiders of Mirkwood: encounter cards 74-80."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, zones


def attacked(*shadow: str, answer: str, by: str = "East Bight Patrol", **party: object) -> rw.Game:
    """An enemy has attacked with these shadow cards; they are just resolved or ask their questions."""
    party = {"heroes": ["Aragorn", "Gimli"], "threat": 20, **party}
    fighters = seat(**party, engaged=[card(by, shadow=list(shadow))])
    game = lotr(fighters, seat(heroes=["Beravor"]), at="6.3", patient=True)
    face(game, answer)
    return game


def tired(game: rw.Game, *names: str) -> list[bool]:
    """Which of the characters are exhausted."""
    return [only(game, name).exhausted for name in names]


def test_king_spider_makes_each_player_exhaust_a_character_of_choice():
    game = lotr(
        seat(heroes=["Aragorn", card("Glóin", exhausted=True)], allies=["Faramir"]),
        seat(heroes=["Legolas", "Gimli"]),
        encounter_deck=["King Spider"],
        at="3.3",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Faramir"])
    game.play("choose Faramir")
    assert (game.decision.seat, offers(game)) == (1, ["choose Legolas", "choose Gimli"])
    game.play("choose Gimli")
    assert tired(game, "Aragorn", "Faramir", "Legolas", "Gimli") == [False, True, False, True]
    spider = only(game, "King Spider")
    stats = ("engagement_cost", "threat", "attack", "defense", "hit_points")
    assert [spider.value(stat) for stat in stats] == [20, 2, 3, 1, 3]


def test_king_spider_as_a_shadow_exhausts_a_character_of_the_defending_player():
    game = attacked("King Spider", answer="defend with Aragorn", heroes=["Aragorn", "Gimli", "Legolas"])
    assert offers(game) == ["choose Gimli", "choose Legolas"], "the defender is exhausted already"
    game.play("choose Legolas")
    assert (tired(game, "Aragorn", "Gimli", "Legolas"), game.decision.kind) == ([True, False, True], "action")


def test_king_spider_as_a_shadow_of_an_undefended_attack_exhausts_two_characters():
    game = attacked("King Spider", answer="leave it undefended", heroes=["Aragorn", "Gimli", "Legolas"])
    assert offers(game) == ["choose Aragorn", "choose Gimli", "choose Legolas"]
    game.play("choose Legolas")
    assert offers(game) == ["choose Aragorn", "choose Gimli"]
    game.play("choose Aragorn")
    assert (tired(game, "Aragorn", "Gimli", "Legolas"), game.decision.kind) == ([True, False, True], "action")


def test_hummerhorns_deals_five_damage_to_one_hero_of_the_player_it_engages():
    game = lotr(
        seat(heroes=["Aragorn"], threat=10),
        seat(heroes=["Glorfindel", "Gimli"], allies=["Faramir"], threat=39),
        staging=["Hummerhorns"],
        at="5.2",
        patient=True,
    )
    game.play("decline", "engage Hummerhorns")
    assert (game.decision.seat, offers(game)) == (1, ["choose Glorfindel", "choose Gimli"])
    game.play("choose Glorfindel")
    assert (zones(game, "Glorfindel"), only(game, "Gimli").tokens) == (["discard"], {})


def test_hummerhorns_also_stings_when_it_engages_by_a_check_and_leaves_a_sturdy_hero_alive():
    plated = card("Gimli", attachments=["Citadel Plate"])
    game = lotr(seat(heroes=[plated], threat=40), staging=["Hummerhorns"], at="5.3", patient=True)
    pass_until(game, "target")
    game.play("choose Gimli")
    assert only(game, "Gimli").tokens == {"damage": 5}
    assert zones(game, "Hummerhorns") == ["engaged"]


@pytest.mark.rule("lotr.victory.1")
def test_defeated_hummerhorns_goes_to_the_victory_display_for_five_points():
    game = lotr(seat(heroes=["Legolas"], engaged=[card("Hummerhorns", damage=1)]), at="6.8a", patient=True)
    game.play("attack Hummerhorns", "attack with Legolas", "done")
    pass_until(game, "commit")
    assert zones(game, "Hummerhorns") == ["victory-display"]
    (info,) = [info for info in rw.cards("lotr") if info.name == "Hummerhorns"]
    assert info.stats["victory"] == 5


@pytest.mark.parametrize(("answer", "damage"), [("defend with Aragorn", 1), ("leave it undefended", 2)])
def test_hummerhorns_as_a_shadow_damages_each_character_of_the_defending_player(answer, damage):
    game = lotr(
        seat(
            heroes=["Aragorn", "Gimli"],
            allies=["Faramir"],
            engaged=[card("East Bight Patrol", shadow=["Hummerhorns"])],
        ),
        seat(heroes=["Legolas"]),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    hurt = [only(game, name).tokens.get("damage", 0) for name in ("Aragorn", "Gimli", "Faramir", "Legolas")]
    assert hurt == [damage, damage, damage, 0]


def test_ungoliants_spawn_weakens_every_character_committed_at_that_moment_until_the_end_of_the_phase():
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True), "Glóin"]),
        seat(heroes=[card("Éowyn", committed=True)], hand=["Gandalf"]),
        encounter_deck=["Ungoliant's Spawn"],
        at="3.3",
        patient=True,
    )
    names = ("Aragorn", "Glóin", "Éowyn")
    assert [only(game, name).value("willpower") for name in names] == [1, 2, 3]
    while game.table()["phase"] == "quest":
        game.choose("pass")
    assert [only(game, name).value("willpower") for name in names] == [2, 2, 4]


@pytest.mark.parametrize(("answer", "raised"), [("defend with Aragorn", 4), ("leave it undefended", 8)])
def test_ungoliants_spawn_as_a_shadow_raises_the_threat_of_the_defending_player(answer, raised):
    game = lotr(
        seat(heroes=["Aragorn"], threat=20, engaged=[card("East Bight Patrol", shadow=["Ungoliant's Spawn"])]),
        seat(heroes=["Legolas"], threat=20),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    assert game.table()["threat"] == [20 + raised, 20]


def test_each_player_exhausts_a_hero_to_travel_to_the_great_forest_web():
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"]),
        seat(heroes=["Legolas", card("Gimli", exhausted=True)]),
        staging=["Great Forest Web"],
        at="4.2",
        patient=True,
    )
    game.play("travel to Great Forest Web")
    assert offers(game) == ["choose Aragorn", "choose Glóin"]
    game.play("choose Glóin")
    assert (game.decision.seat, offers(game), zones(game, "Great Forest Web")) == (1, ["choose Legolas"], ["staging"])
    game.play("choose Legolas")
    assert tired(game, "Aragorn", "Glóin", "Faramir", "Legolas") == [False, True, False, True]
    assert zones(game, "Great Forest Web") == ["active-location"]


def test_nobody_travels_to_the_great_forest_web_while_one_player_has_no_ready_hero():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=[card("Legolas", exhausted=True)], allies=["Faramir"]),
        staging=["Great Forest Web", "Enchanted Stream"],
        at="4.2",
    )
    assert offers(game) == ["travel to Enchanted Stream", "stay"]


def test_the_price_of_the_mountains_of_mirkwood_is_a_card_revealed_before_the_players_arrive():
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"]),
        staging=["Mountains of Mirkwood"],
        encounter_deck=["King Spider", "Forest Gate"],
        at="4.2",
        patient=True,
    )
    game.play("travel to Mountains of Mirkwood")
    assert offers(game) == ["choose Aragorn", "choose Glóin"]
    assert zones(game, "Mountains of Mirkwood") == ["staging"]
    game.play("choose Glóin")
    assert (zones(game, "King Spider"), zones(game, "Mountains of Mirkwood")) == (["staging"], ["active-location"])
    assert zones(game, "Forest Gate") == ["encounter-deck"]


def test_nobody_travels_to_the_mountains_of_mirkwood_without_a_card_to_reveal():
    game = lotr(
        seat(heroes=["Aragorn"]),
        staging=["Mountains of Mirkwood", "Enchanted Stream"],
        encounter_discard=["King Spider"],
        at="4.2",
    )
    assert offers(game) == ["travel to Enchanted Stream", "stay"]


def test_after_the_mountains_of_mirkwood_are_explored_each_player_may_take_one_of_five_cards():
    top = ["Gandalf", "Faramir", "Sneak Attack", "For Gondor!", "Grim Resolve"]
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True)], deck=[*top, "Valiant Sacrifice"]),
        seat(heroes=["Legolas"], deck=["Feint", "Quick Strike"]),
        active=card("Mountains of Mirkwood", progress=1),
        at="3.4",
        patient=True,
    )
    assert offers(game) == ["use Mountains of Mirkwood", "pass"]
    declined = game.clone()
    declined.play("pass")
    assert (declined.decision.kind, zones(declined, "Gandalf")) == ("action", ["deck"])
    game.play("use Mountains of Mirkwood")
    assert (game.decision.seat, offers(game)) == (0, ["yes", "no"])
    game.play("yes")
    assert (game.decision.seat, offers(game)) == (0, [*(f"take {name}" for name in top), "take none"])
    game.play("take Faramir")
    assert (zones(game, "Faramir"), zones(game, "Valiant Sacrifice")) == (["hand"], ["deck"])
    assert (game.decision.seat, offers(game)) == (1, ["yes", "no"])
    game.play("yes")
    assert (game.decision.seat, offers(game)) == (1, ["take Feint", "take Quick Strike", "take none"])
    game.play("take none")
    assert zones(game, "Feint") + zones(game, "Quick Strike") == ["deck", "deck"]


def test_the_search_of_the_explored_mountains_comes_before_the_quest_advances():
    game = lotr(
        seat(heroes=[card("Éowyn", committed=True)], deck=["Gandalf"]),
        active=card("Mountains of Mirkwood", progress=1),
        quest={"name": "Flies and Spiders", "progress": 6},
        at="3.4",
        patient=True,
    )
    assert offers(game) == ["use Mountains of Mirkwood", "pass"]
    assert zones(game, "Flies and Spiders") == ["quest"]
    game.play("use Mountains of Mirkwood", "yes", "take Gandalf")
    assert (zones(game, "Gandalf"), zones(game, "A Fork in the Road")) == (["hand"], ["quest"])


def test_eyes_of_the_forest_makes_each_player_discard_all_events_in_hand():
    game = lotr(
        seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf", "Grim Resolve", "Steward of Gondor"]),
        seat(heroes=["Legolas"], hand=["Feint", "Gondorian Spearman"], deck=["Quick Strike"]),
        encounter_deck=["Eyes of the Forest", "Forest Gate", "Old Forest Road"],
        at="3.3",
        patient=True,
    )
    pass_until(game, "action")
    events = [zones(game, name) for name in ("Sneak Attack", "Grim Resolve", "Feint")]
    assert events == [["discard"]] * 3
    kept = [zones(game, name) for name in ("Gandalf", "Steward of Gondor", "Gondorian Spearman", "Quick Strike")]
    assert kept == [["hand"], ["hand"], ["hand"], ["deck"]]
    assert zones(game, "Eyes of the Forest") == ["encounter-discard"]


@pytest.mark.parametrize(("threats", "asked"), [([20, 21], 1), ([21, 20], 0)])
def test_caught_in_a_web_is_attached_by_the_player_with_the_highest_threat_to_a_hero(threats, asked):
    game = lotr(
        seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], threat=threats[0]),
        seat(heroes=["Legolas", "Gimli"], threat=threats[1]),
        encounter_deck=["Caught in a Web", "Forest Gate"],
        at="3.3",
        patient=True,
    )
    assert offers(game) == [f"choose player {asked + 1}"]
    game.choose(0)
    mine = [["choose Aragorn", "choose Glóin"], ["choose Legolas", "choose Gimli"]][asked]
    assert (game.decision.seat, offers(game)) == (asked, mine)
    game.choose(1)
    web = only(game, "Caught in a Web")
    assert (web.kind, web.attached_to, web.zone, web.seat) == ("attachment", mine[1][7:], "play", asked)


def test_the_first_player_picks_the_victim_of_caught_in_a_web_between_equal_threats():
    game = lotr(
        seat(heroes=["Aragorn"], threat=30),
        seat(heroes=["Legolas"], threat=30),
        seat(heroes=["Gimli"], threat=29),
        encounter_deck=["Caught in a Web"],
        at="3.3",
        first=1,
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (1, ["choose player 2", "choose player 1"])


CAUGHT = card("Aragorn", exhausted=True, resources=3, attachments=["Caught in a Web"])


@pytest.mark.parametrize(("answer", "exhausted", "resources"), [("pay the cost", False, 1), ("no", True, 3)])
def test_a_hero_caught_in_a_web_readies_in_the_refresh_phase_for_two_of_its_resources_only(
    answer, exhausted, resources
):
    game = lotr(
        seat(heroes=[card("Legolas", exhausted=True)]),
        seat(heroes=[CAUGHT, card("Glóin", exhausted=True, resources=9)]),
        at="7.2",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (1, ["pay the cost", "no"]), "the hero's controller pays"
    game.play(answer)
    assert tired(game, "Aragorn", "Glóin", "Legolas") == [exhausted, False, False]
    assert only(game, "Aragorn").tokens == {"resources": resources}
    assert only(game, "Glóin").tokens == {"resources": 9}


def test_a_hero_caught_in_a_web_without_two_resources_stays_exhausted_whatever_others_have():
    caught = card("Aragorn", exhausted=True, resources=1, attachments=["Caught in a Web"])
    game = lotr(seat(heroes=[caught, card("Glóin", exhausted=True, resources=9)]), at="7.2", patient=True)
    assert offers(game) == ["no"]
    game.play("no")
    assert tired(game, "Aragorn", "Glóin") == [True, False]
    assert only(game, "Aragorn").tokens == {"resources": 1}


@pytest.mark.rule("lotr.ownership-and-control.4")
def test_the_scenario_controls_caught_in_a_web_so_texts_about_your_attachments_pass_it_by():
    caught = card("Aragorn", attachments=["Caught in a Web", "Steward of Gondor"])
    assert only(lotr(seat(heroes=[caught]), at="3.1", patient=True), "Caught in a Web").controller is None
    game = attacked("Forest Spider", answer="defend with Aragorn", heroes=[caught])
    assert offers(game) == ["choose Steward of Gondor"]
    guardian = attacked("Cavern Guardian", answer="leave it undefended", heroes=[caught])
    driven = attacked("Driven by Shadow", answer="leave it undefended", heroes=[caught])
    for undefended in (guardian, driven):
        assert zones(undefended, "Steward of Gondor") == ["discard"]
        assert zones(undefended, "Caught in a Web") == ["play"]


def test_caught_in_a_web_revealed_in_play_is_under_nobodys_control_and_falls_with_its_hero():
    game = lotr(
        seat(heroes=[card("Aragorn", damage=4), "Gimli"], engaged=["King Spider"]),
        encounter_deck=["Caught in a Web"],
        at="3.3",
    )
    game.play("choose Aragorn")
    assert only(game, "Caught in a Web").controller is None
    face(game, "defend with Aragorn")
    pass_until(game, "commit")
    assert (zones(game, "Aragorn"), zones(game, "Caught in a Web")) == (["discard"], ["encounter-discard"])


@pytest.mark.rule("lotr.ability.12")
@pytest.mark.parametrize(("resources", "answers"), [(4, ["pay the cost", "pay the cost"]), (2, ["pay the cost", "no"])])
def test_one_of_two_webs_may_be_paid_for_although_the_other_makes_that_useless(resources, answers):
    aragorn = card("Aragorn", exhausted=True, resources=resources, attachments=["Caught in a Web"] * 2)
    game = lotr(seat(heroes=[aragorn]), at="7.1", patient=True)
    game.play("resolve Caught in a Web")
    assert offers(game) == ["pay the cost", "no"]
    game.play(*answers)
    assert (only(game, "Aragorn").tokens, only(game, "Aragorn").exhausted) == ({}, resources == 2)
