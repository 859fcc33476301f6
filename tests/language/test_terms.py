"""One term for one thing: each language says the word of its rulebook, and no second one beside it.

Looked for in all words of the program and in the clauses of the rules, but not in the titles of cards; what the cards
say is made of these words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

EVERY_GAME = ("language", "lcg")
SECOND_WORDS = {
    "en": {
        "": {r"\bto hand\b": "into your hand"},
    },
    "uk": {
        "": {
            r"\b[ву] руку\b|\bдо руки\b": "на руку",
            r"\bповернути останн|\bповертати ще\b": "скасувати вибір",
            r"\bзаміша": "затасувати",
            r"\bусе ще\b|\bвсе ще\b": "досі",
        },
        "lotr": {
            r"\bв’яз(ень|н)": "бранець",
            r"\bврят|\bпорят": "визволити",
            r"\bобороня": "захищатися",
            r"\bзагальн\w+ сил": "сукупна сила",
            r"\bгравц\w*-оборон|\bгравець-оборон": "гравець, що захищається",
            r"\bблаг[ао]|\bтягар": "карти підтримки, карти труднощів",
            r"\bнапад(у|ом|ає|ають)?\b": "атака",
        },
        "wotr": {
            r"\bатак": "напад",
            r"\(гравець\)": "гравець за гобітів",
            r"\bзахист|\bзахищ": "оборона",
            r"\bволодар": "власник",
        },
        "champions": {
            r"\bзціл": "лікувати",
            r"\bвідвер": "запобігти",
            r"\bпідготовлен|\bпідготуйте": "розвернути в готовність",
            r"\bскид(у|і|ом)?\b": "відбій",
            r"\bрозпорядж": "під контролем",
            r"\bна рук[уі]\b": "в руку, у руці",
            r"\bактив(ують|увати) власт": "застосувати властивість",
        },
        "meq": {
            r"\bлікув": "зцілити",
            r"\b[ву] рук[уі]\b": "на руку, на руці",
            r"\bвластив": "здібність",
            r"\bвідб[іо]й": "скид",
            r"\bпоранен": "шкода",
        },
    },
    "ru": {
        "": {
            r"\b[ву] руку\b": "на руку",
            r"\bрубашкой вверх\b": "лицом вниз",
            r"\bвернуть последний|\bвозвращать пока\b": "отменить выбор",
            r"\bатак": "нападение",
            r"\bразыгр\w*\s*$|\bразыгр\w* (карт|союзник|довес)": "сыграть",
        },
        "lotr": {
            r"\bквест": "поиск приключений",
            r"\bвовле": "отправить на поиски приключений",
            r"\bбитв": "бой",
            r"\bсда(ть|й|е|ю|н|ч)": "раздать",
            r"\bнеистощ|\bнаготове\b": "готовый",
            r"\bзавлад": "добыть",
            r"\bпридать\b": "дать",
            r"\bблаг[ао]\b": "дары",
        },
        "wotr": {
            r"\bдунедайн": "дунэдайн",
            r"\bотобра|\bотбира|\bотбери": "взять на руку",
            r"к символам «": "+1 к нападению на поле битвы",
            r"\bтян(ет|уть)\b|\bвытян": "взять",
        },
        "champions": {
            r"\bнападени": "атака",
            r"\bисцел|\bизлеч": "лечить",
            r"\bспособност": "свойство",
            r"\bотбо[йея]": "сброс",
            r"\bвытян|\bтянет": "взять",
        },
        "meq": {
            r"\bжетон": "токен",
            r"\bранени": "повреждение",
            r"\bчудовищ|\bприслуж": "монстр, миньон",
        },
    },
}
"""For each language and game (none: all games) the second words, and what is said instead."""


def sources(game: str, lang: str) -> Iterator[Traversable]:
    root = files("rulewright")
    folders = [root / "games" / game] if game else [root / folder for folder in EVERY_GAME]
    for folder in folders:
        for file in (folder / "words" / lang).iterdir():
            if file.name.endswith(".ftl") and file.name != "names.ftl":
                yield file


def said(node: ftl.BaseNode) -> Iterator[str]:
    """All plain text in a message, in each of its variants."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from said(child)


@cache
def texts(game: str, lang: str) -> list[tuple[str, str]]:
    """All texts of all messages and clauses, with their names; what stands in quotation marks is a title."""
    messages = [
        (f"{file.name}: {entry.id.name}", text.strip())
        for file in sources(game, lang)
        for entry in parse(file.read_text(encoding="utf-8"), with_spans=False).body
        if isinstance(entry, ftl.Message)
        for text in said(entry)
    ]
    if not game or lang == "en":
        return messages
    clauses = json.loads((files("rulewright") / "games" / game / "rules" / f"{lang}.json").read_text(encoding="utf-8"))
    told = [(clause, text) for clause, words in clauses.items() for text in words.values()]
    return messages + [(clause, re.sub("«[^»]*»", "", text)) for clause, text in told]


def found(game: str, lang: str, second: str) -> list[str]:
    """The messages and clauses that say a second word."""
    word = re.compile(second, re.IGNORECASE)
    return [f"{name}: {text}" for name, text in texts(game, lang) if word.search(text)]


ALL_GAMES = ("", "lotr", "wotr", "champions", "meq")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_russian_is_written_without_yo(game: str):
    assert [text for text in texts(game, "ru") if "ё" in text[1].lower()] == []


CASES = [
    (game, lang, second, instead)
    for lang, games in SECOND_WORDS.items()
    for scope, words in games.items()
    for game in ((scope,) if scope else ("", "lotr", "wotr"))
    for second, instead in words.items()
]


@pytest.mark.parametrize(("game", "lang", "second", "instead"), CASES)
def test_no_second_word_is_said(game: str, lang: str, second: str, instead: str):
    assert found(game, lang, second) == [], f"say: {instead}"


def test_a_second_word_would_be_found():
    """The search reads every variant of a message, with its attributes."""
    assert any(line.startswith("telling.ftl: do-take:") for line in found("wotr", "ru", r"\bберет\b"))
    assert any(line.startswith("telling.ftl: noun-hero:") for line in found("lotr", "uk", r"\bгероєві\b|\bгероїв\b"))
