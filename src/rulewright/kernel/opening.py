"""How a game begins: the base of every game module, with what a game has unless it says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.game import Json, RulewrightError, Setup
from rulewright.kernel.looks import Looks
from rulewright.kernel.setup_input import written_position
from rulewright.kernel.state import State
from rulewright.kernel.table_cache import OpenedTables

Scenario = TypeVar("Scenario")


def known_scenario(scenarios: Mapping[str, Scenario], name: str) -> Scenario:
    """The scenario of this name. RulewrightError tells which there are."""
    if name not in scenarios:
        raise RulewrightError("error-unknown-scenario", name=name, known=", ".join(scenarios))
    return scenarios[name]


class GameModule:
    """A game of which tables are opened: derive from it and say what the game has.

    A table is opened once for each setup; a game begins with a copy of it, whose players are then seated.
    """

    def __init__(self) -> None:
        self.opened = OpenedTables()

    def begin(self, setup: Setup, rng: int) -> State:
        """A position before anything has happened: a new game, or one written down by hand."""
        if "position" in setup:
            return self.write(written_position(setup), rng)
        s = self.opened.copy(setup, self.open)
        s.rng = rng
        self.seat(s, setup)
        return s

    def open(self, setup: Setup) -> State:
        """The table of a setup before chance has had its say. RulewrightError when there is no such setup."""
        raise NotImplementedError

    def write(self, position: dict[str, Json], rng: int) -> State:
        """A position written down by hand. RulewrightError says what is wrong with it."""
        raise RulewrightError("error-no-positions")

    def seat(self, s: State, setup: Setup) -> None:
        """What is left to chance when a game begins, beside what its own steps do."""

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card, at least `stage` and `progress`."""
        return {"stage": 0, "progress": [0.0] * s.seats}

    def layout(self) -> Layout | None:
        """How its table is laid out; None: all that there is, as it comes."""
        return None

    def looks(self) -> Looks | None:
        """How it looks at a browser table; None: as any game."""
        return None

    def deck_files(self) -> DeckFiles | None:
        """Decks as files, if people bring decks to this game."""
        return None

    def campaigns(self) -> Campaigns | None:
        """Campaigns, if this game has any."""
        return None
