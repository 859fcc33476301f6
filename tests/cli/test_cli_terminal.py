"""The command on a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

TOO_SMALL = {
    "en": "The terminal is too small: 79 × 24; the table needs 80 × 24, or --plain for lines instead of a screen.",
    "uk": "Термінал замалий: 79 × 24; столу треба 80 × 24; або грайте рядками: --plain.",
    "ru": "Терминал слишком мал: 79 × 24; столу нужно 80 × 24; или играйте построчно: --plain.",
}


@pytest.mark.parametrize("lang", TOO_SMALL)
def test_a_terminal_that_is_too_small(tmp_path: Path, lang):
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 79, 0, 0))
    done = subprocess.run(
        [sys.executable, "-m", "rulewright.cli", "play", "lotr", "--lang", lang],
        stdin=inside, stdout=inside, stderr=inside, check=False, env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )  # fmt: skip
    os.close(inside)
    said = os.read(outside, 1000).decode()
    os.close(outside)
    assert (done.returncode, said) == (2, TOO_SMALL[lang] + "\r\n")
