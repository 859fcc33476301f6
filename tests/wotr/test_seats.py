"""Who may sit where: scenarios, numbers of people, seat maps, and what a person with two decks sees."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.terminal.saying import sentence


def refused(**setup) -> str:
    """The sentence that refuses a setup."""
    with pytest.raises(rw.RulewrightError) as error:
        rw.new("wotr", **setup)
    return sentence(error.value, "wotr", "en")


@pytest.mark.rule("wotr.trilogy-2-3-players.2", "wotr.trilogy-2-3-players.4")
def test_two_people_hold_the_two_decks_of_their_team_apart():
    game = rw.new("wotr", scenario="trilogy", seats=2)
    assert game.table()["persons"] == [0, 1, 0, 1]
    view = game.view(0)
    assert [player["person"] for player in view["players"]] == [0, 1, 0, 1]
    assert [len(player["hand"]) for player in view["players"]] == [7, 0, 0, 0]


@pytest.mark.rule("wotr.trilogy-2-3-players.1")
def test_with_three_people_one_holds_both_shadow_decks():
    assert rw.new("wotr", scenario="trilogy", seats=3).table()["persons"] == [0, 1, 2, 1]


def test_the_fewest_people_play_by_default():
    assert rw.new("wotr").table()["persons"] == [0, 1, 0, 1]
    assert rw.new("wotr", scenario="duel-3").table()["persons"] == [0, 1, 2]


def test_a_person_sees_both_own_hands_and_no_other():
    game = rw.new("wotr", scenario="trilogy", seats=2, seed=3)
    while game.table()["phase"] == "setup":
        game.choose(0)
    for person in (0, 1, None):
        for player in game.view(person)["players"]:
            for zone in ("hand", "cycle"):
                assert player[zone]
                assert {"name" in piece for piece in player[zone]} == {player["person"] == person}


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"scenario": "duel-2", "seats": 3}, "Duel-2 cannot be played by 3 people; possible: 2."),
        ({"scenario": "trilogy", "seats": 5}, "Trilogy cannot be played by 5 people; possible: 2, 3, 4."),
        ({"persons": [0, 0, 1, 1]}, "Person 1 cannot hold both Frodo and Witch-king: they are enemies."),
        ({"persons": [0, 1, 0, 2]}, "3 people cannot share the decks of trilogy like that."),
        (
            {"persons": [0, 1]},
            "The seat map must name a person, counted from 0, for each deck: Frodo, Witch-king, Aragorn, Saruman.",
        ),
        (
            {"persons": [False, True, False, True]},
            "The setup is wrong at persons.0: a whole number from 0 to 3 is needed, not False.",
        ),
        ({"persons": [0, 1, 0, 1], "seats": 3}, "The seat map is for 2 people, not for 3."),
    ],
)
def test_a_wrong_seat_map_is_refused_in_one_sentence(setup: dict, words: str):
    assert refused(**setup) == words


def test_persons_may_be_numbered_otherwise():
    assert rw.new("wotr", persons=[1, 0, 1, 0]).table()["persons"] == [1, 0, 1, 0]
