"""Names are data: every pack has a table of them, `names.tsv`, beside its cards.

A line gives one name in one language: the key (`card-`, `trait-`, `set-`, `scenario-` or `deck-` and the slug of the
English name), the language, the title, its other cases, gender and animacy. English has only titles. A name that an
older pack has already is not given again.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from rulewright.kernel.packs import folders

FILE = "names.tsv"
KEY, LANG, TITLE = "key", "lang", "title"


def rows(text: str) -> Iterator[dict[str, str]]:
    """The lines of a table by the names of their columns, without empty fields and remarks."""
    lines = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    for line in lines[1:]:
        yield {column: field for column, field in zip(lines[0], line, strict=False) if field}


def read_names(package: str, lang: str) -> dict[str, dict[str, str]]:
    """The names that all packs in a package have in a language, by key: each form by its column, the title by ""."""
    names: dict[str, dict[str, str]] = {}
    for pack in folders(package).values():
        table = files(pack) / FILE
        if table.is_file():
            for row in rows(table.read_text(encoding="utf-8")):
                if row[LANG] == lang:
                    names.setdefault(row[KEY], {"": row[TITLE], **row})
    return names
