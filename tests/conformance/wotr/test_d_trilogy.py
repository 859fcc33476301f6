"""The Trilogy: decks, opening hands, draws, Ring tokens, and one person with two decks."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright as rw
from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, card, names, offers, player, points, wotr

FACTION = {info.name: info.labels["faction"] for info in rw.cards("wotr") if "faction" in info.labels}
NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


def factions(game: rw.Game, seat: int) -> dict[str, int]:
    """How many cards of each faction a player has, wherever they are."""
    zones = ("deck", "hand", "cycle", "eliminated", "reserve", "drawn")
    return dict(Counter(FACTION[name] for zone in zones for name in names(game, zone, seat)))


@pytest.mark.rule("wotr.trilogy.2")
def test_frodo_starts_the_trilogy_with_the_first_player_token():
    game = rw.new("wotr", scenario="trilogy", seats=4)
    assert game.table()["first_player"] == FRODO
    while game.table()["phase"] == "setup":
        game.choose(0)
    assert (game.table()["round"], game.table()["first_player"]) == (1, FRODO)


@pytest.mark.rule("wotr.trilogy.4", "wotr.trilogy.5", "wotr.trilogy.6", "wotr.trilogy.7")
def test_the_four_decks_of_the_trilogy():
    game = rw.new("wotr", scenario="trilogy", seats=4)
    assert game.table()["players"] == ["Frodo", "Witch-king", "Aragorn", "Saruman"]
    assert factions(game, FRODO) == {"dwarf": 2, "hobbit": 10, "rohan": 8, "wizard": 10}
    assert factions(game, WITCH_KING) == {"mordor": 30}
    assert factions(game, ARAGORN) == {"dunedain": 17, "elf": 13}
    assert factions(game, SARUMAN) == {"isengard": 12, "monstrous": 11, "southron": 7}


@pytest.mark.rule("wotr.trilogy.8")
def test_at_set_up_of_the_trilogy_seven_are_drawn_two_cycled_and_five_kept():
    game = rw.new("wotr", scenario="trilogy", seats=4)
    for seat in (FRODO, WITCH_KING, ARAGORN, SARUMAN):
        assert (asked(game), game.decision.kind) == (seat, "cycle")
        assert [len(names(game, zone, seat)) for zone in ("hand", "cycle", "deck")] == [7, 0, 23]
        drawn = names(game, "hand", seat)
        game.play(0, 0)
        assert names(game, "cycle", seat) == drawn[:2]
        assert names(game, "hand", seat) == drawn[2:]
        assert len(names(game, "deck", seat)) == 23
    assert game.table()["round"] == 1


@pytest.mark.rule("wotr.trilogy.9", "wotr.trilogy.10")
def test_in_the_draw_phase_free_peoples_draw_three_and_the_shadow_four():
    game = wotr(
        frodo=player(deck=["Sting", "Gimli", "Quickbeam", "Glamdring", "Shadowfax"]),
        witch_king=player(deck=["Olog-hai", "Black Uruks", "The Hunter", "The Reaver", "Black Breath"]),
        aragorn=player(deck=["Arwen", "Boromir", "Denethor", "Faramir", "Halbarad"], hand=["Strider"]),
        saruman=player(deck=["Saruman", "Uglúk", "Gollum", "Shelob", "Hill-troll"]),
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", FRODO) == ["Sting", "Gimli", "Quickbeam"]
    assert names(game, "hand", WITCH_KING) == ["Olog-hai", "Black Uruks", "The Hunter", "The Reaver"]
    assert names(game, "hand", ARAGORN) == ["Strider", "Arwen", "Boromir", "Denethor"]
    assert names(game, "hand", SARUMAN) == ["Saruman", "Uglúk", "Gollum", "Shelob"]


@pytest.mark.rule("wotr.trilogy.1")
def test_the_trilogy_begins_on_path_one_and_ends_with_the_round_of_path_nine():
    game = wotr(at="1.2", stop=True, battlegrounds=[])
    assert game.table()["path"] == 1
    eight = wotr(path=8, at="4.1", stop=True, **NO_RINGS)
    assert eight.result is None
    nine = wotr(path=8, at="1.2", paths=["Crack of Doom"], battlegrounds=[], **NO_RINGS)
    assert nine.table()["path"] == 9
    assert nine.result == ((FRODO, ARAGORN), 3, "wotr.victory-check.3")


# ---- Ring tokens


@pytest.mark.rule("wotr.trilogy.11")
def test_each_player_of_the_trilogy_starts_with_one_ring_token():
    assert rw.new("wotr", scenario="trilogy", seats=4).table()["rings"] == [1, 1, 1, 1]


@pytest.mark.rule("wotr.trilogy-ring-token.1", "wotr.trilogy.11")
def test_the_ring_token_is_used_in_place_of_an_action_to_draw_two_cards():
    game = wotr(
        frodo=player(hand=["Gimli"], deck=["Sting", "Quickbeam", "Glamdring"]),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai"]),
    )
    game.play("use the Ring token")
    assert names(game, "hand", FRODO) == ["Gimli", "Sting", "Quickbeam"]
    assert names(game, "deck", FRODO) == ["Glamdring"]
    assert (game.table()["rings"], asked(game)) == ([0, 1, 1, 1], WITCH_KING)


@pytest.mark.rule("wotr.trilogy-ring-token.1", "wotr.trilogy.11")
def test_a_ring_token_that_was_used_does_not_come_back_in_a_later_round():
    game = wotr(frodo=player(hand=["Gimli"], deck=["Sting"] * 3), battlegrounds=[], paths=["Bag End"], path=0)
    game.play("use the Ring token")
    to_the_next_round(game)
    assert (game.table()["round"], game.table()["rings"]) == (2, [0, 1, 1, 1])
    while asked(game) != FRODO:
        game.choose("pass")
    assert "use the Ring token" not in offers(game)
    assert game.why_not("use the Ring token") == "You have no Ring token to use now [wotr.use-a-ring-token.4]"


def to_the_next_round(game: rw.Game) -> None:
    """Pass wherever that is allowed, else cycle a card, until the next round."""
    now = game.table()["round"]
    while game.table()["round"] == now:
        game.choose("pass" if "pass" in offers(game) else next(key for key in offers(game) if key.startswith("cycle ")))


@pytest.mark.rule("wotr.trilogy-ring-token.2")
def test_unused_ring_tokens_count_for_the_team_in_the_final_score():
    game = wotr(
        frodo=player(ring=1),
        witch_king=player(ring=0),
        aragorn=player(ring=1),
        saruman=player(ring=0),
        free_scoring=["Minas Tirith"],
        corruption=4,
        path=9,
        at="4.1",
    )
    assert points(game) == (3, 4)
    assert game.result == ((FRODO, ARAGORN), 1, "wotr.victory-check.3")


@pytest.mark.rule("wotr.trilogy-ring-token.2")
def test_the_ring_tokens_of_the_shadow_count_too_and_a_tie_is_the_shadows():
    game = wotr(
        frodo=player(ring=0),
        aragorn=player(ring=0),
        free_scoring=["Minas Tirith"],
        corruption=1,
        path=9,
        at="4.1",
    )
    assert game.result == ((WITCH_KING, SARUMAN), 0, "wotr.victory-check.4")


@pytest.mark.rule("wotr.trilogy-ring-token.2")
def test_before_the_last_path_an_unused_ring_token_counts_nothing():
    used = player(ring=0)
    game = wotr(
        witch_king=used, saruman=used, free_scoring=["Minas Tirith", "Crack of Doom", "Morgai"], path=8, at="4.1",
        stop=True,
    )  # fmt: skip
    assert points(game) == (9, 0)
    assert game.result is None


# ---- one person with two decks


@pytest.mark.rule("wotr.trilogy-2-3-players.3")
def test_a_person_with_two_decks_acts_for_one_of_them_at_a_time():
    game = wotr(
        seats=2,
        frodo=player(hand=["Gimli", "Sting"], reserve=["Quickbeam"]),
        aragorn=player(
            hand=["Boromir", "Arwen"], reserve=[card("Elrond", items=["Vilya, Ring of Air"])], deck=["Strider"]
        ),
        witch_king=player(hand=["Mordor Orcs", "Olog-hai"]),
        active=["Moria", "Egladil"],
        round=2,
    )
    assert (asked(game), game.decision.seat) == (FRODO, 0)
    assert offers(game) == [
        "play Gimli", "move Quickbeam", "cycle Gimli", "cycle Sting", "winnow", "use the Ring token", "pass",
    ]  # fmt: skip
    game.play("play Gimli", "to Moria", "take none", "pass")
    assert names(game, "cycle", FRODO) == ["Sting"]
    assert (asked(game), game.decision.seat) == (ARAGORN, 0)
    assert offers(game) == [
        "play Boromir", "play Arwen", "move Elrond", "use Vilya, Ring of Air", "cycle Boromir", "cycle Arwen", "winnow",
        "use the Ring token", "pass",
    ]  # fmt: skip


@pytest.mark.rule("wotr.trilogy-2-3-players.3")
def test_hands_of_the_same_person_are_not_added_up_for_passing():
    """Four cards are more than the three of either enemy deck, whatever one person holds in all."""
    three = player(hand=["Mordor Orcs", "Olog-hai", "Black Uruks"])
    four = player(hand=["Gimli", "Sting", "Quickbeam", "Glamdring"])
    other_three = player(hand=["Uglúk", "Cave-troll", "Wolf-riders"])
    game = wotr(seats=2, frodo=four, witch_king=three, saruman=other_three)
    assert "pass" not in offers(game)
    assert game.why_not("pass").endswith("[wotr.action-phase.12]")
    five, other_five = player(hand=["Mordor Orcs"] * 5), player(hand=["White Hand Orcs"] * 5)
    other_four = player(hand=["Boromir", "Arwen", "Legolas", "Faramir"])
    game = wotr(seats=2, frodo=four, aragorn=other_four, witch_king=five, saruman=other_five)
    assert "pass" in offers(game)


@pytest.mark.rule("wotr.trilogy-2-3-players.3", "wotr.trilogy-2-3-players.5")
def test_each_deck_of_a_person_has_a_ring_token_and_a_carryover_limit_of_its_own():
    game = wotr(
        seats=2,
        frodo=player(hand=["Gimli"], deck=["Sting", "Quickbeam", "Glamdring"]),
        aragorn=player(hand=["Boromir"], reserve=["Elrond"], deck=["Arwen", "Legolas"]),
    )
    assert game.table()["carryover"] == [2, 2, 3, 2]
    game.play("use the Ring token", "pass", "use the Ring token")
    assert game.table()["rings"] == [0, 1, 0, 1]
    assert names(game, "hand", ARAGORN) == ["Boromir", "Arwen", "Legolas"]


@pytest.mark.rule("wotr.trilogy-2-3-players.5")
def test_each_shadow_player_means_each_of_the_two_decks_of_one_person():
    game = wotr(
        seats=2,
        witch_king=player(reserve=["The Commander"], deck=["Olog-hai", "Black Uruks"]),
        saruman=player(deck=["Gollum", "Shelob"]),
        first=WITCH_KING,
    )
    assert game.decision.seat == 1
    game.play("use The Commander")
    assert names(game, "hand", WITCH_KING) == ["Olog-hai"]
    assert names(game, "hand", SARUMAN) == ["Gollum"]
