"""The glossary on hands, decks and piles: eliminate, cycle, forsake, winnow, draw, new deck, pass, carryover limit."""

from __future__ import annotations

import pytest

from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, card, names, offers, player, wotr, zone, zones

NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


# ---- eliminate, cycle, forsake, winnow


@pytest.mark.rule("wotr.glossary.10", "wotr.glossary.16")
def test_to_winnow_is_to_eliminate_two_cards_from_hand_and_draw_one():
    game = wotr(
        frodo=player(hand=["Gimli", "Sting", "Glamdring", "Quickbeam"], deck=["Shadowfax", "Mithril Coat"]),
        witch_king=player(hand=["Olog-hai"]),
    )
    game.play("winnow", "eliminate Gimli")
    assert (game.decision.kind, offers(game)) == (
        "eliminate",
        ["eliminate Sting", "eliminate Glamdring", "eliminate Quickbeam"],
    )
    game.play("eliminate Quickbeam")
    assert names(game, "eliminated", FRODO) == ["Gimli", "Quickbeam"]
    assert names(game, "hand", FRODO) == ["Sting", "Glamdring", "Shadowfax"]
    assert (names(game, "deck", FRODO), names(game, "cycle", FRODO)) == (["Mithril Coat"], [])
    assert asked(game) == WITCH_KING


@pytest.mark.rule("wotr.glossary.16")
def test_one_card_in_hand_is_too_few_to_winnow():
    game = wotr(frodo=player(hand=["Gimli"], deck=["Sting"]))
    assert "winnow" not in offers(game)
    assert game.why_not("winnow").endswith("[wotr.procedure-eliminate.9]")


@pytest.mark.rule("wotr.glossary.10")
def test_cards_are_eliminated_to_the_pile_of_the_player_whose_deck_they_belong_to():
    """Frodo's character with an item of Aragorn's deck (reading 7)."""
    game = wotr(
        frodo=player(reserve=[card("Sam Gamgee", items=["Phial of Galadriel", "Sting"])], hand=["Gimli"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake Sam Gamgee")
    assert sorted(names(game, "eliminated", FRODO)) == ["Sam Gamgee", "Sting"]
    assert names(game, "eliminated", ARAGORN) == ["Phial of Galadriel"]


@pytest.mark.rule("wotr.glossary.11")
def test_eliminated_cards_do_not_come_back_with_a_new_deck():
    game = wotr(
        frodo=player(deck=["Sting"], cycle=["Gimli"], eliminated=["Shadowfax", "Glamdring"]), at="5.1", stop=True
    )
    assert names(game, "hand", FRODO) == ["Sting", "Gimli"]
    assert names(game, "eliminated", FRODO) == ["Shadowfax", "Glamdring"]
    assert names(game, "deck", FRODO) == []


@pytest.mark.rule("wotr.glossary.11")
def test_eliminated_cards_cannot_be_taken():
    game = wotr(frodo=player(reserve=["Gwaihir the Windlord"], eliminated=["Gandalf the Grey"]))
    assert offers(game) == ["use the Ring token", "pass"]
    game = wotr(
        frodo=player(reserve=["Gwaihir the Windlord"], cycle=["Gandalf the White"], eliminated=["Gandalf the Grey"])
    )
    game.play("use Gwaihir the Windlord")
    assert offers(game) == ["take Gandalf the White"]
    game.play("take Gandalf the White")
    assert names(game, "hand", FRODO) == ["Gandalf the White"]
    assert zone(game, "Gandalf the Grey") == "eliminated"


@pytest.mark.rule("wotr.glossary.20")
def test_to_forsake_is_to_eliminate_from_hand_reserve_or_the_top_of_the_deck():
    def forsaking(choice: str):
        game = wotr(
            frodo=player(hand=["Gimli", "Sting"], reserve=["Quickbeam"], deck=["Shadowfax", "Glamdring"]),
            witch_king=player(reserve=["The Reaver"]),
            first=WITCH_KING,
        )
        game.play("use The Reaver")
        assert (asked(game), offers(game)) == (
            FRODO,
            ["forsake Gimli", "forsake Sting", "forsake Quickbeam", "forsake the top card"],
        )
        game.play(choice)
        return names(game, "eliminated", FRODO)

    assert forsaking("forsake Gimli") == ["Gimli"]
    assert forsaking("forsake Quickbeam") == ["Quickbeam"]
    assert forsaking("forsake the top card") == ["Shadowfax"]


@pytest.mark.rule("wotr.glossary.28")
def test_to_cycle_is_to_put_a_card_into_the_cycle_pile():
    game = wotr(
        frodo=player(hand=["Gimli", "Sting", "Glamdring"], cycle=["Quickbeam"]),
        witch_king=player(hand=["Olog-hai"], reserve=["The Commander"], deck=["Black Uruks", "The Hunter"]),
    )
    game.play("cycle Sting")
    assert names(game, "cycle", FRODO) == ["Quickbeam", "Sting"]
    assert names(game, "hand", FRODO) == ["Gimli", "Glamdring"]
    game.play("use The Commander")
    assert names(game, "cycle", WITCH_KING) == ["The Commander"]
    assert names(game, "eliminated", FRODO) == names(game, "eliminated", WITCH_KING) == []


# ---- decks


@pytest.mark.rule("wotr.glossary.34")
def test_to_draw_is_to_take_the_top_card_of_the_deck():
    for seed in range(5):
        game = wotr(seed=seed, frodo=player(deck=["Gimli", "Sting", "Glamdring"]), witch_king=player(hand=["Olog-hai"]))
        game.play("use the Ring token")
        assert names(game, "hand", FRODO) == ["Gimli", "Sting"]
        assert names(game, "deck", FRODO) == ["Glamdring"]


@pytest.mark.rule("wotr.glossary.29")
def test_a_deck_that_has_run_out_is_made_anew_of_the_shuffled_cycle_pile():
    """The order of the pile says nothing about the order of the deck."""
    tops = set()
    for seed in range(24):
        game = wotr(
            seed=seed,
            aragorn=player(deck=["Boromir", "Elrond"], cycle=["Arwen", "Legolas", "Faramir"]),
            at="5.1",
            stop=True,
        )
        hand = names(game, "hand", ARAGORN)
        assert (hand[:2], len(hand)) == (["Boromir", "Elrond"], 3)
        assert (len(names(game, "deck", ARAGORN)), names(game, "cycle", ARAGORN)) == (2, [])
        tops.add(hand[2])
    assert tops == {"Arwen", "Faramir", "Legolas"}


@pytest.mark.rule("wotr.glossary.31")
def test_to_make_a_new_deck_is_to_shuffle_the_cycle_pile_into_what_is_left_of_the_deck():
    """Orthanc: the deck of two and the pile of two become a deck of four in a chance order."""
    tops = set()
    for seed in range(32):
        game = wotr(
            seed=seed,
            saruman=player(deck=["Gollum", "Shelob"], cycle=["Uglúk", "Wolf-riders"]),
            battlegrounds=["Orthanc"],
            paths=[],
            first=SARUMAN,
            at="1.1",
            stop=True,
        )
        game.play("take none")
        assert sorted(names(game, "deck", SARUMAN)) == ["Gollum", "Shelob", "Uglúk", "Wolf-riders"]
        assert names(game, "cycle", SARUMAN) == []
        drawing = wotr(
            seed=seed,
            saruman=player(deck=["Gollum", "Shelob"], cycle=["Uglúk", "Wolf-riders"]),
            witch_king=player(hand=["Olog-hai"]),
            battlegrounds=["Orthanc"],
            paths=[],
            first=SARUMAN,
            at="1.1",
        )
        drawing.play("take none", "use the Ring token")
        tops.add(names(drawing, "hand", SARUMAN)[0])
    assert tops == {"Gollum", "Shelob", "Uglúk", "Wolf-riders"}


@pytest.mark.rule("wotr.glossary.31")
def test_a_new_deck_may_be_made_of_the_cycle_pile_alone():
    game = wotr(
        saruman=player(cycle=["Uglúk", "Wolf-riders"]),
        battlegrounds=["Orthanc"],
        paths=[],
        first=SARUMAN,
        at="1.1",
        stop=True,
    )
    game.play("take none")
    assert sorted(names(game, "deck", SARUMAN)) == ["Uglúk", "Wolf-riders"]


# ---- passing and the carryover limit


@pytest.mark.rule("wotr.glossary.13", "wotr.glossary.14")
def test_nobody_ends_the_action_phase_above_the_carryover_limit_and_enemies_with_less():
    game = wotr(
        **{**NO_RINGS, "frodo": player(hand=["Gimli", "Sting", "Glamdring", "Quickbeam"], ring=0)}, at="2", stop=True
    )
    assert (game.table()["carryover"][FRODO], "pass" in offers(game)) == (2, False)
    game.play("cycle Quickbeam")
    assert (asked(game), "pass" in offers(game)) == (FRODO, False)
    game.play("cycle Glamdring")
    assert (asked(game), "pass" in offers(game)) == (FRODO, True)
    game.play("pass")
    assert (game.decision, names(game, "hand", FRODO)) == (None, ["Gimli", "Sting"])


@pytest.mark.rule("wotr.glossary.14", "wotr.glossary.30")
@pytest.mark.parametrize(
    ("own", "enemies", "may"),
    [
        (2, (0, 0), True),
        (2, (2, 2), True),
        (3, (0, 0), False),
        (3, (3, 4), False),
        (3, (4, 3), False),
        (3, (4, 2), False),
        (3, (4, 4), True),
    ],
)
def test_who_may_pass_with_how_many_cards(own: int, enemies: tuple[int, int], may: bool):
    """Fewer cards than every enemy, or no more than the limit of two; the hand of an ally does not matter."""
    game = wotr(
        frodo=player(hand=["Sting"] * own),
        witch_king=player(hand=["Mordor Orcs"] * enemies[0]),
        aragorn=player(hand=["High Elves"]),
        saruman=player(hand=["White Hand Orcs"] * enemies[1]),
    )
    assert asked(game) == FRODO
    assert ("pass" in offers(game)) is may
    if not may:
        assert game.why_not("pass").endswith("[wotr.action-phase.12]")


@pytest.mark.rule("wotr.glossary.13", "wotr.glossary.14")
def test_a_raised_limit_lets_a_player_keep_and_pass_with_one_card_more():
    game = wotr(
        **{**NO_RINGS, "aragorn": player(hand=["High Elves"] * 3, reserve=["Elrond"], ring=0)},
        first=ARAGORN,
        at="2",
        stop=True,
    )
    assert (game.table()["carryover"][ARAGORN], "pass" in offers(game)) == (3, True)
    game.play("pass")
    assert (game.decision, len(names(game, "hand", ARAGORN))) == (None, 3)


@pytest.mark.rule("wotr.glossary.30")
def test_to_pass_is_to_skip_the_turn_and_nothing_else():
    game = wotr(
        frodo=player(hand=["Gimli", "Sting"], reserve=["Quickbeam"], deck=["Glamdring"]),
        witch_king=player(hand=["Olog-hai"]),
        active=["Moria"],
    )
    game.play("pass")
    assert asked(game) == WITCH_KING
    assert zones(game, "Gimli", "Sting", "Quickbeam", "Glamdring") == ["hand", "hand", "reserve", "deck"]
    assert game.table()["rings"] == [1, 1, 1, 1]
