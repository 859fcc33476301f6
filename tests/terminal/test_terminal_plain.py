"""The line mode."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import rulewright as rw
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.session import Session
from rulewright.terminal.start import Wanted, make_session


def converse(session: Session, *lines: str) -> tuple[int, str, str]:
    """Play with these lines: exit code, what was said, what was complained about."""
    out, errors = io.StringIO(), io.StringIO()
    code = PlainTable(session, io.StringIO("".join(line + "\n" for line in lines)), out, errors).run()
    return code, out.getvalue(), errors.getvalue()


def test_the_table_is_told_in_words(solo):
    code, out, errors = converse(solo)
    lines = out.splitlines()
    assert (code, errors) == (0, "")
    assert lines[0] == "Type h for help."
    assert "Passage Through Mirkwood; Round 0; Setup; Total willpower: 0; Total threat: 0." in lines
    assert "  Aragorn (hero): willpower 2, attack 3, defense 2, hit points 5" in lines
    assert "  Faramir (ally): cost 4, willpower 2, attack 1, defense 2, hit points 3" in lines
    assert lines[-4:] == ["Do you keep this hand?", "1. Keep the hand", "2. Take a mulligan", "> "]


def test_choices_are_told_and_with_their_rules_when_one_asks(solo):
    _, out, _ = converse(solo, "1")
    assert "Player 1 keeps the opening hand\n" in out
    assert "[lotr." not in out
    assert "The game is saved: " in out.splitlines()[-1]


def test_what_is_not_on_offer_is_refused_and_asked_again(solo):
    code, out, errors = converse(solo, "7", "play Gandalf")
    assert code == 0
    assert errors == (
        "“7” is not among the options. Type h for help.\n“play Gandalf” is not among the options. Type h for help.\n"
    )
    assert out.count("Do you keep this hand?") == 3
    assert list(solo.game.choices()) == []


def test_a_lone_question_mark_says_what_may_be_asked(solo):
    _, out, errors = converse(solo, "?")
    assert errors == ""
    assert "> A card’s title or a key, such as: play Gandalf\n" in out


def test_commands(solo):
    _, out, errors = converse(
        solo, "1", "? Faramir", "t faramir", "r sentinel", "u", "u", "l", "v", "h", "t nobody at all", "r xyzzy"
    )
    assert "◆ Faramir" in out
    assert "Sentinel [lotr.sentinel.1]" in out
    assert errors == "There is nothing to take back yet.\nКарти «nobody at all» немає.\n"
    assert "Прохід через Морок-ліс; Раунд 0; Приготування;" in out
    assert "? КЛЮЧ" in out
    assert "Нічого не знайдено" in out


def test_the_language_changes_while_playing(solo):
    _, out, _ = converse(solo, "l uk", "l ru", "l fr")
    assert [line for line in out.splitlines() if line.startswith("1. ")] == [
        "1. Keep the hand",
        "1. Залишити руку",
        "1. Оставить руку",
        "1. Оставить руку",
    ]


def test_saving_where_the_person_says(solo, tmp_path: Path):
    path = tmp_path / "mine.json"
    code, out, _ = converse(solo, "1", f"s {path}", "2", "q")
    assert code == 0
    assert f"The game is saved: {path}" in out
    assert rw.replay(path.read_text(encoding="utf-8")).digest() == solo.game.digest()


def test_a_game_that_cannot_be_saved_is_not_left_without_a_word(solo, tmp_path: Path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    solo.lang = "uk"
    target = tmp_path / "file" / "rulewright" / "saves" / "lotr-passage-through-mirkwood-1.json"
    sentence = f"Не вдається записати «{target}»: на місці теки лежить файл.\n"
    code, out, errors = converse(solo, "1", "s", "q", "2", "q")
    assert errors == sentence * 3
    assert "Вийдіть ще раз, щоб вийти без збереження." in out
    assert code == 2
    assert len(list(solo.game.choices())) == 2


def test_at_the_end_of_the_lines_a_failed_save_is_an_error(solo, tmp_path: Path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    code, _, errors = converse(solo, "1")
    assert code == 2
    assert errors.startswith("“")
    assert len(set(errors.splitlines())) == 1


def test_a_hot_seat_is_handed_over(table):
    session = table("leadership", "tactics", hot_seat=True)
    session.begin()
    first = session.decision.seat
    mine, yours = f"Player {first + 1}", f"Player {2 - first}"
    _, out, _ = converse(session, "1", "", "1")
    before, after = out.split(f"{yours} is next: hand over the keyboard, and no peeking!\nPress Enter\n")
    assert cards_below(before, f"Hand: {mine} (6):") == 6
    assert cards_below(before, f"Hand: {yours} (6):") == 0
    assert cards_below(after, f"Hand: {yours} (6):") == 6
    assert cards_below(after, f"Hand: {mine} (6):") == 0
    assert before.count(f"{yours} draws 6 cards\n") == 1
    assert "A card goes to" not in before


def cards_below(text: str, title: str) -> int:
    """How many rows follow a title."""
    lines = text.splitlines()
    rows = lines[lines.index(title) + 1 :]
    return next((i for i, line in enumerate(rows) if not line.startswith("  ")), len(rows))


def test_an_interrupted_game_is_saved(solo, saves):
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            line = super().readline(size)
            if not line:
                raise KeyboardInterrupt
            return line

    try:
        PlainTable(solo, Interrupted("1\n"), io.StringIO(), io.StringIO()).run()
    except KeyboardInterrupt:
        pass
    else:
        raise AssertionError("the interrupt was swallowed")
    assert [path.name for path in saves.iterdir()] == ["lotr-passage-through-mirkwood-1.json"]


def test_a_whole_game_through_a_pipe_then_its_replay(tmp_path: Path):
    """A person who always takes the first option, and a bot; then the journal of their game."""
    session = make_session(Wanted("lotr", decks=["leadership", "tactics"], seats="human,bot:random", seed=3))
    session.begin()
    keys = []
    while session.decision is not None:
        keys.append(session.decision.options[0].key)
        session.choose(keys[-1])
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "uk_UA.UTF-8"}
    rulewright = [sys.executable, "-m", "rulewright.cli"]
    play = ["play", "lotr", "--deck", "leadership", "tactics", "--seats", "human,bot:random", "--seed", "3"]
    done = subprocess.run(
        [*rulewright, *play], input="\n".join([*keys, ""]), capture_output=True, text=True, env=environment, check=True
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    save = tmp_path / "rulewright" / "saves" / "lotr-passage-through-mirkwood-1.json"
    assert lines[-1] == f"Гру збережено: {save}"
    ending = lines[-4:-1]
    assert ending[0].startswith(("Поразка.", "Перемога!"))
    assert rw.replay(save.read_text(encoding="utf-8")).over
    told = subprocess.run(
        [*rulewright, "replay", str(save)], capture_output=True, text=True, env=environment, check=True
    )
    assert told.stdout.splitlines()[-3:] == ending


def test_bots_alone_play_without_a_question(tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-m", "rulewright.cli", "play", "lotr", "--seats", "bot:random", "--seed", "5", "--plain"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "RULEWRIGHT_LANG": "en"},
    )  # fmt: skip
    assert "> " not in done.stdout
    assert done.stdout.splitlines()[-2] == "Rule: lotr.player-elimination.9"
    assert [path.name for path in tmp_path.iterdir()] == []


def test_a_number_that_is_a_word_of_the_card_too_is_told_once(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    wanted = Wanted(game="champions", seats="human", seed=3, lang="uk", plain=True)
    _, out, _ = converse(make_session(wanted))
    (team,) = [line for line in out.splitlines() if line.startswith("  Група спостереження (")]
    assert team == "  Група спостереження (підтримка): ціна 2, використання 3, ментальні ресурси 1"
