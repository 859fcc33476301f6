"""Games whose chance is told from outside: a node is a question, or a roll of so many sides.

A choice is tried on a copy with a script of the outcomes told so far. Where the script ends before the choice does,
the copy is given up, and the walk stands at a chance node; the next outcome makes the script longer, and the choice is
tried again. A walk never changes: every step gives another one, so that copies cost nothing.
"""

from __future__ import annotations

from random import Random

from rulewright.games.registry import module
from rulewright.kernel.chance import Unsettled, script, seeded
from rulewright.kernel.game import Game, Json, Setup
from rulewright.kernel.knowledge import imagine
from rulewright.kernel.resolver import advance, answer
from rulewright.kernel.state import State
from rulewright.kernel.storing import restore, store

BEGINNING = -1
"""The choice that is tried at the beginning: to lay out the game."""


class Walk:
    """A node of the tree of a game."""

    __slots__ = ("choice", "decisions", "game", "name", "outcomes", "setup", "sides")

    def __init__(self, name: str, setup: Setup, game: Game | None = None, decisions: int = 0) -> None:
        self.name = name
        self.setup = setup
        self.game = game
        """The position before the choice that is tried; None while the game is laid out."""
        self.choice = BEGINNING
        self.outcomes: tuple[int, ...] = ()
        self.sides = 0
        """How many outcomes the roll has that is to be told; 0 at a question and at the end."""
        self.decisions = decisions
        """How many choices were made."""

    @classmethod
    def begun(cls, name: str, setup: Setup) -> Walk:
        """The first node of a game."""
        return cls(name, setup)._tried(BEGINNING, ())

    def chosen(self, index: int) -> Walk:
        """The node after the option with this index."""
        return self._tried(index, ())

    def told(self, outcome: int) -> Walk:
        """The node after this outcome of the roll."""
        return self._tried(self.choice, (*self.outcomes, outcome))

    def _tried(self, choice: int, outcomes: tuple[int, ...]) -> Walk:
        try:
            s = self._resolved(choice, outcomes)
        except Unsettled as roll:
            waiting = Walk(self.name, self.setup, self.game, self.decisions)
            waiting.choice, waiting.outcomes, waiting.sides = choice, outcomes, roll.sides
            return waiting
        return self.at(s, self.decisions + (choice != BEGINNING))

    def _resolved(self, choice: int, outcomes: tuple[int, ...]) -> State:
        """The position after a choice. Unsettled where an outcome is missing."""
        if self.game is None:
            s = module(self.name).begin(self.setup, script(outcomes))
            advance(s)
        else:
            s = self.game.state.clone()
            s.rng = script(outcomes)
            assert s.pending is not None
            answer(s, s.pending, choice)
        return s

    def at(self, s: State, decisions: int) -> Walk:
        """A node at this position, of which nothing is rolled yet."""
        s.rng = script(())
        return Walk(self.name, self.setup, Game(module(self.name), self.setup, 0, state=s), decisions)

    def played_out(self, seed: int) -> Game:
        """The game from here to its end: chance and choices at random."""
        walk, chance = self, Random(seed)
        while walk.sides:
            walk = walk.told(chance.randrange(walk.sides))
        assert walk.game is not None
        game = walk.game.clone()
        game.state.rng = seeded(seed)
        game.playout(seed)
        return game

    def imagined(self, seat: int, seed: int) -> Walk:
        """A node that a seat cannot tell from this one: all that is hidden from it is drawn anew."""
        assert self.game is not None
        return self.at(imagine(self.game.state, seat, seed), self.decisions)

    def __deepcopy__(self, memo: object) -> Walk:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.game is None else store(self.game.state)
        return again, (self.name, self.setup, position, self.decisions, self.choice, self.outcomes, self.sides)


def again(
    name: str, setup: Setup, position: Json, decisions: int, choice: int, outcomes: tuple[int, ...], sides: int
) -> Walk:
    """The node that was pickled."""
    walk = Walk(name, setup)
    if position is not None:
        walk = walk.at(restore(module(name).rulebook, position), decisions)
    walk.choice, walk.outcomes, walk.sides = choice, outcomes, sides
    return walk
