"""Where games are kept, and how they get there whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from rulewright.kernel.game import RulewrightError

ENDING = ".json"

REASONS = {
    errno.ENOSPC: "reason-no-space",
    errno.EDQUOT: "reason-no-space",
    errno.EFBIG: "reason-no-space",
    errno.EACCES: "reason-not-allowed",
    errno.EPERM: "reason-not-allowed",
    errno.EROFS: "reason-not-allowed",
    errno.ENOTDIR: "reason-not-a-folder",
    errno.EEXIST: "reason-not-a-folder",
    errno.EISDIR: "reason-is-a-folder",
}


def save_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where saves go when no other place is named."""
    if sys.platform == "win32":
        home = environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        home = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "rulewright" / "saves"


def free_path(folder: Path, name: str) -> Path:
    """The first path of the form NAME-1, NAME-2 ... that is not taken."""
    number = 1
    while (path := folder / f"{name}-{number}{ENDING}").exists():
        number += 1
    return path


def write(path: Path, text: str) -> None:
    """Write all of the text, or leave what was there. RulewrightError says why it did not work."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink(missing_ok=True)
        raise RulewrightError("error-cannot-write", name=str(path), reason=reason(error)) from None


def find(name: str) -> Path:
    """The file a person means: a path, or the name of a save in the usual folder."""
    path = Path(name)
    saved = save_folder() / (name if name.endswith(ENDING) else name + ENDING)
    return saved if not path.exists() and len(path.parts) == 1 and saved.exists() else path


def read(path: Path) -> str:
    """The text of a file. RulewrightError says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RulewrightError("error-file-missing", name=str(path)) from None
    except OSError as error:
        raise RulewrightError("error-cannot-read", name=str(path), reason=reason(error)) from None
    except UnicodeDecodeError:
        raise RulewrightError("error-cannot-read", name=str(path), reason="reason-not-text") from None


def reason(error: OSError) -> str:
    """The message that says why; what the system says where we have none."""
    return REASONS.get(error.errno or 0) or error.strerror or type(error).__name__
