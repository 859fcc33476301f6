"""How much of the rulebooks is proved: which testable clauses have a passing test, and which have none.

It runs the tests that are marked with rule clauses, so it works in a checkout of the project only.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rulewright.catalogue import rules
from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import RulewrightError
from rulewright.terminal.saying import language, words

PASSED, FAILED = 0, 1
"""What pytest ends with when it has run the tests."""

Proofs = dict[str, list[str]]
"""The tests that passed, by the clause they prove."""


def report(game: str | None, list_all: bool = False, lang: str | None = None, start: Path | None = None) -> int:
    """Print the count for a game, or for every game; the exit code is 1 when a test failed."""
    spoken = language(lang)
    chosen = [game] if game is not None else list(GAMES)
    for name in chosen:
        module(name)
    root = checkout(start)
    if root is None:
        raise RulewrightError("error-not-a-checkout")
    proofs, failed = run_tests(root)
    if failed:
        print(words("", spoken).say("conformance-failed", number=failed))
    for name in chosen:
        print_game(name, proofs, list_all, spoken)
    return 1 if failed else 0


def checkout(start: Path | None = None) -> Path | None:
    """The folder with the project's source, tests and pyproject.toml, if this package lies in one."""
    root = (start or Path(__file__)).resolve().parent.parent.parent
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def run_tests(root: Path) -> tuple[Proofs, int]:
    """Run the tests that prove rules: what they prove, and how many failed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "conformance.json"
        command = [sys.executable, "-m", "pytest", "-m", "rule", "-n", "2", "-q", "--conformance", str(file)]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603
        if done.returncode not in (PASSED, FAILED) or not file.exists():
            raise RulewrightError("error-no-tests", code=done.returncode)
        counted = re.search(r"(\d+) failed", done.stdout)
        return json.loads(file.read_text(encoding="utf-8")), int(counted[1]) if counted else 0


def print_game(game: str, proofs: Proofs, list_all: bool, lang: str) -> None:
    """Print the count of a game by kind of clause, then the clauses without a test.

    Where the books are unclear the tests prove a clause as it is read; those are counted too.
    """
    say = words(game, lang).say
    testable = [rule for rule in rules(game) if rule.testable]
    missing = [rule for rule in testable if rule.id not in proofs]
    proved = len(testable) - len(missing)
    percent = 100 * proved // max(1, len(testable))
    read = sum(rule.id in proofs and rule.reading != "" for rule in testable)
    print(say("conformance-game", game=game, proved=proved, testable=len(testable), percent=percent, read=read))
    for kind in sorted({rule.kind for rule in testable}):
        of_kind = [rule for rule in testable if rule.kind == kind]
        count = sum(rule.id in proofs for rule in of_kind)
        print("  " + say("conformance-kind", kind=kind, proved=count, testable=len(of_kind)))
    if list_all:
        for rule in testable:
            print(f"{rule.id}: {' '.join(proofs.get(rule.id, ['-']))}")
    elif missing:
        print(say("conformance-missing"))
        for rule in missing:
            print(f"  {rule.id}: {rule.text(lang)}")
