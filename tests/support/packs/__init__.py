"""Packs of The Lord of the Rings: The Card Game that only tests know, and a way to lay them beside the shipped ones."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright import catalogue
from rulewright.games.lotr import cards
from rulewright.kernel import packs
from rulewright.language import speech

CACHES = (packs.folders, packs.printed, packs.by_id, speech.told_in, catalogue.printed)
"""What remembers which packs there are."""


@contextmanager
def found() -> Iterator[None]:
    """While this lasts the packs in this folder are found like the shipped ones."""
    cards.__path__.append(str(Path(__file__).parent))
    forget()
    try:
        yield
    finally:
        cards.__path__.pop()
        for name in [name for name in sys.modules if name.startswith(f"{cards.__name__}.invented")]:
            del sys.modules[name]
        forget()


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
