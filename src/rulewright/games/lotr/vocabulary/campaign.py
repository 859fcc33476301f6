"""Verbs and selectors that only the campaign's cards need."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES
from rulewright.games.lotr.flow.playing import attach
from rulewright.games.lotr.table import ASIDE, CAMPAIGN, DAMAGE, ENGAGED, PLAY, heroes, kind
from rulewright.games.lotr.vocabulary.attaching import BECOMES_ATTACHMENT
from rulewright.games.lotr.vocabulary.captivity import PRISONER
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import turn
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.events import ENTERS_PLAY


def set_aside(s: State, name: str) -> list[int]:
    """The copies of a card that lie set aside."""
    faces = s.rules.catalogue.faces
    return [p for p in s.zones[ASIDE] if faces[s.face[p]].name == name]


@dataclass(frozen=True, eq=False)
class AttachSetAside(Verb):
    """Attach a copy of a card that was set aside."""

    title: str
    to: Selector

    def apply(self, s: State, scope: Scope) -> None:
        found, copies = self.to.find(s, scope), set_aside(s, self.title)
        if found and copies:
            card, host = copies[0], found[0]
            shows = [Event(BECOMES_ATTACHMENT, card, s.controller[host])] if kind(s, card) == "treachery" else []
            attach(s, card, host, s.controller[host], *shows)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.to.find(s, scope)) and bool(set_aside(s, self.title))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, p, s.controller[p], True) for p in self.to.find(s, scope)]


@dataclass(frozen=True, eq=False)
class MostDamaged(Selector):
    """The heroes of a player with the most damage."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        most = max((s.tokens[DAMAGE][hero] for hero in heroes(s, scope.you)), default=0)
        return s.tokens[DAMAGE][piece] == most


@dataclass(frozen=True, eq=False)
class PutIntoPlayEngaged(Verb):
    """This card enters play engaged with you."""

    def apply(self, s: State, scope: Scope) -> None:
        card = scope.source
        happen(s, Event(ENTERS_PLAY, card, -1, 0, card, ENGAGED + scope.you, "put"))
        happen(s, Event(ENGAGES, card, scope.you, source=card))

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("engage", 1, scope.source, scope.you, False)]


def companion(s: State, title: str) -> int:
    """A card of this title that lies before a player, face up or face down; -1 when there is none."""
    cards = s.rules.catalogue.cards
    found = [p for seat in range(s.seats) for p in s.zones[PLAY + seat] if cards[s.card[p]].name == title]
    return found[0] if found else -1


def _take(s: State, e: Event) -> None:
    s.note("log-captured", "lotr.golden-rules.2", ("piece", e.piece))
    turn(s, e.piece, s.rules.catalogue.face_id(PRISONER))


def _free(s: State, e: Event) -> None:
    turn(s, e.piece, s.rules.catalogue.front[s.card[e.piece]])
    s.tokens[DAMAGE][e.piece] += 1


def _turn_over(s: State, e: Event) -> None:
    turn(s, e.piece, s.rules.catalogue.front[s.card[e.piece]] + 1)


COMPANION_TAKEN = EventKind("companion taken", _take, rule="lotr.golden-rules.2")
COMPANION_FREED = EventKind(
    "companion freed", _free, rule="lotr.golden-rules.2", log="log-rescued", unsettles=True, verb="rescue", good=True
)
TURNED_OVER = EventKind("turned over", _turn_over, rule="lotr.golden-rules.2")


@dataclass(frozen=True, eq=False)
class CaptureToo(Verb):
    """A companion is captured too: the card lies face down, still in play."""

    title: str

    def events(self, s: State, scope: Scope) -> list[Event]:
        piece = companion(s, self.title)
        return [Event(COMPANION_TAKEN, piece, s.controller[piece], source=scope.source)] if piece >= 0 else []


@dataclass(frozen=True, eq=False)
class FreeCompanion(Verb):
    """A captive companion is turned face up again and gets a damage token."""

    title: str

    def events(self, s: State, scope: Scope) -> list[Event]:
        piece = companion(s, self.title)
        if piece < 0 or s.face[piece] != s.rules.catalogue.face_id(PRISONER):
            return []
        return [Event(COMPANION_FREED, piece, s.controller[piece], source=scope.source)]


@dataclass(frozen=True, eq=False)
class TurnCampaignCard(Verb):
    """The campaign card is turned over."""

    def events(self, s: State, scope: Scope) -> list[Event]:
        return [Event(TURNED_OVER, piece, source=scope.source) for piece in s.zones[CAMPAIGN]]

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return []
