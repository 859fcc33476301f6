"""Deck files on the command line: reading, checking and converting them."""

from __future__ import annotations

import sys
from pathlib import Path

from rulewright.games.lotr.tables import deckfiles
from rulewright.games.lotr.tables.decks import STARTERS, Deck, problems
from rulewright.kernel.game import Json, RulewrightError
from rulewright.terminal import saving
from rulewright.terminal.saying import language, sentence, words

GAME = "lotr"
"""The game whose decks these are."""
WRONG = 2


def is_file(name: str) -> bool:
    """Whether a deck is named by its file: by the ending of a deck format, or by a path."""
    path = Path(name)
    return path.suffix[1:].casefold() in deckfiles.FORMATS or len(path.parts) > 1


def open_deck(name: str) -> Deck:
    """The deck a file tells of; its ending says the format."""
    path = Path(name)
    form = path.suffix[1:].casefold()
    if form not in deckfiles.FORMATS:
        raise RulewrightError("error-deck-format", name=form or name, known=", ".join(deckfiles.FORMATS))
    deck = deckfiles.read(saving.read(path), form)
    return deck if deck.name else Deck(path.stem, deck.heroes, deck.cards, deck.sideboard)


def wanted(name: str) -> Json:
    """A deck as a setup writes it: the name of a shipped one, or what a file tells."""
    return open_deck(name).plain() if is_file(name) else name


def find_deck(name: str) -> Deck:
    """A shipped deck by its name, or the deck of a file."""
    if is_file(name):
        return open_deck(name)
    if name not in STARTERS:
        raise RulewrightError("error-unknown-deck", name=name, known=", ".join(STARTERS))
    return STARTERS[name]


def check(file: str, lang: str | None) -> int:
    """Say everything that is wrong with a deck, a line for each; the exit code says whether it is legal."""
    spoken = language(lang)
    deck = open_deck(file)
    found = problems(deck)
    for problem in found:
        print(sentence(problem, GAME, spoken), file=sys.stderr)
    if not found:
        print(words(GAME, spoken).say("deck-legal", name=deck.name, heroes=len(deck.heroes), cards=deck.size()))
    return WRONG if found else 0


def convert(file: str, form: str, out: str | None, lang: str | None) -> int:
    """Write a deck in another format, to a file or to the standard output."""
    spoken = language(lang)
    text = deckfiles.write(open_deck(file), form)
    if out is None:
        print(text, end="")
    else:
        saving.write(Path(out), text)
        print(words(GAME, spoken).say("deck-written", name=out))
    return 0
