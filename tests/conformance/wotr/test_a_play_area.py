"""Zones and tokens: hands, decks, piles, reserves, location decks, scoring areas, the middle of the table."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.games.wotr.vocabulary.printing import army
from support.wotr import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
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

EVERYONE = (FRODO, WITCH_KING, ARAGORN, SARUMAN)
CARDS = {
    "frodo": ["Sting", "Gimli", "Quickbeam", "Glamdring"],
    "witch_king": ["Olog-hai", "Grishnákh", "Black Uruks", "Fell Beast"],
    "aragorn": ["Arwen", "Boromir", "Lembas", "Denethor"],
    "saruman": ["Gollum", "Shelob", "Wolf-riders", "Uglúk"],
}
"""For each player a card in hand, in the deck, in the cycle pile and in the eliminated pile."""
PILES = ("hand", "deck", "cycle", "eliminated")


def laid_out(**more: object) -> rw.Game:
    """A table on which every player has one card in each of their zones."""
    held = {
        name: player(**{pile: [title] for pile, title in zip(PILES, titles, strict=True)})
        for name, titles in CARDS.items()
    }
    return wotr(**held, **more)


def known(pile: list[dict[str, object]]) -> list[object]:
    """The titles that are seen in a pile; None for a card that is not."""
    return [piece.get("name") for piece in pile]


@pytest.mark.rule("wotr.play-area.1", "wotr.play-area.2", "wotr.play-area.3", "wotr.play-area.5")
def test_each_player_has_a_hand_a_deck_a_cycle_pile_and_an_eliminated_pile_of_their_own():
    game = laid_out()
    for seat, titles in enumerate(CARDS.values()):
        assert [names(game, pile, seat) for pile in PILES] == [[title] for title in titles]
        assert [only(game, title).seat for title in titles] == [seat] * 4


@pytest.mark.rule("wotr.play-area.1")
def test_a_hand_is_seen_by_its_player_only_and_its_size_by_all():
    """Reading 9: hand sizes are public."""
    game = laid_out()
    for person in (*EVERYONE, None):
        seen = game.view(person)
        assert seen["table"]["hands"] == [1, 1, 1, 1]
        for seat, titles in enumerate(CARDS.values()):
            assert known(seen["players"][seat]["hand"]) == [titles[0] if seat == person else None]


@pytest.mark.rule("wotr.play-area.2")
def test_a_draw_deck_lies_face_down_even_for_its_own_player():
    game = laid_out()
    for person in (*EVERYONE, None):
        decks = [game.view(person)["players"][seat]["deck"] for seat in EVERYONE]
        assert decks == [{"count": 1, "known": []}] * 4


@pytest.mark.rule("wotr.play-area.3", "wotr.play-area.5")
@pytest.mark.parametrize("pile", ["cycle", "eliminated"])
def test_the_piles_lie_face_down_for_everyone_but_their_player(pile):
    """Reading 9: what lies in the piles of other players is hidden."""
    game = laid_out()
    for person in (*EVERYONE, None):
        for seat, titles in enumerate(CARDS.values()):
            title = titles[PILES.index(pile)]
            assert known(game.view(person)["players"][seat][pile]) == [title if seat == person else None]


@pytest.mark.rule("wotr.play-area.4", "wotr.play-area.6")
def test_a_cycled_card_goes_to_the_cycle_pile_and_eliminated_cards_to_the_eliminated_pile():
    held = player(hand=["Sting", "Gimli", "Quickbeam"], deck=["Glamdring", "Shadowfax"])
    game = wotr(frodo=held, witch_king=player(hand=["Olog-hai"]))
    game.play("cycle Sting")
    assert (names(game, "cycle", FRODO), names(game, "eliminated", FRODO)) == (["Sting"], [])
    game.play("cycle Olog-hai", "pass", "pass", "winnow", "eliminate Gimli")
    assert names(game, "cycle", WITCH_KING) == ["Olog-hai"]
    assert (names(game, "cycle", FRODO), names(game, "eliminated", FRODO)) == (["Sting"], ["Gimli", "Quickbeam"])


@pytest.mark.rule("wotr.play-area.4", "wotr.play-area.6", "wotr.play-area.8")
def test_after_a_combat_every_card_goes_to_a_pile_of_its_own_player():
    game = wotr(
        active=[place("Egladil", card("Sam Gamgee", items=["Lembas"]), "Boromir", "The Hunter", "Uglúk")],
        seats=2,
        at="3.1",
        stop=True,
    )
    game.play("lose Boromir")
    assert names(game, "cycle", FRODO) == ["Sam Gamgee"]
    assert (names(game, "cycle", ARAGORN), names(game, "eliminated", ARAGORN)) == (["Lembas"], ["Boromir"])
    assert (names(game, "eliminated", WITCH_KING), names(game, "eliminated", SARUMAN)) == (["The Hunter"], ["Uglúk"])
    assert (names(game, "eliminated", FRODO), names(game, "cycle", WITCH_KING)) == ([], [])


@pytest.mark.rule("wotr.play-area.7", "wotr.play-area.8")
def test_a_new_deck_is_made_of_the_cycle_pile_and_the_eliminated_pile_stays():
    game = wotr(
        frodo=player(deck=["Sting"], cycle=["Gimli", "Quickbeam"], eliminated=["Glamdring", "Shadowfax"]),
        at="5.1",
        stop=True,
    )
    assert sorted(names(game, "hand", FRODO)) == ["Gimli", "Quickbeam", "Sting"]
    assert names(game, "eliminated", FRODO) == ["Glamdring", "Shadowfax"]


@pytest.mark.rule("wotr.play-area.7")
def test_with_nothing_but_eliminated_cards_nothing_is_drawn():
    game = wotr(frodo=player(eliminated=["Glamdring", "Shadowfax", "Gimli"]), at="5.1", stop=True)
    assert (names(game, "hand", FRODO), len(names(game, "eliminated", FRODO))) == ([], 3)


@pytest.mark.rule("wotr.play-area.7", "wotr.play-area.8")
def test_a_text_that_takes_from_the_cycle_pile_does_not_reach_the_eliminated_pile():
    """The Messenger takes a Nazgûl out of the cycle pile."""
    game = wotr(
        witch_king=player(
            reserve=["The Messenger"], cycle=["The Hunter", "The Reaver"], eliminated=["The Warrior", "The Commander"]
        ),
        first=WITCH_KING,
    )
    game.play("use The Messenger")
    assert offers(game) == ["take The Hunter", "take The Messenger", "take The Reaver"]


@pytest.mark.rule("wotr.play-area.7")
def test_a_text_that_searches_deck_and_cycle_pile_does_not_find_an_eliminated_card():
    """Orthanc: the Isengard player may take Saruman from the deck or the cycle pile."""
    found = {"first": SARUMAN, "battlegrounds": ["Orthanc"], "at": "1.1", "stop": True}
    assert offers(wotr(saruman=player(cycle=["Saruman"]), **found)) == ["take Saruman", "take none"]
    assert offers(wotr(saruman=player(eliminated=["Saruman"]), **found)) == ["take none"]


@pytest.mark.rule("wotr.play-area.9")
def test_a_card_played_to_reserve_lies_open_before_its_player():
    game = wotr(
        frodo=player(hand=["Village Militia", "Sting"]),
        witch_king=player(hand=["Olog-hai", "Black Breath"]),
        aragorn=player(hand=["Soldiers of Gondor", "Lembas"]),
        saruman=player(hand=["Wolf-riders", "Woven of All Colours"]),
    )
    game.play("play Village Militia", "play Olog-hai", "play Soldiers of Gondor", "play Wolf-riders")
    reserves = [["Village Militia"], ["Olog-hai"], ["Soldiers of Gondor"], ["Wolf-riders"]]
    assert [names(game, "reserve", seat) for seat in EVERYONE] == reserves
    for person in (*EVERYONE, None):
        assert [known(game.view(person)["players"][seat]["reserve"]) for seat in EVERYONE] == reserves
    waiting = wotr(frodo=player(reserve=["Village Militia"]))
    for person in (*EVERYONE, None):
        assert known(waiting.view(person)["players"][FRODO]["reserve"]) == ["Village Militia"]


@pytest.mark.rule("wotr.play-area.10")
def test_the_location_decks_belong_to_nobody_and_lie_face_down_for_all():
    game = rw.new("wotr", scenario="trilogy", seats=4)
    decks = ["free-battlegrounds", "shadow-battlegrounds", *(f"paths-{number}" for number in range(1, 10))]
    for name in decks:
        assert {(only(game, title).owner, only(game, title).seat) for title in names(game, name)} == {(None, None)}
        for person in (*EVERYONE, None):
            assert game.view(person)["zones"][name] == {"count": len(names(game, name)), "known": []}
            assert [name in seen for seen in game.view(person)["players"]] == [False] * 4


@pytest.mark.rule("wotr.play-area.10")
@pytest.mark.parametrize(("first", "left"), [(FRODO, "Umbar"), (SARUMAN, "Edoras")])
def test_a_player_whose_own_battleground_deck_is_empty_activates_out_of_the_other(first, left):
    game = wotr(first=first, battlegrounds=[left], paths=["Bag End"], at="1.1", stop=True)
    assert names(game, "active") == [left, "Bag End"]


@pytest.mark.rule("wotr.play-area.11")
@pytest.mark.parametrize("scenario", ["trilogy", "duel-2", "duel-3", "fellowship"])
def test_no_combat_token_and_no_corruption_token_is_on_the_table_at_the_start(scenario):
    game = rw.new("wotr", scenario=scenario, seed=3)
    assert [rw.Piece(game, p).tokens for p in range(len(game.state.face))] == [{}] * len(game.state.face)
    assert game.table()["corruption"] == 0


@pytest.mark.rule("wotr.play-area.11")
def test_both_sides_take_combat_tokens_out_of_the_same_supply():
    game = wotr(
        frodo=player(reserve=["Sam Gamgee"]), witch_king=player(reserve=["The Hunter"]), active=["Amon Hen"], round=2
    )
    game.play("use Sam Gamgee", "use The Hunter")
    assert only(game, "Amon Hen").tokens == {"attack": 1, "defense": 1}


@pytest.mark.rule("wotr.play-area.12")
def test_the_players_of_a_team_have_one_scoring_area_between_them():
    game = wotr(
        active=[
            place("Weathertop", "Sam Gamgee"),
            place("Pelargir", "Soldiers of Gondor"),
            place("Umbar", "Corsairs of Umbar"),
            place("Minas Morgul", "Mordor Orcs"),
        ],
        at="3.1",
        stop=True,
    )
    game.play("fight at Weathertop", "fight at Pelargir", "fight at Umbar")
    assert names(game, "free-scoring") == ["Weathertop", "Pelargir"]
    assert names(game, "shadow-scoring") == ["Umbar", "Minas Morgul"]
    assert points(game) == (2 + 1, 1 + 2)
    assert [area for area in game.view(None)["zones"] if "scoring" in area] == ["free-scoring", "shadow-scoring"]
    assert [area for seen in game.view(None)["players"] for area in seen if "scoring" in area] == []


@pytest.mark.rule("wotr.play-area.13")
@pytest.mark.parametrize(
    ("location", "card_there", "area", "score"),
    [
        ("Weathertop", "Sam Gamgee", "free-scoring", (2, 0)),
        ("Weathertop", "The Hunter", "shadow-scoring", (0, 1)),
        ("Edoras", "Riders of Rohan", "free-scoring", (1, 0)),
        ("Edoras", "Devilry of Saruman", "shadow-scoring", (0, 1)),
        ("Orthanc", "Wolf-riders", "shadow-scoring", (0, 2)),
        ("Harad", "Aragorn", "shadow-scoring", (0, 1)),
        ("Orthanc", "Test Host", "free-scoring", (2, 0)),
    ],
)
def test_the_winner_of_a_combat_puts_the_location_into_the_scoring_area_of_the_team(location, card_there, area, score):
    host = army("test-host", "Test Host", faction="rohan", number=900, battleground=(3, 0))
    game = wotr(active=[place(location, card_there)], extra=(host,), at="3.1", stop=True)
    assert (zone(game, location), points(game)) == (area, score)


@pytest.mark.rule("wotr.play-area.14")
def test_corruption_comes_of_paths_and_texts_and_counts_for_the_shadow_alone():
    lost = wotr(active=[place("Weathertop", "The Hunter", "The Reaver")], at="3.1", stop=True)
    assert (lost.table()["corruption"], points(lost)) == (2, (0, 2))
    held = wotr(active=[place("Egladil", "Sam Gamgee", "The Hunter")], corruption=3, at="3.1", stop=True)
    assert (held.table()["corruption"], points(held)) == (3, (1, 3))
    text = wotr(active=[place("Amon Hen", "Grishnákh")], free_scoring=["Bag End"], first=WITCH_KING)
    text.play("use Grishnákh")
    assert (text.table()["corruption"], points(text)) == (1, (1, 1))


@pytest.mark.rule("wotr.play-area.14")
def test_a_lost_battleground_brings_no_corruption():
    game = wotr(active=[place("Edoras", "Devilry of Saruman", "Wolf-riders")], at="3.1", stop=True)
    assert (zone(game, "Edoras"), game.table()["corruption"], points(game)) == ("shadow-scoring", 0, (0, 1))


@pytest.mark.rule("wotr.play-area.15")
def test_active_locations_and_the_cards_that_fight_there_lie_open_in_the_middle():
    game = wotr(
        active=[place("Egladil", card("Sam Gamgee", items=["Sting"]), "The Hunter"), place("Moria", "Cave-troll")],
    )
    assert (names(game, "active"), zones(game, "Egladil", "Moria")) == (["Egladil", "Moria"], ["active"] * 2)
    fighting = ("Sam Gamgee", "The Hunter", "Cave-troll", "Sting")
    assert [only(game, name).attached_to for name in fighting] == ["Egladil", "Egladil", "Moria", "Sam Gamgee"]
    assert [only(game, name).seat for name in fighting] == [None] * 4
    for person in (*EVERYONE, None):
        shared = game.view(person)["zones"]
        assert known(shared["active"]) == ["Egladil", "Moria"]
        assert sorted(known(shared["field"])) == ["Cave-troll", "Sam Gamgee", "Sting", "The Hunter"]
