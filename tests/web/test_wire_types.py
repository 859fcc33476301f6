"""The client's types are those of the server's wire, and its words exist in all three languages."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "rulewright" / "server" / "words"


def test_the_types_of_the_client_are_written_from_the_wire() -> None:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.FILE.read_text(encoding="utf-8") == tool.page(), "run: python tools/wire_types.py"


def messages(lang: str) -> dict[str, list[str]]:
    """The ids of the messages of a language with those of their attributes, by file."""
    found: dict[str, list[str]] = {}
    for file in sorted((WORDS / lang).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file}: {junk[0]}"
        entries = [entry for entry in body if isinstance(entry, ast.Message)]
        ids = [entry.id.name for entry in entries]
        assert len(ids) == len(set(ids)), f"{file} says something twice"
        found[file.name] = sorted(
            ids + [f"{entry.id.name}.{attribute.id.name}" for entry in entries for attribute in entry.attributes]
        )
    return found


def test_the_words_of_the_table_are_there_in_every_language() -> None:
    english = messages("en")
    assert english
    assert messages("uk") == english
    assert messages("ru") == english
