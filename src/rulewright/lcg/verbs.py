"""The verbs of card texts that living card games share."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.chance import roll
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.effects.base import Hint, Verb
from rulewright.kernel.effects.reach import on_table, present, reached, touched
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, forbidden_to_anyone
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.selectors import This
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector, number
from rulewright.lcg.events import (
    CHANGES_CONTROL,
    DAMAGE,
    DAMAGED,
    DISCARDED,
    DRAWS,
    ENTERS_PLAY,
    EXHAUSTS,
    HEALED,
    READIES,
    RETURNED,
    SHUFFLED_IN,
    can_be_damaged,
    copy_in_play,
    discard_zone,
)


@dataclass(frozen=True, eq=False)
class Exhaust(Verb):
    """Exhaust ready cards."""

    what: Selector

    @property
    def exhausts_this(self) -> bool:
        """Whether it is the card itself that is exhausted."""
        return isinstance(self.what, This)

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        exhausted = s.exhausted
        ready = [p for p in pieces if not exhausted[p]]
        return on_table(s, reached(s, scope, ready)) if ready else ready

    def apply(self, s: State, scope: Scope) -> None:
        tired = self.would_change(s, scope, self.what.find(s, scope))
        happen_together(s, [Event(EXHAUSTS, p, s.controller[p], source=scope.source) for p in tired])

    def can(self, s: State, scope: Scope) -> bool:
        if isinstance(self.what, This):
            return not s.exhausted[scope.source]
        return Verb.can(self, s, scope)

    def lacks(self, s: State, scope: Scope) -> Refusal | None:
        tired = [p for p in self.what.find(s, scope) if s.exhausted[p]]
        return Refusal("refuse-exhausted", s.rules.cite("exhausted"), tired[0]) if tired else None

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        tired = self.would_change(s, scope, self.what.find(s, scope))
        return [Hint("exhaust", 1, p, s.controller[p], False) for p in tired]


@dataclass(frozen=True, eq=False)
class MakeReady(Verb):
    """Ready exhausted cards."""

    what: Selector

    def reach(self) -> Selector:
        return self.what

    def apply(self, s: State, scope: Scope) -> None:
        readied = self.would_change(s, scope, self.what.find(s, scope))
        happen_together(s, [Event(READIES, p, s.controller[p], source=scope.source) for p in readied])

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        exhausted = s.exhausted
        tired = [p for p in pieces if exhausted[p]]
        return [p for p in on_table(s, reached(s, scope, tired)) if forbidden(s, "ready", p) < 0] if tired else tired

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        readied = self.would_change(s, scope, self.what.find(s, scope))
        return [Hint("ready", 1, p, s.controller[p], True) for p in readied]


@dataclass(frozen=True, eq=False)
class DealDamage(Verb):
    """Deal damage to cards, to all of them at the same moment."""

    what: Selector
    amount: Number

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        if amount > 0:
            happen_together(
                s,
                [
                    Event(DAMAGED, p, s.controller[p], amount, scope.source, how="effect")
                    for p in present(s, scope, self.what)
                    if can_be_damaged(s, p)
                ],
            )

    def can(self, s: State, scope: Scope) -> bool:
        if number(s, scope, self.amount) <= 0:
            return False
        found = present(s, scope, self.what)
        if not found or not forbidden_to_anyone(s, "take-damage"):
            return bool(found)
        return any(can_be_damaged(s, p) for p in found)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        amount = number(s, scope, self.amount)
        return [Hint("damage", amount, p, s.controller[p], False) for p in present(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class Heal(Verb):
    """Heal damage on cards: so much, or all of it (amount -1)."""

    what: Selector
    amount: Number = -1

    def reach(self) -> Selector:
        return self.what

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        events = []
        for p in self.what.find(s, scope):
            damage = s.tokens[DAMAGE][p]
            healed = damage if amount < 0 else min(amount, damage)
            if healed:
                events.append(Event(HEALED, p, s.controller[p], healed, scope.source))
        happen_together(s, events)

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        damage = s.tokens[DAMAGE]
        return [p for p in pieces if damage[p]]

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("heal", s.tokens[DAMAGE][p], p, s.controller[p], True) for p in self.what.find(s, scope)]


@dataclass(frozen=True, eq=False)
class Draw(Verb):
    """Players draw cards."""

    amount: Number
    players: Players = YOU

    def drawers(self, s: State, scope: Scope) -> list[int]:
        """Those of the players who can draw at all."""
        decks, zones = s.rules.zones.named["deck"], s.zones
        return [p for p in self.players.find(s, scope) if zones[decks[p]] and forbidden(s, "draw", seat=p) < 0]

    def apply(self, s: State, scope: Scope) -> None:
        amount = number(s, scope, self.amount)
        deck = s.rules.zones.id("deck", 0)
        happen_together(
            s,
            [Event(DRAWS, -1, p, min(amount, len(s.zones[deck + p])), scope.source) for p in self.drawers(s, scope)],
        )

    def can(self, s: State, scope: Scope) -> bool:
        return number(s, scope, self.amount) > 0 and bool(self.drawers(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("draw", number(s, scope, self.amount), -1, p, True) for p in self.drawers(s, scope)]


@dataclass(frozen=True, eq=False)
class Discard(Verb):
    """Discard cards from wherever they are."""

    what: Selector

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        return reached(s, scope, pieces)

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(
            s, [Event(DISCARDED, p, s.controller[p], source=scope.source) for p in touched(s, scope, self.what)]
        )

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("discard", 1, p, s.controller[p], False) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class DiscardAtRandom(Verb):
    """Players discard cards from their hands at random."""

    amount: int
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        events = []
        for seat in self.players.find(s, scope):
            hand = s.zones[s.rules.zones.id("hand", seat)][:]
            for _ in range(min(self.amount, len(hand))):
                piece = hand.pop(roll(s, len(hand)))
                events.append(Event(DISCARDED, piece, seat, source=scope.source))
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.zones[s.rules.zones.id("hand", seat)] for seat in self.players.find(s, scope))

    def payable(self, s: State, scope: Scope) -> bool:
        return all(len(s.zones[s.rules.zones.id("hand", seat)]) >= self.amount for seat in self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("discard", self.amount, -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class PutIntoPlay(Verb):
    """Put a card into play without playing it; a unique one only while no copy is in play.

    An event is never in play, and an attachment needs a card to lie on: neither enters play like this.
    """

    what: Selector
    players: Players = YOU

    def reach(self) -> Selector:
        return self.what

    def would_change(self, s: State, scope: Scope, pieces: list[int]) -> list[int]:
        faces = s.rules.catalogue.faces
        return [
            p
            for p in pieces
            if not in_play(s, p)
            and faces[s.face[p]].kind not in ("event", "attachment")
            and not (faces[s.face[p]].unique and copy_in_play(s, faces[s.face[p]].name) >= 0)
        ]

    def apply(self, s: State, scope: Scope) -> None:
        seats = self.players.find(s, scope)
        if seats:
            zone = s.rules.zones.id("play", seats[0])
            entering = self.would_change(s, scope, self.what.find(s, scope))
            happen_together(s, [Event(ENTERS_PLAY, p, seats[0], 0, scope.source, zone, "put") for p in entering])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("enter", 1, p, scope.you, True) for p in self.would_change(s, scope, self.what.find(s, scope))]


@dataclass(frozen=True, eq=False)
class ReturnToHand(Verb):
    """Return cards to the hands of their owners."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        events = []
        for p in touched(s, scope, self.what):
            hand = s.rules.zones.id("hand", s.owner[p]) if s.owner[p] >= 0 else discard_zone(s, p)
            events.append(Event(RETURNED, p, s.controller[p], 0, scope.source, hand, "returned"))
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(touched(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("return", 1, p, s.owner[p], not in_play(s, p)) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class ShuffleIntoDeck(Verb):
    """Shuffle cards back into the decks of their owners."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        events = []
        for p in touched(s, scope, self.what):
            owner = s.owner[p]
            deck = s.rules.zones.id("deck", owner) if owner >= 0 else s.rules.zones.id("encounter-deck")
            events.append(Event(SHUFFLED_IN, p, s.controller[p], 0, scope.source, deck, "shuffled"))
        happen_together(s, events)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(touched(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("shuffle", 1, p, s.owner[p], not in_play(s, p)) for p in touched(s, scope, self.what)]


@dataclass(frozen=True, eq=False)
class GiveControl(Verb):
    """A player takes control of cards in play."""

    what: Selector
    players: Players

    def apply(self, s: State, scope: Scope) -> None:
        seats = self.players.find(s, scope)
        if seats:
            happen_together(
                s, [Event(CHANGES_CONTROL, p, seats[0], source=scope.source) for p in touched(s, scope, self.what)]
            )

    def can(self, s: State, scope: Scope) -> bool:
        seats = self.players.find(s, scope)
        return bool(seats) and any(s.controller[p] != seats[0] for p in touched(s, scope, self.what))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        seats = self.players.find(s, scope)
        return [Hint("control", 1, p, seats[0], True) for p in touched(s, scope, self.what) if seats]
