"""Decks that people bring as files, for every game that has such."""

from __future__ import annotations

import os
from pathlib import Path

from rulewright.files import read
from rulewright.games.registry import GAMES, module
from rulewright.kernel.capabilities import Deck, DeckFiles
from rulewright.kernel.errors import RulewrightError, word
from rulewright.kernel.module import Json


def files(game: str) -> DeckFiles:
    """The deck files of a game. RulewrightError when it has none."""
    found = module(game).deck_files()
    if found is None:
        raise RulewrightError("error-no-decks", game=game)
    return found


def is_file(game: str, name: str) -> bool:
    """Whether a deck is named by its file: by the ending of a deck format, or by a path."""
    path = Path(name)
    return form_of(path) in files(game).formats or len(path.parts) > 1


def form_of(path: Path) -> str:
    """The format that the ending of a file names."""
    return path.suffix[1:].casefold()


def open_deck(game: str, name: str) -> Deck:
    """The deck a file tells of; its ending says the format."""
    path = Path(name)
    form = form_of(path)
    known = files(game)
    if form not in known.formats:
        raise RulewrightError("error-deck-format", name=form or name, known=", ".join(known.formats))
    deck = known.read(read(path), form)
    return deck if deck.get("name") else {**deck, "name": path.stem}


def wanted(game: str, name: str) -> Json:
    """A deck as a setup writes it: the name of a shipped one, or what a file tells."""
    if module(game).deck_files() is None:
        return name
    return open_deck(game, name) if is_file(game, name) else name


def deck(path: str | os.PathLike[str], game: str | None = None) -> Deck:
    """The deck that a file tells of, as `new(..., decks=[...])` takes it; the ending of the file says the format.

    Without a game it is the first whose cards these are. RulewrightError says what is wrong with the file.
    """
    name = word("path", os.fspath(path))
    if game is not None:
        return open_deck(game, name)
    troubles = []
    for each in [game for game in GAMES if module(game).deck_files() is not None]:
        try:
            return open_deck(each, name)
        except RulewrightError as trouble:
            troubles.append(trouble)
    raise next((t for t in troubles if t.message != "error-deck-other-game"), troubles[0])
