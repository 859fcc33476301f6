"""What holds at every decision of every game.

The normal run plays a small sample; `--long` plays 5,000 games.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest
from support.random_games import new_game, positions

import rulewright as rw
from rulewright.kernel.knowledge import hidden_groups, permute
from rulewright.kernel.places import relisten

SAMPLE = [(seed, seats, edition) for seats in (1, 2, 3, 4) for seed, edition in ((seats, "revised"), (seats + 10, "classic"))]
LONG = [(seed, 1 + seed % 4, ("revised", "classic")[seed // 4 % 2]) for seed in range(5000)]


def sample(config: pytest.Config) -> list[tuple[int, int, str]]:
    return LONG if config.getoption("--long") else SAMPLE


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        metafunc.parametrize(("seed", "seats", "edition"), sample(metafunc.config))


def test_every_decision_of_a_game_is_sound(seed: int, seats: int, edition: str):
    """Options exist and are distinct, every piece is in exactly one zone, no value is negative, the game ends."""
    game = new_game(seed, seats, edition)
    for _ in positions(game, seed):
        decision = game.decision
        keys = [option.key for option in decision.options]
        assert keys
        assert len(set(keys)) == len(keys)
        assert 0 <= decision.seat < seats
        s = game.state
        lying = sorted(piece for zone in s.zones for piece in zone)
        assert lying == list(range(len(s.card)))
        assert all(piece in s.zones[s.zone[piece]] for piece in lying)
        assert all(count >= 0 for column in s.tokens for count in column)
        assert len(s.scopes) >= 1
    assert game.result.reason in {rule.id for rule in rw.rules("lotr")}
    assert game.decision is None


def test_a_clone_lives_its_own_life(seed: int, seats: int, edition: str):
    game = new_game(seed, seats, edition)
    for number in positions(game, seed):
        if number % 7:
            continue
        before = game.digest()
        copy = game.clone()
        assert copy.digest() == before
        rng = random.Random(number)
        for _ in range(5):
            if not copy.over:
                copy.choose(rng.randrange(len(copy.decision.options)))
        assert game.digest() == before
        again = game.clone()
        rng = random.Random(number)
        for _ in range(5):
            if not again.over:
                again.choose(rng.randrange(len(again.decision.options)))
        assert again.digest() == copy.digest()


def test_undo_restores_the_digest(seed: int, seats: int, edition: str):
    game = new_game(seed, seats, edition)
    digests = []
    for number in positions(game, seed):
        digests.append(game.digest())
        if number % 25 == 24:
            steps = 1 + number % 3
            copy = game.clone()
            copy.undo(steps)
            assert copy.digest() == digests[-1 - steps]


def test_a_journal_replays_to_the_same_digests(seed: int, seats: int, edition: str):
    game = new_game(seed, seats, edition)
    for _ in positions(game, seed):
        pass
    text = game.journal()
    replayed = rw.replay(text)
    assert replayed.digest() == game.digest()
    assert replayed.result == game.result
    assert replayed.journal() == text


def test_what_a_seat_cannot_know_changes_nothing_it_sees(seed: int, seats: int, edition: str):
    """Give hidden pieces each other's cards: view, log and options of the seat stay byte for byte the same."""
    game = new_game(seed, seats, edition)
    for number in positions(game, seed):
        if number % 11:
            continue
        for seat in (*range(seats), None):
            other = game.clone()
            rng = random.Random(number)
            for group in hidden_groups(other.state, seat):
                order = list(range(len(group)))
                rng.shuffle(order)
                permute(other.state, group, order)
            other.state.rng ^= rng.getrandbits(60)
            relisten(other.state)
            assert json.dumps(other.view(seat), sort_keys=True) == json.dumps(game.view(seat), sort_keys=True)
            assert other.log(seat) == game.log(seat)
            if game.decision.seat == seat:
                assert [o.key for o in other.decision.options] == [o.key for o in game.decision.options]


def test_determinize_keeps_what_a_seat_knows(seed: int, seats: int, edition: str):
    game = new_game(seed, seats, edition)
    for number in positions(game, seed):
        if number % 31 or game.decision is None:
            continue
        seat = game.decision.seat
        guess = game.determinize(seat, seed=number)
        assert json.dumps(guess.view(seat), sort_keys=True) == json.dumps(game.view(seat), sort_keys=True)
        assert sorted(guess.state.card) == sorted(game.state.card)


REPLAY = """
import sys
import rulewright as rw
print(rw.replay(sys.stdin.read()).digest())
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
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
