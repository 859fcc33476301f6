"""OpenSpiel: its own test with serialising and masks, its searcher, chance told from outside."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import rulewright as rw
from rulewright import envs
from rulewright.envs import spiel
from rulewright.kernel.chance import GAME, Unsettled, roll, script, seeded
from support.doors import DOORS, Door, one_of_each

LONG_GAMES = [door for door in DOORS if door.setup.get("scenario") == "trilogy" or door.setup == {"seats": 3}]


class Dealer:
    """The chance of a seeded game, told roll by roll."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, GAME)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", dict.fromkeys(door.game for door in DOORS))
def test_openspiel_finds_nothing_wrong(game: str, long_run: bool):
    """A game of each setup, written and read at every step; the longest of them only in the long run."""
    for door in DOORS:
        if door.game == game and (long_run or door not in LONG_GAMES):
            offered = envs.openspiel_game(game, **door.setup)
            sims = 3 if long_run else 1
            pyspiel.random_sim_test(offered, num_sims=sims, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("door", DOORS, ids=str)
def test_told_what_a_seed_gives_it_is_the_game_of_the_engine(door: Door):
    state, engine = envs.openspiel_game(door.game, **door.setup).new_initial_state(), door.new(7)
    dealer, rng, number = Dealer(7), random.Random(7), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            state.apply_action(roll(dealer, len(outcomes)))
            continue
        assert state.current_player() == engine.decision.seat
        number += 1
        if number % 20 == 1:
            assert digest(state, dealer) == engine.digest()
        action = rng.choice(state.legal_actions())
        engine.choose(state.action_to_string(action))
        state.apply_action(action)
    assert digest(state, dealer) == engine.digest()
    assert tuple(state.returns()) == engine.returns()


def digest(state: pyspiel.State, dealer: Dealer) -> str:
    """The digest of the position, with the generator as it would be."""
    position = state.position.clone()
    position.state.rng = dealer.rng
    return position.digest()


@pytest.mark.parametrize("door", one_of_each(), ids=str)
def test_a_state_is_written_and_read_at_every_kind_of_node(door: Door):
    game = envs.openspiel_game(door.game, **door.setup)
    state, rng, seen = game.new_initial_state(), random.Random(1), set()
    for number in range(60):
        if state.is_terminal():
            break
        if number % 4 == 0:
            loaded_game, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert (str(loaded_game), str(loaded)) == (str(game), str(state))
            assert pickle.loads(pickle.dumps(state)).history() == state.history()  # noqa: S301
            seen.add(state.is_chance_node())
        copy = state.clone()
        moves = range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()
        action = rng.choice(moves)
        state.apply_action(action)
        copy.apply_action(action)
        assert str(copy) == str(state)
    assert seen == {True, False}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("door", one_of_each(), ids=str)
def test_the_searcher_of_openspiel_plays_a_game(door: Door, long_run: bool):
    """It asserts at every search that a world drawn anew has the same information state for the one who searches.

    In the normal run it searches every eighth of its decisions, the others are random.
    """
    game = envs.openspiel_game(door.game, **door.setup)
    bot = ismcts.ISMCTSBot(game, spiel.Playouts(), 1.0, 4 if long_run else 2, random_state=np.random.RandomState(1))
    state, rng, decisions = game.new_initial_state(), random.Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            decisions += 1
            searches = long_run or decisions % 8 == 0
            state.apply_action(int(bot.step(state)) if searches else rng.choice(state.legal_actions()))
    assert tuple(state.returns()) == state.position.returns()
    assert state.position.over


def test_a_world_drawn_anew_looks_the_same_to_the_player_and_only_to_the_player():
    state, rng = envs.openspiel_game("wotr", scenario="duel-2").new_initial_state(), random.Random(3)
    while state.is_chance_node() or state.move_number() < 30:
        moves = state.chance_outcomes() if state.is_chance_node() else [(action, 1) for action in state.legal_actions()]
        state.apply_action(rng.choice(moves)[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.information_state_string(1 - player) != state.information_state_string(1 - player)
    assert str(other) != str(state)


def test_the_game_is_described():
    game = envs.openspiel_game("meq", seats=2)
    table = game.table
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (kind.utility, game.utility_sum()) == (pyspiel.GameType.Utility.ZERO_SUM, 0)
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (2, -1, 1)
    assert (game.num_distinct_actions(), game.observation_tensor_size()) == (table.actions.size, table.observer.size)
    assert game.max_game_length() == spiel.MOST_DECISIONS
    together = envs.openspiel_game("lotr", seats=2).get_type().utility
    assert together == pyspiel.GameType.Utility.IDENTICAL
    assert envs.openspiel_game("meq", seats=3).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_game_that_does_not_end_is_cut(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(spiel, "MOST_DECISIONS", 3)
    state, decisions = envs.openspiel_game("lotr").new_initial_state(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    assert (decisions, state.returns()) == (3, [0.0])


def test_a_setup_that_cannot_be_is_told_in_one_sentence():
    with pytest.raises(rw.RulewrightError, match="moria"):
        envs.openspiel_game("lotr", scenario="moria")


def test_a_script_gives_its_outcomes_in_their_order_and_then_no_more():
    dealer = Dealer(0)
    dealer.rng = script((3, 0, 65535, 1))
    assert [roll(dealer, sides) for sides in (6, 2, 65536, 2)] == [3, 0, 65535, 1]
    assert dealer.rng == script(())
    with pytest.raises(Unsettled) as unsettled:
        roll(dealer, 20)
    assert unsettled.value.sides == 20


def test_playouts_value_a_state_by_how_random_games_from_it_end():
    state, rng = envs.openspiel_game("meq", seats=2).new_initial_state(), random.Random(2)
    while state.is_chance_node() or state.move_number() < 120:
        moves = range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(moves))
    before = str(state)
    values = spiel.Playouts(8, seed=1).evaluate(state)
    assert sum(values) == 0
    assert abs(values[0]) * 8 in range(0, 9, 2)
    assert np.array_equal(values, spiel.Playouts(8, seed=1).evaluate(state))
    assert str(state) == before
    assert sum(spiel.Playouts(2).evaluate(state.get_game().new_initial_state())) == 0
    while not state.is_terminal():
        moves = range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(moves))
    assert spiel.Playouts(8).evaluate(state).tolist() == state.returns()
