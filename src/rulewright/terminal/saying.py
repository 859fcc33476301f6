"""Words for the person at the terminal: which language, terms by name, errors as one sentence, and text of unknown
origin made fit to be shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

from rulewright.games.registry import GAMES
from rulewright.kernel.game import RulewrightError
from rulewright.language import errors
from rulewright.language.errors import short, shown
from rulewright.language.speech import LANGUAGES, Speech, speech, term
from rulewright.terminal import saving

__all__ = ["err", "language", "out", "put", "sentence", "short", "shown", "term", "words"]

# ---- the language


def language(given: str | None = None, environ: Mapping[str, str] = os.environ, saved: str | None = None) -> str:
    """The language to speak: the given one, else that of the environment variable, of the save, the one a table spoke
    last, that of the locale, English."""
    if given is not None:
        if given not in LANGUAGES:
            raise RulewrightError("error-unknown-language", name=given)
        return given
    locale = environ.get("LC_ALL") or environ.get("LANG", "")
    for value in (environ.get("RULEWRIGHT_LANG", ""), saved or "", last_language(), locale):
        if value[:2].lower() in LANGUAGES:
            return value[:2].lower()
    return "en"


def last_language() -> str:
    """The language that a table spoke last; empty when nobody chose one yet."""
    with suppress(RulewrightError, OSError):
        return saving.read(saving.data_folder() / "language").strip()
    return ""


def remember_language(lang: str) -> None:
    """Speak this language from now on where none is asked for."""
    if lang != last_language():
        with suppress(RulewrightError):
            saving.write(saving.data_folder() / "language", lang + "\n", surely=False)


# ---- words


def words(game: str, lang: str) -> Speech:
    """The messages of a game; of no game in particular when there is none of this name."""
    return speech(game if game in GAMES else "", lang)


def sentence(error: RulewrightError, game: str, lang: str) -> str:
    """What is wrong, in one sentence."""
    return errors.sentence(error, lang, game)


# ---- text of unknown origin


def out(*lines: str) -> None:
    """Print lines for a person."""
    if sys.stdout is None:
        raise RulewrightError("error-no-output")
    put(sys.stdout, *lines)


def err(*lines: str) -> None:
    """Print lines that tell what is wrong; nothing where nobody could read them."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            put(sys.stderr, *lines)


def put(stream: TextIO, *lines: str) -> None:
    """Write lines to a stream, fit to be shown."""
    stream.writelines(shown(line) + "\n" for line in lines)
