"""Travelling: what a path costs whom, what meets a hero where, and where a turn stands then."""

from __future__ import annotations

import pytest

from support.meq import argalad, at, favor, fight_a_round, hero, meq, names, offers, only, place, size, thalin

FOUR = ["Overdraw", "Overdraw", "Parry", "Precision"]
"""Two forests, a hill, a swamp."""


@pytest.mark.parametrize(
    ("here", "there", "items", "hand", "paid"),
    [
        ("Bree", "Tharbad", [], ["Parry", "Overdraw"], 1),  # hill 2, the icon
        ("Bree", "Tharbad", [], ["Overdraw", "Precision"], 2),  # two others
        ("Bree", "Fornost", [], ["Overdraw", "Precision"], 1),  # any card
        ("Rivendell", "The High Pass", [], FOUR, 4),  # mountain 4
        ("Rivendell", "The High Pass", ["Horse"], FOUR, 3),
        ("Rivendell", "Eregion", ["Boat"], ["Parry", "Precision"], 1),  # forest 3, water
        ("Rivendell", "Eregion", [], ["Parry", "Precision", "Volley"], 3),
        ("Rivendell", "Eregion", ["Horse"], ["Parry", "Precision", "Volley"], 2),
        ("The Grey Havens", "Belfalas", ["Boat"], FOUR, 3),
        ("The Grey Havens", "Belfalas", ["Boat", "Horse"], FOUR, 2),
        ("Belfalas", "The Grey Havens", ["Boat"], FOUR, 3),
        ("Bree", "Tharbad", ["Horse"], ["Overdraw", "Precision"], 1),
        ("Edoras", "The Nindalf", ["Horse"], ["Precision", "Parry"], 1),  # swamp 4, the icon
        ("Edoras", "The Nindalf", ["Boat"], [*FOUR[:3], "Overdraw"], 4),  # no water path
    ],
)
def test_what_a_path_costs(here: str, there: str, items: list[str], hand: list[str], paid: int):
    game = meq(hero("Argalad", at=here, items=items, hand=hand, life=["Volley"]), at="travel", stop=True)
    game.play(f"travel to {there}")
    while game.decision.kind == "pay":
        game.play(min(offers(game)) if paid > 1 else offers(game)[0])
    assert (at(game, "Argalad"), size(game, "rest")) == (there, paid)


@pytest.mark.parametrize(
    ("here", "there", "items", "hand"),
    [
        ("The Grey Havens", "Belfalas", ["Boat"], FOUR[:2]),
        ("Rivendell", "The High Pass", ["Horse"], FOUR[:2]),
        ("Rivendell", "Eregion", ["Horse"], ["Parry"]),
        ("Bree", "Tharbad", [], ["Overdraw"]),
    ],
)
def test_what_a_hero_cannot_pay(here: str, there: str, items: list[str], hand: list[str]):
    game = meq(hero("Argalad", at=here, items=items, hand=hand, life=["Volley"]), at="travel", stop=True)
    assert f"travel to {there}" not in offers(game)
    assert "meq.travel-move.5" in game.why_not(f"travel to {there}")


def test_without_a_boat_no_way_leads_over_the_sea():
    game = meq(hero("Argalad", at="The Grey Havens", items=["Horse"], hand=FOUR), at="travel", stop=True)
    assert "meq.travel-move.1" in game.why_not("travel to Belfalas")


def test_who_has_begun_to_pay_with_a_card_of_another_icon_pays_on_with_any():
    """Two cards are due: the second may be one of the icon, but it no longer pays alone."""
    game = meq(
        hero("Argalad", at="Bree", hand=["Overdraw", "Parry", "Volley"], life=["Volley"]), at="travel", stop=True
    )
    game.play("travel to Tharbad", "discard card Overdraw")
    assert offers(game) == ["discard card Parry", "discard card Volley"]
    game.play("discard card Parry")
    assert (at(game, "Argalad"), names(game, "rest"), names(game, "hand")) == (
        "Tharbad",
        ["Overdraw", "Parry"],
        ["Volley"],
    )


def test_a_rumour_is_discarded_and_the_hero_explores_though_the_place_is_perilous():
    """Sauron does one of the two: having attacked with a blank token he cannot use peril."""
    game = meq(
        argalad(hand=["Parry", "Volley"]), at="travel", stop=True, green=7,
        places={"Weathertop": place(influence=3, monsters=["Rumour"], favor=1), "Ettenmoors": place(influence=3),
                "Ruins of Angmar": place(influence=3), "Mount Gundabad": place(influence=3)},
    )  # fmt: skip
    game.play("travel to Weathertop")
    assert offers(game) == ["discard card Parry", "discard card Volley"]
    game.play("discard card Parry")
    assert offers(game) == ["attack with Rumour at Weathertop", "peril"]
    game.play("attack with Rumour at Weathertop")
    assert (game.decision.kind, names(game, "monster-tokens"), names(game, "pile-2-discard", -1)) == (
        "travel",
        [],
        ["Rumour"],
    )
    game.play("explore", "take favor", "done", "end the Travel step")
    assert (favor(game), size(game, "encounters-2", -1)) == (1, 15)


def test_as_many_fights_as_moves_but_one_a_move():
    """Two tokens stand there; one attacks, the other stays for the next turn."""
    game = meq(
        thalin(at="Bree", hand=["Sweep"] * 5, life=["Parry"] * 2), at="travel", stop=True,
        places={"Weathertop": place(monsters=["Snaga", "Crebain"], influence=1)},
        decks={"zealot": ["Hack"] * 3 + ["Reckless"]},
    )  # fmt: skip
    game.play("travel to Weathertop", *["discard card Sweep"] * 2, "attack with Snaga at Weathertop", "draw 0")
    fight_a_round(game, "Sweep", "Hack")
    while game.decision.kind == "damage":
        game.play("lose the top card")
    assert (game.decision.kind, names(game, "monster-tokens")) == ("travel", ["Crebain"])


def test_winter_lets_a_hero_move_once_and_explore_twice():
    """The start location is explored before the move, the other one after it."""
    game = meq(
        argalad(hand=["Parry", "Parry", "Volley"]), at="turn", green=13, pool=10, shadow=["Winter Storm"],
        places={"Bree": place(favor=1), "Old Forest": place(favor=1)},
    )  # fmt: skip
    game.play(
        "play Winter Storm", "pass", "explore", "take favor", "done", "travel to Old Forest", "discard card Parry"
    )
    assert offers(game) == ["explore", "end the Travel step"]
    assert "meq.shadow-card.4" in game.why_not("travel to Bree")
    game.play("explore", "take favor")
    assert favor(game) == 2


def test_hopeless_counts_the_exploring_of_the_start_as_a_travel_step():
    who = hero("Argalad", at="Bree", hand=["Parry"] * 2 + ["Volley"] * 2 + ["Overdraw"], corruption=["Hopeless"])
    game = meq(who, at="travel", stop=True)
    game.play("explore", "done", "travel to Old Forest", "discard card Overdraw", "travel to Fornost")
    game.play("discard card Parry")
    assert [key for key in offers(game) if key.startswith("travel")] == []
    assert "meq.corruption.3" in game.why_not("travel to Bree")
    game.play("explore", "done")
    assert (only(game, "Argalad").at, game.decision) == ("Fornost", None)
