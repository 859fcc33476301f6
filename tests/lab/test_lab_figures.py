"""The figures of statistics, against values from the literature."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.lab import figures


@pytest.mark.parametrize(("won", "games", "low", "high"), [
    (81, 263, 0.2553, 0.3662),  # Newcombe 1998, method 3
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
])  # fmt: skip
def test_the_interval_of_a_rate(won: int, games: int, low: float, high: float):
    assert figures.wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known():
    assert figures.wilson(0, 0) == (0.0, 1.0)
    assert figures.chance(0, 0, 3, 5) == 1.0


@pytest.mark.parametrize(("a", "n", "b", "m", "low", "high"), [
    (56, 70, 48, 80, 0.0524, 0.3339),  # Newcombe 1998, method 10
    (9, 10, 3, 10, 0.1705, 0.8090),
    (10, 10, 0, 10, 0.6075, 1.0),
])  # fmt: skip
def test_the_interval_of_a_difference(a: int, n: int, b: int, m: int, low: float, high: float):
    assert figures.difference(a, n, b, m) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("a", "n", "b", "m", "p"), [
    (3, 4, 1, 4, 0.4857),  # the lady who tasted tea
    (1, 10, 11, 14, 0.0028),
    (8, 10, 1, 6, 0.0350),
    (5, 10, 5, 10, 1.0),
])  # fmt: skip
def test_the_exact_test(a: int, n: int, b: int, m: int, p: float):
    assert figures.fisher(a, n, b, m) == pytest.approx(p, abs=5e-5)
    assert figures.chance(a, n, b, m) == figures.fisher(a, n, b, m)


def test_with_many_games_the_normal_distribution_says_the_same():
    exact, normal = figures.fisher(1050, 2000, 1000, 2000), figures.proportions(1050, 2000, 1000, 2000)
    assert exact == pytest.approx(0.1208, abs=5e-4)
    assert normal == pytest.approx(0.1138, abs=5e-4)
    assert figures.chance(5250, 10000, 5000, 10000) == figures.proportions(5250, 10000, 5000, 10000)
    assert figures.proportions(0, 5000, 0, 5000) == 1.0


def test_how_many_games_tell_rates_apart():
    assert figures.enough(0.5, 0.6) == 388
    assert figures.enough(0.70, 0.75) == 1251
    assert figures.enough(0.4, 0.4) is None


def test_of_many_tests_fewer_say_something():
    assert figures.sure([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]  # Holm 1979
    assert figures.sure([]) == []


def test_quantiles_and_means_of_counted_numbers():
    counts = Counter({1: 1, 2: 1, 3: 2, 10: 4})
    assert [figures.quantile(counts, share) for share in (0.25, 0.5, 0.51, 1)] == [2, 3, 10, 10]
    assert figures.mean(counts) == 49 / 8
    assert figures.mean(Counter()) == 0.0
