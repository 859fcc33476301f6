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


Text = tuple[Constant, Scope, Lasting | None]
"""A constant that is in force: what it says, whose words it is, and the lasting effect, if it is one."""


def texts(s: State, key: str) -> list[Text]:
    """All constants under a key: those printed on cards where they work, then those that last."""
    found: list[Text] = []
    faces, face, controller = s.rules.catalogue.faces, s.face, s.controller
    for entry in s.listeners.get(key, ()):
        source = entry >> 8
        text: Constant = faces[face[source]].abilities[entry & 255]  # type: ignore[assignment]
        found.append((text, Scope(source, controller[source], None, NO_NAMES), None))
    for lasting in s.lasting.get(key, ()):
        text = lasting.node  # type: ignore[assignment]
        found.append((text, Scope(lasting.source, lasting.you, None, NO_NAMES), lasting))
    return found


def holds_for(s: State, text: Text, who: Selector | None, piece: int) -> bool:
    """Whether a text is true of a piece: a printed one of those that fit while its condition holds, a lasting one of
    those it was established for, or (without such) of those that fit.
    """
    constant, scope, lasting = text
    if lasting is None:
        return (who is None or who.matches(s, scope, piece)) and constant.active(s, scope)
    if lasting.pieces is not None:
        return piece in lasting.pieces
    return who is None or (piece >= 0 and who.matches(s, scope, piece))


def spoken_of(s: State, key: str, pieces: list[int]) -> list[int]:
    """Those of the pieces that texts under a key speak of, whether or not they hold: of others nobody need ask."""
    found: list[int] = []
    if key not in s.listeners and key not in s.lasting:
        return found
    for text, scope, lasting in texts(s, key):
        assert isinstance(text, Gets | Grant | Forbid | Permit)
        if lasting is not None and lasting.pieces is not None:
            found += lasting.pieces
        else:
            found += pieces if text.who is None else text.who.among(s, scope, pieces)
    return found


def forbidden(s: State, what: str, piece: int = -1, seat: int = -1) -> int:
    """The piece whose text forbids this, or -1 when nothing does. `cannot` is absolute."""
    key = "cannot " + what
    if key not in s.listeners and key not in s.lasting:
        return -1
    for text in texts(s, key):
        ability, scope, lasting = text
        assert isinstance(ability, Forbid)
        if lasting is not None:
            concerned = lasting.amount < 0 or lasting.amount == seat
        else:
            concerned = ability.players is None or seat in ability.players.find(s, scope)
        if (
            concerned
            and holds_for(s, text, ability.who, piece)
            and not (piece >= 0 and s.rules.immune(s, scope.source, piece))
        ):
            return scope.source
    return -1


def prohibition(s: State, what: str, piece: int = -1, seat: int = -1) -> Refusal | None:
    """The refusal that names the card whose text forbids this; None when nothing does."""
    key = "cannot " + what
    if key not in s.listeners and key not in s.lasting:
        return None
    source = forbidden(s, what, piece, seat)
    if source < 0:
        return None
    return Refusal("refuse-forbidden", s.rules.cite_card(s, source, "cannot"), piece, source)


def permitted(s: State, what: str, seat: int = -1, piece: int = -1) -> int:
    """How much of a permission there is for a seat or piece: the amounts of all that apply, added up."""
    key = "permit " + what
    total = 0
    if key not in s.listeners and key not in s.lasting:
        return total
    for text in texts(s, key):
        total += amount_permitted(s, text, seat, piece)
    return total


def amount_permitted(s: State, text: Text, seat: int, piece: int) -> int:
    """How much one text permits a seat or piece."""
    ability, scope, lasting = text
    assert isinstance(ability, Permit)
    if lasting is not None:
        return lasting.amount if ability.players is None or lasting.you == seat else 0
    if (ability.players is None or seat in ability.players.find(s, scope)) and holds_for(s, text, ability.who, piece):
        return number(s, scope, ability.amount)
    return 0


def permitting(s: State, what: str, seat: int = -1, piece: int = -1) -> int:
    """The piece whose text gives a permission, or -1 when none does."""
    return next((text[1].source for text in texts(s, "permit " + what) if amount_permitted(s, text, seat, piece)), -1)
