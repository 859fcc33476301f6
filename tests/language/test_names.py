"""The names of every pack: the same things in every language, fully declined, in the letters of the language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

import rulewright as rw
from rulewright.kernel.packs import folders
from rulewright.language.names import FILE, read_names, rows
from rulewright.language.speech import CASES, LANGUAGES, slug, speech

INFLECTED = ("uk", "ru")
COLUMNS = ["key", "lang", "title", *CASES, "gender", "animate", "source", "note", "on"]
DECLINED = {*CASES, "gender", "animate"}
GENDERS = {"masculine", "feminine", "neuter", "plural"}
FAMILIES = {"card", "trait", "set", "scenario", "deck", "ability", "subtitle"}
LETTERS = {
    # The Ukrainian books write û in Tolkien's names as the Latin ŷ.
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяŷ",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
}
EXCEPTIONS = {
    # Men's words that are declined like women's, things with one that lives among them.
    ("champions", "core"): ["uk card-tchalla", "ru card-tchalla", "uk card-daredevil", "ru card-daredevil"],
    ("lotr", "core"): ["uk card-longbeard-orc-slayer"],
    ("meq", "core"): ["ru card-mouth-of-sauron", "uk card-snaga", "ru card-snaga"],
    ("wotr", "core"): [
        "uk card-strider", "uk card-herbs-and-stewed-rabbit", "ru card-herbs-and-stewed-rabbit",
        "uk card-grima-wormtongue", "ru card-grima-wormtongue",
    ],
}  # fmt: skip
PACKS = [(info.id, code) for info in rw.games() for code in folders(f"rulewright.games.{info.id}.cards")]
TABLES = pytest.mark.parametrize(("game", "pack"), PACKS)


@cache
def table(game: str, pack: str) -> list[dict[str, str]]:
    """The lines of a pack's table."""
    return list(rows(text(game, pack)))


def text(game: str, pack: str) -> str:
    return (files(folders(f"rulewright.games.{game}.cards")[pack]) / FILE).read_text(encoding="utf-8")


def names(game: str, pack: str, *languages: str, family: str = "card-") -> list[dict[str, str]]:
    """The names of one family in some languages."""
    return [row for row in table(game, pack) if row["lang"] in languages and row["key"].startswith(family)]


def forms(row: dict[str, str]) -> dict[str, str]:
    return {column: row.get(column, "") for column in ("title", *CASES)}


@TABLES
def test_every_line_of_a_table_is_in_its_columns(game: str, pack: str):
    lines = [line.split("\t") for line in text(game, pack).splitlines() if not line.startswith("#")]
    assert lines[0] in (COLUMNS, COLUMNS[:-1])
    assert [line for line in lines if not 3 <= len(line) <= len(COLUMNS)] == []
    assert [field for line in lines for field in line if field != field.strip()] == []
    assert text(game, pack) == unicodedata.normalize("NFC", text(game, pack))
    assert {row["key"].split("-")[0] for row in table(game, pack)} <= FAMILIES


@TABLES
def test_every_name_is_given_once_in_every_language(game: str, pack: str):
    found = [(row["key"], row["lang"]) for row in table(game, pack)]
    assert found == [(key, lang) for key in dict.fromkeys(key for key, _ in found) for lang in LANGUAGES]


@TABLES
def test_a_key_is_the_slug_of_the_english_name(game: str, pack: str):
    """So are two titles told apart that only differ in case or accents: a key would come twice."""
    named = [row for row in names(game, pack, "en", family="") if not row["key"].startswith("deck-")]
    assert [row["key"] for row in named if row["key"] != f"{row['key'].split('-')[0]}-{slug(row['title'])}"] == []


@TABLES
def test_english_gives_titles_only(game: str, pack: str):
    assert [row for row in names(game, pack, "en", family="") if {*row} != {"key", "lang", "title"}] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@TABLES
def test_no_two_titles_of_a_pack_are_translated_alike(game: str, pack: str, lang: str):
    titles = Counter(row["title"] for row in names(game, pack, lang))
    assert [title for title, count in titles.items() if count > 1] == []


@TABLES
def test_every_card_is_declined_and_has_its_source(game: str, pack: str):
    cards = names(game, pack, *INFLECTED)
    assert [row for row in cards if not {*row} >= DECLINED] == []
    assert {row["gender"] for row in cards} <= GENDERS
    assert {row["animate"] for row in cards} <= {"yes", "no", "place"}
    assert {row["source"] for row in names(game, pack, *INFLECTED, family="")} <= {"book", "ours"}


@TABLES
def test_one_is_on_a_place_or_in_it(game: str, pack: str):
    assert {row["animate"] for row in table(game, pack) if "on" in row} <= {"place"}
    assert {row["on"] for row in table(game, pack) if "on" in row} <= {"yes"}


@TABLES
def test_the_accusative_follows_gender_and_animacy(game: str, pack: str):
    """Neuter and lifeless things keep the nominative, living men and groups take the genitive."""
    wrong = []
    for row in names(game, pack, *INFLECTED):
        living = row["animate"] == "yes" and row["gender"] != "neuter"
        if row["gender"] != "feminine" and row["acc"] != row["gen" if living else "title"]:
            wrong.append(f"{row['lang']} {row['key']}")
    assert wrong == EXCEPTIONS.get((game, pack), [])


@pytest.mark.parametrize("lang", INFLECTED)
@TABLES
def test_names_use_the_letters_of_their_language(game: str, pack: str, lang: str):
    allowed = re.compile(rf"[{LETTERS[lang]} «»!?….’,-]*( II)?", re.IGNORECASE)
    words = [(row["key"], word) for row in names(game, pack, lang, family="") for word in forms(row).values()]
    assert [(key, word) for key, word in words if not allowed.fullmatch(word)] == []


@TABLES
def test_the_game_says_every_form(game: str, pack: str):
    for row in table(game, pack):
        words = speech(game, row["lang"])
        assert words.say(row["key"]) == row["title"]
        assert words.has_value(row["key"])
        for form in DECLINED:
            assert words.has(row["key"], form) == (form in row)
            assert form not in row or words.say(row["key"], form) == row[form]
        cases = {case: row.get(case, row["title"]) for case in CASES}
        nature = {"gender": row.get("gender", "neuter"), "on": row.get("on", "no")}
        nature |= {"animate": row["animate"]} if "animate" in row else {}
        assert words.forms(row["key"]) == {"": row["title"], **cases, **nature}


def test_a_form_that_a_name_does_not_have_is_not_said():
    words = speech("lotr", "en")
    assert not words.has("card-aragorn", "gen")
    with pytest.raises(KeyError):
        words.say("card-aragorn", "gen")
    with pytest.raises(KeyError):
        words.say("card-nobody")


@pytest.mark.parametrize(
    ("lang", "card", "form", "text"),
    [
        ("uk", "card-daughter-of-the-nimrodel", "acc", "Дочку Німродель"),
        ("uk", "card-goblin-sniper", "ins", "Ґобліном-стрільцем"),
        ("uk", "card-ungoliants-spawn", "acc", "Поріддя Унґоліанти"),
        ("uk", "card-dwarven-axe", "acc", "Ґномівську сокиру"),
        ("uk", "card-dont-leave-the-path", "", "«Не звертайте зі стежки!»"),
        ("ru", "card-guard-of-the-citadel", "acc", "Стража Цитадели"),
        ("ru", "card-silverlode-archer", "acc", "Стрелка Серебряного Потока"),
        ("ru", "card-dol-guldur-orcs", "ins", "Дол Гулдурскими Орками"),
        ("ru", "card-dol-guldur-beastmaster", "ins", "Повелителем Зверей из Дол Гулдура"),
        ("ru", "card-ungoliants-spawn", "ins", "Порождением Унголианты"),
        ("ru", "card-enchanted-stream", "gen", "Зачарованного ручья"),
        ("ru", "card-forest-spider", "dat", "Лесному Пауку"),
    ],
)
def test_forms_printed_in_the_rulebooks(lang: str, card: str, form: str, text: str):
    assert read_names("rulewright.games.lotr.cards", lang)[card][form] == text


@TABLES
def test_no_case_wears_marks_that_the_title_does_not(game: str, pack: str):
    """A sentence puts the marks, and the word "card" where a title is not declined."""
    assert [
        row["key"]
        for row in names(game, pack, *INFLECTED)
        if any(form.count("«") != row["title"].count("«") for form in forms(row).values() if form)
    ] == []
