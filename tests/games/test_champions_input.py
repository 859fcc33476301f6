"""What is refused of a setup, a deck, a position or a journal of Marvel Champions, each in one sentence."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright.games.champions.tables.decks import STARTERS
from support.champions import card, seat

TWO_ASPECTS = {"hero": "01001a", "cards": {**STARTERS["spider-man-justice"].cards, "01073": 1}}
SETUPS = [
    ({"seats": 5}, "5 players are not possible; there must be 1 to 4."),
    ({"decks": [TWO_ASPECTS]}, "A deck may have only one aspect, not several: justice, leadership."),
    ({"modular": ["bomb-scare", "Bomb Scare"]}, "The modular set “Bomb Scare” can be in the encounter deck only once."),
    (
        {"modular": ["bomb-scar"]},
        "The setup is wrong at modular.0: there is no “bomb-scar”; did you mean",
    ),
    ({"modular": ["random"] * 6}, "The setup is wrong at modular: at most 5 are possible."),
    ({"scenario": "thanos"}, "There is no scenario “thanos”; there are: rhino, klaw, ultron."),
    ({"difficulty": "heroic"}, "The option “difficulty” cannot be “heroic”; it can be: standard, expert."),
    ({"decks": ["spider-man-justice"] * 2}, "Two players cannot have the same hero: “Spider-Man”."),
    ({"decks": ["spider-man-justice"], "seats": 2}, "There is 1 deck for 2 seats."),
    ({"first": 1}, "The setup is wrong at first: a whole number from 0 to 0 is needed: seats are counted from 0."),
    ({"decks": [{"hero": "01094", "cards": {}}]}, "“Rhino” cannot be part of a player's deck."),
    ({"villain": "rhino"}, "There is no option “villain”; there are: decks, difficulty, first, modular, patient, "),
]
POSITIONS: list[tuple[dict[str, object], str]] = [
    ({"seats": []}, "seats: at least 1 is needed"),
    ({"seats": [{}]}, "seats.0.hero: it is missing"),
    ({"seats": [seat("Shocker")]}, "seats.0.hero: “Shocker” is not a card that can lie there"),
    (
        {"seats": [seat()], "villain": card("Rhino", stage="IV")},
        "villain.stage: there is no “IV”; there are: I",
    ),
    (
        {"seats": [seat()], "villain": "Klaw", "scenario": "rhino"},
        "villain: there is no “Klaw”; there are: Rhino",
    ),
    ({"seats": [seat()], "villain": card("Rhino", stage=4)}, "villain.stage: a whole number from 1 to 3 is needed"),
    ({"seats": [seat()], "main_scheme": card("1", stage=2)}, "main_scheme.stage: a whole number from 1 to 1 is needed"),
    (
        {"seats": [seat()], "main_scheme": "Secret Rendezvous", "villain": "Rhino"},
        "main_scheme: there is no “Secret Rendezvous”",
    ),
    ({"seats": [seat()], "at": "11"}, "at: there is no “11”; "),
    ({"seats": [seat()], "at": "7", "turn": 0}, "turn: whose turn it is can be said only at stage 2 or 6"),
    ({"seats": [seat(), seat("She-Hulk")], "players": 1}, "players: at least 2 are needed: so many seats are written"),
    ({"seats": [seat(), seat("Peter Parker")]}, "seats.1.hero: “Peter Parker” is unique and in play already"),
    ({"seats": [seat(card("Spider-Man", damage=10))]}, "seats.0.hero: “Spider-Man” would leave play at once"),
    ({"seats": [seat(allies=["Hulk", "Tigra", "Vision", "Shuri"])]}, "seats.0.allies: at most 3 are possible"),
    (
        {"seats": [seat(upgrades=["Spider-Tracer"])]},
        "seats.0.upgrades.0: “Spider-Tracer” is not a card that",
    ),
    (
        {"seats": [seat(card("Spider-Man", attachments=["Charge"]))]},
        "seats.0.hero.attachments.0: “Charge” cannot lie",
    ),
    ({"seats": [seat(hand=["Web-Shooter"] * 4)]}, "seats.0.hand.3: there are only 3 copies of “Web-Shooter”"),
    (
        {"seats": [seat(hand=["Websooter"])]},
        "seats.0.hand.0: there is no card “Websooter”; did you mean",
    ),
    ({"seats": [seat(eliminated=True)]}, "first: the first player must be one who is still in the game"),
    (
        {"seats": [seat(), seat("She-Hulk", eliminated=True, hand=["Energy"])]},
        "seats.1: a player who is out of",
    ),
    (
        {"seats": [seat()], "side_schemes": [card("Bomb Scare", threat=0)]},
        "side_schemes.0: “Bomb Scare” would leave play at once",
    ),
]


@pytest.mark.parametrize(("setup", "sentence"), SETUPS)
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.new("champions", **setup)
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize(("written", "sentence"), POSITIONS)
def test_what_no_table_can_look_like_is_refused(written: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.position("champions", written)
    assert str(wrong.value).startswith(f"The position is wrong at {sentence}")


def test_the_journal_of_another_game_is_refused():
    journal = json.loads(rw.new("lotr", seed=1).journal())
    with pytest.raises(rw.RulewrightError) as wrong:
        rw.replay(json.dumps(journal | {"game": "champions"}))
    assert str(wrong.value) == "The position at the start is not the one the journal tells of."


def test_by_default_each_seat_gets_a_starter_deck_with_a_hero_of_its_own():
    game = rw.new("champions", seats=4, seed=1)
    names = ("Peter Parker", "Carol Danvers", "Jennifer Walters", "T'Challa")
    assert [piece.seat for name in names for piece in game.look(name)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("written", "villain", "atk"),
    [
        ({"villain": "Rhino II"}, "Rhino", 3),
        ({"villain": "Rhino (III)"}, "Rhino", 4),
        ({"villain": card("Klaw", stage=2)}, "Klaw", 1),
        ({"villain": "klaw"}, "Klaw", 0),
        ({"main_scheme": "Assault on NORAD"}, "Ultron", 2),
        ({"scenario": "Ultron"}, "Ultron", 2),
        ({"villain": "01096"}, "Rhino", 4),
    ],
)
def test_a_villain_is_written_as_people_write_it(written: dict[str, object], villain: str, atk: int):
    game = rw.position("champions", {"seats": [seat()], **written})
    piece = game.look(villain)[0]
    assert (piece.zone, piece.value("atk")) == ("villain", atk)


def test_a_card_of_which_nothing_is_written_lies_as_it_entered_play():
    game = rw.position(
        "champions",
        {
            "scenario": "ultron",
            "side_schemes": ["Invasive AI", card("Drone Factory", threat=1)],
            "seats": [
                seat("Spider-Man", upgrades=["Web-Shooter"], allies=["Hawkeye"], engaged=["Drone"] * 5),
                seat("Iron Man", supports=[card("Tac Team", counters=1)]),
            ],
        },
    )
    tokens = {name: game.look(name)[0].tokens for name in ("Invasive AI", "Drone Factory", "Web-Shooter", "Tac Team")}
    assert tokens == {
        "Invasive AI": {"threat": 6},
        "Drone Factory": {"threat": 1},
        "Web-Shooter": {"counters": 3},
        "Tac Team": {"counters": 1},
    }
    assert (game.look("Hawkeye")[0].tokens, len(game.look("Drone"))) == ({"counters": 4}, 5)
