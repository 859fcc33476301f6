"""The command `rulewright`. Each command imports what it needs when it is called."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import CoercionError, MissingArgumentError, RepeatArgumentError, UnusedCliTokensError

from rulewright.cli_campaign import campaign
from rulewright.cli_decks import deck as deck_app
from rulewright.cli_lab import report, sim
from rulewright.cli_options import Decks, Lang, deck_names, flag
from rulewright.cli_serve import serve
from rulewright.games.registry import GAMES
from rulewright.kernel.game import RulewrightError
from rulewright.version import VERSION

WRONG = 2
"""The exit code for input that is wrong."""
CHOICES = ", ".join(GAMES)

app = App(
    name="rulewright",
    help="Plays tabletop card games by the book. “rulewright games” lists games, scenarios, decks and options.",
    version=VERSION,
    help_format="plaintext",
    result_action="return_value",
)


@app.command
def play(
    game: Annotated[str | None, Parameter(help=CHOICES)] = None,
    scenario: Annotated[str | None, Parameter(help="by default the first one")] = None,
    /,
    *,
    deck: Decks = None,
    seats: Annotated[str | None, Parameter(help="who plays each seat: human,bot:thumb,...")] = None,
    seed: Annotated[int | None, Parameter(help="a number; the same one deals the same cards")] = None,
    lang: Lang = None,
    plain: Annotated[bool, flag("lines instead of a screen")] = False,
    resume: Annotated[str | None, Parameter(help="a saved game, by name (see “rulewright saves”) or by path")] = None,
    hot_seat: Annotated[bool, flag("people take turns and hide their hands")] = False,
    **options: Annotated[str, Parameter(help="options of the game, such as --edition (see “rulewright games”)")],
) -> int:
    """Play in the terminal."""
    from rulewright.terminal.start import Wanted, start

    return start(Wanted(game, scenario, deck_names(deck), seats, seed, lang, plain, resume, hot_seat, options))


@app.command
def games(*, lang: Lang = None) -> int:
    """List the games, their scenarios, decks and options."""
    from rulewright.terminal.lookup import print_games

    return print_games(lang)


@app.command
def saves(*, lang: Lang = None) -> int:
    """List the saved games."""
    from rulewright.terminal.lookup import print_saves

    return print_saves(lang)


@app.command
def rules(game: Annotated[str, Parameter(help=CHOICES)], /, *words: str, lang: Lang = None) -> int:
    """Look up rule clauses by words or by id."""
    from rulewright.terminal.lookup import print_rules

    return print_rules(game, " ".join(words), lang)


@app.command
def cards(
    game: Annotated[str, Parameter(help=CHOICES)],
    /,
    *words: str,
    edition: Annotated[str | None, Parameter(help="the wording of an edition")] = None,
    lang: Lang = None,
) -> int:
    """Look up cards by title, type, trait or text."""
    from rulewright.terminal.lookup import print_cards

    return print_cards(game, " ".join(words), edition, lang)


@app.command
def replay(
    file: Annotated[str, Parameter(help="a saved game, by name or by path")],
    /,
    *,
    with_rules: Annotated[bool, flag("name the rule behind each line", "--rules")] = False,
    lang: Lang = None,
) -> int:
    """Play a saved game again and tell what happened."""
    from rulewright.terminal.lookup import print_replay

    return print_replay(file, with_rules, lang)


@app.command
def conformance(
    game: Annotated[str | None, Parameter(help=CHOICES)] = None,
    /,
    *,
    list_all: Annotated[bool, flag("name the tests of every clause", "--list")] = False,
    lang: Lang = None,
) -> int:
    """Count the rule clauses that have a passing test, and name those that have none."""
    from rulewright import conformance

    return conformance.report(game, list_all, lang)


app.command(serve)
app.command(deck_app)
app.command(campaign)
app.command(sim)
app.command(report)


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command that the arguments name, and end with its exit code."""
    sys.exit(run(list(sys.argv[1:] if args is None else args)))


def run(args: list[str]) -> int:
    """Run a command. Whatever goes wrong is told in one sentence of the user's language."""
    close_gaps()
    if sys.stdout is None:
        return complain(RulewrightError("error-no-output"), args)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Text that the terminal or a pipe cannot show or read must not end a game.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        result = app(args, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return complain(misuse(error, args), args)
    except RulewrightError as error:
        return complain(error, args)
    except BrokenPipeError:
        return silence(1)
    except KeyboardInterrupt:
        return silence(130)
    except OSError as error:
        return silence(stream_trouble(error, args))
    except Exception as error:  # noqa: BLE001 (written down, and told like everything that is wrong)
        from rulewright.terminal.faults import fault

        return complain(fault(error), args)


def close_gaps() -> None:
    """Streams that were closed lead nowhere, so that no file of ours takes their place."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def stream_trouble(error: OSError, args: list[str]) -> int:
    """The program could not be read from or written to: what it keeps in files is told where it is written."""
    from rulewright.terminal.saving import reason

    if error.errno == errno.EIO:  # the terminal is gone, and nobody is left to be told
        return 1
    return complain(RulewrightError("error-stream", reason=reason(error)), args)


def silence(code: int) -> int:
    """Write no more: what is still to be written goes nowhere, so that Python does not complain at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return code


def complain(error: RulewrightError, args: list[str]) -> int:
    """Say what is wrong; the language is the one the arguments ask for, if there is such a language."""
    from rulewright.terminal.saying import err, language, sentence

    given = args[args.index("--lang") + 1 :][:1] if "--lang" in args else []
    given += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    try:
        lang = language(given[0] if given else None)
    except RulewrightError:
        lang = language()
    err(sentence(error, game_of(args), lang))
    return silence(WRONG)


def game_of(args: list[str]) -> str:
    """The game that the arguments are about, whose words tell what is wrong; empty when they are about none."""
    named = next((arg for arg in args if arg in GAMES), "")
    if named or args[:1] not in (["deck"], ["campaign"]):
        return named
    from rulewright.terminal.campaign import campaign_game
    from rulewright.terminal.deckbox import deck_game

    file = next((arg for arg in args[2:] if not arg.startswith("-")), "")
    return deck_game(None, file) if args[0] == "deck" else campaign_game()


def misuse(error: CycloptsError, args: list[str]) -> RulewrightError:
    """What is wrong with the command line itself."""
    if isinstance(error, UnknownCommandError):
        known = ", ".join(name for name in app if not name.startswith("-"))
        return RulewrightError("error-unknown-command", name=(error.unused_tokens or [""])[0], known=known)
    if isinstance(error, UnknownOptionError):
        return RulewrightError("error-unknown-flag", name=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        if error.argument.name == "--resume":
            return which_save()
        if error.argument.name == "--[KEYWORD]":
            return option_without_value(args)
        needed = "error-needs-value" if error.argument.name in args else "error-missing-value"
        return RulewrightError(needed, name=error.argument.name)
    if isinstance(error, CoercionError) and error.argument is not None and error.token is not None:
        return RulewrightError("error-wrong-value", value=error.token.value, name=error.argument.name)
    if isinstance(error, UnusedCliTokensError):
        return RulewrightError("error-too-many-words", text=" ".join(error.unused_tokens or []))
    if isinstance(error, RepeatArgumentError):
        return RulewrightError("error-too-many-words", text=error.token.keyword or error.token.value)
    return RulewrightError("error-usage", text=" ".join(str(error).split()))


def option_without_value(args: list[str]) -> RulewrightError:
    """An option of a game that stands alone: there is no such option, or its value is missing."""
    from rulewright.terminal.start import unknown_setting

    follows = [*args[1:], "--"]
    alone = [arg for arg, after in zip(args, follows, strict=True) if arg.startswith("--") and after.startswith("--")]
    name = next((arg for arg in alone if arg not in ("--plain", "--hot-seat")), "--")
    return unknown_setting(game_of(args), name) or RulewrightError("error-needs-value", name=name)


def which_save() -> RulewrightError:
    """A save must be named: which there are, the newest first."""
    from rulewright.terminal.keeping import saves

    names = ", ".join(save.name for save in saves()[:10])
    return RulewrightError("error-which-save", known=names) if names else RulewrightError("error-no-saves")


if __name__ == "__main__":
    main()
