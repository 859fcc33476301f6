"""Campaigns on the command line: the log lies in a file, the game under way beside it as FILE.game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import rulewright as rw
from rulewright.games.registry import GAMES, module
from rulewright.kernel.capabilities import CampaignLog, Campaigns
from rulewright.kernel.game import Game, RulewrightError
from rulewright.terminal import keeping, saving, seats
from rulewright.terminal.deckbox import find_deck
from rulewright.terminal.saying import language, out, sentence, shown, words
from rulewright.terminal.search import english_title
from rulewright.terminal.session import Session
from rulewright.terminal.start import sit_down


def campaigns(game: str) -> Campaigns:
    """The campaigns of a game. RulewrightError when it has none."""
    found = module(game).campaigns()
    if found is None:
        raise RulewrightError("error-no-campaigns", game=game)
    return found


def campaign_game(given: str | None = None) -> str:
    """The game whose campaigns are meant: the given one, else the first that has campaigns."""
    if given is not None:
        campaigns(given)
        return given
    return next(game for game in GAMES if module(game).campaigns() is not None)


class Kept:
    """A campaign log and the file it lies in."""

    def __init__(self, file: str, game: str | None = None) -> None:
        self.file = file
        self.game = campaign_game(game)
        self._stamp = saving.stamp(Path(file))
        self.log: CampaignLog = campaigns(self.game).read(saving.read(Path(file)))

    @property
    def beside(self) -> Path:
        """Where the game under way lies."""
        return Path(self.file + ".game")

    def write(self) -> None:
        """Write the log down, unless somebody else has done so since it was read."""
        self._stamp = saving.write(Path(self.file), self.log.text(), unless_changed=self._stamp)
        if self._stamp is None:
            raise RulewrightError("error-campaign-changed", name=self.file)

    def under_way(self) -> Game | None:
        """The game that lies beside the log; None when there is none, or one that was recorded already."""
        if not self.beside.exists():
            return None
        game = rw.replay(saving.read(self.beside))
        log = self.log
        if log.scenario is not None and game.setup == log.setup() and game.seed == log.game_seed():
            return game
        if game.over:
            return None
        raise RulewrightError("error-campaign-other-game")

    def new_game(self, lang: str) -> Game:
        """The next game. RulewrightError while something must be settled before, with the command that does it."""
        try:
            setup = self.log.setup()
        except RulewrightError as error:
            if self.log.scenario is None:
                raise
            why = sentence(error, self.game, lang)
            raise RulewrightError("error-campaign-first", why=why, name=self.file) from None
        return rw.new(self.game, seed=self.log.game_seed(), **setup)  # type: ignore[arg-type]


def begin(
    file: str,
    decks: list[str],
    names: list[str],
    options: Mapping[str, str],
    seed: int | None,
    lang: str | None,
    given: str | None = None,
) -> int:
    """Begin a campaign. A file that is there already is left alone."""
    spoken, game = language(lang), campaign_game(given)
    path = Path(file)
    if saving.stamp(path) is not None:
        raise RulewrightError("error-file-exists", name=file)
    listed = [name for given in decks for name in ([given] if Path(given).exists() else given.split(","))]
    built = [find_deck(game, name) for name in listed]
    called = [name for given in names for name in given.split(",")]
    if called and len(called) != len(built):
        raise RulewrightError("error-names-for-decks", number=len(called), decks=len(built))
    most = module(game).info().seats[1]
    if len(built) > most:
        raise RulewrightError("error-seats", number=len(built), least=1, most=most)
    chance = random.SystemRandom().randrange(1 << 20) if seed is None else seed
    if saving.write_new(path, campaigns(game).begin(built, chance, called, options).text()) is None:
        raise RulewrightError("error-file-exists", name=file)
    return status(file, spoken, game)


def status(file: str, lang: str | None, game: str | None = None) -> int:
    """Tell what the log says."""
    spoken, kept = language(lang), Kept(file, game)
    out(*kept.log.told(spoken))
    if kept.beside.exists():
        out(words(kept.game, spoken).say("campaign-under-way"))
    return 0


def play(file: str, written: str | None, plain: bool, hot_seat: bool, lang: str | None, game: str | None = None) -> int:
    """Play the next scenario, or go on with the one under way; write down how it ended."""
    kept = Kept(file, game)
    saving.tidy(kept.beside.resolve().parent)
    log = kept.log
    going = kept.under_way()
    table = keeping.table_of(saving.read(kept.beside)) if going is not None else {}
    saved_lang, saved_seats = table.get("lang"), table.get("seats")
    spoken = language(lang, saved=saved_lang if isinstance(saved_lang, str) else None)
    asked = written if written is not None or not isinstance(saved_seats, str) else saved_seats or None
    next_game = going or kept.new_game(spoken)
    if going is None and kept.beside.exists():
        kept.beside.unlink()
    played = next_game
    if not next_game.over:
        bots = seats.bots_by_seat(asked, next_game.seed)
        session = Session(next_game, spoken, bots, hot_seat, kept.beside, asked or "")
        code = sit_down(session, plain)
        played, spoken = session.game, session.lang
        if not played.over:
            return code
    won = log.record(played)
    kept.write()
    kept.beside.unlink(missing_ok=True)
    out(words(kept.game, spoken).say("campaign-recorded-won" if won else "campaign-recorded-lost"))
    out(*list(log.told(spoken))[-1:])
    return 0


# ---- between games


def player_of(log: CampaignLog, given: str) -> int:
    """The player that is meant, by number or by name."""
    names = log.player_names()
    for index, name in enumerate(names):
        if given in (str(index + 1), name):
            return index
    known = ", ".join(f"{index + 1} ({name})" for index, name in enumerate(names))
    raise RulewrightError("error-unknown-player", name=given, known=shown(known))


def change(file: str, lang: str | None, game: str | None, what: Callable[[Kept, str], None]) -> int:
    """Change the log between two games, write it down and tell it."""
    spoken, kept = language(lang), Kept(file, game)
    if kept.under_way() is not None:
        raise RulewrightError("error-campaign-under-way")
    what(kept, spoken)
    kept.write()
    return status(file, spoken, kept.game)


def hero(kept: Kept, given: str, lang: str) -> str:
    """The English title of the card that is meant, by its title in any language."""
    return english_title(kept.game, given, lang) or given


def replace(file: str, player: str, old: str, new: str, lang: str | None, game: str | None = None) -> int:
    """Replace a hero."""

    def swap(kept: Kept, spoken: str) -> None:
        kept.log.replace_hero(player_of(kept.log, player), hero(kept, old, spoken), hero(kept, new, spoken))

    return change(file, lang, game, swap)


def keep(file: str, player: str, name: str, lang: str | None, game: str | None = None) -> int:
    """Keep a fallen hero."""

    def stay(kept: Kept, spoken: str) -> None:
        kept.log.keep_fallen(player_of(kept.log, player), hero(kept, name, spoken))

    return change(file, lang, game, stay)


def heal(file: str, player: str, name: str, lang: str | None, game: str | None = None) -> int:
    """Heal a hero; one that is not hurt is left alone."""

    def remove_damage(kept: Kept, spoken: str) -> None:
        kept.log.heal(player_of(kept.log, player), hero(kept, name, spoken))

    return change(file, lang, game, remove_damage)
