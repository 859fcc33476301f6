"""The command `rulewright campaign`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from rulewright.cli_options import Lang, Which, flag

Who = Annotated[str, Parameter(help="the player, by number or by name")]

campaign = App(
    name="campaign", help="Play a campaign and keep its log.", help_format="plaintext", result_action="return_value"
)


@campaign.command
def new(
    file: str,
    /,
    *,
    deck: Annotated[list[str], Parameter(consume_multiple=(1, None), negative="", help="one for each player")],
    names: Annotated[
        list[str] | None, Parameter(consume_multiple=(1, None), negative="", help="what the players are called")
    ] = None,
    mode: Annotated[str | None, Parameter(help="such as campaign, expert, run or nightmare")] = None,
    difficulty: Annotated[str | None, Parameter(help="such as standard or easy")] = None,
    seed: Annotated[int | None, Parameter(help="a number; the same one deals the same cards")] = None,
    game: Which = None,
    lang: Lang = None,
) -> int:
    """Begin a campaign and write its log."""
    from rulewright.terminal import campaign

    options = {name: given for name, given in (("mode", mode), ("difficulty", difficulty)) if given is not None}
    return campaign.begin(file, deck, names or [], options, seed, lang, game)


@campaign.command
def status(file: str, /, *, game: Which = None, lang: Lang = None) -> int:
    """Tell what the log says."""
    from rulewright.terminal import campaign

    return campaign.status(file, lang, game)


@campaign.command
def play(
    file: str,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="who plays each seat: human,bot:thumb,...")] = None,
    lang: Lang = None,
    plain: Annotated[bool, flag("lines instead of a screen")] = False,
    hot_seat: Annotated[bool, flag("people take turns and hide their hands")] = False,
    game: Which = None,
) -> int:
    """Play the next scenario, or go on with the one under way."""
    from rulewright.terminal import campaign

    return campaign.play(file, seats, plain, hot_seat, lang, game)


@campaign.command
def replace(file: str, player: Who, old: str, new: str, /, *, game: Which = None, lang: Lang = None) -> int:
    """Replace a hero that has fallen or that a player wants to leave."""
    from rulewright.terminal import campaign

    return campaign.replace(file, player, old, new, lang, game)


@campaign.command
def keep(file: str, player: Who, hero: str, /, *, game: Which = None, lang: Lang = None) -> int:
    """Keep a fallen hero when no other is left to choose."""
    from rulewright.terminal import campaign

    return campaign.keep(file, player, hero, lang, game)


@campaign.command
def heal(file: str, player: Who, hero: str, /, *, game: Which = None, lang: Lang = None) -> int:
    """Remove the starting damage of a hero for 1 threat."""
    from rulewright.terminal import campaign

    return campaign.heal(file, player, hero, lang, game)
