"""Steps 4.2 to 5.4: travel, optional engagement, engagement checks; with the worked examples of the 2010 book."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, lotr, offers, only, pass_until, seat, step, zones


def engagements(game: rw.Game, *names: str) -> dict[str, tuple[str, int | None]]:
    """Where these enemies lie, and before whom."""
    return {name: (only(game, name).zone, only(game, name).seat) for name in names}


@pytest.mark.rule("lotr.step-4.2.5", "lotr.rop2010-turn-sequence.5")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_nobody_travels_while_a_location_is_active(edition):
    game = lotr(active="Forest Gate", staging=["Old Forest Road"], at="4.2", patient=True, edition=edition)
    assert (game.decision.kind, step(game)) == ("action", "4.2")
    assert zones(game, "Old Forest Road") == ["staging"]
    game = lotr(staging=["Old Forest Road"], at="4.2", patient=True, edition=edition)
    assert offers(game) == ["travel to Old Forest Road", "stay"]


@pytest.mark.rule("lotr.step-4.2.5", "lotr.rop2010-locations.2")
def test_once_the_active_location_is_explored_the_players_may_travel_again():
    game = lotr(
        seat(heroes=[card("Aragorn", committed=True, exhausted=True)]),
        active=card("Forest Gate", progress=3),
        staging=["Old Forest Road"],
        at="3.4",
    )
    assert zones(game, "Forest Gate") == ["encounter-discard"]
    assert (step(game), offers(game)) == ("4.2", ["travel to Old Forest Road", "stay"])
    game.choose("travel to Old Forest Road")
    assert zones(game, "Old Forest Road") == ["active-location"]


@pytest.mark.rule("lotr.rop2010-locations.1")
def test_the_threat_of_a_location_stops_counting_when_the_players_travel_there():
    game = lotr(staging=["Forest Gate", "Old Forest Road"], at="4.2", patient=True)
    assert game.table()["staging_threat"] == 3
    game.choose("travel to Forest Gate")
    assert game.table()["staging_threat"] == 1


@pytest.mark.rule("lotr.rop2010-phase-4-travel.1", "lotr.rop2010-phase-4-travel.2")
def test_the_first_player_decides_alone_and_only_one_location_is_travelled_to():
    game = lotr(
        seat(heroes=["Aragorn"]),
        seat(heroes=["Legolas"]),
        staging=["Forest Gate", "Enchanted Stream"],
        first=1,
        at="4.2",
        patient=True,
    )
    assert (game.decision.seat, game.decision.kind) == (1, "travel")
    assert offers(game) == ["travel to Forest Gate", "travel to Enchanted Stream", "stay"]
    game.play("travel to Enchanted Stream")
    assert game.decision.kind == "action"
    assert zones(game, "Enchanted Stream") == ["active-location"]
    assert zones(game, "Forest Gate") == ["staging"]
    game.play("pass", "pass")
    assert (game.table()["phase"], zones(game, "Forest Gate")) == ("encounter", ["staging"])


@pytest.mark.rule("lotr.anatomy-location.2", "lotr.rop2010-locations.3", "lotr.rop2010-travel-effects.1")
def test_travelling_to_necromancers_pass_costs_the_first_player_two_random_cards():
    hand = ["Gandalf", "Ever Vigilant", "Faramir"]
    rich = seat(heroes=["Aragorn"], hand=hand)
    poor = seat(heroes=["Legolas"], hand=["Feint"])
    game = lotr(rich, poor, staging=["Necromancer's Pass"], at="4.2", patient=True)
    game.choose("travel to Necromancer's Pass")
    places = [only(game, name).zone for name in hand]
    assert sorted(places) == ["discard", "discard", "hand"]
    assert zones(game, "Feint") == ["hand"]
    game.choose(0)
    assert zones(game, "Necromancer's Pass") == ["active-location"]
    game = lotr(rich, poor, staging=["Necromancer's Pass"], at="4.2", patient=True, first=1)
    assert game.decision.kind == "action"
    assert (zones(game, "Feint"), zones(game, "Necromancer's Pass")) == (["hand"], ["staging"])


@pytest.mark.rule("lotr.anatomy-location.2")
def test_the_cards_for_necromancers_pass_are_picked_by_chance():
    kept = set()
    for seed in range(12):
        game = lotr(
            seat(hand=["Gandalf", "Ever Vigilant", "Faramir"]), staging=["Necromancer's Pass"], at="4.2", seed=seed,
            patient=True,
        )  # fmt: skip
        game.choose("travel to Necromancer's Pass")
        kept |= {name for name in ("Gandalf", "Ever Vigilant", "Faramir") if zones(game, name) == ["hand"]}
    assert kept == {"Gandalf", "Ever Vigilant", "Faramir"}


@pytest.mark.rule("lotr.rop2010-exploring-example.1", "lotr.rop2010-locations.2")
def test_example_three_progress_explore_enchanted_stream_and_one_is_left_for_the_quest():
    game = lotr(
        seat(
            heroes=[card("Aragorn", committed=True, exhausted=True)],
            allies=[card("Guard of the Citadel", committed=True, exhausted=True)],
        ),
        active="Enchanted Stream",
        at="3.4",
        patient=True,
    )
    assert game.table()["willpower"] == 3
    assert only(game, "Enchanted Stream").zone == "encounter-discard"
    assert only(game, "Enchanted Stream").tokens == {}
    assert only(game, "Flies and Spiders").tokens == {"progress": 1}


@pytest.mark.rule("lotr.step-5.2.1", "lotr.step-5.2.2", "lotr.step-5.2.3")
def test_each_player_in_order_may_engage_one_enemy_whatever_its_engagement_cost():
    game = lotr(
        seat(heroes=["Aragorn"], threat=1),
        seat(heroes=["Legolas"], threat=1),
        staging=["Hummerhorns", "Chieftan Ufthak", "Dol Guldur Beastmaster"],
        first=1,
        at="5.2",
        patient=True,
    )
    assert (game.decision.seat, game.decision.kind) == (1, "engage")
    assert offers(game) == ["engage Hummerhorns", "engage Chieftan Ufthak", "engage Dol Guldur Beastmaster", "decline"]
    game.choose("engage Chieftan Ufthak")
    assert (game.decision.seat, game.decision.kind) == (0, "engage")
    assert offers(game) == ["engage Hummerhorns", "engage Dol Guldur Beastmaster", "decline"]
    game.choose("engage Dol Guldur Beastmaster")
    assert game.decision.kind == "action"
    assert engagements(game, "Hummerhorns", "Chieftan Ufthak", "Dol Guldur Beastmaster") == {
        "Hummerhorns": ("staging", None),
        "Chieftan Ufthak": ("engaged", 1),
        "Dol Guldur Beastmaster": ("engaged", 0),
    }


@pytest.mark.rule("lotr.step-5.2.1")
def test_a_player_may_decline_to_engage():
    game = lotr(seat(threat=1), staging=["Forest Spider"], at="5.2", patient=True)
    game.choose("decline")
    assert zones(game, "Forest Spider") == ["staging"]


EXAMPLE = {
    "staging": ["King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns"],
    "at": "5.3",
    "patient": True,
}
SPIDERS = ("King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns")


@pytest.mark.rule(
    "lotr.rop2010-engagement-example.1", "lotr.rop2010-engagement-example.2", "lotr.rop2010-engagement-example.3",
    "lotr.rop2010-engagement-example.4", "lotr.rop2010-engagement-example.5", "lotr.step-5.3.1", "lotr.step-5.3.2",
    "lotr.step-5.3.3", "lotr.step-5.3.4", "lotr.step-5.3.5", "lotr.step-5.3.6", "lotr.step-5.3.7",
)  # fmt: skip
def test_example_engagement_checks_with_threat_24_and_35():
    tom, chris = seat(heroes=["Aragorn"], threat=24), seat(heroes=["Legolas"], threat=35)
    game = lotr(tom, chris, **EXAMPLE)
    assert (game.decision.kind, offers(game)) == ("engagement-check", ["King Spider engages"])
    game.choose("King Spider engages")
    assert engagements(game, *SPIDERS) == {
        "King Spider": ("engaged", 0),
        "Forest Spider": ("staging", None),
        "Ungoliant's Spawn": ("staging", None),
        "Hummerhorns": ("staging", None),
    }
    assert offers(game) == ["Ungoliant's Spawn engages"]
    game.choose("Ungoliant's Spawn engages")
    assert engagements(game, "Forest Spider", "Ungoliant's Spawn") == {
        "Forest Spider": ("staging", None),
        "Ungoliant's Spawn": ("engaged", 1),
    }
    assert offers(game) == ["Forest Spider engages"]
    game.choose("Forest Spider engages")
    assert game.decision.rule == "lotr.phase-sequence.10"
    assert engagements(game, *SPIDERS) == {
        "King Spider": ("engaged", 0),
        "Forest Spider": ("engaged", 1),
        "Ungoliant's Spawn": ("engaged", 1),
        "Hummerhorns": ("staging", None),
    }


@pytest.mark.rule("lotr.step-5.3.2", "lotr.step-5.3.5")
def test_the_first_player_checks_first():
    tom, chris = seat(heroes=["Aragorn"], threat=24), seat(heroes=["Legolas"], threat=35)
    game = lotr(tom, chris, **EXAMPLE, first=1)
    game.play("Ungoliant's Spawn engages", "King Spider engages", "Forest Spider engages")
    assert engagements(game, *SPIDERS) == {
        "King Spider": ("engaged", 0),
        "Forest Spider": ("engaged", 1),
        "Ungoliant's Spawn": ("engaged", 1),
        "Hummerhorns": ("staging", None),
    }


@pytest.mark.rule("lotr.step-5.3.3", "lotr.rop2010-engagement-example.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_picks_among_equal_engagement_costs_whoever_makes_the_check(first):
    game = lotr(
        seat(["Aragorn"], threat=10),
        seat(["Legolas"], threat=35),
        staging=["Dol Guldur Beastmaster", "Chieftan Ufthak", "Hummerhorns"],
        first=first,
        at="5.3",
    )
    assert offers(game) == ["Dol Guldur Beastmaster engages", "Chieftan Ufthak engages"]
    assert (game.decision.seat, game.decision.rule) == (first, "lotr.timing-priority.5")
    game.play("Chieftan Ufthak engages")
    assert engagements(game, "Chieftan Ufthak") == {"Chieftan Ufthak": ("engaged", 1)}


@pytest.mark.rule("lotr.step-5.3.3")
def test_an_engagement_cost_equal_to_the_threat_is_enough():
    game = lotr(seat(threat=35), staging=["Dol Guldur Beastmaster", "Hummerhorns"], at="5.3", patient=True)
    assert offers(game) == ["Dol Guldur Beastmaster engages"]
    game = lotr(seat(threat=34), staging=["Dol Guldur Beastmaster", "Chieftan Ufthak"], at="5.3", patient=True)
    assert game.decision.rule == "lotr.phase-sequence.10"


@pytest.mark.rule("lotr.step-5.3.6", "lotr.step-5.3.7")
def test_checks_go_round_until_nothing_in_the_staging_area_can_engage():
    game = lotr(
        seat(heroes=["Aragorn"], threat=30),
        seat(heroes=["Legolas"], threat=30),
        staging=["East Bight Patrol", "Dol Guldur Orcs", "Black Forest Bats", "King Spider", "Forest Spider"],
        at="5.3",
    )
    assert engagements(
        game, "Forest Spider", "King Spider", "Black Forest Bats", "Dol Guldur Orcs", "East Bight Patrol"
    ) == {
        "Forest Spider": ("engaged", 0),
        "King Spider": ("engaged", 1),
        "Black Forest Bats": ("engaged", 0),
        "Dol Guldur Orcs": ("engaged", 1),
        "East Bight Patrol": ("engaged", 0),
    }


@pytest.mark.rule("lotr.step-5.3.5")
def test_the_next_player_checks_next_even_when_a_check_has_eliminated_a_player():
    game = lotr(
        seat(heroes=[card("Théodred", damage=1)], threat=40),
        seat(heroes=["Legolas"], threat=25),
        seat(heroes=["Gimli"], threat=25),
        staging=["Hummerhorns", "Forest Spider"],
        at="5.3",
        patient=True,
    )
    game.choose("Hummerhorns engages")
    game.choose("choose Théodred")
    assert game.table()["eliminated"] == [True, False, False]
    assert only(game, "Hummerhorns").zone == "staging"
    game.choose("Forest Spider engages")
    assert (only(game, "Forest Spider").zone, only(game, "Forest Spider").seat) == ("engaged", 1)


@pytest.mark.rule("lotr.step-5.3.8", "lotr.rop2010-phase-5-encounter.1", "lotr.rop2010-phase-5-encounter.2")
def test_an_enemy_is_engaged_in_the_same_way_by_choice_by_card_and_by_check():
    game = lotr(
        seat(
            heroes=[card("Aragorn", resources=1, attachments=["Citadel Plate"])],
            hand=["Sneak Attack", "Son of Arnor"],
            threat=10,
        ),
        staging=["King Spider", "Dol Guldur Orcs", "Dol Guldur Beastmaster"],
        encounter_deck=["Enchanted Stream"] * 3,
        at="5.1",
        patient=True,
    )
    assert (step(game), game.decision.kind) == ("5.2", "engage")
    game.play("engage King Spider", "play Sneak Attack", "choose Son of Arnor", "use Son of Arnor")
    game.play("choose Dol Guldur Beastmaster", "pass")
    assert (step(game), game.decision.kind) == ("5.3", "engagement-check")
    game.play("Dol Guldur Orcs engages")
    enemies = ("King Spider", "Dol Guldur Orcs", "Dol Guldur Beastmaster")
    assert engagements(game, *enemies) == dict.fromkeys(enemies, ("engaged", 0))
    assert (game.decision.rule, only(game, "Aragorn").tokens) == ("lotr.phase-sequence.10", {})
    game.choose("pass")
    assert game.table()["phase"] == "combat"
    pass_until(game, "enemy-attack")
    assert sorted(piece.attached_to for piece in game.look("Enchanted Stream")) == sorted(enemies)
    assert sorted(offers(game)) == sorted(f"resolve the attack of {name}" for name in enemies)
    pass_until(game, "attack")
    assert only(game, "Aragorn").tokens == {"damage": 3 + 2 + 3}
    assert sorted(offers(game)) == sorted([*(f"attack {name}" for name in enemies), "done"])
