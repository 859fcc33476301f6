"""Deck files on the command line: reading, checking and converting them, for every game that people bring decks to."""

from __future__ import annotations

from pathlib import Path

from rulewright.decks import files, is_file, open_deck
from rulewright.games.registry import GAMES, module
from rulewright.kernel.capabilities import Deck
from rulewright.kernel.game import RulewrightError
from rulewright.terminal import saving
from rulewright.terminal.saying import err, language, out, sentence, short, words

WRONG = 2


FOREIGN = ("error-deck-shape", "error-deck-other-game")
"""What a reader says of a file that is of another game's form."""


def deck_game(given: str | None = None, file: str = "") -> str:
    """The game whose decks are meant: the given one, else the first that people bring decks to and that can read this
    one; if none can, the one with least to say against it."""
    if given is not None:
        files(given)
        return given
    able = [game for game in GAMES if module(game).deck_files() is not None]
    against = {game: complaint(game, file) for game in able} if file else {}
    return min(able, key=lambda game: against.get(game, (False, 0)))


def complaint(game: str, file: str) -> tuple[bool, int]:
    """Whether a file is of a form that is foreign to a game, and how many things its reader says against it."""
    try:
        given_deck(game, file)
    except RulewrightError as error:
        return error.message in FOREIGN, len(str(error.details.get("names", "")).split("; "))
    return False, 0


def find_deck(game: str, name: str) -> Deck:
    """A shipped deck by its name, or the deck of a file."""
    return open_deck(game, name) if is_file(game, name) else files(game).shipped(name)


def given_deck(game: str, name: str) -> Deck:
    """The deck of a file, or a shipped deck by its name."""
    return files(game).shipped(name) if name in module(game).info().decks else open_deck(game, name)


def check(file: str, given: str | None, lang: str | None) -> int:
    """Say everything that is wrong with a deck, a line for each; the exit code says whether it is legal."""
    spoken, game = language(lang), deck_game(given, file)
    deck = given_deck(game, file)
    found = files(game).problems(deck)
    for problem in found:
        err(sentence(problem, game, spoken))
    if found:
        return WRONG
    message, details = files(game).praise(deck)
    out(words(game, spoken).say(message, **{k: v if isinstance(v, int) else short(v) for k, v in details.items()}))
    return 0


def convert(file: str, form: str, target: str | None, given: str | None, lang: str | None) -> int:
    """Write a deck in another format, to a new file or to the standard output."""
    spoken, game = language(lang), deck_game(given, file)
    text = files(game).write(given_deck(game, file), form)
    if target is None:
        out(text.removesuffix("\n"))
        return 0
    if saving.write_new(Path(target), text) is None:
        raise RulewrightError("error-file-exists", name=target)
    out(words(game, spoken).say("deck-written", name=short(target)))
    return 0
