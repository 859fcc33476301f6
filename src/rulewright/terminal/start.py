"""From the wishes on the command line to a game at a table."""

from __future__ import annotations

import json
import os
import random
import sys
from dataclasses import dataclass
from importlib.util import find_spec

import rulewright as rw
from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import Game, Json, RulewrightError
from rulewright.terminal import saving, seats
from rulewright.terminal.deckbox import wanted as deck
from rulewright.terminal.saying import language
from rulewright.terminal.session import Session

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


@dataclass(frozen=True)
class Wanted:
    """What `rulewright play` was asked for."""

    game: str | None = None
    scenario: str | None = None
    decks: list[str] | None = None
    seats: str | None = None
    seed: int | None = None
    lang: str | None = None
    plain: bool = False
    edition: str | None = None
    resume: str | None = None
    hot_seat: bool = False


def start(wanted: Wanted) -> int:
    """Set up the table and play; the exit code."""
    return sit_down(make_session(wanted), wanted.plain)


def sit_down(session: Session, plain: bool) -> int:
    """Play a session on the screen, or line by line; the exit code."""
    # The screen is drawn on the error stream, so all three must be the terminal.
    if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from rulewright.terminal.plain import PlainTable

        return PlainTable(session, sys.stdin, sys.stdout, sys.stderr).run()
    if find_spec("textual") is None:
        raise RulewrightError("error-no-textual")
    width, height = os.get_terminal_size(sys.stdout.fileno())
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        raise too_small(width, height)
    from rulewright.terminal.app import TableApp

    table = TableApp(session)
    code = table.run()
    saved = table.saved if code is not None else session.leave()
    if saved is not None:
        print(session.say("ui-saved", name=str(saved)))
    return 1 if code is None else code


def too_small(width: int, height: int) -> RulewrightError:
    """The error that names the size a table needs."""
    return RulewrightError(
        "error-terminal-too-small",
        width=width, height=height, needed_width=LEAST_WIDTH, needed_height=LEAST_HEIGHT,
    )  # fmt: skip


def make_session(wanted: Wanted) -> Session:
    """The game that is asked for, new or from a save, with people and bots at their seats."""
    lang = language(wanted.lang)
    if wanted.resume is not None:
        path = saving.find(wanted.resume)
        game = resume(saving.read(path), wanted.game, wanted.scenario)
        bots = seats.bots_by_seat(wanted.seats, game.seed)
        return Session(game, lang, bots, wanted.hot_seat, path)
    game = new_game(wanted)
    return Session(game, lang, seats.bots_by_seat(wanted.seats, game.seed), wanted.hot_seat)


def new_game(wanted: Wanted) -> Game:
    """A new game; what is not said is the first on offer, and the seed is a new one."""
    if wanted.game is None:
        raise RulewrightError("error-nothing-to-play", known=", ".join(GAMES))
    scenarios = module(wanted.game).info().scenarios
    options: dict[str, Json] = {} if wanted.edition is None else {"edition": wanted.edition}
    seats.bots_by_seat(wanted.seats, 0)
    decks = [deck(name) for name in wanted.decks or []]
    return rw.new(
        wanted.game,
        scenario=wanted.scenario or (scenarios[0] if scenarios else None),
        decks=decks or None,  # type: ignore[arg-type]
        seats=len(seats.names(wanted.seats)) or None,
        seed=random.SystemRandom().randrange(1 << 31) if wanted.seed is None else wanted.seed,
        **options,
    )


def resume(text: str, wanted: str | None, scenario: str | None = None) -> Game:
    """The game a journal tells of, which must be the game and the scenario that are asked for, if any are."""
    game = rw.replay(text)
    if wanted is not None and game.id != wanted:
        module(wanted)
        raise RulewrightError("error-other-game", name=json.loads(text)["game"], wanted=wanted)
    played = game.setup.get("scenario") or module(game.id).info().scenarios[0]
    if scenario is not None and scenario != played:
        raise RulewrightError("error-other-scenario", name=str(played), wanted=scenario)
    return game
