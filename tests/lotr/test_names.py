"""The names of the core set: the same in every language, fully declined, and readable by Fluent."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

LANGUAGES = ("en", "uk", "ru")
INFLECTED = ("uk", "ru")
CASES = ("gen", "dat", "acc", "ins", "loc")
ATTRIBUTES = (*CASES, "gender", "animate")
GENDERS = {"masculine", "feminine", "neuter", "plural"}
COUNTS = {"card": 140, "trait": 41, "set": 7, "scenario": 3, "deck": 4}
LETTERS = {
    # The Ukrainian books write û in Tolkien's names as the Latin ŷ.
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяŷ",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
}


def source(language: str) -> str:
    path = files("rulewright").joinpath("games", "lotr", "words", language, "names.ftl")
    return path.read_text(encoding="utf-8")


@cache
def entries(language: str) -> list[ftl.EntryType]:
    return parse(source(language), with_spans=False).body


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def words(pattern: ftl.Pattern | None) -> str:
    """The pattern's text: a name is one plain run of words, with no placeable in it."""
    assert pattern is not None
    (element,) = pattern.elements
    assert isinstance(element, ftl.TextElement)
    return element.value


@cache
def forms(language: str, name: str) -> dict[str, str]:
    """The nominative under "nom" and every attribute under its own name."""
    message = messages(language)[name]
    return {"nom": words(message.value), **{case.id.name: words(case.value) for case in message.attributes}}


def cards(language: str) -> dict[str, dict[str, str]]:
    return {name: forms(language, name) for name in messages(language) if name.startswith("card-")}


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_file_is_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert Counter(name.split("-")[0] for name in ids) == COUNTS


def test_the_languages_name_the_same_things() -> None:
    english = set(messages("en"))
    assert set(messages("uk")) ^ english == set()
    assert set(messages("ru")) ^ english == set()


def test_an_id_is_the_slug_of_the_english_name() -> None:
    named = {name: forms("en", name)["nom"] for name in messages("en") if not name.startswith("deck-")}
    assert {name: f"{name.split('-')[0]}-{slug(value)}" for name, value in named.items()} == {n: n for n in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    names = Counter(card["nom"] for card in cards(language).values())
    assert [name for name, count in names.items() if count > 1] == []


def test_only_the_cards_of_inflected_languages_have_attributes() -> None:
    plain = {(language, name) for language in LANGUAGES for name in messages(language)}
    plain -= {(language, name) for language in INFLECTED for name in cards(language)}
    assert [key for key in sorted(plain) if set(forms(*key)) != {"nom"}] == []


@pytest.mark.parametrize("language", INFLECTED)
def test_every_card_is_declined(language: str) -> None:
    assert {name: tuple(card)[1:] for name, card in cards(language).items()} == dict.fromkeys(
        cards(language), ATTRIBUTES
    )
    assert {card["gender"] for card in cards(language).values()} == GENDERS
    assert {card["animate"] for card in cards(language).values()} == {"yes", "no"}


@pytest.mark.parametrize("language", INFLECTED)
def test_the_accusative_follows_gender_and_animacy(language: str) -> None:
    """Neuter and lifeless things keep the nominative, living men and groups take the genitive."""
    wrong = []
    for name, card in cards(language).items():
        if card["gender"] == "feminine":
            continue
        living = card["animate"] == "yes" and card["gender"] != "neuter"
        if card["acc"] != card["gen" if living else "nom"]:
            wrong.append(name)
    # «Орковбивця» is a man's word that is declined like a woman's.
    assert wrong == (["card-longbeard-orc-slayer"] if language == "uk" else [])


@pytest.mark.parametrize("language", INFLECTED)
def test_names_use_the_letters_of_their_language(language: str) -> None:
    allowed = re.compile(rf"[{LETTERS[language]} «»!…-]+", re.IGNORECASE)
    texts = {
        (name, key): text
        for name in messages(language)
        for key, text in forms(language, name).items()
        if key not in {"gender", "animate"}
    }
    assert [key for key, text in texts.items() if not allowed.fullmatch(text)] == []
    assert source(language) == unicodedata.normalize("NFC", source(language))


@pytest.mark.parametrize("language", INFLECTED)
def test_the_rulebook_s_names_stand_apart_from_ours(language: str) -> None:
    headings = [
        (entry.content or "").split("\n")[0] for entry in entries(language) if isinstance(entry, ftl.GroupComment)
    ]
    assert headings == ["From the rulebook", "Proposed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_formats_every_form(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for name in messages(language):
        message = bundle.get_message(name)
        assert message.value is not None
        patterns = {"nom": message.value, **message.attributes}
        told = {key: bundle.format_pattern(pattern) for key, pattern in patterns.items()}
        assert told == {key: (text, []) for key, text in forms(language, name).items()}


@pytest.mark.parametrize(
    ("language", "card", "form", "text"),
    [
        ("uk", "card-daughter-of-the-nimrodel", "acc", "Дочку Німродель"),
        ("uk", "card-goblin-sniper", "ins", "Ґобліном-стрільцем"),
        ("uk", "card-ungoliants-spawn", "acc", "Поріддя Унґоліанти"),
        ("uk", "card-dwarven-axe", "acc", "Ґномівську сокиру"),
        ("uk", "card-dont-leave-the-path", "nom", "«Не звертайте зі стежки!»"),
        ("ru", "card-guard-of-the-citadel", "acc", "Стража Цитадели"),
        ("ru", "card-silverlode-archer", "acc", "Стрелка Серебряного Потока"),
        ("ru", "card-dol-guldur-orcs", "ins", "Дол Гулдурскими Орками"),
        ("ru", "card-dol-guldur-beastmaster", "ins", "Повелителем Зверей из Дол Гулдура"),
        ("ru", "card-ungoliants-spawn", "ins", "Порождением Унголианты"),
        ("ru", "card-enchanted-stream", "gen", "Зачарованного ручья"),
        ("ru", "card-forest-spider", "dat", "Лесному Пауку"),
    ],
)
def test_forms_printed_in_the_rulebooks(language: str, card: str, form: str, text: str) -> None:
    assert forms(language, card)[form] == text
