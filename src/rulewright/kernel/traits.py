"""Traits and keywords a piece has now: the printed ones and those that other cards give it."""

from __future__ import annotations

from rulewright.kernel.modifiers import Grant, holds_for, texts
from rulewright.kernel.state import State


def gained(s: State, key: str) -> bool:
    """Whether any card gives the trait, keyword or label of this key to any other now."""
    return key in s.listeners or key in s.lasting


def _granted(s: State, piece: int, key: str) -> int:
    if not gained(s, key):
        return 0
    total = 0
    for text in texts(s, key):
        grant, scope, lasting = text
        assert isinstance(grant, Grant)
        if holds_for(s, text, grant.who, piece) and (
            grant.what == "immunity" or not s.rules.immune(s, scope.source, piece)
        ):
            total += grant.amount if lasting is None else lasting.amount
    return total


def has_immunity(s: State, piece: int, effects: str) -> bool:
    """Whether the piece is immune to a set of effects."""
    return _granted(s, piece, "immunity " + effects) > 0


def has_trait(s: State, piece: int, trait: str) -> bool:
    """Whether the piece has the trait."""
    return trait in s.rules.catalogue.faces[s.face[piece]].traits or _granted(s, piece, "trait " + trait) > 0


def keyword_count(s: State, piece: int, keyword: str) -> int:
    """How much of a keyword the piece has: the numbers of all instances added together."""
    printed = s.rules.catalogue.faces[s.face[piece]].keywords.get(keyword, 0)
    key = "keyword " + keyword
    return max(0, printed + _granted(s, piece, key)) if gained(s, key) else printed


def has_keyword(s: State, piece: int, keyword: str) -> bool:
    """Whether the piece has the keyword."""
    return keyword_count(s, piece, keyword) > 0


def has_label(s: State, piece: int, label: str, value: str) -> bool:
    """Whether a printed or gained label (a resource icon, say) of the piece has this value."""
    face = s.rules.catalogue.faces[s.face[piece]]
    return face.labels.get(label) == value or _granted(s, piece, f"label {label} {value}") > 0
