"""`rulewright deck` and `rulewright campaign`, as a person uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.games.lotr.tables import deckfiles
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.lotr.tables.decks import STARTERS, Deck
from support.campaign import pair, win_passage

LEADERSHIP = STARTERS["leadership"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write_deck(folder: Path, deck: Deck = LEADERSHIP, form: str = "json") -> str:
    (folder / f"deck.{form}").write_text(deckfiles.write(deck, form), encoding="utf-8")
    return f"deck.{form}"


def write_log(folder: Path, log: Log) -> str:
    (folder / "log.json").write_text(log.text(), encoding="utf-8")
    return "log.json"


def read_log(folder: Path) -> Log:
    return Log.read((folder / "log.json").read_text(encoding="utf-8"))


# ---- decks


@pytest.mark.parametrize("form", deckfiles.FORMATS)
def test_a_legal_deck_is_called_legal(command, folder, form):
    assert command("deck", "check", write_deck(folder, form=form)) == (
        0,
        "“leadership” is a legal deck: heroes 3, cards 30.\n",
        "",
    )


def test_all_that_is_wrong_with_a_deck_is_told_one_a_line(command, folder):
    broken = Deck("broken", (*LEADERSHIP.heroes, LEADERSHIP.heroes[0]), {**LEADERSHIP.cards, "01073": 4})
    file = write_deck(folder, broken)
    done = command("deck", "check", file)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [
        "A deck may have three heroes at most, not 4.",
        "The same hero cannot be there twice: “Aragorn”.",
        "There are too many copies of “Gandalf”: 4.",
        "The deck is too small: 33 cards; it needs 50.",
    ]
    assert len(command("deck", "check", file, "--lang", "uk").err.splitlines()) == 4


@pytest.mark.parametrize("form", deckfiles.FORMATS)
def test_a_deck_is_converted_to_a_file_and_back_without_loss(command, folder, form):
    file = write_deck(folder)
    done = command("deck", "convert", file, "--to", form, "--out", f"other.{form}")
    assert done == (0, f"The deck is written to “other.{form}”.\n", "")
    assert deckfiles.read((folder / f"other.{form}").read_text(encoding="utf-8"), form) == LEADERSHIP
    printed = command("deck", "convert", f"other.{form}", "--to", "json").out
    assert deckfiles.read(printed, "json") == LEADERSHIP


WRONG_DECKS = [
    (["deck", "check", "nowhere.json"], "There is no file “nowhere.json”."),
    (["deck", "check", "deck.xls"], "Unknown deck format xls; known: json, txt, o8d."),
    (["deck", "convert", "deck.json"], "“--to” is missing."),
    (["deck", "convert", "deck.json", "--to", "pdf"], "Unknown deck format pdf; known: json, txt, o8d."),
    (["deck", "check", "bad.json"], "The deck file is incomplete or wrong at: heroes, slots."),
    (["play", "lotr", "--deck", "nowhere.o8d"], "There is no file “nowhere.o8d”."),
]


@pytest.mark.parametrize(("args", "told"), WRONG_DECKS)
def test_a_wrong_deck_file_is_told_in_one_sentence(command, folder, args, told):
    write_deck(folder)
    (folder / "bad.json").write_text("{}", encoding="utf-8")
    before = sorted(path.name for path in folder.iterdir())
    assert command(*args) == (2, "", told + "\n")
    assert sorted(path.name for path in folder.iterdir()) == before


def test_a_deck_with_an_unknown_card_is_named_by_it(command, folder):
    (folder / "deck.txt").write_text("Mine\n1x Aragorn (Core Set)\n3x Tom Bombadil (Core Set)\n", encoding="utf-8")
    done = command("deck", "check", "deck.txt", "--lang", "ru")
    assert (done.code, done.out) == (2, "")
    assert "Tom Bombadil" in done.err


@pytest.mark.parametrize("form", deckfiles.FORMATS)
def test_a_game_is_played_with_the_deck_of_a_file(command, folder, form):
    file = write_deck(folder, form=form)
    command("play", "lotr", "--deck", file, "tactics", "--seed", "3", "--plain", lines="keep\ns saved.json\n")
    game = rw.replay((folder / "saved.json").read_text(encoding="utf-8"))
    assert [deck if isinstance(deck, str) else deck["heroes"] for deck in game.setup["decks"]] == [
        list(LEADERSHIP.heroes),
        "tactics",
    ]


# ---- campaigns


def test_a_campaign_begins_with_a_log(command, folder):
    done = command(
        "campaign", "new", "log.json", "--deck", "leadership", write_deck(folder, STARTERS["tactics"]),
        "--names", "Tom", "Ann", "--seed", "5", "--difficulty", "easy",
    )  # fmt: skip
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "Campaign, easy difficulty, seed 5",
        "1. Tom: Aragorn, Théodred, Glóin",
        "2. Ann: Gimli, Legolas, Thalin",
        "Next scenario: Passage Through Mirkwood",
    ]
    decks = [LEADERSHIP, STARTERS["tactics"]]
    assert read_log(folder) == Log.begin(decks, seed=5, names=["Tom", "Ann"], difficulty="easy")
    assert command("campaign", "status", "log.json", "--lang", "uk").out.splitlines() == [
        "Кампанія, легка складність, зерно 5",
        "1. Tom: Араґорн, Теодред, Ґлоїн",
        "2. Ann: Ґімлі, Леґолас, Талін",
        "Наступний сценарій: Прохід через Морок-ліс",
    ]


WRONG_CAMPAIGNS = [
    (["new", "log.json", "--deck", "lore"], "There is a file “log.json” already; it is left alone."),
    (["new", "a.json", "--deck", "elves"], "There is no deck “elves”; there are: leadership, tactics, spirit, lore."),
    (["new", "a.json", "--deck", "lore", "lore"], "The same hero cannot be there twice: “Denethor”."),
    (["new", "a.json"], "“--deck” is missing."),
    (
        ["new", "a.json", "--deck", "lore", "--mode", "quick"],
        "The option “mode” cannot be “quick”; it can be: campaign, expert, run, nightmare.",
    ),
    (
        ["new", "a.json", "--deck", "lore", "--difficulty", "hard"],
        "The option “difficulty” cannot be “hard”; it can be: standard, easy.",
    ),
    (["new", "a.json", "--deck", "lore", "--names", "A", "B"], "There are 2 names for 1 deck."),
    (["status", "nowhere.json"], "There is no file “nowhere.json”."),
    (
        ["play", "log.json", "--seats", "human,robot"],
        "A seat cannot be “robot”; it can be: human, bot:random, bot:thumb, bot:search.",
    ),
    (
        ["replace", "log.json", "3", "Aragorn", "Éowyn"],
        "There is no player “3”; there are: 1 (Player 1), 2 (Player 2).",
    ),
    (["replace", "log.json", "1", "Aragorn", "Bilbo"], "There is no card “Bilbo”."),
    (["replace", "log.json", "1", "Gimli", "Éowyn"], "Gimli is not a hero of this player."),
    (["replace", "log.json", "1", "Aragorn", "Éowyn"], "Between two games a player may change only one hero."),
    (["heal", "log.json", "1", "Aragorn"], "Aragorn has no starting damage that could be removed."),
    (["keep", "log.json", "1", "Aragorn"], "A fallen hero may stay only when no other is left; there are: "),
]


@pytest.mark.parametrize(("args", "told"), WRONG_CAMPAIGNS)
def test_a_wrong_wish_is_told_in_one_sentence_and_changes_nothing(command, folder, args, told):
    file = write_log(folder, pair())
    before = (folder / file).read_bytes()
    done = command("campaign", *args)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(told)
    assert [path.name for path in folder.iterdir()] == [file]
    assert (folder / file).read_bytes() == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "The campaign log is not valid JSON"),
        ("[]", "The campaign log is incomplete or wrong at: format, players."),
        (
            '{"format": 99, "players": []}',
            "The campaign log was written by a newer version (99) and is left untouched.",
        ),
    ],
)
def test_a_log_that_cannot_be_read_is_left_untouched(command, folder, text, told):
    (folder / "log.json").write_text(text, encoding="utf-8")
    for args in (["status", "log.json"], ["play", "log.json"], ["heal", "log.json", "1", "Aragorn"]):
        done = command("campaign", *args)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(told)
    assert (folder / "log.json").read_text(encoding="utf-8") == text


def test_a_game_of_the_campaign_is_kept_beside_the_log_and_resumed(command, folder):
    file = write_log(folder, pair(seed=2))
    before = (folder / file).read_bytes()
    done = command("campaign", "play", file, "--plain", lines="keep\n")
    assert done.code == 0
    assert (folder / file).read_bytes() == before
    game = rw.replay((folder / "log.json.game").read_text(encoding="utf-8"))
    assert (game.seed, game.setup["scenario"], len(list(game.choices()))) == (2000, "passage-through-mirkwood", 1)
    command("campaign", "play", file, "--plain", lines="keep\n")
    game = rw.replay((folder / "log.json.game").read_text(encoding="utf-8"))
    assert len(list(game.choices())) == 2
    told = command("campaign", "status", file).out.splitlines()
    assert told[-1] == "A game is under way; “campaign play” goes on with it."
    refused = command("campaign", "replace", file, "1", "Aragorn", "Éowyn")
    assert refused == (2, "", "A game of the campaign is under way; end it first.\n")
    done = command("campaign", "play", file, "--seats", "bot:thumb,bot:thumb", "--plain")
    assert done.code == 0
    log = read_log(folder)
    assert log.attempts == 1
    assert not (folder / "log.json.game").exists()
    won = len(log.completed) == 1
    recorded = (
        "The victory is recorded in the campaign log."
        if won
        else "The defeat is recorded; the scenario must be played again."
    )
    assert recorded in done.out.splitlines()


def test_a_game_that_ended_before_it_was_recorded_is_recorded_the_next_time(command, folder):
    log = pair(seed=2)
    file = write_log(folder, log)
    game = rw.new("lotr", seed=log.game_seed(), **log.setup())
    while not game.over:
        game.choose(0)
    (folder / "log.json.game").write_text(game.journal(), encoding="utf-8")
    assert command("campaign", "play", file, "--plain").code == 0
    assert read_log(folder).attempts == 1
    assert not (folder / "log.json.game").exists()


def test_a_game_that_was_recorded_already_is_not_recorded_twice(command, folder):
    log = pair(seed=2)
    game = rw.new("lotr", seed=log.game_seed(), **log.setup())
    while not game.over:
        game.choose(0)
    log.record(game)
    file = write_log(folder, log)
    (folder / "log.json.game").write_text(game.journal(), encoding="utf-8")
    command("campaign", "play", file, "--plain", lines="keep\n")
    assert read_log(folder).attempts == 1
    assert json.loads((folder / "log.json.game").read_text(encoding="utf-8"))["seed"] == 2001


def test_the_game_of_another_campaign_is_refused(command, folder):
    file = write_log(folder, pair(seed=2))
    other = pair(seed=3)
    game = rw.new("lotr", seed=other.game_seed(), **other.setup())
    (folder / "log.json.game").write_text(game.journal(), encoding="utf-8")
    told = "This game is not the next one of the campaign, or it has not ended.\n"
    assert command("campaign", "play", file) == (2, "", told)


def test_a_fallen_hero_is_replaced_by_title_in_any_language(command, folder):
    log = pair(seed=2, names=["Tom", "Ann"])
    win_passage(log, fallen=("Théodred",))
    file = write_log(folder, log)
    told = "Théodred has fallen and must be replaced. With: rulewright campaign replace log.json PLAYER OLD NEW.\n"
    assert command("campaign", "play", file) == (2, "", told)
    told = command("campaign", "replace", file, "Tom", "theodred", "Éowyn").out.splitlines()
    assert told == [
        "Campaign, standard difficulty, seed 2",
        "1. Tom: Aragorn, Éowyn, Glóin",
        "  Starting threat: +1",
        "  Boons: Mendor's Support",
        "2. Ann: Gimli, Legolas, Thalin",
        "  Starting threat: +1",
        "  Boons: Mendor's Support",
        "Fallen heroes: Théodred",
        "Burdens: Lingering Venom",
        f"Won: Passage Through Mirkwood, score {log.completed[0]['score']}",
        "Next scenario: Journey Along the Anduin",
    ]
    assert read_log(folder).penalties == [1, 1]


def test_an_expert_heals_for_threat(command, folder):
    log = pair(mode="expert")
    log.damage = {"Glóin": 2}
    log.completed = [{"scenario": "passage-through-mirkwood", "score": 50, "seed": 0, "stage": "Beorn's Path"}]
    file = write_log(folder, log)
    assert command("campaign", "heal", file, "1", "Aragorn").code == 2
    assert command("campaign", "heal", file, "1", "Glóin").code == 0
    healed = read_log(folder)
    assert (healed.damage, healed.penalties) == ({}, [1, 0])
    assert command("campaign", "heal", file, "1", "Glóin").code == 2


# ---- whose deck it is


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("hero.json", '{"hero_code": "01001a", "slots": {"01087": 3}}', "The deck is too small: 3 cards; it needs 40."),
        ("hero.txt", "Spider-Man\n\n3x Haymaker\n", "The deck is too small: 3 cards; it needs 40."),
        (
            "typo.txt",
            "Spider-Man\n2x Haymakr\n3x Backflip\n",
            'The deck is wrong at 2 "2x Haymakr": there is no card “Haymakr”; did you mean “Haymaker”?',
        ),
        (
            "typo2.txt",
            "Aragorn\n2x Gandalff\n",
            'The deck is wrong at 2 "2x Gandalff": there is no card “Gandalff”; did you mean “Gandalf”?',
        ),
        (
            "strange.json",
            '{"hero_code": "01001a", "slots": {"99": 1}}',
            "The deck is wrong at slots.99: there is no card “99”.",
        ),
    ],
)
def test_a_deck_is_held_against_the_game_that_can_read_it(command, folder, file: str, text: str, said: str):
    (folder / file).write_text(text, encoding="utf-8")
    done = command("deck", "check", file)
    assert (done.code, done.err.splitlines()[0]) == (2, said)
