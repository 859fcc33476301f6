"""Titles as people write them: without accents, in any case, with whatever apostrophe; and what they may have meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

MARKS = {ord("’"): "'", **dict.fromkeys(map(ord, '"“”„«»!'))}
"""What becomes of marks: one apostrophe is as good as another, and who names a card leaves the others out."""


@lru_cache(4096)
def fold(text: str) -> str:
    """Without case, accents, quotation and exclamation marks, and spaces that say nothing: `"Café!"` -> `cafe`."""
    letters = unicodedata.normalize("NFKD", text.translate(MARKS))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).casefold().split())


@lru_cache(4096)
def loosely(text: str) -> str:
    """Folded, and without apostrophes, dashes, underlines and the article before it: `The Café's` -> `cafes`."""
    return fold(text).replace("'", "").replace("-", " ").replace("_", " ").removeprefix("the ")


def nearest(given: str, known: Iterable[str]) -> str:
    """The known name that somebody may have meant; empty when none is near."""
    by_fold = {fold(name): name for name in known}
    near = get_close_matches(fold(given[:80]), by_fold, 1, 0.7)
    return by_fold[near[0]] if near else ""
