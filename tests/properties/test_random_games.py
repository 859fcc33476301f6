"""What holds at every decision of every game.

The normal run plays a small sample and looks at many of its decisions; `--long` plays 20,000 games over all scenarios,
seat counts and editions, in batches.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from copy import copy

import pytest

import rulewright as rw
from rulewright.games.champions.table import player_order as champions_order
from rulewright.games.lotr.flow.paying import purse
from rulewright.games.lotr.flow.playing import on_offer, playable_events, refuse_ability, usable
from rulewright.games.lotr.table import player_order
from rulewright.games.wotr.tables.scenarios import turn_order
from rulewright.kernel.defaults import everybody
from support.holding import check_clone, check_decision, check_journal, check_log, check_secrecy
from support.observer import Observer, check_knowledge, check_masks, check_view
from support.random_games import SAMPLES, Case, long_case, new_game, positions

LONG_GAMES = 20_000
BATCH = 100
ORDERS = {
    "lotr": player_order,
    "wotr": turn_order,
    "champions": champions_order,
    "meq": lambda s: tuple(range(s.seats)),
}
RULES = {game: {rule.id for rule in rw.rules(game)} for game in SAMPLES}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [case for cases in SAMPLES.values() for case in cases], ids=str)
    if "batch" in metafunc.fixturenames:
        batches = range(LONG_GAMES // BATCH) if metafunc.config.getoption("--long") else range(1)
        metafunc.parametrize("batch", batches)
        metafunc.parametrize("game_id", list(SAMPLES))


def check_offers(game: rw.Game) -> None:
    """An action window lets pass exactly what nobody would refuse with a reason."""
    s = game.state
    abilities, hands = on_offer(s)
    for seat in s.order:
        mine = [*abilities[seat], *abilities[-1]]
        assert usable(s, seat, mine) == [entry for entry in mine if refuse_ability(s, seat, entry, None) is None]
        free = [entry for entry in hands[seat] if refuse_ability(s, seat, entry, None) is None]
        playable = playable_events(s, seat, hands[seat], purse(s, seat))
        assert {s.card[e >> 8] for e in playable} == {s.card[e >> 8] for e in free}


def check_windows(game: rw.Game, case: Case) -> None:
    """A player who looks at every window anew plays the same game: none was passed over in which somebody could act."""
    wary = case.start()
    wary.state.rules = copy(wary.state.rules)
    wary.state.rules.newly_able = everybody
    wary.play(*game.choices())
    assert wary.digest() == game.digest()


def test_no_window_is_passed_over_in_which_somebody_could_act(case: Case):
    game = case.start()
    for _ in positions(game, case.seed):
        pass
    check_windows(game, case)


def test_every_decision_of_a_game_is_sound(case: Case):
    game = case.start()
    for _ in positions(game, case.seed):
        check_decision(game)
        assert game.state.order == ORDERS[game.id](game.state)
    assert game.result.reason in RULES[case.game]
    assert game.decision is None


def test_a_window_offers_what_nobody_would_refuse(case: Case):
    game = case.start()
    for _ in positions(game, case.seed):
        if game.id == "lotr" and game.decision.kind == "action":
            check_offers(game)


def test_a_clone_lives_its_own_life(case: Case):
    game = case.start()
    for number in positions(game, case.seed):
        check_clone(game, number)


def test_undo_restores_the_digest(case: Case):
    game = case.start()
    digests = []
    for number in positions(game, case.seed):
        digests.append(game.digest())
        steps = 1 + number % 3
        if steps <= number:
            copy = game.clone()
            copy.undo(steps)
            assert copy.digest() == digests[-1 - steps]


def test_a_journal_replays_to_the_same_digests(case: Case):
    game = case.start()
    for _ in positions(game, case.seed):
        pass
    check_journal(game)


def test_what_a_seat_cannot_know_changes_nothing_it_sees(case: Case):
    game = case.start()
    for number in positions(game, case.seed):
        for seat in (*range(case.people), None):
            check_secrecy(game, number, seat)


def test_everybody_knows_what_the_rules_have_shown_and_nothing_else(case: Case):
    game = case.start()
    observer = Observer(game)
    for _ in positions(game, case.seed, observer.choose):
        check_knowledge(observer)


def test_the_log_keeps_secrets(case: Case):
    game = case.start()
    for _ in positions(game, case.seed):
        pass
    check_log(game)


def test_determinize_keeps_what_a_seat_knows(case: Case):
    game = case.start()
    for number in positions(game, case.seed):
        if number % 30 == 0:
            seat = game.decision.seat
            guess = game.determinize(seat, seed=number)
            assert json.dumps(guess.view(seat), sort_keys=True) == json.dumps(game.view(seat), sort_keys=True)
            assert sorted(guess.state.card) == sorted(game.state.card)


@pytest.mark.timeout(900)
def test_many_games_with_all_properties(game_id: str, batch: int, long_run: bool):
    """Every game to its end; the dearer properties at some of its decisions."""
    for number in range(batch * BATCH, batch * BATCH + (BATCH if long_run else 12)):
        case = long_case(game_id, number)
        game = case.start()
        observer = Observer(game)
        for decision in positions(game, number, observer.choose):
            assert game.decision.options
            if decision % 10 == 0:
                check_decision(game)
                assert game.state.order == ORDERS[game.id](game.state)
                check_masks(observer)
                check_view(observer, (*range(case.people), None)[decision // 10 % (case.people + 1)])
            if game_id == "lotr" and decision % 10 == 5 and game.decision.kind == "action":
                check_offers(game)
            if decision % 40 == number % 40:
                check_clone(game, decision)
                check_secrecy(game, decision, (*range(case.people), None)[decision % (case.people + 1)])
                copy = game.clone()
                if decision:
                    copy.undo()
                    copy.choose(list(game.choices())[-1])
                    assert copy.digest() == game.digest()
        assert game.result.reason in RULES[game_id]
        if number % 10 == 0:
            check_journal(game)
            check_windows(game, case)


REPLAY = """
import sys
import rulewright as rw
print(rw.replay(sys.stdin.read()).digest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed: str):
    game = new_game(5, 2)
    for _ in positions(game, 5):
        pass
    run = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=game.journal(),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert run.stdout.strip() == game.digest()
