"""A ninth look, at whole games: lines of the log that told of cards which did not move, or did not tell of any."""

from __future__ import annotations

import pytest

from support.meq import argalad, meq, names, place, size, told

EYE = {"encounters-5": ["The Land of the Great Eye", "The Faces in the Water", "Sauron's Road"]}
PIPEWEED = {"encounters-1": ["Pipeweed & Seven Meals a Day", "The Raiders in the Hills", "The Grey Company"]}


@pytest.mark.parametrize(
    ("pools", "lines"),
    [
        ({"damage": [], "rest": []}, ["Argalad shuffles the Life Pool"]),
        ({"damage": [], "rest": ["Precision"]}, ["Argalad shuffles cards into the Life Pool"]),
        ({"damage": ["Precision"], "rest": []},
         ["Argalad moves cards from the Damage Pool to the Rest Pool", "Argalad shuffles cards into the Life Pool"]),
    ],
    ids=["none", "rest", "damage"],
)  # fmt: skip
def test_the_log_moves_no_cards_out_of_an_empty_pool(pools: dict[str, list[str]], lines: list[str]):
    game = meq(argalad(at="The Shire", **pools), at="encounter", stop=True, decks=PIPEWEED)
    assert told(game, "meq.encounter-card.5") == lines


@pytest.mark.parametrize(
    ("life", "line"),
    [
        (["Overdraw"] * 4 + ["Precision"] * 2, "Argalad puts the top 5 cards of the Life Pool on the Rest Pool"),
        (["Overdraw"], "Argalad puts the top card of the Life Pool on the Rest Pool"),
    ],
)  # fmt: skip
def test_the_log_tells_of_cards_that_go_from_the_life_pool_to_the_rest_pool(life: list[str], line: str):
    """The Land of the Great Eye, with 6 influence in the Brown Lands against fortitude 5."""
    game = meq(
        argalad(at="Rhûn", life=life, rest=[], damage=[]), at="encounter", stop=True, decks=EYE,
        places={"Dol Guldur": place(influence=3), "Emyn Muil": place(influence=3)},
    )  # fmt: skip
    assert (told(game, "meq.encounter-card.5"), size(game, "rest")) == ([line], min(5, len(life)))
    assert names(game, "life") == life[5:]
