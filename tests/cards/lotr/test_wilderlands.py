"""Wilderlands: encounter cards 81-88."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.lotr import card, face, lotr, offers, only, pass_until, seat, step, threat, zones


def damage(game: rw.Game, *names: str) -> list[int]:
    """The damage on these cards."""
    return [only(game, name).tokens.get("damage", 0) for name in names]


def test_wolf_rider_surges():
    game = lotr(seat(), encounter_deck=["Wolf Rider", "Forest Gate", "Enchanted Stream"], at="3.3", patient=True)
    where = [zones(game, name) for name in ("Wolf Rider", "Forest Gate", "Enchanted Stream")]
    assert where == [["staging"], ["staging"], ["encounter-deck"]]


def ridden(*deck: str) -> rw.Game:
    """East Bight Patrol attacks the second player, and Wolf Rider is its shadow card."""
    game = lotr(
        seat(heroes=["Aragorn", "Legolas"]),
        seat(heroes=["Gimli", "Thalin"], engaged=[card("East Bight Patrol", shadow=["Wolf Rider"])]),
        at="6.3",
        encounter_deck=list(deck),
        patient=True,
    )
    face(game, "defend with Gimli")
    return game


def test_wolf_rider_as_a_shadow_attacks_the_defending_player_with_a_shadow_card_of_its_own():
    game = ridden("Wargs", "Forest Gate")
    assert only(game, "Wargs").attached_to == "Wolf Rider"
    pass_until(game, "defend")
    assert (game.decision.seat, offers(game)) == (1, ["defend with Thalin", "leave it undefended"])
    face(game, "defend with Thalin")
    assert only(game, "Wolf Rider").value("attack") == 2 + 1, "Wargs give their shadow bonus to Wolf Rider"
    assert only(game, "East Bight Patrol").value("attack") == 3
    pass_until(game, "assign")
    assert offers(game) == ["assign the damage to Thalin"]
    game.choose(0)
    pass_until(game, "assign")
    game.choose("assign the damage to Gimli")
    assert damage(game, "Thalin", "Gimli") == [3 - 2, 3 - 2], "then the first attack goes on"


def test_a_sentinel_of_another_player_may_defend_against_wolf_rider():
    game = ridden("Wargs", "Forest Gate")
    pass_until(game, "defend")
    game.play("leave it undefended")
    assert (game.decision.seat, offers(game)) == (0, ["defend with Aragorn", "leave it undefended"])
    game.play("defend with Aragorn")
    assert only(game, "Aragorn").exhausted


def test_an_undefended_wolf_rider_hits_a_hero_of_the_defending_player():
    game = ridden()
    pass_until(game, "defend")
    game.play("leave it undefended", "leave it undefended")
    pass_until(game, "assign")
    assert (game.decision.seat, offers(game)) == (1, ["assign the damage to Gimli", "assign the damage to Thalin"])
    game.play("assign the damage to Thalin")
    assert damage(game, "Thalin") == [2]


def test_wolf_rider_returns_to_the_top_of_the_encounter_deck_after_combat_and_not_before():
    game = ridden("Wargs", "Forest Gate")
    face(game, "defend with Thalin")
    pass_until(game, "attack")
    assert zones(game, "Wolf Rider") == ["shadow"], "its attack is over, combat is not"
    pass_until(game, "commit")
    assert (zones(game, "Wargs"), zones(game, "Forest Gate")) == (["encounter-discard"], ["encounter-deck"])
    pass_until(game, "engage")
    assert zones(game, "Wolf Rider") == ["staging"], "it was the top card"


def test_wolf_rider_returns_although_the_enemy_it_was_dealt_to_is_defeated():
    game = ridden("Wargs", "Forest Gate")
    pass_until(game, "defend")
    game.play("leave it undefended", "leave it undefended")
    pass_until(game, "attack")
    game.play("attack East Bight Patrol", "attack with Legolas", "done")
    pass_until(game, "attack")
    assert (zones(game, "East Bight Patrol"), zones(game, "Wolf Rider")) == (["encounter-discard"], ["shadow"])
    pass_until(game, "commit")
    assert zones(game, "Wolf Rider") == ["encounter-deck"]


TROLL = "Hill Troll"


@pytest.mark.parametrize(
    ("answer", "defender", "raised"),
    [("defend with Faramir", "Faramir", 6 - 2 - 3), ("leave it undefended", "Legolas", 6 - 4)],
)
def test_the_damage_of_hill_troll_beyond_the_hit_points_left_raises_the_threat_of_the_player(answer, defender, raised):
    game = lotr(
        seat(heroes=["Legolas", "Aragorn"], allies=["Faramir"], engaged=[TROLL], threat=20),
        seat(heroes=["Gimli"], threat=20),
        at="6.3",
        patient=True,
    )
    face(game, answer)
    pass_until(game, "assign")
    game.play(f"assign the damage to {defender}")
    assert zones(game, defender) == ["discard"]
    assert game.table()["threat"] == [20 + raised, 20]


def test_hill_troll_counts_damage_that_lies_on_the_character_already_and_nothing_when_it_survives():
    hurt = lotr(seat(heroes=[card("Aragorn", damage=3), "Gimli"], engaged=[TROLL], threat=20), at="6.3", patient=True)
    face(hurt, "defend with Aragorn")
    pass_until(hurt, "assign")
    hurt.choose(0)
    assert (zones(hurt, "Aragorn"), threat(hurt)) == (["discard"], 20 + 4 - 2)
    sound = lotr(seat(heroes=["Aragorn", "Gimli"], engaged=[TROLL], threat=20), at="6.3", patient=True)
    face(sound, "defend with Aragorn")
    pass_until(sound, "assign")
    sound.choose(0)
    assert (damage(sound, "Aragorn"), threat(sound)) == ([4], 20)


def test_hill_troll_is_worth_four_victory_points():
    (info,) = [info for info in rw.cards("lotr") if info.name == TROLL]
    assert info.stats["victory"] == 4
    game = lotr(seat(heroes=["Aragorn", "Legolas"], engaged=[card(TROLL, damage=8)]), at="6.8a", patient=True)
    game.play(f"attack {TROLL}", "attack with Aragorn", "attack with Legolas", "done")
    pass_until(game, "commit")
    assert zones(game, TROLL) == ["victory-display"]


def test_goblin_sniper_cannot_be_engaged_by_choice_while_other_enemies_are_in_the_staging_area():
    guarded = lotr(seat(threat=0), staging=["Goblin Sniper", "King Spider"], at="5.2", patient=True)
    assert offers(guarded) == ["engage King Spider", "decline"]
    twins = lotr(seat(threat=0), staging=["Goblin Sniper", "Goblin Sniper"], at="5.2", patient=True)
    assert twins.decision.kind == "action", "each is another enemy for the other"
    alone = lotr(
        seat(threat=0, engaged=["King Spider"]), staging=["Goblin Sniper", "Forest Gate"], at="5.2", patient=True
    )
    assert offers(alone) == ["engage Goblin Sniper", "decline"]


def test_goblin_sniper_still_engages_by_a_check():
    game = lotr(seat(threat=48), staging=["Goblin Sniper", "King Spider"], at="5.3", patient=True)
    pass_until(game, "engagement-check")
    assert offers(game) == ["Goblin Sniper engages"]


def test_goblin_sniper_in_the_staging_area_makes_each_player_deal_a_damage_when_combat_ends():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Faramir"], threat=0),
        seat(heroes=["Legolas", "Gimli"], threat=0),
        staging=["Goblin Sniper"],
        at="6.11",
        patient=True,
    )
    assert (game.decision.seat, offers(game)) == (0, ["choose Aragorn", "choose Faramir"])
    game.play("choose Faramir")
    assert (game.decision.seat, offers(game)) == (1, ["choose Legolas", "choose Gimli"])
    game.play("choose Gimli")
    assert damage(game, "Aragorn", "Faramir", "Legolas", "Gimli") == [0, 1, 0, 1]
    assert step(game) == "7.4"


@pytest.mark.parametrize("at", ["3.5", "4.3", "5.4", "7.5"])
def test_goblin_sniper_does_nothing_when_another_phase_ends_or_while_it_is_engaged(at):
    calm = lotr(seat(threat=0), staging=["Goblin Sniper"], at=at, patient=True)
    assert (calm.decision.kind == "target", damage(calm, "Aragorn")) == (False, [0])
    engaged = lotr(seat(engaged=["Goblin Sniper"], threat=0), at="6.11", patient=True)
    assert (step(engaged), damage(engaged, "Aragorn")) == ("7.4", [0])


def test_marsh_adder_raises_the_threat_of_the_player_each_time_it_attacks():
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=["Marsh Adder", "King Spider"], threat=20),
        seat(heroes=["Legolas"], threat=20),
        at="6.4a",
        patient=True,
    )
    game.play("resolve the attack of King Spider")
    assert game.table()["threat"] == [20, 20]
    pass_until(game, "enemy-attack")
    assert offers(game) == ["resolve the attack of Marsh Adder"]
    game.choose(0)
    assert game.table()["threat"] == [21, 20]
    assert game.decision.rule == "lotr.phase-sequence.13", "before a defender is declared"


@pytest.mark.parametrize(("shadow", "zone"), [("Forest Gate", "staging"), ("King Spider", "engaged")])
def test_wargs_return_to_the_staging_area_after_an_attack_with_a_shadow_card_without_effect(shadow, zone):
    game = lotr(seat(heroes=["Aragorn", "Gimli"], engaged=[card("Wargs", shadow=[shadow])]), at="6.3", patient=True)
    face(game, "defend with Aragorn")
    pass_until(game, "assign")
    assert zones(game, "Wargs") == ["engaged"]
    game.choose(0)
    pass_until(game, "attack" if zone == "engaged" else "travel")
    assert (zones(game, "Wargs")[0], damage(game, "Aragorn")) == (zone, [1])


def test_wargs_without_a_shadow_card_stay_engaged():
    game = lotr(seat(heroes=["Aragorn", "Gimli"], engaged=["Wargs"]), at="6.3", patient=True)
    face(game, "defend with Aragorn")
    pass_until(game, "attack")
    assert zones(game, "Wargs") == ["engaged"]


@pytest.mark.parametrize(("answer", "attack"), [("defend with Aragorn", 4), ("leave it undefended", 5)])
def test_wargs_as_a_shadow_strengthen_the_attacker_for_this_attack(answer, attack):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Wargs"])]), at="6.3", patient=True
    )
    face(game, answer)
    assert only(game, "King Spider").value("attack") == attack
    pass_until(game, "attack")
    assert only(game, "King Spider").value("attack") == 3


@pytest.mark.parametrize(("progress", "left"), [(6, 2), (4, 0), (3, 0)])
def test_despair_takes_four_progress_off_the_quest_or_all_there_is(progress, left):
    game = lotr(
        seat(),
        encounter_deck=["Despair", "Forest Gate"],
        active=card("Old Forest Road", progress=2),
        at="3.3",
        patient=True,
        scenario="journey-along-the-anduin",
        quest={"name": "To the River...", "progress": progress},
    )
    assert only(game, "To the River...").tokens.get("progress", 0) == left
    assert only(game, "Old Forest Road").tokens == {"progress": 2}, "a location is not the quest card"


@pytest.mark.parametrize(
    ("answer", "victim", "dealt"), [("defend with Aragorn", "Aragorn", 3), ("leave it undefended", "Gimli", 3)]
)
def test_despair_as_a_shadow_takes_away_the_defense_of_the_defender(answer, victim, dealt):
    game = lotr(
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["Despair"])]), at="6.3", patient=True
    )
    face(game, answer)
    assert only(game, "Aragorn").value("defense") == 2, "the value is there, it only does not count"
    pass_until(game, "assign")
    game.play(f"assign the damage to {victim}")
    assert damage(game, victim) == [dealt]


def test_despair_takes_away_the_defense_for_this_attack_only():
    plated = card("Aragorn", attachments=["Unexpected Courage"])
    game = lotr(
        seat(heroes=[plated, "Gimli"], engaged=[card("King Spider", shadow=["Despair"]), "Wargs"]),
        at="6.3",
        patient=True,
    )
    pass_until(game, "enemy-attack")
    game.play("resolve the attack of King Spider")
    face(game, "defend with Aragorn")
    pass_until(game, "assign")
    game.choose(0)
    assert damage(game, "Aragorn") == [3]
    game.play("use Unexpected Courage")
    face(game, "defend with Aragorn")
    pass_until(game, "assign")
    game.choose(0)
    assert damage(game, "Aragorn") == [3 + 3 - 2]


def test_the_brown_lands_get_a_progress_token_and_are_explored_when_the_players_travel_there():
    game = lotr(seat(), staging=["The Brown Lands"], at="4.2", patient=True)
    assert game.table()["staging_threat"] == 5
    game.play("travel to The Brown Lands")
    assert zones(game, "The Brown Lands") == ["encounter-discard"]
    placed = [dict(pair[:2] for pair in told) for message, _, told in game.entries() if message == "log-progress"]
    assert [told["number"] for told in placed] == [1]


def test_the_players_must_travel_to_the_east_bight_unless_a_location_is_active():
    game = lotr(seat(), staging=["Forest Gate", "The East Bight"], at="4.2", patient=True)
    assert offers(game) == ["travel to The East Bight"]
    game.choose(0)
    assert (zones(game, "The East Bight"), only(game, "The East Bight").value("quest_points")) == (
        ["active-location"],
        6,
    )
    busy = lotr(seat(), staging=["The East Bight"], active="Forest Gate", at="4.2", patient=True)
    assert (busy.decision.kind, zones(busy, "The East Bight")) == ("action", ["staging"])
