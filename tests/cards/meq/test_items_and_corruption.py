"""Items and Corruption cards: what each does for, or to, the hero who has it."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import SAURON, argalad, asked, at, favor, meq, names, offers, only, place, story, thalin

SHOWN_ELSEWHERE = {"Deranged", "Helpless", "Weary", "Weak", "Distraught", "Despondent", "Careless", "Wretched"}
"""tests/conformance/meq/test_corruption.py."""
SHOWN = {
    "Reckless", "Indifferent", "Despairing", "Isolated", "Hopeless", "Mistrusted", "Cowardly", "Greedy", "Boat",
    "Horse", "Elven Cloak",
}  # fmt: skip


def test_every_item_and_corruption_card_is_shown():
    assert {i.name for i in rw.cards("meq") if i.kind in ("item", "corruption")} == SHOWN | SHOWN_ELSEWHERE


@pytest.mark.parametrize(("items", "cards"), [([], 2), (["Horse"], 1)])
def test_a_horse_makes_every_path_one_card_shorter(items: list[str], cards: int):
    """Bree to Tharbad: a hill, or two cards; from Bree to Old Forest one card is still needed."""
    game = meq(argalad(hand=["Volley", "Quick Shot"], items=items), at="travel", stop=True)
    game.play("travel to Tharbad", "discard card Volley")
    assert (at(game, "Argalad"), len(names(game, "hand"))) == ("Tharbad", 2 - cards)
    short = meq(argalad(hand=["Volley", "Quick Shot"], items=items), at="travel", stop=True)
    short.play("travel to Old Forest", "discard card Volley")
    assert names(short, "hand") == ["Quick Shot"]


@pytest.mark.parametrize(("items", "sails"), [([], False), (["Boat"], True)])
def test_a_boat_joins_the_grey_havens_and_belfalas_for_three_cards(items: list[str], sails: bool):
    game = meq(
        argalad(at="The Grey Havens", hand=["Quick Shot", "Quick Shot", "Parry"], items=items), at="travel", stop=True
    )
    assert ("travel to Belfalas" in offers(game)) is sails
    if sails:
        game.play("travel to Belfalas", "discard card Parry", "discard card Quick Shot")
        assert (at(game, "Argalad"), names(game, "hand")) == ("Belfalas", [])
    two = meq(argalad(at="Belfalas", hand=["Quick Shot", "Quick Shot"], items=items), at="travel", stop=True)
    assert "travel to The Grey Havens" not in offers(two)


@pytest.mark.parametrize(("turn", "pool"), [(1, 2), (2, 3)])
def test_an_elven_cloak_takes_influence_after_a_shadow_card_in_the_owners_turn(turn: int, pool: int):
    game = meq(
        argalad(items=["Elven Cloak"]), thalin(at="Old Forest"), at="turn", turn=turn, pool=3,
        shadow=["Flocks of Crebain"],
    )  # fmt: skip
    game.play("play Flocks of Crebain")
    assert game.table()["pool"] == pool


@pytest.mark.parametrize(("corruption", "drawn"), [([], 3), (["Reckless"], 4)])
def test_a_reckless_hero_lets_sauron_draw_one_more_peril(corruption: list[str], drawn: int):
    game = meq(argalad(at="Eregion", corruption=corruption), at="travel", stop=True)
    deck = len(names(game, "perils"))
    game.play("travel to Moria", "discard card Parry")
    if corruption:
        assert (asked(game), offers(game)) == (SAURON, ["yes", "no"])
        game.play("yes")
    assert deck - len(names(game, "perils")) == drawn


@pytest.mark.parametrize(("corruption", "drawn"), [([], 3), (["Indifferent"], 2)])
def test_an_indifferent_hero_draws_two_encounters(corruption: list[str], drawn: int):
    cards = ["The City by the Greyflood", "Remnants of the North-South Road", "A Merry Fellow"]
    game = meq(argalad(corruption=corruption), at="encounter", stop=True, decks={"encounters-1": cards})
    assert len(names(game, "encounters-1-discard")) == drawn


def test_a_despairing_hero_keeps_three_favor():
    game = meq(argalad(favor=2, corruption=["Despairing"]), at="travel", stop=True, places={"Bree": place(favor=3)})
    game.play("explore", "take favor")
    assert (favor(game), only(game, "Bree").tokens) == (3, {"favor": 2})
    assert "take favor" not in offers(game)
    at_once = meq(argalad(favor=5), at="travel", stop=True, decks={"corruption": ["Despairing"]})
    at_once.play("explore", "choose the Dark Path")
    assert favor(at_once) == 3


def test_an_isolated_hero_neither_consults_nor_trades():
    game = meq(
        argalad(favor=1, corruption=["Isolated"]), thalin(at="Bree", favor=1), at="travel", stop=True,
        places={"Bree": place(characters=["Gandalf"])},
    )  # fmt: skip
    game.play("explore")
    assert offers(game) == ["choose the Dark Path", "done"]
    other = meq(
        argalad(favor=1, corruption=["Isolated"]), thalin(at="Bree", favor=1), at="travel", stop=True, turn=2,
    )  # fmt: skip
    other.play("explore")
    assert "trade" not in offers(other), "nor does anybody trade with that hero"


def test_a_hopeless_hero_has_three_travel_steps():
    hand = ["Overdraw"] * 4 + ["Quick Shot"]
    game = meq(argalad(hand=hand, life=["Parry"], damage=[], corruption=["Hopeless"]), at="travel", stop=True)
    for place_name in ("Old Forest", "Bree", "Old Forest"):
        game.play(f"travel to {place_name}", "discard card Overdraw")
    assert [key for key in offers(game) if key.startswith("travel")] == []
    assert "explore" in offers(game), "exploring belongs to the third one"
    began = meq(argalad(hand=hand, life=["Parry"], damage=[], corruption=["Hopeless"]), at="travel", stop=True)
    began.play("explore", "done")
    for place_name in ("Old Forest", "Bree"):
        began.play(f"travel to {place_name}", "discard card Overdraw")
    assert [key for key in offers(began) if key.startswith("travel")] == [], "exploring at the start was one"


def test_a_mistrusted_hero_gains_one_favor_in_a_turn():
    game = meq(
        argalad(corruption=["Mistrusted"]),
        at="travel",
        stop=True,
        places={"Bree": place(favor=2, characters=["Gandalf"])},
    )
    game.play("explore", "ask Gandalf for favor")
    assert (favor(game), "take favor" in offers(game)) == (1, False)


def test_a_cowardly_hero_drops_a_card_before_a_combat():
    game = meq(argalad(corruption=["Cowardly"]), at="ambush", stop=True, places={"Bree": place(monsters=["Agent"])})
    assert (len(names(game, "hand")), len(names(game, "rest")), game.decision.kind) == (1, 2, "agility")


@pytest.mark.parametrize(("answer", "held"), [("yes", 1), ("no", 0)])
def test_a_greedy_hero_may_bring_sauron_a_shadow_card(answer: str, held: int):
    game = meq(argalad(corruption=["Greedy"]), at="turn", shadow=["Flocks of Crebain"], pool=3)
    game.play("play Flocks of Crebain", answer)
    assert len(names(game, "shadow-hand")) == held
    own = meq(argalad(corruption=["Greedy"]), at="action", shadow=["Do Not Tempt Me!"], pool=4, stop=True)
    own.play("play Do Not Tempt Me!", "no")
    assert (own.decision.kind, names(own, "shadow-hand")) == ("action", []), "only in the hero's own turn"


def test_despondent_works_on_a_defeat_as_well():
    game = meq(
        argalad(hand=["Parry"], life=[], corruption=["Despondent"]), at="travel", stop=True, yellow=1, red=2, black=3,
    )  # fmt: skip
    game.play("travel to Old Forest")
    assert story(game) == (0, 3, 2, 3)
