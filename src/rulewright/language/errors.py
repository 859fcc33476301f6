"""Errors in words: one sentence in the language of the person, whatever somebody else put into it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files

from rulewright.kernel.errors import LONGEST, TELLER, RulewrightError
from rulewright.kernel.homes import ELSEWHERE
from rulewright.kernel.titles import fold
from rulewright.language.speech import Speech, capital, slug, speech

END_OF_SENTENCE = (".", "!", "?", "…")
TITLES = ("name", "hero")
"""The details of an error that may be titles of cards."""
ABOUT_CARDS = "input-"
"""So begin the messages that speak of cards whichever game it is."""


def sentence(error: RulewrightError, lang: str = "en", game: str = "") -> str:
    """What is wrong, in one sentence; in the words of a game, if it is known which."""
    text = capital(phrase(error, lang, game).strip())
    return shown(text if text.endswith(END_OF_SENTENCE) else text + ".")


def phrase(error: RulewrightError, lang: str, game: str) -> str:
    """What is wrong, as part of a sentence. A reason inside and the title of a card are told in the same language."""
    speech("", lang)
    words = speaking(error.message, lang, game)
    details: dict[str, str | int] = {}
    for key, value in error.details.items():
        if isinstance(value, int):
            details[key] = value
        elif isinstance(value, RulewrightError):
            details[key] = phrase(value, lang, game)
        elif isinstance(value, dict):
            details[key] = short(value[lang], ours=True)
        elif key == "reason" and words.has_value(value):
            details[key] = words.say(value)
        else:
            known = game or error.message.startswith(ABOUT_CARDS)
            details[key] = title(value, lang, game) if known and key in TITLES else short(value, key == "known")
    return words.say(error.message, **details)


def title(name: str, lang: str, game: str) -> str:
    """The title of the card with this English title; what is none stays as it is."""
    message = "card-" + slug(name[:LONGEST])
    words = speech(game, lang) if game else speaking(message, lang, game)
    if len(name) > LONGEST or not words.has_value(message):
        return short(name)
    english = speech(game, "en") if game else speaking(message, "en", game)
    return words.say(message) if fold(english.say(message).strip('"')) == fold(name) else short(name)


@lru_cache(4096)
def speaking(message: str, lang: str, game: str) -> Speech:
    """The words that have this message: those of the game, or of the first game that has it."""
    folder = files("rulewright") / "games"
    games = [*sorted(each.name for each in folder.iterdir() if (each / "words").is_dir()), *ELSEWHERE]
    named = (game,) if game in games else ()
    able = [words for each in (*named, "", *games) if (words := speech(each, lang)).has_value(message)]
    return able[0] if able else speech("", lang)


def shown(text: str) -> str:
    """The text with control characters as signs that can be seen: none of them reaches a terminal."""
    return "".join(c if c == "\n" or c.isprintable() else _visible(c) for c in text)


def _visible(c: str) -> str:
    if c == "\t":
        return " "
    if c == "\x7f":
        return "␡"
    if c < " ":
        return chr(0x2400 + ord(c))
    return c if unicodedata.category(c) == "Zs" else "�"


def short(text: str, ours: bool = False) -> str:
    """The text on one line, cut off where it is far too long for a sentence; one of `ours` is seldom too long."""
    line, most = " ".join(text.split("\n")), LONGEST * 5 if ours else LONGEST
    return shown(line if len(line) <= most else line[:most] + "…")


TELLER.append(sentence)
