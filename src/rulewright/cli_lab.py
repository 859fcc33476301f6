"""The commands of the lab: `rulewright sim` plays many games, `rulewright report` says what they tell."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from rulewright.cli_options import Decks, Lang, deck_names, flag

Bots = Annotated[
    list[str] | None,
    Parameter(name="--bot", consume_multiple=(1, None), negative="", help="one for all seats, or one for each seat"),
]


def sim(
    game: Annotated[str, Parameter(help="see “rulewright games”")],
    scenario: Annotated[str | None, Parameter(help="by default the first one")] = None,
    /,
    *,
    games: Annotated[int, Parameter(help="how many games; those that are finished already count")] = 100,
    bot: Bots = None,
    deck: Decks = None,
    seats: Annotated[int | None, Parameter(help="how many seats, where neither decks nor bots say it")] = None,
    seed: Annotated[int, Parameter(help="the seed of the first game; the others follow")] = 0,
    jobs: Annotated[int | None, Parameter(help="how many processes; by default one for each core")] = None,
    dask: Annotated[str | None, Parameter(help="the address of a Dask scheduler whose workers play")] = None,
    ray: Annotated[str | None, Parameter(help="the address of a Ray cluster that plays; “local” starts one")] = None,
    out: Annotated[str | None, Parameter(help="where the results go: FILE.csv or FILE.parquet")] = None,
    report: Annotated[str | None, Parameter(help="where the report goes: FILE.html, or any other as text")] = None,
    replay: Annotated[int | None, Parameter(help="play only the game with this seed, and print its journal")] = None,
    no_cards: Annotated[bool, flag("do not count which cards are drawn and played")] = False,
    lang: Lang = None,
    **options: Annotated[str, Parameter(help="options of the game, such as --edition (see “rulewright games”)")],
) -> int:
    """Let bots play many games, and say what they tell. A run that was stopped goes on where it stopped."""
    from rulewright.lab.commands import Wanted, simulate

    names = [name for given in bot or ["thumb"] for name in given.split(",")]
    return simulate(
        Wanted(
            game, scenario, games, names, deck_names(deck), seats, seed, jobs, dask, ray, out, report, replay,
            not no_cards, lang, options,
        )
    )  # fmt: skip


def report(
    file: Annotated[str, Parameter(help="the results of a run")],
    other: Annotated[str | None, Parameter(help="the results to compare them with")] = None,
    /,
    *,
    seat: Annotated[int, Parameter(help="whose wins are compared, where people play against each other")] = 1,
    html: Annotated[str | None, Parameter(help="write the report to this page")] = None,
    svg: Annotated[str | None, Parameter(help="write the charts to this folder, as SVG")] = None,
    png: Annotated[str | None, Parameter(help="write the charts to this folder, as PNG")] = None,
    lang: Lang = None,
) -> int:
    """Say what the games of a run tell, and what tells them apart from those of another."""
    from rulewright.lab.commands import tell

    return tell(file, other, seat, html, svg, png, lang)
