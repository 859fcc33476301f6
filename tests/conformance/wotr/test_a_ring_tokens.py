"""The Ring tokens: once a game in the Trilogy, once a round in the duel for two, both ways in the duel for three."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.wotr import ARAGORN, FRODO, SARUMAN, WITCH_KING, asked, names, offers, player, wotr

DECK = ["Sting", "Gimli", "Quickbeam", "Glamdring", "Shadowfax", "Treebeard"]
ORCS = ["Black Breath", "Fell Beast", "Olog-hai", "Black Uruks", "Morgul Blade", "The Hunter"]
RING = "use the Ring token"
NO_RINGS = {name: player(ring=0) for name in ("frodo", "witch_king", "aragorn", "saruman")}


def to_round(game: rw.Game, number: int) -> None:
    """Pass, fight and go on until the first turn of a round."""
    while game.table()["round"] < number or game.decision.kind != "action":
        game.choose("pass" if "pass" in offers(game) else 0)


@pytest.mark.rule("wotr.player-aid-trilogy.9", "wotr.player-aid-trilogy.16")
@pytest.mark.parametrize(
    ("holder", "seat", "deck"),
    [
        ("frodo", FRODO, DECK),
        ("witch_king", WITCH_KING, ORCS),
        ("aragorn", ARAGORN, ["Arwen", "Boromir", "Lembas"]),
        ("saruman", SARUMAN, ["Saruman", "Shelob", "Gollum"]),
    ],
)
def test_in_the_trilogy_the_ring_token_is_discarded_to_draw_two_cards(holder, seat, deck):
    game = wotr(first=seat, **{holder: player(hand=deck[:1], deck=deck[1:])})
    game.play(RING)
    assert names(game, "hand", seat) == deck[:3]
    assert (names(game, "cycle", seat), names(game, "eliminated", seat)) == ([], [])
    assert game.table()["rings"] == [int(other != seat) for other in range(4)]
    assert asked(game) == (seat + 1) % 4


@pytest.mark.rule("wotr.player-aid-trilogy.9")
def test_in_the_trilogy_a_used_ring_token_does_not_come_back_in_any_round():
    game = wotr(frodo=player(deck=DECK), battlegrounds=["Moria"], active=["Egladil"])
    game.play(RING, "pass", "pass", "pass")
    assert (asked(game), RING in offers(game)) == (FRODO, False)
    assert "[wotr.use-a-ring-token.4]" in game.why_not(RING)
    to_round(game, 2)
    while asked(game) != FRODO:
        game.choose("pass")
    assert game.table()["rings"] == [0, 1, 1, 1]
    assert RING not in offers(game)


@pytest.mark.rule("wotr.player-aid-trilogy.10")
def test_in_the_trilogy_an_unused_ring_token_is_worth_a_point_at_the_end():
    scored = {"free_scoring": ["Bag End"], "corruption": 1, "path": 9, "at": "4.1"}
    tie = wotr(**scored, **NO_RINGS)
    assert tie.result == ((WITCH_KING, SARUMAN), 0, "wotr.victory-check.4")
    free = wotr(**scored, **{**NO_RINGS, "frodo": player(), "aragorn": player(), "saruman": player()})
    assert free.result == ((FRODO, ARAGORN), 1, "wotr.victory-check.3")
    shadow = wotr(**scored, **{**NO_RINGS, "witch_king": player(), "saruman": player()})
    assert shadow.result == ((WITCH_KING, SARUMAN), 2, "wotr.victory-check.3")


@pytest.mark.rule("wotr.player-aid-trilogy.10")
def test_before_the_end_a_ring_token_is_worth_nothing():
    nine = {"free_scoring": ["Crack of Doom", "Morgai", "Orodruin"], "path": 5, "at": "4.1", "stop": True}
    rings = {**NO_RINGS, "frodo": player(), "aragorn": player()}
    assert wotr(**nine, **rings).result is None


@pytest.mark.rule("wotr.player-aid-duel.17", "wotr.player-aid-duel.18", "wotr.player-aid-duel.26")
@pytest.mark.parametrize(("holder", "seat", "deck"), [("gandalf", 0, DECK), ("witch_king", 1, ORCS)])
def test_in_the_duel_three_cards_are_drawn_then_one_is_eliminated_and_one_cycled(holder, seat, deck):
    game = wotr(scenario="duel-2", first=seat, **{holder: player(hand=deck[:1], deck=deck[1:])})
    game.play(RING)
    assert names(game, "hand", seat) == deck[:4]
    assert offers(game) == [f"eliminate {name}" for name in deck[:4]]
    game.play(f"eliminate {deck[0]}")
    assert offers(game) == [f"cycle {name}" for name in deck[1:4]]
    game.play(f"cycle {deck[3]}")
    assert names(game, "hand", seat) == deck[1:3]
    assert (names(game, "eliminated", seat), names(game, "cycle", seat)) == ([deck[0]], [deck[3]])
    assert asked(game) == 1 - seat


@pytest.mark.rule("wotr.player-aid-duel.17", "wotr.player-aid-duel.19")
def test_in_the_duel_the_ring_token_is_turned_over_for_the_round_and_back_for_the_next():
    game = wotr(scenario="duel-2", gandalf=player(deck=DECK), active=["Egladil"], battlegrounds=["Moria"])
    assert game.table()["rings_used"] == [0, 0]
    game.play(RING, "eliminate Sting", "cycle Gimli")
    assert (game.table()["rings"], game.table()["rings_used"]) == ([1, 1], [1, 0])
    game.play("pass")
    assert (asked(game), RING in offers(game)) == (0, False)
    assert "[wotr.duel-ring-token.3]" in game.why_not(RING)
    to_round(game, 2)
    assert game.table()["rings_used"] == [0, 0]
    while asked(game) != 0:
        game.choose("pass")
    assert RING in offers(game)


@pytest.mark.rule("wotr.player-aid-duel.20", "wotr.player-aid-duel.32")
def test_in_the_duel_for_three_gandalf_uses_the_token_once_a_round_and_the_shadow_once_a_game():
    game = wotr(
        scenario="duel-3",
        gandalf=player(deck=DECK),
        witch_king=player(deck=ORCS),
        saruman=player(deck=["Saruman", "Shelob", "Gollum"]),
        active=["Egladil"],
        battlegrounds=["Edoras"],
    )
    game.play(RING, "eliminate Sting", "cycle Gimli")
    assert names(game, "hand", 0) == ["Quickbeam"]
    game.play(RING)
    assert names(game, "hand", 1) == ["Black Breath", "Fell Beast"]
    assert (asked(game), RING in offers(game)) == (0, False)
    game.play("pass", RING)
    assert names(game, "hand", 2) == ["Saruman", "Shelob"]
    assert game.table()["rings"] == [1, 0, 0]
    assert game.table()["rings_used"] == [1, 0, 0]


@pytest.mark.rule("wotr.player-aid-duel.20")
def test_in_the_next_round_of_the_duel_for_three_only_gandalf_has_a_token_to_use():
    """The tokens of the Shadow players are gone for good, that of Gandalf is turned back."""
    game = wotr(
        scenario="duel-3",
        gandalf=player(hand=["Sting"], deck=DECK[1:]),
        witch_king=player(hand=["Black Breath"], ring=0),
        saruman=player(hand=["Gollum"], ring=0),
        active=["Egladil"],
        battlegrounds=["Edoras"],
        paths=["Dead Marshes"],
    )
    game.play(RING, "eliminate Sting", "cycle Gimli")
    to_round(game, 2)
    able = {}
    for _ in range(4):
        able[asked(game)] = RING in offers(game)
        game.choose(next(key for key in offers(game) if key.startswith("cycle")))
    assert able == {1: False, 0: True, 2: False}
