"""Project Fluent behind one door: messages by id, in English, Ukrainian and Russian.

An argument that names something (a card, a player) reaches its message in every case: `$card`, `$card_gen`,
`$card_dat`, `$card_acc`, `$card_ins`, `$card_loc` and `$card_gender`, so that a translator picks the form.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "ru")
CASES = ("gen", "dat", "acc", "ins", "loc")

Forms = Mapping[str, str]
"""A name in all its forms: "" is the nominative, then the cases, then "gender"."""


@cache
def slug(name: str) -> str:
    """`Ungoliant's Spawn` -> `ungoliants-spawn`."""
    plain = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", ""))
    letters = "".join(c.lower() if c.isascii() and c.isalnum() else "-" for c in plain if not unicodedata.combining(c))
    return "-".join(part for part in letters.split("-") if part)


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


class Speech:
    """The messages of one game in one language. What a game says itself goes before what all games say."""

    def __init__(self, lang: str, sources: tuple[Traversable, ...]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            folder = source / lang
            if folder.is_dir():
                for file in sorted(folder.iterdir(), key=lambda f: f.name):
                    if file.name.endswith(".ftl"):
                        self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self._names: dict[str, Forms] = {}

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message (with such an attribute)."""
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def has_value(self, message: str) -> bool:
        """Whether the message has a text of its own, not only attributes."""
        return self.bundle.has_message(message) and self.bundle.get_message(message).value is not None

    def say(self, message: str, attribute: str = "", /, **args: str | int) -> str:
        """Format a message, or one of its attributes. KeyError when it does not exist."""
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

    def forms(self, message: str) -> Forms:
        """A name in all its forms. Where a language has no cases, every form is the name itself."""
        known = self._names.get(message)
        if known is None:
            name = self.say(message)
            known = {"": name, "gender": "neuter"}
            for form in (*CASES, "gender"):
                if self.has(message, form):
                    known[form] = self.say(message, form)
                elif form != "gender":
                    known[form] = name
            self._names[message] = known
        return known


def spread(key: str, forms: Forms) -> dict[str, str]:
    """The arguments that hand a name in all its forms to a message."""
    return {(f"{key}_{form}" if form else key): text for form, text in forms.items()}


@cache
def speech(game: str, lang: str) -> Speech:
    """The messages of a game: those of all games, then its own."""
    root = files("rulewright")
    sources = (root / "language" / "words", root / "lcg" / "words", root / "games" / game / "words")
    return Speech(lang, sources)
