"""The rules page says of every clause which tests prove it."""

from __future__ import annotations

import pytest

import rulewright as rw
from rulewright.server.proofs import PACKAGE, proofs


@pytest.mark.parametrize("game", [info.id for info in rw.games()])
def test_the_proof_of_every_clause_is_found(game: str):
    """Every testable clause has a test; its id stands in that test in full, for a build reads it without running it."""
    assert [rule.id for rule in rw.rules(game) if rule.testable and rule.id not in proofs()] == []


def test_the_files_named_are_there():
    root = PACKAGE.parent.parent
    assert [file for files in proofs().values() for file in files if not (root / file).is_file()] == []
