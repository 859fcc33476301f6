"""The server's own sentences, and the words of a game that a client shows."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from rulewright.games.registry import module
from rulewright.kernel.game import Game, RulewrightError
from rulewright.kernel.homes import package
from rulewright.language.errors import sentence
from rulewright.language.speech import LANGUAGES, Speech, capital, speech, term

SENTENCES = ("refuse", "error", "log", "ask", "option", "input", "help", "key", "do", "on", "if", "act", "campaign")
"""How the messages begin that are no names of things a client shows, but sentences and parts of them."""
NUMBER = "#"
"""Stands where a client puts the number in: the labels of totals."""
ONE = "other"
"""The gender of what a mark lies on, as far as its words bend: one thing, not several."""
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


@cache
def words(lang: str) -> Speech:
    """The messages of the server in a language."""
    return Speech(lang, (files("rulewright") / "server" / "words",))


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence of the server."""
    return words(lang if lang in LANGUAGES else "en").say(message, **args)


def told(error: RulewrightError, lang: str, game: str = "") -> str:
    """What is wrong, in one sentence."""
    if words(lang).has_value(error.message):
        return say(lang, error.message)
    return sentence(error, lang, game)


@cache
def labels(game: str, lang: str) -> dict[str, str]:
    """The words of a game for zones, values, phases, kinds of cards ...: by message, those that need no arguments."""
    speak, found = speech(game, lang), {}
    named = (name for name in speak.names if not name.startswith("card-"))
    for message in (*ids(game), *named):
        if message.partition("-")[0] not in SENTENCES and speak.has_value(message):
            try:
                found[message] = speak.say(message)
            except ValueError:
                continue
    layout = module(game).layout()
    if layout is not None:
        found |= {message: speak.say(message, number=NUMBER) for message, _ in layout.totals.values()}
        found |= {message: speak.say(message, gender=ONE) for message, _ in layout.marks.values()}
    return found


@cache
def ids(game: str) -> tuple[str, ...]:
    """The ids of all messages that a game can say."""
    root, home = files("rulewright"), files(package(game))
    found: dict[str, None] = {}
    for folder in (root / "language" / "words", root / "lcg" / "words", home / "words"):
        if (folder / "en").is_dir():
            for file in sorted((folder / "en").iterdir(), key=lambda each: each.name):
                if file.name.endswith(".ftl"):
                    found |= dict.fromkeys(MESSAGE.findall(file.read_text(encoding="utf-8")))
    return tuple(found)


def player_name(game: Game, player: int, lang: str) -> str:
    """What a player is called."""
    return capital(game.module.teller.player_name(game.state, player, lang))


def names_of(game: Game, seat: int, lang: str) -> list[str]:
    """What the players are called that a seat plays."""
    return [player_name(game, player, lang) for player, person in enumerate(game.state.persons) if person == seat]


def where(game: Game, lang: str) -> str:
    """Where the round stands."""
    table, speak = game.table(), speech(game.id, lang)
    parts = []
    if "round" in table:
        parts.append(f"{speak.say('ui-round')} {table['round']}")
    if "phase" in table:
        parts.append(capital(term(speak, "phase", str(table["phase"]))))
    if "step" in table and table["step"] != table.get("phase"):
        parts.append(f"{table['step']} {term(speak, 'step', str(table['step']))}")
    return " · ".join(parts)


def ending(game: Game, lang: str) -> str:
    """How the game ended."""
    result, speak = game.result, speech(game.id, lang)
    assert result is not None
    layout = game.module.layout()
    winners = [player for player, person in enumerate(game.state.persons) if person in result.winners]
    teams = game.table().get("teams")
    if isinstance(teams, list) and winners:
        return speak.say(f"ui-won-by-{teams[winners[0]]}", number=result.score)
    if winners and layout is not None and layout.rivals:
        names = ", ".join(player_name(game, player, lang) for player in winners)
        return speak.say("ui-won-by", names=names, number=result.score)
    own, shared = ("ui-game-won", "ui-won") if winners else ("ui-game-lost", "ui-lost")
    message = own if speak.has_value(own) else shared
    return speak.say(message, score=result.score)
