"""Card texts told from the trees that play the cards: for every face, from every kind of node.

Word for word they stand in the golden files of `test_golden_texts.py`.
"""

from __future__ import annotations

import importlib
import importlib.resources
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from rulewright.games.lotr.rulebook import all_cards
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.events import EventKind
from rulewright.kernel.modifiers import Forbid, Permit
from rulewright.kernel.node import Node, kebab, name_nodes
from rulewright.kernel.vocabulary import Amount, Condition, Players, Pointer, Selector
from rulewright.language.speech import LANGUAGES, slug, speech
from rulewright.language.tell import tell_face

EDITIONS = ("revised", "classic")
PACKAGES = ("kernel", "lcg", "games")

NOT_TOLD = {
    "Verb": "what all verbs share",
    "Happens": "told as the verb of its event",
    "HappensToPlayers": "told as the verb of its event",
    "AskingEffect": "what all effects that ask share",
    "Choosing": "what all choices of a target share",
    "Constant": "what all constant abilities share",
    "Pointer": "what all selectors of given cards share",
    "All": "told as its parts",
    "Framed": "told as the effect in it",
    "Both": "told as its parts",
    "Either": "told as its parts",
    "Other": "told as its part, with `not`",
    "AnyCard": "adds nothing to the noun",
    "Multiplied": "told as its factor and its amount",
    "Triggered": "told as its parts",
    "Activated": "told as its parts",
    "Special": "told as its parts",
}
NOT_WAITED_FOR = {"changes"}
"""Only makes the checks run."""

MESSAGES = {
    "EachPlayer": "do-acting",
    "HoldBack": "do-until",
    "This": "card-aragorn",
    "Chosen": "np-that",
    "EventPiece": "np-that",
    "Kind": "noun-card",
    "Titled": "card-aragorn",
    "Within": "in-hand",
    "Is": "if-is-so",
    "Gets": "is-gets",
    "Grant": "is-grant",
    "Forbid": "act-attack",
    "Permit": "act-several-defenders",
}
"""Where the message is not the prefix of its family and the name of the class."""


def every_face() -> list[tuple[Card, Face]]:
    return [(card, face) for edition in EDITIONS for card in all_cards(edition) for face in (*card.faces, *card.extras)]


def told(language: str) -> dict[str, str]:
    """The texts of all faces that have one."""
    words = speech("lotr", language)
    faces = {f"{card.number} {face.name} {id(face)}": face for card, face in every_face()}
    return {key: text for key, face in faces.items() if (text := tell_face(words, face))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_with_abilities_or_keywords_has_a_text(language: str) -> None:
    words = speech("lotr", language)
    silent = [
        face.name
        for _, face in every_face()
        if bool(tell_face(words, face)) != bool(face.abilities or face.keywords or face.attach)
    ]
    assert silent == []


def test_the_languages_say_it_in_different_words() -> None:
    english, ukrainian, russian = (told(language) for language in LANGUAGES)
    assert english.keys() == ukrainian.keys() == russian.keys()
    assert [key for key in english if len({english[key], ukrainian[key], russian[key]}) < 3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean(language: str) -> None:
    """Paragraphs begin with a capital and end with a full stop; nothing of the messages' syntax is left."""
    dirty = re.compile(r"[{}$_]|  | [,.;:)]|\( |,,|\.\.|,\.|^[^A-ZА-ЯҐЄІЇÉ«]|[^.)!?]$|\)\)")
    paragraphs = [paragraph for text in told(language).values() for paragraph in text.split("\n")]
    assert [paragraph for paragraph in paragraphs if dirty.search(paragraph.replace("...", "…"))] == []


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_texts_have_no_latin_letters(language: str) -> None:
    """But X, and the ŷ of the Ukrainian books."""
    latin = {key: found for key, text in told(language).items() if (found := re.findall(r"[A-WYZa-zÀ-ɏ]+", text))}
    assert {letter for found in latin.values() for letter in found} - {"ŷ"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_word_has_a_name(language: str) -> None:
    printed = {
        *(f"stat-{slug(stat)}" for _, face in every_face() for stat in face.stats),
        *(f"keyword-{slug(keyword)}" for _, face in every_face() for keyword in face.keywords),
        *(f"trait-{slug(trait)}" for _, face in every_face() for trait in face.traits),
        *(f"card-{slug(face.name)}" for _, face in every_face()),
    }
    assert sorted(message for message in printed if not speech("lotr", language).has_value(message)) == []


def of_another_game(module: str) -> bool:
    """Whether a module belongs to a game that has words of its own."""
    return module.startswith("rulewright.games.") and module.split(".")[2] not in ("lotr", "registry")


def sorts(base: type[Node]) -> Iterator[type[Node]]:
    for sort in base.__subclasses__():
        if sort.__module__.startswith("rulewright.") and not of_another_game(sort.__module__):
            yield sort
        yield from sorts(sort)


@cache
def load() -> list[ModuleType]:
    """Everything that may declare nodes and events of the first game."""
    parents = [importlib.import_module(f"rulewright.{package}") for package in PACKAGES]
    return [
        importlib.import_module(module.name)
        for parent in parents
        for module in pkgutil.walk_packages(parent.__path__, parent.__name__ + ".")
        if not of_another_game(module.name)
    ]


def message_of(sort: type[Node]) -> str:
    """The message that tells a kind of node."""
    if sort.__name__ in MESSAGES:
        return MESSAGES[sort.__name__]
    families = (
        (Effect, "do-"), (Pointer, "np-"), (Selector, "part-"), (Players, "who-"), (Amount, "n-"), (Condition, "if-"),
        (Ability, "ability-"),
    )  # fmt: skip
    prefix = next(prefix for family, prefix in families if issubclass(sort, family))
    return prefix + kebab(sort.__name__)


def test_every_kind_of_node_can_be_told() -> None:
    load()
    bases = (Effect, Selector, Players, Amount, Condition, Ability)
    kinds = {sort for base in bases for sort in sorts(base) if sort.__name__ not in NOT_TOLD and sort.__name__ != "Not"}
    assert len(kinds) > 100
    missing = [
        f"{language}: {message_of(sort)}"
        for sort in sorted(kinds, key=lambda sort: sort.__name__)
        for language in LANGUAGES
        if not speech("lotr", language).has(message_of(sort))
    ]
    assert missing == []


def test_every_verb_of_an_event_can_be_told() -> None:
    kinds = {kind for module in load() for kind in vars(module).values() if isinstance(kind, EventKind)}
    verbs = {kind.verb for kind in kinds if kind.verb}
    assert {"exhaust", "raise-threat"} <= verbs
    missing = [
        (lang, verb) for verb in sorted(verbs) for lang in LANGUAGES if not speech("lotr", lang).has("do-" + verb)
    ]
    assert missing == []


def test_what_is_not_told_exists() -> None:
    load()
    names = {sort.__name__ for sort in sorts(Node)}
    assert sorted(name for name in (*NOT_TOLD, *MESSAGES) if name not in names) == []


def test_every_event_can_be_waited_for() -> None:
    kinds = {kind.name for module in load() for kind in vars(module).values() if isinstance(kind, EventKind)}
    assert {"commits", "leaves play", "triggers"} <= kinds
    missing = [
        f"{language}: on-{slug(name)}.{timing}"
        for name in sorted(kinds - NOT_WAITED_FOR)
        for language in LANGUAGES
        for timing in ("when", "after")
        if not speech("lotr", language).has("on-" + slug(name), timing)
    ]
    assert missing == []


def test_everything_that_rules_forbid_or_permit_can_be_told() -> None:
    """What the program asks `forbidden` and `permitted` for, and what the cards forbid and permit."""
    call = re.compile(r'(?:forbidden|permitted)\(s, "([a-z-]+)"')
    asked = {what for module in load() for what in call.findall(inspect.getsource(module))}
    names: dict[Node, str] = {}
    name_nodes("", [face.abilities for _, face in every_face()], names)
    named = {node.what for node in names if isinstance(node, Forbid | Permit)}
    assert "several-defenders" in asked
    assert "attack" in named
    missing = [
        f"{language}: act-{what}"
        for what in sorted(asked | named)
        for language in LANGUAGES
        if not speech("lotr", language).has("act-" + what)
    ]
    assert missing == []


@cache
def identifiers(language: str) -> set[str]:
    """The messages of card texts that every language must have; each is free to add helpers of its own.

    Only English makes its genitive with a message.
    """
    root = importlib.resources.files("rulewright")
    sources = ("language/words/{}/grammar.ftl", "lcg/words/{}/telling.ftl", "games/lotr/words/{}/telling.ftl")
    entries = [e for s in sources for e in parse((root / s.format(language)).read_text(encoding="utf-8")).body]
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))
    families = re.compile(
        "(do|part|np|who|if|on|is|act|in|noun|stat|token|keyword|sphere|label|moment|special|ability|this)-"
    )
    return {name for name in names if families.match(name)} - {"np-genitive"}


def test_the_languages_have_the_same_messages() -> None:
    assert identifiers("uk") ^ identifiers("en") == set()
    assert identifiers("ru") ^ identifiers("en") == set()
