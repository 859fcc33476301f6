"""Paths: numbers 1-27."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    asked,
    names,
    offers,
    only,
    place,
    player,
    points,
    wotr,
    zone,
    zones,
)

PRINTED = [
    ("Bag End", 1, 1, 0, 1),
    ("Bucklebury Ferry", 2, 1, 1, 1),
    ("Gildor's Encampment", 3, 1, 1, 1),
    ("Inn of the Prancing Pony", 4, 2, 1, 2),
    ("The Old Forest", 5, 2, 1, 2),
    ("Weathertop", 6, 2, 0, 2),
    ("Fords of Bruinen", 7, 3, 0, 1),
    ("Imladris", 8, 3, 1, 1),
    ("The Council of Elrond", 9, 3, 1, 1),
    ("Caradhras", 10, 4, 0, 2),
    ("Khazad-dûm", 11, 4, 0, 2),
    ("The Doors of Durin", 12, 4, 1, 2),
    ("Dimrill Dale", 13, 5, 0, 1),
    ("Egladil", 14, 5, 1, 1),
    ("Lothlórien", 15, 5, 2, 1),
    ("Amon Hen", 16, 6, 0, 2),
    ("Dead Marshes", 17, 6, 1, 2),
    ("Emyn Muil", 18, 6, 0, 2),
    ("Henneth Annûn", 19, 7, 1, 1),
    ("Osgiliath", 20, 7, 0, 1),
    ("The Cross-roads", 21, 7, 0, 1),
    ("Cirith Ungol", 22, 8, 0, 2),
    ("Morgul Vale", 23, 8, 0, 2),
    ("Shelob's Lair", 24, 8, 0, 2),
    ("Crack of Doom", 25, 9, 0, 3),
    ("Morgai", 26, 9, 0, 3),
    ("Orodruin", 27, 9, 0, 3),
]
"""Title, card number, path number, defense, victory points."""

STAGE = {name: stage for name, _, stage, _, _ in PRINTED}

FREE_TRAVELLERS = {
    "Fatty Bolger": "12",
    "Halbarad": "23",
    "Elrond": "3",
    "Strider": "23456",
    "Gimli": "3456789",
    "Treebeard": "56",
    "Faramir": "78",
    "Gwaihir the Windlord": "9",
}
SHADOW_TRAVELLERS = {
    "Gríma Wormtongue": "1256",
    "Barrow-wights": "123",
    "Flocks of Crebain": "1234567",
    "The Hunter": "12356789",
    "Caradhras the Cruel": "45",
    "Grishnákh": "67",
    "Gorbag & Shagrat": "89",
    "The Lidless Eye": "9",
}
"""Characters and the numbers of the paths they list."""


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.kind == "path" and info.number == printed[1])
    assert (info.name, info.number, info.stats["number"], info.stats["defense"], info.stats["points"]) == printed
    assert info.copies == 1


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_a_path_cancels_as_much_as_it_shows_and_is_worth_its_points(printed):
    name, _, _, defense, value = printed
    held = wotr(active=[place(name, attack=defense)], paths=[], at="3.1", stop=True)
    assert (zone(held, name), points(held)) == ("free-scoring", (value, 0))
    lost = wotr(active=[place(name, attack=defense + 1)], paths=[], at="3.1", stop=True)
    assert (zone(lost, name), points(lost), lost.table()["corruption"]) == ("shadow-scoring", (0, 1), 1)


@pytest.mark.parametrize("name", STAGE)
def test_only_characters_that_list_its_number_enter_a_path_and_no_army_does(name):
    game = wotr(
        scenario="duel-2",
        gandalf=player(reserve=[*FREE_TRAVELLERS, "Soldiers of Gondor"]),
        witch_king=player(reserve=[*SHADOW_TRAVELLERS, "Mordor Orcs"]),
        active=[name],
        battlegrounds=[],
        round=2,
    )
    number = str(STAGE[name])
    moves = [key for key in offers(game) if key.startswith("move ")]
    assert moves == [f"move {who}" for who, numbers in FREE_TRAVELLERS.items() if number in numbers]
    game.play("pass")
    moves = [key for key in offers(game) if key.startswith("move ")]
    assert moves == [f"move {who}" for who, numbers in SHADOW_TRAVELLERS.items() if number in numbers]


# ---- activation texts

DECKS = {
    "frodo": ["Sting", "Gimli", "Quickbeam", "Treebeard", "Glamdring"],
    "witch_king": ["The Hunter", "Mordor Orcs", "Morgul Blade", "Olog-hai", "The Reaver", "Black Uruks"],
    "aragorn": ["Arwen", "Legolas", "Elrond", "Faramir", "Boromir"],
    "saruman": ["Shelob", "Uglúk", "Wolf-riders", "Gollum", "Saruman"],
}


def activated(name, **more):
    """The game when this path is activated; the four players have a deck and no other card unless said otherwise."""
    players = {key: player(deck=deck) for key, deck in DECKS.items()} if "scenario" not in more else {}
    return wotr(**{**players, "path": STAGE[name] - 1, "paths": [name], "at": "1.2", "stop": True, **more})


def hands(game):
    """The titles in all hands, player by player."""
    return [names(game, "hand", seat) for seat in range(game.state.seats)]


DRAWN = [
    pytest.param("Bag End", (2, 0, 0, 0)),
    pytest.param("Bucklebury Ferry", (1, 1, 0, 0), marks=pytest.mark.rule("wotr.card-text.24")),
    pytest.param("Inn of the Prancing Pony", (0, 2, 0, 2)),
    pytest.param("Weathertop", (0, 2, 0, 0)),
    pytest.param("Imladris", (0, 0, 2, 0)),
    pytest.param("The Council of Elrond", (1, 0, 1, 0), marks=pytest.mark.rule("wotr.card-text.57")),
    pytest.param("Khazad-dûm", (0, 0, 0, 2)),
    pytest.param("Dead Marshes", (0, 0, 0, 2)),
    pytest.param("Henneth Annûn", (0, 0, 1, 0), marks=pytest.mark.rule("wotr.card-text.59")),
    pytest.param("The Cross-roads", (1, 0, 1, 0)),
    pytest.param("Shelob's Lair", (0, 0, 0, 2)),
    pytest.param("Crack of Doom", (0, 0, 0, 2)),
    pytest.param("Orodruin", (0, 2, 0, 0)),
]
"""How many cards Frodo, the Witch-king, Aragorn and Saruman draw."""


@pytest.mark.parametrize(("name", "drawn"), DRAWN)
def test_paths_where_players_draw(name, drawn):
    game = activated(name)
    assert names(game, "active") == [name]
    assert hands(game) == [deck[:count] for deck, count in zip(DECKS.values(), drawn, strict=True)]
    assert game.decision is None


@pytest.mark.parametrize(
    ("name", "seat", "deck"),
    [
        ("Gildor's Encampment", ARAGORN, "aragorn"),
        pytest.param("Lothlórien", ARAGORN, "aragorn", marks=pytest.mark.rule("wotr.card-text.58")),
        ("Amon Hen", WITCH_KING, "witch_king"),
    ],
)
def test_paths_where_a_player_draws_a_card_and_then_cycles_one(name, seat, deck):
    first, second, third, *_ = DECKS[deck]
    game = activated(name, **{deck: player(hand=[first], deck=[second, third])})
    assert (asked(game), offers(game)) == (seat, [f"cycle {first}", f"cycle {second}"])
    game.play(f"cycle {second}")
    assert (names(game, "hand", seat), names(game, "cycle", seat)) == ([first], [second])
    assert [len(hand) for hand in hands(game)] == [int(player == seat) for player in range(4)]


def test_at_gildors_encampment_a_player_who_draws_nothing_and_has_no_hand_forsakes():
    game = activated("Gildor's Encampment", aragorn=player(reserve=["Arwen", "Elrond"]))
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Arwen", "forsake Elrond"])
    game.play("forsake Arwen")
    assert zones(game, "Arwen", "Elrond") == ["eliminated", "reserve"]


@pytest.mark.rule("wotr.card-text.54")
def test_egladil_lets_each_free_peoples_player_draw_two_and_cycle_one():
    game = activated("Egladil", first=ARAGORN)
    assert (asked(game), offers(game)) == (ARAGORN, ["cycle Arwen", "cycle Legolas"])
    game.play("cycle Arwen")
    assert (asked(game), offers(game)) == (FRODO, ["cycle Sting", "cycle Gimli"])
    game.play("cycle Gimli")
    assert hands(game) == [["Sting"], [], ["Legolas"], []]


FORSAKING = ["The Old Forest", "Caradhras", "Emyn Muil"]


@pytest.mark.parametrize("name", FORSAKING)
def test_paths_where_each_free_peoples_player_forsakes(name):
    game = activated(
        name,
        frodo=player(hand=["Sting"], reserve=["Gimli"], deck=["Quickbeam"]),
        aragorn=player(hand=["Arwen"]),
    )
    assert (asked(game), offers(game)) == (FRODO, ["forsake Sting", "forsake Gimli", "forsake the top card"])
    game.play("forsake the top card")
    assert zones(game, "Sting", "Gimli", "Quickbeam", "Arwen") == ["hand", "reserve", "eliminated", "eliminated"]


@pytest.mark.parametrize("name", FORSAKING)
def test_a_player_with_nothing_to_forsake_forsakes_nothing(name):
    game = activated(name, frodo=player(), aragorn=player(hand=["Arwen"]))
    assert (game.decision, zone(game, "Arwen")) == (None, "eliminated")


def test_at_the_fords_of_bruinen_each_forsakes_one_and_draws_three():
    game = activated("Fords of Bruinen", frodo=player(hand=["Shadowfax"], deck=DECKS["frodo"]))
    game.play("forsake Shadowfax")
    assert hands(game)[FRODO] == ["Sting", "Gimli", "Quickbeam"]
    assert names(game, "eliminated", ARAGORN) == ["Arwen"]
    assert hands(game)[1:] == [[], ["Legolas", "Elrond", "Faramir"], []]


def test_at_the_fords_of_bruinen_all_have_forsaken_before_anybody_draws():
    aragorn = player(hand=["Arwen", "Boromir"], deck=["Legolas", "Elrond", "Faramir", "Lembas"])
    game = activated("Fords of Bruinen", frodo=player(hand=["Shadowfax"], deck=DECKS["frodo"]), aragorn=aragorn)
    game.play("forsake Shadowfax")
    assert (asked(game), hands(game)[FRODO]) == (ARAGORN, [])
    game.play("forsake Boromir")
    assert hands(game)[FRODO] == ["Sting", "Gimli", "Quickbeam"]
    assert hands(game)[ARAGORN] == ["Arwen", "Legolas", "Elrond", "Faramir"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Activation: Each Free Peoples player forsakes 1 card, then each of them draws 3 cards."),
        ("uk", "Активація: кожен гравець за Вільні Народи жертвує 1 карту, потім кожен із них бере 3 карти."),
        ("ru", "При активации: каждый игрок за Свободные народы жертвует 1 картой, затем каждый из них берет 3 карты."),
    ],
)
def test_the_fords_of_bruinen_say_so(lang, text):
    (fords,) = [info for info in rw.cards("wotr") if info.name == "Fords of Bruinen"]
    assert fords.text(lang) == text


def test_the_doors_of_durin_let_the_monstrous_player_forsake_for_an_attack_token():
    game = activated("The Doors of Durin", saruman=player(hand=["Gollum"], deck=["Shelob"]))
    assert (asked(game), offers(game)) == (SARUMAN, ["yes", "no"])
    game.play("yes")
    assert (asked(game), offers(game)) == (SARUMAN, ["forsake Gollum", "forsake the top card"])
    game.play("forsake Gollum")
    assert (only(game, "The Doors of Durin").tokens, zone(game, "Gollum")) == ({"attack": 1}, "eliminated")


def test_the_doors_of_durin_give_nothing_for_nothing():
    refused = activated("The Doors of Durin", saruman=player(hand=["Gollum"]))
    refused.play("no")
    assert (only(refused, "The Doors of Durin").tokens, zone(refused, "Gollum")) == ({}, "hand")
    penniless = activated("The Doors of Durin", saruman=player())
    assert (penniless.decision, only(penniless, "The Doors of Durin").tokens) == (None, {})


@pytest.mark.rule("wotr.card-text.12", "wotr.procedure-eliminate.8")
def test_the_doors_of_durin_stay_shut_for_saruman_who_is_cycled_and_not_eliminated():
    game = activated("The Doors of Durin", saruman=player(deck=["Saruman", "Gollum"]))
    game.play("yes")
    assert (only(game, "The Doors of Durin").tokens, zone(game, "Saruman")) == ({}, "cycle")


def test_a_token_at_the_doors_of_durin_attacks_with_the_troll():
    game = wotr(active=[place("The Doors of Durin", "Hill-troll", attack=1)], at="3.1", stop=True)
    assert (zone(game, "The Doors of Durin"), game.table()["corruption"]) == ("shadow-scoring", 1)


def test_dimrill_dale_makes_each_shadow_player_cycle_two():
    game = activated(
        "Dimrill Dale",
        witch_king=player(hand=["The Hunter", "Olog-hai", "Morgul Blade"]),
        saruman=player(hand=["Shelob", "Gollum"]),
    )
    assert (asked(game), offers(game)) == (WITCH_KING, ["cycle The Hunter", "cycle Olog-hai", "cycle Morgul Blade"])
    game.play("cycle Olog-hai", "cycle The Hunter")
    assert hands(game) == [[], ["Morgul Blade"], [], ["Shelob", "Gollum"]]
    game.play("cycle Gollum")
    assert names(game, "cycle", WITCH_KING) == ["Olog-hai", "The Hunter"]
    assert names(game, "cycle", SARUMAN) == ["Gollum", "Shelob"]


def test_dimrill_dale_takes_from_elsewhere_what_a_hand_has_not():
    game = activated(
        "Dimrill Dale",
        witch_king=player(hand=["The Hunter"], reserve=["The Reaver"], deck=["Olog-hai"]),
        saruman=player(),
    )
    assert (asked(game), offers(game)) == (WITCH_KING, ["forsake The Reaver", "forsake the top card"])
    game.play("forsake the top card")
    assert names(game, "eliminated", WITCH_KING) == ["Olog-hai"]
    assert names(game, "deck", WITCH_KING) == ["The Hunter"]


def test_osgiliath_lets_the_dunedain_player_forsake_to_draw_three():
    game = activated("Osgiliath", aragorn=player(hand=["Aragorn"], deck=DECKS["aragorn"]))
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes", "forsake Aragorn")
    assert (hands(game)[ARAGORN], zone(game, "Aragorn")) == (["Arwen", "Legolas", "Elrond"], "eliminated")
    refused = activated("Osgiliath", aragorn=player(hand=["Aragorn"], deck=DECKS["aragorn"]))
    refused.play("no")
    assert hands(refused)[ARAGORN] == ["Aragorn"]


def test_osgiliath_offers_nothing_to_a_player_without_cards():
    assert activated("Osgiliath", aragorn=player()).decision is None


def test_cirith_ungol_lets_the_mordor_player_draw_five_and_play_an_army():
    game = activated("Cirith Ungol", active=["Minas Tirith", "Orthanc"])
    assert (asked(game), offers(game)) == (
        WITCH_KING,
        ["play Mordor Orcs", "play Olog-hai", "play none"],
    )
    game.play("play Olog-hai")
    assert offers(game) == ["to Minas Tirith", "to reserve"]
    game.play("to Minas Tirith")
    assert only(game, "Olog-hai").attached_to == "Minas Tirith"
    assert names(game, "cycle", WITCH_KING) == ["The Hunter", "Mordor Orcs", "Morgul Blade", "The Reaver"]
    assert (names(game, "hand", WITCH_KING), names(game, "deck", WITCH_KING)) == ([], ["Black Uruks"])


def test_morgul_vale_lets_the_mordor_player_draw_five_and_play_a_nazgul():
    game = activated("Morgul Vale")
    assert (asked(game), offers(game)) == (WITCH_KING, ["play The Hunter", "play The Reaver", "play none"])
    game.play("play The Reaver")
    assert offers(game) == ["to Morgul Vale", "to reserve"]
    game.play("to Morgul Vale")
    assert only(game, "The Reaver").attached_to == "Morgul Vale"
    assert names(game, "cycle", WITCH_KING) == ["The Hunter", "Mordor Orcs", "Morgul Blade", "Olog-hai"]


@pytest.mark.parametrize("name", ["Cirith Ungol", "Morgul Vale"])
def test_the_mordor_player_may_play_nothing_and_cycles_all_the_same(name):
    game = activated(name)
    game.play("play none")
    assert names(game, "cycle", WITCH_KING) == DECKS["witch_king"][:5]


def test_a_nazgul_played_at_morgul_vale_applies_its_text():
    game = activated("Morgul Vale", witch_king=player(deck=["The Black Easterling", *DECKS["witch_king"]]))
    game.play("play The Black Easterling", "to reserve")
    assert names(game, "hand", WITCH_KING) == ["The Reaver"]


def test_morgai_gets_an_attack_token():
    game = activated("Morgai")
    assert (only(game, "Morgai").tokens, hands(game)) == ({"attack": 1}, [[], [], [], []])


# ---- duels and the Fellowship scenario

FREE_DECK = ["Sting", "Gimli", "Arwen", "Legolas", "Elrond", "Faramir", "Boromir", "Treebeard"]
SHADOW_DECK = ["The Hunter", "Olog-hai", "Shelob", "Uglúk", "Gollum", "The Reaver"]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Bag End", (2, 0)),
        ("Bucklebury Ferry", (1, 1)),
        ("Inn of the Prancing Pony", (0, 4)),
        ("The Council of Elrond", (2, 0)),
        ("The Cross-roads", (2, 0)),
        ("Shelob's Lair", (0, 2)),
    ],
)
def test_in_a_duel_only_what_each_player_does_is_done_twice(name, drawn):
    decks = {"gandalf": player(deck=FREE_DECK), "witch_king": player(deck=SHADOW_DECK)}
    game = activated(name, scenario="duel-2", **decks)
    assert hands(game) == [FREE_DECK[: drawn[0]], SHADOW_DECK[: drawn[1]]]


@pytest.mark.rule("wotr.duel-two.18", "wotr.duel-two.15")
def test_in_a_duel_the_fords_are_crossed_twice_each_time_in_full():
    game = activated("Fords of Bruinen", scenario="duel-2", gandalf=player(hand=["Aragorn"], deck=FREE_DECK))
    game.play("forsake Aragorn")
    assert offers(game) == ["forsake Sting", "forsake Gimli", "forsake Arwen", "forsake the top card"]
    game.play("forsake Gimli")
    assert hands(game)[0] == ["Sting", "Arwen", "Legolas", "Elrond", "Faramir"]


@pytest.mark.parametrize("name", FORSAKING)
def test_in_a_duel_gandalf_forsakes_twice(name):
    game = activated(name, scenario="duel-2", gandalf=player(hand=["Sting", "Gimli", "Arwen"]))
    game.play("forsake Gimli", "forsake Arwen")
    assert (hands(game)[0], names(game, "eliminated")) == (["Sting"], ["Gimli", "Arwen"])


def test_in_a_duel_dimrill_dale_takes_four_cards_of_the_witch_king():
    game = activated("Dimrill Dale", scenario="duel-2", witch_king=player(hand=SHADOW_DECK[:5]))
    game.play("cycle The Hunter", "cycle Shelob", "cycle Gollum", "cycle Uglúk")
    assert hands(game)[1] == ["Olog-hai"]


@pytest.mark.parametrize(
    ("name", "eliminated"), [("The Old Forest", ["Sting"]), ("Caradhras", ["Sting"]), ("Fords of Bruinen", ["Sting"])]
)
def test_in_the_fellowship_scenario_nothing_is_done_twice(name, eliminated):
    game = activated(name, scenario="fellowship", gandalf=player(hand=["Sting"], deck=["Gimli", "Arwen", "Legolas"]))
    game.play("forsake Sting")
    assert (game.decision, names(game, "eliminated", 1)) == (None, eliminated)
