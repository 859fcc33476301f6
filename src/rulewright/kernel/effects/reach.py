"""Which cards an effect reaches: not those that are immune to it, nor those that no text may choose."""

from __future__ import annotations

from rulewright.kernel.modifiers import forbidden_to_anyone, granted_to_anyone
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector


def not_immune(s: State, scope: Scope, pieces: list[int]) -> list[int]:
    """Those of the pieces that are not immune to the card of an effect."""
    if not s.rules.any_immunity or not pieces or not granted_to_anyone(s, "immunity"):
        return pieces
    immune, source = s.rules.immune, scope.source
    return [p for p in pieces if not immune(s, source, p)]


def touched(s: State, scope: Scope, what: Selector) -> list[int]:
    """The pieces an effect touches: all that are meant, but those immune to its card."""
    return not_immune(s, scope, what.find(s, scope))


def targets(s: State, source: int, pieces: list[int]) -> list[int]:
    """Those of the pieces that the text of a card may choose."""
    if not s.rules.any_immunity or not pieces:
        return pieces
    if not granted_to_anyone(s, "immunity") and not forbidden_to_anyone(s, "be-targeted"):
        return pieces
    may_target = s.rules.may_target
    return [p for p in pieces if may_target(s, source, p)]
