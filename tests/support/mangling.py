"""Right input made wrong by seeded changes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy

ODD = [
    None, True, False, 0, 1, -1, 2, 7, 50, 99, 10**6, 10**9, 2**63, 2**64, 10**30, -(10**30), 1.0, 1.5, 1e308, "", " ",
    "0", "a", "pass", "yes", "no", "Aragorn", "Gandalf", "Sting", "Moria", "Bag End", "Forest Spider", "01001", "zzz",
    "\x00", "\x1b[2J", "\u202e", "\ud800", "é" * 50, "x" * 3000, "9" * 5000, [], [[]], [[[[]]]], [0] * 300, ["Aragorn"],
    [None], {}, {"name": "Aragorn"}, {"": 0}, {"seats": []}, {"position": {}},
]  # fmt: skip
LETTERS = '{}[]",:0123456789-+.eE \n\tabcnull\\u0000\ud83c\ud000'


def places(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The paths to all values under a value."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def changed(rng: random.Random, data: object, others: list[object]) -> object:
    """The same data with some of it replaced, left out, doubled, renamed or moved."""
    data = deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        paths = list(places(data))
        if not paths:
            return rng.choice(ODD)
        *way, last = rng.choice(paths)
        holder = data
        for key in way:
            holder = holder[key]
        kind = rng.randrange(6)
        if kind == 0:
            del holder[last]
        elif kind == 1 and isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), deepcopy(rng.choice((holder[last], rng.choice(ODD)))))
        elif kind == 2 and isinstance(holder, dict):
            holder[rng.choice(("zzz", "name", f"{last}x", str(last)[1:], "position", "\ud800", ""))] = holder.pop(last)
        elif kind == 3:
            holder[last] = deepcopy(rng.choice(others))
        elif kind == 4 and isinstance(holder[last], int):
            holder[last] = holder[last] + rng.choice((-1, 1, 10, -100, 10**12))
        else:
            holder[last] = deepcopy(rng.choice(ODD))
    return data


def garbled(rng: random.Random, text: str) -> str:
    """The same text with some letters changed, left out, doubled; or cut off."""
    for _ in range(rng.choice((1, 1, 2, 5, 30))):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + text[at + rng.randrange(1, 9) :]
        elif kind == 2:
            text = text[:at] + rng.choice(LETTERS) * rng.choice((1, 1, 3, 400)) + text[at:]
        elif kind == 3:
            text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
        else:
            end = at + rng.randrange(200)
            text = text[:at] + text[at:end] * 2 + text[end:]
    return text


def misspoken(rng: random.Random, words: list[str], others: list[str]) -> list[str]:
    """The same words with some of them left out, doubled, replaced, garbled or changed about."""
    words = words[:]
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        at, kind = rng.randrange(len(words) + 1), rng.randrange(5)
        if kind == 0:
            del words[at : at + 1]
        elif kind == 1:
            words.insert(at, rng.choice(others))
        elif kind == 2:
            words[at : at + 1] = [rng.choice(others)]
        elif kind == 3:
            words[at : at + 1] = [garbled(rng, word) for word in words[at : at + 1]]
        else:
            words.insert(at, str(rng.choice(ODD))[:500])
    return words
