"""Faults of the program itself: written down for whoever repairs them, told in one sentence."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

from rulewright.kernel.game import RulewrightError
from rulewright.terminal import saving
from rulewright.version import VERSION


def fault(error: BaseException, message: str = "error-fault") -> RulewrightError:
    """The error that says what went wrong in the program and where the details are; what is one already stays as it is.

    The details say nothing of the game: only the code that was run.
    """
    if isinstance(error, RulewrightError):
        return error
    path = saving.data_folder() / "fault.txt"
    details = f"rulewright {VERSION}, Python {sys.version}\n{''.join(traceback.format_exception(error))}"
    with suppress(RulewrightError):
        saving.write(path, details, surely=False)
    return RulewrightError(message, what=f"{type(error).__name__}: {error}", name=str(path))
