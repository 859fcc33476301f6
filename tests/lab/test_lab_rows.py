"""What is written down of a game is what happened in it."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright import lab
from rulewright.lab import Plan

GAMES = [
    ("lotr", {"scenario": "passage-through-mirkwood", "decks": ["leadership", "tactics"]}),
    ("wotr", {"scenario": "duel-2"}),
    ("champions", {"scenario": "rhino"}),
    ("meq", {}),
]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_a_row_tells_how_the_game_went(game: str, setup: dict):
    plan = Plan(game, setup, ("random",))
    row, played = lab.play(plan, 3), lab.game(plan, 3)
    assert played.over
    assert (tuple(row.winners), row.score, row.reason) == played.result
    assert row.decisions == len(list(played.choices()))
    rules = [rule for _, rule, _ in played.entries() if rule and rule != row.reason]
    assert row.cause == rules[-1]
    table = played.table()
    assert (row.rounds, row.phase) == (table["round"], table["phase"])


def test_the_numbers_of_the_table_are_those_when_each_round_began(plan: Plan):
    row, played = lab.play(plan, 10), lab.game(plan, 10)
    again, threat = plan.begin(10), {}
    for index in played.choices():
        threat.setdefault(again.table()["round"], again.table()["threat"][0])
        again.choose(index)
    assert threat[1] == 29  # the threat costs of the three heroes
    assert dict(enumerate(row.series["threat@0"][:-1])) == threat
    assert row.series["threat@0"][-1] == played.table()["threat"][0]
    assert {"threat@0", "willpower", "staging_threat"} <= set(row.series)


@pytest.mark.parametrize(("game", "setup", "names"), [
    ("wotr", {"scenario": "duel-2"}, {"points.free", "points.shadow", "corruption", "path"}),
    ("champions", {"scenario": "rhino"}, {"villain_hit_points", "threat", "hit_points@0", "target_threat"}),
    ("meq", {}, {"story.green", "story.yellow", "story.red", "story.black", "pool", "favor@0", "favor@1"}),
])  # fmt: skip
def test_every_game_has_its_own_numbers(game: str, setup: dict, names: set[str]):
    row = lab.play(Plan(game, setup, ("random",)), 0)
    assert names <= set(row.series)
    assert {len(numbers) for name, numbers in row.series.items()} == {row.rounds + 2}


def titles(game, message: str) -> Counter[str]:
    """How often lines of the log with this message name each card."""
    faces = game.rules.catalogue.faces
    found: Counter[str] = Counter()
    for said, _, args in game.entries():
        if said == message:
            found.update(faces[value].name for name, value, _ in args if name in ("piece", "source"))
    return found


@pytest.mark.parametrize(("seed", "unnamed"), [(10, 0), (11, 6), (13, 6), (14, 0)])
def test_cards_drawn_and_played_are_those_of_the_log(plan: Plan, seed: int, unnamed: int):
    """Of the hand after a mulligan the log says only that it was drawn."""
    row, played = lab.play(plan, seed), lab.game(plan, seed)
    assert Counter(row.played) == titles(played, "log-plays")
    told = titles(played, "log-draws-card") + titles(played, "log-returns-to-hand")
    assert told <= Counter(row.drawn)
    assert Counter(row.drawn).total() == told.total() + unnamed


def test_cards_of_nobody_that_came_out_are_met(plan: Plan):
    row, played = lab.play(plan, 10), lab.game(plan, 10)
    seen = titles(played, "log-revealed") + titles(played, "log-shadow-card")
    assert row.met
    assert row.met.keys() >= seen.keys()
    assert not row.met.keys() & row.drawn.keys()


def test_where_people_play_against_each_other_cards_have_their_seat():
    row = lab.play(Plan("wotr", {"scenario": "duel-2"}, ("random",)), 0)
    assert {name.rpartition("@")[2] for name in row.drawn} == {"0", "1"}
    assert all("@" not in name for name in row.met)


def test_cards_need_not_be_counted(plan: Plan):
    bare = lab.play(Plan(plan.game, plan.setup, plan.bots, plan.seed, cards=False), 10)
    row = lab.play(plan, 10)
    assert (bare.drawn, bare.played, bare.met) == ({}, {}, {})
    assert (bare.score, bare.decisions, bare.series) == (row.score, row.decisions, row.series)


def test_each_seat_can_have_its_own_bot():
    plans = [Plan("wotr", {"scenario": "duel-2"}, bots) for bots in (("thumb", "random"), ("random", "thumb"))]
    assert [lab.play(plan, 1).winners for plan in plans] == [[0], [1]]
