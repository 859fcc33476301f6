"""Random games: the same seed plays the same game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import rulewright as rw

SCENARIOS = rw.games()[0].scenarios
DECKS = ["leadership", "tactics", "spirit", "lore"]
LONGEST = 6000


def new_game(seed: int, seats: int, edition: str = "revised", scenario: str | None = None) -> rw.Game:
    """A new game with the shipped decks, a different one for each seat, in an order the seed decides."""
    decks = random.Random(seed).sample(DECKS, seats)
    scenario = scenario or SCENARIOS[seed % len(SCENARIOS)]
    return rw.new("lotr", scenario=scenario, decks=decks, seed=seed, edition=edition)


def positions(game: rw.Game, seed: int) -> Iterator[int]:
    """Play the game at random; stop at every decision, with its number. The game must end."""
    rng = random.Random(seed)
    for number in range(LONGEST):
        if game.over:
            return
        yield number
        game.choose(rng.randrange(len(game.decision.options)))
    raise AssertionError("the game does not end")
