"""The Nazgûl of Mordor and what they wield."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
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
    game.play("take The Messenger")
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
    others = ["Mouth of Sauron", "Grishnákh", "The Lidless Eye", "Gorbag & Shagrat"]
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
