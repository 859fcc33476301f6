"""The words of the interface: the same messages in every language, each with the arguments the program hands over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import rulewright
from rulewright.games.lotr.flow.round import STEP_IDS
from rulewright.games.lotr.rulebook import LOTR_VERBS
from rulewright.games.lotr.table import PHASES, ZONES
from rulewright.kernel.decisions import VERBS
from rulewright.language.speech import CASES, LANGUAGES, slug, speech, spread
from support.random_games import new_game, positions

ROOT = Path(rulewright.__file__).parent
OTHER_GAMES = {folder.name for folder in (ROOT / "games").iterdir()} - {"lotr"}
FILES = {"every game": "language/words", "lotr": "games/lotr/words"}
KINDS = (
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "quest",
    "prisoner",
    "campaign",
    "facedown",
)
NUMBERS = (0, 1, 2, 5, 21, 22, 25)
GENDERS = ("masculine", "feminine", "neuter", "plural")
LATIN = {"en", "uk", "ru", "JSON", "XML", "Enter", "X", "rulewright", "campaign", "replace", "plain"}
"""What Ukrainian and Russian leave in Latin letters, besides the single letters of commands."""

COUNTS = [
    "number",
    "seats",
    "which",
    "points",
    "least",
    "most",
    "score",
    "width",
    "height",
    "needed_width",
    "needed_height",
]
SLOTS = {"piece": "card", "seat": "player", "number": "number", "which": "which", "ability": ""}
OPTIONS = {"option-effect": ["text"], "option-pay-cost": ["cost"], "option-ability": ["option", "effect"]}
"""What is told from the card."""
FORMS = dict.fromkeys(("effect", "cost", "text"), ("", "_inf", "_said"))
"""The arguments that come in several forms."""
ASKS = {
    "card": "ask-choose-one ask-attach ask-defend ask-assign-damage ask-attackers ask-ranged ask-attack-now ask-search "
    "ask-take-one ask-heal ask-x ask-which",
    "card number": "ask-pay",
    "card text": "ask-choose ask-choose-price",
    "card effect": "ask-may",
    "card cost effect": "ask-unless",
    "event": "ask-respond ask-interrupt",
    "card proposal proposer": "ask-agree",
}
LOGS = {
    "": "log-won log-lost log-encounter-reshuffled",
    "number": "log-quest-success log-quest-failure log-quest-draw log-phase-begins log-round-begins log-window-over",
    "player": "log-takes-nothing log-searches-encounter-deck log-keeps log-mulligan log-first-player log-eliminated "
    "log-objects log-proposes",
    "player number": "log-draws log-starting-threat log-threat-rises log-threat-falls",
    "player card": (
        "log-draws-card log-changes-control log-commits log-travels log-engages log-attacks log-shadow-dealt "
        "log-looks-at-encounter-deck log-looks-at-shadow log-attached-to-deck log-claimed log-captured log-rescued"
    ),
    "player source": "log-plays log-uses",
    "player card source": "log-defends log-strikes",
    "source": "log-not-paid log-lost-by",
    "card text": "log-shadow-effect",
    "player owner number": "log-searches-deck",
    "source number": "log-prevents",
    "source event": "log-cancels log-replaces",
    "card source": "log-shadow-card log-guards log-attached log-cancels-effect log-replaces-effect log-redirects",
    "card": (
        "log-exhausts log-readies log-enters-play log-destroyed log-discarded log-returns-to-hand "
        "log-shuffled-in log-leaves-quest log-revealed log-explored log-stage log-stage-defeated "
        "log-returns-to-staging"
    ),
    "card number": (
        "log-damaged log-healed log-gains-resources log-spends-resources log-progress log-progress-removed "
        "log-attack-strength"
    ),
}
DETAILS = {
    "number": "player-name error-too-many-heroes error-nothing-to-undo error-journal-digest "
    "ui-deck-count ui-shadow-cards ui-total-willpower ui-total-threat ui-score-is",
    "name": "error-hero-fallen error-not-your-hero error-deck-other-game error-unknown-card "
    "error-unknown-language error-not-in-deck error-not-a-hero error-duplicate-hero "
    "error-file-missing ui-saved",
    "name iterations seconds": "error-budget",
    "name known": (
        "error-deck-format error-unknown-game error-unknown-scenario error-unknown-deck "
        "error-unknown-bot error-bot-without-budget error-unknown-option error-ambiguous-card error-pass-until"
    ),
    "name value known": "error-option-value",
    "name number": "error-too-many-copies",
    "name reason": "error-illegal-deck error-cannot-write",
    "number least most": "error-seats error-seats-exactly",
    "number seats": "error-decks-for-seats",
    "number least": "error-too-few-cards",
    "number text": "error-deck-line",
    "names": "error-unknown-cards",
    "where reason": "error-position",
    "where": (
        "error-campaign-not-json error-campaign-shape error-journal-not-json error-deck-shape "
        "error-deck-not-json error-deck-not-xml"
    ),
    "version": "error-journal-version error-campaign-newer",
    "known": "error-heroes-available",
    "key reason": "error-illegal-choice",
    "number key reason": "error-journal-choice",
    "width height needed_width needed_height": "error-terminal-too-small",
    "score": "ui-game-won ui-won",
    "names number": "ui-won-by",
    "rule": "ui-reason",
    "text": "ui-not-a-choice",
    "name_of_player": "ui-hand-over",
    "gender": "ui-exhausted",
    "number points": "ui-progress",
}
"""The arguments that errors and the words of the terminal get; those not named here get none."""


def path(place: str, lang: str) -> Traversable:
    return files("rulewright").joinpath(*FILES[place].split("/"), lang, "interface.ftl")


@cache
def messages(place: str, lang: str) -> dict[str, ftl.Message]:
    entries = parse(path(place, lang).read_text(encoding="utf-8"), with_spans=False).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def ids(lang: str) -> frozenset[str]:
    return frozenset(name for place in FILES for name in messages(place, lang))


def table(groups: dict[str, str]) -> dict[str, str]:
    """The arguments by message."""
    return {message: args for args, names in groups.items() for message in names.split()}


def arguments(message: str) -> list[str]:
    """The arguments that the program hands to a message, always."""
    prefix, _, rest = message.partition("-")
    if prefix == "option":
        if message in OPTIONS:
            return OPTIONS[message]
        form = LOTR_VERBS[rest]
        return [SLOTS[slot] for slot in (form.a, form.b) if slot and SLOTS[slot]]
    if prefix == "ask":
        return ["player", *table(ASKS).get(message, "").split()]
    if prefix == "log":
        return table(LOGS)[message].split()
    if prefix == "line":
        return ["source", "number", "sign", "stat"]
    return table(DETAILS).get(message, "").split()


def samples(message: str, lang: str) -> Iterator[dict[str, str | int]]:
    """The arguments of a message with everything that can change its form: each gender and each kind of number."""
    word = "word" if lang == "en" else "слово"
    names = {"card": word, "source": word, "player": word, "owner": word, "stat": word}
    for gender in GENDERS:
        for number in NUMBERS:
            args: dict[str, str | int] = {}
            for name in arguments(message):
                if name in names:
                    forms = {"": word, **dict.fromkeys(CASES, word), "gender": gender, "title": word, "vowel": "no"}
                    args |= spread(name, forms)
                elif name == "gender":
                    args["gender"] = gender
                elif name in FORMS:
                    args |= {name + form: word for form in FORMS[name]}
                elif name == "name_of_player":
                    args["player"] = word
                elif name in COUNTS:
                    args[name] = number
                else:
                    args[name] = "+" if name == "sign" else word
            yield args


@cache
def said(message: str, lang: str) -> tuple[str, ...]:
    """All that a message can say: its text and its attributes, with every sample."""
    words = speech("lotr", lang)
    entry = next(messages(place, lang)[message] for place in FILES if message in messages(place, lang))
    attributes = ["", *(attribute.id.name for attribute in entry.attributes)]
    return tuple(words.say(message, attribute, **args) for args in samples(message, lang) for attribute in attributes)


def used() -> set[str]:
    """The ids that the source says, other games apart: questions, log lines, refusals, errors."""
    sources = [file for file in ROOT.rglob("*.py") if OTHER_GAMES.isdisjoint(file.relative_to(ROOT).parts)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    return set(re.findall(r"\"((?:ask|log|refuse|error)-[a-z-]*[a-z])\"", text))


@pytest.mark.parametrize("place", FILES)
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_the_languages_have_the_same_messages(place: str, lang: str):
    assert set(messages(place, lang)) == set(messages(place, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str):
    for file in ROOT.rglob(f"words/{lang}/*.ftl"):
        if file.name != "interface.ftl" and OTHER_GAMES.isdisjoint(file.relative_to(ROOT).parts):
            body = parse(file.read_text(encoding="utf-8"), with_spans=False).body
            assert ids(lang).isdisjoint(entry.id.name for entry in body if isinstance(entry, ftl.Message)), file.name
    assert set(messages("every game", lang)).isdisjoint(messages("lotr", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_speaks(lang: str):
    """With exactly the arguments it can count on, in every form, without a stray space."""
    for message in sorted(ids(lang)):
        for text in said(message, lang):
            assert text == text.strip() != "", message
            assert message == "ui-plain-help" or "  " not in text, message
            assert not set(text) & set("{}"), message


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_nothing_is_left_in_english(lang: str):
    for message in sorted(ids(lang)):
        for text in said(message, lang):
            if text not in GENDERS:
                assert {word for word in re.findall(r"[A-Za-z]+", text) if len(word) > 1} <= LATIN, message


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_players_and_hidden_cards_are_declined(lang: str):
    words = speech("lotr", lang)
    for case in CASES:
        assert words.has("player-name", case)
        assert words.has("card-hidden", case)
    assert words.forms("card-hidden")["gender"] == "feminine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_program_says_has_words(lang: str):
    words = speech("lotr", lang)
    assert {message for message in used() if not words.has_value(message)} == set()
    assert {f"option-{verb}" for verb in {**VERBS, **LOTR_VERBS}} - ids(lang) == set()
    assert {f"line-{op}" for op in ("printed", "set", "add", "times", "divide")} - ids(lang) == set()


def test_no_option_question_log_line_or_refusal_is_left_over():
    known = {message for message in ids("en") if message.startswith(("ask-", "log-", "refuse-"))}
    assert known - used() == set()
    assert {message for message in ids("en") if message.startswith("option-")} == {
        "option-ability",
        *(f"option-{verb}" for verb in LOTR_VERBS),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_lies_on_the_table_has_a_name(lang: str):
    named = {
        "zone": {zone.name for zone in ZONES.defs},
        "phase": set(PHASES),
        "step": {slug(step) for step in STEP_IDS},
        "kind": set(KINDS),
    }
    for prefix, names in named.items():
        assert {m for m in ids(lang) if m.startswith(prefix + "-")} == {f"{prefix}-{name}" for name in names}


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("en", 1, "Player 1 draws 1 card"),
        ("en", 6, "Player 1 draws 6 cards"),
        ("uk", 1, "Гравець 1 бере 1 карту"),
        ("uk", 3, "Гравець 1 бере 3 карти"),
        ("uk", 6, "Гравець 1 бере 6 карт"),
        ("ru", 1, "Игрок 1 тянет 1 карту"),
        ("ru", 3, "Игрок 1 тянет 3 карты"),
        ("ru", 6, "Игрок 1 тянет 6 карт"),
    ],
)
def test_numbers_bend_the_noun(lang: str, number: int, text: str):
    words = speech("lotr", lang)
    assert words.say("log-draws", player=words.say("player-name", number=1), number=number) == text


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("uk", "wargs", "Варґи вступають у бій із Гравцем 2"),
        ("uk", "marsh-adder", "Болотяна гадюка вступає в бій із Гравцем 2"),
        ("ru", "wargs", "Варги вступают в бой с Игроком 2"),
        ("ru", "marsh-adder", "Болотный Змей вступает в бой с Игроком 2"),
    ],
)
def test_a_card_in_the_plural_bends_the_verb(lang: str, name: str, text: str):
    words = speech("lotr", lang)
    player = words.say("player-name", "ins", number=2)
    assert words.say("log-engages", **spread("card", words.forms("card-" + name)), player_ins=player) == text


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 2), (3, 3)])
def test_a_whole_game_is_told_in_every_language(seed: int, seats: int):
    """Every question, every option and every line of the log has words with the arguments it really gets.

    An option that is an effect is told as the text of its card, with other words than these.
    """
    game = new_game(seed, seats)
    for _ in positions(game, seed):
        decision = game.decision
        for lang in LANGUAGES:
            assert decision.prompt(lang)
            for option, choice in zip(decision.options, decision.pending.choices, strict=True):
                if choice.verb != "effect":
                    assert not option.text(lang)[0].islower()
    for seat in (None, *range(seats)):
        told = [[line.text for line in game.log(seat, lang)] for lang in LANGUAGES]
        assert len({len(lines) for lines in told}) == 1
        assert all(text for lines in told for text in lines)
