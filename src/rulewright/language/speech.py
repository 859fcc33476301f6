"""Project Fluent and the names of the packs behind one door: messages by id, in English, Ukrainian and Russian.

An argument that names something (a card, a player) reaches its message in every case: `$card`, `$card_gen`,
`$card_dat`, `$card_acc`, `$card_ins`, `$card_loc` and `$card_gender`, so that a translator picks the form. The title of
a card stands in quotation marks where the language wants them; `$card_title` is the bare title.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from fluent.runtime import FluentBundle, FluentResource

from rulewright.kernel.errors import RulewrightError, brief
from rulewright.kernel.homes import package
from rulewright.language.euphony import smooth, smooth_russian
from rulewright.language.names import read_names

LANGUAGES = ("en", "uk", "ru")
CASES = ("gen", "dat", "acc", "ins", "loc")

Forms = Mapping[str, str]
"""A name in all its forms: "" is the nominative, then the cases, then "gender"."""

VOWELS = "aeioéаеєиіїоуюяыэ"
MINUS = "\N{MINUS SIGN}"

BEINGS = frozenset({"hero", "ally", "enemy"})
"""Types of cards that are beings, even where the title is a lifeless noun ("East Bight Patrol")."""
THINGS = frozenset({"attachment", "event", "item", "objective", "treachery"})
"""Types of cards that are no beings, even where the title is the name of one ("Steward of Gondor")."""


@cache
def slug(name: str) -> str:
    """`Ungoliant's Spawn` -> `ungoliants-spawn`."""
    plain = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", ""))
    letters = "".join(c.lower() if c.isascii() and c.isalnum() else "-" for c in plain if not unicodedata.combining(c))
    return "-".join(part for part in letters.split("-") if part)


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def unquoted(title: str) -> str:
    """A title without quotation marks of its own around it, and with inner ones inside."""
    if title.startswith("«") and title.endswith("»") and title.count("«") == 1:
        return title[1:-1]
    return title.replace("«", "„").replace("»", "“")


class Speech:
    """The messages of one game in one language. What a game says itself goes before what all games say."""

    def __init__(self, lang: str, sources: tuple[Traversable, ...], names: Mapping[str, Forms] | None = None) -> None:
        self.lang = lang
        self.names = names or {}
        """What is a name and no more: its forms by its key."""
        self.bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            folder = source / lang
            if folder.is_dir():
                for file in sorted(folder.iterdir(), key=lambda f: f.name):
                    if file.name.endswith(".ftl"):
                        self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self._forms: dict[str, Forms] = {}
        self._titles: dict[tuple[str, str], Forms] = {}

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message (with such an attribute)."""
        if message in self.names:
            return attribute in self.names[message]
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def has_value(self, message: str) -> bool:
        """Whether the message has a text of its own, not only attributes."""
        if message in self.names:
            return True
        return self.bundle.has_message(message) and self.bundle.get_message(message).value is not None

    def say(self, message: str, attribute: str = "", /, **args: str | int) -> str:
        """Format a message, or one of its attributes. KeyError when it does not exist."""
        if message in self.names:
            return self.names[message][attribute]
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return self.smooth(str(text))

    def smooth(self, text: str) -> str:
        """The text with the words that change with the sounds around them as they must be."""
        if self.lang == "uk":
            return smooth(text)
        return smooth_russian(text) if self.lang == "ru" else text

    def forms(self, message: str) -> Forms:
        """A name in all its forms. Where a language has no cases, every form is the name itself."""
        known = self._forms.get(message)
        if known is None:
            name = self.say(message)
            known = {"": name, "gender": "neuter", "on": "no"}
            for form in (*CASES, "gender", "animate", "on"):
                if self.has(message, form):
                    known[form] = self.say(message, form)
                elif form in CASES:
                    known[form] = name
            self._forms[message] = known
        return known

    def title(self, message: str, kind: str = "") -> Forms:
        """The title of a card of this type (if one knows) as it stands in a sentence, in all its forms.

        Where the language has quotation marks for titles (`quoted`), all wear them but those of beings and places.
        """
        known = self._titles.get((message, kind))
        if known is None:
            forms = self.forms(message)
            bare = unquoted(forms[""])
            known = {**forms, "title": bare, "vowel": "yes" if bare[:1].lower() in VOWELS else "no"}
            if self.has("quoted") and "animate" in forms and not is_proper(forms, kind):
                fixed = all(forms[case] == forms[""] for case in CASES)
                known |= {case: self.quoted(forms[case], case if fixed else "") for case in ("", *CASES)}
            self._titles[message, kind] = known
        return known

    def quoted(self, title: str, case: str) -> str:
        """A title in quotation marks; one that is not declined leaves the case to the word "card"."""
        return self.say("quoted", case if self.has("quoted", case) else "", title=unquoted(title))


def is_proper(forms: Forms, kind: str) -> bool:
    """Whether a title is the name of a being, or of a place on a map; one with a comma in it needs its marks anyway."""
    animate = kind in BEINGS or (forms.get("animate") == "yes" and kind not in THINGS)
    return (animate or forms.get("animate") == "place") and "," not in forms[""]


def spread(key: str, forms: Forms) -> dict[str, str]:
    """The arguments that hand a name in all its forms to a message."""
    return {(f"{key}_{form}" if form else key): text for form, text in forms.items()}


def term(words: Speech, prefix: str, name: str) -> str:
    """The word for a zone, a stat, a phase ..., or its English name when a game has not named it."""
    for message in (f"{prefix}-{slug(name)}", f"{prefix}-{name}"):
        if words.has_value(message):
            return words.say(message)
    return name


def speech(game: str, lang: str) -> Speech:
    """The messages of a game: those of all games, then its own, and the names of its packs.

    RulewrightError when there is no such language.
    """
    check_language(lang)
    return told_in(game, lang)


def check_language(lang: str) -> None:
    """RulewrightError when there is no such language."""
    if lang not in LANGUAGES:
        raise RulewrightError("error-unknown-language", name=brief(lang))


@cache
def told_in(game: str, lang: str) -> Speech:
    root = files("rulewright")
    shared = (root / "language" / "words", root / "lcg" / "words")
    home = package(game)
    if not game or find_spec(home) is None:
        return Speech(lang, shared)
    return Speech(lang, (*shared, files(home) / "words"), read_names(home + ".cards", lang))
