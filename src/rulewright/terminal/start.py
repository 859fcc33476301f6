"""From the wishes on the command line to a game at a table."""

from __future__ import annotations

import json
import os
import random
import sys
from dataclasses import dataclass, field
from importlib.util import find_spec

import rulewright as rw
from rulewright.decks import wanted as deck
from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import Game, Json, RulewrightError, Setup
from rulewright.terminal import keeping, saving, seats
from rulewright.terminal.saying import err, language, out, remember_language, sentence
from rulewright.terminal.session import Session

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
LARGEST_NUMBER = 9
"""Digits of a number on the command line: seats, people, first players."""

SAID_OTHERWISE = ("campaign", "decks", "position", "scenario", "seats")
"""What the setup of a game says and the command line has its own words for."""


@dataclass(frozen=True)
class Wanted:
    """What `rulewright play` was asked for. `options` are those of the game: edition, difficulty ..."""

    game: str | None = None
    scenario: str | None = None
    decks: list[str] | None = None
    seats: str | None = None
    seed: int | None = None
    lang: str | None = None
    plain: bool = False
    resume: str | None = None
    hot_seat: bool = False
    options: dict[str, str] = field(default_factory=dict)


def start(wanted: Wanted) -> int:
    """Set up the table and play; the exit code."""
    saving.tidy(saving.save_folder())
    session = make_session(wanted)
    if wanted.lang is not None:
        remember_language(session.lang)
    return sit_down(session, wanted.plain)


def sit_down(session: Session, plain: bool) -> int:
    """Play a session on the screen, or line by line; the exit code."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if sys.stdout is None:
        raise RulewrightError("error-no-output")
    if sys.stdin is None:
        raise RulewrightError("error-no-input")
    # The screen is drawn on the error stream, so all three must be the terminal.
    if plain or not all(stream is not None and stream.isatty() for stream in streams):
        from rulewright.terminal.plain import PlainTable

        errors = sys.stderr if sys.stderr is not None else sys.stdout
        return PlainTable(session, sys.stdin, sys.stdout, errors).run()
    if find_spec("textual") is None:
        raise RulewrightError("error-no-textual")
    width, height = os.get_terminal_size(sys.stdout.fileno())
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        raise too_small(width, height)
    from rulewright.terminal.app import TableApp

    table = TableApp(session)
    code = table.run()
    if table.fault is not None:
        err(sentence(table.fault, session.game.id, session.lang))
    if table.saved is not None:
        out(session.say("ui-saved", name=str(table.saved)))
    return 1 if code is None else code


def too_small(width: int, height: int) -> RulewrightError:
    """The error that names the size a table needs."""
    return RulewrightError(
        "error-terminal-too-small",
        width=width, height=height, needed_width=LEAST_WIDTH, needed_height=LEAST_HEIGHT,
    )  # fmt: skip


def make_session(wanted: Wanted) -> Session:
    """The game that is asked for, new or from a save, with people and bots at their seats."""
    if wanted.resume is not None:
        return resumed(wanted, wanted.resume)
    lang = language(wanted.lang)
    game = new_game(wanted)
    bots = seats.bots_by_seat(wanted.seats, game.seed)
    return Session(game, lang, bots, wanted.hot_seat, seats=wanted.seats or "")


def resumed(wanted: Wanted, name: str) -> Session:
    """The game of a save, with the people, bots and language it was left with where nothing else is asked for."""
    path = saving.find(name)
    text = saving.read(path)
    table = keeping.table_of(text)
    game = resume(text, wanted.game, wanted.scenario)
    kept_seats, kept_lang = table.get("seats"), table.get("lang")
    written = wanted.seats if wanted.seats is not None or not isinstance(kept_seats, str) else kept_seats or None
    lang = language(wanted.lang, saved=kept_lang if isinstance(kept_lang, str) else None)
    hot_seat = wanted.hot_seat or table.get("hot_seat") is True
    return Session(game, lang, seats.bots_by_seat(written, game.seed), hot_seat, path, written or "")


def new_game(wanted: Wanted) -> Game:
    """A new game; what is not said is the first on offer, and the seed is a new one."""
    if wanted.game is None:
        raise RulewrightError("error-nothing-to-play", known=", ".join(GAMES))
    scenarios = module(wanted.game).info().scenarios
    seats.bots_by_seat(wanted.seats, 0)
    decks = [deck(wanted.game, name) for name in wanted.decks or []]
    given: dict[str, Json] = {
        "scenario": wanted.scenario or (scenarios[0] if scenarios else None),
        "decks": decks or None,
        "seats": len(seats.names(wanted.seats)) or None,
        **as_setup(wanted.game, wanted.options),
    }
    seed = random.SystemRandom().randrange(1 << 31) if wanted.seed is None else wanted.seed
    return rw.new(wanted.game, seed=seed, **given)  # type: ignore[arg-type]


def settings(game: str) -> list[str]:
    """What can be said of a new game, as the command line says it."""
    fields = sorted(module(game).setup_input.__struct_fields__)
    return [f"--{name.replace('_', '-')}" for name in fields if name not in SAID_OTHERWISE]


def unknown_setting(game: str, name: str) -> RulewrightError | None:
    """The error for an option that a game does not have; None if it has it, or if there is no such game."""
    if game not in GAMES or name in settings(game):
        return None
    return RulewrightError("error-unknown-setting", name=name, known=", ".join(settings(game)))


def as_setup(game: str, options: dict[str, str]) -> Setup:
    """The options of a game as the library takes them. RulewrightError when the game has no such option."""
    for name in options:
        unknown = unknown_setting(game, f"--{name.replace('_', '-')}")
        if unknown is not None:
            raise unknown
    return {name.replace("-", "_"): value(text) for name, text in options.items()}


def value(text: str) -> Json:
    """The value of an option as the library takes it: a word, a number, or several of them parted by commas."""
    parts: list[Json] = [
        int(part) if part.isdecimal() and len(part) <= LARGEST_NUMBER else part for part in text.split(",")
    ]
    return parts if len(parts) > 1 else parts[0]


def resume(text: str, wanted: str | None, scenario: str | None = None) -> Game:
    """The game a journal tells of, which must be the game and the scenario that are asked for, if any are."""
    game = rw.replay(text)
    if wanted is not None and game.id != wanted:
        module(wanted)
        raise RulewrightError("error-other-game", name=json.loads(text)["game"], wanted=wanted)
    played = game.setup.get("scenario") or next(iter(module(game.id).info().scenarios), "")
    if scenario is not None and scenario != played:
        raise RulewrightError("error-other-scenario", name=str(played), wanted=scenario)
    return game
