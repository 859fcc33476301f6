"""Words for the person at the terminal: which language, terms by name, and errors as one sentence."""

from __future__ import annotations

import os
from collections.abc import Mapping

from rulewright.games.registry import GAMES
from rulewright.kernel.game import RulewrightError
from rulewright.language.speech import LANGUAGES, Speech, capital, slug, speech

END_OF_SENTENCE = (".", "!", "?", "…")


def language(given: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language that is asked for: the given one, else what the environment says, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise RulewrightError("error-unknown-language", name=given)
        return given
    for value in (environ.get("RULEWRIGHT_LANG", ""), environ.get("LC_ALL") or environ.get("LANG", "")):
        if value[:2].lower() in LANGUAGES:
            return value[:2].lower()
    return "en"


def words(game: str, lang: str) -> Speech:
    """The messages of a game; of no game in particular when there is none of this name."""
    return speech(game if game in GAMES else "", lang)


def term(words: Speech, prefix: str, name: str) -> str:
    """The word for a zone, a stat, a phase ..., or its English name when a game has not named it."""
    for message in (f"{prefix}-{slug(name)}", f"{prefix}-{name}"):
        if words.has_value(message):
            return words.say(message)
    return name


def sentence(error: RulewrightError, game: str, lang: str) -> str:
    """What is wrong, in one sentence. A reason that is itself a message is told in the same language."""
    speak = words(game, lang)
    details = {
        key: speak.say(value) if key == "reason" and isinstance(value, str) and speak.has_value(value) else value
        for key, value in error.details.items()
    }
    text = capital(speak.say(error.message, **details).strip())
    return text if text.endswith(END_OF_SENTENCE) else text + "."
