"""What many games tell, counted as they come: however many there are, it stays small."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from rulewright.lab import figures
from rulewright.lab.plan import Plan
from rulewright.lab.playing import Row
from rulewright.lab.tables import CARDS


class Effect(NamedTuple):
    """How a card goes with winning: of the games with it and without it how many there are and how many were won."""

    title: str
    seat: int
    games: int
    won: int
    others: int
    others_won: int

    @property
    def gap(self) -> float:
        """The difference of the two rates."""
        return self.won / self.games - self.others_won / self.others

    @property
    def interval(self) -> figures.Interval:
        """The interval of the difference."""
        return figures.difference(self.won, self.games, self.others_won, self.others)

    @property
    def chance(self) -> float:
        """How likely such a difference is without a reason."""
        return figures.chance(self.won, self.games, self.others_won, self.others)


class Summary:
    """The games of a plan, counted. `rivals`: people play against each other, and each seat has its own wins."""

    def __init__(self, plan: Plan, rows: Iterable[Row]) -> None:
        self.plan = plan
        begun = plan.check()
        layout = begun.module.layout()
        self.rivals = layout is not None and layout.rivals
        self.people = begun.state.people
        self.games = 0
        self.wins: Counter[int] = Counter()
        """How many games each seat has won; where people play together, seat 0 stands for all."""
        self.scores: Counter[int] = Counter()
        self.winning_scores: Counter[int] = Counter()
        self.rounds: Counter[tuple[int, bool]] = Counter()
        self.decisions: Counter[int] = Counter()
        self.reasons: Counter[tuple[str, str, tuple[int, ...]]] = Counter()
        """How often games ended by each clause, after each cause, won by these seats."""
        self.series: dict[str, list[Counter[int]]] = {}
        self.cards: dict[str, defaultdict[str, list[int]]] = {kind: defaultdict(lambda: [0, 0]) for kind in CARDS}
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Count a game."""
        winners = row.winners if self.rivals else [0] if row.winners else []
        won = 0 in winners
        self.games += 1
        self.wins.update(winners)
        self.scores[row.score] += 1
        if won:
            self.winning_scores[row.score] += 1
        self.rounds[row.rounds, won] += 1
        self.decisions[row.decisions] += 1
        self.reasons[row.reason, row.cause, tuple(winners)] += 1
        for name, numbers in row.series.items():
            rounds = self.series.setdefault(name, [])
            rounds += [Counter() for _ in range(len(numbers) - len(rounds))]
            for counts, number in zip(rounds, numbers, strict=False):
                counts[number] += 1
        for kind, titles in zip(CARDS, (row.drawn, row.played, row.met), strict=True):
            table = self.cards[kind]
            for title in titles:
                seat = seat_of(title)
                cell = table[title]
                cell[0] += 1
                cell[1] += (seat in winners) if seat >= 0 else won

    def seats(self) -> range:
        """The seats whose wins are told."""
        return range(self.people if self.rivals else 1)

    def rate(self, seat: int = 0) -> float:
        """The share of the games that a seat has won."""
        return self.wins[seat] / self.games if self.games else 0.0

    def effects(self, kind: str) -> list[Effect]:
        """The cards that were drawn (played, met) in some games and not in others; the best for their holder first."""
        found = []
        for name, (games, won) in self.cards[kind].items():
            seat = max(seat_of(name), 0)
            if 0 < games < self.games:
                others_won = self.wins[seat] - won
                found.append(Effect(name.partition("@")[0], seat, games, won, self.games - games, others_won))
        return sorted(found, key=lambda effect: (-effect.gap, effect.title))

    def told_series(self) -> dict[str, list[Counter[int]]]:
        """The series in which something happens: half of the games stand lower or higher in some other round."""
        return {
            name: rounds
            for name, rounds in self.series.items()
            if len({figures.quantile(counts, 0.5) for counts in rounds if counts}) > 1
        }


def seat_of(name: str) -> int:
    """The seat that a title or a series names after its `@`; -1 for none."""
    _, found, seat = name.rpartition("@")
    return int(seat) if found and seat.isdecimal() else -1


class Comparison(NamedTuple):
    """Two sets of games, by the wins of a seat."""

    a: Summary
    b: Summary
    seat: int = 0

    @property
    def gap(self) -> float:
        """The rate of A less the rate of B."""
        return self.a.rate(self.seat) - self.b.rate(self.seat)

    @property
    def interval(self) -> figures.Interval:
        """The interval of the difference."""
        return figures.difference(self.a.wins[self.seat], self.a.games, self.b.wins[self.seat], self.b.games)

    @property
    def chance(self) -> float:
        """How likely such a difference is without a reason."""
        return figures.chance(self.a.wins[self.seat], self.a.games, self.b.wins[self.seat], self.b.games)

    @property
    def decided(self) -> bool:
        """Whether the difference is more than chance."""
        return self.chance < figures.ALPHA

    def more(self) -> int | None:
        """How many more games of each would decide it, if the rates are what they seem; None: they seem equal."""
        if self.decided:
            return 0
        needed = figures.enough(self.a.rate(self.seat), self.b.rate(self.seat))
        return None if needed is None else max(1, needed - min(self.a.games, self.b.games))
