"""The command `rulewright deck`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

Lang = Annotated[str | None, Parameter(name="--lang", help="en, uk or ru")]

deck = App(name="deck", help="Check and convert deck files.", help_format="plaintext", result_action="return_value")


@deck.command
def check(file: str, /, *, lang: Lang = None) -> int:
    """Say everything that is wrong with a deck."""
    from rulewright.terminal.deckbox import check as check_deck

    return check_deck(file, lang)


@deck.command
def convert(
    file: str,
    /,
    *,
    to: Annotated[str, Parameter(help="json, txt or o8d")],
    out: Annotated[str | None, Parameter(help="the file to write; else the deck is printed")] = None,
    lang: Lang = None,
) -> int:
    """Write a deck in another format."""
    from rulewright.terminal.deckbox import convert as convert_deck

    return convert_deck(file, to, out, lang)
