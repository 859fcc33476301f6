"""Mordor: cards 91-120."""

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


# ---- the Nazgûl


@pytest.mark.parametrize(
    "name",
    ["The Beguiler", "The Commander", "The Destroyer", "The Hunter", "The Messenger", "The Reaver", "The Warrior"],
)
def test_the_nazgul_are_cycled_from_reserve_only(name):
    game = wotr(
        witch_king=player(hand=["Olog-hai"], deck=["Black Uruks"], cycle=["The Black Easterling"]),
        frodo=player(hand=["Sting"]),
        active=[place("Weathertop", name), "Morannon"],
        first=WITCH_KING,
    )
    assert f"use {name}" not in offers(game)


@pytest.mark.parametrize("number", range(1, 10))
def test_the_nazgul_enter_every_path_but_the_fourth(number):
    paths = ["Bag End", "Weathertop", "Imladris", "Caradhras", "Egladil", "Amon Hen", "Osgiliath", "Morgul Vale"]
    where = [*paths, "Orodruin"][number - 1]
    game = wotr(witch_king=player(hand=["The Witch-king", "Olog-hai"]), active=[where], first=WITCH_KING, patient=True)
    game.play("play The Witch-king")
    assert offers(game) == (["to reserve"] if number == 4 else [f"to {where}", "to reserve"])


def test_the_beguiler_makes_each_free_peoples_player_cycle_a_card():
    """Aragorn has no hand and forsakes."""
    game = wotr(
        witch_king=player(reserve=[card("The Beguiler", arrived=1)]),
        frodo=player(hand=["Sting", "Gimli"]),
        aragorn=player(deck=["Arwen", "Boromir"]),
        first=WITCH_KING,
    )
    game.play("use The Beguiler")
    assert (asked(game), offers(game)) == (FRODO, ["cycle Sting", "cycle Gimli"])
    game.play("cycle Sting")
    assert zones(game, "The Beguiler", "Sting", "Arwen", "Boromir") == ["cycle", "cycle", "eliminated", "deck"]


def test_the_black_easterling_draws_when_played_and_defends_dol_guldur():
    game = wotr(
        witch_king=player(hand=["The Black Easterling", "Olog-hai"], deck=["The Hunter", "The Reaver"]),
        active=["Dol Guldur"],
        first=WITCH_KING,
    )
    game.play("play The Black Easterling", "to Dol Guldur")
    assert names(game, "hand", WITCH_KING) == ["The Hunter"]
    easterling = only(game, "The Black Easterling")
    assert (easterling.value("battleground_defense"), easterling.value("battleground_attack")) == (1, 0)
    game = wotr(active=[place("Morannon", "The Black Easterling")])
    assert only(game, "The Black Easterling").value("battleground_defense") == 0


def test_the_black_easterling_draws_nothing_when_moved():
    game = wotr(
        witch_king=player(reserve=["The Black Easterling"], deck=["The Hunter"]),
        active=["Weathertop"],
        first=WITCH_KING,
        round=2,
    )
    game.play("move The Black Easterling")
    assert names(game, "hand", WITCH_KING) == []


@pytest.mark.rule("wotr.card-text.50")
def test_the_commander_lets_each_shadow_player_draw():
    game = wotr(
        witch_king=player(reserve=["The Commander"], deck=["The Hunter", "The Reaver"]),
        saruman=player(deck=["Gollum", "Shelob"]),
        frodo=player(deck=["Sting"]),
        first=WITCH_KING,
    )
    game.play("use The Commander")
    assert zone(game, "The Commander") == "cycle"
    assert [names(game, "hand", seat) for seat in range(4)] == [[], ["The Hunter"], [], ["Gollum"]]


@pytest.mark.rule("wotr.card-text.50")
def test_in_a_duel_the_commander_counts_twice():
    game = wotr(
        scenario="duel-2",
        witch_king=player(reserve=["The Commander"], deck=["The Hunter", "Gollum", "The Reaver"]),
        first=1,
    )
    game.play("use The Commander")
    assert names(game, "hand", 1) == ["The Hunter", "Gollum"]


@pytest.mark.parametrize(
    ("name", "token"),
    [
        pytest.param("The Destroyer", "attack", marks=pytest.mark.rule("wotr.card-text.51")),
        ("The Warrior", "defense"),
    ],
)
def test_the_destroyer_and_the_warrior_put_a_token_on_an_active_battleground(name, token):
    game = wotr(
        witch_king=player(reserve=[card(name, items=["Fell Beast"])]),
        active=["Minas Tirith", "Weathertop", "Umbar"],
        first=WITCH_KING,
    )
    game.play(f"use {name}")
    assert (asked(game), offers(game)) == (WITCH_KING, ["choose Minas Tirith", "choose Umbar"])
    game.play("choose Umbar")
    assert zones(game, name, "Fell Beast") == ["cycle", "cycle"]
    assert (only(game, "Umbar").tokens, only(game, "Minas Tirith").tokens) == ({token: 1}, {})


@pytest.mark.parametrize("name", ["The Destroyer", "The Warrior"])
def test_the_destroyer_and_the_warrior_need_an_active_battleground(name):
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=[name]), active=["Weathertop"], first=WITCH_KING)
    assert f"use {name}" not in offers(game)


@pytest.mark.rule("wotr.card-text.51")
def test_the_token_of_the_destroyer_counts_for_the_attackers():
    game = wotr(active=[place("Minas Tirith", "Grond, Hammer of the Underworld", attack=1)], at="3.1", stop=True)
    assert zone(game, "Minas Tirith") == "shadow-scoring"


def test_the_hunter_puts_an_attack_token_on_the_active_path():
    game = wotr(witch_king=player(reserve=["The Hunter"]), active=["Caradhras", "Umbar"], first=WITCH_KING)
    game.play("use The Hunter")
    assert (zone(game, "The Hunter"), only(game, "Caradhras").tokens) == ("cycle", {"attack": 1})
    nothing = wotr(witch_king=player(hand=["Olog-hai"], reserve=["The Hunter"]), active=["Umbar"], first=WITCH_KING)
    assert "use The Hunter" not in offers(nothing)


def test_the_messenger_brings_a_nazgul_back_from_the_cycle_pile():
    game = wotr(
        witch_king=player(
            hand=["Olog-hai"],
            reserve=[card("The Messenger", items=["Fell Beast"])],
            cycle=["The Hunter", "Black Uruks", "The Witch-king", "Grishnákh"],
            deck=["The Reaver"],
        ),
        first=WITCH_KING,
    )
    game.play("use The Messenger")
    assert (asked(game), offers(game)) == (
        WITCH_KING,
        ["take The Hunter", "take The Messenger", "take The Witch-king"],
    )
    game.play("take The Witch-king")
    assert names(game, "hand", WITCH_KING) == ["Olog-hai", "The Witch-king"]
    assert names(game, "cycle", WITCH_KING) == ["The Hunter", "Black Uruks", "Grishnákh", "Fell Beast", "The Messenger"]


def test_the_messenger_brings_himself_where_there_is_no_other():
    """He is in the cycle pile when the Nazgûl is taken; having been played this round he is not played again."""
    game = wotr(
        witch_king=player(hand=["The Messenger", "Olog-hai"], cycle=["Black Uruks"], ring=0),
        frodo=player(ring=0),
        aragorn=player(ring=0),
        saruman=player(ring=0),
        first=WITCH_KING,
        patient=True,
    )
    game.play("play The Messenger", "to reserve", "cycle Olog-hai", "pass", "pass", "pass", "use The Messenger")
    assert names(game, "hand", WITCH_KING) == ["The Messenger"]
    game.play("pass", "pass", "pass")
    assert (asked(game), offers(game)) == (WITCH_KING, ["cycle The Messenger", "pass"])


@pytest.mark.rule("wotr.card-text.36", "wotr.playing-to-reserve.8")
def test_the_reaver_makes_each_free_peoples_player_forsake():
    game = wotr(
        witch_king=player(reserve=[card("The Reaver", arrived=1, items=["Nazgûl's Mantle"])]),
        frodo=player(hand=["Sting"], reserve=["Gimli"]),
        aragorn=player(hand=["Arwen"], deck=["Boromir"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver")
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Arwen", "forsake the top card"])
    game.play("forsake Arwen")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Sting", "forsake Gimli"])
    game.play("forsake Gimli")
    assert zones(game, "The Reaver", "Nazgûl's Mantle", "Gimli", "Arwen") == [
        "cycle",
        "cycle",
        "eliminated",
        "eliminated",
    ]


@pytest.mark.rule("wotr.card-text.18")
def test_the_witch_king_is_cycled_when_forsaken_from_the_top_of_the_deck_and_only_then():
    """The last card of a hand is paid for by forsaking."""
    game = wotr(
        witch_king=player(hand=["Olog-hai"], deck=["The Witch-king", "The Hunter"]),
        active=["Morannon"],
        first=WITCH_KING,
    )
    game.play("play Olog-hai", "to Morannon")
    assert zones(game, "The Witch-king", "The Hunter") == ["cycle", "deck"]
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=["The Witch-king"]), active=["Morannon"], first=WITCH_KING)
    game.play("play Olog-hai", "to Morannon")
    assert zone(game, "The Witch-king") == "eliminated"


def test_the_witch_king_attacks_with_two_everywhere_and_leads_nobody():
    game = wotr(active=[place("Weathertop", "The Witch-king")], at="3.1", stop=True)
    assert (game.table()["corruption"], zone(game, "The Witch-king")) == (2, "eliminated")
    game = wotr(active=[place("Minas Tirith", "The Witch-king", "Mordor Orcs")], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == "3 attack at Minas Tirith"


# ---- items

ITEMS = ["Black Breath", "Black Rider's Mount", "Fell Beast", "Morgul Blade", "Nazgûl's Mantle"]


@pytest.mark.rule("wotr.card-text.16", "wotr.card-text.48")
@pytest.mark.parametrize("name", ITEMS)
def test_items_of_mordor_are_wielded_by_nazgul_only(name):
    others = ["Mouth of Sauron", "Grishnákh", "The Lidless Eye", CAPTAINS]
    game = wotr(witch_king=player(hand=[name, "Olog-hai"], reserve=others), first=WITCH_KING)
    assert f"play {name}" not in offers(game)
    game = wotr(
        witch_king=player(hand=[name, "Olog-hai"], reserve=[*others, "The Hunter"]),
        active=[place("Weathertop", "The Witch-king")],
        first=WITCH_KING,
    )
    game.play(f"play {name}")
    assert sorted(offers(game)) == ["onto The Hunter", "onto The Witch-king"]


@pytest.mark.rule("wotr.card-text.49")
def test_the_mount_takes_its_rider_to_the_path_even_in_the_same_round():
    hunter = card("The Hunter", arrived=1, items=["Morgul Blade"])
    written = {"witch_king": player(hand=["Black Rider's Mount", "Olog-hai"], reserve=[hunter])}
    game = wotr(**written, active=["Weathertop", "Morannon"], first=WITCH_KING)
    assert "move The Hunter" not in offers(game)
    game.play("play Black Rider's Mount")
    assert (asked(game), offers(game)) == (WITCH_KING, ["yes", "no"])
    game.play("yes")
    assert only(game, "The Hunter").attached_to == "Weathertop"
    assert zones(game, "Black Rider's Mount", "Morgul Blade", "Olog-hai") == ["field", "field", "cycle"]
    game = wotr(**written, active=["Weathertop", "Morannon"], first=WITCH_KING)
    game.play("play Black Rider's Mount", "no")
    assert zones(game, "The Hunter", "Black Rider's Mount") == ["reserve", "reserve"]


@pytest.mark.rule("wotr.card-text.49")
@pytest.mark.parametrize("active", [["Caradhras"], ["Morannon"]])
def test_the_mount_does_not_go_where_its_rider_may_not(active):
    game = wotr(
        witch_king=player(hand=["Black Rider's Mount", "Olog-hai"], reserve=["The Hunter"]),
        active=active,
        first=WITCH_KING,
    )
    game.play("play Black Rider's Mount")
    assert (zone(game, "The Hunter"), asked(game)) == ("reserve", ARAGORN)


@pytest.mark.rule("wotr.card-text.49")
@pytest.mark.parametrize(("name", "where"), [("Black Rider's Mount", "Morannon"), ("Fell Beast", "Weathertop")])
def test_a_mount_played_onto_a_rider_at_a_location_moves_nobody(name, where):
    game = wotr(
        witch_king=player(hand=[name, "Olog-hai"]),
        active=["Weathertop" if where == "Morannon" else "Morannon", place(where, "The Hunter")],
        first=WITCH_KING,
    )
    game.play(f"play {name}")
    assert (only(game, "The Hunter").attached_to, asked(game)) == (where, ARAGORN)


@pytest.mark.rule("wotr.card-text.48")
def test_the_mount_adds_path_attack():
    (info,) = (info for info in rw.cards("wotr") if info.id == "black-riders-mount")
    assert info.traits == ("Mount",)
    game = wotr(active=[place("Weathertop", card("The Hunter", items=["Black Rider's Mount"]))], at="3.1", stop=True)
    assert game.table()["corruption"] == 2


def test_the_fell_beast_takes_its_rider_to_a_battleground_even_in_the_same_round():
    game = wotr(
        witch_king=player(hand=["Fell Beast", "Olog-hai"], reserve=[card("The Witch-king", arrived=1)]),
        active=["Weathertop", "Minas Tirith", "Umbar", "Morannon"],
        first=WITCH_KING,
    )
    game.play("play Fell Beast", "yes")
    assert (asked(game), offers(game)) == (WITCH_KING, ["to Minas Tirith", "to Morannon"])
    game.play("to Minas Tirith")
    assert only(game, "The Witch-king").attached_to == "Minas Tirith"
    assert zone(game, "Fell Beast") == "field"


def test_the_fell_beast_may_stay_in_reserve():
    game = wotr(
        witch_king=player(hand=["Fell Beast", "Olog-hai"], reserve=["The Witch-king"]),
        active=["Minas Tirith"],
        first=WITCH_KING,
    )
    game.play("play Fell Beast", "no")
    assert zones(game, "The Witch-king", "Fell Beast") == ["reserve", "reserve"]


def test_the_fell_beast_adds_attack_and_defense_at_battlegrounds():
    rider = card("The Witch-king", items=["Fell Beast"])
    game = wotr(active=[place("Minas Tirith", rider)], at="3.1", stop=True)
    assert [entry.text for entry in game.log()][1] == "3 attack at Minas Tirith"
    game = wotr(active=[place("Morannon", rider, attack=3)], at="3.1", stop=True)
    assert zones(game, "Morannon", "The Witch-king", "Fell Beast") == ["shadow-scoring", "eliminated", "eliminated"]


def test_the_morgul_blade_goes_with_a_mount_and_a_mantle():
    game = wotr(
        witch_king=player(
            hand=["Morgul Blade", "Olog-hai"],
            reserve=[card("The Hunter", items=["Fell Beast", "Nazgûl's Mantle", "Black Breath"])],
        ),
        first=WITCH_KING,
    )
    game.play("play Morgul Blade")
    assert only(game, "Morgul Blade").attached_to == "The Hunter"


MANTLED = card("The Hunter", items=["Nazgûl's Mantle", "Morgul Blade"])


@pytest.mark.parametrize("where", ["Weathertop", "Minas Tirith", "Morannon"])
def test_the_mantle_saves_its_wielder_and_all_items_in_any_combat(where):
    """At Morannon he has no defense symbol and would be eliminated with attack left."""
    written = {"attack": 3} if where == "Morannon" else {}
    game = wotr(active=[place(where, MANTLED, **written)], at="3.1", stop=True)
    assert zones(game, "The Hunter", "Nazgûl's Mantle", "Morgul Blade") == ["cycle", "cycle", "cycle"]


def test_the_mantle_saves_nobody_from_being_forsaken():
    game = wotr(witch_king=player(hand=["Olog-hai"], reserve=[MANTLED]), active=["Morannon"], first=WITCH_KING)
    game.play("play Olog-hai", "to Morannon", "forsake The Hunter")
    assert zones(game, "The Hunter", "Nazgûl's Mantle", "Morgul Blade") == ["eliminated", "eliminated", "eliminated"]


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
