"""The commands that print and end: rules, cards, replay."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable

import rulewright as rw
from rulewright.kernel.game import RulewrightError
from rulewright.terminal import saving
from rulewright.terminal.saying import language
from rulewright.terminal.search import find_cards, find_rules
from rulewright.terminal.session import Session
from rulewright.terminal.telling import Line, result_lines, tell_card, tell_rule

WIDEST = 100


def print_rules(game: str, query: str, lang: str | None) -> int:
    """The clauses that have all the words, best first."""
    spoken = language(lang)
    found = find_rules(game, query, spoken)
    if not found:
        raise RulewrightError("error-no-clause", game=game, text=query)
    for rule in found:
        show(tell_rule(rule, spoken, game))
    return 0


def print_cards(game: str, query: str, lang: str | None) -> int:
    """The cards that have all the words, best first."""
    spoken = language(lang)
    found = find_cards(game, query, spoken)
    if not found:
        raise RulewrightError("error-no-card", game=game, text=query)
    for card in found:
        show(tell_card(card, spoken))
    return 0


def print_replay(file: str, lang: str | None) -> int:
    """The log of a saved game as a spectator may read it, and how it ended."""
    spoken = language(lang)
    session = Session(rw.replay(saving.read(saving.find(file))), spoken, {})
    for entry in session.game.log(None, spoken):
        print(f"{entry.text} [{entry.rule}]" if entry.rule else entry.text)
    ending = result_lines(session) or [Line("title", session.say("ui-unfinished"))]
    for line in ending:
        print(line.text)
    return 0


def show(lines: Iterable[Line]) -> None:
    """Print a title and what belongs to it, and an empty line; on a terminal no wider than one reads."""
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else 0
    for line in lines:
        indent = "" if line.style == "title" else "  "
        text = indent + line.text
        print(textwrap.fill(text, width, subsequent_indent=indent) if width else text)
    print()
