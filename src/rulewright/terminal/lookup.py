"""The commands that print and end: games, saves, rules, cards, replay."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable
from datetime import datetime

import rulewright as rw
from rulewright.games.registry import GAMES, module
from rulewright.kernel.game import RulewrightError
from rulewright.terminal import keeping, logbook, saving
from rulewright.terminal.saying import language, out, term, words
from rulewright.terminal.search import find_cards, find_rules
from rulewright.terminal.session import Session
from rulewright.terminal.start import settings
from rulewright.terminal.telling import Line, result_lines, tell_card, tell_rule

WIDEST = 100


def print_games(lang: str | None) -> int:
    """What can be played: games, scenarios, decks, options."""
    spoken = language(lang)
    for game in GAMES:
        info = module(game).info()
        speak = words(game, spoken)
        least, most = info.seats
        out(f"{game}: {info.titles[spoken]}")
        out("  " + speak.say("games-seats", least=least, most=most))
        out("  " + speak.say("games-scenarios"))
        out(*(f"    {name}: {term(speak, 'scenario', name)}" for name in info.scenarios))
        if info.decks:
            out("  " + speak.say("games-decks", names=", ".join(info.decks)))
        named = {f"--{option.replace('_', '-')}": values for option, values in info.options.items()}
        for option in settings(game):
            out(f"  {option} {'|'.join(named[option])}" if option in named else f"  {option} …")
    return 0


def print_saves(lang: str | None) -> int:
    """The saves in the usual folder, the newest first."""
    spoken = language(lang)
    saving.tidy(saving.save_folder())
    say = words("", spoken).say
    found = keeping.saves()
    if not found:
        out(say("saves-none", name=str(saving.save_folder())))
    for save in found:
        scenario = term(words(save.game, spoken), "scenario", save.scenario)
        state = say("saves-over") if save.over else say("saves-round", number=save.round)
        when = datetime.fromtimestamp(save.time).astimezone().strftime("%Y-%m-%d %H:%M")
        out(f"{save.name}: {scenario}, {state}, {when}")
    if found:
        out(say("saves-how", name=found[0].name))
    return 0


def print_rules(game: str, query: str, lang: str | None) -> int:
    """The clauses that have all the words, best first."""
    spoken = language(lang)
    found = find_rules(game, query, spoken)
    if not found:
        raise RulewrightError("error-no-clause", game=game, text=query)
    for rule in found:
        show(tell_rule(rule, spoken, game))
    return 0


def print_cards(game: str, query: str, edition: str | None, lang: str | None) -> int:
    """The cards that have all the words, best first."""
    spoken = language(lang)
    found = find_cards(game, query, spoken, edition or "")
    if not found:
        raise RulewrightError("error-no-card", game=game, text=query)
    for card in found:
        show(tell_card(card, spoken))
    return 0


def print_replay(file: str, rules: bool, lang: str | None) -> int:
    """The log of a saved game as a spectator may read it, and how it ended."""
    text = saving.read(saving.find(file))
    saved = keeping.table_of(text).get("lang")
    session = Session(rw.replay(text), language(lang, saved=saved if isinstance(saved, str) else None), {})
    session.people, session.eyes = (), None
    for line in logbook.lines(session, 0):
        out(f"{line.text} [{line.rule}]" if rules and line.rule else line.text)
    ending = result_lines(session) or [Line("title", session.say("ui-unfinished"))]
    out(*(line.text for line in ending))
    return 0


def show(lines: Iterable[Line]) -> None:
    """Print a title and what belongs to it, and an empty line; on a terminal no wider than one reads."""
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout is not None and sys.stdout.isatty() else 0
    for line in lines:
        indent = "" if line.style == "title" else "  "
        text = indent + line.text
        out(textwrap.fill(text, width, subsequent_indent=indent) if width else text)
    out("")
