"""What is wrong with something a person gave us, told in the language of the person."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import SupportsIndex


class RulewrightError(Exception):
    """Something a person gave us is wrong; nothing was changed. `str(error)` is the sentence in English.

    `message` is the id of the sentence, `details` what it speaks of: words, numbers, a reason that is such an error
    itself, or a text by language.
    """

    def __init__(self, message: str, **details: str | int | RulewrightError | dict[str, str]) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return TELLER[-1](self, lang)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.message, self.details)


def again(message: str, details: dict[str, str | int | RulewrightError | dict[str, str]]) -> RulewrightError:
    """The error that was pickled."""
    return RulewrightError(message, **details)


class IllegalChoice(RulewrightError):  # noqa: N818 (a name of the public contract)
    """The option is not on offer; the game is unchanged. `reasons` say why, by language, `rule` by which clause."""

    def __init__(self, key: str, reasons: dict[str, str], rule: str) -> None:
        super().__init__("error-illegal-choice", key=key, reason=reasons)
        self.key = key
        self.reasons = reasons
        self.rule = rule

    @property
    def reason(self) -> str:
        """Why it is not on offer, in English."""
        return self.reasons["en"]

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.key, self.reasons, self.rule)


def untold(error: RulewrightError, lang: str) -> str:
    """An error while nobody has given the kernel words: the id of its sentence and what it speaks of."""
    return " ".join((error.message, *(f"{key}={value}" for key, value in error.details.items())))


TELLER: list[Callable[[RulewrightError, str], str]] = [untold]
"""Who puts errors into words: the last one. The kernel itself has no words."""


def whole(what: str, given: SupportsIndex, least: int, most: int) -> int:
    """A whole number within limits, as somebody gave it: an int, or a number of a library that stands for one."""
    number = as_int(given)
    if number is None or not least <= number <= most:
        raise RulewrightError("error-number", name=what, value=brief(given), least=str(least), most=str(most))
    return number


def as_int(given: object) -> int | None:
    """The whole number that something is or stands for; None when it is none. True and False are none."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]
    except Exception:  # noqa: BLE001 (whatever a foreign type raises)
        return None


def word(what: str, given: object) -> str:
    """A text, as somebody gave it: one that can be written to a file."""
    if not isinstance(given, str) or any(0xD800 <= ord(letter) <= 0xDFFF for letter in given[:LONGEST]):
        raise RulewrightError("error-text", name=what, value=brief(given))
    return given


def brief(given: object) -> str:
    """Whatever somebody gave us, short enough for a sentence."""
    if isinstance(given, str):
        return given[:LONGEST]
    if isinstance(given, int) and not isinstance(given, bool):
        return str(given) if abs(given) < 1 << 128 else f"{'-' if given < 0 else ''}…{abs(given) % 10**6:06}"
    if given is None or isinstance(given, bool | float):
        return repr(given)
    return type(given).__name__


LONGEST = 200
"""So much of what somebody gave us is repeated in a sentence."""
