"""Sauron's cards where their words are subtle: what comes afterwards, what is one effect, what a command is."""

from __future__ import annotations

import pytest

from support.meq import argalad, at, harmed, hero, influence, meq, names, offers, place, size, story, summary
from support.meq_combat import bear


@pytest.mark.parametrize(("corruption", "drawn"), [(["Weak"], 1), ([], 0)])
def test_seem_fairer_gives_a_plot_after_the_combat_also_when_the_hero_falls_in_it(corruption: list[str], drawn: int):
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=["Volley"], corruption=corruption), at="turn", pool=3,
        shadow=["Seem Fairer, Feel Fouler"], decks={"zealot": ["Reckless", "Hack", "Parry", "Smash", "Charge"]},
    )  # fmt: skip
    game.play("play Seem Fairer, Feel Fouler", "draw 0", "fight on", "fight on", "lay Reckless")
    bear(game)
    assert (game.decision.kind, size(game, "plot-hand")) == ("marker", drawn)
    game.play("advance the red marker")
    assert (at(game, "Argalad"), game.table()["turn"], game.table()["phase"]) == ("Fornost", 0, "hero-draw")


def test_the_agent_of_seem_fairer_may_bring_the_corruption_that_gives_the_plot():
    """It is looked at after the combat: the first Corruption card comes in it."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry", "Volley"], life=["Overdraw"] * 4), at="turn", pool=3,
        shadow=["Seem Fairer, Feel Fouler"],
        decks={"zealot": ["Poison Arrow", "Hack", "Parry", "Smash", "Charge"], "corruption": ["Weak"]},
    )  # fmt: skip
    game.play("play Seem Fairer, Feel Fouler", "draw 0", "fight on", "fight on", "lay Parry", "lay Poison Arrow")
    bear(game)
    assert (names(game, "area"), size(game, "plot-hand")) == (["Weak"], 0)
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (size(game, "plot-hand"), game.decision.kind) == (1, "rest")


@pytest.mark.parametrize("order", [("Ruins of Angmar", "Mount Gundabad"), ("Mount Gundabad", "Ruins of Angmar")])
def test_the_warrior_fills_strongholds_first_in_whatever_order_sauron_names_the_locations(order: tuple[str, str]):
    """READINGS 12. Ruins of Angmar would hold 1 beside a Gundabad of 1; in one effect Gundabad is 2 by then."""
    game = meq(
        argalad(), at="event", stop=True, green=13, yellow=13, decks={"events-3": ["Warrior of the Lidless Eye"]},
        places={"The Northern Waste": place(minions=["Gothmog"]), "Mount Gundabad": place(influence=1),
                "Ruins of Angmar": place(influence=1)},
    )  # fmt: skip
    game.play(*(f"influence {name}" for name in order), "done")
    found = summary(game)
    assert influence(game, "Ruins of Angmar", "Mount Gundabad", "Ered Mithrin") == [2, 2, 0]
    assert (found["tokens in Ruins of Angmar"], found["tokens in Mount Gundabad"]) == (1, 1)


def test_the_warrior_places_influence_but_no_token_beside_a_hero():
    game = meq(
        argalad(at="Ered Mithrin"), at="event", stop=True, green=13, yellow=13,
        decks={"events-3": ["Warrior of the Lidless Eye"]},
        places={"The Northern Waste": place(minions=["Gothmog"])},
    )  # fmt: skip
    game.play("influence Ered Mithrin", "influence Ruins of Angmar", "done")
    assert influence(game, "Ered Mithrin", "Ruins of Angmar", "Mount Gundabad") == [1, 1, 0]
    found = summary(game)
    assert (found.get("tokens in Ered Mithrin"), found["tokens in Ruins of Angmar"]) == (None, 1)


def test_without_gothmog_the_warrior_does_nothing():
    game = meq(
        argalad(), at="event", stop=True, green=13, yellow=13, decks={"events-3": ["Warrior of the Lidless Eye"]}
    )
    assert (game.decision, sum(influence(game, "Ruins of Angmar", "Mount Gundabad"))) == (None, 0)


def nine(**places: dict[str, object]):
    """Argalad meets the peril of the Nine in Minas Morgul."""
    game = meq(
        argalad(at="Osgiliath", hand=["Volley", "Volley"], life=["Parry"] * 2), at="travel", stop=True, green=7,
        places={"Minas Morgul": place(influence=3), "Sea of Udûn": place(influence=3),
                "Mount Doom": place(influence=3), "Barad-dûr": place(influence=3),
                "Dagorlad": place(minions=[{"name": "Mouth of Sauron", "damage": 6}]),
                "Plains of Gorgoroth": place(minions=[{"name": "Gothmog", "damage": 2}])},
        decks={"perils": ["Nine for Mortal Men Doomed to Die"], "corruption": ["Despairing"]},
    )  # fmt: skip
    game.play("travel to Minas Morgul", "inflict Nine for Mortal Men Doomed to Die", "yes")
    return game


def test_a_command_of_the_nine_may_heal():
    game = nine()
    game.play("command a minion")
    assert offers(game) == ["move Mouth of Sauron", "move Gothmog", "heal Mouth of Sauron", "heal Gothmog", "done"]
    game.play("heal Mouth of Sauron")
    assert (harmed(game, "Mouth of Sauron"), game.decision.kind) == (2, "travel")


def test_a_minion_that_the_nine_call_fights_at_once_and_the_turn_goes_on():
    game = nine()
    game.play("command a minion", "move Gothmog", "to Minas Morgul", "draw 0")
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (game.decision.kind, at(game, "Gothmog"), at(game, "Argalad")) == ("travel", "Minas Morgul", "Minas Morgul")


def test_the_nine_may_give_a_plot_instead():
    game = nine()
    game.play("draw a Plot card")
    assert (size(game, "plot-hand"), names(game, "area"), story(game)) == (1, ["Despairing"], (7, 0, 0, 0))
