"""The ways a table is ended from outside: signals, and a window that is closed."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
GRACE = 5.0
"""How many seconds a screen has to put the terminal in order before it is ended; the game is saved already."""
BY_SIGNAL = 128


class Ended(BaseException):
    """Somebody ends the program: not an error, and nothing to go on after."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = BY_SIGNAL + number


class Ending:
    """While people play line by line: a signal ends the game between two choices, never within one."""

    def __init__(self) -> None:
        self._waiting = False
        self._signal = 0

    def _arrived(self, number: int, _: FrameType | None) -> None:
        self._signal = number
        if self._waiting:
            self._waiting = False
            raise Ended(number)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Signals are heeded here."""
        with handled(self._arrived):
            yield

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Here the program waits for a person, and a signal ends it at once."""
        self._waiting = True
        try:
            if self._signal:
                raise Ended(self._signal)
            yield
        finally:
            self._waiting = False


@contextmanager
def handled(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Call the handler for every signal that ends a program; only a program's main thread can ask for that."""
    before = {}
    for number in SIGNALS:
        with suppress(ValueError, OSError):
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def end_soon(code: int, seconds: float = GRACE) -> None:
    """End the program after a while, even when a terminal that is gone holds it."""
    timer = threading.Timer(seconds, os._exit, (code,))
    timer.daemon = True
    timer.start()


def end_with_window() -> None:
    """End the program when its window is closed, whatever it waits for."""
    if not hasattr(select, "poll"):
        return
    poll = select.poll()
    poll.register(sys.__stdin__.fileno() if sys.__stdin__ is not None else 0, 0)

    def watch() -> None:
        with suppress(OSError):
            poll.poll()
            end_soon(BY_SIGNAL + 1, 1.0)

    threading.Thread(target=watch, name="window", daemon=True).start()
