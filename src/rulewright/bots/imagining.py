"""Worlds that a seat cannot tell from the real one, and what becomes of its options in them.

A world is named by a number: the same question and the same number give the same world, in whichever process.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from rulewright.bots.judging import Judge, judge_of, plan_of
from rulewright.bots.thumb import light_adviser
from rulewright.kernel.chance import CHANCE
from rulewright.kernel.game import Decision, Game
from rulewright.kernel.knowledge import imagine
from rulewright.kernel.state import State

MOST_CHOICES = 3000
"""A game that is not over after so many choices counts as it stands."""
SEEDS = (1 << 64) - 1


class Outcome(NamedTuple):
    """What became of an option: how near to winning it led, and the choices of the game by index."""

    value: float
    line: list[int]


def world_of(game: Game, decision: Decision, seed: int) -> State:
    """An imagined world. Its decks keep the order they were imagined in: all options meet the same cards."""
    world = imagine(game.state, decision.seat, seed & SEEDS)
    world.unasked = plan_of(game.id).unasked
    for zone, place in enumerate(world.rules.zones.defs):
        if place.deck:
            world.top[zone] = len(world.zones[zone]) - world.bottom[zone]
    return world


def try_out(
    game: Game, decision: Decision, options: list[int], seed: int, stop: int, late: Callable[[], bool] | None = None
) -> list[Outcome]:
    """What becomes of the options in one world, played until the round `stop`; fewer of them if it gets late."""
    world, judge = world_of(game, decision, seed), judge_of(game.id)
    outcomes: list[Outcome] = []
    for option in options:
        if late is not None and late():
            break
        outcomes.append(play_out(game, world, decision, option, judge, stop, Random(seed)))
    return outcomes


def play_out(
    game: Game, world: State, decision: Decision, option: int, judge: Judge | None, stop: int, policy: Random
) -> Outcome:
    """What becomes of an option in a world, if all play by rules of thumb from then on."""
    advise = light_adviser(game.id)
    imagined = Game(game.module, game.setup, 0, CHANCE, None, world.clone())
    imagined.choose(option)
    line = [option]
    for _ in range(MOST_CHOICES):
        asked = imagined.decision
        if asked is None or (judge is not None and judge.clock(imagined.state) >= stop):
            break
        number = len(asked.pending.choices)
        if number == 1:
            best = 0
        elif advise is None:
            best = policy.randrange(number)
        else:
            marks = advise(imagined, asked)
            best = max(range(number), key=marks.__getitem__)
        imagined.choose(best)
        line.append(best)
    return Outcome(worth(imagined, decision, judge), line)


def worth(imagined: Game, decision: Decision, judge: Judge | None) -> float:
    """How near a seat is to winning in a game that was played out, or as far as somebody wanted to look."""
    result = imagined.result
    if result is None:
        return 0.5 if judge is None else judge.chance(imagined, decision.player)
    won, verdict = float(decision.seat in result.winners), plan_of(imagined.id).verdict
    return won if verdict is None else (won + verdict(imagined.state, decision.player)) / 2
