"""Words of the terminal: the same messages in every language, and a word for every sign."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from importlib.resources import files

import pytest

import rulewright as rw
from rulewright.games.registry import module
from rulewright.kernel.game import RulewrightError
from rulewright.language.speech import slug, speech
from rulewright.terminal.saying import sentence


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the terminal, and the arguments each of them takes."""
    folder = files("rulewright") / "language" / "words" / lang
    text = "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("terminal", "keys", "saves"))
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


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_whatever_a_layout_names_has_words(game, lang):
    """Zones, dials, totals, marks, labels, details: in every language, of every game."""
    layout, speak = module(game).layout(), speech(game, lang)
    zones = (*layout.shared, *layout.player, *layout.hand, *layout.piles, *layout.player_piles, *layout.under)
    wanted = [f"zone-{zone}" for zone in zones] + [f"ui-{dial}" for dial in layout.dials]
    wanted += [message for message, _ in (*layout.totals.values(), *layout.marks.values())]
    wanted += [message for message, *_ in layout.details.values()] + [*layout.shown, *layout.hushed]
    assert [message for message in wanted if not speak.has(message)] == []
    named = {
        sign for name, sign in layout.glyphs.items() for w in ("stat", "zone", "ui") if speak.has(f"{w}-{slug(name)}")
    }
    assert set(layout.glyphs.values()) == named


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_a_layout_names_only_what_the_game_has(game):
    layout, rules = module(game).layout(), rw.new(game).rules
    zones = (*layout.shared, *layout.player, *layout.hand, *layout.piles, *layout.player_piles, *layout.under)
    assert set(zones) <= set(rules.zones.names())
    verbs = (*layout.ways_out, *layout.weighed, *layout.sums, *layout.rules)
    assert set(verbs) <= set(rules.verbs)
    kinds = {card.kind for card in rw.cards(game)}
    assert {*layout.tones, *layout.sides} <= kinds
    assert {*layout.silent, *layout.left.values(), *layout.reached.values()} <= set(rules.tokens)
    faces = [face for card in module(game).cards() for face in card.faces]
    printed = {face.labels.get(label) for face in faces for label in layout.label_marks}
    assert set(layout.marks) <= {*rules.tokens, *printed}
    clauses = {rule.id for rule in rw.rules(game)}
    assert {clause for named in layout.rules.values() for clause in named} <= clauses


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_a_layout_is_plain_data_for_any_interface(game):
    layout = module(game).layout()
    plain = json.loads(json.dumps(layout.plain()))
    assert plain["shared"] == [*layout.shared]
    assert plain["glyphs"] == dict(layout.glyphs)
    assert set(plain) == {field.name for field in fields(layout)}


def test_a_reason_that_is_a_message_is_told_in_the_same_language():
    error = RulewrightError("error-cannot-write", name="a.json", reason="reason-no-space")
    assert sentence(error, "lotr", "en") == "“a.json” cannot be written: there is no space left."
    assert sentence(error, "lotr", "uk") == "Не вдається записати «a.json»: не лишилося місця."
    assert sentence(error, "chess", "ru") == "Не удается записать «a.json»: не осталось места."
    unknown = RulewrightError("error-cannot-write", name="a.json", reason="Input/output error")
    assert sentence(unknown, "lotr", "en") == "“a.json” cannot be written: Input/output error."
