"""The keys of the table. Letters of the Ukrainian and Russian keyboards are on the same keys as the Latin ones."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.capabilities import Layout

LATIN = "qwertyuiopasdfghjklzxcvbnm"
CYRILLIC = ("йцукенгшщзфівапролдячсмить", "йцукенгшщзфывапролдячсмить")
MOST_OPTIONS = 36
"""Ten numbers and twenty-six capital letters."""


class Key(NamedTuple):
    """A command: its key, its action, the word for it in the bottom line, and more than one word in the help."""

    key: str
    action: str
    word: str
    help: str


KEYS = (
    Key("p", "pass_on", "key-pass", "help-pass"),
    Key("n", "wishes", "key-wishes", "help-wishes"),
    Key("?", "why_not", "key-why", "help-why"),
    Key("t", "cards", "key-card", "help-card"),
    Key("o", "piles", "key-piles", "help-piles"),
    Key("m", "whole_map", "key-map", "help-map"),
    Key("/", "rules", "key-rules", "help-rules"),
    Key("g", "turn", "key-log", "help-log"),
    Key("u", "undo", "key-undo", "help-undo"),
    Key("l", "language", "key-language", "help-language"),
    Key("s", "save", "key-save", "help-save"),
    Key("h", "help", "key-help", "help-help"),
    Key("q", "leave", "key-quit", "help-quit"),
)
MAP = "m"
"""The key that only a game with a map has."""
ALWAYS = ("p", "h", "q")
"""What the bottom line shows even where not all of it fits."""
NAMES = {"?": "question_mark", "/": "slash"}
"""What the screen calls the keys that are no letters."""


def keys_of(layout: Layout) -> list[Key]:
    """The keys of a game."""
    return [key for key in KEYS if key.key != MAP or layout.map is not None]


def on_every_keyboard(letter: str) -> str:
    """The names of a key on all keyboards: what a Latin letter, small or capital, becomes on each."""
    if letter.lower() not in LATIN:
        return NAMES.get(letter, letter)
    letters = [letter.lower(), *(keyboard[LATIN.index(letter.lower())] for keyboard in CYRILLIC)]
    return ",".join(dict.fromkeys(c.upper() if letter.isupper() else c for c in letters))


def key_of(number: int) -> str:
    """The key that takes the option with this number: 1 to 9, 0, then capital letters; a blank beyond."""
    if number <= 10:
        return str(number % 10)
    return chr(ord("A") + number - 11) if number <= MOST_OPTIONS else " "
