"""A server of tables for tests, and people who play at it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rulewright.server import running
from rulewright.server.app import STATIC, make_app
from rulewright.server.house import Settings
from rulewright.server.sockets import LONGEST

DEADLINE = 45.0
"""So many seconds a busy machine may take."""
Message = dict[str, Any]


def sqlite(folder: Path) -> str:
    """The URL of a store of its own."""
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@contextmanager
def served(settings: Settings, static: Path = STATIC) -> Iterator[str]:
    """A server in a thread of this process: its address."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(settings, static), log_config=None, access_log=False, ws="websockets-sansio", ws_max_size=2 * LONGEST,
        timeout_graceful_shutdown=2,
    )  # fmt: skip
    server = uvicorn.Server(config)
    server.capture_signals = no_signals  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(DEADLINE)
        listening.close()


@contextmanager
def no_signals() -> Iterator[None]:
    """A server in a thread leaves the signals of the process alone."""
    yield


def wait_until(true: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Wait for something, but not for ever."""
    until = time.monotonic() + seconds
    while not true():
        if time.monotonic() > until:
            raise TimeoutError
        time.sleep(0.005)


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["rulewright.server.running", "support.tables"])


def run_node(port: int, store: str, pace: float) -> None:
    """What the process of a node does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    sys.exit(running.run("127.0.0.1", port, store, None, pace, False, False))


class Node:
    """A server in a process of its own, that can be killed. Processes are forked from one that has imported all."""

    def __init__(self, store: str, pace: float = 0.0) -> None:
        self.store, self.port, self.pace = store, free_port(), pace
        self.process: Any = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Node:
        """Start it, and wait until it is ready."""
        self.process = FORKS.Process(target=run_node, args=(self.port, self.store, self.pace), daemon=True)
        self.process.start()
        wait_until(self.is_ready)
        return self

    def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            return httpx2.get(f"{self.address}/readyz", trust_env=False).status_code == 200
        except httpx2.TransportError:
            assert self.process.is_alive(), "the server has ended"
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as its owner would: its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self.process.pid, how)
        self.process.join(DEADLINE)
        return int(self.process.exitcode)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "Ann") -> None:
        self.address = address
        self.http = httpx2.Client(
            base_url=address, timeout=DEADLINE, limits=httpx2.Limits(max_keepalive_connections=0), trust_env=False
        )
        self.ok("POST", "/api/guest", name=name)

    def ok(self, method: str, path: str, **body: Any) -> Any:
        """The answer to a request that must work."""
        answer = self.http.request(method, path, json=body) if method == "POST" else self.http.request(method, path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status and the words of a refusal."""
        answer = self.http.request(method, path, json=body) if method == "POST" else self.http.request(method, path)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        return answer.status_code, answer.json().get("detail", "")

    def open(self, game: str = "lotr", *seats: str, **wanted: Any) -> str:
        """Open a table: its id."""
        who = [{"who": seat} for seat in seats or ("me",)]
        return str(self.ok("POST", "/api/tables", **{"game": game, "seats": who, "seed": 7, **wanted})["id"])

    @property
    def cookie(self) -> str:
        """The header that says who this is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, lang: str = "en", seat: int | None = None, address: str = "") -> Chair:
        """Look at a table."""
        query = f"lang={lang}" + (f"&seat={seat}" if seat is not None else "")
        url = f"{(address or self.address).replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        return Chair(connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, proxy=None))


class Chair:
    """A connection to a table: sends, and remembers what came."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket = connecting.__enter__()
        self.last: Message = {}
        """The last frame."""
        self.asks = 0
        self.reason = ""
        """Why the server has closed the connection, in words."""

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._connecting.__exit__(None, None, None)

    def receive(self, timeout: float = DEADLINE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout))
        if message["type"] == "frame":
            self.last = message
        return message

    def until(self, kind: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if message["type"] == kind and fits(message):
                return message

    def frame(self, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next frame."""
        return self.until("frame", fits)

    def say(self, kind: str, **rest: Any) -> int:
        """Send a message: the number it was given."""
        self.asks += 1
        self.socket.send(json.dumps({"type": kind, "ask": self.asks, **rest}))
        return self.asks

    def asked(self, kind: str, **rest: Any) -> Message:
        """Send a message: what is answered to it."""
        number = self.say(kind, **rest)
        while True:
            message = self.receive()
            if message.get("ask") == number:
                return message

    def choose(self, *keys: str, once: str = "", at: int | None = None) -> Message:
        """Choose: what is answered."""
        at = self.last["at"] if at is None else at
        return self.asked("choose", at=at, keys=list(keys), once=once or f"once-{id(self)}-{self.asks}")

    def question(self) -> Message:
        """The question that waits for this person, now or later."""
        return (self.last if self.last.get("question") else self.frame(lambda f: bool(f.get("question"))))["question"]

    def offered(self) -> list[str]:
        """The keys on offer."""
        return [option["key"] for option in self.question()["options"]]

    def play(self, *keys: str) -> Message:
        """Choose one after the other: the frame after the last one."""
        for key in keys:
            self.question()
            at = self.last["at"]
            answer = self.choose(key)
            assert answer["type"] == "stored", answer
            if self.last["at"] == at:
                self.frame(lambda frame, at=at: frame["at"] > at)
        return self.last

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            self.reason = end.rcvd.reason if end.rcvd is not None else ""
            return end.rcvd.code if end.rcvd is not None else 0
