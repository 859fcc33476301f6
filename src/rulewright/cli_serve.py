"""The command `rulewright serve`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from rulewright.cli_options import flag


def serve(
    *,
    host: Annotated[str, Parameter(help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="the port to listen at; 0: a free one")] = 8080,
    store: Annotated[str | None, Parameter(help="URL of the database (SQLite or PostgreSQL)")] = None,
    name: Annotated[str | None, Parameter(help="the name under which others reach the server")] = None,
    pace: Annotated[float, Parameter(help="seconds between two choices of a bot")] = 0.35,
    no_trials: Annotated[bool, flag("do not let people try their decks with bots", "--no-trials")] = False,
    open_browser: Annotated[bool, flag("open the table in the browser", "--open")] = False,
    verbose: Annotated[bool, flag("log every request")] = False,
) -> int:
    """Serve the table in the browser."""
    from rulewright.server.running import run

    return run(host, port, store, name, pace, open_browser, verbose, not no_trials)
