"""The page on the vocabulary is written from the words themselves."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).parents[2] / "tools" / "vocabulary.py"


def tool() -> ModuleType:
    spec = spec_from_file_location("vocabulary_page", TOOL)
    assert spec is not None and spec.loader is not None  # noqa: PT018
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_current():
    vocabulary = tool()
    assert vocabulary.PAGE.read_text(encoding="utf-8") == vocabulary.page(), "run: python tools/vocabulary.py"


def test_every_word_says_what_it_means():
    vocabulary = tool()
    nodes = [node for _, package in vocabulary.HOMES for node in vocabulary.words(package)]
    assert [node for node in nodes if not vocabulary.first_line(node)] == []
    assert {"Choose", "Draw", "PlaceProgressOn", "Take"} <= {node.__name__ for node in nodes}
