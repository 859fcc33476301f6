"""Nothing that comes from outside breaks anything: it is accepted, or refused in one sentence, and nothing has changed.

The normal run tries a few inputs of each sort, made by `support/fuzz.py` from right ones; `--long` tries 200,000
journals, 20,000 positions of each game, 5,000 deck files, 5,000 command lines and more, in processes of their own.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.inspect import StructType, Type, UnionType, type_info

import rulewright as rw
from rulewright.games.lotr.tables import deckfiles
from rulewright.games.lotr.tables.campaign import Log
from rulewright.kernel.journal import Journal
from rulewright.kernel.setup_input import Input, word_for
from rulewright.language.speech import LANGUAGES, speech
from support.fuzz import SORTS, Fuzz, accepted

LONG = {
    "journal": 200_000, "position": 80_000, "setup": 20_000, "deck": 5_000, "campaign": 5_000, "choice": 20_000,
    "command": 5_000,
}  # fmt: skip
SHORT = 40
PARTS = 4
"""Into so many processes a sort is divided in the long run, each with other seeds."""
MOST_MEMORY, MOST_SECONDS = 300, 10
TESTS = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Fuzz:
    return Fuzz(tmp_path_factory.mktemp("fuzz"))


def in_a_process(sort: str, count: int, seed: int) -> dict[str, Any]:
    """Try so many inputs of a sort away from this process: its streams, signals and memory are its own."""
    path = os.pathsep.join((str(Path(rw.__file__).parent.parent), str(TESTS)))
    done = subprocess.run(
        [sys.executable, "-m", "support.fuzz", sort, str(count), str(seed)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path},
        timeout=60 + count / 5,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort != "command"])
def test_some_wrong_input_of_each_sort(fuzz: Fuzz, sort: str):
    refused = [not getattr(fuzz, sort)(random.Random(f"{sort} {number}")) for number in range(SHORT)]
    assert sum(refused) > SHORT // 5
    fuzz.untouched()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """In the long run every sort in several parts; otherwise a few command lines, which need a process of their own."""
    if "part" in metafunc.fixturenames:
        parts = [(sort, part, count // PARTS) for sort, count in LONG.items() for part in range(PARTS)]
        long = metafunc.config.getoption("--long")
        metafunc.parametrize(("sort", "part", "count"), parts if long else [("command", 0, SHORT)])


@pytest.mark.timeout(7200)
def test_wrong_input_in_a_process_of_its_own(sort: str, part: int, count: int):
    figures = in_a_process(sort, count, part)
    assert figures["tried"] == count
    assert figures["refused"] > count // 5
    assert figures["memory"] < MOST_MEMORY
    seconds, number = figures["slowest"]
    assert seconds < MOST_SECONDS, number


texts = st.text(max_size=30) | st.sampled_from(["Aragorn", "seats", "name", "pass", "trilogy", "Gimli", "2.1", "setup"])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts, inner, max_size=5),
    max_leaves=12,
)
keys = st.sampled_from(
    ["seats", "at", "quest", "staging", "players", "active", "paths", "first", "decks", "campaign", "heroes", "places"]
)
tables = st.dictionaries(keys | texts, values, max_size=6)


@pytest.mark.parametrize("game", ["champions", "lotr", "meq", "wotr"])
@given(table=tables)
def test_any_table_is_a_position_or_none(game: str, table: dict[str, object]):
    accepted(lambda: rw.position(game, table))


@pytest.mark.parametrize("game", ["champions", "lotr", "meq", "wotr"])
@given(table=tables, seed=values)
def test_any_table_is_a_setup_or_none(game: str, table: dict[str, object], seed: object):
    setup = {key: value for key, value in table.items() if key not in ("game", "seed")}
    accepted(lambda: rw.new(game, seed=seed, **setup))


@given(table=tables)
def test_any_table_is_a_journal_or_none(table: dict[str, object]):
    whole = {"format": 2, "game": "lotr", "setup": {}, "seed": 1, "choices": [["", ""]], **table}
    for data in (table, whole):
        accepted(lambda data=data: rw.replay(json.dumps(data)))


@given(text=st.text(max_size=200))
def test_any_text_is_a_file_of_ours_or_none(text: str):
    accepted(lambda: rw.replay(text))
    accepted(lambda: Log.read(text))
    for form in deckfiles.FORMATS:
        accepted(lambda form=form: deckfiles.read(text, form))


@given(choice=values)
def test_anything_is_a_choice_or_none(choice: object):
    game = rw.new("lotr", seats=2, seed=3)
    before = game.digest()
    if not accepted(lambda: game.choose(choice)):
        assert game.digest() == before


def journal(**changes: object) -> str:
    """A journal that is right but for some changes."""
    return json.dumps({"format": 1, "game": "lotr", "setup": {}, "seed": 1, "choices": [["", ""]], **changes})


BIG_DECK = {"heroes": ["01001"], "cards": {"01073": 100_000_000}}
HOSTILE = [
    "[" * 200_000,
    '{"a":' * 100_000,
    "[" + "1" * 5000 + "]",
    '"' + "\\ud800" * 10 + '"',
    journal(seed=10**40),
    journal(setup={"position": [[]]}),
    journal(game="wotr", setup={"persons": [10**9, 1, 0, 1]}),
    journal(setup={"first": 7}),
    journal(setup={"first": 10**9}),
    journal(setup={"first": 10**30}),
    journal(setup={"campaign": {"boons": [["Nope"]]}}),
    journal(setup={"campaign": {"damage": {"Aragorn": 10**30}}}),
    journal(setup={"campaign": {"prisoner": "\ud800"}}),
    journal(setup={"campaign": {}, "decks": [BIG_DECK]}),
    journal(setup={"campaign": {}, "decks": [{"heroes": ["zz"], "cards": {}}]}),
    journal(setup={"position": {"seats": [{"heroes": ["Aragorn"]}], "round": 10**30}}),
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_journal_is_refused_at_once(text: str):
    assert not accepted(lambda: rw.replay(text))


DECKS = [
    ("txt", "999999999x Aragorn"),
    ("txt", "9" * 30 + "x Aragorn"),
    ("txt", "9" * 5000 + "x Aragorn"),
    ("txt", "1x Aragorn\n" + "9" * 30 + "x Gandalf"),
    ("txt", "x" + " " * 200_000 + "y"),
    ("txt", "1x Aragorn\n" + "(" * 100_000),
    ("json", "[" * 200_000),
    ("json", '{"heroes": {"01001": true}, "slots": {}}'),
    ("json", '{"heroes": {"01001": 1000000000000}, "slots": {}}'),
    ("json", '{"heroes": {"01001": 1}, "slots": {"01073": ' + "1" * 30 + "}}"),
    ("json", '{"name": "\\ud800", "heroes": {"01001": 1}, "slots": {}}'),
    ("o8d", deckfiles.write(deckfiles.Deck("x", ("01001",)), "o8d").replace('qty="1"', 'qty="999999999999"')),
    ("o8d", deckfiles.write(deckfiles.Deck("x", ("01001",)), "o8d").replace('qty="1"', 'qty="²"')),
    ("o8d", "<a>" * 100_000),
    ("o8d", '<?xml version="1.0" encoding="no-such"?><deck/>'),
]


@pytest.mark.parametrize(("form", "text"), DECKS, ids=range(len(DECKS)))
def test_a_hostile_deck_file_is_refused_at_once(form: str, text: str):
    assert not accepted(lambda: deckfiles.read(text, form))


def test_the_name_of_a_deck_survives_every_format():
    deck = deckfiles.read('{"name": "a\\u001bb\\nc", "heroes": {"01001": 1}, "slots": {}}', "json")
    assert deck.name == "a b c"
    for form in deckfiles.FORMATS:
        assert deckfiles.read(deckfiles.write(deck, form), form).name == "a b c"


def kinds_within(kind: Type, seen: set[type]) -> set[str]:
    """The words for all that values of a kind, and whatever is in them, may have to be."""
    if isinstance(kind, StructType):
        if kind.cls in seen:
            return set()
        seen.add(kind.cls)
        return set().union(*(kinds_within(field.type, seen) for field in kind.fields))
    found = set()
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(kind, name):
            found |= kinds_within(getattr(kind, name), seen)
    for inner in getattr(kind, "item_types", ()):
        found |= kinds_within(inner, seen)
    options = kind.types if isinstance(kind, UnionType) else (kind,)
    if isinstance(kind, UnionType):
        found |= set().union(*(kinds_within(one, seen) for one in options))
    return found | {"-or-".join(sorted({word_for(one) for one in options} - {"nothing"}))} - {""}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_needed_can_be_said(lang: str):
    needed: set[str] = set()
    for kind in (Journal, *Input.__subclasses__()):
        needed |= kinds_within(type_info(kind), set())
    words = speech("", lang)
    assert [word for word in sorted(needed - {"", "value"}) if not words.has_value(f"input-{word}")] == []
