"""Random games: the same seed plays the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import rulewright as rw

SCENARIOS = rw.games()[0].scenarios
DECKS = ["leadership", "tactics", "spirit", "lore"]
LONGEST = 6000


def new_game(seed: int, seats: int, edition: str = "revised", scenario: str | None = None) -> rw.Game:
    """A new game with the shipped decks, a different one for each seat, in an order the seed decides."""
    decks = random.Random(seed).sample(DECKS, seats)
    scenario = scenario or SCENARIOS[seed % len(SCENARIOS)]
    return rw.new("lotr", scenario=scenario, decks=decks, seed=seed, edition=edition)


class Case(NamedTuple):
    """A random game: which game, its seed and its setup."""

    game: str
    seed: int
    people: int
    setup: tuple[tuple[str, str | int], ...]

    def start(self) -> rw.Game:
        """The game before its first choice."""
        setup = dict(self.setup)
        if self.game == "champions":
            decks = random.Random(self.seed).sample(HEROES, self.people)
            return rw.new(self.game, seed=self.seed, decks=decks, modular=[setup.pop("modular")], **setup)
        if self.game == "lotr":
            return new_game(self.seed, self.people, str(setup["edition"]), str(setup["scenario"]))
        return rw.new(self.game, seed=self.seed, seats=self.people, **setup)


HEROES = [
    "spider-man-justice", "captain-marvel-leadership", "she-hulk-aggression", "black-panther-protection",
    "iron-man-aggression",
]  # fmt: skip
VILLAINS = ("rhino", "klaw", "ultron")
MODULAR_SETS = ("bomb-scare", "masters-of-evil", "under-attack", "legions-of-hydra", "the-doomsday-chair")
EDITIONS = ("revised", "classic")
WAR_TABLES = (("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel-2", 2), ("duel-3", 3), ("fellowship", 2))


def lotr_case(seed: int, seats: int, edition: str, scenario: str) -> Case:
    """A game of The Lord of the Rings: The Card Game."""
    return Case("lotr", seed, seats, (("edition", edition), ("scenario", scenario)))


def wotr_case(seed: int, scenario: str, people: int) -> Case:
    """A game of War of the Ring: The Card Game."""
    return Case("wotr", seed, people, (("scenario", scenario),))


def meq_case(seed: int, people: int) -> Case:
    """A game of Middle-Earth Quest."""
    return Case("meq", seed, people, ())


def champions_case(seed: int, scenario: str, people: int, difficulty: str, modular: str) -> Case:
    """A game of Marvel Champions: The Card Game."""
    setup = (("scenario", scenario), ("difficulty", difficulty), ("modular", modular))
    return Case("champions", seed, people, setup)


SAMPLES = {
    "lotr": [
        lotr_case(seed, seats, EDITIONS[(seed + seats) % 2], scenario)
        for seed, scenario in enumerate(SCENARIOS)
        for seats in (1, 2, 3, 4)
    ],
    "wotr": [wotr_case(seed, *table) for seed, table in enumerate(WAR_TABLES)],
    "champions": [
        champions_case(seed, VILLAINS[seed % 3], people, ("standard", "expert")[seed % 2], MODULAR_SETS[seed % 5])
        for seed, people in enumerate((1, 2, 4, 1, 2, 3))
    ],
    "meq": [meq_case(seed, people) for seed, people in enumerate((2, 3, 4))],
}


def long_case(game: str, number: int) -> Case:
    """The n-th game of the long run."""
    if game == "meq":
        return meq_case(number, 2 + number % 3)
    if game == "champions":
        difficulty, modular = ("standard", "expert")[number // 3 % 2], MODULAR_SETS[number // 24 % 5]
        return champions_case(number, VILLAINS[number % 3], 1 + number // 6 % 4, difficulty, modular)
    if game == "wotr":
        return wotr_case(number, *WAR_TABLES[number % len(WAR_TABLES)])
    return lotr_case(number, 1 + number % 4, EDITIONS[number // 4 % 2], SCENARIOS[number // 8 % len(SCENARIOS)])


def positions(game: rw.Game, seed: int, choose: Callable[[int], None] | None = None) -> Iterator[int]:
    """Play the game at random; stop at every decision, with its number. The game must end."""
    rng = random.Random(seed)
    for number in range(LONGEST):
        if game.over:
            return
        yield number
        (choose or game.choose)(rng.randrange(len(game.decision.options)))
    raise AssertionError("the game does not end")
