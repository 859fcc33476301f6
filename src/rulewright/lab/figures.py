"""The few figures of statistics that a report needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import ceil, erfc, exp, lgamma, sqrt

Z95 = 1.959964
"""The normal deviate of a 95 % interval."""
Z80 = 0.841621
"""The normal deviate of a power of 80 %."""
EXACT = 4000
"""Up to so many games a difference is tested exactly; beyond that the normal distribution says the same."""
ALPHA = 0.05

Interval = tuple[float, float]


def wilson(won: int, games: int, z: float = Z95) -> Interval:
    """Wilson's interval of a rate. Of no games nothing is known: from 0 to 1."""
    if not games:
        return 0.0, 1.0
    rate, square = won / games, z * z
    middle = rate + square / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    divisor = 1 + square / games
    return max(0.0, (middle - spread) / divisor), min(1.0, (middle + spread) / divisor)


def difference(a: int, n: int, b: int, m: int) -> Interval:
    """Newcombe's interval of the difference of two rates, a of n less b of m."""
    rate_a, rate_b = a / n, b / m
    low_a, high_a = wilson(a, n)
    low_b, high_b = wilson(b, m)
    gap = rate_a - rate_b
    below = sqrt((rate_a - low_a) ** 2 + (high_b - rate_b) ** 2)
    above = sqrt((high_a - rate_a) ** 2 + (rate_b - low_b) ** 2)
    return gap - below, gap + above


def chance(a: int, n: int, b: int, m: int) -> float:
    """How likely rates are as far apart as a of n and b of m when nothing makes them differ (two-sided).

    Fisher's exact test, and with very many games the test of two proportions.
    """
    if not n or not m:
        return 1.0
    return fisher(a, n, b, m) if n + m <= EXACT else proportions(a, n, b, m)


def fisher(a: int, n: int, b: int, m: int) -> float:
    """Fisher's exact test, two-sided: all tables that are no likelier than this one."""
    won = a + b
    least, most = max(0, won - m), min(won, n)
    weights = [log_choose(n, k) + log_choose(m, won - k) for k in range(least, most + 1)]
    this = weights[a - least] + 1e-9
    top = max(weights)
    every = sum(exp(weight - top) for weight in weights)
    return min(1.0, sum(exp(weight - top) for weight in weights if weight <= this) / every)


def log_choose(n: int, k: int) -> float:
    """The logarithm of the number of ways to choose k of n."""
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def proportions(a: int, n: int, b: int, m: int) -> float:
    """The test of two proportions, two-sided."""
    together = (a + b) / (n + m)
    error = sqrt(together * (1 - together) * (1 / n + 1 / m))
    return erfc(abs(a / n - b / m) / error / sqrt(2)) if error else 1.0


def enough(rate_a: float, rate_b: float) -> int | None:
    """How many games of each would tell such rates apart four times of five; None when they are equal."""
    if rate_a == rate_b:
        return None
    middle = (rate_a + rate_b) / 2
    spread = Z95 * sqrt(2 * middle * (1 - middle)) + Z80 * sqrt(rate_a * (1 - rate_a) + rate_b * (1 - rate_b))
    return ceil((spread / (rate_a - rate_b)) ** 2)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number that at least this share of all the counted ones does not exceed."""
    total, seen = sum(counts.values()), 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= share * total:
            return number
    raise ValueError("nothing was counted")


def mean(counts: Counter[int]) -> float:
    """The mean of counted numbers; 0 of none."""
    total = counts.total()
    return sum(number * count for number, count in counts.items()) / total if total else 0.0


def sure(chances: list[float]) -> list[bool]:
    """For each of several tests whether it says something, though there are many of them (Holm)."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [False] * len(chances)
    for rank, which in enumerate(order):
        if chances[which] > ALPHA / (len(chances) - rank):
            break
        found[which] = True
    return found
