"""War of the Ring: The Card Game in words: cards, options, questions, log, refusals, errors."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import rulewright as rw
from rulewright.games import wotr
from rulewright.games.wotr.rulebook import WOTR_VERBS, all_cards
from rulewright.games.wotr.table import PHASES
from rulewright.kernel.abilities import Ability
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.modifiers import Constant, Forbid, Permit
from rulewright.kernel.node import Node, kebab, name_nodes
from rulewright.kernel.vocabulary import Amount, Condition, Players, Pointer, Selector
from rulewright.language.speech import slug, speech
from rulewright.language.tell import tell_face
from support.random_games import SAMPLES, Case, positions

SPOKEN = ("en", "uk", "ru")
"""The languages that this game has all its words in."""
ROOT = Path(wotr.__file__).parent
FAMILIES = (
    (Effect, "do-"), (Pointer, "np-"), (Selector, "part-"), (Players, "who-"), (Amount, "n-"), (Condition, "if-"),
    (Constant, "is-"), (Ability, "ability-"),
)  # fmt: skip
SHARED = {"Activating"}
"""What several kinds of nodes share."""


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the game."""
    names = pkgutil.walk_packages(wotr.__path__, wotr.__name__ + ".")
    return tuple(importlib.import_module(module.name) for module in names)


def kinds() -> set[type[Node]]:
    """The kinds of nodes that cards of this game are written with."""
    return {
        value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__ and value.__name__ not in SHARED
        if issubclass(value, tuple(family for family, _ in FAMILIES))
    }


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_kind_of_node_can_be_told(lang: str):
    wanted = {
        next(prefix for family, prefix in FAMILIES if issubclass(kind, family)) + kebab(kind.__name__)
        for kind in kinds()
    }
    assert sorted(message for message in wanted if not speech("wotr", lang).has(message)) == []


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_card_with_abilities_has_a_clean_text(lang: str):
    dirty = re.compile(r"[{}$_]|  | [,.;:)]|\( |,,|\.\.|,\.|^[^A-ZА-ЯҐЄІЇÉ«]|[^.)!?]$|\)\)")
    words = speech("wotr", lang)
    for card in all_cards():
        text = tell_face(words, card.faces[0])
        assert bool(text) == bool(card.faces[0].abilities or card.faces[0].attach)
        assert [paragraph for paragraph in text.split("\n") if text and dirty.search(paragraph)] == []


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_printed_word_has_a_name(lang: str):
    faces = [card.faces[0] for card in all_cards()]
    printed = {
        *(f"card-{slug(face.name)}" for face in faces),
        *(f"stat-{slug(stat)}" for face in faces for stat in face.stats),
        *(f"trait-{slug(trait)}" for face in faces for trait in face.traits),
        *(f"faction-{face.labels['faction']}" for face in faces if "faction" in face.labels),
        *(f"phase-{phase}" for phase in PHASES),
    }
    assert sorted(message for message in printed if not speech("wotr", lang).has_value(message)) == []


@pytest.mark.parametrize("lang", SPOKEN)
def test_all_that_cards_permit_can_be_told(lang: str):
    names: dict[Node, str] = {}
    name_nodes("", [card.faces[0].abilities for card in all_cards()], names)
    wanted = {f"act-{node.what}" for node in names if isinstance(node, Forbid | Permit)}
    assert sorted(message for message in wanted if not speech("wotr", lang).has(message)) == []


@pytest.mark.parametrize("lang", SPOKEN)
def test_all_that_the_game_says_has_words(lang: str):
    text = "\n".join(file.read_text(encoding="utf-8") for file in ROOT.rglob("*.py"))
    used = set(re.findall(r"\"((?:ask|log|refuse|error)-[a-z-]*[a-z])\"", text))
    used |= {f"option-{verb}" for verb in WOTR_VERBS}
    used |= {f"ask-{verb}-drawn" for verb in ("eliminate", "play", "keep")}
    used |= {f"log-{token}-tokens" for token in ("attack", "defense")}
    assert sorted(message for message in used if not speech("wotr", lang).has_value(message)) == []


@pytest.mark.parametrize("case", SAMPLES["wotr"], ids=str)
def test_a_whole_game_is_told(case: Case):
    """Every question, every option and every line of the log has words with the arguments it really gets."""
    game = case.start()
    for _ in positions(game, case.seed):
        for lang in SPOKEN:
            assert game.decision.prompt(lang)
            for option in game.decision.options:
                assert not option.text(lang)[0].islower()
    for person in (None, *range(case.people)):
        for lang in SPOKEN:
            assert all(line.text for line in game.log(person, lang))


def test_the_box_holds_what_the_book_lists():
    cards = rw.cards("wotr")
    faction = [card for card in cards if "faction" in card.labels]
    assert sum(card.copies for card in faction) == 120
    assert [sum(card.copies for card in faction if card.labels["side"] == side) for side in ("free", "shadow")] == [
        60,
        60,
    ]
    assert len([card for card in cards if card.kind == "path"]) == 27
    assert len([card for card in cards if card.kind == "battleground"]) == 14
