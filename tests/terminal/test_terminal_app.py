"""The table on a screen, played with keys."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import rulewright as rw
from rulewright.terminal.app import TableApp
from rulewright.terminal.screens import (
    CoverScreen,
    LeaveScreen,
    RulesScreen,
    TextScreen,
    WhyNotScreen,
)
from rulewright.terminal.session import Session
from rulewright.terminal.widgets import CardList, ChoiceList, LogList
from support.screen import at_table, choices, picture, press, resize, rows, settle, text, write


def test_the_table_shows_zones_hand_stats_question_and_log(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "2")
        assert text(app, "#bar") == "Passage Through Mirkwood · Round 1 · Planning phase · 2.2 Play cards"
        middle = app.view.query_one("#middle", CardList)
        assert middle.border_title == "Total willpower: 0 · Total threat: 3"
        assert [row.split() for row in rows(middle) if not row.startswith("─")] == [
            ["Flies", "and", "Spiders", "№1", "►0/8"],
            ["Forest", "Spider", "↔25", "▲2", "†2", "■1", "♥4"],
            ["Old", "Forest", "Road", "▲1", "►0/3"],
        ]
        player = app.view.query_one("#player-0", CardList)
        assert player.border_title == "Player 1 · Threat 29"
        assert [row.split() for row in rows(player)[1:]] == [
            ["Aragorn", "☼2", "†3", "■2", "♥5", "●1"],
            ["Théodred", "☼1", "†2", "■1", "♥4", "●1"],
            ["Glóin", "☼2", "†2", "■1", "♥4", "●1"],
        ]
        hand = app.view.query_one("#hand", CardList)
        assert hand.border_title == "Hand (7)"
        assert ["Faramir", "○4", "☼2", "†1", "■2", "♥3"] in [row.split() for row in rows(hand)]
        assert text(app, "#question") == "Your action?"
        assert choices(app)[0] == "1 Play Snowbourn Scout ○1"
        assert choices(app)[-1] == "p Pass"
        assert app.view.query_one("#asked").border_subtitle == "p Pass"
        assert rows(app.view.query_one(LogList))[-1] == "Planning phase begins"
        assert text(app, "#card").startswith("Snowbourn Scout\nAlly · Leadership. Rohan. Scout.")

    at_table(solo, play)


def test_number_keys_arrows_and_the_mouse_choose(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1")
        assert list(solo.game.choices()) == [0]
        await press(pilot, "down", "enter")
        assert list(solo.game.choices()) == [0, 1]
        await pilot.click("#choices", offset=(4, 0))
        await settle(pilot)
        assert list(solo.game.choices()) == [0, 1, 0]
        await press(pilot, "9")
        assert list(solo.game.choices()) == [0, 1, 0]

    at_table(solo, play)


def test_a_card_under_the_cursor_shows_its_text_and_leads_to_its_options(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "2", "left")
        hand = app.view.query_one("#hand", CardList)
        assert hand.has_focus
        assert hand.row is not None
        assert hand.row.name == "Snowbourn Scout"
        await press(pilot, "up", "up")
        player = app.view.query_one("#player-0", CardList)
        assert player.has_focus
        assert player.row is not None
        assert text(app, "#card").startswith("◆ Glóin\n")
        await press(pilot, "down", "down")
        assert hand.row is not None
        assert hand.row.name == "Snowbourn Scout"
        await press(pilot, "enter")
        listed = app.view.query_one(ChoiceList)
        assert listed.has_focus
        assert choices(app)[listed.highlighted] == "1 Play Snowbourn Scout ○1"

    at_table(solo, play)


def test_a_card_that_was_just_revealed_is_shown_until_one_looks_at_another():
    written = {"encounter_deck": ["King Spider"], "seats": [{"heroes": ["Aragorn", "Gimli"]}], "at": "3.2"}
    session = Session(rw.position("lotr", written), "en", {})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#card").startswith("◆ Aragorn\n"), "what the first option is about"
        await press(pilot, "p")
        assert choices(app) == ["1 Choose Aragorn", "2 Choose Gimli"]
        told = ["Revealed: King Spider", "King Spider", "Enemy. Creature. Spider."]
        assert text(app, "#card").splitlines()[:3] == told
        await press(pilot, "down")
        assert text(app, "#card").startswith("◆ Gimli\n")

    at_table(session, play)


CROWDED = {
    "staging": ["Ungoliant's Spawn", "Old Forest Road", "Great Forest Web"],
    "active": "Forest Gate",
    "at": "6.3",
    "shadows": False,
    "seats": [
        {
            "heroes": ["Aragorn", "Théodred", "Glóin"],
            "allies": ["Guard of the Citadel", "Snowbourn Scout", "Faramir", "Son of Arnor"],
            "engaged": ["King Spider", "Forest Spider"],
            "hand": ["Sneak Attack"] * 3,
        },
        {"heroes": ["Legolas", "Gimli", "Thalin"], "engaged": ["Hummerhorns"], "hand": ["Feint"]},
    ],
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_one_decides_about_is_on_the_screen_in_a_combat_of_two(size: tuple[int, int]):
    """The quest, the staging area, the enemies, and the options to their last word."""
    session = Session(rw.position("lotr", CROWDED), "en", {})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        seen = picture(app)
        known = (
            "Flies and Spiders",
            "Forest Gate",
            "Great Forest Web",
            "King Spider   ↔20",
            "Forest Spider ↔25",
            "†2 ",
        )
        assert [name for name in known if name not in seen] == []
        box = [line[size[0] - 42 if size[0] > 99 else 46 :].strip(" │╮▃▂▆") for line in seen.splitlines()]
        start = next(i for i, line in enumerate(box) if line.startswith("1 Resolve"))
        told = " ".join(box[start : start + 4])
        assert told == "1 Resolve the attack of King Spider †3 2 Resolve the attack of Forest Spider †2"

    at_table(session, play, size)


@pytest.mark.parametrize(("lang", "cost"), [("en", "Cost X"), ("uk", "Вартість X"), ("ru", "Стоимость X")])
def test_a_cost_of_x_stands_in_the_hand_and_on_the_card(lang: str, cost: str):
    seat = {"heroes": [{"name": "Éowyn", "resources": 3}], "hand": ["Stand and Fight"]}
    session = Session(rw.position("lotr", {"seats": [seat], "at": "2.2", "patient": True}), lang, {})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        hand = app.view.query_one("#hand", CardList)
        assert [row.split()[-1] for row in rows(hand)] == ["○X"]
        hand.focus()
        await settle(pilot)
        assert text(app, "#card").splitlines()[2] == cost

    at_table(session, play)


def test_a_card_without_options_says_why_not(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "2", "left", "down", "down", "enter")
        assert isinstance(app.screen, WhyNotScreen)
        assert text(app, "#answer") == solo.game.why_not("play Faramir")
        await press(pilot, "escape")
        assert not isinstance(app.screen, WhyNotScreen)

    at_table(solo, play)


def test_a_changed_value_shows_how_it_comes_about():
    written = {
        "encounter_deck": [],
        "seats": [{"heroes": [{"name": "Aragorn", "attachments": ["Celebrían's Stone"]}]}],
        "at": "3.2",
        "patient": True,
    }
    session = Session(rw.position("lotr", written), "en", {})

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        player = app.view.query_one("#player-0", CardList)
        assert [row.split()[0] for row in rows(player)[1:]] == ["Aragorn", "└"]
        player.focus()
        await settle(pilot)
        lines = session.game.look("Aragorn")[0].explain("willpower", "en")
        assert len(lines) == 2
        assert text(app, "#card").splitlines()[-1] == f"Willpower 4: {lines[0]}; {lines[1]}"

    at_table(session, play)


def test_why_not_is_answered_for_a_key(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, WhyNotScreen)
        await write(pilot, "play Gandalf")
        await press(pilot, "enter")
        assert text(app, "#answer") == solo.game.why_not("play Gandalf")

    at_table(solo, play)


def test_rules_are_looked_up_while_typing(table):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "slash")
        assert isinstance(app.screen, RulesScreen)
        await write(pilot, "активна локація")
        found = app.screen.query_one("#found", OptionList)
        assert rows(found)[0] == "Активна локація lotr.active-location.1"
        assert text(app, "#clause Static").startswith("Активна локація [lotr.active-location.1]\n")
        await press(pilot, "down")
        assert text(app, "#clause Static").startswith("Активна локація [lotr.active-location.2]\n")
        await write(pilot, "абракадабра")
        assert text(app, "#clause Static") == "Нічого не знайдено"
        await press(pilot, "escape")
        assert not isinstance(app.screen, RulesScreen)

    at_table(table(lang="uk"), play)


def test_enter_on_a_log_line_shows_its_rule(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "g", "enter")
        assert isinstance(app.screen, TextScreen)
        rule = solo.log()[-1].rule
        assert f"[{rule}]" in text(app, ".dialog Static")
        await press(pilot, "escape", "g")
        assert app.view.query_one(ChoiceList).has_focus

    at_table(solo, play)


def test_undo(solo):
    start = solo.game.digest()

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "2", "u", "u")
        assert solo.game.digest() == start
        assert choices(app) == ["1 Keep the hand", "2 Take a mulligan"]
        await press(pilot, "u")
        assert solo.game.digest() == start
        assert [toast.message for toast in app._notifications] == ["There is nothing to take back yet."]

    at_table(solo, play)


def test_the_language_changes_while_playing(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "l")
        assert choices(app) == ["1 Залишити руку", "2 Змінити початкову руку"]
        assert "правила" in text(app, "#keys")
        await press(pilot, "д")
        assert choices(app)[0] == "1 Оставить руку"
        await press(pilot, "l")
        assert choices(app)[0] == "1 Keep the hand"

    at_table(solo, play)


def test_help_names_keys_and_signs(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "h")
        shown = text(app, ".dialog Static").splitlines()
        assert "q              leave; the game is kept" in shown
        assert "p, Space       pass, or done with picking" in shown
        assert "☼  willpower" in shown
        assert "†  attack, attacking" in shown

    at_table(solo, play)


def test_saving_and_leaving(solo, saves):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "s")
        assert [toast.message for toast in app._notifications] == ["The game is saved: lotr-passage-through-mirkwood-1"]
        await press(pilot, "2", "q")
        assert isinstance(app.screen, LeaveScreen)
        await press(pilot, "escape", "q", "enter")

    app = at_table(solo, play)
    assert app.return_value == 0
    assert app.saved == saves / "lotr-passage-through-mirkwood-1.json"
    assert rw.replay(app.saved.read_text(encoding="utf-8")).digest() == solo.game.digest()
    assert [path.name for path in saves.iterdir()] == [app.saved.name]


def test_a_game_that_cannot_be_saved_is_left_only_when_asked_twice(table, tmp_path: Path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    session = table(lang="ru")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1")
        before = session.game.digest()
        await press(pilot, "q", "enter")
        for toast in app._notifications:
            assert toast.message.startswith("Не удается записать «")
            assert toast.message.endswith("»: на месте папки лежит файл.")
        assert len(app._notifications) == 2
        assert session.game.digest() == before
        await press(pilot, "q")
        assert str(app.screen.query(Static).last(Static).render()) == (
            "Игру сохранить не удалось. Выйдите еще раз, чтобы выйти без сохранения."
        )
        await press(pilot, "enter")

    assert at_table(session, play).return_value == 2


def test_a_terminal_that_is_closed_leaves_a_save(solo, saves):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1")
        os.kill(os.getpid(), signal.SIGHUP)
        await settle(pilot)

    app = at_table(solo, play)
    assert app.return_value == 129
    assert [path.name for path in saves.iterdir()] == ["lotr-passage-through-mirkwood-1.json"]


def test_the_end_of_the_game_offers_to_take_back_or_to_leave(solo):
    while solo.decision is not None:
        solo.choose(solo.decision.options[0].key)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert "lotr.player-elimination.9" in text(app, "#question")
        assert choices(app) == ["1 Take back", "2 Quit"]
        await press(pilot, "1")
        assert solo.decision is not None
        await press(pilot, "1")
        assert solo.game.over
        await press(pilot, "2")
        assert isinstance(app.screen, LeaveScreen)

    at_table(solo, play)


def test_open_hands_of_one_person(table):
    session = table("leadership", "tactics")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        titles = [row for row in rows(app.view.query_one("#hand", CardList)) if row.startswith("─")]
        asked = session.decision.seat
        assert [title.strip("─ ") for title in titles] == [
            f"Hand: Player {asked + 1} (6)",
            f"Hand: Player {2 - asked} (6)",
        ]
        await press(pilot, "1")
        assert not isinstance(app.screen, CoverScreen)

    at_table(session, play)


def test_a_hot_seat_is_covered_until_enter(table):
    session = table("leadership", "tactics", hot_seat=True)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        first = session.decision.seat
        hand = app.view.query_one("#hand", CardList)
        assert hand.border_title == f"Hand: Player {first + 1} (6)"
        await press(pilot, "1")
        assert isinstance(app.screen, CoverScreen)
        assert text(app, "#cover-text") == f"Player {2 - first} is next: hand over the keyboard, and no peeking!"
        picture = app.export_screenshot()
        assert "peeking" in picture
        assert not [row for row in rows(hand) if row.split(" ")[0] in picture]
        await press(pilot, "1", "q")
        assert isinstance(app.screen, CoverScreen)
        await press(pilot, "enter")
        assert not isinstance(app.screen, CoverScreen)
        assert hand.border_title == f"Hand: Player {2 - first} (6)"

    at_table(session, play)


def test_a_terminal_that_becomes_too_small_is_covered_until_it_grows(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1")
        before = solo.game.digest()
        await resize(pilot, 79, 24)
        await settle(pilot)
        assert (
            text(app, "#cover-text")
            == "The terminal is too small: 79 × 24; the table needs 80 × 24, or --plain for lines instead of a screen."
        )
        await press(pilot, "1", "enter")
        assert solo.game.digest() == before
        await resize(pilot, 80, 24)
        await settle(pilot)
        assert not isinstance(app.screen, CoverScreen)
        await press(pilot, "1")
        assert solo.game.digest() != before

    at_table(solo, play)


def test_a_click_reads_a_card_and_a_double_click_takes_it(solo):
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "2")
        await pilot.click("#hand", offset=(5, 4))
        await settle(pilot)
        assert text(app, "#card").startswith("◆ Faramir\n")
        assert not isinstance(app.screen, WhyNotScreen)
        await pilot.click("#hand", offset=(5, 4), times=2)
        await settle(pilot)
        assert isinstance(app.screen, WhyNotScreen)

    at_table(solo, play)


@pytest.mark.parametrize(("size", "lang"), [((80, 24), "uk"), ((80, 24), "ru"), ((100, 40), "en"), ((160, 50), "uk")])
def test_rounds_of_play_on_every_screen(table, size, lang):
    """The line of keys is never cut off, and nothing that is looked at on the way brings the table down."""
    session = table("leadership", "tactics", lang=lang, bot_seats=(1,))

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        keys = app.view.query_one("#keys", Static)
        assert len(text(app, "#keys")) <= keys.content_size.width
        for turn in range(25):
            app.choose(session.decision.options[turn % len(session.decision.options)].key)
        await press(pilot, "left", "up", "up", "down", "right", "tab", "tab", "tab")
        assert session.game.table()["round"] == 2

    at_table(session, play, size)


def test_every_option_can_be_reached_on_the_smallest_screen():
    """Those that do not fit are behind a scroll bar, not behind the edge of the box."""
    hand = [
        "Great Responsibility", "Surveillance Team", "Enhanced Spider-Sense", "Avengers Mansion", "Strength",
        "Heroic Intuition", "Black Cat",
    ]  # fmt: skip
    seats = [{"hero": "Spider-Man", "hand": hand}]
    written = {"round": 2, "villain": "Rhino", "main_scheme": {"name": "The Break-In!", "threat": 1}, "seats": seats}
    session = Session(rw.position("champions", written), "ru", {})
    session.game.choose("play Black Cat")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        listed = app.view.query_one("#choices", ChoiceList)
        assert listed.region.bottom <= app.view.query_one("#asked").content_region.bottom
        assert listed.show_vertical_scrollbar

    at_table(session, play, (80, 24))
