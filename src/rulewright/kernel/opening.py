"""How a game begins: the base of every game module, with what a game has unless it says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeVar

from msgspec import Meta

from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.game import GameInfo, Json, RulewrightError, Setup
from rulewright.kernel.looks import Looks
from rulewright.kernel.rules import Rules
from rulewright.kernel.setup_input import Flag, Input, check_options, checked, written_position
from rulewright.kernel.state import State
from rulewright.kernel.table_cache import OpenedTables

Scenario = TypeVar("Scenario")


def known_scenario(scenarios: Mapping[str, Scenario], name: str) -> Scenario:
    """The scenario of this name. RulewrightError tells which there are."""
    if name not in scenarios:
        raise RulewrightError("error-unknown-scenario", name=name, known=", ".join(scenarios))
    return scenarios[name]


class SetupInput(Input):
    """The setup of a game that has no options of its own."""

    seats: Annotated[int, Meta(ge=1, le=99)] | None = None
    patient: Flag = False
    """Be asked even where there is only one answer."""


class GameModule:
    """A game of which tables are opened: derive from it and say what the game has.

    A table is opened once for each setup; a game begins with a copy of it, whose players are then seated. A game of one
    edition, without scenarios and options, says its `titles`, how many `people` play it, its `rules`, and lays out its
    pieces.
    """

    titles: Mapping[str, str] = {}
    people: tuple[int, int] = (1, 1)
    """The fewest and the most who can play."""
    rules: Rules
    setup_input: type[Input] = SetupInput
    """What a setup can say; at least `seats` and `patient`."""

    def __init__(self) -> None:
        self.opened = OpenedTables()

    def info(self) -> GameInfo:
        """What can be played."""
        return GameInfo(self.rules.id, self.titles, self.people, (), (), {})

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules of an edition with the cards of these packs."""
        return self.rules

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card, in the wording of an edition."""
        return list(self.rules.catalogue.cards)

    def begin(self, setup: Setup, rng: int) -> State:
        """A position before anything has happened: a new game, or one written down by hand."""
        if "position" in setup:
            return self.write(written_position(setup), rng)
        s = self.opened.copy(setup, self._open)
        s.rng = rng
        self.seat(s, setup)
        return s

    def _open(self, setup: Setup) -> State:
        check_options(setup, self.setup_input, self.info().options)
        s = self.open(setup)
        s.patient = (1 << s.seats) - 1 if setup.get("patient") in (True, "yes") else 0
        return s

    def open(self, setup: Setup) -> State:
        """The table of a setup before chance has had its say. RulewrightError when there is no such setup."""
        least, most = self.people
        seats = checked("setup", SetupInput, setup).seats or least
        if not least <= seats <= most:
            wrong = "error-seats" if least < most else "error-seats-exactly"
            raise RulewrightError(wrong, number=seats, least=least, most=most)
        s = State.empty(self.rules, seats, 0)
        self.lay_out(s)
        s.stack.append((self.rules.flow, 0, ()))
        return s

    def lay_out(self, s: State) -> None:
        """Lay every piece where it lies when the game begins."""
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
