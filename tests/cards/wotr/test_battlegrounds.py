"""Battlegrounds: numbers 1-14."""

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
    ("Dol Amroth", 1, "free", 2, 1, "dunedain wizard", "southron"),
    ("Edoras", 2, "free", 1, 1, "rohan wizard", "isengard"),
    ("Helm's Deep", 3, "free", 2, 2, "rohan wizard", "isengard"),
    ("Lórien", 4, "free", 2, 2, "elf wizard", "monstrous mordor"),
    ("Minas Tirith", 5, "free", 3, 3, "dunedain wizard", "mordor southron"),
    ("Pelargir", 6, "free", 1, 1, "dunedain wizard", "southron"),
    ("Rivendell", 7, "free", 2, 2, "elf wizard", "monstrous"),
    ("Dol Guldur", 8, "shadow", 2, 1, "mordor", "elf wizard"),
    ("Harad", 9, "shadow", 1, 1, "southron", "dunedain wizard"),
    ("Minas Morgul", 10, "shadow", 2, 2, "mordor", "dunedain wizard"),
    ("Morannon", 11, "shadow", 2, 2, "mordor southron", "dunedain rohan wizard"),
    ("Moria", 12, "shadow", 2, 1, "monstrous", "elf dwarf wizard"),
    ("Orthanc", 13, "shadow", 2, 2, "isengard", "rohan wizard"),
    ("Umbar", 14, "shadow", 2, 1, "southron", "dunedain wizard"),
]
"""Title, number, side; defense, victory points; the factions that defend and those that attack."""

FREE_SOLDIERS = {
    "Soldiers of Gondor": "dunedain",
    "Gimli": "dwarf",
    "High Elves": "elf",
    "Sam Gamgee": "hobbit",
    "Village Militia": "rohan",
    "Gandalf the White": "wizard",
}
SHADOW_SOLDIERS = {
    "White Hand Orcs": "isengard",
    "Goblins of the Misty Mountains": "monstrous",
    "Mordor Orcs": "mordor",
    "Haradrim Mûmakil": "southron",
}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_what_is_printed(printed):
    (info,) = (info for info in rw.cards("wotr") if info.kind == "battleground" and info.number == printed[1])
    factions = (info.labels[key].replace("|", " ") for key in ("defenders", "attackers"))
    stats = (info.stats["defense"], info.stats["points"])
    assert (info.name, info.number, info.labels["side"], *stats, *factions) == printed


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_a_battleground_cancels_as_much_as_it_shows_and_is_worth_its_points(printed):
    name, _, side, defense, value, _, _ = printed
    held = wotr(active=[place(name, attack=defense)], battlegrounds=[], at="3.1", stop=True)
    lost = wotr(active=[place(name, attack=defense + 1)], battlegrounds=[], at="3.1", stop=True)
    if side == "free":
        assert (zone(held, name), points(held)) == ("free-scoring", (value, 0))
        assert (zone(lost, name), points(lost)) == ("shadow-scoring", (0, value))
    else:
        assert (zone(held, name), points(held)) == ("shadow-scoring", (0, value))
        assert (zone(lost, name), points(lost)) == ("free-scoring", (value, 0))


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_the_factions_it_shows_and_no_others_enter_a_battleground(printed):
    name, _, _, _, _, defenders, attackers = printed
    game = wotr(
        scenario="duel-2",
        gandalf=player(reserve=list(FREE_SOLDIERS)),
        witch_king=player(reserve=list(SHADOW_SOLDIERS)),
        active=[name],
        battlegrounds=[],
        paths=[],
        round=2,
    )
    shown = {*defenders.split(), *attackers.split()}
    moves = [key for key in offers(game) if key.startswith("move ")]
    assert moves == [f"move {who}" for who, faction in FREE_SOLDIERS.items() if faction in shown]
    game.play("pass")
    moves = [key for key in offers(game) if key.startswith("move ")]
    assert moves == [f"move {who}" for who, faction in SHADOW_SOLDIERS.items() if faction in shown]


# ---- activation texts

DECKS = {
    "frodo": ["Village Militia", "Sting", "Éomer", "Gandalf the Grey", "Gimli", "Glamdring"],
    "witch_king": ["The Hunter", "Mordor Orcs", "Morgul Blade", "Olog-hai", "The Reaver", "Black Uruks"],
    "aragorn": ["Arwen", "Legolas", "Elrond", "Faramir", "Boromir"],
    "saruman": ["Shelob", "Uglúk", "Wolf-riders", "Gollum"],
}


def activated(name, **more):
    """The game when this battleground is activated; the four players have a deck and no other card unless said so."""
    players = {key: player(deck=deck) for key, deck in DECKS.items()} if "scenario" not in more else {}
    return wotr(**{**players, "battlegrounds": [name], "paths": [], "at": "1.1", "stop": True, **more})


def hands(game):
    """The titles in all hands, player by player."""
    return [names(game, "hand", seat) for seat in range(game.state.seats)]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Dol Amroth", 1),
        ("Pelargir", 1),
        pytest.param("Minas Tirith", 3, marks=pytest.mark.rule("wotr.card-text.23")),
    ],
)
def test_battlegrounds_where_the_dunedain_player_may_forsake_to_draw(name, drawn):
    aragorn = player(hand=["Aragorn"], deck=DECKS["aragorn"])
    game = activated(name, aragorn=aragorn)
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes")
    assert (asked(game), offers(game)) == (ARAGORN, ["forsake Aragorn", "forsake the top card"])
    game.play("forsake the top card")
    assert hands(game) == [[], [], ["Aragorn", *DECKS["aragorn"][1 : 1 + drawn]], []]
    assert names(game, "eliminated", ARAGORN) == ["Arwen"]
    refused = activated(name, aragorn=aragorn)
    refused.play("no")
    assert (hands(refused)[ARAGORN], names(refused, "eliminated", ARAGORN)) == (["Aragorn"], [])


@pytest.mark.rule("wotr.card-text.23", "wotr.procedure-eliminate.8")
@pytest.mark.parametrize("name", ["Dol Amroth", "Pelargir", "Minas Tirith"])
def test_a_dunedain_player_without_cards_is_not_asked(name):
    assert activated(name, aragorn=player()).decision is None


@pytest.mark.rule("wotr.card-text.23", "wotr.procedure-eliminate.8")
@pytest.mark.parametrize("name", ["Dol Amroth", "Pelargir", "Minas Tirith"])
def test_nothing_is_drawn_for_aragorn_who_is_cycled_and_not_eliminated(name):
    game = activated(name, aragorn=player(deck=["Aragorn", *DECKS["aragorn"]]))
    game.play("yes")
    assert (hands(game)[ARAGORN], zone(game, "Aragorn")) == ([], "cycle")


def test_at_minas_tirith_nothing_is_drawn_when_the_last_card_was_forsaken():
    game = activated("Minas Tirith", aragorn=player(hand=["Aragorn"]))
    game.play("yes")
    assert (hands(game)[ARAGORN], names(game, "eliminated", ARAGORN)) == ([], ["Aragorn"])


def test_edoras_brings_helms_deep_out_of_its_deck():
    game = wotr(
        saruman=player(hand=["Threats and Promises", "Wolf-riders"], reserve=["Saruman"]),
        battlegrounds=["Edoras", "Helm's Deep", "Rivendell"],
        first=SARUMAN,
    )
    game.play("play Threats and Promises", "activate Edoras")
    assert names(game, "active") == ["Edoras", "Helm's Deep"]
    assert names(game, "free-battlegrounds") == ["Rivendell"]


@pytest.mark.parametrize("scored", ["free_scoring", "shadow_scoring"])
def test_edoras_does_not_bring_helms_deep_back(scored):
    game = activated("Edoras", **{scored: ["Helm's Deep"]})
    assert (names(game, "active"), hands(game)[FRODO]) == (["Edoras"], [])


@pytest.mark.rule("wotr.card-text.22")
def test_helms_deep_lets_the_rohan_player_draw_five_and_play_a_card_there():
    """Sting is an item, and Gimli may not fight here; a Wizard may."""
    game = activated("Helm's Deep", active=["Edoras"])
    assert (asked(game), offers(game)) == (
        FRODO,
        ["play Village Militia", "play Éomer", "play Gandalf the Grey", "play none"],
    )
    game.play("play Village Militia")
    assert only(game, "Village Militia").attached_to == "Helm's Deep"
    assert names(game, "cycle", FRODO) == ["Sting", "Éomer", "Gandalf the Grey", "Gimli"]
    assert (hands(game), names(game, "deck", FRODO)) == ([[], [], [], []], ["Glamdring"])


@pytest.mark.rule("wotr.card-text.22", "wotr.special-cases.4")
def test_at_helms_deep_nobody_need_be_played():
    game = activated("Helm's Deep")
    game.play("play none")
    assert names(game, "cycle", FRODO) == DECKS["frodo"][:5]


@pytest.mark.rule("wotr.card-text.22")
def test_a_character_played_at_helms_deep_applies_its_text_after_the_rest_is_cycled():
    """Éomer draws the last card; what was cycled makes the new deck for the other four."""
    game = activated("Helm's Deep")
    game.play("play Éomer")
    assert names(game, "cycle", FRODO) == []
    assert (asked(game), offers(game)) == (FRODO, ["play Village Militia", "play none"])
    game.play("play Village Militia")
    assert offers(game) == ["to Helm's Deep", "to reserve"]
    game.play("to Helm's Deep")
    assert zones(game, "Éomer", "Village Militia") == ["field", "field"]


PARTNERS = [("Lórien", "Dol Guldur", "shadow_scoring"), ("Dol Guldur", "Lórien", "free_scoring")]


@pytest.mark.rule("wotr.card-text.19", "wotr.card-text.20", "wotr.reactivating-battlegrounds.5")
@pytest.mark.parametrize(("name", "partner"), [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
def test_lorien_and_dol_guldur_bring_each_other_out_of_their_decks(name, partner):
    first = FRODO if name == "Lórien" else WITCH_KING
    game = activated(name, battlegrounds=["Lórien", "Dol Guldur"], first=first)
    assert (names(game, "active"), only(game, partner).tokens) == ([name, partner], {})


@pytest.mark.rule("wotr.card-text.19", "wotr.card-text.20", "wotr.reactivating-battlegrounds.5")
@pytest.mark.parametrize(("name", "partner", "own"), PARTNERS)
def test_lorien_and_dol_guldur_bring_each_other_back_from_either_scoring_area(name, partner, own):
    enemy = "free_scoring" if own == "shadow_scoring" else "shadow_scoring"
    back = activated(name, **{own: [partner]})
    assert (names(back, "active"), only(back, partner).tokens) == ([name, partner], {})
    weak = activated(name, **{enemy: [partner]})
    assert (names(weak, "active"), only(weak, partner).tokens) == ([name, partner], {"stripped": 1})


@pytest.mark.parametrize(("name", "partner"), [("Lórien", "Dol Guldur"), ("Dol Guldur", "Lórien")])
def test_lorien_and_dol_guldur_do_nothing_when_the_other_is_active_already(name, partner):
    game = activated(name, active=[place(partner, attack=1)])
    assert (names(game, "active"), only(game, partner).tokens) == ([partner, name], {"attack": 1})


def test_rivendell_lets_the_elf_player_draw_a_card_and_then_cycle_one():
    game = activated("Rivendell", aragorn=player(hand=["Aragorn"], deck=["Arwen", "Legolas"]))
    assert (asked(game), offers(game)) == (ARAGORN, ["cycle Aragorn", "cycle Arwen"])
    game.play("cycle Aragorn")
    assert (hands(game), names(game, "cycle", ARAGORN)) == ([[], [], ["Arwen"], []], ["Aragorn"])


@pytest.mark.parametrize(("name", "drawn"), [("Harad", (0, 1, 0, 1)), ("Umbar", (0, 1, 0, 1)), ("Moria", (0, 0, 0, 2))])
def test_battlegrounds_where_the_shadow_draws(name, drawn):
    game = activated(name)
    assert hands(game) == [deck[:count] for deck, count in zip(DECKS.values(), drawn, strict=True)]


@pytest.mark.parametrize(("name", "drawn"), [("Harad", 2), ("Umbar", 2), ("Moria", 2)])
def test_in_a_duel_harad_and_umbar_count_twice_and_moria_does_not(name, drawn):
    deck = ["The Hunter", "Olog-hai", "Shelob", "Gollum", "Uglúk"]
    game = activated(name, scenario="duel-2", witch_king=player(deck=deck))
    assert hands(game) == [[], deck[:drawn]]


@pytest.mark.rule("wotr.card-text.62")
def test_minas_morgul_lets_the_mordor_player_draw_five_and_play_a_nazgul_to_reserve():
    game = activated("Minas Morgul", active=["Weathertop"])
    assert (asked(game), offers(game)) == (WITCH_KING, ["play The Hunter", "play The Reaver", "play none"])
    game.play("play The Hunter")
    assert zone(game, "The Hunter") == "reserve"
    assert names(game, "cycle", WITCH_KING) == ["Mordor Orcs", "Morgul Blade", "Olog-hai", "The Reaver"]
    assert (hands(game), names(game, "deck", WITCH_KING)) == ([[], [], [], []], ["Black Uruks"])


def test_morannon_lets_the_mordor_player_draw_five_and_play_an_army():
    game = activated("Morannon", active=["Minas Tirith", "Umbar"])
    assert (asked(game), offers(game)) == (WITCH_KING, ["play Mordor Orcs", "play Olog-hai", "play none"])
    game.play("play Mordor Orcs")
    assert offers(game) == ["to Minas Tirith", "to Morannon", "to reserve"]
    game.play("to Minas Tirith")
    assert only(game, "Mordor Orcs").attached_to == "Minas Tirith"
    assert names(game, "cycle", WITCH_KING) == ["The Hunter", "Morgul Blade", "Olog-hai", "The Reaver"]


@pytest.mark.rule("wotr.card-text.62")
@pytest.mark.parametrize("name", ["Minas Morgul", "Morannon"])
def test_the_mordor_player_may_play_nothing_and_cycles_all_the_same(name):
    game = activated(name)
    game.play("play none")
    assert names(game, "cycle", WITCH_KING) == DECKS["witch_king"][:5]


@pytest.mark.rule("wotr.card-text.60", "wotr.card-text.61", "wotr.new-deck.4")
@pytest.mark.parametrize("pile", ["deck", "cycle"])
def test_orthanc_lets_the_isengard_player_take_saruman_and_makes_a_new_deck(pile):
    cards = {"deck": ["Shelob"], "cycle": ["Uglúk"]}
    cards[pile] = [*cards[pile], "Saruman"]
    game = activated("Orthanc", saruman=player(hand=["Gollum"], **cards))
    assert (asked(game), offers(game)) == (SARUMAN, ["take Saruman", "take none"])
    game.play("take Saruman")
    assert hands(game) == [[], [], [], ["Gollum", "Saruman"]]
    assert (sorted(names(game, "deck", SARUMAN)), names(game, "cycle", SARUMAN)) == (["Shelob", "Uglúk"], [])


@pytest.mark.rule("wotr.card-text.60", "wotr.card-text.61")
@pytest.mark.parametrize("hand", [["Gollum"], ["Gollum", "Saruman"]])
def test_orthanc_makes_a_new_deck_even_if_nobody_is_taken(hand):
    """The question is put even when Saruman is in hand, so that nobody learns it."""
    rest = [] if "Saruman" in hand else ["Saruman"]
    game = activated("Orthanc", saruman=player(hand=hand, deck=["Shelob", *rest], cycle=["Uglúk"]))
    game.play("take none")
    assert hands(game)[SARUMAN] == hand
    assert sorted(names(game, "deck", SARUMAN)) == sorted(["Shelob", "Uglúk", *rest])
    assert names(game, "cycle", SARUMAN) == []


def test_a_reactivated_battleground_applies_its_text_again():
    game = wotr(
        saruman=player(reserve=["The Black Serpent"], deck=["Shelob"]),
        witch_king=player(deck=["The Hunter"]),
        shadow_scoring=["Harad"],
        first=SARUMAN,
    )
    game.play("use The Black Serpent")
    assert hands(game) == [[], ["The Hunter"], [], ["Shelob"]]
