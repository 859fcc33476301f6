"""Files that people give us, read within bounds; what is wrong with one is told in one sentence."""

from __future__ import annotations

import errno
from pathlib import Path

from rulewright.kernel.errors import RulewrightError

MOST_BYTES = 32 << 20
"""Far more than any game, deck or campaign takes."""

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
    errno.ENAMETOOLONG: "reason-bad-name",
    errno.EINVAL: "reason-bad-name",
    errno.ELOOP: "reason-bad-name",
}


def read(path: Path) -> str:
    """The text of a file. RulewrightError says why it cannot be read."""

    def refuse(why: str) -> RulewrightError:
        return RulewrightError("error-cannot-read", name=str(path), reason=why)

    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RulewrightError("error-file-missing", name=str(path)) from None
    except OSError as error:
        raise refuse(reason(error)) from None
    except ValueError:
        raise refuse("reason-bad-name") from None
    if len(content) > MOST_BYTES:
        raise refuse("reason-too-large")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise refuse("reason-not-text") from None


def reason(error: OSError) -> str:
    """The message that says why; what the system says where we have none."""
    return REASONS.get(error.errno or 0) or error.strerror or type(error).__name__
