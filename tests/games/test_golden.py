"""Golden playthroughs: one whole game for each scenario and seat count, choice by choice, with what the log says.

Any change of behaviour shows as a diff of these files. `pytest tests/games --write-golden` writes them anew; the
digests of positions in the middle of games only for a new version: journals of the same version are held to them.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

import rulewright as rw
from support.random_games import DECKS, SCENARIOS, WAR_TABLES

GOLDEN = Path(__file__).parent / "golden"


RELEASED = [
    *(("lotr", scenario, seats) for scenario in SCENARIOS for seats in (1, 2, 3, 4)),
    *(("wotr", scenario, people) for scenario, people in WAR_TABLES),
]
"""The tables whose positions this version has promised to keep."""
TABLES = [
    *RELEASED,
    *(("meq", "quest", seats) for seats in (2, 3, 4)),
    *(("champions", villain, seats) for seats, villain in enumerate(("rhino", "klaw", "ultron"), 1)),
]
SEATS = {
    "passage-through-mirkwood": 2,
    "journey-along-the-anduin": 3,
    "escape-from-dol-guldur": 4,
    "trilogy": 3,
    "quest": 3,
}
"""For how many a scenario is played in every run, where there is a choice; the others are left to the long run."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tables to play: one for each scenario, or all of them."""
    if "scenario" in metafunc.fixturenames:
        all_of_them = metafunc.config.getoption("--long") or metafunc.config.getoption("--write-golden")
        tables = [table for table in TABLES if all_of_them or SEATS.get(table[1], table[2]) == table[2]]
        metafunc.parametrize(("game_id", "scenario", "seats"), tables)


def playthrough(game_id: str, scenario: str, seats: int) -> str:
    """A game in which every other choice is the first on offer and the others are drawn by lot."""
    decks = DECKS[:seats] if game_id == "lotr" else None
    game = rw.new(game_id, scenario=scenario, decks=decks, seats=seats, seed=seats)
    rng = random.Random(seats)
    steps: list[tuple[int, str]] = []
    while not game.over:
        decision = game.decision
        table = game.table()
        pick = rng.randrange(len(decision.options)) if rng.random() < 0.5 else 0
        options = " | ".join(f"*{o.key}*" if i == pick else o.key for i, o in enumerate(decision.options))
        when = f"{table['round']}/{table.get('step', table['phase'])}"
        head = f"{when} seat {decision.seat} {decision.kind} [{decision.rule}]"
        steps.append((len(game.entries()), f"{head}: {options}"))
        game.choose(pick)
    log = [f"    {entry.text} [{entry.rule}]" for entry in game.log()]
    lines = [f"{scenario}, {seats} seats{', decks ' + ', '.join(decks) if decks else ''}, seed {seats}"]
    told = 0
    for count, line in steps:
        lines += [*log[told:count], line]
        told = count
    lines += [*log[told:], f"{game.result}", f"digest {game.digest()}"]
    return "\n".join(lines) + "\n"


def test_a_golden_game_is_played_as_ever(game_id: str, scenario: str, seats: int, request: pytest.FixtureRequest):
    path = GOLDEN / f"{scenario}-{seats}.txt"
    played = playthrough(game_id, scenario, seats)
    if request.config.getoption("--write-golden"):
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def middle_digests() -> str:
    """A digest of what the digests of all positions in the first choices of every table say."""
    digests = []
    for game_id, scenario, seats in RELEASED:
        decks = DECKS[:seats] if game_id == "lotr" else None
        game = rw.new(game_id, scenario=scenario, decks=decks, seats=seats, seed=seats)
        rng = random.Random(seats)
        for _ in range(60):
            if not game.over:
                game.choose(rng.randrange(len(game.decision.options)))
                digests.append(game.digest())
    return hashlib.sha256(" ".join(digests).encode()).hexdigest()


def test_positions_are_kept_otherwise_only_by_a_new_version(request: pytest.FixtureRequest):
    """A journal of an older version is read by its choices, one of this version by its digests, too."""
    path = GOLDEN / "positions.txt"
    if request.config.getoption("--write-golden") and rw.__version__ not in path.read_text(encoding="utf-8"):
        path.write_text(f"{rw.__version__} {middle_digests()}\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == f"{rw.__version__} {middle_digests()}\n"
