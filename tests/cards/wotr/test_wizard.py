"""Wizard: cards 51-60."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
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

IDLE = player(ring=0)
"""A player who can do nothing and so is not asked."""

PRINTED = [
    (51, "Gandalf the Grey", 2, 2, 3, "1-9", ()),
    (52, "Gandalf the White", 2, 3, 0, "", ()),
    (53, "Gwaihir the Windlord", 1, 1, 1, "9", ()),
    (54, "Quickbeam", 0, 0, 1, "5-6", ("Ent",)),
    (55, "Sméagol", 0, 0, 1, "6-9", ()),
    (56, "Treebeard", 1, 1, 1, "5-6", ("Ent",)),
    (57, "Ent-draught", 0, 0, 1, "", ()),
    (58, "Gandalf's Staff", 1, 1, 1, "", ("Weapon",)),
    (59, "Glamdring", 1, 1, 1, "", ("Weapon",)),
    (60, "Narya, Ring of Fire", 1, 1, 1, "", ()),
]
"""Number, title; battleground attack and defense, path defense; paths, traits."""


@pytest.mark.parametrize("printed", PRINTED)
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "wizard" and info.number == printed[0])
    symbols = [info.stats.get(stat, 0) for stat in ("battleground_attack", "battleground_defense", "path_defense")]
    assert (info.number, info.name, *symbols, info.labels.get("paths", ""), info.traits) == printed
    assert [info.stats.get(stat, 0) for stat in ("leadership_attack", "leadership_defense")] == [0, 0]
    assert info.copies == 1


# ---- Gandalf


@pytest.mark.rule("wotr.card-text.9")
def test_gandalf_the_grey_on_a_path_activates_a_path_of_the_next_number():
    game = wotr(active=[place("Bag End", "Gandalf the Grey")], frodo=player(deck=["Sting"], ring=0))
    assert offers(game) == ["use Gandalf the Grey", "pass"]
    game.play("use Gandalf the Grey")
    assert offers(game) == [
        "activate Inn of the Prancing Pony",
        "activate The Old Forest",
        "activate Weathertop",
    ]
    game.play("activate Weathertop")
    assert zones(game, "Bag End", "Gandalf the Grey", "Weathertop") == ["free-scoring", "cycle", "active"]
    assert game.table()["path"] == 2


@pytest.mark.rule("wotr.card-text.9")
def test_gandalf_the_grey_goes_no_further_than_path_9_nor_from_a_battleground():
    last = wotr(active=[place("Morgai", "Gandalf the Grey")])
    assert "use Gandalf the Grey" not in offers(last)
    short = wotr(active=[place("Amon Hen", "Gandalf the Grey")], scenario="fellowship", first=1)
    assert "use Gandalf the Grey" not in offers(short)
    battle = wotr(active=["Bag End", place("Edoras", "Gandalf the Grey")])
    assert "use Gandalf the Grey" not in offers(battle)


@pytest.mark.rule("wotr.card-text.10", "wotr.procedure-remove.1")
@pytest.mark.parametrize("where", ["hand", "deck", "cycle", "reserve"])
def test_playing_gandalf_the_white_removes_gandalf_the_grey_wherever_he_is(where):
    zones_of = {"hand": ["Gandalf the White", "Sting"], "deck": ["Gimli", "Éomer"], "cycle": ["Éowyn"], "reserve": []}
    zones_of[where] = [*zones_of[where], "Gandalf the Grey"]
    game = wotr(frodo=player(**zones_of), active=["Edoras"])
    game.play("play Gandalf the White", "to Edoras")
    if where == "hand":
        game.play("cycle Sting")
    assert names(game, "eliminated", FRODO) == ["Gandalf the Grey"]
    assert sorted(names(game, "deck", FRODO)) == ["Gimli", "Éomer"]


@pytest.mark.rule("wotr.card-text.10")
def test_gandalf_the_grey_in_play_is_removed_with_his_items():
    game = wotr(
        frodo=player(hand=["Gandalf the White", "Sting"]),
        active=[place("Bag End", card("Gandalf the Grey", items=["Glamdring"]))],
    )
    game.play("play Gandalf the White")
    assert zones(game, "Gandalf the Grey", "Glamdring", "Gandalf the White") == ["eliminated", "eliminated", "reserve"]


@pytest.mark.parametrize(("where", "hand"), [("reserve", 4), ("field", 3)])
def test_gandalf_the_white_draws_one_more_card_only_while_in_reserve(where, hand):
    deck = ["Sting", "Gimli", "Éomer", "Éowyn", "Quickbeam"]
    game = wotr(
        frodo=player(reserve=["Gandalf the White"] if where == "reserve" else [], deck=deck),
        active=[place("Edoras", *(["Gandalf the White"] if where == "field" else []))],
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", FRODO) == deck[:hand]


@pytest.mark.parametrize(("where", "pile"), [("deck", "cycle"), ("hand", "eliminated"), ("reserve", "eliminated")])
def test_gandalf_the_white_is_cycled_only_when_forsaken_from_the_top_of_the_deck(where, pile):
    written = {"hand": ["Gimli"], "deck": ["Sting", "Éomer"], "reserve": []}
    written[where] = ["Gandalf the White", *written[where]]
    game = wotr(frodo=player(**written), witch_king=player(reserve=["The Reaver"]), first=WITCH_KING)
    game.play("use The Reaver", "forsake the top card" if where == "deck" else "forsake Gandalf the White")
    assert zone(game, "Gandalf the White") == pile


# ---- other characters


def test_gwaihir_is_cycled_to_bring_gandalf_back():
    game = wotr(
        frodo=player(reserve=["Gwaihir the Windlord"], cycle=["Gandalf the Grey", "Gandalf the White", "Gimli"])
    )
    game.play("use Gwaihir the Windlord")
    assert (asked(game), offers(game)) == (FRODO, ["take Gandalf the Grey", "take Gandalf the White"])
    game.play("take Gandalf the White")
    assert names(game, "hand", FRODO) == ["Gandalf the White"]
    assert zones(game, "Gwaihir the Windlord", "Gandalf the Grey") == ["cycle", "cycle"]
    deck = wotr(frodo=player(reserve=["Gwaihir the Windlord"], deck=["Gandalf the Grey"], cycle=["Gimli"]))
    assert "use Gwaihir the Windlord" not in offers(deck)


@pytest.mark.parametrize(
    ("enemies", "symbols"),
    [
        ([], 0),
        (["Wolf-riders"], 0),
        (["Wolf-riders", "Uglúk"], 1),
        (["Wolf-riders", card("Saruman", items=["Saruman's Staff"]), "Uglúk"], 1),
        (["Wolf-riders", "Saruman", "White Hand Orcs", "White Hand Orcs"], 2),
        (["Wolf-riders", "Olog-hai"], 0),
    ],
)
def test_quickbeam_fights_one_for_each_pair_of_isengard_cards(enemies, symbols):
    game = wotr(active=[place("Edoras", "Quickbeam", *enemies), place("Orthanc", "Fighting Uruk-hai")])
    quickbeam = only(game, "Quickbeam")
    assert (quickbeam.value("battleground_attack"), quickbeam.value("battleground_defense")) == (symbols, symbols)


def test_quickbeam_holds_edoras_alone():
    """2 attack: Edoras cancels 1, Quickbeam the other."""
    game = wotr(active=[place("Edoras", "Quickbeam", "White Hand Orcs", "White Hand Orcs")], at="3.1", stop=True)
    assert zones(game, "Edoras", "Quickbeam") == ["free-scoring", "eliminated"]


def test_quickbeam_has_nothing_but_path_defense_on_a_path():
    game = wotr(active=[place("Egladil", "Quickbeam", "Saruman", "Uglúk")])
    quickbeam = only(game, "Quickbeam")
    assert [quickbeam.value(f"{stat}_defense") for stat in ("battleground", "path")] == [0, 1]


def test_smeagol_leads_on_for_a_corruption_token():
    game = wotr(active=[place("Amon Hen", "Sméagol", "The Hunter")], witch_king=player(deck=["Olog-hai"]), corruption=1)
    game.play("use Sméagol")
    assert game.table()["corruption"] == 2
    assert offers(game) == ["activate Henneth Annûn", "activate Osgiliath", "activate The Cross-roads"]
    game.play("activate Osgiliath")
    assert zones(game, "Amon Hen", "Sméagol", "Osgiliath") == ["free-scoring", "cycle", "active"]
    assert (game.table()["corruption"], game.table()["path"]) == (2, 7)


def test_smeagol_leads_nowhere_from_the_last_path():
    game = wotr(active=[place("Orodruin", "Sméagol")])
    assert "use Sméagol" not in offers(game)


def test_smeagol_is_cycled_in_path_combat_only():
    path = wotr(active=[place("Amon Hen", "Sméagol", "The Witch-king")], at="3.1", stop=True)
    assert (zones(path, "Amon Hen", "Sméagol"), path.table()["corruption"]) == (["shadow-scoring", "cycle"], 1)
    battle = wotr(active=[place("Edoras", "Sméagol", "Devilry of Saruman")], at="3.1", stop=True)
    assert zones(battle, "Edoras", "Sméagol") == ["shadow-scoring", "eliminated"]


@pytest.mark.parametrize("how", ["play", "move"])
def test_treebeard_eliminates_an_isengard_army_that_its_player_chooses(how):
    game = wotr(
        frodo=player(hand=["Treebeard", "Sting"]) if how == "play" else player(reserve=["Treebeard"]),
        active=[place("Orthanc", "Fighting Uruk-hai", "Wolf-riders", "Uglúk"), place("Edoras", "Devilry of Saruman")],
        round=2,
    )
    game.play(f"{how} Treebeard", "to Orthanc")
    assert (asked(game), offers(game)) == (SARUMAN, ["choose Fighting Uruk-hai", "choose Wolf-riders"])
    game.play("choose Wolf-riders")
    assert zones(game, "Wolf-riders", "Fighting Uruk-hai", "Devilry of Saruman") == ["eliminated", "field", "field"]
    assert only(game, "Treebeard").value("battleground_attack") == 2


def test_treebeard_finds_nobody_on_a_path_in_reserve_or_where_no_isengard_army_is():
    written = [place("Edoras", "Devilry of Saruman"), place("Morannon", "Olog-hai"), "Egladil"]
    for where in ("to Morannon", "to Egladil", "to reserve"):
        game = wotr(frodo=player(hand=["Treebeard", "Sting"]), active=written)
        game.play("play Treebeard", where)
        assert zones(game, "Devilry of Saruman", "Olog-hai") == ["field", "field"]
        assert only(game, "Treebeard").value("battleground_attack") == 1


# ---- items


def test_the_ent_draught_brings_up_to_two_hobbits_back():
    written = player(
        reserve=[card("Treebeard", items=["Ent-draught"])],
        cycle=["Gimli", "Merry Brandybuck", "Pippin Took", "Sam Gamgee", "Sting"],
    )
    game = wotr(frodo=written)
    game.play("use Ent-draught")
    assert (asked(game), offers(game)) == (
        FRODO,
        ["take Merry Brandybuck", "take Pippin Took", "take Sam Gamgee", "take none"],
    )
    game.play("take Merry Brandybuck")
    assert offers(game) == ["take Pippin Took", "take Sam Gamgee", "take none"]
    game.play("take Sam Gamgee")
    assert names(game, "hand", FRODO) == ["Merry Brandybuck", "Sam Gamgee"]
    assert zones(game, "Ent-draught", "Treebeard", "Pippin Took") == ["eliminated", "reserve", "cycle"]
    one = wotr(frodo=written)
    one.play("use Ent-draught", "take Pippin Took", "take none")
    assert names(one, "hand", FRODO) == ["Pippin Took"]


def test_the_ent_draught_is_for_ents_and_works_anywhere_in_play():
    game = wotr(
        frodo=player(hand=["Ent-draught", "Sting"], reserve=["Quickbeam", "Gandalf the Grey"]),
        active=[place("Egladil", "Treebeard")],
    )
    game.play("play Ent-draught")
    assert offers(game) == ["onto Treebeard", "onto Quickbeam"]
    for place_name in ("Egladil", "Orthanc"):
        field = wotr(
            frodo=player(cycle=["Sam Gamgee"]), active=[place(place_name, card("Treebeard", items=["Ent-draught"]))]
        )
        field.play("use Ent-draught", "take Sam Gamgee")
        assert names(field, "hand", FRODO) == ["Sam Gamgee"]
    nobody = wotr(frodo=player(reserve=[card("Treebeard", items=["Ent-draught"])], cycle=["Gimli"]))
    assert "use Ent-draught" not in offers(nobody)


@pytest.mark.parametrize("where", ["reserve", "path"])
def test_gandalfs_staff_in_play_raises_the_carryover_limit(where):
    gandalf = card("Gandalf the Grey", items=["Gandalf's Staff"])
    hand = ["Sting", "Gimli", "Éomer"]
    game = wotr(
        frodo=player(hand=hand, reserve=[gandalf] if where == "reserve" else []),
        active=[place("Bag End", *([gandalf] if where == "path" else []))],
    )
    assert "pass" in offers(game)
    above = wotr(frodo=player(hand=[*hand, "Éowyn"], reserve=[gandalf]))
    assert "pass" not in offers(above)
    without = wotr(frodo=player(hand=hand, reserve=["Gandalf the Grey"]))
    assert "pass" not in offers(without)


@pytest.mark.parametrize("name", ["Gandalf's Staff", "Glamdring", "Narya, Ring of Fire"])
@pytest.mark.parametrize("wielder", ["Gandalf the Grey", "Gandalf the White"])
def test_what_gandalf_wields(name, wielder):
    game = wotr(frodo=player(hand=[name, "Sting"], reserve=[wielder, "Treebeard", "Gimli"]), patient=True)
    game.play(f"play {name}")
    assert offers(game) == [f"onto {wielder}"]
    without = wotr(frodo=player(hand=[name, "Sting"], reserve=["Treebeard", "Gimli"]))
    assert f"play {name}" not in offers(without)


def test_gandalf_fights_with_staff_sword_and_ring():
    """2 + 1 + 1 + 1 attack at Moria; 3 + 1 + 1 + 1 defense on a path."""
    items = ["Gandalf's Staff", "Glamdring", "Narya, Ring of Fire"]
    battle = wotr(active=[place("Moria", card("Gandalf the White", items=items))], at="3.1", stop=True)
    assert [entry.text for entry in battle.log()][1] == "5 attack at Moria"
    path = wotr(
        active=[
            place("Khazad-dûm", card("Gandalf the Grey", items=items), "Balrog of Moria", "Cave-troll", "Hill-troll")
        ],
        at="3.1",
        stop=True,
    )
    assert (zone(path, "Khazad-dûm"), path.table()["corruption"]) == ("free-scoring", 0)
    assert zones(path, "Gandalf the Grey", *items) == ["eliminated"] * 4


def test_narya_makes_each_shadow_player_cycle_a_card():
    game = wotr(
        frodo=player(reserve=[card("Gandalf the Grey", arrived=1, items=["Narya, Ring of Fire"])]),
        witch_king=player(hand=["Olog-hai", "Mordor Orcs"]),
        saruman=player(hand=["Wolf-riders", "Gollum"]),
    )
    game.play("use Narya, Ring of Fire")
    assert (asked(game), offers(game)) == (WITCH_KING, ["cycle Olog-hai", "cycle Mordor Orcs"])
    game.play("cycle Olog-hai")
    assert (asked(game), offers(game)) == (SARUMAN, ["cycle Wolf-riders", "cycle Gollum"])
    game.play("cycle Gollum")
    assert (names(game, "cycle", WITCH_KING), names(game, "cycle", SARUMAN)) == (["Olog-hai"], ["Gollum"])
    assert zones(game, "Narya, Ring of Fire", "Gandalf the Grey") == ["cycle", "reserve"]


@pytest.mark.rule("wotr.procedure-cycle.4")
def test_narya_makes_a_shadow_player_without_a_hand_forsake():
    game = wotr(
        frodo=player(reserve=[card("Gandalf the Grey", items=["Narya, Ring of Fire"])]),
        witch_king=player(deck=["Olog-hai", "Mordor Orcs"], ring=0),
        saruman=IDLE,
    )
    game.play("use Narya, Ring of Fire")
    assert (names(game, "eliminated", WITCH_KING), names(game, "deck", WITCH_KING)) == (["Olog-hai"], ["Mordor Orcs"])
    assert names(game, "eliminated", SARUMAN) == []


@pytest.mark.rule("wotr.duel-two.16")
def test_narya_costs_two_cards_in_a_duel():
    game = wotr(
        gandalf=player(reserve=[card("Gandalf the Grey", items=["Narya, Ring of Fire"])]),
        witch_king=player(hand=["Olog-hai", "Wolf-riders", "Gollum"]),
        scenario="duel-2",
    )
    game.play("use Narya, Ring of Fire", "cycle Gollum", "cycle Olog-hai")
    assert (names(game, "hand", 1), names(game, "cycle", 1)) == (["Wolf-riders"], ["Gollum", "Olog-hai"])
