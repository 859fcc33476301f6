"""Words of the terminal: the same messages in every language, and a word for every sign."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rulewright.kernel.game import RulewrightError
from rulewright.language.speech import speech
from rulewright.terminal.layouts import LOTR
from rulewright.terminal.saying import sentence, term


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the terminal, and the arguments each of them takes."""
    text = (files("rulewright") / "language" / "words" / lang / "terminal.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def without_agreement(said: dict[str, set[str]]) -> dict[str, set[str]]:
    """But for the gender of a card, with which English words need not agree."""
    return {message: arguments - {"gender"} for message, arguments in said.items()}


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_the_languages_have_the_same_messages_with_the_same_arguments(lang):
    assert without_agreement(messages(lang)) == messages("en")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_message_can_be_said(lang):
    for message, arguments in messages(lang).items():
        assert speech("lotr", lang).say(message, **dict.fromkeys(arguments, 2))


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_every_stat_with_a_sign_has_a_name(lang):
    shown = [name for name in LOTR.glyphs if name not in ("resources", "damage", "progress", "shadow", "stage")]
    assert not [name for name in shown if term(speech("lotr", lang), "stat", name) == name]


def test_a_reason_that_is_a_message_is_told_in_the_same_language():
    error = RulewrightError("error-cannot-write", name="a.json", reason="reason-no-space")
    assert sentence(error, "lotr", "en") == "“a.json” cannot be written: there is no space left."
    assert sentence(error, "lotr", "uk") == "Не вдається записати «a.json»: не лишилося місця."
    assert sentence(error, "chess", "ru") == "Не удается записать «a.json»: не осталось места."
    unknown = RulewrightError("error-cannot-write", name="a.json", reason="Input/output error")
    assert sentence(unknown, "lotr", "en") == "“a.json” cannot be written: Input/output error."
