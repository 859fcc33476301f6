"""Numbers and conditions that only texts of this game speak of."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.flow.activations import ATTACK, PLAYER_ATTACK, is_undefended
from rulewright.games.champions.flow.paying import WILD
from rulewright.games.champions.table import PLAYERS, identity, in_hero_form, remaining_hit_points
from rulewright.games.champions.vocabulary.pointing import innermost
from rulewright.kernel.selectors import Kind, This
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_trait
from rulewright.kernel.vocabulary import Amount, Condition, Selector


@dataclass(frozen=True, eq=False)
class PerPlayer(Amount):
    """As many as there were players when the game began."""

    def count(self, s: State, scope: Scope) -> int:
        return s.table[PLAYERS]


@dataclass(frozen=True, eq=False)
class WhenPaid(Amount):
    """A number of this card as it was when the ability was paid for: paying may take the card away."""

    name: str
    amount: Amount

    def words(self) -> tuple[str, dict[str, object]]:
        return self.amount.words()

    def count(self, s: State, scope: Scope) -> int:
        return scope.get(self.name) if self.name in scope.names else self.amount.count(s, scope)


@dataclass(frozen=True, eq=False)
class Picked(Amount):
    """How many cards were picked; at least one, as long as none has been."""

    def count(self, s: State, scope: Scope) -> int:
        return len(scope.several("picked")) or 1


@dataclass(frozen=True, eq=False)
class Spent(Amount):
    """How many resources of a type were spent, wild ones too; at least one, as long as none has been."""

    resource: str

    def count(self, s: State, scope: Scope) -> int:
        paid = scope.names.get("paid", (self.resource,))
        assert isinstance(paid, tuple)
        return sum(what in (self.resource, WILD) for what in paid)


@dataclass(frozen=True, eq=False)
class RemainingHitPoints(Amount):
    """The remaining hit points of a character."""

    what: Selector

    def count(self, s: State, scope: Scope) -> int:
        return sum(remaining_hit_points(s, p) for p in self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class BoostIcons(Amount):
    """So many more than the boost icons of the encounter card just discarded."""

    more: int = 0

    def count(self, s: State, scope: Scope) -> int:
        return self.more + scope.get("icons", 0)


def discarded_resources(scope: Scope) -> tuple[str, ...]:
    """The resources printed on the cards that the ability has discarded."""
    found = scope.names.get("resources", ())
    assert isinstance(found, tuple)
    return found  # type: ignore[return-value]


@dataclass(frozen=True, eq=False)
class DiscardedResources(Amount):
    """How many resources of a type are printed on the cards that you have just discarded from your deck."""

    resource: str

    def count(self, s: State, scope: Scope) -> int:
        found = scope.names.get(f"resources {scope.you}", ())
        assert isinstance(found, tuple)
        return found.count(self.resource)


@dataclass(frozen=True, eq=False)
class MoreForDiscarded(Amount):
    """So much, and so much in addition for each resource of a type printed on the cards just discarded."""

    base: int
    more: int
    resource: str

    def count(self, s: State, scope: Scope) -> int:
        return self.base + self.more * discarded_resources(scope).count(self.resource)


@dataclass(frozen=True, eq=False)
class DiscardedTypes(Amount):
    """How many different types of resources are printed on the cards just discarded."""

    def count(self, s: State, scope: Scope) -> int:
        return len(set(discarded_resources(scope)))


@dataclass(frozen=True, eq=False)
class Discarded(Condition):
    """The card just discarded has this resource or a wild one printed on it."""

    resource: str

    def holds(self, s: State, scope: Scope) -> bool:
        return any(what in (self.resource, WILD) for what in discarded_resources(scope))


@dataclass(frozen=True, eq=False)
class YouHaveTrait(Condition):
    """You have this trait: the identity you are in now does."""

    trait: str

    def holds(self, s: State, scope: Scope) -> bool:
        piece = identity(s, scope.you)
        return piece >= 0 and has_trait(s, piece, self.trait)


@dataclass(frozen=True, eq=False)
class InForm(Condition):
    """You are in this form."""

    form: str

    def holds(self, s: State, scope: Scope) -> bool:
        return in_hero_form(s, scope.you) == (self.form == "hero")


@dataclass(frozen=True, eq=False)
class DealtDamageToYou(Condition):
    """The attack under way has dealt damage to you."""

    def holds(self, s: State, scope: Scope) -> bool:
        attack = innermost(s, ATTACK)
        return attack is not None and identity(s, scope.you) in attack.pieces.get("damaged", ())


@dataclass(frozen=True, eq=False)
class FinalStep(Condition):
    """This is the last step of the sequence."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(scope.names.get("final"))


@dataclass(frozen=True, eq=False)
class Undefended(Condition):
    """The villain makes an attack that nobody defends against."""

    def holds(self, s: State, scope: Scope) -> bool:
        return is_undefended(s)


@dataclass(frozen=True, eq=False)
class Attacks(Condition):
    """This enemy is making an attack."""

    def holds(self, s: State, scope: Scope) -> bool:
        attack = innermost(s, ATTACK)
        return attack is not None and attack.piece == scope.source


@dataclass(frozen=True, eq=False)
class Defeats(Condition):
    """The attack has defeated such an enemy."""

    what: Kind

    def holds(self, s: State, scope: Scope) -> bool:
        attack, kind = innermost(s, PLAYER_ATTACK), s.rules.catalogue.kind
        return attack is not None and any(kind[face] in self.what.kinds for face in attack.pieces.get("defeated", ()))


@dataclass(frozen=True, eq=False)
class FellAs(Condition):
    """What was defeated was such a card when it fell."""

    what: Kind

    def holds(self, s: State, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.other >= 0 and s.rules.catalogue.kind[event.other] in self.what.kinds


@dataclass(frozen=True, eq=False)
class ThisStage(This):
    """This stage of the main scheme; nothing, once another one has taken its place while the text is carried out."""

    def find(self, s: State, scope: Scope) -> list[int]:
        return [scope.source] if ON_THIS_STAGE.holds(s, scope) else []


@dataclass(frozen=True, eq=False)
class OnThisStage(Condition):
    """It happened to this stage, not to the one that it has taken the place of."""

    def holds(self, s: State, scope: Scope) -> bool:
        return scope.event is not None and scope.event.other == s.face[scope.source]


UNDEFENDED = Undefended()
FINAL_STEP = FinalStep()
ON_THIS_STAGE = OnThisStage()
