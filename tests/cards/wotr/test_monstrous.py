"""Monstrous: cards 73-83."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    card,
    names,
    offers,
    only,
    place,
    player,
    wotr,
    zone,
    zones,
)

PRINTED = [
    (73, "Goblins of the Misty Mountains", "army", (1, 1), 0, "", 2),
    (75, "Balrog of Moria", "character", (2, 2), 2, "4-5", 1),
    (76, "Barrow-wights", "character", (0, 0), 1, "1-3", 1),
    (77, "Candles of Corpses", "character", (0, 0), 1, "6-7", 1),
    (78, "Caradhras the Cruel", "character", (0, 0), 1, "4-5", 1),
    (79, "Cave-troll", "character", (1, 1), 1, "4, 8-9", 1),
    (80, "Flocks of Crebain", "character", (0, 0), 1, "1-7", 1),
    (81, "Gollum", "character", (0, 0), 1, "6-9", 1),
    (82, "Hill-troll", "character", (1, 1), 1, "2-9", 1),
    (83, "Shelob", "character", (0, 0), 1, "7-9", 1),
]
"""Number, title, type; battleground attack and defense, path attack, paths; copies."""


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[1])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "monstrous" and info.number == printed[0])
    battleground = (info.stats["battleground_attack"], info.stats["battleground_defense"])
    path = (info.stats.get("path_attack", 0), info.labels.get("paths", ""))
    assert (info.number, info.name, info.kind, battleground, *path, info.copies) == printed
    assert (info.stats.get("leadership_attack", 0), info.stats.get("leadership_defense", 0)) == (0, 0)
    assert info.traits == ()


def test_the_goblins_attack_rivendell_and_defend_moria():
    goblins = ["Goblins of the Misty Mountains"] * 2
    game = wotr(active=[place("Rivendell", *goblins, "Cave-troll")], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == "3 attack at Rivendell"
    assert zone(game, "Rivendell") == "shadow-scoring"
    game = wotr(active=[place("Moria", *goblins, attack=4)], at="3.1", stop=True)
    assert zones(game, *goblins[:1], "Moria") == ["eliminated", "eliminated", "shadow-scoring"]


# ---- the Balrog of Moria

BALROG = "Balrog of Moria"
FREE = {"frodo": player(hand=["Sting", "Gimli"]), "aragorn": player(hand=["Arwen", "Boromir"])}


@pytest.mark.rule("wotr.card-text.13")
@pytest.mark.parametrize(("where", "attack"), [("Khazad-dûm", 3), ("Caradhras", 2), ("Egladil", 2)])
def test_the_balrog_is_stronger_at_khazad_dum(where, attack):
    game = wotr(active=[place(where, BALROG)])
    assert only(game, BALROG).value("path_attack") == attack
    assert only(game, BALROG).value("battleground_attack") == 2


@pytest.mark.rule("wotr.card-text.13")
def test_the_balrog_adds_three_corruption_at_khazad_dum():
    game = wotr(active=[place("Khazad-dûm", BALROG)], at="3.1", stop=True)
    assert (game.table()["corruption"], zone(game, BALROG)) == (3, "eliminated")


@pytest.mark.rule("wotr.card-text.14")
@pytest.mark.parametrize("where", ["Khazad-dûm", "Moria", "Rivendell"])
@pytest.mark.parametrize("how", ["play", "move"])
def test_the_balrog_makes_each_free_peoples_player_forsake_when_it_comes(where, how):
    written = {"hand": [BALROG, "Uglúk"]} if how == "play" else {"hand": ["Uglúk"], "reserve": [BALROG]}
    game = wotr(**FREE, saruman=player(**written), active=[where, "Edoras"], first=SARUMAN, round=2)
    game.play(f"{how} {BALROG}")
    if how == "play":
        game.play(f"to {where}")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Sting", "forsake Gimli"])
    game.play("forsake Sting")
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Arwen", "forsake Boromir"])
    game.play("forsake Boromir")
    assert zones(game, "Sting", "Gimli", "Arwen", "Boromir") == ["eliminated", "hand", "hand", "eliminated"]
    assert only(game, BALROG).attached_to == where


@pytest.mark.rule("wotr.card-text.14")
def test_the_balrog_in_reserve_frightens_nobody():
    game = wotr(**FREE, saruman=player(hand=[BALROG, "Uglúk"]), active=["Moria"], first=SARUMAN)
    game.play(f"play {BALROG}", "to reserve")
    assert (asked(game), names(game, "eliminated", FRODO)) == (FRODO, [])
    assert game.decision.kind == "action"


def test_in_a_duel_the_balrog_makes_gandalf_forsake_twice():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Sting", "Gimli", "Arwen"]),
        witch_king=player(reserve=[BALROG]),
        active=["Moria"],
        first=1,
        round=2,
    )
    game.play(f"move {BALROG}", "forsake Gimli", "forsake Sting")
    assert names(game, "eliminated") == ["Gimli", "Sting"]


# ---- eliminated from reserve, each Free Peoples player forsakes

SCOUTS = ["Barrow-wights", "Candles of Corpses", "Caradhras the Cruel", "Cave-troll", "Hill-troll"]


@pytest.mark.parametrize("name", SCOUTS)
def test_eliminated_from_reserve_they_make_each_free_peoples_player_forsake(name):
    game = wotr(**FREE, saruman=player(reserve=[card(name, arrived=1)]), first=SARUMAN)
    game.play(f"use {name}")
    assert (zone(game, name), asked(game)) == ("eliminated", FRODO)
    game.play("forsake Gimli", "forsake Arwen")
    assert zones(game, "Sting", "Gimli", "Arwen", "Boromir") == ["hand", "eliminated", "eliminated", "hand"]


@pytest.mark.parametrize("name", SCOUTS)
def test_one_free_peoples_player_without_cards_does_not_save_the_other(name):
    game = wotr(aragorn=player(deck=["Arwen"]), saruman=player(hand=["Uglúk"], reserve=[name], ring=0), first=SARUMAN)
    game.play(f"use {name}")
    assert zones(game, name, "Arwen") == ["eliminated", "eliminated"]
    nobody = wotr(saruman=player(hand=["Uglúk"], reserve=[name]), first=SARUMAN)
    assert f"use {name}" not in offers(nobody)


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("Barrow-wights", "Weathertop"),
        ("Candles of Corpses", "Dead Marshes"),
        ("Caradhras the Cruel", "Caradhras"),
        ("Cave-troll", "Moria"),
        ("Hill-troll", "Rivendell"),
    ],
)
def test_at_a_location_they_only_fight(name, where):
    game = wotr(**FREE, saruman=player(hand=["Uglúk"]), active=[place(where, name)], first=SARUMAN)
    assert f"use {name}" not in offers(game)


@pytest.mark.parametrize(
    ("name", "where", "attack"),
    [
        ("Candles of Corpses", "Dead Marshes", 2),
        ("Candles of Corpses", "Amon Hen", 1),
        ("Shelob", "Shelob's Lair", 2),
        ("Shelob", "Cirith Ungol", 1),
    ],
)
def test_candles_of_corpses_and_shelob_are_stronger_at_home(name, where, attack):
    game = wotr(active=[place(where, name)])
    assert only(game, name).value("path_attack") == attack


def test_candles_of_corpses_at_the_dead_marshes_add_what_the_path_does_not_cancel():
    game = wotr(active=[place("Dead Marshes", "Candles of Corpses")], at="3.1", stop=True)
    assert (zone(game, "Dead Marshes"), game.table()["corruption"]) == ("shadow-scoring", 1)


# ---- Caradhras the Cruel

CRUEL = "Caradhras the Cruel"


def test_caradhras_the_cruel_drives_the_company_to_another_path():
    """He himself fights in the combat on the path that is replaced."""
    game = wotr(
        saruman=player(hand=[CRUEL, "Uglúk"], deck=["Shelob", "Gollum", "Hill-troll"]),
        active=[place("Caradhras", "Gimli")],
        first=SARUMAN,
    )
    game.play(f"play {CRUEL}", "to Caradhras")
    assert (asked(game), offers(game)) == (SARUMAN, ["activate Khazad-dûm", "activate The Doors of Durin"])
    game.play("activate Khazad-dûm")
    assert zones(game, "Caradhras", "Khazad-dûm", "Gimli", CRUEL) == [
        "free-scoring",
        "active",
        "eliminated",
        "eliminated",
    ]
    assert names(game, "hand", SARUMAN) == ["Shelob", "Gollum"]


@pytest.mark.parametrize("where", ["Khazad-dûm", "Egladil"])
def test_caradhras_the_cruel_changes_no_other_path(where):
    game = wotr(saruman=player(hand=[CRUEL, "Uglúk"]), active=[where], first=SARUMAN)
    game.play(f"play {CRUEL}", f"to {where}")
    assert (names(game, "active"), zone(game, CRUEL)) == ([where], "field")


def test_caradhras_the_cruel_changes_nothing_when_moved_or_when_no_path_is_left():
    moved = wotr(saruman=player(hand=["Uglúk"], reserve=[CRUEL]), active=["Caradhras"], first=SARUMAN, round=2)
    moved.play(f"move {CRUEL}")
    assert (names(moved, "active"), zone(moved, CRUEL)) == (["Caradhras"], "field")
    last = wotr(saruman=player(hand=[CRUEL, "Uglúk"]), active=["Caradhras"], paths=["Egladil"], first=SARUMAN)
    last.play(f"play {CRUEL}", "to Caradhras")
    assert (names(last, "active"), zone(last, CRUEL)) == (["Caradhras"], "field")


# ---- Flocks of Crebain and Gollum


@pytest.mark.parametrize(
    ("name", "where", "others"),
    [
        ("Flocks of Crebain", "Bag End", ["Bucklebury Ferry", "Gildor's Encampment"]),
        ("Flocks of Crebain", "The Cross-roads", ["Henneth Annûn", "Osgiliath"]),
        ("Gollum", "Orodruin", ["Crack of Doom", "Morgai"]),
    ],
)
def test_flocks_of_crebain_and_gollum_activate_another_path_of_the_number(name, where, others):
    game = wotr(saruman=player(hand=["Uglúk"]), active=[place(where, name)], first=SARUMAN)
    game.play(f"use {name}")
    assert (asked(game), offers(game)) == (SARUMAN, [f"activate {other}" for other in others])
    game.play(f"activate {others[1]}")
    assert zones(game, where, others[1]) == ["shadow-scoring", "active"]
    assert zone(game, name) == {"Flocks of Crebain": "eliminated", "Gollum": "cycle"}[name]
    assert game.table()["corruption"] == 1


@pytest.mark.parametrize("name", ["Flocks of Crebain", "Gollum"])
def test_flocks_of_crebain_and_gollum_act_on_a_path_with_others_left(name):
    reserve = wotr(saruman=player(hand=["Uglúk"], reserve=[name]), active=["Amon Hen"], first=SARUMAN)
    assert f"use {name}" not in offers(reserve)
    last = wotr(saruman=player(hand=["Uglúk"]), active=[place("Amon Hen", name)], paths=["Osgiliath"], first=SARUMAN)
    assert f"use {name}" not in offers(last)


def test_gollum_is_cycled_after_a_path_combat_only():
    path = wotr(active=[place("Amon Hen", "Gollum", "Gimli", "Hill-troll")], at="3.1", stop=True)
    assert zones(path, "Gollum", "Hill-troll") == ["cycle", "eliminated"]
    battle = wotr(active=[place("Rivendell", "Gollum")], at="3.1", stop=True)
    assert zone(battle, "Gollum") == "eliminated"
    forsaken = wotr(saruman=player(reserve=["Gollum"]), path=3, paths=["The Doors of Durin"], at="1.2", stop=True)
    forsaken.play("yes")
    assert zone(forsaken, "Gollum") == "eliminated"


# ---- Shelob


@pytest.mark.parametrize("how", ["play", "move"])
def test_shelob_makes_each_free_peoples_player_forsake_when_she_comes_to_a_path(how):
    written = {"hand": ["Shelob", "Uglúk"]} if how == "play" else {"hand": ["Uglúk"], "reserve": ["Shelob"]}
    game = wotr(**FREE, saruman=player(**written), active=["Cirith Ungol"], first=SARUMAN, round=2)
    game.play(f"{how} Shelob")
    if how == "play":
        game.play("to Cirith Ungol")
    game.play("forsake Sting", "forsake Arwen")
    assert zones(game, "Sting", "Gimli", "Arwen", "Boromir") == ["eliminated", "hand", "eliminated", "hand"]


@pytest.mark.parametrize("where", ["to Moria", "to reserve"])
def test_shelob_elsewhere_makes_nobody_forsake(where):
    game = wotr(**FREE, saruman=player(hand=["Shelob", "Uglúk"]), active=["Moria", "Cirith Ungol"], first=SARUMAN)
    game.play("play Shelob", where)
    assert (asked(game), game.decision.kind) == (FRODO, "action")
    assert (names(game, "eliminated", FRODO), names(game, "hand", WITCH_KING)) == ([], [])
