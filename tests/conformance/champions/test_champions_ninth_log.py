"""A ninth look: what the log tells of decks that run out."""

from __future__ import annotations

import pytest

from support.champions import champions, pile, seat

RAN_OUT = "Player 1's deck has run out"
NO_ENCOUNTERS = "The encounter deck has run out"


def told(game, rule: str) -> list[str]:
    return [entry.text for entry in game.log() if entry.rule == rule]


@pytest.mark.parametrize(
    ("discard", "ending"),
    [
        (["Uppercut"], ": the discard pile is shuffled into a new one"),
        ([], ", and there is no discard pile to make a new one of"),
    ],
)
def test_the_log_shuffles_no_discard_pile_of_a_player_that_is_not_there(discard: list[str], ending: str):
    game = champions(seat("Iron Man", deck=["Energy"], discard=discard, supports=["Avengers Mansion"]))
    game.choose("use Avengers Mansion")
    assert told(game, "champions.player-deck-empty.1") == [RAN_OUT + ending]
    assert pile(game, "deck") == discard


@pytest.mark.parametrize(
    ("discard", "ending"),
    [
        (["Assault"], ": its discard pile is shuffled into a new one, and the main scheme gets an acceleration token"),
        ([], ", and there is no discard pile to make a new one of; the main scheme gets an acceleration token"),
    ],
)
def test_the_log_shuffles_no_encounter_discard_pile_that_is_not_there(discard: list[str], ending: str):
    game = champions(seat("She-Hulk"), at="6", encounter_deck=["Advance"], encounter_discard=discard)
    assert game.decision.kind == "defend"
    assert told(game, "champions.encounter-deck-empty.1") == [NO_ENCOUNTERS + ending]
