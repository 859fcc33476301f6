"""The command `rulewright`. Each command imports what it needs when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError, UnknownOptionError
from cyclopts.exceptions import CoercionError, MissingArgumentError, RepeatArgumentError, UnusedCliTokensError

from rulewright.cli_campaign import campaign
from rulewright.cli_decks import deck as deck_app
from rulewright.kernel.game import RulewrightError
from rulewright.version import VERSION

WRONG = 2
"""The exit code for input that is wrong."""

DECKS = "lotr"
"""The game whose decks and campaigns are meant where no game is named."""

app = App(
    name="rulewright",
    help="Plays tabletop card games by the book.",
    version=VERSION,
    help_format="plaintext",
    result_action="return_value",
)


def flag(text: str, name: str | None = None) -> Parameter:
    """An option that is there or not."""
    return Parameter(name=name, negative="", show_default=False, help=text)


Lang = Annotated[str | None, Parameter(name="--lang", help="en, uk or ru")]
Decks = Annotated[list[str] | None, Parameter(consume_multiple=(1, None), negative="", help="one for each seat")]


@app.command
def play(
    game: Annotated[str | None, Parameter(help="lotr")] = None,
    scenario: str | None = None,
    /,
    *,
    deck: Decks = None,
    seats: Annotated[str | None, Parameter(help="who plays each seat: human,bot:random,...")] = None,
    seed: int | None = None,
    lang: Lang = None,
    plain: Annotated[bool, flag("lines instead of a screen")] = False,
    edition: str | None = None,
    resume: Annotated[str | None, Parameter(help="a saved game, by path or by name")] = None,
    hot_seat: Annotated[bool, flag("people take turns and hide their hands")] = False,
) -> int:
    """Play in the terminal."""
    from rulewright.terminal.start import Wanted, start

    decks = [name for given in deck or [] for name in ([given] if Path(given).is_file() else given.split(","))]
    return start(Wanted(game, scenario, decks, seats, seed, lang, plain, edition, resume, hot_seat))


@app.command
def rules(game: str, /, *words: str, lang: Lang = None) -> int:
    """Look up rule clauses by words or by id."""
    from rulewright.terminal.lookup import print_rules

    return print_rules(game, " ".join(words), lang)


@app.command
def cards(game: str, /, *words: str, lang: Lang = None) -> int:
    """Look up cards by title, type, trait or text."""
    from rulewright.terminal.lookup import print_cards

    return print_cards(game, " ".join(words), lang)


@app.command
def replay(file: str, /, *, lang: Lang = None) -> int:
    """Play a saved game again and tell what happened."""
    from rulewright.terminal.lookup import print_replay

    return print_replay(file, lang)


@app.command
def conformance(
    game: str | None = None,
    /,
    *,
    list_all: Annotated[bool, flag("name the tests of every clause", "--list")] = False,
    lang: Lang = None,
) -> int:
    """Count the rule clauses that have a passing test, and name those that have none."""
    from rulewright.conformance import report

    return report(game, list_all, lang)


app.command(deck_app)
app.command(campaign)


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command that the arguments name, and end with its exit code."""
    sys.exit(run(list(sys.argv[1:] if args is None else args)))


def run(args: list[str]) -> int:
    """Run a command. Wrong input is told in one sentence of the user's language."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Text that the terminal or a pipe cannot show or read must not end a game.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        result = app(args, exit_on_error=False, print_error=False)
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return complain(misuse(error), args)
    except RulewrightError as error:
        return complain(error, args)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def complain(error: RulewrightError, args: list[str]) -> int:
    """Say what is wrong; the language is the one the arguments ask for, if there is such a language."""
    from rulewright.games.registry import GAMES
    from rulewright.terminal.saying import language, sentence

    given = args[args.index("--lang") + 1 :][:1] if "--lang" in args else []
    given += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    try:
        lang = language(given[0] if given else None)
    except RulewrightError:
        lang = language()
    about = DECKS if args[:1] in (["deck"], ["campaign"]) else ""
    game = next((arg for arg in args if arg in GAMES), about)
    print(sentence(error, game, lang), file=sys.stderr)
    return WRONG


def misuse(error: CycloptsError) -> RulewrightError:
    """What is wrong with the command line itself."""
    if isinstance(error, UnknownCommandError):
        known = ", ".join(name for name in app if not name.startswith("-"))
        return RulewrightError("error-unknown-command", name=(error.unused_tokens or [""])[0], known=known)
    if isinstance(error, UnknownOptionError):
        return RulewrightError("error-unknown-flag", name=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return RulewrightError("error-missing-value", name=error.argument.name)
    if isinstance(error, CoercionError) and error.argument is not None and error.token is not None:
        return RulewrightError("error-wrong-value", value=error.token.value, name=error.argument.name)
    if isinstance(error, UnusedCliTokensError):
        return RulewrightError("error-too-many-words", text=" ".join(error.unused_tokens or []))
    if isinstance(error, RepeatArgumentError):
        return RulewrightError("error-too-many-words", text=error.token.keyword or error.token.value)
    return RulewrightError("error-usage", text=" ".join(str(error).split()))


if __name__ == "__main__":
    main()
