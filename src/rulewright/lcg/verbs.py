"""The verbs of card texts that living card games share."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.chance import roll
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import ALL, Happens, HappensToPlayers, Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Players, Selector
from rulewright.lcg.events import (
    CHANGES_CONTROL,
    DAMAGED,
    DISCARDED,
    DRAWS,
    ENTERS_PLAY,
    EXHAUSTS,
    HEALED,
    READIES,
    REMOVED,
    RETURNED,
    SHUFFLED_IN,
    copy_in_play,
)


def Exhaust(what: Selector) -> Happens:
    """Exhaust ready cards."""
    return Happens(EXHAUSTS, what)


def MakeReady(what: Selector) -> Happens:
    """Ready exhausted cards."""
    return Happens(READIES, what)


def DealDamage(what: Selector, amount: Number) -> Happens:
    """Deal damage to cards, to all of them at the same moment."""
    return Happens(DAMAGED, what, amount, how="effect")


def Heal(what: Selector, amount: Number = ALL) -> Happens:
    """Heal damage on cards: so much, or all of it."""
    return Happens(HEALED, what, amount)


def Draw(amount: Number, players: Players = YOU) -> HappensToPlayers:
    """Players draw cards."""
    return HappensToPlayers(DRAWS, amount, players)


def Discard(what: Selector) -> Happens:
    """Discard cards from wherever they are."""
    return Happens(DISCARDED, what)


def ReturnToHand(what: Selector) -> Happens:
    """Return cards to the hands of their owners."""
    return Happens(RETURNED, what)


def ShuffleIntoDeck(what: Selector) -> Happens:
    """Shuffle cards back into the decks of their owners."""
    return Happens(SHUFFLED_IN, what)


def RemoveFromGame(what: Selector) -> Happens:
    """Remove cards from the game."""
    return Happens(REMOVED, what)


def GiveControl(what: Selector, players: Players) -> Happens:
    """A player takes control of cards in play."""
    return Happens(CHANGES_CONTROL, what, players=players)


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

    def events(self, s: State, scope: Scope) -> list[Event]:
        seats = self.players.find(s, scope)
        if not seats:
            return []
        zone = s.rules.zones.id("play", seats[0])
        entering = self.would_change(s, scope, self.what.find(s, scope))
        return [Event(ENTERS_PLAY, p, seats[0], 0, scope.source, zone, "put") for p in entering]
