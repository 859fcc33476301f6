"""A game as the package offers it: what can be played, and who puts it into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from rulewright.kernel.capabilities import Campaigns, DeckFiles, Layout
from rulewright.kernel.cards import Card
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.looks import Looks
from rulewright.kernel.rules import Rules
from rulewright.kernel.state import Entry, State
from rulewright.kernel.values import Line

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.kernel.setup_input import Input

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Setup = dict[str, Json]


@dataclass(frozen=True)
class GameInfo:
    """What can be played: titles by language, how many seats, which scenarios, which further options."""

    id: str
    titles: Mapping[str, str]
    seats: tuple[int, int]
    scenarios: tuple[str, ...]
    decks: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]


class Teller(Protocol):
    """Puts things into words; the kernel itself has none."""

    languages: tuple[str, ...]

    def check(self, lang: str) -> None:
        """RulewrightError when there is no such language."""

    def option(self, s: State, index: int, lang: str) -> str:
        """An option of the question that waits."""

    def prompt(self, s: State, lang: str) -> str:
        """The question that waits."""

    def entry(self, s: State, entry: Entry, seat: int | None, lang: str) -> str:
        """A line of the log as a seat may read it."""

    def refusal(self, s: State, refusal: Refusal, lang: str) -> str:
        """Why something is not allowed."""

    def line(self, s: State, stat: str, line: Line, lang: str) -> str:
        """A line of a derivation."""

    def views(self, game: Game, seats: Sequence[int | None], lang: str) -> list[dict[str, Json]]:
        """All that each of several seats may know; what they see alike the views share."""

    def player_name(self, s: State, seat: int, lang: str) -> str:
        """What a player is called."""


class Module(Protocol):
    """A game as the package offers it."""

    teller: Teller
    setup_input: type[Input]
    """What a setup can say."""

    def info(self) -> GameInfo:
        """What can be played."""

    def begin(self, setup: Setup, rng: int) -> State:
        """A position before anything has happened, with this state of chance. RulewrightError says what is wrong."""

    def rulebook(self, edition: str, packs: frozenset[str]) -> Rules:
        """The rules of one edition or scenario, as `Rules.edition` names it, with the cards of these packs."""

    def cards(self, edition: str = "") -> list[Card]:
        """Every printed card, in the wording of an edition. RulewrightError when there is no such edition."""

    def table(self, s: State) -> dict[str, Json]:
        """The tokens and numbers that lie on no card.

        Two of them mean the same in every game that has them: `stage`, a number that says how far the game has come,
        and `progress`, for each player how near the player is to victory, from 0 to 1.
        """

    def layout(self) -> Layout | None:
        """How its table is laid out; None: all that there is, as it comes."""

    def looks(self) -> Looks | None:
        """How it looks at a browser table; None: as any game."""

    def deck_files(self) -> DeckFiles | None:
        """Decks as files, if people bring decks to this game."""

    def campaigns(self) -> Campaigns | None:
        """Campaigns, if this game has any."""
