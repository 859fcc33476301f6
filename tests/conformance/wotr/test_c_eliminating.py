"""Eliminating, forsaking and removing cards; moving and activating on the instruction of a text."""

from __future__ import annotations

import pytest

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
    points,
    wotr,
    zone,
    zones,
)


def seen(game, person, owner, pile):
    """The titles of the cards in a player's pile that a person knows."""
    return [piece["name"] for piece in game.view(person)["players"][owner][pile] if "name" in piece]


def lines_naming(game, person, title):
    """How many lines of the log name a card to a person."""
    return sum(title in line.text for line in game.log(person))


def reaver(**frodo):
    """The Reaver makes each Free Peoples player forsake a card; Aragorn's player has none."""
    game = wotr(frodo=player(**frodo), witch_king=player(reserve=["The Reaver"]), first=WITCH_KING)
    game.play("use The Reaver")
    return game


# ---- eliminating


@pytest.mark.rule("wotr.procedure-eliminate.1")
def test_eliminated_cards_lie_face_down_each_in_the_pile_of_its_own_player():
    """Reading 7: an eliminated item goes to the pile of the item's own deck."""
    game = wotr(
        active=[
            place("Weathertop", card("Sam Gamgee", items=["Elven Cloak"]), card("The Hunter", items=["Black Breath"]))
        ],
        at="3.1",
        stop=True,
    )
    assert names(game, "eliminated", WITCH_KING) == ["Black Breath", "The Hunter"]
    forsaken = reaver(reserve=[card("Sam Gamgee", items=["Lembas"])])
    assert offers(forsaken) == ["forsake Sam Gamgee", "forsake Lembas"]
    forsaken.play("forsake Sam Gamgee")
    assert names(forsaken, "eliminated", FRODO) == ["Sam Gamgee"]
    assert names(forsaken, "eliminated", ARAGORN) == ["Lembas"]
    hidden = forsaken.view(WITCH_KING)["players"]
    assert hidden[FRODO]["eliminated"] == [{"id": None, "back": "free"}]
    assert hidden[ARAGORN]["eliminated"] == [{"id": None, "back": "free"}]


@pytest.mark.rule("wotr.procedure-eliminate.3")
def test_an_eliminated_card_does_not_come_back_with_a_new_deck_or_by_a_text():
    game = wotr(
        frodo=player(hand=["Gimli", "Quickbeam"], eliminated=["Dwarven Axe"], deck=["Sting"], cycle=["Glamdring"]),
        active=["Moria"],
        **{name: player(ring=0) for name in ("witch_king", "aragorn", "saruman")},
    )
    game.play("play Gimli", "to Moria")
    assert offers(game) == ["take none"]
    game.play("take none", "use the Ring token")
    assert (names(game, "eliminated", FRODO), zone(game, "Dwarven Axe")) == (["Dwarven Axe"], "eliminated")
    assert sorted(names(game, "hand", FRODO) + names(game, "deck", FRODO)) == ["Glamdring", "Quickbeam", "Sting"]


@pytest.mark.rule("wotr.procedure-eliminate.4", "wotr.procedure-eliminate.5")
def test_frodo_baggins_winnowed_from_hand_is_shown_to_all_and_cycled():
    game = wotr(frodo=player(hand=["Frodo Baggins", "Sting", "Gimli"], deck=["Quickbeam", "Glamdring"]))
    game.play("winnow", "eliminate Frodo Baggins")
    assert zone(game, "Frodo Baggins") == "cycle"
    for person in (FRODO, WITCH_KING, ARAGORN, None):
        assert lines_naming(game, person, "Frodo Baggins") == 2


@pytest.mark.rule("wotr.procedure-eliminate.4")
def test_each_way_of_being_eliminated_is_checked_against_the_text():
    """Fatty Bolger is saved when forsaken from reserve and not when forsaken from hand."""
    game = reaver(hand=["Fatty Bolger", "Sting"])
    game.play("forsake Fatty Bolger")
    assert zone(game, "Fatty Bolger") == "eliminated"
    game = reaver(reserve=["Fatty Bolger", "Gimli"])
    game.play("forsake Fatty Bolger")
    assert zone(game, "Fatty Bolger") == "cycle"


@pytest.mark.rule("wotr.procedure-eliminate.6")
def test_a_card_eliminated_from_hand_is_not_shown_to_the_others():
    game = wotr(frodo=player(hand=["Sting", "Gimli", "Glamdring"], deck=["Quickbeam", "Treebeard"]))
    game.play("winnow", "eliminate Sting", "eliminate Gimli")
    assert [lines_naming(game, FRODO, title) for title in ("Sting", "Gimli")] == [1, 1]
    for other in (WITCH_KING, ARAGORN, SARUMAN, None):
        assert [lines_naming(game, other, title) for title in ("Sting", "Gimli")] == [0, 0]
        assert seen(game, other, FRODO, "eliminated") == []


@pytest.mark.rule("wotr.procedure-eliminate.6", "wotr.procedure-forsake.7")
def test_a_card_forsaken_from_the_deck_is_seen_by_its_player_only():
    game = reaver(hand=["Gimli"], deck=["Sting", "Quickbeam"])
    game.play("forsake the top card")
    assert lines_naming(game, FRODO, "Sting") == 1
    assert seen(game, FRODO, FRODO, "eliminated") == ["Sting"]
    for other in (WITCH_KING, ARAGORN, SARUMAN, None):
        assert lines_naming(game, other, "Sting") == 0


@pytest.mark.rule("wotr.procedure-eliminate.7")
def test_treebeard_at_a_battleground_without_an_isengard_army_eliminates_nothing():
    game = wotr(
        frodo=player(hand=["Treebeard", "Sting"]),
        active=[place("Edoras", "Saruman")],
        corruption=1,
    )
    game.play("play Treebeard", "to Edoras")
    assert zones(game, "Treebeard", "Saruman", "Sting") == ["field", "field", "cycle"]
    assert (asked(game), game.table()["corruption"]) == (WITCH_KING, 1)
    against = wotr(
        frodo=player(hand=["Treebeard", "Sting"]),
        active=[place("Edoras", "Saruman", "Wolf-riders")],
    )
    against.play("play Treebeard", "to Edoras")
    assert zone(against, "Wolf-riders") == "eliminated"


@pytest.mark.rule("wotr.procedure-eliminate.8")
def test_what_is_bought_with_forsaken_cards_is_not_given_when_they_cannot_be_forsaken():
    """Paths of the Dead asks for two forsaken cards; only one is there after the cost of playing."""
    game = wotr(
        aragorn=player(hand=["Paths of the Dead"], reserve=["Arwen", "Legolas"]),
        first=ARAGORN,
    )
    game.play("play Paths of the Dead", "forsake Legolas")
    assert zones(game, "Paths of the Dead", "Legolas", "Arwen") == ["eliminated", "eliminated", "reserve"]
    assert names(game, "hand", ARAGORN) == []


@pytest.mark.rule("wotr.procedure-eliminate.8")
def test_minas_tirith_gives_no_cards_to_a_player_who_does_not_forsake():
    deck = ["Legolas", "Elrond", "Boromir", "Lembas"]
    game = wotr(
        aragorn=player(hand=["Arwen"], deck=deck), battlegrounds=["Minas Tirith"], at="1.1", stop=True, first=ARAGORN
    )
    other = game.clone()
    game.play("no")
    assert (names(game, "hand", ARAGORN), names(game, "eliminated", ARAGORN)) == (["Arwen"], [])
    other.play("yes", "forsake Arwen")
    assert names(other, "hand", ARAGORN) == ["Legolas", "Elrond", "Boromir"]


@pytest.mark.rule("wotr.procedure-eliminate.8")
def test_a_card_that_is_cycled_instead_buys_nothing():
    """Frodo is cycled in place of being eliminated, so nothing was eliminated: the book's words, to the letter."""
    game = wotr(frodo=player(hand=["Frodo Baggins", "Sting"], deck=["Gimli", "Quickbeam"]))
    other = wotr(frodo=player(hand=["Sam Gamgee", "Sting"], deck=["Gimli"]))
    game.play("winnow", "eliminate Frodo Baggins")
    assert zones(game, "Frodo Baggins", "Sting") == ["cycle", "eliminated"]
    assert names(game, "hand", FRODO) == []
    other.play("winnow", "eliminate Sam Gamgee")
    assert names(other, "hand", FRODO) == ["Gimli"]


# ---- forsaking


@pytest.mark.rule(
    "wotr.procedure-forsake.1",
    "wotr.procedure-forsake.2",
    "wotr.procedure-forsake.3",
    "wotr.procedure-forsake.4",
    "wotr.procedure-forsake.5",
)
def test_one_card_is_forsaken_from_hand_from_reserve_or_from_the_top_of_the_deck():
    zones_of_frodo = {
        "hand": ["Sting", "Quickbeam"],
        "reserve": [card("Gandalf the Grey", items=["Glamdring"]), "Village Militia"],
        "deck": ["Gimli", "Treebeard"],
        "cycle": ["Shadowfax"],
    }
    expected = {
        "forsake Sting": ["Sting"],
        "forsake Quickbeam": ["Quickbeam"],
        "forsake Gandalf the Grey": ["Glamdring", "Gandalf the Grey"],
        "forsake Glamdring": ["Glamdring"],
        "forsake Village Militia": ["Village Militia"],
        "forsake the top card": ["Gimli"],
    }
    assert (asked(reaver(**zones_of_frodo)), offers(reaver(**zones_of_frodo))) == (FRODO, [*expected])
    for key, lost in expected.items():
        game = reaver(**zones_of_frodo)
        game.play(key)
        assert names(game, "eliminated", FRODO) == lost
        assert game.decision.kind == "action"


@pytest.mark.rule("wotr.procedure-forsake.4")
def test_a_wielder_stays_in_reserve_when_the_item_is_forsaken():
    game = reaver(reserve=[card("Gandalf the Grey", items=["Glamdring"])])
    game.play("forsake Glamdring")
    assert zones(game, "Gandalf the Grey", "Glamdring") == ["reserve", "eliminated"]


@pytest.mark.rule("wotr.procedure-forsake.6", "wotr.procedure-forsake.7")
def test_the_top_card_is_looked_at_only_after_the_decision_to_forsake_it():
    game = reaver(hand=["Gimli"], deck=["Sting", "Quickbeam"])
    assert offers(game) == ["forsake Gimli", "forsake the top card"]
    assert game.view(FRODO)["players"][FRODO]["deck"] == {"count": 2, "known": []}
    game.play("forsake the top card")
    assert seen(game, FRODO, FRODO, "eliminated") == ["Sting"]
    assert game.view(FRODO)["players"][FRODO]["deck"] == {"count": 1, "known": []}


@pytest.mark.rule("wotr.procedure-forsake.8", "wotr.procedure-eliminate.5")
def test_gandalf_the_white_forsaken_from_the_deck_is_shown_and_cycled():
    game = reaver(hand=["Gimli"], deck=["Gandalf the White", "Quickbeam"])
    game.play("forsake the top card")
    assert zone(game, "Gandalf the White") == "cycle"
    assert lines_naming(game, None, "Gandalf the White") == 2
    game = reaver(hand=["Gandalf the White", "Sting"], deck=["Quickbeam"])
    game.play("forsake Gandalf the White")
    assert zone(game, "Gandalf the White") == "eliminated"
    assert lines_naming(game, None, "Gandalf the White") == 0


# ---- removing


@pytest.mark.rule("wotr.procedure-remove.2")
def test_a_deck_out_of_which_strider_was_removed_is_shuffled():
    tops = set()
    for seed in range(12):
        game = wotr(
            seed,
            aragorn=player(hand=["Aragorn", "Boromir"], deck=["Arwen", "Legolas", "Strider", "Lembas"]),
            first=ARAGORN,
            active=["Umbar"],
            **{name: player(ring=0) for name in ("witch_king", "frodo", "saruman")},
        )
        game.play("play Aragorn", "to reserve")
        assert sorted(names(game, "deck", ARAGORN)) == ["Arwen", "Legolas", "Lembas"]
        game.play("use the Ring token")
        tops.add(names(game, "hand", ARAGORN)[0])
    assert tops == {"Arwen", "Legolas", "Lembas"}


# ---- moving and activating on the instruction of a text


@pytest.mark.rule("wotr.procedure-move.1")
def test_a_text_that_moves_a_card_moves_it_only_from_reserve_to_where_it_may_go():
    """Black Rider's Mount moves a Nazgûl to a path that lists it: Path 4 does not, Path 5 does."""
    four, five = (
        wotr(
            witch_king=player(hand=["Black Rider's Mount", "Olog-hai", "Mordor Orcs"], reserve=["The Hunter"]),
            first=WITCH_KING,
            active=["Moria", name],
        )
        for name in ("Caradhras", "Egladil")
    )
    for game in (four, five):
        game.play("play Black Rider's Mount", "cycle Olog-hai")
    assert (four.decision.kind, zone(four, "The Hunter")) == ("action", "reserve")
    assert offers(five) == ["yes", "no"]
    five.play("yes")
    assert only(five, "The Hunter").attached_to == "Egladil"
    assert zone(five, "Black Rider's Mount") == "field"


@pytest.mark.rule("wotr.procedure-move.1")
def test_when_played_texts_do_not_apply_to_a_card_that_a_text_moves():
    """The Black Easterling draws a card when played; Fell Beast only moves him."""
    game = wotr(
        witch_king=player(
            hand=["Fell Beast", "Olog-hai"], reserve=["The Black Easterling"], deck=["Mordor Orcs", "The Hunter"]
        ),
        first=WITCH_KING,
        active=["Minas Tirith"],
    )
    game.play("play Fell Beast", "yes")
    assert only(game, "The Black Easterling").attached_to == "Minas Tirith"
    assert names(game, "hand", WITCH_KING) == []


@pytest.mark.rule("wotr.procedure-activate.1")
def test_a_battleground_activated_by_a_text_becomes_active_and_its_text_applies():
    game = wotr(
        saruman=player(reserve=["Haradrim Cavalry"]),
        aragorn=player(hand=["Arwen"], deck=["Boromir", "Legolas", "Lembas", "Elrond"]),
        first=SARUMAN,
        active=["Umbar"],
    )
    game.play("use Haradrim Cavalry")
    assert names(game, "active") == ["Umbar", "Minas Tirith"]
    assert (asked(game), offers(game)) == (ARAGORN, ["yes", "no"])
    game.play("yes", "forsake Arwen")
    assert names(game, "hand", ARAGORN) == ["Boromir", "Legolas", "Lembas"]


@pytest.mark.rule("wotr.procedure-activate.1")
def test_a_path_activated_by_a_text_replaces_the_old_one_after_a_combat_and_its_text_applies():
    game = wotr(
        saruman=player(deck=["Cave-troll", "Wolf-riders", "Gollum"]),
        active=[place("Amon Hen", "Sméagol")],
        paths=["Dead Marshes", "Emyn Muil", "Osgiliath", "The Cross-roads"],
        first=FRODO,
        corruption=0,
    )
    game.play("use Sméagol")
    assert offers(game) == ["activate Osgiliath", "activate The Cross-roads"]
    game.play("activate The Cross-roads")
    assert (names(game, "active"), game.table()["path"]) == (["The Cross-roads"], 7)
    assert zone(game, "Amon Hen") == "free-scoring"
    assert points(game) == (2, 1)
    assert sorted(names(game, "set-aside")) == ["Dead Marshes", "Emyn Muil"]
