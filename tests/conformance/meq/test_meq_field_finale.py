"""Situations of the Finale: who reveals, who advances, how strong the Ringwraiths are, and who wins."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import fight_a_round, hero, meq, names, offers, only, place, size, story

ARGALAD, THALIN = hero("Argalad", at="Bree"), hero("Thálin", at="Bree")
MET = {"sauron_mission": "In Darkness Bind Them"}
"""The yellow marker is in stage III, where it stands on 13 or beyond."""
UNMET = {"sauron_mission": "His Dark Throne", "hero_mission": "Isildur's Secret"}


def finale(*heroes: dict[str, object], **written: object) -> rw.Game:
    """The Finale with these heroes, or with Argalad and Thálin in Bree."""
    return meq(*(heroes or (ARGALAD, THALIN)), at="finale", **{**UNMET, **written})


WINS: list[tuple[str, dict[str, object], tuple[int, ...], str]] = [
    ("dominant heroes with their mission", {"green": 18, "yellow": 5, "hero_mission": "Noble Blood"}, (1, 2),
     "meq.finale.4"),
    ("dominant Sauron with his", {"green": 5, "yellow": 18, **MET}, (0,), "meq.finale.4"),
    ("nobody dominant, the heroes alone", {"green": 10, "yellow": 10, "hero_mission": "Noble Blood"}, (1, 2),
     "meq.finale.7"),
    ("nobody dominant, Sauron alone", {"green": 14, "yellow": 14, **MET}, (0,), "meq.finale.7"),
    ("dominant Sauron without his, though the heroes have theirs, does not lose at once: they fight",
     {"green": 5, "yellow": 18, "hero_mission": "Noble Blood"}, (), ""),
    ("heroes so far ahead that the Ringwraiths have no health", {"green": 18, "yellow": 9}, (1, 2), "meq.finale.22"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "written", "winners", "rule"), WINS, ids=[case[0] for case in WINS])
def test_who_wins_at_once(what: str, written: dict[str, object], winners: tuple[int, ...], rule: str):
    game = finale(**written)
    assert game.over is bool(winners)
    if winners:
        assert (game.result.winners, game.result.reason) == (winners, rule)


STRENGTHS: list[tuple[str, dict[str, object], tuple[int, int, int, int], tuple[int, int]]] = [
    ("both missions are met and nobody is dominant: all advance",
     {"green": 13, "yellow": 13, "hero_mission": "Noble Blood", **MET}, (14, 14, 1, 1), (9, 8)),
    ("Sauron's mission brings him level",
     {"green": 18, "yellow": 13, "red": 9, "black": 9, **MET}, (18, 14, 10, 10), (9, 8)),
    ("the heroes' mission takes a point from the dominant Sauron", {"green": 14, "yellow": 10, "red": 10, "black": 10,
        "hero_mission": "Noble Blood"}, (15, 10, 10, 10), (12, 11)),
    ("no mission is met and Sauron is dominant", {"green": 14, "yellow": 18}, (14, 18, 0, 0), (13, 12)),
    ("no mission is met and the heroes are dominant", {"green": 18, "yellow": 15}, (18, 15, 0, 0), (6, 5)),
    ("the way to Shadow Falls is the shorter one",
     {"green": 18, "yellow": 9, "red": 9, "black": 10}, (18, 9, 9, 10), (7, 6)),
    ("the example of the book",
     {"green": 18, "yellow": 7, "red": 6, "black": 14, "sauron_mission": "Where the Shadows Lie"},
     (18, 8, 7, 15), (6, 5)),
]  # fmt: skip


@pytest.mark.parametrize(("what", "written", "markers", "wraiths"), STRENGTHS, ids=[case[0] for case in STRENGTHS])
def test_how_strong_the_ringwraiths_are(
    what: str, written: dict[str, object], markers: tuple[int, int, int, int], wraiths: tuple[int, int]
):
    game = finale(**written)
    enemy = only(game, "Ringwraiths")
    assert (story(game), (enemy.value("health"), enemy.value("fortitude"))) == (markers, wraiths)
    assert offers(game) == ["choose player 2", "choose player 3"]


def test_all_cards_come_back_and_as_many_as_fortitude_are_drawn():
    """Weary: 4 instead of 5. The damage on the Ringwraiths is gone."""
    argalad = hero(
        "Argalad", at="Bree", hand=["Parry"], life=["Volley"], rest=["Overdraw"] * 3, damage=["Precision"] * 2,
        corruption=["Weary", "Weak"],
    )  # fmt: skip
    there = {"Bree": place(minions=[{"name": "Ringwraiths", "damage": 5}])}
    game = finale(argalad, THALIN, green=18, yellow=15, places=there)
    assert (size(game, "hand"), size(game, "life"), size(game, "rest"), size(game, "damage")) == (4, 3, 0, 0)
    assert only(game, "Ringwraiths").tokens.get("damage", 0) == 0


def test_the_hero_who_executes_them_wins_for_all():
    """Nothing shields the Ringwraiths: their card has printed defense 0."""
    game = finale(
        hero("Argalad", at="Bree", life=["Execute", "Parry", "Volley", "Volley"]), THALIN, green=18, yellow=15,
        decks={"ravager": ["Hack"]},
    )  # fmt: skip
    game.play("choose player 2", "agree")
    fight_a_round(game, "Execute", "Hack")
    game.play("lose Volley", "lose Volley")
    assert (game.over, game.result.winners, game.result.reason) == (True, (1, 2), "meq.finale.22")


def test_both_exhausted_is_a_victory_of_sauron():
    game = finale(ARGALAD, THALIN, green=18, yellow=15)
    game.play("choose player 2", "agree", "draw 0", "declare exhaustion", "declare exhaustion")
    assert (game.over, game.result.winners, game.result.reason) == (True, (0,), "meq.finale.23")


def test_a_shadow_card_may_open_the_last_combat_but_only_one():
    game = finale(ARGALAD, THALIN, green=18, yellow=15, pool=6, shadow=["Betrayed", "Morgul-blade"])
    game.play("choose player 2", "agree")
    assert offers(game) == ["play Betrayed", "play Morgul-blade", "pass"], "the Ringwraiths are a minion"
    game.play("play Betrayed")
    assert (game.decision.kind, names(game, "shadow-hand")) == ("agility", ["Morgul-blade"])
