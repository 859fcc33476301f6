"""The door of a game, told in a language: what the first page shows of it."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.doors import door_of
from rulewright.language.speech import speech


def door(game: str, lang: str) -> dict[str, Any]:
    """The picture of a game and of its scenarios with its short title, what it is about and who plays whom."""
    found = door_of(game)
    if found is None:
        return {}
    speak = speech(game, lang)
    words = {name: speak.say(f"door-{name}") for name in ("title", "about", "kind")}
    return {**found.plain(), **words}
