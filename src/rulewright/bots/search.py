"""The bot that looks ahead: it races what the rules of thumb advise against the other options.

All it knows is what its seat knows. It imagines worlds that its seat cannot tell from the real one, and plays every
option out in the same worlds, by the rules of thumb for all seats, a few rounds on; there the game's judge says how
near the seat is to winning. Options that do not look better than the advice are dropped, and the advice is left only
for one that is better beyond doubt: a search that is not sure plays by the rules of thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from rulewright.bots.helpers import Helpers
from rulewright.bots.imagining import try_out, world_of
from rulewright.bots.judging import NEVER, judge_of, plan_of
from rulewright.bots.thumb import adviser
from rulewright.kernel.chance import CHANCE
from rulewright.kernel.game import Decision, Game, RulewrightError

ITERATIONS = 16
"""So many worlds are imagined for a choice if nobody says how many, or for how long."""
MOST_WORLDS = 256
"""So many at most, however much time there is."""
SAVED = 2
"""A choice that needs less than its time leaves the rest for later ones, which may take so many times more at most."""
DOUBT = 1.0
"""By so many standard errors an option must be better than the advice."""
SHOWN = 8
"""So many choices of a line are told."""


class Line(NamedTuple):
    """What became of an option: how near to winning it led, how much nearer than the advice, in how many worlds."""

    key: str
    value: float
    gain: float
    error: float
    """The standard error of the gain."""
    worlds: int
    moves: tuple[str, ...]
    """How the first of the games went on, by the keys of the choices."""


class Findings(NamedTuple):
    """Why the bot chose as it did: the option it chose, the one the rules of thumb advise, and the lines it looked at,
    the best first; none where it did not search."""

    chosen: str
    advised: str
    lines: tuple[Line, ...]


class Racer:
    """An option in the race."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.values: list[float] = []
        self.first: list[int] = []
        """The choices of the first game, by index."""

    def total(self) -> float:
        """All its values together."""
        return sum(self.values)

    def hopes(self, other: Racer, hope: float) -> bool:
        """Whether it may well be better than another one: it is not worse by so many standard errors."""
        lead, error = self.lead(other)
        return lead > -hope * error

    def lead(self, other: Racer) -> tuple[float, float]:
        """By how much it is better than another one on the average, and the standard error of that."""
        number = len(self.values)
        leads = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        mean = sum(leads) / number
        if number < 2:
            return mean, 1.0
        variance = sum((lead - mean) ** 2 for lead in leads) / (number - 1)
        return mean, sqrt(variance / number)


class SearchBot:
    """Takes the option that leads nearest to winning. `iterations` is a number of worlds, `seconds` the time for a
    choice on the average: what easy ones leave over is spent on hard ones. Under iterations equal seeds and equal
    questions give equal answers, whatever the number of `workers`."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        workers: int = 1,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._random = Random(seed)
        self._clock = clock
        self.worlds = MOST_WORLDS if iterations is None and seconds is not None else iterations or ITERATIONS
        self.seconds = seconds
        self._saved = 0.0
        """The seconds that earlier choices have left over."""
        self.workers = workers
        self._helpers = Helpers(workers) if workers > 1 else None
        self._found: Callable[[], Findings] | None = None

    def choose(self, game: Game) -> str:
        """The key of an option on offer."""
        decision = game.decision
        if decision is None:
            raise RulewrightError("refuse-game-over")
        return decision.keys[self.index(game, decision)]

    def index(self, game: Game, decision: Decision) -> int:
        """The index of the option it chooses."""
        began = self._clock()
        advise = adviser(game.id)
        base = self._random.getrandbits(64)
        if advise is None:
            marks = [0.0] * len(decision.pending.choices)
        elif len(decision.pending.choices) > 1:
            marks = list(advise(game, decision))
        else:
            marks = [0.0]
        order = sorted(range(len(marks)), key=lambda option: -marks[option])
        plan = plan_of(game.id)
        racers: list[Racer] = []
        chosen = order[0]
        worthwhile = plan.searched is None or plan.searched(game.state, decision.player)
        if len(order) > 1 and decision.kind not in plan.left_to_thumb and worthwhile:
            racers = [Racer(option) for option in order[: plan.most]]
            chosen = self._race(game, decision, racers, base)
        if self.seconds is not None:
            left = self._saved + self.seconds - (self._clock() - began)
            self._saved = max(0.0, min(left, SAVED * self.seconds))
        self._found = Told(game, decision, chosen, racers, base)
        return chosen

    def explain(self) -> Findings:
        """Why it chose as it did the last time. RulewrightError when it has not chosen yet."""
        if self._found is None:
            raise RulewrightError("error-nothing-chosen")
        return self._found()

    def close(self) -> None:
        """Let its workers go."""
        if self._helpers is not None:
            self._helpers.close()

    def _race(self, game: Game, decision: Decision, racers: list[Racer], base: int) -> int:
        """Play the options out; the index of the one to choose."""
        until = self._clock() + self.seconds + self._saved if self.seconds is not None else None
        champion, rivals = racers[0], racers[1:]
        judge, plan = judge_of(game.id), plan_of(game.id)
        batch = plan.batch
        ahead = plan.rounds_ahead(str(game.setup.get("scenario", "")))
        stop = NEVER if judge is None else min(NEVER, judge.clock(game.state) + ahead + 1)
        parcel = b"" if self._helpers is None else game.pack()
        number = 0
        while number < self.worlds:
            running = [champion, *rivals]
            options = [racer.index for racer in running]
            if self._helpers is None:
                late = None if until is None or not number else self._late(until)
                tried = [try_out(game, decision, options, base + number, stop, late)]
            else:
                some = min(self.workers, self.worlds - number, batch // 2 - number % (batch // 2))
                tried = self._helpers.run([(parcel, options, base + number + i, stop) for i in range(some)])
            for outcomes in tried:
                if len(outcomes) < len(running):
                    return verdict(champion, rivals, batch)
                for racer, outcome in zip(running, outcomes, strict=True):
                    racer.values.append(outcome.value)
                    racer.first = racer.first or outcome.line
                number += 1
            if until is not None and self._clock() > until:
                break
            if number == batch // 2:
                rivals = sorted(rivals, key=Racer.total, reverse=True)[: (len(rivals) + 1) // 2]
            elif number % batch == 0:
                rivals = [rival for rival in rivals if rival.hopes(champion, plan.hope)]
                if not rivals:
                    break
        return verdict(champion, rivals, batch)

    def _late(self, until: float) -> Callable[[], bool]:
        return lambda: self._clock() > until


def verdict(champion: Racer, rivals: list[Racer], least: int) -> int:
    """The index of the option to choose: the advice, unless another one is better beyond doubt, in so many worlds."""
    best, most = champion, 0.0
    for rival in rivals:
        if len(rival.values) >= least:
            lead, error = rival.lead(champion)
            if lead > DOUBT * error and lead > most:
                best, most = rival, lead
    return best.index


class Told:
    """What was found, put into keys when somebody asks."""

    def __init__(self, game: Game, decision: Decision, chosen: int, racers: list[Racer], base: int) -> None:
        self.game, self.decision, self.chosen, self.racers, self.base = game, decision, chosen, racers, base
        self.state = game.state.clone() if racers else game.state
        self.keys = decision.keys

    def __call__(self) -> Findings:
        champion = self.racers[0] if self.racers else None
        lines = []
        for racer in self.racers:
            if champion is not None and racer.values:
                gain, error = racer.lead(champion)
                value = sum(racer.values) / len(racer.values)
                moves = self.moves(racer)
                lines.append(Line(self.keys[racer.index], value, gain, error, len(racer.values), moves))
        lines.sort(key=lambda line: -line.gain)
        advised = self.keys[champion.index if champion is not None else self.chosen]
        return Findings(self.keys[self.chosen], advised, tuple(lines))

    def moves(self, racer: Racer) -> tuple[str, ...]:
        """The first choices of the first game that was played out, by their keys."""
        world = world_of(Game(self.game.module, self.game.setup, 0, CHANCE, None, self.state), self.decision, self.base)
        imagined = Game(self.game.module, self.game.setup, 0, CHANCE, None, world)
        keys = []
        for index in racer.first[:SHOWN]:
            asked = imagined.decision
            assert asked is not None
            keys.append(asked.keys[index])
            imagined.choose(index)
        return tuple(keys)
