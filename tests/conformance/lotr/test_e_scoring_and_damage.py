"""Scoring with the worked example of the 2010 book; hit points, damage, and how long enemies stay engaged."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.lotr.vocabulary.printing import hero
from support.lotr import card, lotr, offers, only, pass_until, seat, zones

OAK = hero("Oak", number=901, sphere="leadership", threat=5, stats=(0, 0, 0, 30), traits="Noble.")


def win(*seats: dict[str, object], **written: object) -> int:
    """The score of a game that Legolas wins: he shoots Ungoliant's Spawn on the last stage."""
    game = lotr(*seats, quest="Don't Leave the Path!", at="6.8a", patient=True, **written)
    game.play("attack Ungoliant's Spawn", "attack with Legolas", "done")
    while not game.over:
        game.choose("pass")
    assert game.result.winners == tuple(range(len(seats)))
    return game.result.score


SPAWN = card("Ungoliant's Spawn", damage=8)


@pytest.mark.rule("lotr.rop2010-scoring-example.1", "lotr.rop2010-scoring.1")
@pytest.mark.parametrize(("edition", "score"), [("classic", 43 + 8 + 6 - 5), ("revised", 43 + 8 + 6 - 5 + 10 * 6)])
def test_example_tom_scores_52_with_threat_43_a_dead_hero_six_damage_and_five_victory_points(edition, score):
    tom = seat(
        heroes=[card("Legolas", damage=2), card("Gimli", damage=4)],
        allies=[card("Faramir", damage=1, exhausted=True)],
        discard=["Théodred"],
        engaged=[SPAWN],
        threat=43,
    )
    assert win(tom, victory=["Hummerhorns"], edition=edition, round=7) == score


@pytest.mark.rule("lotr.rop2010-scoring.3")
def test_a_score_can_be_negative():
    lucky = seat(heroes=["Legolas"], engaged=[SPAWN], threat=2)
    assert win(lucky, victory=["Hummerhorns", "Chieftan Ufthak"], edition="classic") == 2 - 5 - 4


@pytest.mark.rule("lotr.rop2010-score-sheet.1", "lotr.rop2010-score-sheet.2")
def test_the_group_scores_the_subtotals_of_all_four_players_less_the_victory_points_once():
    players = (
        seat(heroes=[card("Legolas", damage=1)], discard=["Thalin", "Gimli"], engaged=[SPAWN], threat=30),
        seat(heroes=[card("Aragorn", damage=3), card("Glóin", damage=2)], threat=41),
        seat(heroes=["Éowyn"], discard=["Dúnhere"], threat=17),
        seat(heroes=[card("Glorfindel", damage=4)], threat=28),
    )
    subtotals = (30 + 9 + 11 + 1, 41 + 3 + 2, 17 + 8, 28 + 4)
    assert win(*players, victory=["Hummerhorns"], edition="classic") == sum(subtotals) - 5


@pytest.mark.rule("lotr.rop2010-scoring.2")
def test_the_threat_of_an_eliminated_player_counts_50_and_rises_no_more():
    game = lotr(
        seat(heroes=["Oak", "Legolas"], engaged=[SPAWN], threat=20),
        seat(heroes=["Aragorn", "Gimli"], engaged=[card("King Spider", shadow=["East Bight Patrol"])], threat=49),
        quest="Don't Leave the Path!",
        encounter_deck=["Forest Gate", "Enchanted Stream", "Enchanted Stream", "Old Forest Road"],
        at="6.3",
        edition="classic",
        extra=(OAK,),
    )
    while not any(game.table()["eliminated"]):
        game.choose("leave it undefended" if game.decision.kind == "defend" else "assign the damage to Oak")
    assert game.table()["threat"] == [20, 49 + 3]
    pass_until(game, "attack")
    game.choose("done")
    pass_until(game, "attack")
    assert (game.table()["round"], game.table()["threat"]) == (2, [20 + 1 + 4, 49 + 3])
    damage = only(game, "Oak").tokens["damage"]
    assert damage == 5 + 5 + 3
    game.play("attack Ungoliant's Spawn", "attack with Legolas", "done")
    assert game.result.score == (20 + 1 + 4) + damage + 50 + (12 + 11)


@pytest.mark.rule("lotr.rop2010-scoring.4")
def test_victory_points_come_from_defeated_enemies_and_explored_locations():
    game = lotr(
        seat(
            heroes=[card("Éowyn", committed=True, exhausted=True), "Legolas"],
            engaged=[card("Hummerhorns", damage=2)],
            threat=10,
        ),
        active="Gladden Fields",
        at="3.4",
    )
    assert (zones(game, "Gladden Fields"), game.table()["victory_points"]) == (["victory-display"], 3)
    pass_until(game, "attack")
    game.play("attack Hummerhorns")
    assert (zones(game, "Hummerhorns"), game.table()["victory_points"]) == (["victory-display"], 8)


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.1", "lotr.rop2010-hit-points-and-damage.3")
@pytest.mark.parametrize(("damage", "place"), [(0, "play"), (1, "play"), (2, "discard"), (3, "discard")])
def test_a_character_dies_at_once_when_its_damage_reaches_its_hit_points(damage, place):
    game = lotr(
        seat(heroes=[card("Théodred", damage=damage), "Gimli"], engaged=["King Spider"]), at="6.4a", patient=True
    )
    game.choose("resolve the attack of King Spider")
    pass_until(game, "defend")
    game.choose("defend with Théodred")
    pass_until(game, "assign")
    assert zones(game, "Théodred") == ["play"]
    game.choose("assign the damage to Théodred")
    assert (game.decision.rule, zones(game, "Théodred")) == ("lotr.phase-sequence.16", [place])
    assert only(game, "Théodred").tokens.get("damage", 0) == (damage + 2 if place == "play" else 0)


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.3")
def test_an_enemy_dies_at_once_when_its_damage_reaches_its_hit_points():
    game = lotr(seat(heroes=["Gimli"], engaged=[card("King Spider", damage=2)]), at="6.8a", patient=True)
    game.play("attack King Spider", "attack with Gimli", "done", "pass", "pass")
    assert (game.decision.rule, zones(game, "King Spider")) == ("lotr.phase-sequence.20", ["encounter-discard"])


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.2")
def test_damage_stays_until_it_is_healed_or_the_card_leaves_play():
    game = lotr(
        seat(
            heroes=[card("Aragorn", damage=3), "Glorfindel"],
            allies=[card("Faramir", damage=2)],
            engaged=[card("Forest Spider", damage=2)],
            threat=10,
        ),
        at="7.1",
        patient=True,
    )
    while game.table()["step"] != "2.2":
        game.choose(offers(game)[-1])
    names = ("Aragorn", "Faramir", "Forest Spider")
    assert [only(game, name).tokens["damage"] for name in names] == [3, 2, 2]
    game.play("use Glorfindel", "choose Aragorn")
    assert [only(game, name).tokens["damage"] for name in names] == [2, 2, 2]
    pass_until(game, "defend")
    game.choose("defend with Faramir")
    pass_until(game, "attack")
    assert only(game, "Faramir").tokens["damage"] == 2, "attack 2 against defense 2"
    game.play("attack Forest Spider", "attack with Aragorn", "attack with Glorfindel", "done")
    pass_until(game, "attack")
    assert (zones(game, "Forest Spider"), only(game, "Forest Spider").tokens) == (["encounter-discard"], {})


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.4")
def test_a_dead_hero_is_left_out_when_a_discard_pile_is_shuffled_into_its_deck():
    game = lotr(
        seat(
            heroes=[card("Éowyn", resources=1)], hand=["Will of the West"], discard=["Théodred", "Gandalf", "Faramir"]
        ),
        at="3.1",
        patient=True,
    )
    game.play("play Will of the West", "choose player 1")
    assert zones(game, "Théodred") + zones(game, "Gandalf") + zones(game, "Faramir") == ["discard", "deck", "deck"]


def spawn(game: rw.Game) -> tuple[str, int | None]:
    """Where Ungoliant's Spawn is, and before whom."""
    return only(game, "Ungoliant's Spawn").zone, only(game, "Ungoliant's Spawn").seat


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.5")
def test_an_undefeated_enemy_stays_engaged_round_after_round_until_it_is_defeated():
    game = lotr(
        seat(heroes=["Aragorn"], threat=40),
        seat(heroes=["Oak", "Glorfindel"], engaged=[card("Ungoliant's Spawn", damage=8)], threat=10),
        at="6.10",
        patient=True,
        extra=(OAK,),
    )
    while game.decision.kind != "attack" or game.decision.seat != 1 or game.table()["round"] < 3:
        assert spawn(game) == ("engaged", 1)
        choice = next((key for key in offers(game) if key.endswith("Oak")), offers(game)[-1])
        game.choose(choice if game.decision.kind == "assign" else offers(game)[-1])
    game.play("attack Ungoliant's Spawn", "attack with Glorfindel", "done", "pass", "pass", "pass", "pass")
    assert spawn(game) == ("encounter-discard", None)


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.5")
def test_a_card_effect_can_return_an_engaged_enemy_to_the_staging_area():
    game = lotr(
        seat(heroes=[card("Éowyn", resources=2)], hand=["A Light in the Dark"], engaged=["Ungoliant's Spawn"]), at="6.1"
    )
    assert spawn(game) == ("engaged", 0)
    game.choose("play A Light in the Dark")
    assert spawn(game) == ("staging", None)


@pytest.mark.rule("lotr.rop2010-hit-points-and-damage.5")
def test_the_enemies_of_a_player_who_is_out_return_to_the_staging_area():
    game = lotr(
        seat(heroes=["Aragorn"], threat=10),
        seat(heroes=[card("Éowyn", exhausted=True)], engaged=["Ungoliant's Spawn"]),
        at="6.2",
        patient=True,
    )
    pass_until(game, "assign")
    assert spawn(game) == ("engaged", 1)
    game.choose("assign the damage to Éowyn")
    assert game.table()["eliminated"] == [False, True]
    assert spawn(game) == ("staging", None)
