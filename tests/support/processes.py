"""The command in a process of its own, in lines or on a real terminal; ended in every way there is."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from rulewright.terminal.session import Session

DEADLINE = 60.0
PLAY = ("play", "lotr", "passage-through-mirkwood", "--deck", "leadership", "--seed", "7", "--lang", "en")
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|[@-Z\\-_=>]|\][^\x07]*\x07)")


def environment(home: Path) -> dict[str, str]:
    """Away from the user's own saves and language."""
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "RULEWRIGHT_LANG": "en", "TERM": "xterm"}


def saves(home: Path) -> Path:
    """The folder with the saves."""
    return home / "rulewright" / "saves"


def choices(save: Path) -> list[str]:
    """The keys of the choices in a save."""
    return [key for key, _ in json.loads(save.read_text(encoding="utf-8"))["choices"][1:]]


class Running:
    """A process whose output is read until something is in it."""

    def __init__(self, process: subprocess.Popen[bytes], reading: int, writing: int) -> None:
        self.process = process
        self.reading = reading
        self.writing = writing
        self.output = ""

    def read(self, seconds: float = 0.05) -> bool:
        """Take what there is; False at the end."""
        ready, _, _ = select.select([self.reading], [], [], seconds)
        if not ready:
            return True
        try:
            got = os.read(self.reading, 1 << 16)
        except OSError:
            return False
        self.output += got.decode("utf-8", "replace")
        return bool(got)

    def shown(self) -> str:
        """What was written, without what only moves the cursor or colours the text."""
        return ESCAPES.sub("", self.output)

    def wait_for(self, text: str, times: int = 1) -> None:
        """Read on until the output has a text so many times."""
        until = time.monotonic() + DEADLINE
        while self.shown().count(text) < times:
            assert time.monotonic() < until, f"no {text!r} in {self.shown()[-2000:]!r}"
            assert self.read(), f"ended without {text!r}: {self.shown()[-2000:]!r}"

    def send(self, text: str) -> None:
        """Type something."""
        os.write(self.writing, text.encode())

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    def finish(self) -> int:
        """Read to the end; the exit code."""
        until = time.monotonic() + DEADLINE
        while self.process.poll() is None:
            assert time.monotonic() < until, "still there"
            self.read()
        while self.read(0) and select.select([self.reading], [], [], 0)[0]:
            pass
        for handle in {self.reading, self.writing}:
            os.close(handle)
        return self.process.wait()

    def close_window(self) -> int:
        """Close the terminal; the exit code."""
        os.close(self.writing)
        return self.process.wait(DEADLINE)


def in_lines(home: Path, *args: str, command: tuple[str, ...] = ("-m", "rulewright.cli")) -> Running:
    """The command with pipes for all three streams."""
    heard, reading = os.pipe(), os.pipe()
    process = subprocess.Popen(
        [sys.executable, *command, *(args or (*PLAY, "--plain"))],
        stdin=heard[0], stdout=reading[1], stderr=reading[1], env=environment(home),
    )  # fmt: skip
    os.close(heard[0])
    os.close(reading[1])
    return Running(process, reading[0], heard[1])


def on_a_terminal(
    home: Path, *args: str, size: tuple[int, int] = (80, 24), command: tuple[str, ...] = ("-m", "rulewright.cli")
) -> Running:
    """The command on a terminal of its own."""
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    process = subprocess.Popen(
        [sys.executable, *command, *(args or PLAY)],
        stdin=inside, stdout=inside, stderr=inside, env=environment(home), start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0) and None,  # noqa: PLW1509 (no threads here)
    )  # fmt: skip
    os.close(inside)
    return Running(process, outside, outside)


def first_options(session: Session, number: int) -> list[str]:
    """The keys of the first options, so many of them, as a person would choose them one after the other."""
    session.begin()
    keys = []
    while session.decision is not None and len(keys) < number:
        keys.append(session.decision.options[0].key)
        session.choose(keys[-1])
    return keys
