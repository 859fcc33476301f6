"""The index of abilities: which of them work where they lie, found under the keys of what they wait for or change."""

from __future__ import annotations

from rulewright.kernel.state import State

Heard = tuple[tuple[str, int], ...]
"""Keys under which abilities of a face are found, each with the number of the ability."""


def heard(s: State, piece: int) -> Heard:
    """Under which keys the abilities of a piece are found where it lies."""
    return s.rules.catalogue.ears[s.face[piece]].get(s.rules.zones.defs[s.zone[piece]].group, ())


def listen(s: State, piece: int, keys: Heard) -> None:
    """The abilities of a piece are found under these keys from now on."""
    listeners = s.listeners
    for key, ability in keys:
        entry = piece << 8 | ability
        old = listeners.get(key)
        listeners[key] = (entry,) if old is None else tuple(sorted((*old, entry)))


def unlisten(s: State, piece: int, keys: Heard) -> None:
    """The abilities of a piece are not found under these keys any more."""
    listeners, last_words = s.listeners, s.rules.catalogue.last_words
    for key, ability in keys:
        old = listeners[key]
        if len(old) == 1 and key not in last_words:
            del listeners[key]
        else:
            entry = piece << 8 | ability
            listeners[key] = tuple([e for e in old if e != entry])


def relisten(s: State) -> None:
    """Build the index of listening abilities anew (after identities were redrawn)."""
    s.idle = 0
    s.listeners = dict.fromkeys(s.rules.catalogue.last_words, ())
    for piece in range(len(s.card)):
        listen(s, piece, heard(s, piece))
