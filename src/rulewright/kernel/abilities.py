"""Abilities: what a card can do, when, at what cost, how often."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.effects.base import Effect
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.node import Node
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Players, Selector

TRIGGERING = "triggers"
"""The name of the event that the effect of an ability is about to resolve."""
PLAY = ("play",)
HAND = ("hand",)


class Ability(Node):
    """One paragraph of a card."""

    def works_in(self) -> tuple[str, ...]:
        """The groups of zones in which the ability works."""
        return PLAY

    def hears(self) -> tuple[str, ...]:
        """The keys under which the ability is found while it works."""
        return ()


@dataclass(frozen=True, eq=False)
class Trigger(Node):
    """What an ability waits for: a kind of event, and what it must have happened to."""

    kind: EventKind
    piece: Selector | None = None
    seat: Players | None = None
    source: Selector | None = None
    how: str = ""
    given: Condition | None = None
    tag: str = ""
    """What the ability must be tagged with that the event is about (an attack, a defense)."""

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        """Whether the event is what the ability waits for."""
        if self.how and event.how != self.how:
            return False
        if self.tag and self.tag not in tags_of(s, event):
            return False
        if self.piece is not None and (event.piece < 0 or not self.piece.matches(s, scope, event.piece)):
            return False
        if self.source is not None and (event.source < 0 or not self.source.matches(s, scope, event.source)):
            return False
        if self.seat is not None and event.seat not in self.seat.find(s, scope):
            return False
        return self.given is None or self.given.holds(s, scope)


def tags_of(s: State, event: Event) -> tuple[str, ...]:
    """The tags of the ability that an event is about: its piece and the number of the ability on it."""
    ability = s.rules.catalogue.faces[s.face[event.piece]].abilities[event.amount]
    return ability.tags if isinstance(ability, Triggered | Activated | Special) else ()


@dataclass(frozen=True, eq=False)
class Limit(Node):
    """How often an ability may be used in a period: by each copy of the card, or by each player."""

    times: int
    period: str
    per: str = "card"


@dataclass(frozen=True, eq=False)
class Triggered(Ability):
    """An ability that answers an event: by itself, by force, or when its player wants."""

    label: str
    mode: str
    timing: str
    trigger: Trigger
    effect: Effect
    cost: Effect | None = None
    limit: Limit | None = None
    given: Condition | None = None
    zones: tuple[str, ...] = PLAY
    last_known: bool = False
    tags: tuple[str, ...] = ()
    which: bool = False
    """Whether its player says which of several such events at one moment it answers."""

    def works_in(self) -> tuple[str, ...]:
        return self.zones

    def hears(self) -> tuple[str, ...]:
        return (f"{self.timing} {self.trigger.kind.name}",)


def activated_key(label: str, phase: str = "", anyone: bool = False, in_hand: bool = False) -> str:
    """The key under which abilities are found that may be used in a phase (empty: in every phase)."""
    whose = (" for anyone" if anyone else "") + (" in hand" if in_hand else "")
    return label + whose + (f" in {phase}" if phase else "")


@dataclass(frozen=True, eq=False)
class Activated(Ability):
    """An ability that its player may use whenever a window for it is open."""

    label: str
    effect: Effect
    cost: Effect | None = None
    limit: Limit | None = None
    given: Condition | None = None
    zones: tuple[str, ...] = PLAY
    phase: str = ""
    anyone: bool = False
    """Whether any player may use it, not only the controller of the card."""
    by: Players | None = None
    """Who may use it, where the text names somebody else than the controller."""
    tags: tuple[str, ...] = ()

    def works_in(self) -> tuple[str, ...]:
        return self.zones

    def hears(self) -> tuple[str, ...]:
        return (activated_key(self.label, self.phase, self.anyone, self.zones == HAND),)


@dataclass(frozen=True, eq=False)
class Special(Ability):
    """An ability that the rules of the game call by its label at their own time (a shadow effect, a setup text)."""

    label: str
    effect: Effect
    cost: Effect | None = None
    tags: tuple[str, ...] = ()


Usable = Triggered | Activated
