"""Campaigns on the command line: the log lies in a file, the game under way beside it as FILE.game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import rulewright as rw
from rulewright.games.lotr.tables.campaign import Log
from rulewright.games.registry import module
from rulewright.kernel.game import Game, RulewrightError
from rulewright.language.speech import Speech, slug
from rulewright.terminal import saving, seats
from rulewright.terminal.deckbox import GAME, find_deck
from rulewright.terminal.saying import language, term, words
from rulewright.terminal.session import Session
from rulewright.terminal.start import sit_down

MODULE = module(GAME)


def read(file: str) -> Log:
    """The log in a file."""
    return Log.read(saving.read(Path(file)))


def beside(file: str) -> Path:
    """Where the game under way lies."""
    return Path(file + ".game")


def begin(
    file: str, decks: list[str], names: list[str], mode: str, difficulty: str, seed: int | None, lang: str | None
) -> int:
    """Begin a campaign. A file that is there already is left alone."""
    spoken = language(lang)
    path = Path(file)
    if path.exists():
        raise RulewrightError("error-file-exists", name=file)
    built = [find_deck(name) for given in decks for name in ([given] if Path(given).exists() else given.split(","))]
    called = [name for given in names for name in given.split(",")]
    if called and len(called) != len(built):
        raise RulewrightError("error-names-for-decks", number=len(called), decks=len(built))
    most = MODULE.info().seats[1]
    if len(built) > most:
        raise RulewrightError("error-seats", number=len(built), least=1, most=most)
    chance = random.SystemRandom().randrange(1 << 20) if seed is None else seed
    saving.write(path, Log.begin(built, mode, chance, called or None, difficulty).text())
    return status(file, spoken)


# ---- telling


def status(file: str, lang: str | None) -> int:
    """Tell what the log says."""
    speak = words(GAME, language(lang))
    for line in tell(read(file), speak):
        print(line)
    if beside(file).exists():
        print(speak.say("campaign-under-way"))
    return 0


def title(speak: Speech, name: str) -> str:
    """The title of a card in the language of the table."""
    return term(speak, "card", name)


def titles(speak: Speech, names: list[str]) -> str:
    """Several titles."""
    return ", ".join(title(speak, name) for name in names)


def tell(log: Log, speak: Speech) -> list[str]:
    """What the log says, line by line."""

    def say(message: str, **args: str | int) -> str:
        return speak.say(message, **args)

    mode = f"{term(speak, 'campaign-mode', log.mode)}, {term(speak, 'campaign-difficulty', log.difficulty)}"
    lines = [say("campaign-title", mode=mode, seed=str(log.seed))]
    names = log.names()
    for player in log.players:
        heroes = [names.pop(0) for _ in player.heroes]
        index = log.players.index(player)
        lines.append(say("campaign-player", number=index + 1, name=player.name, heroes=titles(speak, heroes)))
        if log.penalties[index]:
            lines.append("  " + say("campaign-penalty", number=log.penalties[index]))
        if log.boons[index]:
            lines.append("  " + say("campaign-boons", cards=titles(speak, log.boons[index])))
    if log.fallen:
        lines.append(say("campaign-fallen", heroes=titles(speak, log.fallen)))
    if log.burdens:
        lines.append(say("campaign-burdens", cards=titles(speak, log.burdens)))
    for hero, cards in log.permanents.items():
        lines.append(say("campaign-permanents", hero=title(speak, hero), cards=titles(speak, cards)))
    for hero, damage in log.damage.items():
        lines.append(say("campaign-damage", hero=title(speak, hero), number=damage))
    if log.prisoner:
        lines.append(say("campaign-prisoner", hero=title(speak, log.prisoner)))
    for done in log.completed:
        scenario = term(speak, "scenario", str(done["scenario"]))
        lines.append(say("campaign-completed", scenario=scenario, score=str(done["score"])))
    if log.scenario is None:
        lines.append(say("campaign-finished", score=str(log.score())))
    else:
        lines.append(say("campaign-next", scenario=term(speak, "scenario", log.scenario)))
    return lines


# ---- playing


def play(file: str, written: str | None, plain: bool, hot_seat: bool, lang: str | None) -> int:
    """Play the next scenario, or go on with the one under way; write down how it ended."""
    spoken = language(lang)
    log = read(file)
    path = beside(file)
    game = under_way(log, path) or rw.new(GAME, seed=log.game_seed(), **log.setup())  # type: ignore[arg-type]
    if not game.over:
        session = Session(game, spoken, seats.bots_by_seat(written, game.seed), hot_seat, path)
        code = sit_down(session, plain)
        if not game.over:
            return code
    won = log.record(game)
    saving.write(Path(file), log.text())
    path.unlink(missing_ok=True)
    speak = words(GAME, spoken)
    print(speak.say("campaign-recorded-won" if won else "campaign-recorded-lost"))
    for line in tell(log, speak)[-1:]:
        print(line)
    return 0


def under_way(log: Log, path: Path) -> Game | None:
    """The game that lies beside the log; None when there is none, or one that was recorded already."""
    if not path.exists():
        return None
    game = rw.replay(saving.read(path))
    if log.scenario is not None and game.setup == log.setup() and game.seed == log.game_seed():
        return game
    if game.over:
        return None
    raise RulewrightError("error-campaign-other-game")


# ---- between games


def player_of(log: Log, given: str) -> int:
    """The player that is meant, by number or by name."""
    for index, player in enumerate(log.players):
        if given in (str(index + 1), player.name):
            return index
    known = ", ".join(f"{index + 1} ({player.name})" for index, player in enumerate(log.players))
    raise RulewrightError("error-unknown-player", name=given, known=known)


def hero_of(given: str, speak: Speech) -> str:
    """The English name of the hero that is meant, by its title in English or in the language of the table."""
    heroes = [card.name for card in MODULE.cards() if card.kind == "hero"]
    for name in heroes:
        if given.casefold() in (name.casefold(), slug(name), title(speak, name).casefold()):
            return name
    return given


def change(file: str, lang: str | None, what: Callable[[Log, Speech], None]) -> int:
    """Change the log between two games, write it down and tell it."""
    spoken = language(lang)
    log = read(file)
    path = beside(file)
    if path.exists() and under_way(log, path) is not None:
        raise RulewrightError("error-campaign-under-way")
    what(log, words(GAME, spoken))
    saving.write(Path(file), log.text())
    return status(file, spoken)


def replace(file: str, player: str, old: str, new: str, lang: str | None) -> int:
    """Replace a hero."""
    return change(
        file, lang,
        lambda log, speak: log.replace_hero(player_of(log, player), hero_of(old, speak), hero_of(new, speak)),
    )  # fmt: skip


def keep(file: str, player: str, hero: str, lang: str | None) -> int:
    """Keep a fallen hero."""
    return change(file, lang, lambda log, speak: log.keep_fallen(player_of(log, player), hero_of(hero, speak)))


def heal(file: str, player: str, hero: str, lang: str | None) -> int:
    """Heal a hero; one that is not hurt is left alone."""

    def remove_damage(log: Log, speak: Speech) -> None:
        who, name = player_of(log, player), hero_of(hero, speak)
        if log.mode == "expert" and name in log.names() and not log.damage.get(name):
            raise RulewrightError("error-nothing-to-heal", name=title(speak, name))
        log.heal(who, name)

    return change(file, lang, remove_damage)
