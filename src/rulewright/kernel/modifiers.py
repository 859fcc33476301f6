"""Constant abilities and lasting effects: what changes values, gives traits and keywords, or forbids things."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Ability
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.state import NO_NAMES, Lasting, Scope, State
from rulewright.kernel.vocabulary import Condition, Number, Players, Selector, number


class Constant(Ability):
    """An ability that is true as long as its card is in play (and its condition holds)."""

    given: Condition | None

    @property
    def key(self) -> str:
        """The key under which it is found."""
        raise NotImplementedError

    def hears(self) -> tuple[str, ...]:
        return (self.key,)

    def active(self, s: State, scope: Scope) -> bool:
        """Whether its condition holds."""
        return self.given is None or self.given.holds(s, scope)


@dataclass(frozen=True, eq=False)
class Gets(Constant):
    """Pieces get more or less of a value, or the value is set."""

    who: Selector
    stat: str
    amount: Number
    op: str = "add"
    given: Condition | None = None

    @property
    def key(self) -> str:
        return "value " + self.stat


@dataclass(frozen=True, eq=False)
class Grant(Constant):
    """Pieces gain a trait, a keyword, a label or immunity to a set of effects."""

    who: Selector
    what: str
    value: str
    amount: int = 1
    given: Condition | None = None

    @property
    def key(self) -> str:
        return f"{self.what} {self.value}"

    def hears(self) -> tuple[str, ...]:
        return (self.key, self.what)


@dataclass(frozen=True, eq=False)
class Forbid(Constant):
    """Something cannot be done: by or to these pieces, by these players."""

    what: str
    who: Selector | None = None
    players: Players | None = None
    given: Condition | None = None

    @property
    def key(self) -> str:
        return "cannot " + self.what

    def hears(self) -> tuple[str, ...]:
        return (self.key, "forbids " + self.what.partition(" ")[0])


@dataclass(frozen=True, eq=False)
class Permit(Constant):
    """A rule of the game is changed by a number: one more defender, one more card each quest phase.

    `label` is the ability word that the card prints before it.
    """

    what: str
    players: Players | None = None
    who: Selector | None = None
    amount: Number = 1
    given: Condition | None = None
    label: str = ""

    @property
    def key(self) -> str:
        return "permit " + self.what


def calls_for_checks(s: State, what: Constant) -> bool:
    """Whether something may follow at once when this begins or ends; nothing follows from most values."""
    return not isinstance(what, Gets) or what.stat in s.rules.checked_stats


def granted_to_anyone(s: State, what: str) -> bool:
    """Whether any card gives anything of this kind now: most of the time none does, and nobody need look further."""
    if what in s.listeners:
        return True
    for key in s.lasting:
        if key.startswith(what):
            return True
    return False


def forbidden_to_anyone(s: State, what: str) -> bool:
    """Whether any card forbids anything of this kind now."""
    if "forbids " + what in s.listeners:
        return True
    for key in s.lasting:
        if key.startswith("cannot " + what):
            return True
    return False


def applies_to(s: State, lasting: Lasting, who: Selector | None, piece: int) -> bool:
    """Whether a lasting effect holds for a piece: one it was established for, or (without such) one that fits."""
    if lasting.pieces is not None:
        return piece in lasting.pieces
    return who is None or (piece >= 0 and who.matches(s, Scope(lasting.source, lasting.you, None, NO_NAMES), piece))


def forbidden(s: State, what: str, piece: int = -1, seat: int = -1) -> int:
    """The piece whose text forbids this, or -1 when nothing does. `cannot` is absolute."""
    key = "cannot " + what
    if key not in s.listeners and key not in s.lasting:
        return -1
    for entry in s.listeners.get(key, ()):
        source = entry >> 8
        ability = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255]
        assert isinstance(ability, Forbid)
        scope = Scope(source, s.controller[source], None, NO_NAMES)
        if (
            (ability.who is None or ability.who.matches(s, scope, piece))
            and (ability.players is None or seat in ability.players.find(s, scope))
            and ability.active(s, scope)
            and not (piece >= 0 and s.rules.immune(s, source, piece))
        ):
            return source
    for lasting in s.lasting.get(key, ()):
        node_ = lasting.node
        assert isinstance(node_, Forbid)
        if (
            applies_to(s, lasting, node_.who, piece)
            and (lasting.amount < 0 or lasting.amount == seat)
            and not (piece >= 0 and s.rules.immune(s, lasting.source, piece))
        ):
            return lasting.source
    return -1


def prohibition(s: State, what: str, piece: int = -1, seat: int = -1) -> Refusal | None:
    """The refusal that names the card whose text forbids this; None when nothing does."""
    source = forbidden(s, what, piece, seat)
    return Refusal("refuse-forbidden", s.rules.cite("cannot"), piece, source) if source >= 0 else None


def permitted(s: State, what: str, seat: int = -1, piece: int = -1) -> int:
    """How much of a permission there is for a seat or piece: the amounts of all that apply, added up."""
    key = "permit " + what
    total = 0
    if key not in s.listeners and key not in s.lasting:
        return total
    for entry in s.listeners.get(key, ()):
        source = entry >> 8
        ability = s.rules.catalogue.faces[s.face[source]].abilities[entry & 255]
        assert isinstance(ability, Permit)
        scope = Scope(source, s.controller[source], None, NO_NAMES)
        if (
            ability.active(s, scope)
            and (ability.who is None or ability.who.matches(s, scope, piece))
            and (ability.players is None or seat in ability.players.find(s, scope))
        ):
            total += number(s, scope, ability.amount)
    for lasting in s.lasting.get(key, ()):
        node_ = lasting.node
        assert isinstance(node_, Permit)
        if node_.players is None or lasting.you == seat:
            total += lasting.amount
    return total
