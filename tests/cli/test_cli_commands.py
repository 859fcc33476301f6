"""The commands that print and end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import rulewright as rw
from rulewright import bots, conformance


def test_version(command):
    assert command("--version") == (0, f"{rw.__version__}\n", "")


def test_rules_by_id(command):
    done = command("rules", "lotr", "lotr.sentinel.2")
    assert done.code == 0
    assert done.out == (
        "Sentinel [lotr.sentinel.2]\n"
        "  A character with Sentinel may be declared as a defender against enemy attacks made against other players.\n"
        "\n"
    )


def test_rules_by_words_put_headings_first_and_tell_the_reading(command):
    done = command("rules", "lotr", "player", "elimination")
    assert done.out.splitlines()[0] == "Player elimination [lotr.player-elimination.1]"
    assert "  How it is read: Engaged enemies return to the staging area with their damage." in done.out.splitlines()


def test_rules_are_found_in_ukrainian_whatever_the_case_of_a_word(command):
    nominative = command("rules", "lotr", "активна", "локація", "--lang", "uk").out.splitlines()
    genitive = command("rules", "lotr", "активної", "локації", "--lang", "uk").out.splitlines()
    assert nominative[0] == genitive[0] == "Активна локація [lotr.active-location.1]"


def test_rules_are_found_by_the_english_term_in_every_language(command):
    assert "[lotr.sentinel.2]" in command("rules", "lotr", "sentinel", "--lang", "ru").out


def test_all_rules_are_printed_when_no_words_are_given(command):
    titles = [line for line in command("rules", "lotr").out.splitlines() if line.endswith("]") and line[0] != " "]
    assert len(titles) == len(rw.rules("lotr"))


def test_cards_by_title_without_accents(command):
    done = command("cards", "lotr", "theodred")
    lines = done.out.splitlines()
    assert lines[:3] == [
        "◆ Théodred",
        "  Hero · Leadership. Noble. Rohan. Warrior.",
        "  Threat cost 8 · willpower 1 · attack 2 · defense 1 · hit points 4",
    ]
    assert lines[3].startswith("  Response: ")


def test_cards_are_found_in_the_language_of_the_user(command):
    assert command("cards", "lotr", "Ґандальф", "--lang", "uk").out.splitlines()[0] == "◆ Ґандальф"
    assert command("cards", "lotr", "гэндальф", "--lang", "ru").out.splitlines()[0] == "◆ Гэндальф"


def test_cards_by_trait_and_type(command):
    titles = [line for line in command("cards", "lotr", "spider", "enemy").out.splitlines() if line and line[0] != " "]
    assert "Forest Spider" in titles
    assert "Aragorn" not in titles


def finished_game() -> rw.Game:
    game = rw.new("lotr", scenario="passage-through-mirkwood", decks=["leadership"], seed=5)
    bot = bots.make("random", seed=1)
    while not game.over:
        game.choose(bot.choose(game))
    return game


def test_replay_tells_the_log_and_the_result(command, tmp_path: Path):
    game = finished_game()
    file = tmp_path / "game.json"
    file.write_text(game.journal(), encoding="utf-8")
    done = command("replay", str(file), "--lang", "uk")
    drawn = "потрапляє на руку"
    log = [entry for entry in game.log(None, "uk") if drawn not in entry.text]
    with_rules = [f"{entry.text} [{entry.rule}]" if entry.rule else entry.text for entry in log]
    assert done.code == 0
    assert done.out.splitlines()[: len(log)] == [entry.text for entry in log]
    assert command("replay", str(file), "--lang", "uk", "--rules").out.splitlines()[: len(log)] == with_rules
    assert done.out.splitlines()[len(log) :] == [
        "Поразка. Тінь узяла гору… цього разу.",
        "Правило: lotr.player-elimination.9",
        next(rule.text("uk") for rule in rw.rules("lotr") if rule.id == "lotr.player-elimination.9"),
    ]


def test_replay_says_when_the_game_is_not_over(command, journal, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(journal), encoding="utf-8")
    assert command("replay", str(file)).out.splitlines()[-1] == "The game is not over yet."


def test_whatever_a_new_game_can_be_told_can_be_said_on_the_command_line(command, tmp_path: Path):
    said = {"difficulty": "easy", "edition": "classic", "shadows": "no", "patient": "yes", "secret_windows": "yes"}
    options = [word for name, value in said.items() for word in (f"--{name.replace('_', '-')}", value)]
    assert (
        command(
            "play", "lotr", "--plain", "--seed", "3", "--first", "1", "--seats", "human,human", *options, lines="1\n"
        ).code
        == 0
    )
    (save,) = tmp_path.rglob("saves/*.json")
    setup = json.loads(save.read_text(encoding="utf-8"))["setup"]
    assert {name: setup[name] for name in (*said, "first", "seats")} == {**said, "first": 1, "seats": 2}


def test_a_closed_pipe_ends_a_long_print_quietly():
    shell = f"{sys.executable} -m rulewright.cli rules lotr | head -n 1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[lotr.using-this-reference.1]\n")
    assert done.stderr == ""


def test_conformance_needs_a_checkout(command, monkeypatch):
    monkeypatch.setattr(conformance, "checkout", lambda start=None: None)
    assert command("conformance", "--lang", "uk") == (
        2,
        "",
        "Тести відповідності запускають у теці з вихідним кодом проєкту, а тут його немає.\n",
    )
    assert command("conformance", "chess").err == "There is no game “chess”; there are: lotr, wotr, champions, meq.\n"


def test_a_checkout_is_known_by_its_tests_and_its_project_file(tmp_path: Path):
    package = tmp_path / "src" / "rulewright"
    package.mkdir(parents=True)
    assert conformance.checkout(package / "conformance.py") is None
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert conformance.checkout(package / "conformance.py") == tmp_path


def test_conformance_counts_testable_clauses_by_kind_and_names_the_rest(capsys):
    testable = [rule for rule in rw.rules("lotr") if rule.testable]
    travel = [rule.id for rule in testable if rule.kind == "travel"]
    conformance.print_game("lotr", {rule: ["tests/a.py::b"] for rule in travel}, False, "en")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"lotr: {len(travel)} of {len(testable)} testable clauses have a passing test")
    assert lines[0].endswith(" %), 0 of them as read")
    assert f"  travel: {len(travel)} of {len(travel)}" in lines
    named = lines[lines.index("Without a passing test:") + 1 :]
    assert len(named) == len(testable) - len(travel)
    conformance.print_game("lotr", {travel[0]: ["tests/a.py::b"]}, True, "en")
    assert f"{travel[0]}: tests/a.py::b" in capsys.readouterr().out.splitlines()


def test_conformance_says_how_many_clauses_are_proved_as_they_are_read(capsys):
    read = ["lotr.quest-advancement.1", "lotr.restricted.3"]
    assert all(rule.reading for rule in rw.rules("lotr") if rule.id in read)
    proofs = {rule: ["tests/a.py::b"] for rule in (*read, "lotr.quest-advancement.2")}
    conformance.print_game("lotr", proofs, True, "en")
    line = "lotr: 3 of 910 testable clauses have a passing test (0 %), 2 of them as read"
    assert capsys.readouterr().out.splitlines()[0] == line


def test_conformance_runs_the_tests_that_prove_rules(tmp_path: Path):
    tests = tmp_path / "tests"
    tests.mkdir()
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(id): a clause"]\n')
    (tests / "conftest.py").write_text((Path(__file__).parent.parent / "conftest.py").read_text(encoding="utf-8"))
    (tests / "test_some.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("lotr.a.1", "lotr.a.2")\n'
        "def test_good(): assert 1 + 1 == 2\n"
        '@pytest.mark.rule("lotr.a.2", "lotr.a.3")\n'
        "def test_bad(): assert 1 + 1 == 3\n"
        "def test_other(): assert 2 + 2 == 4\n"
    )
    proofs, failed = conformance.run_tests(tmp_path)
    assert proofs == {"lotr.a.1": ["tests/test_some.py::test_good"]}
    assert failed == 1
