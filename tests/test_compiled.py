"""The compiled copy plays the same games. Only in the long run: compiling takes minutes and needs a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "compile.py"
SOURCES = Path(__file__).parent.parent / "src"

TRACE = """
from rulewright.kernel import steps
from support.random_games import SAMPLES, positions
print(steps.__file__.rpartition(".")[2])
for cases in SAMPLES.values():
    for case in cases:
        game = case.start()
        for number in positions(game, case.seed):
            if number % 25 == 0:
                print(case, number, game.digest())
        print(game.result, game.digest())
"""


def trace(sources: Path) -> list[str]:
    """How the compiled parts are stored, then positions and ends of the sample games."""
    path = os.pathsep.join((str(sources), str(Path(__file__).parent)))
    done = subprocess.run(
        [sys.executable, "-c", TRACE],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.timeout(1200)
def test_the_compiled_copy_plays_the_same_games(tmp_path: Path):
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True, capture_output=True)
    kind, *plain = trace(SOURCES)
    assert kind == "py"
    kind, *compiled = trace(tmp_path)
    assert kind in ("so", "pyd")
    assert len(plain) > 100
    assert compiled == plain
