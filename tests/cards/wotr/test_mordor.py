"""Mordor: cards 91-120."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
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

RINGWRAITHS = "1-3, 5-9"
PRINTED = [
    (91, "Black Uruks", "army", (2, 1), (0, 0), 0, "", "", 1),
    (92, "Grond, Hammer of the Underworld", "army", (3, 0), (0, 0), 0, "", "", 1),
    (93, "Mordor Orcs", "army", (1, 1), (0, 0), 0, "", "", 5),
    (98, "Olog-hai", "army", (2, 2), (0, 0), 0, "", "", 1),
    (99, "Trolls of Udûn", "army", (1, 2), (0, 0), 0, "", "", 1),
    (100, "Gorbag & Shagrat", "character", (0, 0), (0, 1), 0, "8-9", "", 1),
    (101, "Grishnákh", "character", (0, 0), (1, 0), 1, "6-7", "", 1),
    (102, "Mouth of Sauron", "character", (0, 0), (1, 1), 1, "7-9", "", 1),
    (103, "The Beguiler", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (104, "The Black Easterling", "character", (0, 0), (1, 1), 1, RINGWRAITHS, "Nazgûl", 1),
    (105, "The Commander", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (106, "The Destroyer", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (107, "The Hunter", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (108, "The Lidless Eye", "character", (0, 0), (0, 0), 1, "9", "", 1),
    (109, "The Messenger", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (110, "The Reaver", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (111, "The Warrior", "character", (0, 0), (1, 0), 1, RINGWRAITHS, "Nazgûl", 1),
    (112, "The Witch-king", "character", (2, 0), (0, 0), 2, RINGWRAITHS, "Nazgûl", 1),
    (113, "Black Breath", "item", (0, 0), (0, 0), 0, "", "", 1),
    (114, "Black Rider's Mount", "item", (0, 0), (0, 0), 1, "", "Mount", 1),
    (115, "Fell Beast", "item", (1, 1), (0, 0), 0, "", "Mount", 1),
    (116, "Morgul Blade", "item", (0, 0), (0, 0), 0, "", "Weapon", 1),
    (117, "Nazgûl's Mantle", "item", (0, 0), (0, 0), 0, "", "", 1),
    (118, "The Black Captain", "event", (0, 0), (0, 0), 0, "", "", 1),
    (119, "The Day Without Dawn", "event", (0, 0), (0, 0), 0, "", "", 1),
    (120, "The Ringwraiths Are Abroad", "event", (0, 0), (0, 0), 0, "", "", 1),
]
"""Number, title, type; battleground and leadership symbols (attack, defense), path attack, paths; trait, copies."""


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[1])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "mordor" and info.number == printed[0])
    battleground, leadership = (
        (info.stats.get(f"{what}_attack", 0), info.stats.get(f"{what}_defense", 0))
        for what in ("battleground", "leadership")
    )
    path = (info.stats.get("path_attack", 0), info.labels.get("paths", ""))
    more = (", ".join(info.traits), info.copies)
    assert (info.number, info.name, info.kind, battleground, leadership, *path, *more) == printed


@pytest.mark.parametrize(
    ("name", "attack", "defense"),
    [
        ("Black Uruks", 2, 1),
        ("Grond, Hammer of the Underworld", 3, 0),
        ("Mordor Orcs", 1, 1),
        ("Olog-hai", 2, 2),
        ("Trolls of Udûn", 1, 2),
    ],
)
def test_armies_attack_minas_tirith_and_defend_morannon(name, attack, defense):
    """Morannon cancels 2 and the army the others."""
    game = wotr(active=[place("Minas Tirith", name)], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == f"{attack} attack at Minas Tirith"
    held = wotr(active=[place("Morannon", name, attack=2 + defense)], at="3.1", stop=True)
    assert zones(held, "Morannon", name) == ["shadow-scoring", "eliminated" if defense else "cycle"]
    lost = wotr(active=[place("Morannon", name, attack=3 + defense)], at="3.1", stop=True)
    assert zones(lost, "Morannon", name) == ["free-scoring", "eliminated"]


# ---- Gorbag & Shagrat

CAPTAINS = "Gorbag & Shagrat"


@pytest.mark.rule("wotr.card-text.55", "wotr.card-text.56")
@pytest.mark.parametrize(("where", "added"), [("Cirith Ungol", 2), ("Morgul Vale", 1), ("Orodruin", 1)])
def test_gorbag_and_shagrat_cycle_a_card_for_path_attack(where, added):
    game = wotr(
        witch_king=player(hand=[CAPTAINS, "Olog-hai", "Morgul Blade", "The Hunter"]), active=[where], first=WITCH_KING
    )
    game.play(f"play {CAPTAINS}", f"to {where}", "cycle Olog-hai")
    assert (asked(game), offers(game)) == (WITCH_KING, ["yes", "no"])
    game.play("yes", "cycle Morgul Blade")
    assert only(game, CAPTAINS).tokens == {"attack": added}
    assert names(game, "cycle", WITCH_KING) == ["Olog-hai", "Morgul Blade"]


@pytest.mark.rule("wotr.card-text.55")
def test_gorbag_and_shagrat_may_do_so_when_moved_and_need_not():
    written = {"witch_king": player(hand=["Olog-hai"], reserve=[CAPTAINS]), "active": ["Cirith Ungol"], "round": 2}
    game = wotr(**written, first=WITCH_KING)
    game.play(f"move {CAPTAINS}", "yes")
    assert (only(game, CAPTAINS).tokens, zone(game, "Olog-hai")) == ({"attack": 2}, "cycle")
    game = wotr(**written, first=WITCH_KING)
    game.play(f"move {CAPTAINS}", "no")
    assert (only(game, CAPTAINS).tokens, zone(game, "Olog-hai")) == ({}, "hand")


@pytest.mark.rule("wotr.card-text.55")
def test_gorbag_and_shagrat_have_nothing_to_cycle_with_an_empty_hand():
    game = wotr(
        witch_king=player(reserve=[CAPTAINS, "The Hunter"], deck=["Olog-hai"], ring=0),
        active=["Cirith Ungol"],
        first=WITCH_KING,
        round=2,
    )
    game.play(f"move {CAPTAINS}")
    assert (asked(game), only(game, CAPTAINS).tokens) == (ARAGORN, {})


def test_gorbag_and_shagrat_at_a_battleground_cycle_nothing():
    game = wotr(witch_king=player(hand=[CAPTAINS, "Olog-hai", "Morgul Blade"]), active=["Morannon"], first=WITCH_KING)
    game.play(f"play {CAPTAINS}", "to Morannon", "cycle Olog-hai")
    assert asked(game) == ARAGORN


@pytest.mark.rule("wotr.card-text.56")
def test_the_added_path_attack_counts_in_combat():
    game = wotr(active=[place("Cirith Ungol", card(CAPTAINS, attack=2))], at="3.1", stop=True)
    assert game.table()["corruption"] == 2
    game = wotr(active=[place("Cirith Ungol", CAPTAINS)], at="3.1", stop=True)
    assert (game.table()["corruption"], zone(game, "Cirith Ungol")) == (0, "free-scoring")


# ---- Grishnákh, Morgul Blade and Black Breath


def test_grishnakh_on_a_path_is_eliminated_for_corruption():
    game = wotr(
        witch_king=player(hand=["Olog-hai"]), active=[place("Amon Hen", "Grishnákh")], corruption=1, first=WITCH_KING
    )
    game.play("use Grishnákh")
    assert (zone(game, "Grishnákh"), game.table()["corruption"]) == ("eliminated", 2)


def test_grishnakh_elsewhere_adds_none():
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=["Grishnákh"]), active=["Amon Hen"], first=WITCH_KING)
    assert "use Grishnákh" not in offers(game)
    active = ["Amon Hen", place("Morannon", "Grishnákh")]
    game = wotr(witch_king=player(hand=["Olog-hai"]), active=active, first=WITCH_KING)
    assert "use Grishnákh" not in offers(game)


def test_the_morgul_blade_on_a_path_is_eliminated_for_corruption_and_its_wielder_stays():
    hunter = card("The Hunter", items=["Morgul Blade", "Black Rider's Mount"])
    game = wotr(witch_king=player(hand=["Olog-hai"]), active=[place("Weathertop", hunter)], first=WITCH_KING)
    game.play("use Morgul Blade")
    assert zones(game, "Morgul Blade", "The Hunter", "Black Rider's Mount") == ["eliminated", "field", "field"]
    assert game.table()["corruption"] == 1


def test_the_morgul_blade_works_on_a_path_only():
    hunter = card("The Hunter", items=["Morgul Blade"])
    game = wotr(witch_king=player(hand=["Olog-hai"]), active=[place("Morannon", hunter)], first=WITCH_KING)
    assert "use Morgul Blade" not in offers(game)
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=[hunter]), active=["Weathertop"], first=WITCH_KING)
    assert "use Morgul Blade" not in offers(game)


@pytest.mark.parametrize("where", ["Weathertop", "Morannon"])
def test_the_black_breath_cycles_its_wielder_with_all_items_for_corruption(where):
    hunter = card("The Hunter", items=["Black Breath", "Black Rider's Mount"])
    game = wotr(witch_king=player(hand=["Olog-hai"]), active=[place(where, hunter)], first=WITCH_KING)
    game.play("use Black Breath")
    assert zones(game, "Black Breath", "The Hunter", "Black Rider's Mount") == ["cycle", "cycle", "cycle"]
    assert game.table()["corruption"] == 1


def test_the_black_breath_does_nothing_in_reserve():
    hunter = card("The Hunter", items=["Black Breath"])
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=[hunter]), active=["Weathertop"], first=WITCH_KING)
    assert "use Black Breath" not in offers(game)


# ---- Mouth of Sauron and the Lidless Eye

HERALDS = [("Mouth of Sauron", "Cirith Ungol"), ("Mouth of Sauron", "Orodruin"), ("The Lidless Eye", "Orodruin")]


@pytest.mark.parametrize(("name", "path"), HERALDS)
def test_they_enter_a_path_only_while_no_shadow_battleground_is_active(name, path):
    hand = player(hand=[name, "Olog-hai"])
    game = wotr(witch_king=hand, active=[path, "Minas Tirith"], shadow_scoring=["Umbar"], first=WITCH_KING)
    game.play(f"play {name}")
    assert offers(game) == [f"to {path}", "to Minas Tirith", "to reserve"]
    game = wotr(witch_king=hand, active=[path, "Minas Tirith", "Umbar"], first=WITCH_KING)
    game.play(f"play {name}")
    assert offers(game) == ["to Minas Tirith", "to reserve"]
    moved = wotr(witch_king=player(reserve=[name]), active=[path, "Orthanc"], first=WITCH_KING, round=2)
    assert f"move {name}" not in offers(moved)


def test_a_shadow_battleground_activated_later_does_not_drive_the_mouth_of_sauron_away():
    game = wotr(
        saruman=player(reserve=["Corsairs of Umbar"]),
        active=[place("Orodruin", "Mouth of Sauron")],
        first=SARUMAN,
    )
    game.play("use Corsairs of Umbar")
    assert (names(game, "active"), zone(game, "Mouth of Sauron")) == (["Orodruin", "Umbar"], "field")


DRAWN = ["Olog-hai", "Morgul Blade", "Black Uruks", "The Hunter", "Grishnákh", "The Reaver"]


@pytest.mark.parametrize(
    "name", ["Mouth of Sauron", pytest.param("The Witch-king", marks=pytest.mark.rule("wotr.card-text.17"))]
)
def test_in_reserve_they_let_their_player_draw_one_more_card(name):
    game = wotr(witch_king=player(reserve=[name], deck=DRAWN), at="5.1", stop=True)
    assert names(game, "hand", WITCH_KING) == DRAWN[:5]
    game = wotr(witch_king=player(cycle=[name], deck=DRAWN), at="5.1", stop=True)
    assert names(game, "hand", WITCH_KING) == DRAWN[:4]


def test_the_lidless_eye_lets_each_shadow_player_draw_when_played():
    game = wotr(
        witch_king=player(hand=["The Lidless Eye", "Olog-hai"], deck=["The Hunter"]),
        saruman=player(deck=["Gollum", "Shelob"]),
        first=WITCH_KING,
    )
    game.play("play The Lidless Eye")
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["The Hunter"], ["Gollum"])


def test_the_lidless_eye_draws_nothing_when_moved():
    game = wotr(
        witch_king=player(reserve=["The Lidless Eye"], deck=["The Hunter"]),
        saruman=player(deck=["Gollum"]),
        active=["Orodruin"],
        first=WITCH_KING,
        round=2,
    )
    game.play("move The Lidless Eye")
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == ([], [])


@pytest.mark.parametrize(("reserve", "may_pass"), [(True, True), (False, False)])
def test_the_lidless_eye_in_reserve_raises_the_carryover_limit(reserve, may_pass):
    game = wotr(
        witch_king=player(
            hand=["Olog-hai", "The Hunter", "Black Uruks"], reserve=["The Lidless Eye"] if reserve else []
        ),
        active=["Orodruin"] if reserve else [place("Orodruin", "The Lidless Eye")],
        first=WITCH_KING,
        round=2,
    )
    assert ("pass" in offers(game)) == may_pass


# ---- events

CAPTAIN = "The Black Captain"


@pytest.mark.rule("wotr.card-text.30", "wotr.card-text.31")
def test_the_black_captain_activates_or_reactivates_a_mordor_battleground():
    game = wotr(
        witch_king=player(
            hand=[CAPTAIN, "Olog-hai"], reserve=[card("The Witch-king", arrived=1, items=["Fell Beast"])]
        ),
        battlegrounds=["Rivendell", "Lórien", "Umbar", "Minas Morgul"],
        free_scoring=["Minas Tirith"],
        shadow_scoring=["Dol Guldur", "Moria"],
        active=["Morannon"],
        first=WITCH_KING,
    )
    game.play(f"play {CAPTAIN}")
    assert (asked(game), offers(game)) == (
        WITCH_KING,
        ["activate Lórien", "activate Minas Tirith", "activate Dol Guldur", "activate Minas Morgul"],
    )
    game.play("activate Dol Guldur")
    assert (names(game, "active"), offers(game)) == (["Morannon", "Dol Guldur", "Lórien"], ["yes", "no"])
    game.play("yes")
    assert only(game, "The Witch-king").attached_to == "Dol Guldur"
    assert zones(game, "Fell Beast", CAPTAIN) == ["field", "eliminated"]


@pytest.mark.rule("wotr.card-text.31")
def test_the_witch_king_need_not_follow():
    game = wotr(
        witch_king=player(hand=[CAPTAIN, "Olog-hai"], reserve=["The Witch-king"]),
        battlegrounds=["Minas Tirith"],
        first=WITCH_KING,
    )
    game.play(f"play {CAPTAIN}", "no")
    assert (names(game, "active"), zone(game, "The Witch-king")) == (["Minas Tirith"], "reserve")


@pytest.mark.rule("wotr.card-text.30")
@pytest.mark.parametrize("active", [[place("Weathertop", "The Witch-king")], ["Weathertop"]])
def test_the_black_captain_does_nothing_without_the_witch_king_in_reserve(active):
    game = wotr(witch_king=player(hand=[CAPTAIN, "Olog-hai"], reserve=["The Hunter"]), active=active, first=WITCH_KING)
    game.play(f"play {CAPTAIN}")
    assert (names(game, "active"), zone(game, CAPTAIN)) == (["Weathertop"], "eliminated")


@pytest.mark.rule("wotr.card-text.30", "wotr.card-text.31")
def test_nobody_moves_when_no_mordor_battleground_can_be_activated():
    game = wotr(
        witch_king=player(hand=[CAPTAIN, "Olog-hai"], reserve=["The Witch-king"]),
        active=["Morannon"],
        battlegrounds=["Moria"],
        first=WITCH_KING,
    )
    game.play(f"play {CAPTAIN}")
    assert (names(game, "active"), zone(game, "The Witch-king"), asked(game)) == (["Morannon"], "reserve", ARAGORN)


SEVEN = ["The Hunter", "Mordor Orcs", "The Black Easterling", "Olog-hai", "Morgul Blade", "The Warrior", "Black Uruks"]
DAWN, ABROAD = "The Day Without Dawn", "The Ringwraiths Are Abroad"


def test_the_day_without_dawn_draws_seven_eliminates_one_and_plays_two_armies():
    game = wotr(
        witch_king=player(hand=[DAWN, "Black Breath", "Grishnákh"], deck=[*SEVEN, "The Reaver"]),
        active=["Minas Tirith", "Weathertop"],
        first=WITCH_KING,
    )
    game.play(f"play {DAWN}", "cycle Black Breath")
    assert (asked(game), offers(game)) == (WITCH_KING, [f"eliminate {name}" for name in SEVEN])
    game.play("eliminate Morgul Blade")
    assert offers(game) == ["play Mordor Orcs", "play Olog-hai", "play Black Uruks", "play none"]
    game.play("play Olog-hai", "to Minas Tirith", "play Black Uruks", "to reserve")
    assert zones(game, "Olog-hai", "Black Uruks") == ["field", "reserve"]
    assert names(game, "cycle", WITCH_KING) == [
        "Black Breath",
        "The Hunter",
        "Mordor Orcs",
        "The Black Easterling",
        "The Warrior",
    ]
    assert names(game, "eliminated", WITCH_KING) == ["Morgul Blade", DAWN]
    assert (names(game, "hand", WITCH_KING), names(game, "deck", WITCH_KING)) == (["Grishnákh"], ["The Reaver"])


def test_the_ringwraiths_are_abroad_plays_nazgul_and_their_texts_apply_at_the_end():
    game = wotr(
        witch_king=player(hand=[ABROAD, "Black Breath"], deck=[*SEVEN, "The Reaver", "Grishnákh"]),
        active=["Minas Tirith", "Weathertop"],
        first=WITCH_KING,
    )
    game.play(f"play {ABROAD}", "eliminate Black Uruks")
    assert offers(game) == ["play The Hunter", "play The Black Easterling", "play The Warrior", "play none"]
    game.play("play The Black Easterling", "to Weathertop", "play The Warrior", "to Minas Tirith")
    assert zones(game, "The Black Easterling", "The Warrior") == ["field", "field"]
    assert names(game, "hand", WITCH_KING) == ["The Reaver"]
    assert names(game, "cycle", WITCH_KING) == ["Black Breath", "The Hunter", "Mordor Orcs", "Olog-hai", "Morgul Blade"]
    assert names(game, "eliminated", WITCH_KING) == ["Black Uruks", ABROAD]


@pytest.mark.parametrize("name", [DAWN, ABROAD])
def test_after_these_events_nothing_need_be_played(name):
    game = wotr(witch_king=player(hand=[name, "Black Breath"], deck=[*SEVEN, "The Reaver"]), first=WITCH_KING)
    game.play(f"play {name}", "eliminate The Warrior", "play none")
    assert names(game, "cycle", WITCH_KING) == ["Black Breath", *(other for other in SEVEN if other != "The Warrior")]
    assert names(game, "eliminated", WITCH_KING) == ["The Warrior", name]


def test_a_nazgul_played_this_round_is_not_played_again_by_the_event():
    game = wotr(
        witch_king=player(
            hand=["The Commander", ABROAD, "Black Breath", "Grishnákh"], deck=["The Reaver", "The Hunter"], ring=0
        ),
        frodo=player(ring=0),
        aragorn=player(ring=0),
        saruman=player(ring=0),
        first=WITCH_KING,
    )
    game.play("play The Commander", "cycle Black Breath", "use The Commander", f"play {ABROAD}")
    game.play("cycle The Reaver")
    assert sorted(offers(game)) == [
        "eliminate Black Breath",
        "eliminate The Commander",
        "eliminate The Hunter",
        "eliminate The Reaver",
    ]
    game.play("eliminate Black Breath")
    assert sorted(offers(game)) == ["play The Hunter", "play The Reaver", "play none"]
