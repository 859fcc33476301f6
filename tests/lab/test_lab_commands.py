"""`rulewright sim` and `rulewright report`, as a person uses them."""

from __future__ import annotations

import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import lab
from rulewright.lab import Engine, Plan, commands, tables

GAME = ("lotr", "passage-through-mirkwood", "--deck", "leadership", "--bot", "random", "--seed", "10")
LANGUAGES = ("en", "uk", "ru")


@pytest.fixture(autouse=True)
def played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are played by a thread of this process."""

    def pool(jobs: int | None) -> Engine:
        executor = ThreadPoolExecutor(1)
        return Engine(executor, 1, executor.shutdown)

    monkeypatch.setattr(commands.engines, "pool", pool)


def test_games_are_played_told_and_kept(command, plan: Plan):
    done = command("sim", *GAME, "--games", "5", "--out", "games.csv", "--report", "games.html", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[:2] == [
        "The results are written to “games.csv”.",
        "The report is written to “games.html”.",
    ]
    assert "Passage Through Mirkwood" in done.out
    assert "Games: 5" in done.out
    told, rows = tables.read(Path("games.csv"))
    assert told == plan
    assert list(rows) == [lab.play(plan, seed) for seed in range(10, 15)]
    assert Path("games.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_same_command_goes_on_and_ends_the_same(command, monkeypatch: pytest.MonkeyPatch):
    command("sim", *GAME, "--games", "6", "--out", "whole.csv")
    run = commands.run

    def stopped(plan, games, engine, results, tell):
        def stop(finished: int, won: int) -> None:
            if finished >= 2:
                os.kill(os.getpid(), signal.SIGTERM)

        run(plan, games, engine, results, stop)

    monkeypatch.setattr(commands, "run", stopped)
    done = command("sim", *GAME, "--games", "6", "--out", "part.csv", "--lang", "en")
    assert done.code == 130
    assert done.err.startswith("Stopped. ")
    assert "the same command goes on from there" in done.err
    assert not Path("part.csv").exists()
    monkeypatch.setattr(commands, "run", run)
    done = command("sim", *GAME, "--games", "6", "--out", "part.csv", "--lang", "en")
    assert done.code == 0
    assert "finished already" in done.out
    assert Path("part.csv").read_bytes() == Path("whole.csv").read_bytes()
    done = command("sim", *GAME, "--games", "6", "--out", "part.csv", "--lang", "en")
    assert done.out.splitlines()[0] == "6 games are finished already."


def test_a_run_without_a_file_is_kept_until_it_is_over(command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    run, folder = commands.run, tmp_path / "data" / "rulewright" / "lab"

    def lost(plan, games, engine, results, tell):
        run(plan, 2, engine, results, tell)
        raise rw.RulewrightError("error-lab-lost", number=results.games, name=str(results.path))

    monkeypatch.setattr(commands, "run", lost)
    done = command("sim", *GAME, "--games", "3", "--lang", "en")
    (kept,) = folder.iterdir()
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"The workers were lost; 2 finished games are kept in “{kept}”, and the same command goes on from there.\n"
    )
    monkeypatch.setattr(commands, "run", run)
    done = command("sim", *GAME, "--games", "3", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[0] == "2 games are finished already."
    assert list(folder.iterdir()) == []


def test_a_game_is_played_again_by_its_seed(command, plan: Plan):
    done = command("sim", *GAME, "--replay", "12")
    assert (done.code, done.err) == (0, "")
    game = rw.replay(done.out)
    assert game.digest() == lab.game(plan, 12).digest()
    assert json.loads(done.out)["seed"] == 12
    Path("game.json").write_text(done.out, encoding="utf-8")
    assert command("replay", "game.json", "--lang", "en").code == 0


def test_each_seat_has_its_own_bot_deck_and_options(command):
    decks = ("--deck", "leadership,tactics", "--bot", "random,thumb", "--difficulty", "easy")
    assert command("sim", "lotr", *decks, "--games", "2", "--out", "two.csv", "--no-cards").code == 0
    plan, _ = tables.read(Path("two.csv"))
    setup = {"scenario": "passage-through-mirkwood", "decks": ["leadership", "tactics"], "difficulty": "easy"}
    assert plan == Plan("lotr", setup, ("random", "thumb"), 0, cards=False)
    assert command("sim", "meq", "--bot", "random", "--seats", "3", "--games", "1", "--out", "three.csv").code == 0
    assert tables.read(Path("three.csv"))[0].setup == {"scenario": "quest", "seats": 3}


def test_a_deck_file_is_a_deck(command):
    Path("mine.json").write_text(command("deck", "convert", "leadership", "--to", "json").out, encoding="utf-8")
    assert command("sim", "lotr", "--deck", "mine.json", "--bot", "random", "--games", "1", "--out", "a.csv").code == 0
    (deck,) = tables.read(Path("a.csv"))[0].setup["decks"]
    assert deck == rw.deck("mine.json")
    assert deck["name"] == "leadership"


def test_two_files_are_compared(command):
    command("sim", *GAME, "--games", "3", "--out", "a.csv")
    command("sim", *GAME[:-2], "--games", "3", "--out", "b.parquet")
    done = command("report", "a.csv", "b.parquet", "--html", "ab.html", "--svg", "charts", "--lang", "uk")
    assert done.code == 0
    assert done.out.splitlines()[2] == "A проти B"
    assert "Поки що частки перемог однакові." in done.out
    assert "A проти B" in Path("ab.html").read_text(encoding="utf-8")
    assert Path("charts/comparison.svg").exists()


# ---- what is wrong


WRONG = [
    (["sim", "chess"], "chess"),
    (["sim", "lotr", "nowhere"], "nowhere"),
    (["sim", "lotr", "--deck", "nothing"], "nothing"),
    (["sim", "lotr", "--deck", "nothing.json"], "nothing.json"),
    (["sim", "lotr", "--bot", "oracle"], "oracle"),
    (["sim", "lotr", "--bot", "thumb", "random", "thumb", "--deck", "leadership"], "3"),
    (["sim", "lotr", "--games", "0"], "0"),
    (["sim", "lotr", "--games", "many"], "many"),
    (["sim", "lotr", "--seed", "-1"], "-1"),
    (["sim", "lotr", "--seats", "9"], "9"),
    (["sim", "lotr", "--colour", "red"], "--colour"),
    (["sim", "lotr", "--replay", "-5"], "-5"),
    (["sim", "lotr", "--out", "games.xls"], "games.xls"),
    (["sim", "lotr", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"], "--dask"),
    (["sim", "lotr", "--ray", "127.0.0.1:1"], "127.0.0.1:1"),
    (["report", "nothing.csv"], "nothing.csv"),
    (["report", "notes.csv"], "notes.csv"),
    (["report", "lotr.csv", "champions.csv"], "lotr"),
    (["report", "lotr.csv", "lotr.csv", "--seat", "2"], "2"),
    (["report", "empty.csv"], "empty.csv"),
]  # fmt: skip


@pytest.fixture
def files(command):
    """Files of results, and others."""
    for game in ("lotr", "champions"):
        command("sim", game, "--bot", "random", "--games", "1", "--out", f"{game}.csv", "--no-cards")
    Path("notes.csv").write_text("milk,eggs\n", encoding="utf-8")
    Path("empty.csv").write_text("\n".join(Path("lotr.csv").read_text().splitlines()[:2]), encoding="utf-8")


@pytest.mark.parametrize(("args", "named"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_what_is_wrong_is_told_in_one_sentence(command, files, args: list[str], named: str):
    told = [command(*args, "--lang", lang) for lang in LANGUAGES]
    for done in told:
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1
        assert named in done.err
    assert len({done.err for done in told}) == 3


def test_results_of_another_version_are_told(command):
    command("sim", *GAME, "--games", "2", "--out", "a.csv", "--no-cards")
    path = Path("a.csv.games")
    text = path.read_text(encoding="utf-8").replace('"version":"', '"version":"9.', 1)
    path.write_text(text, encoding="utf-8")
    done = command("sim", *GAME, "--games", "3", "--out", "a.csv", "--no-cards", "--lang", "en")
    assert done.code == 2
    assert done.err.startswith("“a.csv.games” was written by version 9.")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_package_that_is_missing_is_named(command, monkeypatch: pytest.MonkeyPatch, lang: str):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(commands.engines, "import_module", missing)
    for args, extra in ((["--dask", "x"], "dask"), (["--ray", "x"], "ray"), (["--out", "a.parquet"], "analysis")):
        done = command("sim", *GAME, *args, "--lang", lang)
        assert done.code == 2
        assert f"rulewright[{extra}]" in done.err


def test_the_plain_report_needs_no_package(command, monkeypatch: pytest.MonkeyPatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(commands.engines, "import_module", missing)
    monkeypatch.setattr("rulewright.lab.page.find_spec", lambda name: None)
    assert command("sim", *GAME, "--games", "2", "--out", "a.csv", "--report", "a.html").code == 0
    assert command("report", "a.csv", "--html", "b.html").code == 0
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes()
    assert "rulewright[analysis]" in command("report", "a.csv", "--svg", "charts").err
