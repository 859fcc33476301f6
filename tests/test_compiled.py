"""The compiled wheel plays the same games. Only in the long run: compiling takes minutes and needs a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "compile.py"
WHEEL = Path(__file__).parent.parent / "benchmarks" / "wheel.py"
GOLDEN = Path(__file__).parent / "games" / "test_golden.py"
SOURCES = Path(__file__).parent.parent / "src"

TRACE = """
import runpy, sys
import rulewright as rw
from rulewright import lab
from rulewright.kernel import steps
from support.plausible import POSITIONS
from support.random_games import SAMPLES, SCENARIOS, positions
print(steps.__file__.rpartition(".")[2])
begun = [(case, case.start(), case.seed) for cases in SAMPLES.values() for case in cases]
BOONS = {"boons": [["Mendor's Support"]], "burdens": ["Lingering Venom"], "damage": {"Aragorn": 1}, "penalties": [1]}
for number, scenario in enumerate(SCENARIOS):
    for setup in (
        {"difficulty": "easy"},
        {"patient": "yes", "shadows": "no", "edition": "classic"},
        {"campaign": {}},
        {"campaign": BOONS},
        {"campaign": {"cards": False, "threat": [33]}, "edition": "classic"},
    ):
        game = rw.new("lotr", scenario=scenario, decks=["leadership"], seed=number, **setup)
        begun.append((str(setup), game, number))
for game, written in POSITIONS.items():
    for number, position in enumerate(written):
        begun.append((game, rw.position(game, position, number), number))
for name, game, seed in begun:
    for number in positions(game, seed):
        if number % 25 == 0:
            print(name, number, game.digest())
        if number == 10:
            imagined = game.determinize(0, seed)
            print(name, imagined.digest(), rw.replay(imagined.journal()).digest())
    print(game.result, game.digest())
golden = runpy.run_path(sys.argv[1])
for table in golden["TABLES"]:
    print("golden", *table, golden["playthrough"](*table).splitlines()[-1])
for game in rw.games():
    for scenario in game.scenarios:
        print("bots", scenario, lab.play(lab.Plan(game.id, {"scenario": scenario}), 1))
"""


def trace(sources: Path) -> list[str]:
    """How the compiled parts are stored, then positions and ends of sample games, golden games and games of bots."""
    path = os.pathsep.join((str(sources), str(Path(__file__).parent)))
    done = subprocess.run(
        [sys.executable, "-c", TRACE, str(GOLDEN)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.timeout(3600)
def test_the_compiled_wheel_plays_the_same_games(tmp_path: Path):
    copy, dist, installed = tmp_path / "copy", tmp_path / "dist", tmp_path / "installed"
    subprocess.run([sys.executable, str(SCRIPT), str(copy)], check=True, capture_output=True)
    done = subprocess.run(
        [sys.executable, str(WHEEL), str(copy), str(dist)], check=True, capture_output=True, text=True
    )
    pure, compiled = done.stdout.split()
    assert pure.endswith("-py3-none-any.whl")
    with ZipFile(compiled) as wheel:
        wheel.extractall(installed)
    kind, *plain = trace(SOURCES)
    assert kind == "py"
    kind, *lines = trace(installed)
    assert kind in ("so", "pyd")
    assert len(plain) > 100
    assert lines == plain
