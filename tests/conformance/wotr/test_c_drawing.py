"""Cycling, drawing, new decks, running out of cards, and taking certain cards."""

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
    place,
    player,
    wotr,
    zone,
    zones,
)


def seen(game, person, owner, pile):
    """The titles of the cards in a player's pile that a person knows."""
    return [piece["name"] for piece in game.view(person)["players"][owner][pile] if "name" in piece]


# ---- new deck


@pytest.mark.rule("wotr.new-deck.1", "wotr.new-deck.2")
def test_a_deck_that_runs_out_is_made_new_at_once_from_the_cycle_pile():
    """The token draws exactly the two cards there were: nobody needs another card, and yet the pile is shuffled."""
    tops = set()
    for seed in range(12):
        game = wotr(
            seed,
            frodo=player(deck=["Gimli", "Quickbeam"], cycle=["Sting", "Glamdring", "Shadowfax"]),
            aragorn=player(cycle=["Boromir", "Arwen"], deck=["Legolas"]),
        )
        game.play("use the Ring token")
        assert names(game, "hand", FRODO) == ["Gimli", "Quickbeam"]
        assert names(game, "cycle", FRODO) == []
        assert sorted(names(game, "deck", FRODO)) == ["Glamdring", "Shadowfax", "Sting"]
        assert game.view(FRODO)["players"][FRODO]["deck"] == {"count": 3, "known": []}
        assert names(game, "cycle", ARAGORN) == ["Boromir", "Arwen"]
        game.play("pass", "pass", "pass", "winnow", "eliminate Gimli")
        tops.update(names(game, "hand", FRODO))
    assert tops == {"Sting", "Glamdring", "Shadowfax"}


@pytest.mark.rule("wotr.new-deck.1")
def test_a_deck_whose_last_card_is_forsaken_is_made_new_too():
    """Reading 6: a deck that becomes empty while there is a cycle pile is renewed at once."""
    game = wotr(
        frodo=player(hand=["Sting"], deck=["Gimli"], cycle=["Quickbeam", "Glamdring"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
    )
    game.play("use The Reaver", "forsake the top card")
    assert names(game, "eliminated", FRODO) == ["Gimli"]
    assert (sorted(names(game, "deck", FRODO)), names(game, "cycle", FRODO)) == (["Glamdring", "Quickbeam"], [])


@pytest.mark.rule("wotr.new-deck.4", "wotr.new-deck.5")
def test_orthanc_shuffles_the_cycle_pile_into_a_deck_that_still_has_cards():
    tops = set()
    for seed in range(20):
        game = wotr(
            seed,
            saruman=player(deck=["Wolf-riders", "Uglúk"], cycle=["Cave-troll", "Gollum"]),
            battlegrounds=["Orthanc"],
            first=SARUMAN,
            at="1.1",
            stop=True,
        )
        assert (asked(game), offers(game)) == (SARUMAN, ["take none"])
        game.play("take none")
        assert names(game, "cycle", SARUMAN) == []
        assert sorted(names(game, "deck", SARUMAN)) == ["Cave-troll", "Gollum", "Uglúk", "Wolf-riders"]
        tops.add(names(drawn_from_orthanc(seed), "hand", SARUMAN)[0])
    assert tops == {"Wolf-riders", "Uglúk", "Cave-troll", "Gollum"}


def drawn_from_orthanc(seed):
    """The same position, played on: Saruman's player uses the Ring token to draw from the new deck."""
    game = wotr(
        seed,
        saruman=player(deck=["Wolf-riders", "Uglúk"], cycle=["Cave-troll", "Gollum"]),
        battlegrounds=["Orthanc"],
        path=9,
        first=SARUMAN,
        at="1.1",
    )
    game.play("take none", "use the Ring token")
    return game


# ---- cycling


@pytest.mark.rule("wotr.procedure-cycle.1", "wotr.procedure-cycle.2", "wotr.procedure-eliminate.2")
def test_players_look_through_their_own_piles_and_not_through_others():
    """Reading 9: the contents of other players' cycle and eliminated piles are hidden."""
    game = wotr(
        frodo=player(hand=["Sting", "Gimli"], cycle=["Quickbeam"], eliminated=["Glamdring"]),
        active=[place("Weathertop", "Sam Gamgee")],
    )
    game.play("cycle Gimli")
    assert seen(game, FRODO, FRODO, "cycle") == ["Quickbeam", "Gimli"]
    assert seen(game, FRODO, FRODO, "eliminated") == ["Glamdring"]
    for other in (WITCH_KING, ARAGORN, SARUMAN, None):
        assert (seen(game, other, FRODO, "cycle"), seen(game, other, FRODO, "eliminated")) == ([], [])
    assert len(game.view(None)["players"][FRODO]["cycle"]) == 2


@pytest.mark.rule("wotr.procedure-cycle.1")
def test_a_card_is_cycled_to_the_pile_of_its_own_player():
    """Reading 7 in the same way: Lembas on a Hobbit belongs to the deck of the Elves."""
    game = wotr(active=[place("Bag End", card("Sam Gamgee", items=["Lembas"]))], at="3.1", stop=True)
    assert (names(game, "cycle", FRODO), names(game, "cycle", ARAGORN)) == (["Sam Gamgee"], ["Lembas"])


@pytest.mark.rule("wotr.procedure-cycle.4")
def test_a_player_without_a_card_in_hand_forsakes_in_place_of_cycling():
    game = wotr(
        frodo=player(reserve=["Gimli"], deck=["Sting", "Quickbeam"]),
        aragorn=player(hand=["Boromir", "Arwen"], reserve=["Legolas"]),
        witch_king=player(reserve=["The Beguiler"]),
        first=WITCH_KING,
    )
    game.play("use The Beguiler")
    assert (asked(game), offers(game)) == (ARAGORN, ["cycle Boromir", "cycle Arwen"])
    game.play("cycle Boromir")
    assert (asked(game), offers(game)) == (FRODO, ["forsake Gimli", "forsake the top card"])
    game.play("forsake Gimli")
    assert zones(game, "Gimli", "Boromir") == ["eliminated", "cycle"]


@pytest.mark.rule("wotr.procedure-cycle.5")
def test_playing_the_last_card_of_a_hand_costs_a_forsaken_card():
    game = wotr(
        frodo=player(hand=["Quickbeam"], reserve=["Gimli"], deck=["Sting", "Glamdring"]),
        active=["Edoras"],
    )
    game.play("play Quickbeam", "to Edoras")
    assert (game.decision.kind, offers(game)) == ("forsake", ["forsake Gimli", "forsake the top card"])
    game.play("forsake the top card")
    assert zones(game, "Quickbeam", "Gimli", "Sting") == ["field", "reserve", "eliminated"]


@pytest.mark.rule("wotr.procedure-cycle.5")
def test_the_card_just_played_to_reserve_does_not_pay_for_itself():
    """Reading 2: with nothing else to forsake the play is still legal."""
    game = wotr(frodo=player(hand=["Village Militia"]), active=["Umbar", "Weathertop"])
    game.play("play Village Militia")
    assert (zone(game, "Village Militia"), names(game, "eliminated", FRODO)) == ("reserve", [])
    assert asked(game) == WITCH_KING


# ---- drawing


@pytest.mark.rule("wotr.procedure-draw.1", "wotr.procedure-draw.2")
def test_a_drawn_card_is_the_top_card_of_the_own_deck_and_goes_to_hand():
    game = wotr(
        frodo=player(deck=["Sting", "Gimli", "Quickbeam", "Glamdring"]),
        aragorn=player(deck=["Boromir", "Arwen", "Legolas", "Elrond"]),
        at="5.1",
        stop=True,
    )
    assert names(game, "hand", FRODO) == ["Sting", "Gimli", "Quickbeam"]
    assert names(game, "hand", ARAGORN) == ["Boromir", "Arwen", "Legolas"]
    assert (names(game, "deck", FRODO), names(game, "deck", ARAGORN)) == (["Glamdring"], ["Elrond"])


@pytest.mark.rule("wotr.procedure-draw.3")
def test_theoden_draws_cards_that_are_played_or_cycled_and_not_kept():
    game = wotr(
        frodo=player(
            hand=["Théoden", "Sting", "Gimli"],
            deck=["Village Militia", "Glamdring", "Quickbeam", "Mithril Coat", "Bilbo Baggins", "Shadowfax"],
        ),
        active=["Edoras"],
    )
    game.play("play Théoden", "to Edoras", "cycle Sting", "play none")
    assert names(game, "hand", FRODO) == ["Gimli"]
    rest = ["Village Militia", "Glamdring", "Quickbeam", "Mithril Coat", "Bilbo Baggins"]
    assert names(game, "cycle", FRODO) == ["Sting", *rest]


@pytest.mark.rule("wotr.procedure-draw.4", "wotr.procedure-draw.5")
def test_a_hand_has_no_limit_in_the_round_but_it_is_brought_down_to_the_carryover_limit():
    game = wotr(
        frodo=player(
            hand=["Sting", "Gimli", "Quickbeam", "Glamdring", "Treebeard", "Shadowfax", "Mithril Coat", "Sméagol"],
            deck=["Éomer", "Éowyn", "Théoden"],
        ),
        active=["Umbar", "Weathertop"],
        **{name: player(ring=0) for name in ("witch_king", "aragorn", "saruman")},
    )
    game.play("use the Ring token")
    assert game.table()["hands"][FRODO] == 10
    assert asked(game) == FRODO
    for left in (9, 8, 7, 6, 5, 4, 3, 2):
        assert "pass" not in offers(game)
        game.choose(next(offer for offer in offers(game) if offer.startswith("cycle")))
        assert (game.table()["hands"][FRODO], game.table()["carryover"][FRODO]) == (left, 2)
    assert "pass" in offers(game)


@pytest.mark.rule("wotr.procedure-draw.5")
def test_passing_with_fewer_cards_than_each_enemy_stands_above_the_limit():
    """Reading 1: a legal pass stands, no discard is forced."""
    game = wotr(
        frodo=player(hand=["Sting", "Gimli", "Quickbeam"]),
        witch_king=player(hand=["Mordor Orcs"] * 4),
        saruman=player(hand=["Wolf-riders", "White Hand Orcs", "Uglúk", "Gollum"]),
        active=["Umbar"],
    )
    game.play("pass")
    assert (asked(game), game.table()["hands"][FRODO]) == (WITCH_KING, 3)


# ---- running out


@pytest.mark.rule("wotr.running-out-of-cards.1")
def test_a_player_whose_cards_are_all_drawn_plays_on_with_what_is_left():
    game = wotr(
        frodo=player(hand=["Quickbeam"], deck=["Sting", "Gimli"]),
        battlegrounds=["Umbar"],
        paths=["Bag End"],
        at="5.1",
    )
    assert game.table()["round"] == 2
    assert names(game, "hand", FRODO) == ["Quickbeam", "Sting", "Gimli"]
    assert (names(game, "deck", FRODO), names(game, "cycle", FRODO)) == ([], [])
    game.play("pass", "pass", "pass", "play Gimli", "cycle Sting", "take none")
    assert zones(game, "Gimli", "Sting") == ["reserve", "cycle"]


@pytest.mark.rule("wotr.running-out-of-cards.2", "wotr.procedure-eliminate.7")
def test_a_player_without_any_card_is_not_punished_for_not_eliminating_one():
    game = wotr(
        aragorn=player(hand=["Boromir", "Arwen"]),
        witch_king=player(reserve=["The Reaver"]),
        first=WITCH_KING,
        corruption=2,
    )
    game.play("use The Reaver")
    assert asked(game) == ARAGORN
    game.play("forsake Arwen")
    assert (game.decision.kind, asked(game)) == ("action", ARAGORN)
    assert names(game, "eliminated", FRODO) == []
    assert (game.table()["rings"], game.table()["corruption"]) == ([1, 1, 1, 1], 2)


# ---- taking


@pytest.mark.rule("wotr.procedure-take.1", "wotr.procedure-take.2")
def test_legolas_searches_the_deck_in_secret_and_his_bow_is_shown():
    game = wotr(
        aragorn=player(hand=["Legolas", "Boromir", "Arwen"], deck=["Elrond", "Bow of the Galadhrim", "Lembas"]),
        first=ARAGORN,
        active=["Imladris"],
    )
    game.play("play Legolas", "to Imladris", "cycle Boromir")
    assert offers(game) == ["take Bow of the Galadhrim", "take none"]
    deck = game.view(ARAGORN)["players"][ARAGORN]["deck"]["known"]
    assert sorted(piece["name"] for piece in deck) == ["Bow of the Galadhrim", "Elrond", "Lembas"]
    for other in (FRODO, WITCH_KING, None):
        assert game.view(other)["players"][ARAGORN]["deck"] == {"count": 3, "known": []}
        assert game.view(other)["decision"] == {"seat": ARAGORN}
    game.play("take Bow of the Galadhrim")
    assert seen(game, WITCH_KING, ARAGORN, "hand") == ["Bow of the Galadhrim"]
    assert seen(game, None, ARAGORN, "hand") == ["Bow of the Galadhrim"]
    assert game.table()["hands"][ARAGORN] == 2


@pytest.mark.rule("wotr.procedure-take.1")
def test_the_question_is_put_even_when_the_deck_does_not_have_the_card():
    game = wotr(
        aragorn=player(hand=["Legolas", "Boromir", "Arwen"], deck=["Elrond", "Lembas"]),
        first=ARAGORN,
        active=["Imladris"],
    )
    game.play("play Legolas", "to Imladris", "cycle Boromir")
    assert (asked(game), offers(game)) == (ARAGORN, ["take none"])
    assert game.view(FRODO)["decision"] == {"seat": ARAGORN}


@pytest.mark.rule("wotr.procedure-take.1", "wotr.procedure-take.3")
@pytest.mark.parametrize("where", ["deck", "cycle"])
def test_a_deck_that_was_searched_is_shuffled_wherever_the_card_was(where):
    cards = {"deck": ["Gollum", "Shelob"], "cycle": []}
    cards[where] = [*cards[where], "Saruman"]
    game = wotr(saruman=player(**cards), first=SARUMAN, battlegrounds=["Orthanc"], at="1.1")
    assert (asked(game), offers(game)) == (SARUMAN, ["take Saruman", "take none"])
    assert len(game.view(SARUMAN)["players"][SARUMAN]["deck"]["known"]) == len(cards["deck"])
    game.play("take Saruman")
    assert game.view(SARUMAN)["players"][SARUMAN]["deck"] == {"count": 2, "known": []}
