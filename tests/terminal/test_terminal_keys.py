"""Every key of every screen, in every game, language and size; then keys at random. Whatever is pressed, the table
stands, and what it shows is in one language."""

from __future__ import annotations

import random
import re

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

import rulewright as rw
from rulewright import bots
from rulewright.terminal.app import TableApp
from rulewright.terminal.keys import CYRILLIC, KEYS, LATIN, on_every_keyboard
from rulewright.terminal.mapscreen import MapScreen
from rulewright.terminal.screens import (
    CardsScreen,
    CoverScreen,
    LeaveScreen,
    PilesScreen,
    RulesScreen,
    TextScreen,
    WhyNotScreen,
    WishScreen,
)
from rulewright.terminal.session import Session
from support.screen import at_table, picture, press, resize

GAMES = [info.id for info in rw.games()]
SIZES = [(80, 24), (160, 50)]
MOVES = ("up", "down", "left", "right", "tab", "shift+tab", "enter", "home", "end", "pageup", "pagedown")
OPENED: dict[str, tuple[type[Screen[object]], tuple[str, ...]]] = {
    "n": (WishScreen, ("down", "up", "home", "end", "Z", "n")),
    "h": (TextScreen, ("up", "down", "pagedown", "q")),
    "f1": (TextScreen, ("escape",)),
    "question_mark": (WhyNotScreen, ("A", "r", "enter", "left", "tab", "escape")),
    "slash": (RulesScreen, ("a", "down", "up", "pagedown", "pageup", "backspace", "enter", "tab", "escape")),
    "t": (CardsScreen, ("g", "down", "up", "pagedown", "pageup", "backspace", "enter", "tab", "escape")),
    "o": (PilesScreen, ("down", "up", "pagedown", "pageup", "home", "end", "enter", "q")),
    "q": (LeaveScreen, ("n",)),
    "ctrl+q": (LeaveScreen, ("escape",)),
}
"""For each key that opens a screen: the screen, and all its keys, the last of which closes it."""
ON_A_MAP: dict[str, tuple[type[Screen[object]], tuple[str, ...]]] = {
    "m": (MapScreen, ("down", "up", "pagedown", "pageup", "home", "end", "enter", "tab", "m", "q")),
}
"""The same in a game with a map."""


def seat(game: str, lang: str) -> Session:
    """A table with a bot on every seat but the first, so far that there are cards in piles."""
    played = rw.new(game, seed=5)
    session = Session(played, lang, {person: bots.make("thumb", person) for person in set(played.state.persons) - {0}})
    session.begin()
    chance = random.Random(1)
    for _ in range(25):
        if session.decision is not None:
            session.choose(chance.choice(session.decision.options).key)
    return session


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_every_screen(game, lang, size):
    session = seat(game, lang)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        home = app.screen
        for key, (screen, keys) in (OPENED | (ON_A_MAP if session.layout.map is not None else {})).items():
            await press(pilot, key)
            assert isinstance(app.screen, screen), key
            await press(pilot, *keys)
            assert app.screen is home, key
        for key in KEYS:
            elsewhere = {*OPENED, *ON_A_MAP} if session.layout.map is not None else OPENED
            if on_every_keyboard(key.key).split(",")[0] not in elsewhere and key.action not in ("pass_on", "language"):
                await press(pilot, *on_every_keyboard(key.key).split(","))
        await press(pilot, *MOVES[:6], "g", *MOVES, "escape", "g", "right", "l", "l", "l")
        assert session.lang == lang
        while not isinstance(app.screen, type(home)):
            await press(pilot, "escape")
        await press(pilot, *"1234567890", "p", "space")
        assert app.fault is None

    at_table(session, play, size)


@pytest.mark.parametrize("game", GAMES)
def test_capital_letters_of_every_keyboard_take_options(game):
    """All of them; those beyond the last option do nothing."""
    session = seat(game, "uk")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for letters in (LATIN, *CYRILLIC):
            await press(pilot, *letters.upper())
        await press(pilot, "escape")
        assert app.fault is None

    at_table(session, play)


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_screens_speak_the_language_of_the_table(game, lang):
    """No word of Latin letters, but for names of keys and the ids of rules, be they half covered."""
    session = seat(game, lang)
    allowed = re.compile(rf"^(Enter|Tab|Space|Esc|X|[A-Z]|[a-z]|play|Gandalf|({'|'.join(GAMES)})\S*|[a-z.-]+\.\d+)$")

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        opened = ["h", "o", "t", "question_mark", "q", *(["m"] if session.layout.map is not None else [])]
        for keys in ((), *(("escape", key) for key in opened)):
            await press(pilot, *keys)
            latin = re.findall(r"[A-Za-z][A-Za-z.\-0-9]*", picture(app))
            assert [word for word in latin if not allowed.match(word)] == []

    at_table(session, play, (160, 50))


def test_a_hot_seat_is_covered_by_a_screen_that_only_enter_opens(table):
    session = table("leadership", "tactics", hot_seat=True)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1")
        assert isinstance(app.screen, CoverScreen)
        await press(pilot, *(key for key in (*OPENED, *MOVES, *"1234567890pugsl", "escape", "A") if key != "enter"))
        assert isinstance(app.screen, CoverScreen)
        await press(pilot, "enter")
        assert not isinstance(app.screen, CoverScreen)

    at_table(session, play)


ALL = (
    *MOVES,
    *OPENED,
    *ON_A_MAP,
    "escape",
    "backspace",
    "space",
    *"1234567890",
    *"pugslABC",
    *"цзгпідР",
    "ctrl+c",
    "delete",
)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_keys_at_random(game, long_run):
    """Whatever is typed on the way, also words that nobody looks for; the window changes its size meanwhile."""
    number, chance = 2000 if long_run else 150, random.Random(game)
    session = seat(game, "en")
    pressed = 0

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        nonlocal pressed
        while pressed < number and app.return_value is None:
            pressed += 1
            if chance.random() < 0.02:
                await resize(pilot, *chance.choice([(80, 24), (79, 23), (160, 50), (100, 30)]))
            await press(pilot, chance.choice(ALL))
            if isinstance(app.focused, Input) and chance.random() < 0.1:
                app.focused.value = chance.choice(["\x1b[2J", "x" * 3000, "\0", "Араґорн", "{ $x }", "[b]"])

    while pressed < number:
        app = at_table(session, play, chance.choice(SIZES))
        assert app.fault is None
        if session.decision is None and chance.random() < 0.5:
            session = seat(game, chance.choice(["en", "uk", "ru"]))
