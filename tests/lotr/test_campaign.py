"""Whole campaigns played by bots, stopped and taken up again, and logs as they come from disk."""

from __future__ import annotations

import json

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.games.lotr.tables.campaign import ORDER, Log
from rulewright.games.lotr.tables.decks import POOL, STARTERS
from support.campaign import (
    COUNCIL,
    FIGHTERS,
    GUARD,
    LEADERS,
    SPAWN,
    begin,
    join,
    lose,
    pair,
    refused,
    win,
    win_passage,
)
from support.lotr import card, only, pass_until, seat

BATS = card("Black Forest Bats", damage=1)
MODES = ("campaign", "expert", "run")
BOT_GAMES = 3
"""How many games of a scenario the bots play before the last blow is struck for them."""


def replace_the_fallen(log: Log) -> None:
    """Every fallen hero is replaced by one that is free, of the same sphere if there is one."""
    for index, player in enumerate(log.players):
        for fallen in [POOL[hero] for hero in player.heroes if POOL[hero].name in log.fallen]:
            used = (*log.fallen, *log.names())
            free = [c for c in POOL.values() if c.kind == "hero" and c.name not in used]
            free.sort(key=lambda c: c.faces[0].labels["sphere"] != fallen.faces[0].labels["sphere"])
            if free:
                log.replace_hero(index, fallen.name, free[0].name)
            else:
                log.keep_fallen(index, fallen.name)


def play(log: Log, every: int = 0) -> rw.Game:
    """The next game of a campaign, played by bots; every so many rounds it is written down and taken up again."""
    game = rw.new("lotr", seed=log.game_seed(), **log.setup())
    bot = bots.make("thumb")
    reached = 0
    while not game.over:
        game.choose(bot.choose(game))
        if every and game.table()["round"] >= reached + every:
            reached = game.table()["round"]
            again = rw.replay(game.journal())
            assert again.digest() == game.digest()
            game, bot = again, bots.make("thumb")
    return game


def play_through(log: Log, every: int = 0) -> Log:
    """A whole campaign; with stops every so many rounds, the log too is written and read again after every step.

    Bots win when they can; where they have lost all their games of a scenario, another one is joined at its end.
    """
    for scenario in ORDER:
        for _ in range(BOT_GAMES):
            if log.scenario == scenario:
                log.record(play(log, every))
                log = read_again(log) if every else log
        if log.scenario == scenario:
            win_at_the_last_moment(log)
        replace_the_fallen(log)
        log = read_again(log) if every else log
    return log


def win_at_the_last_moment(log: Log) -> None:
    """Win the next game with the first hero of the first player, who needs no more than one blow, or one quest."""
    heroes = [[POOL[hero].name for hero in player.heroes] for player in log.players]
    first = card(heroes[0][0], committed=True, exhausted=True) if log.scenario == ORDER[2] else heroes[0][0]
    blocking = {ORDER[0]: [SPAWN], ORDER[1]: [BATS], ORDER[2]: []}[log.scenario]
    game = join(
        log, seat(heroes=[first, *heroes[0][1:]], engaged=blocking), *[seat(heroes=names) for names in heroes[1:]]
    )
    pass_until(game, "attack")
    while not game.over:
        game.choose(0)
    assert log.record(game)


def read_again(log: Log) -> Log:
    """The log as it comes back from disk."""
    read = Log.read(log.text())
    assert read == log
    return read


@pytest.mark.parametrize("mode", MODES)
def test_bots_play_a_whole_campaign_and_stops_change_nothing(mode, long_run):
    for seed in range(8 if long_run else 1):
        log = play_through(Log.begin([GUARD, COUNCIL], mode, seed, difficulty="easy"))
        stopped = play_through(Log.begin([GUARD, COUNCIL], mode, seed, difficulty="easy"), every=1 if long_run else 2)
        assert log == stopped
        assert [done["scenario"] for done in log.completed] == list(ORDER)
        assert log.score() == sum(done["score"] for done in log.completed)
        assert refused(log.setup) == "error-campaign-over"
        assert log.boons == [["Mendor's Support"] if mode != "run" else []] * 2


def test_a_lost_scenario_is_played_again_with_the_next_seed():
    log = pair(seed=3)
    assert (log.scenario, log.attempts, log.game_seed()) == (ORDER[0], 0, 3000)
    assert not lose(log)
    assert (log.scenario, log.attempts, log.game_seed()) == (ORDER[0], 1, 3001)
    win_passage(log)
    assert (log.scenario, log.attempts, log.game_seed()) == (ORDER[1], 2, 3002)


def test_the_difficulty_of_a_campaign_is_the_one_of_its_games():
    easy, standard = begin(pair(difficulty="easy")), begin(pair())
    assert only(easy, "Aragorn").tokens == {"resources": 1}
    assert only(standard, "Aragorn").tokens == {}
    assert refused(lambda: pair(difficulty="hard")) == "error-option-value"


def test_chance_picks_the_prisoner_among_heroes_with_equal_damage():
    prisoners = set()
    for seed in range(20):
        log = pair()
        win_passage(log)
        hurt = [card("Aragorn", damage=1), card("Théodred", damage=2), card("Glóin", damage=2)]
        legolas = card("Legolas", damage=2)
        win(log, seat(heroes=hurt, engaged=[BATS]), seat(heroes=["Gimli", legolas, "Thalin"]), seed=seed)
        prisoners.add(log.prisoner)
    assert prisoners == {"Théodred", "Glóin", "Legolas"}


def test_the_prisoner_is_the_hero_with_the_most_damage():
    log = pair()
    win_passage(log)
    hurt = [card("Aragorn", damage=1), "Théodred", card("Glóin", damage=2)]
    win(log, seat(heroes=hurt, engaged=[BATS], threat=30), seat(heroes=[card("Gimli", damage=3), *FIGHTERS[1:]]))
    assert log.prisoner == "Gimli"
    game = begin(log)
    while game.look("Gimli") and game.decision is not None and game.table()["round"] == 0:
        game.choose(0)
    assert game.look("Gimli") == []
    assert game.look("Mendor") == []
    assert [piece.zone for piece in game.look("Prisoner")] == ["play", "play"]


def test_only_an_expert_may_heal():
    assert refused(pair(mode="nightmare").heal, 0, "Aragorn") == "error-nothing-to-heal"
    assert refused(pair().heal, 0, "Aragorn") == "error-nothing-to-heal"


@pytest.mark.parametrize("mode", ["run", "nightmare"])
def test_all_scenarios_of_a_run_are_played_with_the_same_heroes_and_cards(mode):
    log = pair(mode=mode)
    win_passage(log, fallen=("Glóin",))
    assert refused(log.replace_hero, 0, "Aragorn", "Éowyn") == "error-run-unchanged"
    assert refused(log.change_deck, 0, STARTERS["leadership"]) == "error-run-unchanged"
    assert (log.fallen, log.boons, log.burdens) == ([], [[], []], [])
    assert log.setup()["edition"] == "classic"


def test_in_a_run_everyone_is_back_and_unhurt_for_the_next_scenario():
    log = pair(mode="run")
    win_passage(log, fallen=("Glóin",))
    game = begin(log)
    assert game.table()["threat"] == [29, 29]
    assert only(game, "Glóin").zone == "play"


def test_in_a_nightmare_threat_damage_and_decks_carry_over_and_the_dead_stay_dead():
    log = pair(mode="nightmare")
    deck = ["Faramir"] * 3 + ["Snowbourn Scout"] * 3 + ["Gandalf"] * 2
    other = ["Beorn"] * 3 + ["Feint"] * 3 + ["Gandalf"]
    win(
        log,
        seat(
            heroes=["Aragorn", card("Théodred", damage=2)],
            discard=["Glóin"],
            deck=deck,
            engaged=[card("Ungoliant's Spawn", damage=8)],
            threat=37,
        ),
        seat(heroes=[card("Gimli", damage=1), *FIGHTERS[1:]], deck=other, threat=41),
    )
    assert (log.threat, log.damage) == ([37, 41], {"Théodred": 2, "Gimli": 1})
    assert [player.cards for player in log.players] == [
        {"01073": 2, "01016": 3, "01014": 3},
        {"01073": 1, "01034": 3, "01031": 3},
    ]
    assert log.names() == [*LEADERS[:2], *FIGHTERS]
    game = begin(Log.read(log.text()))
    assert game.table()["threat"] == [37, 41]
    assert only(game, "Théodred").tokens == {"damage": 2}
    assert [len(game.look(name)) for name in ("Faramir", "Snowbourn Scout", "Beorn")] == [3, 3, 3]


# ---- logs from disk


def changed(**changes: object) -> str:
    """The text of a log with some of its parts changed."""
    return json.dumps({**json.loads(pair().text()), **changes})


@pytest.mark.parametrize(
    ("text", "error", "details"),
    [
        ("{", "error-campaign-not-json", None),
        ("null", "error-campaign-shape", {"where": "format, players"}),
        (changed(format=2), "error-campaign-newer", {"version": "2"}),
        (changed(format="new"), "error-campaign-newer", {"version": "new"}),
        (changed(colour="red"), "error-input", "The campaign log is wrong at colour: there is no “colour”"),
        (changed(seed="seven"), "error-input", 'wrong at seed: a whole number is needed, not "seven".'),
        (changed(seed=1 << 111), "error-number", "is not possible for “seed”"),
        (changed(completed=[1]), "error-input", "wrong at completed.0: an object with named fields is needed, not 1."),
        (changed(completed=[{"score": 1}]), "error-input", "wrong at completed.0.scenario: it is missing."),
        (changed(completed=[{"scenario": ORDER[1], "score": 1}]), "error-input", "wrong at completed: "),
        (changed(players=[]), "error-input", "wrong at players: at least 1 is needed."),
        (
            changed(players=["Tom"]),
            "error-input",
            'wrong at players.0: an object with named fields is needed, not "Tom".',
        ),
        (changed(boons=[["Nope"], []]), "error-input", "wrong at boons.0.0: there is no card “Nope”."),
        (changed(boons=[["Mendors Support"], []]), "error-input", "no card “Mendors Support”; did you mean “Mendor's"),
        (changed(damage={"Aragon": 1}), "error-input", "did you mean “Aragorn”?"),
        (changed(penalties=[0]), "error-campaign-shape", {"where": "players, penalties, boons"}),
        (changed(mode="quick"), "error-option-value", None),
        (changed(difficulty="hard"), "error-option-value", None),
        (
            changed(players=[{"name": "Tom", "heroes": ["01001"], "cards": {"99999": 1}}] * 2),
            "error-input",
            "wrong at players.0.cards: there is no card “99999”.",
        ),
    ],
)
def test_a_log_that_is_wrong_is_refused_by_what_is_wrong(text, error, details):
    with pytest.raises(rw.RulewrightError) as wrong:
        Log.read(text)
    assert wrong.value.message == error
    assert details is None or wrong.value.details == details or str(details) in str(wrong.value)


def test_a_log_of_an_older_version_without_the_newer_parts_is_read():
    text = json.loads(pair().text())
    del text["difficulty"]
    assert Log.read(json.dumps(text)) == pair()
