"""Running a server: the process behind `rulewright serve`."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import signal
import socket
import sys
import webbrowser

import structlog
import uvicorn

from rulewright.kernel.game import RulewrightError
from rulewright.server.app import make_app
from rulewright.server.guard import LOCAL
from rulewright.server.house import Settings
from rulewright.server.sockets import LONGEST
from rulewright.server.store import StoreFailed
from rulewright.terminal.saving import data_folder

GRACE = 10
"""So many seconds requests under way may take when the server ends."""
COLLECTING = (2_000, 10, 100)
"""How often cyclic garbage is looked for. A look at everything stops every table, with 400 of them for a third of a
second; what a game leaves behind is seldom cyclic."""


def run(
    host: str,
    port: int,
    store: str | None,
    name: str | None,
    pace: float,
    open_browser: bool,
    verbose: bool,
    trials: bool = True,
) -> int:
    """Serve until a signal ends it."""
    log_to_stderr(verbose)
    settings = Settings(
        store=store or usual_store(),
        local=is_local(host) and name is None,
        pace=pace,
        trials=trials,
        hosts=(*LOCAL, *([name] if name else [])) if is_local(host) or name else (),
    )
    listening = listen(host, port)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}/"  # noqa: S104
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST * 2,
        ws_ping_interval=30,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        ws="websockets-sansio",
    )
    server = uvicorn.Server(config)
    print(address, flush=True)
    if open_browser:
        webbrowser.open(address)
    gc.set_threshold(*COLLECTING)
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: None)  # uvicorn raises it once more when all is ended well
    try:
        asyncio.run(server.serve(sockets=[listening]))
    except StoreFailed as error:
        raise RulewrightError("error-usage", text=str(error)) from None
    return 0 if server.started else 1


def usual_store() -> str:
    """Where tables are kept when nothing else is said: beside the saves of the terminal."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def is_local(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen at. RulewrightError when the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small frames at once; without it they would wait 40 ms for one another.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # whoever comes before the server is ready waits instead of being sent away
    except OSError as error:
        raise RulewrightError("error-stream", reason=error.strerror or str(error)) from None
    return listening


def log_to_stderr(verbose: bool) -> None:
    """Structured lines, one a happening, without anything secret."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if verbose else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
