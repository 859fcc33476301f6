"""Wrong input: one sentence in the user's language, exit code 2, nothing on the standard output."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import bots

SENTENCES = [
    (
        ["play", "chess"],
        "There is no game “chess”; there are: lotr, wotr, champions, meq.",
        "Гри «chess» немає; є такі: lotr, wotr, champions, meq.",
        "Игры «chess» нет; есть такие: lotr, wotr, champions, meq.",
    ),
    (
        ["play", "lotr", "moria"],
        "There is no scenario “moria”; there are: {scenarios}.",
        "Сценарію «moria» немає; є такі: {scenarios}.",
        "Сценария «moria» нет; есть такие: {scenarios}.",
    ),
    (
        ["play", "lotr", "--deck", "elves"],
        "There is no deck “elves”; there are: {decks}.",
        "Колоди «elves» немає; є такі: {decks}.",
        "Колоды «elves» нет; есть такие: {decks}.",
    ),
    (
        ["play", "lotr", "--deck", "tactics", "tactics"],
        "The same hero cannot be there twice: “Gimli”.",
        "Той самий герой не може бути двічі: «Ґімлі».",
        "Один и тот же герой не может быть дважды: «Гимли».",
    ),
    (
        ["play", "lotr", "--seats", "human,robot"],
        "A seat cannot be “robot”; it can be: human, {bots}.",
        "Місце за столом не може бути «robot»; можливі значення: human, {bots}.",
        "Место за столом не может быть «robot»; возможные значения: human, {bots}.",
    ),
    (
        ["play", "lotr", "--edition", "third"],
        "The option “edition” cannot be “third”; it can be: revised, classic.",
        "Параметр «edition» не може мати значення «third»; можливі значення: revised, classic.",
        "Параметр «edition» не может иметь значение «third»; возможные значения: revised, classic.",
    ),
    (
        ["play", "lotr", "--seed", "seven"],
        "“seven” is not possible for “--seed”.",
        "Значення «seven» для «--seed» неможливе.",
        "Значение «seven» для «--seed» невозможно.",
    ),
    (
        ["play", "lotr", "--speed", "9"],
        "There is no option “--speed”; there are: {options}.",
        "Параметра «--speed» немає; є такі: {options}.",
        "Параметра «--speed» нет; есть такие: {options}.",
    ),
    (
        ["play", "lotr", "passage-through-mirkwood", "again"],
        "“again” is too much here.",
        "«again» тут зайве.",
        "«again» здесь лишнее.",
    ),
    (
        ["play", "lotr", "--resume", "nowhere.json"],
        "There is no file “nowhere.json”.",
        "Файлу «nowhere.json» немає.",
        "Файла «nowhere.json» нет.",
    ),
    (
        ["play", "lotr", "--easy"],
        "There is no option “--easy”; there are: {options}.",
        "Параметра «--easy» немає; є такі: {options}.",
        "Параметра «--easy» нет; есть такие: {options}.",
    ),
    (
        ["play", "lotr", "--plain", "--difficulty", "--seed", "7"],
        "“--difficulty” needs a value.",
        "Параметру «--difficulty» бракує значення.",
        "Параметру «--difficulty» не хватает значения.",
    ),
    (["replay"], "“FILE” is missing.", "Бракує «FILE».", "Не хватает «FILE»."),
    (
        ["jouer"],
        "There is no command “jouer”; there are: {commands}.",
        "Команди «jouer» немає; є такі: {commands}.",
        "Команды «jouer» нет; есть такие: {commands}.",
    ),
    (
        ["rules", "lotr", "xyzzy"],
        "No rule of “lotr” has the words “xyzzy”.",
        "У правилах гри «lotr» немає слів «xyzzy».",
        "В правилах игры «lotr» нет слов «xyzzy».",
    ),
    (
        ["cards", "lotr", "Sauron", "himself"],
        "No card of “lotr” has the words “Sauron himself”.",
        "У гри «lotr» немає карти зі словами «Sauron himself».",
        "У игры «lotr» нет карты со словами «Sauron himself».",
    ),
]


@pytest.mark.parametrize(("args", "en", "uk", "ru"), SENTENCES, ids=[" ".join(case[0]) for case in SENTENCES])
def test_one_sentence_in_the_language_of_the_user(command, monkeypatch, args, en, uk, ru):
    info = rw.games()[0]
    known = {
        "scenarios": ", ".join(info.scenarios),
        "decks": ", ".join(info.decks),
        "commands": "play, games, saves, rules, cards, replay, conformance, serve, deck, campaign, sim, report",
        "options": "--difficulty, --edition, --first, --patient, --secret-windows, --shadows",
        "bots": ", ".join(f"bot:{name}" for name in bots.names()),
    }
    for lang, expected in (("en", en), ("uk", uk), ("ru", ru)):
        monkeypatch.setenv("RULEWRIGHT_LANG", lang)
        assert command(*args) == (2, "", expected.format(**known) + "\n")


def test_the_language_comes_from_the_option_then_the_variable_then_the_locale(command, monkeypatch):
    assert command("play", "go").err.startswith("There is no game")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert command("play", "go").err.startswith("Игры")
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert command("play", "go").err.startswith("Гри")
    monkeypatch.setenv("LC_ALL", "C")
    assert command("play", "go").err.startswith("There is no game")
    monkeypatch.setenv("RULEWRIGHT_LANG", "ru")
    assert command("play", "go").err.startswith("Игры")
    assert command("play", "go", "--lang", "uk").err.startswith("Гри")
    assert command("play", "go", "--lang=uk").err.startswith("Гри")


def test_an_unknown_language_is_told_in_the_language_of_the_locale(command, monkeypatch):
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert command("play", "lotr", "--lang", "fr") == (2, "", "Мови «fr» немає; є такі: en, uk, ru.\n")


def test_resume_without_a_name_lists_the_saves(command):
    assert command("play", "lotr", "--seed", "3", "--plain", lines="1\n").code == 0
    done = command("play", "--resume")
    assert (done.code, done.out) == (2, "")
    assert done.err == "Say which save to resume; there are: lotr-passage-through-mirkwood-1.\n"


def test_a_game_needs_a_name_or_a_file(command):
    done = command("play")
    assert done == (2, "", "Say which game to play, or which file to resume; there are: lotr, wotr, champions, meq.\n")


def broken(journal: dict) -> dict[str, str]:
    """Journals that cannot be played, by what is wrong with them."""
    key, digest = journal["choices"][1]
    first = journal["choices"][0]
    return {
        "cut": json.dumps(journal)[:100],
        "shape": json.dumps({"game": "lotr"}),
        "older": json.dumps({**journal, "format": 0, "version": "0.0.9"}),
        "choice": json.dumps({**journal, "choices": [first, ["commit Aragorn", digest]]}),
        "digest": json.dumps({**journal, "choices": [first, [key, "0" * 64]]}),
        "deck": json.dumps({**journal, "setup": {**journal["setup"], "decks": ["elves"]}}),
        "position": json.dumps({**journal, "setup": {"position": 3}}),
    }


BROKEN = {
    "cut": "Журнал не є правильним JSON: ",
    "shape": "У журналі бракує того, що має кожен журнал: формату, гри, приготування, зерна випадковості та виборів.\n",
    "older": "Журнал записала версія 0.0.9, а її ця програма не читає.\n",
    "choice": "Вибір 1 із журналу, «commit Aragorn», неможливий: ",
    "digest": "Позиція після вибору 1 не така, як у журналі.\n",
    "deck": "Колоди «elves» немає; є такі: ",
    "position": "В умовах гри помилка (position): потрібен об’єкт із полями, а не 3.\n",
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_journal_is_not_played_and_not_touched(command, journal, tmp_path: Path, case):
    file = tmp_path / "save.json"
    file.write_text(broken(journal)[case], encoding="utf-8")
    before = file.read_bytes()
    for args in (["replay", str(file)], ["play", "lotr", "--resume", str(file), "--plain"]):
        done = command(*args, "--lang", "uk")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(BROKEN[case])
        assert done.err.count("\n") == 1
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]


def test_a_journal_of_another_version_is_played_by_its_choices(journal):
    """Its digests tell of positions as that version kept them."""
    older = {**journal, "version": "0.1.0", "choices": [[key, "0" * 64] for key, _ in journal["choices"]]}
    assert rw.replay(json.dumps(older)).digest() == rw.replay(json.dumps(journal)).digest()


def test_a_folder_and_a_file_that_is_not_text_are_no_journals(command, tmp_path: Path):
    binary = tmp_path / "save.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert command("replay", str(tmp_path)).err == f"“{tmp_path}” cannot be read: it is a folder.\n"
    assert command("replay", str(binary)).err == f"“{binary}” cannot be read: it is not text.\n"


def test_a_journal_of_another_game_or_with_other_seats_is_refused(command, journal, tmp_path: Path):
    file = tmp_path / "save.json"
    file.write_text(json.dumps(journal), encoding="utf-8")
    done = command("play", "chess", "--resume", str(file), "--plain")
    assert done == (2, "", "There is no game “chess”; there are: lotr, wotr, champions, meq.\n")
    done = command("play", "lotr", "--resume", str(file), "--plain", "--seats", "human,bot:random")
    assert done == (2, "", "2 players are not possible; there must be 1 to 1.\n")


def test_a_journal_of_another_scenario_is_refused_and_left_as_it_is(command, tmp_path: Path):
    file = tmp_path / "duel.json"
    file.write_text(rw.new("wotr", scenario="duel-2", seed=1).journal(), encoding="utf-8")
    before = file.read_bytes()
    done = command("play", "wotr", "trilogy", "--resume", str(file), "--plain")
    assert done == (2, "", "This is a save of the scenario “duel-2”, not of “trilogy”.\n")
    assert file.read_bytes() == before


def test_a_scenario_with_a_wrong_number_of_people_is_refused(command):
    done = command("play", "wotr", "duel-3", "--seats", "human,bot:random", "--plain")
    assert done == (2, "", "Duel-3 cannot be played by 2 people; possible: 3.\n")
