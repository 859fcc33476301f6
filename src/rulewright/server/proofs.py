"""Which tests prove which clauses of the rules, for the rules browser.

In a checkout the tests are read; a wheel carries what was read when it was built (`hatch_build.py`), beside the client.
Only the standard library: the build reads the tests with this file alone.
"""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SHIPPED = PACKAGE / "server" / "static" / "proofs.json"

Proofs = dict[str, list[str]]
"""For a clause the files with its tests."""


@cache
def proofs() -> Proofs:
    """What is proven where."""
    tests = PACKAGE.parent.parent / "tests"
    if tests.is_dir():
        return read(tests)
    return dict(json.loads(SHIPPED.read_text(encoding="utf-8"))) if SHIPPED.exists() else {}


def read(tests: Path) -> Proofs:
    """The clauses that the tests in a folder name, each with the files that name it.

    A test names clauses in its mark, or in a table of its file; in the folder of a game the game may be left out.
    """
    known = {game.name: clauses(game) for game in sorted((PACKAGE / "games").iterdir()) if game.is_dir()}
    found: dict[str, set[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule" not in text and ".rule(" not in text:
            continue
        homes = [game for game in known if game in file.parts]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for name in (node.value, *(f"{game}.{node.value}" for game in homes)):
                    if name in known.get(name.partition(".")[0], ()):
                        found.setdefault(name, set()).add(file.relative_to(tests.parent).as_posix())
    return {clause: sorted(files) for clause, files in sorted(found.items())}


def clauses(game: Path) -> frozenset[str]:
    """The ids of the clauses of a game that a test can prove."""
    file = game / "rules" / "clauses.json"
    if not file.exists():
        return frozenset()
    return frozenset(clause["id"] for clause in json.loads(file.read_text(encoding="utf-8")) if clause.get("testable"))
