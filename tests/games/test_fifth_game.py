"""A game of a page, written from docs/adding-a-game.md: what holds for the games of the package holds for it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

import rulewright as rw
from rulewright import bots
from rulewright.games import registry
from rulewright.kernel import homes
from rulewright.terminal.app import TableApp
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.start import Wanted, make_session, resume
from rulewright.terminal.widgets import CardList
from support.holding import check_alike, check_clone, check_decision, check_journal, check_log, check_secrecy
from support.observer import Observer, check_knowledge
from support.random_games import positions
from support.screen import at_table, choices, press, rows

LANGUAGES = ("en", "uk", "ru")
TITLES = ("Pikeman", "Captain", "Watchman")
SEEDS = range(6)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game is there for this test, and saves go elsewhere."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    registry.register("watch", "fifth_game")
    yield
    registry.GAMES.remove("watch")
    del homes.ELSEWHERE["watch"]


def new(seed: int = 0) -> rw.Game:
    return rw.new("watch", seed=seed)


def deal(*titles: str) -> rw.Game:
    """A game in which the first player is dealt just these two cards."""
    return next(game for game in map(new, range(200)) if sorted(hand(game, 0)) == sorted(titles))


def hand(game: rw.Game, seat: int) -> list[str]:
    return [piece["name"] for piece in game.view(seat)["players"][seat]["hand"]]


def post(game: rw.Game, *keys: str) -> None:
    """What the players do in their turns; nobody answers."""
    for key in keys:
        game.choose(key)
        decline(game)


def decline(game: rw.Game) -> None:
    while not game.over and game.decision.kind == "respond":
        game.choose("pass")


# ---- the properties of every game


@pytest.mark.parametrize("seed", SEEDS)
def test_every_game_ends_and_everything_holds_at_every_decision(seed: int):
    game = new(seed)
    observer = Observer(game)
    digests: list[str] = []
    for number in positions(game, seed, observer.choose):
        check_decision(game)
        check_clone(game, number)
        check_knowledge(observer)
        for seat in (0, 1, None):
            check_secrecy(game, number, seat)
            check_alike(game, number, seat)
        digests.append(game.digest())
        if number:
            copy = game.clone()
            copy.undo()
            assert copy.digest() == digests[-2]
        guess = game.determinize(game.decision.seat, seed=number)
        assert json.dumps(guess.view(guess.decision.seat)) == json.dumps(game.view(game.decision.seat))
        assert rw.replay(guess.journal()).digest() == guess.digest()
        for lang in LANGUAGES:
            assert game.decision.prompt(lang)
            assert all(option.text(lang) for option in game.decision.options)
    check_journal(game)
    check_log(game)
    assert game.result.reason in {rule.id for rule in rw.rules("watch")}


@pytest.mark.parametrize("bot", ["random", "thumb", "search=2"])
def test_bots_play_it(bot: str):
    players = [bots.make(bot, seat) for seat in (0, 1)]
    game = new(5)
    while not game.over:
        game.choose(players[game.decision.seat].choose(game))
    assert game.result.winners in ((0,), (1,), (0, 1))


# ---- its rules


def test_a_turn_begins_with_two_cards():
    game = new()
    assert [len(hand(game, seat)) for seat in (0, 1)] == [2, 0]
    post(game, "pass")
    assert [len(hand(game, seat)) for seat in (0, 1)] == [2, 2]
    post(game, "pass")
    assert [len(hand(game, seat)) for seat in (0, 1)] == [4, 2]


def test_a_weaker_guard_is_refused_with_the_rule_in_three_languages():
    game = deal("Pikeman", "Watchman")
    assert game.decision.keys == ("play Pikeman", "play Watchman", "pass")
    post(game, "play Pikeman", "pass")
    assert game.why_not("pass") is None
    assert [game.why_not("play Watchman", lang) for lang in LANGUAGES] == [
        "Watchman is weaker than Pikeman, whom you posted last [watch.turn.2]",
        "Дозорець слабший за Пікінера, якого ви виставили останнім [watch.turn.2]",
        "Дозорный слабее Пикинера, которого вы выставили последним [watch.turn.2]",
    ]
    with pytest.raises(rw.IllegalChoice, match="Watchman is weaker than Pikeman"):
        game.choose("play Watchman")


def test_a_guard_as_strong_as_the_last_one_may_follow():
    game = deal("Pikeman", "Pikeman")
    assert game.decision.keys == ("play Pikeman", "pass")
    post(game, "play Pikeman", "pass", "play Pikeman")
    assert [piece.zone for piece in game.look("Pikeman")].count("play") == 2


def test_that_no_guard_can_be_posted_is_not_told_by_not_being_asked():
    game = deal("Captain", "Captain")
    post(game, "play Captain", "pass", "play Captain", "pass")
    assert game.decision.keys == ("pass",)


def test_a_guard_in_hand_turns_back_one_of_the_other_player():
    game = deal("Pikeman", "Watchman")
    post(game, "pass")
    game.choose(0)
    if game.decision.seat == 1:
        game.choose("pass")
    assert (game.decision.seat, game.decision.keys) == (0, ("use Watchman", "pass"))
    assert game.decision.prompt() == "When a card enters play: your response?"
    before = hand(game, 1)
    game.choose("use Watchman")
    assert hand(game, 1) == before
    assert [piece.zone for piece in game.look("Watchman")].count("discard") == 1
    assert {piece.zone for name in TITLES for piece in game.look(name)}.isdisjoint({"play"})


def test_a_captain_gives_strength_to_the_other_guards_of_the_same_player():
    game = deal("Captain", "Pikeman")
    post(game, "play Pikeman", "play Watchman", "play Captain")
    strength = {
        piece.name: piece.value("strength") for name in TITLES for piece in game.look(name) if piece.zone == "play"
    }
    assert strength == {"Pikeman": 3, "Captain": 3, "Watchman": 1}
    (pikeman,) = (piece for piece in game.look("Pikeman") if piece.zone == "play")
    assert pikeman.explain("strength", "ru") == ["На карте: сила 2", "+1 от Капитана"]


def test_the_stronger_guards_win_when_the_decks_are_empty():
    game = deal("Captain", "Pikeman")
    post(game, "play Pikeman", "play Watchman", "play Captain", *["pass"] * 6)
    assert not game.over
    post(game, "pass")
    assert (game.result.winners, game.result.score, game.result.reason) == ((0,), 6, "watch.end.1")


def test_with_equal_strength_both_win():
    game = new()
    post(game, *["pass"] * 10)
    assert (game.result.winners, game.result.score) == ((0, 1), 0)


def test_the_setup_is_checked():
    with pytest.raises(rw.RulewrightError, match="This game has 2 players, not 3"):
        rw.new("watch", seats=3)
    with pytest.raises(rw.RulewrightError, match="colour"):
        rw.new("watch", colour="red")


# ---- its words


def test_its_cards_are_told_in_three_languages():
    told = {card.name: [card.text(lang) for lang in LANGUAGES] for card in rw.cards("watch")}
    assert told == {
        "Pikeman": ["", "", ""],
        "Captain": [
            "Each other card before you gets +1 strength.",
            "Кожна інша карта перед вами отримує +1 до сили.",
            "Каждая другая карта перед вами получает +1 к силе.",
        ],
        "Watchman": [
            "Response: When a card controlled by another player enters play, discard Watchman to cancel that.",
            "Реакція: коли карта в розпорядженні іншого гравця входить у гру, скиньте Дозорця, щоб скасувати це.",
            "Реакция: когда карта под контролем другого игрока входит в игру, сбросьте Дозорного, чтобы отменить это.",
        ],
    }


# ---- the terminal


def converse(lang: str, *lines: str) -> tuple[int, str, str]:
    """Play in line mode against a bot: exit code, what was said, what was complained about."""
    session = make_session(Wanted(game="watch", seats="human,bot:thumb", seed=3, lang=lang, plain=True))
    out, errors = io.StringIO(), io.StringIO()
    code = PlainTable(session, io.StringIO("".join(line + "\n" for line in lines)), out, errors).run()
    return code, out.getvalue(), errors.getvalue()


@pytest.mark.parametrize(
    ("lang", "title", "won"),
    [
        ("en", "The Watch", "The winner: "),
        ("uk", "Варта", "Перемога: "),
        ("ru", "Стража", "Победа: "),
    ],
)
def test_it_is_played_to_its_end_in_line_mode(lang: str, title: str, won: str):
    code, out, errors = converse(lang, *["1"] * 60)
    assert (code, errors) == (0, "")
    assert f"\n{title}.\n" in out
    assert f"\n{won}" in out


def test_the_table_shows_the_guards_of_both_and_only_the_own_hand():
    _, out, _ = converse("en", *["1"] * 5, "v")
    table = out[out.rindex("The Watch.") :].splitlines()
    assert table[1:13] == [
        "Player 1.",
        "Play area:",
        "  Watchman (guard): strength 2",
        "  Captain (guard): strength 3",
        "Deck: 6.",
        "Player 2.",
        "Play area:",
        "  Pikeman (guard): strength 2",
        "Deck: 6.",
        "Hand: Player 1 (2):",
        "  Pikeman (guard): strength 2",
        "  Pikeman (guard): strength 2",
    ]
    assert table[13:15] == ["Hand: Player 2 (3):", ""]


def test_it_is_played_on_a_screen():
    session = make_session(Wanted(game="watch", seats="human,bot:thumb", seed=3, lang="uk"))

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert choices(app) == ["1 Зіграти Дозорця", "2 Зіграти Капітана", "p Спасувати"]
        await press(pilot, "2", "p", "p")
        assert [row.split() for row in rows(app.view.query_one("#player-0", CardList))[1:]] == [
            ["Капітан", "сила", "3"]
        ]

    at_table(session, play)


def test_a_save_is_opened_again():
    game = new(3)
    game.choose(0)
    assert resume(game.journal(), "watch").digest() == game.digest()
