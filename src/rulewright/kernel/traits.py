"""Traits and keywords a piece has now: the printed ones and those that other cards give it."""

from __future__ import annotations

from rulewright.kernel.modifiers import Grant, applies_to
from rulewright.kernel.state import Scope, State


def gained(s: State, key: str) -> bool:
    """Whether any card gives the trait, keyword or label of this key to any other now."""
    return key in s.listeners or key in s.lasting


def _granted(s: State, piece: int, key: str) -> int:
    if not gained(s, key):
        return 0
    total = 0
    for entry in s.listeners.get(key, ()):
        source = entry >> 8
        grant = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255]
        assert isinstance(grant, Grant)
        scope = Scope.probe(source, s.controller[source])
        if grant.active(s, scope) and grant.who.matches(s, scope, piece) and _reaches(s, grant, source, piece):
            total += grant.amount
    for lasting in s.lasting.get(key, ()):
        node = lasting.node
        assert isinstance(node, Grant)
        if applies_to(s, lasting, node.who, piece) and _reaches(s, node, lasting.source, piece):
            total += lasting.amount
    return total


def _reaches(s: State, grant: Grant, source: int, piece: int) -> bool:
    return grant.what == "immunity" or not s.rules.immune(s, source, piece)


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
