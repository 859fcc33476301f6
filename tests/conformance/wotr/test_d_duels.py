"""The duels for two and for three: decks, opening hands, draws, Ring tokens, paths, and "each player" twice."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.wotr import asked, names, offers, place, player, points, wotr, zone

GANDALF, WITCH_KING, SARUMAN = range(3)
FACTION = {info.name: info.labels["faction"] for info in rw.cards("wotr") if "faction" in info.labels}
FREE_CARDS = {"dunedain": 17, "dwarf": 2, "elf": 13, "hobbit": 10, "rohan": 8, "wizard": 10}
FREE_DECK = ["Gimli", "Legolas", "Boromir", "Denethor", "Faramir", "Arwen", "Sting"]
SHADOW_DECK = ["Olog-hai", "Black Uruks", "The Hunter", "Gollum", "Shelob", "Uglúk", "Wolf-riders"]


def factions(game: rw.Game, seat: int) -> dict[str, int]:
    """How many cards of each faction a player has, wherever they are."""
    places = ("deck", "hand", "cycle", "eliminated", "reserve", "drawn")
    return dict(Counter(FACTION[name] for zone_name in places for name in names(game, zone_name, seat)))


def sizes(game: rw.Game, seat: int) -> list[int]:
    """How many cards lie in a player's hand, cycle pile and deck."""
    return [len(names(game, zone_name, seat)) for zone_name in ("hand", "cycle", "deck")]


# ---- the duel for two


@pytest.mark.rule("wotr.duel-two.3", "wotr.duel-two.7", "wotr.duel-two.8", "wotr.duel-two.9")
def test_the_duel_for_two_opens_with_four_and_six_cards_and_nobody_cycles():
    """The first question of the game is Pelargir's, which Gandalf as first player has activated."""
    game = rw.new("wotr", scenario="duel-2", seed=6)
    assert (names(game, "active"), game.decision.kind) == (["Pelargir"], "may")
    assert game.table()["players"] == ["Gandalf", "Witch-king"]
    assert game.table()["first_player"] == GANDALF
    assert sizes(game, GANDALF) == [4, 0, 56]
    assert sizes(game, WITCH_KING) == [6, 0, 54]


@pytest.mark.rule("wotr.duel-two.5", "wotr.duel-two.6")
def test_in_the_duel_for_two_each_deck_has_all_cards_of_its_side():
    game = rw.new("wotr", scenario="duel-2", seed=1)
    assert factions(game, GANDALF) == FREE_CARDS
    assert factions(game, WITCH_KING) == {"isengard": 12, "monstrous": 11, "southron": 7, "mordor": 30}


@pytest.mark.rule("wotr.duel-two.10", "wotr.duel-two.11")
def test_in_the_duel_for_two_gandalf_draws_four_and_the_witch_king_six():
    game = wotr(
        scenario="duel-2", gandalf=player(deck=FREE_DECK), witch_king=player(deck=SHADOW_DECK), at="5.1", stop=True
    )
    assert names(game, "hand", GANDALF) == FREE_DECK[:4]
    assert names(game, "hand", WITCH_KING) == SHADOW_DECK[:6]


@pytest.mark.rule("wotr.duel-two.2")
def test_where_the_duel_has_no_rule_of_its_own_those_of_the_trilogy_stand():
    """Playing costs a card, the carryover limit is 2, and the round of Path 9 is the last."""
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Riders of Rohan", "Sting", "Glamdring", "Mithril Coat"]),
        witch_king=player(hand=["Mordor Orcs"]),
        active=["Edoras"],
    )
    assert game.table()["carryover"] == [2, 2]
    assert "pass" not in offers(game)
    game.play("play Riders of Rohan", "to Edoras", "cycle Sting", "pass")
    assert (names(game, "hand", GANDALF), names(game, "cycle", GANDALF)) == (["Glamdring", "Mithril Coat"], ["Sting"])
    assert "pass" in offers(game)
    eight = wotr(scenario="duel-2", free_scoring=["Bag End"], path=8, at="4.1", stop=True)
    assert eight.result is None
    last = wotr(scenario="duel-2", free_scoring=["Bag End"], path=9, at="4.1")
    assert last.result == ((GANDALF,), 1, "wotr.victory-check.3")


@pytest.mark.rule("wotr.duel-two.2")
def test_the_ring_token_of_the_duel_replaces_the_one_of_the_trilogy():
    """Reading 19: an unused one is worth nothing at the end, so that this game is a tie and the Shadow's."""
    game = wotr(
        scenario="duel-2",
        gandalf=player(ring=1),
        witch_king=player(ring=0),
        free_scoring=["Bag End"],
        corruption=1,
        path=9,
        at="4.1",
    )
    assert game.result == ((WITCH_KING,), 0, "wotr.victory-check.4")


@pytest.mark.rule("wotr.duel-two.15", "wotr.duel-two.17")
def test_a_card_that_tells_each_free_peoples_player_is_carried_out_twice_by_gandalf():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Gimli", "Sting", "Arwen"]),
        witch_king=player(reserve=["The Reaver"]),
        first=1,
    )
    game.play("use The Reaver", "forsake Gimli")
    assert (asked(game), offers(game)) == (GANDALF, ["forsake Sting", "forsake Arwen"])
    game.play("forsake Arwen")
    assert names(game, "eliminated", GANDALF) == ["Gimli", "Arwen"]
    assert names(game, "hand", GANDALF) == ["Sting"]


@pytest.mark.rule("wotr.duel-two.16", "wotr.duel-two.17")
def test_a_card_that_tells_each_shadow_player_is_carried_out_twice_by_the_witch_king():
    game = wotr(scenario="duel-2", witch_king=player(reserve=["The Commander"], deck=SHADOW_DECK), first=1)
    game.play("use The Commander")
    assert names(game, "hand", WITCH_KING) == SHADOW_DECK[:2]


@pytest.mark.rule("wotr.duel-two.16", "wotr.duel-two.17")
def test_an_activation_text_for_each_shadow_player_is_carried_out_twice():
    inn = wotr(
        scenario="duel-2",
        witch_king=player(deck=SHADOW_DECK),
        path=1,
        paths=["Inn of the Prancing Pony"],
        at="1.2",
        stop=True,
    )
    assert names(inn, "hand", WITCH_KING) == SHADOW_DECK[:4]


@pytest.mark.rule("wotr.duel-two.15", "wotr.duel-two.17")
def test_an_activation_text_for_each_free_peoples_player_is_carried_out_twice():
    game = wotr(
        scenario="duel-2",
        gandalf=player(deck=FREE_DECK),
        path=2,
        paths=["The Council of Elrond"],
        at="1.2",
        stop=True,
    )
    assert names(game, "hand", GANDALF) == FREE_DECK[:2]


# ---- the Ring token of the duels


@pytest.mark.rule("wotr.duel-two.12")
def test_each_player_of_the_duel_for_two_starts_with_one_ring_token():
    assert rw.new("wotr", scenario="duel-2", seed=1).table()["rings"] == [1, 1]


@pytest.mark.rule("wotr.duel-ring-token.1", "wotr.duel-ring-token.2", "wotr.duel-ring-token.3")
def test_the_duel_ring_token_draws_three_then_one_is_eliminated_and_one_cycled():
    """From a hand of 4 to 7, then 6, then 5."""
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Shadowfax", "Glamdring", "Quickbeam", "Mithril Coat"], deck=FREE_DECK),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai"]),
    )
    game.play("use the Ring token")
    assert (names(game, "hand", GANDALF)[4:], len(names(game, "hand", GANDALF))) == (FREE_DECK[:3], 7)
    assert game.decision.kind == "eliminate"
    game.play("eliminate Shadowfax")
    assert (game.decision.kind, len(offers(game))) == ("cycle", 6)
    game.play("cycle Legolas")
    assert names(game, "hand", GANDALF) == ["Glamdring", "Quickbeam", "Mithril Coat", "Gimli", "Boromir"]
    assert names(game, "eliminated", GANDALF) == ["Shadowfax"]
    assert names(game, "cycle", GANDALF) == ["Legolas"]
    assert (game.table()["rings"], game.table()["rings_used"]) == ([1, 1], [1, 0])
    assert asked(game) == WITCH_KING


@pytest.mark.rule("wotr.duel-two.12", "wotr.duel-ring-token.1", "wotr.duel-ring-token.3")
def test_the_duel_ring_token_is_turned_over_for_the_round_and_back_for_the_next():
    game = wotr(
        scenario="duel-2",
        gandalf=player(hand=["Shadowfax"], deck=FREE_DECK),
        witch_king=player(hand=["Mordor Orcs"]),
        battlegrounds=[],
        paths=[],
    )
    game.play("use the Ring token", "eliminate Shadowfax", "cycle Gimli", "pass")
    assert asked(game) == GANDALF
    assert "use the Ring token" not in offers(game)
    assert game.why_not("use the Ring token").endswith("[wotr.duel-ring-token.3]")
    game.play("pass")
    assert (game.table()["round"], game.table()["rings_used"], asked(game)) == (2, [0, 0], WITCH_KING)
    game.play("pass")
    assert (asked(game), "use the Ring token" in offers(game)) == (GANDALF, True)


# ---- the duel for three


@pytest.mark.rule(
    "wotr.duel-three.1",
    "wotr.duel-three.4",
    "wotr.duel-three.9",
    "wotr.duel-three.10",
    "wotr.duel-three.11",
    "wotr.duel-three.14",
)
def test_the_duel_for_three_opens_with_six_for_gandalf_and_five_for_each_shadow_player():
    game = rw.new("wotr", scenario="duel-3")
    assert list(zip(game.table()["players"], game.table()["teams"], strict=True)) == [
        ("Gandalf", "free"),
        ("Witch-king", "shadow"),
        ("Saruman", "shadow"),
    ]
    assert game.table()["first_player"] == GANDALF
    assert game.table()["rings"] == [1, 1, 1]
    for seat in (WITCH_KING, SARUMAN):
        assert (asked(game), game.decision.kind, sizes(game, GANDALF)) == (seat, "cycle", [6, 0, 54])
        drawn = names(game, "hand", seat)
        assert sizes(game, seat) == [7, 0, 23]
        game.play(0, 0)
        assert names(game, "cycle", seat) == drawn[:2]
        assert sizes(game, seat) == [5, 2, 23]
    assert (game.table()["round"], game.table()["first_player"]) == (1, GANDALF)


@pytest.mark.rule("wotr.duel-three.6", "wotr.duel-three.7", "wotr.duel-three.8", "wotr.duel-three.3")
def test_the_decks_of_the_duel_for_three():
    game = rw.new("wotr", scenario="duel-3")
    assert factions(game, GANDALF) == FREE_CARDS
    assert factions(game, WITCH_KING) == {"mordor": 30}
    assert factions(game, SARUMAN) == {"isengard": 12, "monstrous": 11, "southron": 7}


@pytest.mark.rule("wotr.duel-three.12", "wotr.duel-three.13", "wotr.duel-three.3")
def test_in_the_duel_for_three_gandalf_draws_six_and_each_shadow_player_four():
    """Gandalf has two places in the turn order and draws once all the same."""
    game = wotr(
        scenario="duel-3",
        gandalf=player(deck=[*FREE_DECK, *["High Elves"] * 7]),
        witch_king=player(deck=["Olog-hai", "Black Uruks", "The Hunter", "The Reaver", "Black Breath"]),
        saruman=player(deck=["Saruman", "Uglúk", "Gollum", "Shelob", "Hill-troll"]),
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", GANDALF) == FREE_DECK[:6]
    assert names(game, "hand", WITCH_KING) == ["Olog-hai", "Black Uruks", "The Hunter", "The Reaver"]
    assert names(game, "hand", SARUMAN) == ["Saruman", "Uglúk", "Gollum", "Shelob"]


@pytest.mark.rule("wotr.duel-three.15", "wotr.duel-three.3")
def test_a_shadow_ring_token_of_the_duel_for_three_draws_two_once_a_game():
    game = wotr(
        scenario="duel-3",
        witch_king=player(hand=["Black Breath"], deck=["Olog-hai", "Black Uruks", "The Hunter"]),
        gandalf=player(hand=["Sting"]),
        first=1,
        battlegrounds=[],
        paths=[],
    )
    game.play("use the Ring token")
    assert names(game, "hand", WITCH_KING) == ["Black Breath", "Olog-hai", "Black Uruks"]
    assert (game.table()["rings"], asked(game)) == ([1, 0, 1], GANDALF)
    game.play("pass", "pass", "pass", "cycle Black Breath", "pass", "pass", "pass", "pass")
    assert (game.table()["round"], game.table()["rings"]) == (2, [1, 0, 1])
    game.play("pass", "pass", "pass")
    assert asked(game) == WITCH_KING
    assert "use the Ring token" not in offers(game)


@pytest.mark.rule("wotr.duel-three.15", "wotr.duel-three.3")
def test_an_unused_shadow_ring_token_of_the_duel_for_three_is_a_point_and_gandalfs_is_not():
    """Reading 19."""
    game = wotr(
        scenario="duel-3", witch_king=player(ring=1), saruman=player(ring=0), free_scoring=["Bag End"], path=9, at="4.1"
    )
    assert points(game) == (1, 0)
    assert game.result == ((WITCH_KING, SARUMAN), 0, "wotr.victory-check.4")


@pytest.mark.rule("wotr.duel-three.16", "wotr.duel-three.2")
def test_gandalfs_ring_token_in_the_duel_for_three_is_that_of_the_duel_for_two():
    game = wotr(
        scenario="duel-3", gandalf=player(hand=["Shadowfax"], deck=FREE_DECK), witch_king=player(hand=["Black Breath"])
    )
    game.play("use the Ring token", "eliminate Shadowfax", "cycle Gimli")
    assert names(game, "hand", GANDALF) == ["Legolas", "Boromir"]
    assert (game.table()["rings"], game.table()["rings_used"]) == ([1, 1, 1], [1, 0, 0])
    game.play("pass")
    assert (asked(game), "use the Ring token" in offers(game)) == (GANDALF, False)


@pytest.mark.rule("wotr.duel-three.16")
def test_gandalfs_ring_token_in_the_duel_for_three_can_be_used_in_every_round():
    game = wotr(scenario="duel-3", gandalf=player(deck=FREE_DECK), battlegrounds=[], paths=[])
    game.play("use the Ring token", "eliminate Gimli", "cycle Legolas")
    while game.table()["round"] == 1:
        game.choose("pass")
    assert (game.table()["rings_used"], game.table()["first_player"]) == ([0, 0, 0], WITCH_KING)
    game.play("pass")
    assert (asked(game), "use the Ring token" in offers(game)) == (GANDALF, True)


@pytest.mark.rule("wotr.duel-three.17", "wotr.duel-three.2")
def test_in_the_duel_for_three_gandalf_takes_a_path_with_more_defense_than_attack():
    game = wotr(scenario="duel-3", active=[place("Lothlórien", "The Hunter")], at="3.1", stop=True)
    assert (zone(game, "Lothlórien"), points(game)) == ("free-scoring", (1, 0))
    lost = wotr(scenario="duel-3", active=[place("Lothlórien", "The Hunter", "The Witch-king")], at="3.1", stop=True)
    assert (zone(lost, "Lothlórien"), points(lost)) == ("shadow-scoring", (0, 1))


@pytest.mark.rule("wotr.duel-three.18", "wotr.duel-three.2")
def test_in_the_duel_for_three_a_path_with_as_much_of_both_is_nobodys():
    """Readings 17 and 18: the path leaves the game unscored, also when there was neither attack nor defense."""
    game = wotr(scenario="duel-3", active=[place("Lothlórien", "The Hunter", "The Reaver")], at="3.1", stop=True)
    assert (zone(game, "Lothlórien"), points(game)) == ("set-aside", (0, 0))
    empty = wotr(scenario="duel-3", active=["Amon Hen"], at="3.1", stop=True)
    assert (zone(empty, "Amon Hen"), points(empty)) == ("set-aside", (0, 0))


@pytest.mark.rule("wotr.duel-three.19", "wotr.duel-three.2", "wotr.duel-three.3")
def test_in_the_duel_for_three_each_player_is_doubled_for_gandalf_only():
    """Reading 19."""
    game = wotr(
        scenario="duel-3",
        gandalf=player(hand=["Gimli", "Sting", "Arwen"]),
        witch_king=player(reserve=["The Reaver", "The Commander"], deck=["Olog-hai", "Black Uruks"]),
        saruman=player(deck=["Gollum", "Shelob"]),
        first=1,
        at="2",
    )
    game.play("use The Reaver", "forsake Gimli", "forsake Sting")
    assert names(game, "eliminated", GANDALF) == ["Gimli", "Sting"]
    game.play("pass", "pass", "pass", "use The Commander")
    assert (names(game, "hand", WITCH_KING), names(game, "hand", SARUMAN)) == (["Olog-hai"], ["Gollum"])
