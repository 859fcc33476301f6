"""Dwarf: cards 31-32."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import FRODO, asked, card, names, offers, only, place, player, wotr, zone, zones


@pytest.mark.parametrize(
    ("number", "name", "symbols", "paths"),
    [(31, "Gimli", (1, 1, 1), "3-9"), (32, "Dwarven Axe", (1, 1, 1), "")],
)
def test_what_is_printed(number, name, symbols, paths):
    (info,) = (info for info in rw.cards("wotr") if info.set == "dwarf" and info.number == number)
    stats = ("battleground_attack", "battleground_defense", "path_defense")
    assert (info.name, tuple(info.stats[stat] for stat in stats), info.copies) == (name, symbols, 1)
    assert info.labels.get("paths", "") == paths


@pytest.mark.rule("wotr.card-text.4", "wotr.procedure-take.2")
def test_gimli_may_take_his_axe_from_the_cycle_pile():
    game = wotr(frodo=player(hand=["Gimli", "Sting"], cycle=["Quickbeam", "Dwarven Axe"]), active=["Moria"])
    game.play("play Gimli", "to Moria")
    assert (asked(game), offers(game)) == (FRODO, ["take Dwarven Axe", "take none"])
    game.play("take Dwarven Axe")
    assert names(game, "hand", FRODO) == ["Dwarven Axe"]
    assert "Frodo's player takes Dwarven Axe" in [entry.text for entry in game.log()]


@pytest.mark.rule("wotr.card-text.4")
def test_gimli_takes_the_axe_that_has_just_paid_for_him_or_leaves_it():
    game = wotr(frodo=player(hand=["Gimli", "Dwarven Axe"]), active=["Moria"])
    game.play("play Gimli", "to reserve", "take none")
    assert zones(game, "Gimli", "Dwarven Axe") == ["reserve", "cycle"]
    again = wotr(frodo=player(hand=["Gimli", "Dwarven Axe"]), active=["Moria"])
    again.play("play Gimli", "to reserve", "take Dwarven Axe")
    assert zones(again, "Gimli", "Dwarven Axe") == ["reserve", "hand"]


@pytest.mark.rule("wotr.card-text.4")
def test_gimli_finds_no_axe_in_the_deck_and_none_when_he_is_moved():
    game = wotr(frodo=player(hand=["Gimli", "Sting"], deck=["Dwarven Axe"]), active=["Moria"])
    game.play("play Gimli", "to Moria")
    assert offers(game) == ["take none"]
    moved = wotr(frodo=player(reserve=["Gimli"], cycle=["Dwarven Axe"]), active=["Moria"], round=2)
    moved.play("move Gimli")
    assert zones(moved, "Gimli", "Dwarven Axe") == ["field", "cycle"]


def test_the_dwarven_axe_is_wielded_by_gimli():
    game = wotr(
        frodo=player(hand=["Dwarven Axe", "Sting"], reserve=["Gimli", "Gandalf the Grey"]),
        active=[place("Edoras", "Éomer")],
        patient=True,
    )
    game.play("play Dwarven Axe")
    assert offers(game) == ["onto Gimli"]
    game.play("onto Gimli", "cycle Sting")
    assert only(game, "Dwarven Axe").attached_to == "Gimli"
    without = wotr(frodo=player(hand=["Dwarven Axe", "Sting"], reserve=["Gandalf the Grey"]))
    assert "play Dwarven Axe" not in offers(without)


def test_gimli_attacks_moria_with_his_axe():
    """2 attack against 2 of Moria: nothing is left for the Goblins, and the attackers are eliminated."""
    game = wotr(
        active=[place("Moria", card("Gimli", items=["Dwarven Axe"]), "Goblins of the Misty Mountains")],
        at="3.1",
        stop=True,
    )
    assert [entry.text for entry in game.log()][1:3] == ["2 attack at Moria", "Moria cancels 2"]
    assert zones(game, "Moria", "Gimli", "Dwarven Axe") == ["shadow-scoring", "eliminated", "eliminated"]
    assert zone(game, "Goblins of the Misty Mountains") == "cycle"
