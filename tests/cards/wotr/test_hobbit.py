"""Hobbit: cards 33-42."""

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

PRINTED = [
    (33, "Bilbo Baggins", 0, 0, 1, "3"),
    (34, "Fatty Bolger", 0, 0, 1, "1-2"),
    (35, "Frodo Baggins", 0, 0, 1, "1-9"),
    (36, "Merry Brandybuck", 0, 1, 1, "1-9"),
    (37, "Pippin Took", 0, 1, 1, "1-9"),
    (38, "Sam Gamgee", 0, 0, 1, "1-9"),
    (39, "Herbs and Stewed Rabbit", 0, 0, 0, ""),
    (40, "Mithril Coat", 0, 0, 2, ""),
    (41, "Sting", 0, 0, 1, ""),
    (42, "There Is Another Way", 0, 0, 0, ""),
]
"""Number, title; leadership attack and defense, path defense; paths."""


@pytest.mark.parametrize("printed", PRINTED)
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.set == "hobbit" and info.number == printed[0])
    symbols = [info.stats.get(stat, 0) for stat in ("leadership_attack", "leadership_defense", "path_defense")]
    assert (info.number, info.name, *symbols, info.labels.get("paths", "")) == printed
    assert [info.stats.get(stat, 0) for stat in ("battleground_attack", "battleground_defense")] == [0, 0]
    assert info.copies == 1


def forsaking(**zones_of: object) -> rw.Game:
    """Each Free Peoples player is about to forsake a card."""
    game = wotr(frodo=player(**zones_of), witch_king=player(reserve=["The Reaver"]), first=WITCH_KING)
    game.play("use The Reaver")
    return game


# ---- characters


def test_bilbo_is_cycled_to_draw_two():
    game = wotr(
        frodo=player(
            reserve=[card("Bilbo Baggins", arrived=1, items=["Blade of Westernesse"])], deck=["Sting", "Gimli", "Éomer"]
        )
    )
    game.play("use Bilbo Baggins")
    assert names(game, "hand", FRODO) == ["Sting", "Gimli"]
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (
        ["Bilbo Baggins"],
        ["Blade of Westernesse"],
    )


@pytest.mark.parametrize(
    ("where", "key"), [("hand", "Bilbo Baggins"), ("reserve", "Bilbo Baggins"), ("deck", "the top card")]
)
def test_bilbo_who_is_forsaken_is_cycled(where, key):
    written = {"hand": ["Gimli"], "deck": ["Sting", "Éomer"], "reserve": []}
    written[where] = ["Bilbo Baggins", *written[where]]
    game = forsaking(**written)
    game.play(f"forsake {key}")
    assert zone(game, "Bilbo Baggins") == "cycle"


def test_bilbo_who_is_winnowed_or_killed_is_cycled():
    game = wotr(frodo=player(hand=["Bilbo Baggins", "Gimli", "Sting"], deck=["Éomer", "Quickbeam"]))
    game.play("winnow", "eliminate Bilbo Baggins", "eliminate Gimli")
    assert zones(game, "Bilbo Baggins", "Gimli") == ["cycle", "eliminated"]
    path = wotr(
        active=[place("Imladris", card("Bilbo Baggins", items=["Blade of Westernesse"]), "The Witch-king")],
        at="3.1",
        stop=True,
    )
    assert zones(path, "Bilbo Baggins", "Blade of Westernesse") == ["cycle", "cycle"]


def test_fatty_is_eliminated_to_draw_three():
    game = wotr(frodo=player(reserve=["Fatty Bolger"], deck=["Sting", "Gimli", "Éomer", "Quickbeam"]))
    game.play("use Fatty Bolger")
    assert names(game, "hand", FRODO) == ["Sting", "Gimli", "Éomer"]
    assert zone(game, "Fatty Bolger") == "eliminated"
    path = wotr(active=[place("Bag End", "Fatty Bolger")], frodo=player(deck=["Sting"]))
    assert "use Fatty Bolger" not in offers(path)


@pytest.mark.parametrize(("where", "pile"), [("reserve", "cycle"), ("hand", "eliminated"), ("deck", "eliminated")])
def test_fatty_is_cycled_only_when_forsaken_from_reserve(where, pile):
    written = {"hand": ["Gimli"], "deck": ["Sting", "Éomer"], "reserve": []}
    written[where] = ["Fatty Bolger", *written[where]]
    game = forsaking(**written)
    game.play("forsake the top card" if where == "deck" else "forsake Fatty Bolger")
    assert zone(game, "Fatty Bolger") == pile


@pytest.mark.rule("wotr.card-text.5")
@pytest.mark.parametrize(
    ("where", "key"), [("hand", "Frodo Baggins"), ("reserve", "Frodo Baggins"), ("deck", "the top card")]
)
def test_frodo_who_is_forsaken_is_cycled_and_shown(where, key):
    written = {"hand": ["Gimli"], "deck": ["Sting", "Éomer"], "reserve": []}
    written[where] = ["Frodo Baggins", *written[where]]
    game = forsaking(**written)
    game.play(f"forsake {key}")
    assert (zone(game, "Frodo Baggins"), names(game, "eliminated", FRODO)) == ("cycle", [])
    assert "Frodo Baggins is cycled in place of being eliminated" in [entry.text for entry in game.log()]


@pytest.mark.rule("wotr.card-text.5")
def test_frodo_who_is_winnowed_is_cycled_and_nothing_is_drawn_for_him():
    game = wotr(frodo=player(hand=["Frodo Baggins", "Gimli"], deck=["Éomer", "Quickbeam"]))
    game.play("winnow", "eliminate Frodo Baggins")
    assert zones(game, "Frodo Baggins", "Gimli") == ["cycle", "eliminated"]
    assert names(game, "hand", FRODO) == []


@pytest.mark.rule("wotr.card-text.5", "wotr.card-text.6")
def test_frodo_lost_in_path_combat_is_cycled_but_his_items_are_eliminated():
    """He cancels 1 + 2 + 1 of 4, as if he were eliminated."""
    game = wotr(
        active=[
            place(
                "Weathertop",
                card("Frodo Baggins", items=["Mithril Coat", "Sting"]),
                "The Witch-king",
                "The Hunter",
                "The Reaver",
            )
        ],
        at="3.1",
        stop=True,
    )
    assert zones(game, "Frodo Baggins", "Mithril Coat", "Sting") == ["cycle", "eliminated", "eliminated"]
    assert (zone(game, "Weathertop"), game.table()["corruption"]) == ("free-scoring", 0)


@pytest.mark.rule("wotr.card-text.6")
def test_frodo_who_survives_is_cycled_with_his_items():
    game = wotr(
        active=[place("Lothlórien", card("Frodo Baggins", items=["Mithril Coat"]), "The Hunter")], at="3.1", stop=True
    )
    assert zones(game, "Frodo Baggins", "Mithril Coat") == ["cycle", "cycle"]


ACTIVE = ["Edoras", "Rivendell", "Minas Tirith", "Morannon", "Weathertop"]
ENTRIES = [
    ("Merry Brandybuck", ["to Edoras", "to Morannon", "to Weathertop"]),
    ("Pippin Took", ["to Minas Tirith", "to Morannon", "to Weathertop"]),
]


@pytest.mark.rule("wotr.card-text.37", "wotr.battleground-card.11")
@pytest.mark.parametrize(("name", "places"), ENTRIES)
def test_merry_and_pippin_enter_battlegrounds_of_their_lords(name, places):
    game = wotr(frodo=player(hand=[name, "Gimli"]), active=ACTIVE)
    game.play(f"play {name}")
    assert offers(game) == [*places, "to reserve"]
    moved = wotr(frodo=player(reserve=[name]), active=ACTIVE, round=2)
    moved.play(f"move {name}")
    assert offers(moved) == places


@pytest.mark.rule("wotr.card-text.37")
def test_merry_may_enter_rohan_battlegrounds_in_the_fellowship_too():
    game = wotr(
        gandalf=player(hand=["Merry Brandybuck", "Pippin Took"]),
        active=["Orthanc", "Moria", "Minas Morgul"],
        scenario="fellowship",
        first=1,
    )
    game.play("play Merry Brandybuck")
    assert offers(game) == ["to Orthanc", "to reserve"]


@pytest.mark.rule("wotr.card-text.37")
def test_sam_enters_no_battleground():
    game = wotr(frodo=player(hand=["Sam Gamgee", "Gimli"]), active=["Edoras", "Minas Tirith", "Weathertop"])
    game.play("play Sam Gamgee")
    assert offers(game) == ["to Weathertop", "to reserve"]


@pytest.mark.rule("wotr.card-text.38")
@pytest.mark.parametrize(
    ("army", "winner"), [("Village Militia", "free-scoring"), ("Soldiers of Gondor", "shadow-scoring")]
)
def test_merry_is_supported_by_an_army_of_rohan(army, winner):
    """3 attack: Edoras cancels 1, the army 1, Merry's leadership the third."""
    game = wotr(active=[place("Edoras", army, "Merry Brandybuck", "Devilry of Saruman")], at="3.1", stop=True, seats=2)
    if winner == "free-scoring":
        game.play(f"lose {army}")
    assert zones(game, "Edoras", army, "Merry Brandybuck") == [winner, "eliminated", "eliminated"]


@pytest.mark.parametrize(
    ("army", "winner"), [("Soldiers of Gondor", "free-scoring"), ("Village Militia", "shadow-scoring")]
)
def test_pippin_is_supported_by_a_dunedain_army(army, winner):
    """5 attack: Minas Tirith cancels 3, the army 1, Pippin's leadership the fifth."""
    attackers = ("Grond, Hammer of the Underworld", "Olog-hai")
    game = wotr(active=[place("Minas Tirith", army, "Pippin Took", *attackers)], at="3.1", stop=True, seats=2)
    if winner == "free-scoring":
        game.play(f"lose {army}")
    assert zones(game, "Minas Tirith", army, "Pippin Took") == [winner, "eliminated", "eliminated"]


@pytest.mark.rule("wotr.card-text.39")
@pytest.mark.parametrize("name", ["Merry Brandybuck", "Pippin Took"])
def test_merry_and_pippin_lost_in_path_combat_are_cycled_with_their_items(name):
    game = wotr(
        active=[place("Weathertop", card(name, items=["Blade of Westernesse"]), "The Witch-king", "The Hunter")],
        at="3.1",
        stop=True,
    )
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == ([name], ["Blade of Westernesse"])
    assert (zone(game, "Weathertop"), game.table()["corruption"]) == ("shadow-scoring", 1)


@pytest.mark.rule("wotr.card-text.39")
@pytest.mark.parametrize(
    ("name", "at", "attacker"),
    [("Merry Brandybuck", "Edoras", "Devilry of Saruman"), ("Pippin Took", "Pelargir", "Haradrim Mûmakil")],
)
def test_merry_and_pippin_lost_in_any_other_way_are_eliminated(name, at, attacker):
    battle = wotr(active=[place(at, card(name, items=["Lembas"]), attacker)], at="3.1", stop=True)
    assert zones(battle, name, "Lembas") == ["eliminated", "eliminated"]
    game = forsaking(reserve=[card(name, items=["Lembas"])])
    game.play(f"forsake {name}")
    assert zones(game, name, "Lembas") == ["eliminated", "eliminated"]


def test_sam_is_cycled_with_his_items_to_defend_the_path():
    game = wotr(
        frodo=player(reserve=[card("Sam Gamgee", arrived=1, items=["Sting", "Lembas"])]),
        active=["Weathertop", "Edoras"],
    )
    game.play("use Sam Gamgee")
    assert only(game, "Weathertop").tokens == {"defense": 1}
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (["Sting", "Sam Gamgee"], ["Lembas"])
    assert zone(game, "Edoras") == "active"
    nowhere = wotr(frodo=player(reserve=["Sam Gamgee"]), active=["Edoras"])
    assert "use Sam Gamgee" not in offers(nowhere)


# ---- items


@pytest.mark.parametrize("name", ["Herbs and Stewed Rabbit", "Mithril Coat", "Sting"])
def test_what_frodo_or_sam_wield(name):
    game = wotr(
        frodo=player(hand=[name, "Gimli"], reserve=["Frodo Baggins", "Merry Brandybuck"]),
        active=[place("Weathertop", "Sam Gamgee")],
    )
    game.play(f"play {name}")
    assert offers(game) == ["onto Sam Gamgee", "onto Frodo Baggins"]
    game.play("onto Sam Gamgee")
    assert only(game, name).attached_to == "Sam Gamgee"


@pytest.mark.parametrize("where", ["reserve", "path"])
def test_herbs_bring_a_hobbit_back_and_draw_a_card(where):
    sam = card("Sam Gamgee", items=["Herbs and Stewed Rabbit"])
    cycle = ["Gimli", "Merry Brandybuck", "Mithril Coat", "Bilbo Baggins"]
    game = wotr(
        frodo=player(reserve=[sam] if where == "reserve" else [], cycle=cycle, deck=["Éomer", "Quickbeam"]),
        active=["Weathertop"] if where == "reserve" else [place("Weathertop", sam)],
    )
    game.play("use Herbs and Stewed Rabbit")
    assert (asked(game), offers(game)) == (FRODO, ["take Bilbo Baggins", "take Merry Brandybuck"])
    game.play("take Merry Brandybuck")
    assert names(game, "hand", FRODO) == ["Merry Brandybuck", "Éomer"]
    assert names(game, "eliminated", FRODO) == ["Herbs and Stewed Rabbit"]
    assert zone(game, "Sam Gamgee") == ("reserve" if where == "reserve" else "field")


def test_herbs_without_a_hobbit_to_bring_back_still_draw():
    game = wotr(
        frodo=player(
            reserve=[card("Sam Gamgee", items=["Herbs and Stewed Rabbit"])], cycle=["Gimli"], deck=["Éomer", "Sting"]
        )
    )
    game.play("use Herbs and Stewed Rabbit")
    assert names(game, "hand", FRODO) == ["Éomer"]


def test_the_mithril_coat_gives_two():
    """Sam and his coat cancel 3 and are lost together."""
    game = wotr(
        active=[place("Weathertop", card("Sam Gamgee", items=["Mithril Coat"]), "The Witch-king", "The Hunter")],
        at="3.1",
        stop=True,
    )
    assert (zone(game, "Weathertop"), game.table()["corruption"]) == ("free-scoring", 0)
    assert zones(game, "Sam Gamgee", "Mithril Coat") == ["eliminated", "eliminated"]


@pytest.mark.parametrize(("enemy", "defense"), [("Hill-troll", 2), ("Gollum", 2), ("The Hunter", 1)])
def test_sting_glows_beside_a_monstrous_character(enemy, defense):
    game = wotr(active=[place("Dead Marshes", card("Frodo Baggins", items=["Sting"]), enemy)])
    assert only(game, "Sting").value("path_defense") == defense


def test_sting_glows_only_on_the_same_path():
    game = wotr(
        saruman=player(reserve=["Gollum"]),
        active=[place("Dead Marshes", card("Frodo Baggins", items=["Sting"])), place("Moria", "Cave-troll")],
    )
    assert only(game, "Sting").value("path_defense") == 1
    reserve = wotr(
        frodo=player(reserve=[card("Frodo Baggins", items=["Sting"])]),
        active=[place("Dead Marshes", "Gollum")],
    )
    assert only(reserve, "Sting").value("path_defense") == 1


# ---- event


def test_there_is_another_way():
    game = wotr(
        frodo=player(hand=["There Is Another Way", "Gimli"]),
        aragorn=player(deck=["Arwen", "Elrond"]),
        active=[place("Osgiliath", "Sam Gamgee", "The Hunter", "Shelob")],
        witch_king=player(ring=0),
    )
    game.play("play There Is Another Way")
    assert (asked(game), offers(game)) == (FRODO, ["activate Henneth Annûn", "activate The Cross-roads"])
    game.play("activate Henneth Annûn")
    assert zones(game, "Osgiliath", "Sam Gamgee", "Henneth Annûn") == ["shadow-scoring", "eliminated", "active"]
    assert only(game, "Henneth Annûn").tokens == {"defense": 1}
    assert (game.table()["path"], game.table()["corruption"]) == (7, 1)
    assert names(game, "hand", ARAGORN) == ["Arwen"]
    assert names(game, "eliminated", FRODO) == ["Sam Gamgee", "There Is Another Way"]


def test_there_is_no_other_way():
    game = wotr(
        frodo=player(hand=["There Is Another Way", "Gimli"]),
        active=["Osgiliath"],
        free_scoring=["Henneth Annûn"],
        shadow_scoring=["The Cross-roads"],
    )
    game.play("play There Is Another Way")
    assert (zone(game, "Osgiliath"), only(game, "Osgiliath").tokens) == ("active", {})
    assert zones(game, "There Is Another Way", "Gimli") == ["eliminated", "cycle"]
    nowhere = wotr(frodo=player(hand=["There Is Another Way", "Gimli"]), active=["Edoras"], path=6)
    nowhere.play("play There Is Another Way")
    assert names(nowhere, "active") == ["Edoras"]


@pytest.mark.parametrize(("piles", "offered"), [({}, False), ({"deck": ["Sting"]}, True), ({"cycle": ["Sting"]}, True)])
def test_fatty_bolger_acts_only_while_there_is_a_card_to_draw(piles, offered):
    game = wotr(frodo=player(reserve=["Fatty Bolger"], hand=["Gimli"], **piles), first=FRODO)
    assert ("use Fatty Bolger" in offers(game)) is offered
