"""The words that cards of living card games share: what they point at, and what stands before their abilities."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import PLAY, Limit, Special, Trigger, Triggered
from rulewright.kernel.effects.base import Effect
from rulewright.kernel.effects.sequence import All, Choose
from rulewright.kernel.events import EventKind
from rulewright.kernel.places import attachments
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import (
    AnyCard,
    Chosen,
    ControlledBy,
    EventPiece,
    Exhausted,
    Host,
    Kind,
    Marked,
    Ready,
    This,
    Within,
)
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Players, Selector
from rulewright.lcg.events import LEAVES_PLAY
from rulewright.lcg.verbs import Discard

THIS = This()
HOST = Host()
ANY_CARD = AnyCard()
HERO = Kind(("hero",), "hero")
ALLY = Kind(("ally",), "ally")
EVENT_CARD = Kind(("event",), "event")
ATTACHMENT = Kind(("attachment",), "attachment")
TREACHERY = Kind(("treachery",), "treachery")
EXHAUSTED = Exhausted()
READY = Ready()
DAMAGED_CARD = Marked("damage")
YOURS = ControlledBy(YOU)
IN_YOUR_HAND = Within("hand", YOU)
IN_ENCOUNTER_DECK = Within("encounter-deck")
IT = Chosen("it")
EVENT_PIECE = EventPiece()
DISCARD_A_CARD = Choose(ANY_CARD & IN_YOUR_HAND, "card") >> Discard(Chosen("card"))
"""The cost: discard 1 card from hand."""


@dataclass(frozen=True, eq=False)
class HasAttached(Selector):
    """Cards with an attachment of this title; this card itself does not count."""

    title: str

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        faces = s.rules.catalogue.faces
        return any(faces[s.face[p]].name == self.title for p in attachments(s, piece) if p != scope.source)


def do(*effects: Effect) -> Effect:
    """Several effects, one after another."""
    return effects[0] if len(effects) == 1 else All(effects)


@dataclass(frozen=True, eq=False)
class EngagedWith(Players):
    """The player an enemy is engaged with."""

    what: Selector

    def find(self, s: State, scope: Scope) -> tuple[int, ...]:
        zones, found = s.rules.zones, [s.zone[p] for p in self.what.find(s, scope)]
        return tuple(dict.fromkeys(zones.holder[zone] for zone in found if zones.defs[zone].name == "engaged"))


def triggered(
    label: str,
    mode: str,
    effect: Effect,
    when: Trigger | None,
    after: Trigger | None,
    cost: Effect | None = None,
    limit: Limit | None = None,
    given: Condition | None = None,
    zones: tuple[str, ...] = PLAY,
    tags: tuple[str, ...] = (),
    which: bool = False,
) -> Triggered:
    """An ability that answers what its card waits for; what answers its own leaving has its say when it has left."""
    trigger = when or after
    assert trigger is not None
    leaving = trigger.piece is THIS and LEAVES_PLAY in (trigger.kind, trigger.kind.implies)
    timing = "when" if when is not None else "after"
    return Triggered(label, mode, timing, trigger, effect, cost, limit, given, zones, leaving, tags, which)


def WhenRevealed(*effects: Effect) -> Special:
    """What happens when the card is revealed."""
    return Special("when-revealed", do(*effects))


def Setup(*effects: Effect) -> Special:
    """What is done during setup."""
    return Special("setup", do(*effects))


def once_per(period: str, times: int = 1, per: str = "card") -> Limit:
    """At most so many uses in a period."""
    return Limit(times, period, per)


def on(kind: EventKind, piece: Selector | None = None, **more: object) -> Trigger:
    """What an ability waits for."""
    return Trigger(kind, piece, **more)  # type: ignore[arg-type]
