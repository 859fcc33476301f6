"""Defeated heroes: the five steps of a defeat."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    asked,
    at,
    favor,
    hero,
    influence,
    meq,
    names,
    offers,
    place,
    size,
    story,
    told,
)

STEPS = (
    "meq.defeated-heroes.2", "meq.defeated-heroes.3", "meq.favor-tokens.1", "meq.defeated-heroes.4",
    "meq.defeated-heroes.6", "meq.defeated-heroes.8", "meq.defeated-heroes.9", "meq.turn-order.2",
)  # fmt: skip


def lost(where: str = "The Shire", to: str = "The Grey Havens", **more: object) -> rw.Game:
    """Argalad pays the last card for a move; the Life Pool is empty."""
    written = {key: more.pop(key) for key in ("places", "yellow", "red", "black", "shadow", "pool") if key in more}
    argalad = hero("Argalad", at=where, hand=["Parry"], **{"life": [], **more})
    game = meq(argalad, hero("Beravor", at="Edoras"), at="travel", **{"yellow": 1, "red": 1, **written})
    game.play(f"travel to {to}")
    return game


@pytest.mark.rule("meq.defeated-heroes.2", "meq.defeated-heroes.9", "meq.defeated-heroes.10")
def test_the_five_steps_of_a_defeat_come_in_their_order():
    game = lost(favor=1, rest=["Volley"], damage=["Overdraw"])
    assert [entry.text for entry in game.log() if entry.rule in STEPS] == [
        "Argalad is defeated", "The black marker moves 1", "Argalad gives up 1 favor", "Argalad moves: Fornost",
        "Argalad recovers", "Argalad's turn ends at once", "Beravor's turn",
    ]  # fmt: skip
    assert (asked(game), game.decision.kind) == (SECOND, "rest")


@pytest.mark.rule("meq.defeated-heroes.3")
def test_the_leftmost_marker_of_sauron_advances():
    assert story(lost(yellow=3, red=5, black=4)) == (0, 4, 5, 4)


def test_of_several_leftmost_markers_the_defeated_hero_chooses():
    """READINGS 6: the hero chooses, on rest and on defeat."""
    game = lost(yellow=1, red=1, black=1)
    assert (asked(game), len(offers(game))) == (FIRST, 3)
    game.play("advance the red marker")
    assert story(game) == (0, 1, 2, 1)


def test_despondent_lets_it_advance_twice():
    """READINGS 25."""
    assert story(lost(corruption=["Despondent"])) == (0, 1, 1, 2)


@pytest.mark.rule("meq.defeated-heroes.4")
@pytest.mark.parametrize("loss", ["lose favor", "lose item Boat", "lose item Elven Cloak"])
def test_the_hero_chooses_to_lose_a_favor_or_an_item(loss: str):
    game = lost(favor=2, items=["Boat", "Elven Cloak"])
    assert (asked(game), offers(game)) == (FIRST, ["lose favor", "lose item Boat", "lose item Elven Cloak"])
    game.play(loss)
    assert favor(game) == (1 if loss == "lose favor" else 2)
    assert names(game, "area") == [item for item in ("Boat", "Elven Cloak") if item not in loss]


@pytest.mark.rule("meq.defeated-heroes.5")
def test_who_has_neither_loses_nothing():
    """A Corruption card and a quest are no items."""
    game = lost(corruption=["Weak"], quests=["The Black Pit"])
    assert (asked(game), favor(game), names(game, "area")) == (SECOND, 0, ["Weak", "The Black Pit"])
    assert told(game, "meq.favor-tokens.1", "meq.defeated-heroes.4") == []


@pytest.mark.rule("meq.defeated-heroes.6")
@pytest.mark.parametrize(
    ("where", "to", "haven"),
    [
        ("The Shire", "The Grey Havens", "Fornost"), ("Weathertop", "The Trollshaws", "Fornost"),
        ("Plains of Gorgoroth", "Minas Morgul", "Minas Tirith"), ("Edoras", "Plains of Rohan", "Edoras"),
    ],
)  # fmt: skip
def test_the_figure_is_moved_to_the_nearest_haven(where: str, to: str, haven: str):
    """READINGS 13: fewest paths; the Haven itself is nearest to who is in it."""
    hand = {"Plains of Gorgoroth": ["Aimed Shot"]}.get(where, ["Parry"])
    game = meq(hero("Argalad", at=where, hand=hand, life=[]), hero("Beravor", at="Rhûn"), at="travel", yellow=1, red=1)
    game.play(f"travel to {to}")
    assert at(game, "Argalad") == haven


@pytest.mark.rule("meq.defeated-heroes.7")
@pytest.mark.parametrize("haven", ["Erebor", "Woodland Realm"])
def test_of_several_nearest_havens_sauron_chooses(haven: str):
    game = lost("Lake Esgaroth", "Erebor")
    assert (asked(game), offers(game)) == (SAURON, ["to Erebor", "to Woodland Realm"])
    assert game.why_not("to Rivendell") is not None
    game.play(f"to {haven}")
    assert at(game, "Argalad") == haven


@pytest.mark.rule("meq.defeated-heroes.8")
def test_rest_pool_and_damage_pool_are_shuffled_into_the_life_pool():
    game = lost(rest=["Volley"], damage=["Overdraw", "Quick Shot"])
    assert sorted(names(game, "life")) == ["Overdraw", "Parry", "Quick Shot", "Volley"]
    assert (size(game, "rest"), size(game, "damage"), size(game, "hand")) == (0, 0, 0)


@pytest.mark.rule("meq.defeated-heroes.9")
def test_a_defeat_in_another_turn_does_not_end_that_turn():
    """An Evil Fog takes the last card in Sauron's Action step; Sauron goes on with both actions."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=[], corruption=["Weak"]), hero("Beravor", at="Edoras"),
        at="action", pool=1, shadow=["An Evil Fog"], yellow=1, red=1,
    )  # fmt: skip
    game.play("play An Evil Fog", "choose player 2", "no")
    assert (at(game, "Argalad"), names(game, "life"), game.table()["turn"]) == ("Fornost", ["Parry"], SAURON)
    assert (asked(game), game.decision.kind, game.decision.prompt()) == (SAURON, "action", "Your action? Left: 2")


@pytest.mark.rule("meq.defeated-heroes.9")
def test_what_was_still_to_come_in_the_turn_does_not():
    """No exploring, no encounter."""
    game = lost()
    assert (asked(game), game.decision.kind) == (SECOND, "rest")
    assert told(game, "meq.encounter-step.4", "meq.encounter-step.5", "meq.encounter-step.6", "meq.explore.1") == []


def test_with_two_players_the_special_rally_and_draw_follow_a_defeat_in_the_first_turn():
    """READINGS 13: then the second turn. Fornost is a Haven; so the rally finds nothing to remove there."""
    game = meq(
        hero("Argalad", at="The Shire", hand=["Parry"], life=[], rest=["Volley", "Volley"]), at="travel",
        yellow=1, red=1, places={"Bree": place(influence=1)},
    )  # fmt: skip
    game.play("travel to The Grey Havens")
    assert (game.decision.kind, offers(game)) == ("draw", ["draw 3", "draw 2", "draw 1", "draw 0"])
    game.play("draw 3")
    assert (asked(game), game.decision.kind, game.table()["turn"]) == (FIRST, "rest", FIRST)
    assert influence(game, "Bree") == [1]
