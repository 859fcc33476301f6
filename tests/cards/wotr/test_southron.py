"""Southron: cards 84-90."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import SARUMAN, WITCH_KING, asked, card, names, offers, only, place, player, wotr, zone, zones

PRINTED = [
    (84, "Coastal Raiders", 1, 1, 0, 0),
    (85, "Corsairs of Umbar", 1, 1, 0, 0),
    (86, "Haradrim Mûmakil", 2, 1, 0, 0),
    (87, "Haradrim Regulars", 1, 1, 0, 0),
    (88, "Haradrim Cavalry", 1, 1, 0, 0),
    (89, "The Black Fleet", 1, 1, 0, 0),
    (90, "The Black Serpent", 0, 0, 1, 1),
]
"""Number, title; battleground attack and defense, leadership attack and defense."""


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[1])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "southron" and info.number == printed[0])
    stats = ("battleground_attack", "battleground_defense", "leadership_attack", "leadership_defense")
    assert (info.number, info.name, *(info.stats.get(stat, 0) for stat in stats)) == printed
    assert (info.stats.get("path_attack", 0), info.labels.get("paths", ""), info.copies) == (0, "", 1)
    assert info.kind == ("character" if info.name == "The Black Serpent" else "army")


def test_the_mumakil_attack_with_two_and_defend_with_one():
    """2 + 1 attack against 2 of Dol Amroth and none beside it; 1 defense of theirs at Harad."""
    game = wotr(active=[place("Dol Amroth", "Haradrim Mûmakil", "Corsairs of Umbar")], at="3.1", stop=True)
    assert zone(game, "Dol Amroth") == "shadow-scoring"
    game = wotr(active=[place("Harad", "Haradrim Mûmakil", attack=2)], at="3.1", stop=True)
    assert zones(game, "Harad", "Haradrim Mûmakil") == ["shadow-scoring", "eliminated"]


STRONGER = [("Coastal Raiders", "Dol Amroth"), ("Haradrim Cavalry", "Minas Tirith"), ("The Black Fleet", "Pelargir")]


@pytest.mark.parametrize(("name", "where"), STRONGER)
def test_armies_that_attack_harder_at_one_battleground(name, where):
    game = wotr(active=[place(where, name)], battlegrounds=[])
    assert (only(game, name).value("battleground_attack"), only(game, name).value("battleground_defense")) == (2, 1)
    for other in ("Dol Amroth", "Minas Tirith", "Pelargir", "Morannon"):
        if other != where:
            game = wotr(active=[place(other, name)], battlegrounds=[])
            assert only(game, name).value("battleground_attack") == 1
    reserve = wotr(saruman=player(reserve=[name]), active=[where], battlegrounds=[])
    assert only(reserve, name).value("battleground_attack") == 1


CALLS = [
    ("Coastal Raiders", "Dol Amroth", "free-battlegrounds"),
    ("Corsairs of Umbar", "Umbar", "shadow-battlegrounds"),
    ("Haradrim Regulars", "Harad", "shadow-battlegrounds"),
    ("Haradrim Cavalry", "Minas Tirith", "free-battlegrounds"),
    ("The Black Fleet", "Pelargir", "free-battlegrounds"),
]


@pytest.mark.parametrize(("name", "where", "deck"), CALLS)
def test_armies_in_reserve_are_eliminated_to_activate_a_battleground(name, where, deck):
    """Even in the round in which they were played."""
    game = wotr(saruman=player(hand=["Gollum"], reserve=[card(name, arrived=1)]), active=["Edoras"], first=SARUMAN)
    left = len(names(game, deck))
    game.play(f"use {name}")
    assert (names(game, "active"), zone(game, name)) == (["Edoras", where], "eliminated")
    assert (len(names(game, deck)), only(game, where).tokens) == (left - 1, {})


@pytest.mark.parametrize(("name", "where", "deck"), CALLS)
@pytest.mark.parametrize("written", ["active", "free_scoring", "shadow_scoring"])
def test_they_cannot_call_a_battleground_that_has_left_its_deck(name, where, deck, written):
    game = wotr(saruman=player(hand=["Gollum"], reserve=[name]), first=SARUMAN, **{written: [where]})
    assert f"use {name}" not in offers(game)
    assert game.why_not(f"use {name}") is not None


@pytest.mark.parametrize(("name", "where", "deck"), CALLS)
def test_they_call_nobody_from_a_battleground(name, where, deck):
    game = wotr(saruman=player(hand=["Gollum"]), active=[place("Morannon", name)], first=SARUMAN)
    assert f"use {name}" not in offers(game)


def test_harad_that_was_called_lets_the_shadow_draw():
    game = wotr(
        saruman=player(reserve=["Haradrim Regulars"], deck=["Gollum"]),
        witch_king=player(deck=["The Hunter"]),
        first=SARUMAN,
    )
    game.play("use Haradrim Regulars")
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["The Hunter"], ["Gollum"])


@pytest.mark.rule("wotr.card-text.15", "wotr.battleground-card.13", "wotr.reactivating-battlegrounds.2")
def test_the_black_serpent_reactivates_any_southron_battleground():
    """Morannon shows the Southrons beside Mordor; Moria and Orthanc show them not at all."""
    game = wotr(
        saruman=player(hand=["Gollum"], reserve=["The Black Serpent"]),
        free_scoring=["Pelargir", "Umbar", "Moria"],
        shadow_scoring=["Morannon", "Minas Tirith", "Orthanc"],
        active=["Harad"],
        first=SARUMAN,
    )
    game.play("use The Black Serpent")
    assert (asked(game), offers(game)) == (
        SARUMAN,
        ["activate Minas Tirith", "activate Pelargir", "activate Morannon", "activate Umbar"],
    )
    game.play("activate Umbar")
    assert (names(game, "active"), zone(game, "The Black Serpent")) == (["Harad", "Umbar"], "eliminated")
    assert only(game, "Umbar").tokens == {"stripped": 1}


@pytest.mark.rule("wotr.card-text.15")
def test_the_black_serpent_calls_nothing_out_of_a_deck():
    game = wotr(
        saruman=player(hand=["Gollum"], reserve=["The Black Serpent"]),
        free_scoring=["Moria"],
        active=["Harad"],
        first=SARUMAN,
    )
    assert "use The Black Serpent" not in offers(game)


def test_the_black_serpent_leads_southrons_only():
    """1 + 1 attack with his leadership, against 1 of Pelargir; without an army of his own he leads nobody."""
    game = wotr(active=[place("Pelargir", "Corsairs of Umbar", "The Black Serpent")], at="3.1", stop=True)
    assert zone(game, "Pelargir") == "shadow-scoring"
    game = wotr(active=[place("Minas Tirith", "Olog-hai", "Mordor Orcs", "The Black Serpent")], at="3.1", stop=True)
    assert zone(game, "Minas Tirith") == "free-scoring"
    game = wotr(active=[place("Harad", "The Black Serpent", "Haradrim Regulars", attack=3)], at="3.1", stop=True)
    assert (asked(game), offers(game)) == (SARUMAN, ["lose The Black Serpent", "lose Haradrim Regulars"])
