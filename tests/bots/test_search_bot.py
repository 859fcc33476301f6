"""The bot that looks ahead."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

import rulewright as rw
from rulewright import bots
from rulewright.bots.imagining import world_of
from rulewright.bots.judging import plan_of
from rulewright.bots.search import SearchBot
from rulewright.bots.thumb import ThumbBot
from rulewright.kernel.chance import CHANCE
from rulewright.terminal.saying import sentence
from rulewright.terminal.seats import bots_by_seat
from support.champions import card, champions, seat
from support.lotr import lotr
from support.lotr import seat as seat_of_lotr

SETUPS = {
    "lotr": {"decks": ["leadership", "tactics"]},
    "champions": {"decks": ["spider-man-justice", "she-hulk-aggression"], "scenario": "klaw"},
    "meq": {"seats": 3},
    "wotr": {"scenario": "duel-2"},
}
BEFORE_COMMITTING = "lotr.phase-sequence.4"
NO_BUDGET = "не обмеження для бота; це кількість ітерацій (search=64) або секунд (search=0.5s)."


def under_way(game_id: str, seed: int, choices: int) -> rw.Game:
    """A game some choices after its beginning."""
    game, thumb = rw.new(game_id, seed=seed, **SETUPS[game_id]), ThumbBot()
    for _ in range(choices):
        game.choose(thumb.choose(game))
    return game


@pytest.mark.parametrize("game_id", ["lotr", "champions", "meq"])
def test_equal_seeds_and_equal_questions_give_equal_answers_and_leave_the_game_as_it_is(game_id: str):
    game = under_way(game_id, 3, 25)
    before = game.digest()
    first, second = SearchBot(5, iterations=3), SearchBot(5, iterations=3)
    assert first.choose(game) == second.choose(game)
    assert first.explain() == second.explain()
    assert game.digest() == before


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game_id", SETUPS)
def test_what_its_seat_cannot_know_does_not_change_its_choice(game_id: str, long_run: bool):
    if long_run:
        check_secrecy(game_id, seeds=25, every=9, wanted=500)
    else:
        check_secrecy(game_id, seeds=1, every=23, wanted=5)


def check_secrecy(game_id: str, seeds: int, every: int, wanted: int) -> None:
    """Search positions, and the same ones with everything hidden redrawn."""
    looked = 0
    for seed in range(seeds):
        game, thumb = rw.new(game_id, seed=seed, **SETUPS[game_id]), ThumbBot()
        number = 0
        while (decision := game.decision) is not None and looked < wanted:
            number += 1
            if len(decision.options) > 1 and number % every == 0:
                other = game.determinize(decision.seat, 1000 + number)
                assert SearchBot(number, iterations=2).choose(other) == SearchBot(number, iterations=2).choose(game)
                looked += 1
            game.choose(thumb.choose(game))
    assert looked == wanted


def test_it_finds_the_blow_that_wins_where_the_advice_does_not():
    game = champions(
        seat(card("Spider-Man", damage=9), allies=[card("Jessica Jones", damage=2)]),
        villain=card("Rhino", stage="II", damage=13), main_scheme=card("The Break-In!", threat=6),
    )  # fmt: skip
    bot = SearchBot(1, iterations=8)
    chosen = bot.choose(game)
    assert chosen in ("attack with Spider-Man", "attack with Jessica Jones")
    best = bot.explain().lines[0]
    assert (best.key, best.value) == (chosen, 1.0)


def test_it_tells_the_lines_it_looked_at_the_best_first():
    game = champions(seat("Spider-Man", hand=["Energy"]), main_scheme=card("The Break-In!", threat=6))
    bot = SearchBot(1, iterations=4)
    chosen = bot.choose(game)
    found = bot.explain()
    assert found.chosen == chosen
    assert found.advised == ThumbBot().choose(game)
    assert [line.gain for line in found.lines] == sorted((line.gain for line in found.lines), reverse=True)
    assert {line.key for line in found.lines} <= set(game.decision.keys)
    for line in found.lines:
        assert line.moves[0] == line.key
        assert 0.0 <= line.value <= 1.0
        assert line.worlds in (2, 4), "the worse half is dropped after two"
    assert max(line.worlds for line in found.lines) == 4


@pytest.mark.parametrize("game_id", ["lotr", "champions"])
def test_two_workers_find_what_one_finds(game_id: str):
    game = under_way(game_id, 3, 25)
    alone, helped = SearchBot(5, iterations=5), SearchBot(5, iterations=5, workers=2)
    try:
        assert helped.choose(game) == alone.choose(game)
        assert helped.explain() == alone.explain()
        assert alone.explain().lines
    finally:
        helped.close()


def test_what_is_left_to_the_rules_of_thumb_needs_no_search():
    game = rw.new("champions", decks=["spider-man-justice"], seed=1)
    assert game.decision.kind == "mulligan"
    bot = SearchBot(1, iterations=2)
    assert bot.choose(game) == ThumbBot().choose(game)
    assert bot.explain().lines == ()


def test_a_game_says_after_how_many_worlds_options_are_dropped():
    game = rw.new("lotr", decks=["leadership"], seed=1)
    game.play("keep")
    assert len(game.decision.options) > 2
    bot = SearchBot(1, iterations=4)
    bot.choose(game)
    assert {line.worlds for line in bot.explain().lines} == {4}, "in lotr the worse half goes after four, not two"


def test_a_game_says_how_far_to_look_scenario_by_scenario():
    plan = plan_of("lotr")
    assert plan.rounds_ahead("passage-through-mirkwood") == 2
    assert plan.rounds_ahead("escape-from-dol-guldur") == 1, "what thumb plays there a round later is lost anyway"


def test_an_imagined_game_leaves_out_the_windows_that_the_game_names():
    game = lotr(seat_of_lotr([card("Aragorn", resources=1)], hand=["Sneak Attack", "Gandalf"]), at="3.1")
    assert (game.decision.rule, game.decision.keys) == (BEFORE_COMMITTING, ("play Sneak Attack", "pass"))
    imagined = rw.Game(game.module, game.setup, 0, CHANCE, None, world_of(game, game.decision, 7))
    assert imagined.decision.keys == game.decision.keys, "the question that waits is put, whatever window it is of"
    game.choose("pass")
    imagined.choose("pass")
    assert game.decision.kind == imagined.decision.kind == "commit"
    game.choose("done")
    imagined.choose("done")
    assert game.decision.rule == imagined.decision.rule == "lotr.phase-sequence.5"
    for table in (game, imagined):
        for _ in range(2):
            table.choose("pass")
    assert game.decision.rule == "lotr.phase-sequence.7", "when the quest is resolved"
    assert imagined.decision.rule == "lotr.phase-sequence.11", "when the shadow cards are dealt"


def test_it_explains_nothing_before_it_has_chosen():
    with pytest.raises(rw.RulewrightError) as refused:
        SearchBot().explain()
    assert sentence(refused.value, "lotr", "uk") == "Бот ще нічого не вибирав."


def test_the_game_that_is_over_has_no_answer():
    game = rw.new("champions", decks=["spider-man-justice"], seed=1)
    thumb = ThumbBot()
    while not game.over:
        game.choose(thumb.choose(game))
    with pytest.raises(rw.RulewrightError):
        SearchBot().choose(game)


def ticking() -> Callable[[], float]:
    """A clock on which a second has gone by whenever somebody looks at it."""
    seconds = count(1)
    return lambda: float(next(seconds))


def test_seconds_end_a_search_after_a_world_at_most():
    bot = SearchBot(1, seconds=0.5, clock=ticking())
    game = champions(seat("Spider-Man", hand=["Energy"]), main_scheme=card("The Break-In!", threat=6))
    bot.choose(game)
    assert {line.worlds for line in bot.explain().lines} == {1}


def test_seconds_that_easy_choices_leave_over_are_spent_on_hard_ones():
    easy = rw.new("champions", decks=["spider-man-justice"], seed=1)
    hard = champions(seat("Spider-Man", hand=["Energy"]), main_scheme=card("The Break-In!", threat=6))
    worlds = []
    for easy_ones in (0, 1, 2, 9):
        bot = SearchBot(1, seconds=4, clock=ticking())
        for _ in range(easy_ones):
            bot.choose(easy)
        bot.choose(hard)
        worlds.append(max(line.worlds for line in bot.explain().lines))
    assert worlds == [1, 2, 3, 3], "no more than twice as long is saved up"


@pytest.mark.parametrize(
    ("name", "worlds", "seconds"), [("search", 16, None), ("search=64", 64, None), ("search=0.5s", 256, 0.5)]
)
def test_a_budget_is_written_behind_the_name(name: str, worlds: int, seconds: float | None):
    bot = bots.make(name)
    assert isinstance(bot, SearchBot)
    assert (bot.worlds, bot.seconds) == (worlds, seconds)


def test_a_budget_may_be_given_apart():
    assert bots.make("search", iterations=7).worlds == 7
    assert bots.make("search", seconds=2).seconds == 2.0
    assert bots.make("search", iterations=7, workers=2).workers == 2
    assert bots.make("search", workers=2).worlds == 16


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("thumb=3", "Бот «thumb» не продумує ходів наперед, тож обмежень не має; продумують: search."),
        ("search=much", "«search=much» — " + NO_BUDGET),
        ("search=-1s", "«-1.0» — " + NO_BUDGET),
    ],
)
def test_a_budget_that_is_none_is_told_in_one_sentence(name: str, said: str):
    with pytest.raises(rw.RulewrightError) as refused:
        bots.make(name)
    assert sentence(refused.value, "lotr", "uk") == said


def test_it_sits_at_a_table_like_any_bot():
    sitting = bots_by_seat("human,bot:search=2", seed=3)
    assert list(sitting) == [1]
    assert isinstance(sitting[1], SearchBot)
    assert sitting[1].worlds == 2
