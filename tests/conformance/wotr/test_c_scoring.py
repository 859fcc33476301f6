"""Scoring: battlegrounds, paths, corruption, Ring tokens, and the Victory check."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import event
from rulewright.games.wotr.vocabulary.tokens import RemoveCorruption
from rulewright.games.wotr.vocabulary.words import WhenPlayed
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    card,
    names,
    place,
    player,
    points,
    wotr,
    zone,
)

TWELVE = ("Minas Tirith", "Helm's Deep", "Lórien", "Rivendell", "Orthanc", "Edoras")
"""3 + 2 + 2 + 2 + 2 + 1 points."""
NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


@pytest.mark.rule("wotr.scoring.1", "wotr.scoring-battlegrounds.1", "wotr.scoring-paths.1", "wotr.scoring-paths.3")
def test_a_team_scores_battlegrounds_of_either_side_and_the_free_peoples_also_paths():
    """Free Peoples: Moria 1, Minas Tirith 3, Weathertop 2. Shadow: Morannon 2, Lórien 2, 4 corruption; no path."""
    game = wotr(
        free_scoring=["Moria", "Minas Tirith", "Weathertop"],
        shadow_scoring=["Morannon", "Lórien", "Caradhras"],
        active=["Orthanc"],
        corruption=4,
    )
    assert points(game) == (6, 8)


@pytest.mark.rule("wotr.scoring-battlegrounds.1")
@pytest.mark.parametrize("area", ["free_scoring", "shadow_scoring"])
def test_every_battleground_is_worth_its_printed_points_to_whoever_has_it(area):
    printed = {
        "Dol Amroth": 1, "Edoras": 1, "Helm's Deep": 2, "Lórien": 2, "Minas Tirith": 3, "Pelargir": 1, "Rivendell": 2,
        "Dol Guldur": 1, "Harad": 1, "Minas Morgul": 2, "Morannon": 2, "Moria": 1, "Orthanc": 2, "Umbar": 1,
    }  # fmt: skip
    for name, worth in printed.items():
        score = points(wotr(**{area: [name]}))
        assert score == ((worth, 0) if area == "free_scoring" else (0, worth))


@pytest.mark.rule("wotr.scoring-paths.1", "wotr.scoring-paths.3")
def test_every_path_is_worth_its_printed_points_to_the_free_peoples_and_nothing_to_the_shadow():
    for path in (c for c in rw.cards("wotr") if c.kind == "path"):
        worth = (1, 2, 1, 2, 1, 2, 1, 2, 3)[path.stats["number"] - 1]
        assert points(wotr(free_scoring=[path.name])) == (worth, 0)
        assert points(wotr(shadow_scoring=[path.name])) == (0, 0)


@pytest.mark.rule("wotr.scoring-paths.2", "wotr.scoring-paths.4", "wotr.path-combat-results.5")
def test_paths_the_shadow_won_with_one_and_with_three_symbols_are_worth_four_points_together():
    game = wotr(active=[place("Weathertop", "The Hunter")], at="3.1", stop=True)
    assert (names(game, "shadow-scoring"), points(game)) == (["Weathertop"], (0, 1))
    game = wotr(
        active=[place("Osgiliath", "The Witch-king", "The Reaver")],
        shadow_scoring=["Weathertop"],
        corruption=1,
        at="3.1",
        stop=True,
    )
    assert (names(game, "shadow-scoring"), points(game)) == (["Weathertop", "Osgiliath"], (0, 4))


@pytest.mark.rule("wotr.corruption-tokens.2", "wotr.corruption-tokens.6")
def test_grishnakh_adds_one_corruption_token_worth_one_point():
    game = wotr(active=[place("Amon Hen", "Grishnákh")], corruption=2, first=WITCH_KING)
    assert points(game) == (0, 2)
    game.play("use Grishnákh")
    assert (game.table()["corruption"], points(game)) == (3, (0, 3))


@pytest.mark.rule("wotr.corruption-tokens.3")
def test_each_uncancelled_symbol_of_a_path_combat_adds_a_corruption_token():
    for attackers, added in ((["The Hunter"], 0), (["The Witch-king"], 1), (["The Witch-king", "The Reaver"], 2)):
        game = wotr(active=[place("Egladil", *attackers)], corruption=2, at="3.1", stop=True)
        assert game.table()["corruption"] == 2 + added


@pytest.mark.rule("wotr.corruption-tokens.5")
def test_removing_a_corruption_token_that_is_not_there_does_nothing():
    song = event("test-song", "Test Song", WhenPlayed(RemoveCorruption(1)), faction="hobbit", number=900)
    for corruption, left in ((0, 0), (2, 1)):
        game = wotr(frodo=player(hand=["Test Song", "Sting"]), corruption=corruption, extra=(song,))
        game.play("play Test Song")
        assert (zone(game, "Test Song"), game.table()["corruption"], points(game)) == ("eliminated", left, (0, left))


@pytest.mark.rule("wotr.corruption-tokens.5")
def test_two_hobbits_remove_the_only_corruption_token_and_no_more():
    game = wotr(active=[place("Amon Hen", card("Frodo Baggins", items=["Lembas"]), "Sam Gamgee")], corruption=1)
    game.play("use Lembas")
    assert (game.table()["corruption"], points(game)) == (0, (0, 0))


@pytest.mark.rule("wotr.scoring-ring-tokens.1")
def test_each_players_unused_ring_token_is_a_point_for_the_team_in_the_final_scoring():
    """5 to 5 and three unused tokens: two of the Free Peoples, one of the Shadow."""
    game = wotr(
        saruman=player(ring=0),
        free_scoring=["Minas Tirith", "Lórien"],
        corruption=5,
        path=9,
        at="4.1",
    )
    assert points(game) == (5, 5)
    assert game.result == ((FRODO, ARAGORN), 1, "wotr.victory-check.3")


@pytest.mark.rule("wotr.scoring-ring-tokens.2")
def test_ring_tokens_do_not_count_in_a_victory_check_before_the_last_path():
    """10 to 1 and the two unused tokens of the leading team: the difference is 9, the game goes on."""
    game = wotr(
        witch_king=player(ring=0, deck=["Mordor Orcs"] * 5),
        saruman=player(ring=0, deck=["Wolf-riders", "Uglúk", "Gollum", "Cave-troll", "Saruman"]),
        free_scoring=["Minas Tirith", "Helm's Deep", "Lórien", "Rivendell", "Edoras"],
        corruption=1,
        path=8,
        round=8,
        at="4.1",
        stop=True,
    )
    assert points(game) == (10, 1)
    assert game.result is None


@pytest.mark.rule("wotr.victory-check.1")
def test_the_points_of_both_teams_are_told_in_the_victory_check():
    game = wotr(free_scoring=["Minas Tirith"], shadow_scoring=["Moria"], corruption=1, at="4.1", stop=True)
    counted = [(message, args) for message, rule, args in game.entries() if rule == "wotr.victory-check.1"]
    assert counted == [("log-free-points", (("number", 3, -1),)), ("log-shadow-points", (("number", 2, -1),))]
    assert game.result is None


@pytest.mark.rule("wotr.victory-check.2")
def test_with_12_to_2_the_game_ends_at_once_and_no_cards_are_drawn():
    game = wotr(
        frodo=player(deck=["Sting", "Gimli", "Quickbeam"]),
        free_scoring=[*TWELVE],
        corruption=2,
        path=4,
        round=4,
        at="4.1",
    )
    assert points(game) == (12, 2)
    assert game.result == ((FRODO, ARAGORN), 10, "wotr.victory-check.2")
    assert (names(game, "hand", FRODO), game.decision) == ([], None)


@pytest.mark.rule("wotr.victory-check.2")
@pytest.mark.parametrize(
    ("corruption", "result"), [(9, None), (10, ((WITCH_KING, SARUMAN), 10, "wotr.victory-check.2"))]
)
def test_the_shadow_wins_with_a_lead_of_10_and_not_of_9(corruption, result):
    game = wotr(corruption=corruption, path=4, round=4, at="4.1", stop=True)
    assert game.result == result


@pytest.mark.rule("wotr.victory-check.2")
def test_a_lead_of_10_gained_in_the_action_phase_waits_for_the_victory_check():
    game = wotr(active=[place("Amon Hen", "Grishnákh")], corruption=9, first=WITCH_KING)
    game.play("use Grishnákh")
    assert (points(game), game.result, game.table()["phase"]) == ((0, 10), None, "actions")


@pytest.mark.rule("wotr.victory-check.3")
@pytest.mark.parametrize(
    ("corruption", "path", "result"),
    [
        (4, 9, ((FRODO, ARAGORN), 1, "wotr.victory-check.3")),
        (6, 9, ((WITCH_KING, SARUMAN), 1, "wotr.victory-check.3")),
        (4, 8, None),
    ],
)
def test_after_the_last_path_the_higher_score_wins_by_however_little(corruption, path, result):
    scored = ["Minas Tirith", "Lórien"]
    game = wotr(**NO_RINGS, free_scoring=scored, corruption=corruption, path=path, at="4.1", stop=True)
    assert points(game) == (5, corruption)
    assert game.result == result


@pytest.mark.rule("wotr.victory-check.4")
def test_a_tie_after_the_last_path_is_won_by_the_shadow():
    game = wotr(**NO_RINGS, free_scoring=["Minas Tirith", "Lórien"], corruption=5, path=9, at="4.1")
    assert points(game) == (5, 5)
    assert game.result == ((WITCH_KING, SARUMAN), 0, "wotr.victory-check.4")
    rings = wotr(frodo=player(ring=0), free_scoring=["Minas Tirith"], corruption=2, path=9, at="4.1")
    assert rings.result == ((WITCH_KING, SARUMAN), 0, "wotr.victory-check.4")
