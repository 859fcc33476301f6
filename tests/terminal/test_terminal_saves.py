"""Saves: kept after every choice, resumed as they were left, never in the place of something else."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.terminal import keeping, saving
from rulewright.terminal.session import Session
from rulewright.terminal.start import Wanted, make_session
from support.processes import choices, environment

NAME = "lotr-passage-through-mirkwood-1"


def test_every_choice_is_kept_at_once(solo, saves):
    for number in range(1, 6):
        solo.choose(solo.decision.options[0].key)
        solo.keep()
        assert len(choices(saves / f"{NAME}.json")) == number
    solo.undo()
    solo.keep()
    assert len(choices(saves / f"{NAME}.json")) == 4
    assert [path.name for path in saves.iterdir()] == [f"{NAME}.json"]


def test_a_game_is_resumed_where_it_was_left(solo, saves):
    for _ in range(5):
        solo.choose(solo.decision.options[0].key)
    path = solo.save()
    assert path == saves / f"{NAME}.json"
    resumed = make_session(Wanted("lotr", resume=NAME))
    assert resumed.game.digest() == solo.game.digest()
    assert list(resumed.game.choices()) == list(solo.game.choices())
    resumed.choose(resumed.decision.options[0].key)
    assert resumed.save() == path
    assert make_session(Wanted(resume=str(path))).game.digest() == resumed.game.digest()


def test_seats_bots_and_language_are_kept_with_the_game(monkeypatch):
    monkeypatch.setenv("LANG", "C.UTF-8")
    wanted = Wanted("lotr", decks=["leadership", "tactics"], seats="human,bot:thumb", seed=3, hot_seat=True)
    session = make_session(wanted)
    session.begin()
    session.choose("keep")
    session.speak("ru")
    session.keep()
    (saving.data_folder() / "language").write_text("uk\n", encoding="utf-8")
    resumed = make_session(Wanted(resume=NAME))
    assert (resumed.people, list(resumed.bots), resumed.lang) == ((0,), [1], "ru")
    assert resumed.wanted_hot_seat
    other = make_session(Wanted(resume=NAME, seats="bot:random,human", lang="en"))
    assert (other.people, other.lang) == ((1,), "en")


def test_the_language_that_was_chosen_last_is_spoken_next_time(solo, monkeypatch):
    assert make_session(Wanted("lotr")).lang == "en"
    solo.next_language()
    assert make_session(Wanted("lotr")).lang == "uk"
    assert make_session(Wanted("lotr", lang="ru")).lang == "ru"
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")
    assert make_session(Wanted("lotr")).lang == "en"


def test_new_games_are_saved_beside_old_ones(table, saves):
    solo, other = table(), table()
    solo.choose("1")
    solo.save()
    other.choose("1")
    assert other.save().name == "lotr-passage-through-mirkwood-2.json"
    assert {path.stem[-1] for path in saves.iterdir()} == {"1", "2"}


def test_tables_that_save_at_the_same_moment_take_different_names(tmp_path: Path):
    """Three processes that wait for each other, then save for the first time, again and again."""
    script = (
        "import sys, pathlib\n"
        "from rulewright.terminal import saving\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "print('ready', flush=True)\n"
        "sys.stdin.readline()\n"
        "for n in range(20):\n"
        "    saving.write_free(folder, 'game', f'{sys.argv[2]} {n}')\n"
    )
    folder = tmp_path / "saves"
    running = [
        subprocess.Popen([sys.executable, "-c", script, folder, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for name in "abc"
    ]
    for process in running:
        assert process.stdout.readline() == b"ready\n"
    for process in running:
        process.stdin.write(b"\n")
        process.stdin.flush()
    for process in running:
        process.communicate()
        assert process.returncode == 0
    written = sorted(path.read_text() for path in folder.iterdir())
    assert written == sorted(f"{name} {n}" for name in "abc" for n in range(20))


def test_two_tables_on_one_save_do_not_overwrite_each_other(solo, saves):
    solo.choose("keep")
    solo.keep()
    first, second = make_session(Wanted(resume=NAME)), make_session(Wanted(resume=NAME))
    first.choose("pass")
    first.keep()
    second.choose(second.decision.options[0].key)
    second.keep()
    assert first.moved() == ""
    other = saves / f"{NAME}-1.json"
    assert second.moved() == (
        f"Another table has changed “{saves / NAME}.json”; that is left alone, and this game is kept as “{other}”."
    )
    assert second.moved() == ""
    assert second.path == other
    assert choices(saves / f"{NAME}.json") == ["keep", "pass"]
    assert len(choices(other)) == 2


def test_nothing_is_saved_when_nothing_was_played(solo, saves):
    assert solo.leave() is None
    solo.keep()
    assert not saves.exists()


def test_a_game_can_be_left_without_keeping_what_was_played(table, saves):
    solo = table()
    solo.choose("keep")
    solo.keep()
    solo.leave_unsaved()
    assert list(saves.iterdir()) == []
    kept = table()
    kept.choose("keep")
    path = kept.save()
    before = path.read_text(encoding="utf-8")
    resumed = make_session(Wanted(resume=path.stem))
    resumed.choose("pass")
    resumed.keep()
    assert choices(path) == ["keep", "pass"]
    resumed.leave_unsaved()
    assert path.read_text(encoding="utf-8") == before
    assert resumed.leave() == path
    assert choices(path) == ["keep"]


def test_a_file_that_is_there_is_not_overwritten(solo, tmp_path: Path):
    solo.choose("1")
    deck = tmp_path / "deck.o8d"
    deck.write_text("a deck")
    for path in (deck, tmp_path / "link"):
        if path.name == "link":
            path.symlink_to(deck)
        with pytest.raises(rw.RulewrightError) as refused:
            solo.save(path)
        assert refused.value.message == "error-file-exists"
    assert deck.read_text() == "a deck"
    assert (tmp_path / "link").is_symlink()


def test_a_game_moves_to_the_file_that_a_person_names(solo, saves, tmp_path: Path):
    solo.choose("keep")
    solo.keep()
    mine = tmp_path / "mine.json"
    assert solo.save(mine) == mine
    assert list(saves.iterdir()) == []
    solo.choose("pass")
    solo.keep()
    assert choices(mine) == ["keep", "pass"]
    assert solo.save(mine) == mine


def test_a_link_to_a_save_stays_a_link(solo, saves, tmp_path: Path):
    solo.choose("keep")
    path = solo.save()
    link = tmp_path / "link.json"
    link.symlink_to(path)
    resumed = make_session(Wanted(resume=str(link)))
    resumed.choose("pass")
    resumed.save()
    assert link.is_symlink()
    assert choices(path) == ["keep", "pass"]


def test_a_save_that_cannot_be_written_leaves_the_game_as_it_is(solo, tmp_path: Path):
    solo.choose("1")
    before = solo.game.digest()
    (tmp_path / "file").write_text("here")
    with pytest.raises(rw.RulewrightError) as refused:
        solo.save(tmp_path / "file" / "save.json")
    assert refused.value.message == "error-cannot-write"
    assert refused.value.details["reason"] == "reason-not-a-folder"
    assert solo.game.digest() == before
    assert solo.path is None
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "\ud800"])
def test_a_name_that_no_file_can_have_is_refused(solo, tmp_path: Path, name):
    solo.choose("1")
    try:
        solo.save(tmp_path / name)
    except rw.RulewrightError as refused:
        assert refused.message == "error-cannot-write"
    assert saving.find(name) == Path(name)
    with pytest.raises(rw.RulewrightError):
        saving.read(Path(name))


def test_a_folder_is_not_overwritten(solo, tmp_path: Path):
    (tmp_path / "save.json").mkdir()
    with pytest.raises(rw.RulewrightError) as refused:
        solo.save(tmp_path / "save.json")
    assert refused.value.message == "error-file-exists"
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]


def test_a_full_disk_keeps_the_old_save_whole(tmp_path: Path):
    """A process that may write no file longer than 1000 bytes meets its limit in the middle of the save."""
    path = tmp_path / "save.json"
    path.write_text("the old save")
    script = (
        "import sys, pathlib\n"
        "from rulewright.terminal import saving\n"
        "from rulewright.kernel.game import RulewrightError\n"
        "try:\n"
        "    saving.write(pathlib.Path(sys.argv[1]), 'x' * 5000)\n"
        "except RulewrightError as error:\n"
        "    print(error.message, error.details['reason'])\n"
    )

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [sys.executable, "-B", "-c", script, str(path)], capture_output=True, text=True, check=True, preexec_fn=limit
    )
    assert done.stdout == "error-cannot-write reason-no-space\n"
    assert path.read_text() == "the old save"
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]


def test_what_a_kill_left_half_written_is_gone_at_the_next_start(solo, saves):
    solo.choose("keep")
    path = solo.save()
    (saves / f".{path.name}.tmp").write_text("half")
    saving.tidy(saves)
    assert [found.name for found in saves.iterdir()] == [path.name]


def test_a_file_far_too_large_is_not_read(tmp_path: Path):
    with pytest.raises(rw.RulewrightError) as refused:
        saving.read(Path("/dev/zero"))
    assert refused.value.details["reason"] == "reason-too-large"


def test_a_text_that_is_not_text_is_written_so_that_it_can_be_read(tmp_path: Path):
    """A lone surrogate in a name must not cost a game: JSON can write it, UTF-8 cannot."""
    path = tmp_path / "save.json"
    saving.write(path, json.dumps({"name": "\ud800"}, ensure_ascii=False))
    assert json.loads(path.read_text(encoding="utf-8")) == {"name": "\ud800"}


def test_saves_are_listed_and_what_is_no_save_is_passed_over(table, saves):
    session = table("leadership", "tactics")
    for _ in range(3):
        session.choose(session.decision.options[0].key)
    session.save()
    duel = Session(rw.new("wotr", scenario="duel-2", seed=3), "en", {})
    duel.choose("1")
    duel.save()
    old = saves / "old.json"
    old.write_text(rw.new("lotr", seed=1).journal(), encoding="utf-8")
    os.utime(old, (0, 0))
    (saves / "junk.json").write_text("[" * 100_000)
    (saves / "binary.json").write_bytes(b"\xff\xfe")
    listed = {save.name: save for save in keeping.saves()}
    assert {*listed} == {NAME, "wotr-duel-2-1", "old"}
    assert (listed[NAME].round, listed[NAME].choices, listed[NAME].over) == (1, 3, False)
    assert keeping.saves()[-1].name == "old"


def test_the_save_folder_follows_the_platform(monkeypatch):
    assert saving.save_folder({"XDG_DATA_HOME": "data"}) == Path("data/rulewright/saves")
    assert saving.save_folder({}) == Path.home() / ".local/share/rulewright/saves"
    monkeypatch.setattr(sys, "platform", "win32")
    assert saving.save_folder({"LOCALAPPDATA": "local"}) == Path("local/rulewright/saves")


def test_a_table_told_to_save_twice_in_lines_and_then_listed(tmp_path: Path):
    """From the first game to the list of saves and back, as a person types it."""
    play = [sys.executable, "-m", "rulewright.cli", "play"]

    def run(*args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            args, input=lines, capture_output=True, text=True, check=True, env=environment(tmp_path)
        )  # fmt: skip

    run(*play, "lotr", "--seed", "3", "--plain", lines="1\np\n")
    listed = run(sys.executable, "-m", "rulewright.cli", "saves").stdout.splitlines()
    assert listed[0].startswith(f"{NAME}: Passage Through Mirkwood, round 1, ")
    assert listed[1] == f"Go on with: rulewright play --resume {NAME}"
    run(*play, "--resume", NAME, "--plain", lines="p\n")
    assert choices(tmp_path / "rulewright" / "saves" / f"{NAME}.json") == ["keep", "pass", "pass"]
