"""Dol Guldur: the prisoner and the rescue, Orc Guards, and cards set aside until their time comes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES
from rulewright.games.lotr.flow.playing import become_attachment
from rulewright.games.lotr.table import DAMAGE, DECK, ENGAGED, PLAY, PRISONER_CHOSEN, heroes, kind
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.chance import roll
from rulewright.kernel.decks import top_card
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Happens, Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import attachments, turn
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Condition, Selector
from rulewright.lcg.decks import SET_ASIDE
from rulewright.lcg.stand_ins import lie_face_down

ORC_GUARD = Face("Orc Guard", "enemy", {"attack": 1, "defense": 1, "hit_points": 1})
PRISONER = Face("Prisoner", "prisoner")
FACE_DOWN = Face("Face-down card", "facedown")
STAND_INS = Card("stand-ins", (ORC_GUARD, PRISONER, FACE_DOWN), 0, "none")
"""What a face-down card acts as."""


def _capture(s: State, e: Event) -> None:
    catalogue = s.rules.catalogue
    s.note("log-captured", "lotr.golden-rules.2", ("piece", e.piece))
    turn(s, e.piece, catalogue.face_id(PRISONER))
    for attached in attachments(s, e.piece):
        turn(s, attached, catalogue.face_id(FACE_DOWN))


def _rescue(s: State, e: Event) -> None:
    front = s.rules.catalogue.front
    turn(s, e.piece, front[s.card[e.piece]])
    for attached in attachments(s, e.piece):
        turn(s, attached, front[s.card[attached]])
        if kind(s, attached) == "treachery":
            become_attachment(s, attached)
    s.tokens[DAMAGE][e.piece] += 1


CAPTURED = EventKind("captured", _capture, rule="lotr.golden-rules.2", unsettles=True)
RESCUED = EventKind(
    "rescued", _rescue, rule="lotr.golden-rules.2", log="log-rescued", unsettles=True, verb="rescue", good=True
)


def _send_guard(s: State, e: Event) -> None:
    lie_face_down(s, e.piece, ENGAGED + e.seat, ORC_GUARD)


GUARD_SENT = EventKind("guard sent", _send_guard, rule="lotr.golden-rules.2")
"""A card of a player comes face down before its owner and acts as an Orc Guard."""


def prisoners(s: State) -> list[int]:
    """The heroes that lie face down as prisoners."""
    catalogue = s.rules.catalogue
    index = catalogue.face_id(PRISONER)
    captive = [p for seat in range(s.seats) for p in s.zones[PLAY + seat] if s.face[p] == index]
    return [p for p in captive if catalogue.cards[s.card[p]].kind == "hero"]


@dataclass(frozen=True, eq=False)
class Capture(Verb):
    """A hero, picked at random among all, is turned face down: a prisoner until the rescue.

    In a campaign it is the hero that the log names, and what is attached to it is turned face down too.
    """

    def apply(self, s: State, scope: Scope) -> None:
        able = [hero for seat in range(s.seats) for hero in heroes(s, seat)]
        recorded = s.table[PRISONER_CHOSEN] - 1
        if able:
            hero = recorded if recorded in able else able[roll(s, len(able))]
            happen(s, Event(CAPTURED, hero, s.controller[hero], source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return any(heroes(s, seat) for seat in range(s.seats))


@dataclass(frozen=True, eq=False)
class Rescue(Verb):
    """The prisoner is turned face up again and gets a damage token."""

    def events(self, s: State, scope: Scope) -> list[Event]:
        return [Event(RESCUED, p, s.controller[p], source=scope.source) for p in prisoners(s)]


@dataclass(frozen=True, eq=False)
class PrisonerHeld(Condition):
    """The prisoner has not been rescued."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(prisoners(s))


@dataclass(frozen=True, eq=False)
class SendOrcGuard(Verb):
    """The top card of your deck is put face down before you as an Orc Guard that has just engaged you."""

    def apply(self, s: State, scope: Scope) -> None:
        card = top_card(s, DECK + scope.you)
        if card >= 0:
            happen(s, Event(GUARD_SENT, card, scope.you, source=scope.source))
            happen(s, Event(ENGAGES, card, scope.you, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[DECK + scope.you])

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("engage", 1, -1, scope.you, False)]


def SetAside(what: Selector) -> Happens:
    """Put cards aside, face up but out of play."""
    return Happens(SET_ASIDE, what)
