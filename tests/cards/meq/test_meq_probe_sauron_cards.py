"""Sauron's cards where their words are subtle: what comes afterwards, what is one effect, what a command is."""

from __future__ import annotations

import pytest

from support.meq import (
    argalad,
    at,
    favor,
    harmed,
    hero,
    influence,
    meq,
    names,
    offers,
    place,
    size,
    story,
    summary,
    thalin,
)
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
    game.play("travel to Minas Morgul", "discard card Volley", "inflict Nine for Mortal Men Doomed to Die", "yes")
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


def test_an_evil_wound_may_defeat_the_hero_again_and_all_steps_are_taken_again():
    who = hero("Argalad", at="Bree", hand=["Parry"], life=[], rest=["Volley"], favor=2)
    game = meq(who, at="travel", green=8, pool=7, shadow=["Evil Wound"])
    game.play("travel to Fornost", "advance the red marker")
    assert (at(game, "Argalad"), size(game, "life"), favor(game)) == ("Fornost", 2, 1)
    game.play("play Evil Wound")
    while game.decision.kind == "damage":
        game.play("lose the top card")
    game.play("advance the black marker")
    assert (story(game), favor(game), size(game, "life"), game.table()["turn"]) == ((8, 0, 1, 1), 0, 2, 0)


def test_a_grievous_loss_fills_the_pool_or_the_board_and_slows_the_heroes_once():
    who = hero("Argalad", at="Bree", hand=["Parry"], life=[], corruption=["Weak", "Weary"])
    game = meq(
        who, thalin(), at="travel", turn=1, green=13, pool=12, shadow=["Grievous Loss"],
        places={"Barad-dûr": place(influence=5)},
    )  # fmt: skip
    game.play("travel to Fornost", "advance the red marker", "play Grievous Loss")
    assert "into the Shadow Pool" not in offers(game), "it is full"
    game.play("influence Barad-dûr", "influence Mount Doom")
    assert influence(game, "Barad-dûr", "Mount Doom") == [6, 1]
    while game.table()["round"] == 2:
        game.choose(offers(game)[-1])
    assert story(game)[0] == 14, "1 space in place of 2"


def test_as_an_uruk_hai_a_southron_draws_six_cards_and_its_token_goes():
    game = meq(
        hero("Eometh", at="Gap of Rohan", hand=["Parry", "Hack"]), at="ambush", stop=True, green=7, pool=5,
        plots=["Rise of the Uruk-hai"], places={"Gap of Rohan": place(monsters=["Southron"])},
    )  # fmt: skip
    game.play("yes", "draw 0")
    assert (size(game, "hand", 0), game.decision.kind) == (6, "declare")
    game.play("declare exhaustion", "declare exhaustion", "done")
    assert (names(game, "monster-tokens"), names(game, "pile-4-discard", -1)) == ([], ["Southron"])
