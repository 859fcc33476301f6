"""A game of a page, written from docs/adding-a-game.md: what holds for the games of the package holds for it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.games import registry
from rulewright.kernel import homes
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.start import Wanted, make_session, resume
from support.holding import check_alike, check_clone, check_decision, check_journal, check_log, check_secrecy
from support.observer import Observer, check_knowledge
from support.random_games import positions

LANGUAGES = ("en", "uk", "ru")
SEEDS = range(6)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game is there for this test, and saves go elsewhere."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    registry.register("bridges", "fifth_game")
    yield
    registry.GAMES.remove("bridges")
    del homes.ELSEWHERE["bridges"]


def new(seed: int = 0) -> rw.Game:
    return rw.new("bridges", seed=seed)


def in_hand(title: str, seat: int, turns: int) -> rw.Game:
    """A game in which a player has this card in hand when the turn of somebody comes after so many others."""
    for seed in range(200):
        game = new(seed)
        for _ in range(turns):
            play_turn(game, title)
        if title in names(game, seat) and game.decision.kind == "place":
            return game
    raise AssertionError(title)


def names(game: rw.Game, seat: int) -> list[str]:
    return [piece["name"] for piece in game.view(seat)["players"][seat]["hand"]]


def play_turn(game: rw.Game, kept: str = "", bridge: str = "") -> None:
    """Place the first guard that is not to be kept, and let nobody answer."""
    key = next(key for key in game.decision.keys if key != f"place {kept}")
    game.play(key, f"to {bridge}" if bridge else 0)
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
    assert game.result.reason in {rule.id for rule in rw.rules("bridges")}


@pytest.mark.parametrize("bot", ["random", "thumb", "search=2"])
def test_bots_play_it(bot: str):
    players = [bots.make(bot, seat) for seat in (0, 1)]
    game = new(5)
    while not game.over:
        game.choose(players[game.decision.seat].choose(game))
    assert game.result.winners in ((0,), (1,), (0, 1))


# ---- its rules


def test_a_guard_in_hand_turns_back_one_that_would_arrive():
    game = in_hand("Watchman", 1, 0)
    game.play(0, "to Long Bridge")
    if game.decision.seat == 0:
        game.choose("pass")
    assert game.decision.keys == ("use Watchman", "pass")
    assert game.decision.prompt() == "When a card would arrive at a bridge: your response?"
    before = names(game, 0)
    game.choose("use Watchman")
    assert names(game, 0) == before
    assert (game.state.at, [p.zone for p in game.look("Watchman")].count("discard")) == ({}, 1)


def test_a_guard_that_has_arrived_brings_a_card():
    game = in_hand("Runner", 0, 0)
    cards = len(names(game, 0))
    game.play("place Runner", "to Old Bridge")
    while game.decision.kind == "respond":
        game.choose("pass")
    (runner,) = (piece for piece in game.look("Runner") if piece.at)
    assert (runner.at, len(names(game, 0))) == ("Old Bridge", cards)


def test_a_captain_gives_strength_to_others_at_the_same_bridge():
    game = in_hand("Captain", 0, 2)
    (first,) = (p for p in game.state.at if game.state.controller[p] == 0)
    name = game.state.rules.catalogue.faces[game.state.face[first]].name
    game.play("place Captain", "to Old Bridge")
    while game.decision.kind == "respond":
        game.choose("pass")
    (guard,) = (piece for piece in game.look(name) if piece.id == first)
    printed = {"Pikeman": 3, "Runner": 1, "Watchman": 1}[name]
    assert guard.value("strength") == printed + 1
    assert guard.explain("strength", "ru") == [f"На карте: сила {printed}", "+1 от Капитана"]


def test_a_full_bridge_is_refused_with_the_rule_in_three_languages():
    game = new(1)
    for _ in range(4):
        play_turn(game, bridge="Old Bridge")
    game.choose(0)
    assert game.decision.keys == ("to Stone Bridge", "to Long Bridge")
    assert game.why_not("to Stone Bridge") is None
    assert [game.why_not("to Old Bridge", lang) for lang in LANGUAGES] == [
        "Two of your guards stand at Old Bridge already [bridges.turn.3]",
        "На «Старому мосту» вже стоять двоє ваших вартових [bridges.turn.3]",
        "На «Старом мосту» уже стоят двое ваших стражей [bridges.turn.3]",
    ]
    with pytest.raises(rw.IllegalChoice, match="Two of your guards"):
        game.choose("to Old Bridge")


def test_the_setup_is_checked():
    with pytest.raises(rw.RulewrightError, match="This game has 2 players, not 3"):
        rw.new("bridges", seats=3)
    with pytest.raises(rw.RulewrightError, match="colour"):
        rw.new("bridges", colour="red")


# ---- its words


def test_its_cards_are_told_in_three_languages():
    told = {card.name: [card.text(lang) for lang in LANGUAGES] for card in rw.cards("bridges")}
    assert told["Runner"] == [
        "Forced: After Runner arrives at a bridge, draw 1 card.",
        "Примусово: після того як Гінець приходить на міст, візьміть 1 карту.",
        "Спровоцированный эффект: после того как Гонец приходит на мост, вытяните 1 карту.",
    ]
    assert told["Captain"] == [
        "Each other guard you control at the same bridge gets +1 strength.",
        "Кожен інший вартовий у вашому розпорядженні на тому самому мосту отримує +1 до сили.",
        "Каждый другой страж под вашим контролем на том же мосту получает +1 к силе.",
    ]
    assert [text.rpartition(", ")[2] for text in told["Watchman"]] == [
        "discard Watchman to cancel that.",
        "щоб скасувати це.",
        "чтобы отменить это.",
    ]


# ---- the terminal


def converse(lang: str, *lines: str) -> tuple[int, str, str]:
    """Play in line mode against a bot: exit code, what was said, what was complained about."""
    session = make_session(Wanted(game="bridges", seats="human,bot:thumb", seed=3, lang=lang, plain=True))
    out, errors = io.StringIO(), io.StringIO()
    code = PlainTable(session, io.StringIO("".join(line + "\n" for line in lines)), out, errors).run()
    return code, out.getvalue(), errors.getvalue()


@pytest.mark.parametrize(
    ("lang", "title", "won"),
    [
        ("en", "Three Bridges", "The winner: "),
        ("uk", "Три мости", "Перемога: "),
        ("ru", "Три моста", "Победа: "),
    ],
)
def test_it_is_played_to_its_end_in_line_mode(lang: str, title: str, won: str):
    code, out, errors = converse(lang, *["1"] * 60)
    assert (code, errors) == (0, "")
    assert f"\n{title}.\n" in out
    assert f"\n{won}" in out


def test_the_table_shows_what_stands_at_a_bridge_side_by_side():
    _, out, _ = converse("en", "3", "3", "1", "2", "2", "1", "1", "2", "v")
    table = out[out.rindex("Three Bridges.") :].splitlines()
    assert table[1:11] == [
        "Bridges:",
        "  Old Bridge (bridge): points 1",
        "    Blue",
        "      Watchman (guard): strength 1",
        "    Red",
        "      Captain (guard): strength 2",
        "  Stone Bridge (bridge): points 2",
        "    Blue",
        "      Captain (guard): strength 2",
        "  Long Bridge (bridge): points 3",
    ]


def test_a_save_is_opened_again():
    game = new(3)
    game.choose(0)
    assert resume(game.journal(), "bridges").digest() == game.digest()
