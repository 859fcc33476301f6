"""Files that people trust us with: read within bounds, written whole or not at all, never in the place of another."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from rulewright.files import read, reason
from rulewright.kernel.game import RulewrightError

if sys.platform != "win32":
    import fcntl

__all__ = [
    "ENDING", "LITTER", "PATIENCE", "Stamp", "data_folder", "find", "read", "reason", "remove", "save_folder", "stamp",
    "tidy", "write", "write_free", "write_new",
]  # fmt: skip

ENDING = ".json"
LITTER = ".tmp"
"""The ending of a file that is being written."""
PATIENCE = 2.0
"""How many seconds to wait for another table that is writing in the same folder."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where what belongs to the user is kept."""
    if sys.platform == "win32":
        home = environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        home = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "rulewright"


def save_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where saves go when no other place is named."""
    return data_folder(environ) / "saves"


class Stamp(NamedTuple):
    """Which file it was, as it was left: it differs as soon as somebody else has written it."""

    inode: int
    time: int
    size: int


def stamp(path: Path) -> Stamp | None:
    """The stamp of a file; None when there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return Stamp(found.st_ino, found.st_mtime_ns, found.st_size)


# ---- writing


def write(path: Path, text: str, *, unless_changed: Stamp | None = None, surely: bool = True) -> Stamp | None:
    """Write all of the text, or leave what was there. RulewrightError says why it did not work.

    A link is followed, not replaced. With `unless_changed`, None is given and nothing written when somebody else has
    written the file since. `surely` waits until it is on the disk: a killed program loses nothing either way.
    """
    with _told(path):
        real = _real(path)
        real.parent.mkdir(parents=True, exist_ok=True)
        with _alone(real.parent):
            if unless_changed is not None and stamp(real) not in (unless_changed, None):
                return None
            with _temporary(real, text, surely) as temporary:
                temporary.replace(real)
            return stamp(real)


def write_new(path: Path, text: str) -> Stamp | None:
    """Write a file that is not there yet; None when there is one, which is left alone."""
    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path.parent):
            if path.is_symlink() or path.exists():
                return None
            with _temporary(path, text, surely=True) as temporary:
                try:
                    os.link(temporary, path)
                except FileExistsError:
                    return None
                except OSError:  # a file system without links: nobody else is writing here
                    temporary.replace(path)
            return stamp(path)


def write_free(folder: Path, name: str, text: str) -> tuple[Path, Stamp]:
    """Write the first file of the form NAME-1, NAME-2 ... that is not there; two tables never take the same one."""
    number = 1
    while True:
        path = folder / f"{name}-{number}{ENDING}"
        if (written := write_new(path, text)) is not None:
            return path, written
        number += 1


def remove(path: Path, unless_changed: Stamp | None) -> None:
    """Remove a file, unless somebody else has written it since."""
    with suppress(OSError):
        real = _real(path)
        with _alone(real.parent):
            if stamp(real) == unless_changed:
                real.unlink(missing_ok=True)


def tidy(folder: Path) -> None:
    """Remove what a killed program left half written. Whoever writes holds the folder, so all of it is litter."""
    with suppress(OSError):
        if any(folder.glob(f".*{LITTER}")):
            with _alone(folder):
                for left in folder.glob(f".*{LITTER}"):
                    left.unlink(missing_ok=True)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """What goes wrong is told in one sentence."""
    try:
        yield
    except OSError as error:
        raise RulewrightError("error-cannot-write", name=str(path), reason=reason(error)) from None
    except ValueError:
        raise RulewrightError("error-cannot-write", name=str(path), reason="reason-bad-name") from None


def _real(path: Path) -> Path:
    """The file that a path leads to."""
    return Path(os.path.realpath(path))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Nobody else writes in this folder meanwhile; where the system knows no such thing, go on without."""
    handle = -1
    try:
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            _lock(handle)
        yield
    finally:
        if handle >= 0:
            os.close(handle)


def _lock(handle: int) -> None:
    """Wait until nobody else holds the folder, but not for ever: somebody may have been stopped while holding it."""
    until = time.monotonic() + PATIENCE
    while sys.platform != "win32" and time.monotonic() < until:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            time.sleep(0.005)


@contextmanager
def _temporary(path: Path, text: str, surely: bool) -> Iterator[Path]:
    """The text in a file beside the one that it is for; gone afterwards, whatever happens."""
    temporary = path.with_name(f".{path.name}{LITTER}")
    temporary.unlink(missing_ok=True)
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0)
    try:
        with os.fdopen(os.open(temporary, flags, 0o600), "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
            file.flush()
            if surely:
                os.fsync(file.fileno())
        yield temporary
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


# ---- reading


def find(name: str) -> Path:
    """The file a person means: a path, or the name of a save in the usual folder."""
    path = Path(name)
    saved = save_folder() / (name if name.endswith(ENDING) else name + ENDING)
    with suppress(OSError, ValueError):
        return saved if not path.exists() and len(path.parts) == 1 and saved.exists() else path
    return path
