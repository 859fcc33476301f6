"""The command `rulewright campaign`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

Lang = Annotated[str | None, Parameter(name="--lang", help="en, uk or ru")]
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
    mode: Annotated[str, Parameter(help="campaign, expert, run or nightmare")] = "campaign",
    difficulty: Annotated[str, Parameter(help="standard or easy")] = "standard",
    seed: int | None = None,
    lang: Lang = None,
) -> int:
    """Begin a campaign and write its log."""
    from rulewright.terminal import campaign

    return campaign.begin(file, deck, names or [], mode, difficulty, seed, lang)


@campaign.command
def status(file: str, /, *, lang: Lang = None) -> int:
    """Tell what the log says."""
    from rulewright.terminal import campaign

    return campaign.status(file, lang)


@campaign.command
def play(
    file: str,
    /,
    *,
    seats: Annotated[str | None, Parameter(help="who plays each seat: human,bot:thumb,...")] = None,
    lang: Lang = None,
    plain: Annotated[bool, Parameter(negative="", show_default=False, help="lines instead of a screen")] = False,
    hot_seat: Annotated[
        bool, Parameter(negative="", show_default=False, help="people take turns and hide their hands")
    ] = False,
) -> int:
    """Play the next scenario, or go on with the one under way."""
    from rulewright.terminal import campaign

    return campaign.play(file, seats, plain, hot_seat, lang)


@campaign.command
def replace(file: str, player: Who, old: str, new: str, /, *, lang: Lang = None) -> int:
    """Replace a hero that has fallen or that a player wants to leave."""
    from rulewright.terminal import campaign

    return campaign.replace(file, player, old, new, lang)


@campaign.command
def keep(file: str, player: Who, hero: str, /, *, lang: Lang = None) -> int:
    """Keep a fallen hero when no other is left to choose."""
    from rulewright.terminal import campaign

    return campaign.keep(file, player, hero, lang)


@campaign.command
def heal(file: str, player: Who, hero: str, /, *, lang: Lang = None) -> int:
    """Remove the starting damage of a hero for 1 threat."""
    from rulewright.terminal import campaign

    return campaign.heal(file, player, hero, lang)
