"""The command `rulewright deck`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from rulewright.cli_options import Lang, Which

deck = App(name="deck", help="Check and convert deck files.", help_format="plaintext", result_action="return_value")


@deck.command
def check(file: str, /, *, game: Which = None, lang: Lang = None) -> int:
    """Say everything that is wrong with a deck."""
    from rulewright.terminal.deckbox import check as check_deck

    return check_deck(file, game, lang)


@deck.command
def convert(
    file: str,
    /,
    *,
    to: Annotated[str, Parameter(help="json, txt or o8d")],
    out: Annotated[str | None, Parameter(help="the new file to write; else the deck is printed")] = None,
    game: Which = None,
    lang: Lang = None,
) -> int:
    """Write a deck in another format."""
    from rulewright.terminal.deckbox import convert as convert_deck

    return convert_deck(file, to, out, game, lang)
