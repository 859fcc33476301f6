"""Runs: every game once, whoever plays and whatever happens; finished games are kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from multiprocessing import active_children
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import lab
from rulewright.lab import Engine, Plan, Results, engines, playing, running
from rulewright.lab.running import Stopped

Kept = Callable[..., Results]
LANGUAGES = ("en", "uk", "ru")


def rows_of(results: Results) -> list[lab.Row]:
    return list(results.rows())


def test_a_run_plays_every_seed_once_and_any_of_them_alone(kept: Kept, plan: Plan, engine: Engine):
    results, heard = kept(plan), []
    lab.run(plan, 7, engine, results, lambda games, won: heard.append(games))
    assert [row.seed for row in rows_of(results)] == [10, 11, 12, 13, 14, 15, 16]
    assert rows_of(results)[3] == lab.play(plan, 13)
    assert (heard[0], heard[-1]) == (0, 7)


def test_processes_play_the_same_games(kept: Kept, plan: Plan, engine: Engine):
    results, others = kept(plan), kept(plan, "others")
    lab.run(plan, 6, engine, results)
    with lab.pool(2) as processes:
        assert processes.workers == 2
        lab.run(plan, 6, processes, others)
    assert rows_of(others) == rows_of(results)


def test_a_run_goes_on_where_it_was_stopped(kept: Kept, plan: Plan, engine: Engine):
    results = kept(plan)

    def stop(games: int, won: int) -> None:
        if games >= 3:
            raise KeyboardInterrupt

    with pytest.raises(Stopped):
        lab.run(plan, 8, engine, results, stop)
    finished = results.games
    assert 3 <= finished < 8
    results.close()
    again, heard = kept(plan), []
    lab.run(plan, 8, engine, again, lambda games, won: heard.append(games))
    assert heard[0] == finished
    assert rows_of(again) == [lab.play(plan, seed) for seed in range(10, 18)]


def test_more_games_of_a_finished_run_play_only_the_new_ones(kept: Kept, plan: Plan, engine: Engine):
    results = kept(plan)
    lab.run(plan, 3, engine, results)
    assert results.missing(5) == [(13, 2)]
    assert results.missing(2) == []
    lab.run(plan, 5, engine, results)
    assert [row.seed for row in rows_of(results)] == [10, 11, 12, 13, 14]


def test_gaps_of_any_shape_are_found(kept: Kept, plan: Plan):
    results = kept(plan)
    results.keep(15, 2, b"[]", 0)
    results.keep(11, 1, b"[]", 0)
    assert results.missing(10) == [(10, 1), (12, 3), (17, 3)]
    assert results.missing(6) == [(10, 1), (12, 3)]
    assert results.missing(1) == [(10, 1)]


KILLED = """
import os, signal, sys
from rulewright import lab

def main():
    plan = lab.Plan("lotr", {"scenario": "passage-through-mirkwood", "decks": ["leadership"]}, ("random",), 10)
    die = lambda games, won: os.kill(os.getpid(), signal.SIGKILL) if games >= 5 else None
    with lab.pool(1) as engine:
        lab.run(plan, 12, engine, lab.Results(sys.argv[1], plan), die)

if __name__ == "__main__":
    main()
"""


def test_a_killed_run_loses_no_finished_game(tmp_path: Path, kept: Kept, plan: Plan, engine: Engine):
    script, file = tmp_path / "killed.py", tmp_path / "run"
    script.write_text(KILLED, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": str(Path(rw.__file__).parent.parent)}
    done = subprocess.run([sys.executable, str(script), str(file)], env=environ, check=False)
    assert done.returncode == -signal.SIGKILL
    with file.open("ab") as half:
        half.write(b'{"first":21,"count":1,"won":0,"rows":[[21,[],')  # a line that the kill has cut off
    results = kept(plan)
    assert 5 <= results.games < 12
    lab.run(plan, 12, engine, results)
    assert rows_of(results) == [lab.play(plan, seed) for seed in range(10, 22)]
    results.close()
    assert rows_of(kept(plan)) == [lab.play(plan, seed) for seed in range(10, 22)]


def assert_lost(error: rw.RulewrightError, results: Results) -> None:
    """The sentence says how many games are kept, and where."""
    assert error.message == "error-lab-lost"
    for lang in LANGUAGES:
        assert str(results.games) in error.text(lang)
        assert str(results.path) in error.text(lang)


def test_workers_that_die_leave_the_finished_games(kept: Kept, plan: Plan):
    results = kept(plan)

    def kill(games: int, won: int) -> None:
        if games >= 2:
            for worker in active_children():
                worker.kill()

    with lab.pool(1) as processes, pytest.raises(rw.RulewrightError) as caught:
        lab.run(plan, 50, processes, results, kill)
    assert_lost(caught.value, results)
    assert 2 <= results.games < 50
    assert rows_of(results)[1] == lab.play(plan, 11)


class Silent(Executor):
    """Takes every job and never gives anything back."""

    def submit(self, fn, /, *args, **kwargs):
        return Future()


def test_workers_that_say_nothing_any_more_are_asked_whether_they_live(
    kept: Kept, plan: Plan, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(running, "CHECK_SECONDS", 0.01)
    asked = []

    def alive() -> bool:
        asked.append(1)
        return len(asked) < 3

    results = kept(plan)
    with pytest.raises(rw.RulewrightError) as caught:
        lab.run(plan, 5, Engine(Silent(), 1, lambda: None, alive=alive), results)
    assert_lost(caught.value, results)
    assert len(asked) == 3


def test_a_fault_in_a_game_is_no_lost_worker(kept: Kept, plan: Plan, engine: Engine, monkeypatch):
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(running, "play_all", fail)
    with pytest.raises(ZeroDivisionError):
        lab.run(plan, 2, engine, kept(plan))


def test_a_fault_says_in_which_game(plan: Plan, monkeypatch: pytest.MonkeyPatch):
    def fail(plan: Plan, seed: int) -> lab.Row:
        return lab.play(plan, seed) if seed < 12 else 1 / 0

    monkeypatch.setattr(playing, "play", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        playing.play_all(plan, 10, 5)
    assert caught.value.__notes__ == ["This was the game with the seed 12."]


def test_a_plan_written_otherwise_is_the_same_plan(kept: Kept, plan: Plan, engine: Engine):
    results = kept(plan)
    lab.run(plan, 2, engine, results)
    results.close()
    assert kept(Plan(plan.game, {**plan.setup, "decks": ("leadership",)}, plan.bots, plan.seed)).games == 2


# ---- the compiled copy


def compiled(folder: Path, suffix: str) -> Path:
    """Something that looks like the compiled copy of this package."""
    ours = Path(rw.__file__).parent
    for source in ours.rglob("*.py"):
        copied = folder / "compiled" / "rulewright" / source.relative_to(ours)
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes(source.read_bytes())
    (folder / "compiled" / "rulewright" / "kernel" / f"state{suffix}").touch()
    return folder / "compiled"


def test_the_compiled_copy_is_used_while_its_sources_are_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engines.sys, "prefix", str(tmp_path))
    assert engines.compiled_copy() is None
    copy = compiled(tmp_path, engines.EXTENSION_SUFFIXES[0])
    assert engines.compiled_copy() == copy
    with lab.pool(1):
        assert sys.path[0] == str(copy)
    assert str(copy) not in sys.path
    (copy / "rulewright" / "kernel" / "game.py").write_text("", encoding="utf-8")
    assert engines.compiled_copy() is None
