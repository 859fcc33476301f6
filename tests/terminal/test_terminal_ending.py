"""Every way to end a table keeps the game: signals, kills, a closed window, a crash, a full disk."""

from __future__ import annotations

import random
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.terminal.board import board
from rulewright.terminal.start import Wanted, make_session
from support.processes import (
    PLAY,
    Running,
    choices,
    environment,
    first_options,
    in_lines,
    on_a_terminal,
    saves,
)

NAME = "lotr-passage-through-mirkwood-1.json"
MANY = 60


@pytest.fixture(scope="module")
def keys() -> list[str]:
    """What a person types at the table that `PLAY` asks for."""
    return first_options(make_session(Wanted("lotr", "passage-through-mirkwood", ["leadership"], seed=7)), MANY)


@pytest.fixture(scope="module")
def bars() -> list[str]:
    """What the top line says at the start of that table, and after each pass there."""
    session = make_session(Wanted("lotr", "passage-through-mirkwood", ["leadership"], seed=7, lang="en"))
    session.begin()
    found = [board(session).bar[-1]]
    session.choose("keep")
    found.append(board(session).bar[-1])
    while len(found) < 6:
        session.pass_on()
        found.append(board(session).bar[-1])
    return found


def play_lines(running: Running, keys: list[str]) -> None:
    """Type choices, each when the one before has been answered."""
    for number, key in enumerate(keys, start=1):
        running.wait_for("> ", number)
        running.send(key + "\n")


def play_keys(running: Running, bars: list[str], number: int) -> None:
    """Press so many keys, each when the table shows what the one before has led to."""
    for place in range(number):
        running.wait_for(bars[place])
        running.send("1" if place == 0 else "p")


def kept(home: Path) -> list[str]:
    """The choices in the only save; nothing else lies in the folder."""
    folder = saves(home)
    assert [path.name for path in folder.iterdir()] == [NAME]
    rw.replay((folder / NAME).read_text(encoding="utf-8"))
    return choices(folder / NAME)


def tidied(home: Path) -> None:
    """The next start, whatever it is for, leaves nothing behind of what was being written."""
    subprocess.run([sys.executable, "-m", "rulewright.cli", "saves"], env=environment(home), check=True)


ENDS = [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]


@pytest.mark.parametrize(("number", "code"), ENDS)
def test_a_signal_ends_the_line_mode_with_the_game_saved(tmp_path: Path, keys, number, code):
    running = in_lines(tmp_path)
    play_lines(running, keys[:5])
    running.wait_for("> ", 6)
    running.kill(number)
    assert running.finish() == code
    assert kept(tmp_path) == keys[:5]
    assert running.output.rstrip().endswith(f"The game is saved: {saves(tmp_path) / NAME}")
    assert "Traceback" not in running.output


@pytest.mark.parametrize(("number", "code"), ENDS)
def test_a_signal_ends_the_screen_with_the_game_saved(tmp_path: Path, bars, number, code):
    running = on_a_terminal(tmp_path)
    play_keys(running, bars, 3)
    running.wait_for(bars[3])
    running.kill(number)
    assert running.finish() == code
    assert kept(tmp_path) == ["keep", "pass", "pass"]
    assert "Traceback" not in running.output
    assert "\x1b[?1049l" in running.output  # the screen of before is back


@pytest.mark.parametrize("plain", [True, False])
def test_a_window_that_is_closed_ends_the_table_with_the_game_saved(tmp_path: Path, bars, plain):
    running = on_a_terminal(tmp_path, *PLAY, *(["--plain"] if plain else []))
    if plain:
        play_lines(running, ["1", "p"])
        running.wait_for("> ", 3)
    else:
        play_keys(running, bars, 2)
        running.wait_for(bars[2])
    assert running.close_window() != 0
    assert kept(tmp_path) == ["keep", "pass"]


HELD = """
import os, signal, threading
from rulewright.terminal.ending import end_with_window
signal.signal(signal.SIGHUP, signal.SIG_IGN)
end_with_window()
os.write(1, b"held")
threading.Event().wait()
"""


def test_a_window_that_is_closed_ends_even_a_program_that_waits_for_something_else(tmp_path: Path):
    """As the screen sometimes did: two threads waiting for each other, and nobody to tell them."""
    running = on_a_terminal(tmp_path, "-c", HELD, command=())
    running.wait_for("held")
    assert running.close_window() == 128 + signal.SIGHUP


def test_the_end_of_the_lines_ends_the_table_with_the_game_saved(tmp_path: Path, keys):
    running = in_lines(tmp_path)
    play_lines(running, keys[:3])
    running.wait_for("> ", 4)
    subprocess.os.close(running.writing)
    running.writing = running.reading
    assert running.finish() == 0
    assert kept(tmp_path) == keys[:3]


@pytest.mark.timeout(1800)
def test_a_killed_line_mode_has_lost_nothing_that_was_answered(tmp_path: Path, keys, long_run):
    """Killed at any moment: whoever saw the next question finds the answer before it in the save."""
    chance = random.Random(1)
    for number in range(200 if long_run else 4):
        home = tmp_path / str(number)
        running = in_lines(home)
        answered = chance.randrange(1, 12)
        play_lines(running, keys[:answered])
        for key in keys[answered : answered + chance.randrange(4)]:
            running.send(key + "\n")
        if chance.random() < 0.7:
            for _ in range(chance.randrange(6)):
                running.read(0.005)
        running.kill()
        assert running.finish() == -signal.SIGKILL
        seen = running.shown().count("> ") - 1
        tidied(home)
        found = kept(home) if saves(home).exists() and any(saves(home).iterdir()) else []
        assert found == keys[: len(found)]
        assert len(found) >= seen


@pytest.mark.timeout(1800)
def test_a_killed_screen_has_lost_nothing_that_was_shown(tmp_path: Path, bars, long_run):
    chance = random.Random(2)
    for number in range(200 if long_run else 2):
        home = tmp_path / str(number)
        running = on_a_terminal(home)
        pressed = chance.randrange(1, 5)
        play_keys(running, bars, pressed)
        for _ in range(chance.randrange(8)):
            running.read(0.01)
        running.kill()
        assert running.finish() == -signal.SIGKILL
        seen = max(place for place, bar in enumerate(bars[: pressed + 1]) if bar in running.shown())
        tidied(home)
        found = kept(home) if saves(home).exists() and any(saves(home).iterdir()) else []
        assert found == ["keep", "pass", "pass", "pass", "pass"][: len(found)]
        assert len(found) >= seen


@pytest.mark.timeout(1800)
def test_signals_at_any_moment_keep_the_game(tmp_path: Path, keys, long_run):
    chance = random.Random(3)
    for number in range(100 if long_run else 3):
        home = tmp_path / str(number)
        running = in_lines(home)
        answered = chance.randrange(1, 8)
        play_lines(running, keys[:answered])
        running.send("".join(key + "\n" for key in keys[answered : answered + chance.randrange(4)]))
        for _ in range(chance.randrange(4)):
            running.read(0.005)
        end, code = chance.choice(ENDS)
        running.kill(end)
        assert running.finish() == code
        found = kept(home) if saves(home).exists() and any(saves(home).iterdir()) else []
        assert found == keys[: len(found)]
        assert len(found) >= running.shown().count("> ") - 1
        assert "Traceback" not in running.output


@pytest.mark.timeout(1800)
def test_signals_at_any_moment_keep_what_the_screen_showed(tmp_path: Path, bars, long_run):
    chance = random.Random(4)
    for number in range(100 if long_run else 2):
        home = tmp_path / str(number)
        running = on_a_terminal(home)
        pressed = chance.randrange(1, 5)
        play_keys(running, bars, pressed)
        for _ in range(chance.randrange(8)):
            running.read(0.01)
        end, code = chance.choice(ENDS)
        running.kill(end)
        assert running.finish() == code
        seen = max(place for place, bar in enumerate(bars[: pressed + 1]) if bar in running.shown())
        found = kept(home) if saves(home).exists() and any(saves(home).iterdir()) else []
        assert found == ["keep", "pass", "pass", "pass", "pass"][: len(found)]
        assert len(found) >= seen
        assert "Traceback" not in running.output


FAULTY = """
import sys
from rulewright.terminal.{module} import {name} as Broken
whole = Broken.{method}
calls = []

def broken(self, *args, **kwargs):
    calls.append(1)
    if len(calls) > {after}:
        raise ZeroDivisionError("on purpose")
    return whole(self, *args, **kwargs)

Broken.{method} = broken
from rulewright.cli import main
main(sys.argv[1:])
"""


def test_a_fault_of_the_screen_is_told_in_one_sentence_after_the_game_is_saved(tmp_path: Path, bars):
    script = FAULTY.format(module="tableview", name="TableView", method="draw_question", after=3)
    running = on_a_terminal(tmp_path, "-c", script, *PLAY, command=())
    play_keys(running, bars, 3)
    assert running.finish() == 1
    assert kept(tmp_path) == ["keep", "pass", "pass"]
    said = running.shown()
    details = tmp_path / "rulewright" / "fault.txt"
    assert f"The program has a fault (ZeroDivisionError: on purpose); the details are in “{details}”." in said
    assert f"The game is saved: {saves(tmp_path) / NAME}" in said
    assert "Traceback" not in said
    assert "ZeroDivisionError: on purpose" in details.read_text(encoding="utf-8")


def test_a_fault_of_the_line_mode_is_told_in_one_sentence_after_the_game_is_saved(tmp_path: Path, keys):
    script = FAULTY.format(module="plain", name="PlainTable", method="question", after=3)
    running = in_lines(tmp_path, "-c", script, *PLAY, "--plain", command=())
    play_lines(running, keys[:3])
    assert running.finish() == 2
    assert kept(tmp_path) == keys[:3]
    assert "The program has a fault (ZeroDivisionError: on purpose);" in running.output.splitlines()[-1]
    assert "Traceback" not in running.output


def test_a_choice_at_which_the_game_itself_fails_is_taken_back(solo, monkeypatch, saves: Path):
    solo.choose("keep")
    before = solo.game.digest()

    def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(type(solo), "_advance", broken)
        with pytest.raises(rw.RulewrightError) as refused:
            solo.choose("pass")
    assert refused.value.message == "error-fault-undone"
    assert solo.game.digest() == before
    solo.choose("pass")
    solo.keep()
    assert choices(saves / NAME) == ["keep", "pass"]


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, keys):
    """A process that may write no file longer than 700 bytes: the first choices fit, the others do not."""
    done = subprocess.run(
        [sys.executable, "-B", "-m", "rulewright.cli", *PLAY, "--plain"],
        input="\n".join([*keys[:12], ""]), capture_output=True, text=True, check=False, env=environment(tmp_path),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700)),
    )  # fmt: skip
    target = saves(tmp_path) / NAME
    assert done.returncode == 2
    assert set(done.stderr.splitlines()) == {f"“{target}” cannot be written: there is no space left."}
    assert done.stdout.count("> ") == 13
    found = kept(tmp_path)
    assert found == keys[: len(found)]
    assert 0 < len(found) < 12
