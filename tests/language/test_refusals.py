"""The words in which things are refused: the same in every language, with the arguments they get, none too many."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import rulewright
from rulewright.games.lotr.rulebook import LOTR_VERBS
from rulewright.games.lotr.rulebook import rulebook as lotr_rulebook
from rulewright.games.wotr.rulebook import WOTR_VERBS
from rulewright.games.wotr.rulebook import rulebook as wotr_rulebook
from rulewright.kernel.reasons import questions
from rulewright.language.speech import speech
from support.lotr import card, lotr, seat

ROOT = Path(rulewright.__file__).parent
PLACES = {"every game": "language/words", "lotr": "games/lotr/words", "wotr": "games/wotr/words"}
GAMES = {"lotr": (LOTR_VERBS, lotr_rulebook("revised")), "wotr": (WOTR_VERBS, wotr_rulebook("trilogy"))}
OF_THE_ROUND = {"refuse-other-step", "refuse-step-is-over"}
"""What every game may say in its own way."""


class Variables(visitor.Visitor):
    """Collects the arguments that a message names, whatever form of them."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (a name of the library)
        self.names.add(node.id.name.partition("_")[0])


@cache
def refusals(place: str, lang: str) -> dict[str, set[str]]:
    """The refusals, each with its arguments."""
    body = parse((ROOT / PLACES[place] / lang / "refusals.ftl").read_text(encoding="utf-8"), with_spans=False).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def used(*folders: str) -> set[str]:
    """The refusals that the source speaks of."""
    text = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in (ROOT / folder).rglob("*.py"))
    return set(re.findall(r"\"(refuse-[a-z-]*[a-z])\"", text))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_the_languages_refuse_the_same_things_about_the_same(place: str, lang: str):
    assert list(refusals(place, lang)) == list(refusals(place, "en"))
    more = {message: names - refusals(place, "en")[message] for message, names in refusals(place, lang).items()}
    assert {message: names for message, names in more.items() if names} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_refusal_has_words(game: str, lang: str):
    words = speech(game, lang)
    wanted = used("kernel", "lcg", "language", f"games/{game}")
    verbs, rules = GAMES[game]
    asked = questions(rules.flow)
    wanted |= {f"refuse-only-{verb}" for verb in verbs if verb not in asked or len(asked[verb]) > 2}
    wanted -= {"refuse-only-play", "refuse-only-use"} if game == "lotr" else set()
    assert sorted(message for message in wanted if not words.has_value(message)) == []


def test_no_refusal_is_left_over():
    kernel = used("kernel", "lcg", "language", "bots", "terminal")
    only = {f"refuse-only-{verb}" for verb in (*LOTR_VERBS, *WOTR_VERBS)}
    drawn = {f"refuse-drawn-{verb}" for verb in ("eliminate", "play", "keep")}
    assert set(refusals("every game", "en")) - kernel - only == set()
    assert set(refusals("lotr", "en")) - used("games/lotr") - only - OF_THE_ROUND == set()
    own = {message for message in refusals("wotr", "en") if message.startswith("refuse-")}
    assert own - used("games/wotr") - only - drawn - OF_THE_ROUND == set()


def test_no_game_says_what_every_game_says():
    for game in GAMES:
        assert set(refusals(game, "en")) & set(refusals("every game", "en")) == OF_THE_ROUND


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "Gimli is not one of the Restricted cards that there are too many of"),
        ("uk", "Ґімлі — не з тих карт «Обмежена кількість», яких забагато"),
        ("ru", "Гимли — не из тех карт «Количество ограничено», которых слишком много"),
    ],
)
def test_only_a_restricted_card_is_given_up_for_the_third_one(lang: str, reason: str):
    gimli = card("Gimli", resources=2, attachments=["Citadel Plate", "Blade of Gondolin"])
    game = lotr(seat([gimli], hand=["Dwarven Axe"]), at="2.2")
    game.play("play Dwarven Axe")
    assert [option.key for option in game.decision.options] == [
        "discard Citadel Plate",
        "discard Blade of Gondolin",
        "discard Dwarven Axe",
    ]
    assert game.why_not("discard Gimli", lang).startswith(reason)
