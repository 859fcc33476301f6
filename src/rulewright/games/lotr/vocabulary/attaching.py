"""Cards that are attached, or become attachments."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.flow.playing import CHOOSE_HOST, attach, become_attachment, refuse_entry
from rulewright.games.lotr.table import PLAY, kind
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.reach import touched
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import in_play
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Players, Selector
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.playing import hosts, refuses_attachment


def _become(s: State, e: Event) -> None:
    become_attachment(s, e.piece)


BECOMES_ATTACHMENT = EventKind("becomes attachment", _become, rule="lotr.attachment-cards.2")
"""A treachery or burden acts with its other text from now on."""


@dataclass(frozen=True, eq=False)
class AttachAs(Verb):
    """This card becomes an attachment with another text and is attached to a card."""

    to: Selector

    def hosts(self, s: State, scope: Scope) -> list[int]:
        """Those of the cards that can have this attachment."""
        face = s.rules.catalogue.cards[s.card[scope.source]].extras[0]
        return [p for p in self.to.find(s, scope) if not refuses_attachment(s, p, face)]

    def apply(self, s: State, scope: Scope) -> None:
        found = self.hosts(s, scope)
        if found:
            card, host = scope.source, found[0]
            attach(s, card, host, s.controller[host], Event(BECOMES_ATTACHMENT, card, s.controller[host]))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.hosts(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, p, s.controller[p], False) for p in self.hosts(s, scope)]


@dataclass(frozen=True, eq=False)
class AttachToDeck(Verb):
    """This card becomes an attachment with another text and is attached to the deck of a player."""

    players: Players

    def words(self) -> tuple[str, dict[str, object]]:
        return "attach-to-deck", {"whose": self.players}

    def apply(self, s: State, scope: Scope) -> None:
        seat = self.players.find(s, scope)[0]
        entering = Event(ENTERS_PLAY, scope.source, -1, other=PLAY + seat, how="attached")
        happen_together(s, [entering, Event(BECOMES_ATTACHMENT, scope.source, seat)])
        s.note("log-attached-to-deck", s.rules.cite("attached"), ("seat", seat), ("piece", scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.players.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, -1, seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class PutAttachmentIntoPlay(Verb):
    """Put an attachment into play without playing it, on a card it may be attached to."""

    what: Selector
    players: Players = YOU

    def able(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """Those of the attachments that can enter play, and who picks their place."""
        seats = self.players.find(s, scope)
        found = [p for p in self.what.find(s, scope) if not in_play(s, p) and kind(s, p) == "attachment"]
        return [(p, seats[0]) for p in found if seats and refuse_entry(s, seats[0], p) is None]

    def apply(self, s: State, scope: Scope) -> None:
        for card, seat in self.able(s, scope):
            s.push(CHOOSE_HOST, 0, (card, seat))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("enter", 1, p, seat, True) for p, seat in self.able(s, scope)]


@dataclass(frozen=True, eq=False)
class MoveAttachment(Verb):
    """Move an attachment to another card that may have it."""

    what: Selector
    to: Selector

    def able(self, s: State, scope: Scope) -> list[tuple[int, int]]:
        """The attachment that can be moved, and where to."""
        targets = touched(s, scope, self.to)
        return [
            (card, host)
            for card in touched(s, scope, self.what)
            for host in hosts(s, scope.you, card)
            if host in targets and host != s.host[card]
        ]

    def apply(self, s: State, scope: Scope) -> None:
        for card, host in self.able(s, scope)[:1]:
            attach(s, card, host, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.able(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, host, s.controller[host], True) for _, host in self.able(s, scope)]
