"""Traits and keywords a piece has now: the printed ones and those that other cards give it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.state import Scope, State

if TYPE_CHECKING:
    from rulewright.kernel.modifiers import Grant


def _granted(s: State, piece: int, key: str) -> int:
    total = 0
    for entry in s.listeners.get(key, ()):
        source = entry >> 8
        grant: Grant = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255]  # type: ignore[assignment]
        scope = Scope(source, s.controller[source])
        if grant.active(s, scope) and grant.who.matches(s, scope, piece):
            total += grant.amount
    for lasting in s.lasting:
        node = lasting.node
        if getattr(node, "key", "") == key and (lasting.pieces is None or piece in lasting.pieces):
            total += lasting.amount
    return total


def has_trait(s: State, piece: int, trait: str) -> bool:
    """Whether the piece has the trait."""
    return trait in s.rules.catalogue.faces[s.face[piece]].traits or _granted(s, piece, "trait " + trait) > 0


def keyword_count(s: State, piece: int, keyword: str) -> int:
    """How much of a keyword the piece has: the numbers of all instances added together."""
    printed = s.rules.catalogue.faces[s.face[piece]].keywords.get(keyword, 0)
    return max(0, printed + _granted(s, piece, "keyword " + keyword))


def has_keyword(s: State, piece: int, keyword: str) -> bool:
    """Whether the piece has the keyword."""
    return keyword_count(s, piece, keyword) > 0


def has_label(s: State, piece: int, label: str, value: str) -> bool:
    """Whether a printed or gained label (a resource icon, say) of the piece has this value."""
    face = s.rules.catalogue.faces[s.face[piece]]
    return face.labels.get(label) == value or _granted(s, piece, f"label {label} {value}") > 0
