"""Which cards an effect reaches: not those that are immune to it, not those that have left the table."""

from __future__ import annotations

from rulewright.kernel.modifiers import forbidden_to_anyone, granted_to_anyone
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector


def touched(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces an effect touches: all that are meant, but those immune to its card."""
    return reached(s, scope, what.find(s, scope))


def reached(s: State, scope: Scope, pieces: list[int]) -> list[int]:
    """Those of the pieces that are not immune to the card of an effect."""
    if not s.rules.any_immunity or not pieces or not granted_to_anyone(s, "immunity"):
        return pieces
    immune, source = s.rules.immune, scope.source
    return [p for p in pieces if not immune(s, source, p)]


def present(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces on the table that an effect touches: one that has left meanwhile is out of its reach."""
    return on_table(s, reached(s, scope, what.find(s, scope)))


def on_table(s: State, pieces: list[int]) -> list[int]:
    """Those of the pieces that lie where a card can be exhausted, damaged, given tokens."""
    present, zone, found = s.rules.present_zones, s.zone, []
    for p in pieces:
        if zone[p] in present:
            found.append(p)
    return found


def targets(s: State, source: int, pieces: list[int]) -> list[int]:
    """Those of the pieces that the text of a card may choose."""
    if not s.rules.any_immunity or not (granted_to_anyone(s, "immunity") or forbidden_to_anyone(s, "be-targeted")):
        return pieces
    may_target = s.rules.may_target
    return [p for p in pieces if may_target(s, source, p)]
