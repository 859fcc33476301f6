"""Streams that are closed, full or missing, input that nobody would type: one sentence, a code, never a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.kernel.errors import LONGEST
from rulewright.terminal.plain import LONGEST_LINE
from rulewright.terminal.saying import short, shown
from support.processes import choices, environment, saves

COMMANDS = [
    "cards lotr Gandalf",
    "rules wotr winnow",
    "games",
    "saves",
    "--help",
    "play lotr --plain --seed 3",
]


def run(home: Path, command: str, streams: str) -> subprocess.CompletedProcess[str]:
    """A command with its streams as the shell writes them."""
    return subprocess.run(
        ["bash", "-c", f"{sys.executable} -m rulewright.cli {command} {streams}"],
        capture_output=True, text=True, check=False, env=environment(home), timeout=100,
    )  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("streams", "told"),
    [
        (">&-", "There is nowhere to write to.\n"),
        (">/dev/full", "The program cannot go on reading or writing: there is no space left.\n"),
        ("<&- >&- 2>&-", ""),
        (">&- 2>/dev/full", ""),
        (">/dev/full 2>/dev/full", ""),
    ],
)
def test_a_stream_that_nothing_can_be_written_to(tmp_path: Path, command, streams, told):
    done = run(tmp_path, command, streams)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


def test_a_game_without_a_stream_to_read_from(tmp_path: Path):
    done = run(tmp_path, "play lotr --plain", "<&-")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "There is nowhere to read from.\n")


def test_what_was_chosen_before_the_stream_was_full_is_saved(tmp_path: Path):
    """A pipe whose reader leaves after the first lines."""
    script = "(printf '1\\np\\n'; sleep 0.1; yes p) | {play} | head -n 60 >/dev/null; exit ${{PIPESTATUS[1]}}"
    play = f"{sys.executable} -m rulewright.cli play lotr --plain --seed 3"
    done = subprocess.run(
        ["bash", "-c", script.format(play=play)], capture_output=True, text=True, check=False,
        env=environment(tmp_path), timeout=100,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "")
    (save,) = saves(tmp_path).iterdir()
    assert choices(save)[:2] == ["keep", "pass"]


# ---- what is typed


ODD_LINES = [
    "x" * 2_600,
    "9" * 5_000,
    "s a\0b",
    "\x1b[2J",
    "\x00\x01",
    "?" + "y" * 3_000,
    "t " + "z" * 3_000,
    "²",
    "-1",
]


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_lines_that_nobody_would_type_are_refused_and_asked_again(command, lang):
    lines = "".join(line + "\n" for line in ODD_LINES)
    done = command("play", "lotr", "--seed", "3", "--plain", "--lang", lang, lines=lines)
    assert done.code == 0
    assert "\x1b" not in done.out + done.err
    assert "\0" not in done.out + done.err
    assert done.out.count("> ") == len(ODD_LINES) + 1
    assert max(len(line) for line in done.err.splitlines()) < LONGEST + 100


def test_a_line_without_an_end_is_cut_off_and_nothing_of_it_is_taken_for_an_answer(command):
    long = "x" * LONGEST_LINE + "1\n"
    done = command("play", "lotr", "--seed", "3", "--plain", lines=long)
    assert done.err.startswith("“xxx")
    assert done.err.count("\n") == 1
    assert "keeps the opening hand" not in done.out


LONG = "a" * 100_000
ODD_ARGUMENTS = [
    ["rules", "lotr", LONG],
    ["cards", "lotr", LONG],
    ["play", LONG],
    ["play", "lotr", LONG],
    ["play", "lotr", "--seed", "9" * 5_000],
    ["play", "lotr", "--deck", LONG],
    ["play", "lotr", "--deck", "a\0b.json"],
    ["play", "lotr", "--lang", LONG],
    ["play", "lotr", "--edition", "\x1b[31m"],
    ["play", "--resume", "n" * 300],
    ["play", "--resume", "a\0b"],
    ["replay", "n" * 5_000],
    ["replay", "\ud800"],
    ["deck", "check", "n" * 300 + ".json"],
    ["deck", "check", "a\0b.txt"],
    ["campaign", "status", "n" * 300],
    ["campaign", "play", "a\0b"],
    ["campaign", "new", "n" * 300, "--deck", "lore"],
    ["conformance", LONG],
    [LONG],
    ["\x1b[2J"],
]


@pytest.mark.parametrize("args", ODD_ARGUMENTS, ids=lambda args: " ".join(args)[:40])
def test_arguments_that_nobody_would_give_are_refused_in_one_sentence(command, tmp_path: Path, monkeypatch, args):
    monkeypatch.chdir(tmp_path)
    done = command(*args)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert len(done.err) < 3 * LONGEST + 200
    assert not {c for c in done.err if c != "\n" and not c.isprintable()}
    assert "fault" not in done.err


# ---- what files say


def test_control_characters_are_shown_not_sent():
    assert shown("a\x1b[2J\x07\tb\x7f\x9b\u202e") == "a␛[2J␇ b␡��"
    assert shown("Назґŷл ☼ «è»\n") == "Назґŷл ☼ «è»\n"
    assert short("one\ntwo") == "one two"
    assert len(short("x" * 10_000)) == LONGEST + 1


def test_control_characters_of_a_journal_a_deck_and_a_campaign_are_shown(command, journal, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    evil = "\x1b[2J\x1b[31m"
    first, (_, digest) = journal["choices"]
    Path("save.json").write_text(json.dumps({**journal, "choices": [first, [evil, digest]]}), encoding="utf-8")
    deck = {"name": evil, "heroes": {"01001": 1}, "slots": {"01001": 1}}
    Path("deck.json").write_text(json.dumps(deck), encoding="utf-8")
    assert command("campaign", "new", "log.json", "--deck", "lore", "--names", f"{evil}Tom").code == 0
    for args in (
        ["replay", "save.json"],
        ["play", "--resume", "save.json", "--plain"],
        ["deck", "check", "deck.json"],
        ["campaign", "status", "log.json"],
        ["campaign", "heal", "log.json", "nobody", "x"],
    ):
        done = command(*args)
        assert "\x1b" not in done.out + done.err, args
    assert "␛[2J" in command("campaign", "status", "log.json").out


def test_a_name_with_control_characters_is_shown_in_a_message(command, tmp_path: Path):
    done = command("replay", str(tmp_path / "\x1b[2Jx.json"))
    assert done.code == 2
    assert "␛[2Jx.json" in done.err


def test_a_fault_of_the_program_is_told_in_one_sentence_and_written_down(command, tmp_path: Path, monkeypatch):
    def broken(*_: object) -> int:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr("rulewright.terminal.lookup.print_games", broken)
    done = command("games", "--lang", "uk")
    details = tmp_path / "data" / "rulewright" / "fault.txt"
    told = f"У програмі помилка (ZeroDivisionError: on purpose); подробиці — у «{details}».\n"
    assert done == (2, "", told)
    assert "ZeroDivisionError: on purpose" in details.read_text(encoding="utf-8")
    assert rw.__version__ in details.read_text(encoding="utf-8")
