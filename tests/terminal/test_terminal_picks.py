"""Numbers that stay, picks that the same number takes back, and the way out of a question."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.terminal.board import board
from rulewright.terminal.session import Session
from rulewright.terminal.telling import weighed
from support.screen import at_table, choices, press
from support.wotr import player, wotr


@pytest.fixture
def quest() -> Session:
    """Three heroes who may commit to the quest."""
    written = {"encounter_deck": [], "seats": [{"heroes": ["Aragorn", "Glóin", "Théodred"]}], "at": "3.2"}
    return Session(rw.position("lotr", written), "en", {})


def shown(session: Session) -> list[str]:
    return [f"{item.number}{'√' if item.picked else ''} {item.text}" for item in session.items()]


def committed(session: Session) -> list[str]:
    return [line.text for line in session.log() if "commits" in line.text]


def test_numbers_stay_and_the_same_number_takes_a_pick_back(quest):
    before = quest.game.digest()
    assert shown(quest) == ["1 Commit Aragorn", "2 Commit Glóin", "3 Commit Théodred", "4 Done"]
    quest.choose("2")
    quest.choose("3")
    assert shown(quest) == ["1 Commit Aragorn", "2√ Commit Glóin", "3√ Commit Théodred", "4 Done"]
    quest.choose("2")
    assert shown(quest) == ["1 Commit Aragorn", "2 Commit Glóin", "3√ Commit Théodred", "4 Done"]
    quest.choose("3")
    assert quest.game.digest() == before
    assert list(quest.game.choices()) == []


def test_what_was_picked_and_taken_back_was_never_committed(quest):
    for number in ("1", "2", "1", "4"):
        quest.choose(number)
    assert committed(quest) == ["Player 1 commits Glóin to the quest"]


def test_picks_are_told_in_the_language_of_the_table(quest):
    quest.choose("1")
    quest.lang = "uk"
    assert shown(quest)[0] == "1√ Залучити Араґорна"


def test_taking_back_the_end_of_picking_brings_the_picks_back(quest):
    for number in ("1", "3", "4"):
        quest.choose(number)
    assert quest.picks() == []
    quest.undo()
    assert shown(quest) == ["1√ Commit Aragorn", "2 Commit Glóin", "3√ Commit Théodred", "4 Done"]
    quest.choose("1")
    quest.undo()
    assert shown(quest) == ["1 Commit Aragorn", "2 Commit Glóin", "3 Commit Théodred", "4 Done"]


def test_a_game_that_was_left_while_picking_goes_on_with_its_picks(quest):
    quest.choose("3")
    quest.choose("1")
    before = quest.game.digest()
    resumed = Session(rw.replay(quest.journal()), "en", {})
    assert shown(resumed) == ["1√ Commit Aragorn", "2 Commit Glóin", "3√ Commit Théodred", "4 Done"]
    assert resumed.game.digest() == before
    resumed.choose("3")
    assert shown(resumed) == ["1√ Commit Aragorn", "2 Commit Glóin", "3 Commit Théodred", "4 Done"]


def test_the_total_counts_what_is_picked_and_options_show_what_they_bring(quest):
    assert board(quest).totals[0] == "Total willpower: 0"
    quest.choose("1")
    quest.choose("3")
    assert board(quest).totals[0] == "Total willpower: 0+3"
    assert board(quest).signs[0] == "☼ 0+3"
    rows = board(quest).rows()
    assert [[fact.text for fact in weighed(quest, rows, item)] for item in quest.items()] == [["2"], ["2"], ["1"], []]
    quest.choose("4")
    assert board(quest).totals[0] == "Total willpower: 3"


def test_a_hero_with_two_resources_pays_twice_with_the_same_number():
    heroes = [{"name": "Aragorn", "resources": 2}, {"name": "Glóin", "resources": 1}]
    written = {"encounter_deck": [], "seats": [{"heroes": heroes, "hand": ["Steward of Gondor"]}], "at": "2.2"}
    session = Session(rw.position("lotr", written), "en", {})
    session.choose("play Steward of Gondor")
    if "attach" in session.decision.options[0].key:
        session.choose("attach to Aragorn")
    session.choose("pay with Aragorn")
    assert shown(session)[0] == "1√ Pay with a resource of Aragorn"
    session.choose("1")
    assert [piece.tokens.get("resources", 0) for piece in session.game.look("Aragorn")] == [0]


def test_answers_of_an_action_window_are_no_picks(table):
    session = table()
    session.choose("keep")
    for _ in range(4):
        session.pass_on()
        assert session.picks() == []
        assert [item.number for item in session.items()] == [*range(1, len(session.items()) + 1)]


def test_a_question_without_a_way_out_says_so(solo):
    with pytest.raises(rw.RulewrightError) as refused:
        solo.pass_on()
    assert refused.value.message == "ui-no-way-out"
    assert list(solo.game.choices()) == []


def test_on_the_screen_keys_pick_and_take_back_and_enter_ends_the_picking(quest):
    async def play(app, pilot) -> None:
        assert choices(app) == ["1 Commit Aragorn ☼2", "2 Commit Glóin ☼2", "3 Commit Théodred ☼1", "p Done"]
        await press(pilot, "2", "3")
        assert choices(app)[1:] == ["2 √ Commit Glóin ☼2", "3 √ Commit Théodred ☼1", "p   Done"]
        await press(pilot, "2")
        assert choices(app)[1] == "2   Commit Glóin ☼2"
        await press(pilot, "enter")
        assert committed(quest) == ["Player 1 commits Théodred to the quest"]

    at_table(quest, play)


def test_on_the_screen_arrows_and_enter_pick_one_after_the_other(quest):
    async def play(app, pilot) -> None:
        await press(pilot, "enter", "enter", "space")
        assert committed(quest) == ["Player 1 commits Aragorn to the quest", "Player 1 commits Glóin to the quest"]

    at_table(quest, play)


def test_more_than_ten_options_have_keys():
    """Ten numbers, then capital letters, on every keyboard."""
    hand = ["Gimli", "Quickbeam", "Éowyn", "Sting", "Treebeard", "Glamdring", "Éomer", "Shadowfax"]
    session = Session(wotr(frodo=player(hand=hand)), "en", {})

    async def play(app, pilot) -> None:
        assert [choice[0] for choice in choices(app)][:12] == [*"1234567890AB"]
        await press(pilot, "Ф")
        assert list(session.game.choices()) == [10]

    at_table(session, play)
