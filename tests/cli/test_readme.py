"""The commands of README.md work as they are written there, one after the other, and so does dev.py from anywhere."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.terminal.keys import KEYS
from support.processes import environment

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """The lines of README that call the command, without what is said about them."""
    lines = re.findall(r"^    (rulewright .*)$", README, re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.timeout(300)
def test_the_commands_of_the_readme_work_in_their_order(tmp_path: Path):
    """Who plays keeps the hand, passes once and leaves."""
    assert len(commands()) > 15
    for command in commands():
        plays = "play" in command and "--plain" not in command
        done = subprocess.run(
            [sys.executable, "-m", "rulewright.cli", *command[1:], *(["--plain"] if plays else [])],
            input="1\np\n", capture_output=True, text=True, check=False, cwd=tmp_path,
            env=environment(tmp_path / "home"),
        )  # fmt: skip
        assert (done.returncode, done.stdout != "") == (0, True), (command, done.stderr)
        assert "Traceback" not in done.stderr
        if command[1] not in ("play", "campaign"):
            assert done.stderr == "", command
    assert {path.name for path in tmp_path.iterdir()} == {
        "home", "my-deck.txt", "journey.json", "journey.json.game",
        "leadership.csv", "leadership.csv.games", "mine.csv", "mine.csv.games", "report.html",
    }  # fmt: skip


def test_the_readme_names_every_key_and_every_command():
    named = set(re.findall(r"`(\S)`", README))
    assert {key.key for key in KEYS} <= named
    told = {command[1] for command in commands()}
    assert {"play", "games", "saves", "replay", "deck", "campaign", "cards", "rules"} <= told


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """dev.py with a command that tells where it runs and with what."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    fake = tmp_path / "bin" / "rulewright"
    fake.parent.mkdir()
    fake.write_text('#!/bin/sh\necho "$PWD" "$@" > "$OUT"\nexit 7\n')
    fake.chmod(fake.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(module, "PY", fake.parent / "python")
    monkeypatch.setattr(module, "web", lambda: 0)
    monkeypatch.setenv("OUT", str(tmp_path / "out"))
    return module


@pytest.mark.parametrize(
    ("task", "args", "told"),
    [
        ("play", [], "serve --open"),
        ("play", ["--port", "8080"], "serve --open --port 8080"),
        ("play", ["--terminal", "--resume", "mine.json"], "play --resume mine.json"),
        ("play", ["--lang", "uk", "--terminal"], "play lotr passage-through-mirkwood --lang uk"),
        ("play", ["--terminal", "wotr", "duel-2", "--deck", "a.txt"], "play wotr duel-2 --deck a.txt"),
        ("serve", ["--port", "80"], "serve --port 80"),
        ("rulewright", ["cards", "lotr", "Gandalf"], "cards lotr Gandalf"),
    ],
)
def test_dev_names_files_from_where_it_is_called(dev, tmp_path: Path, monkeypatch, task, args, told):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert getattr(dev, task)(args) == 7
    assert (tmp_path / "out").read_text() == f"{os.path.realpath(elsewhere)} {told}\n"
