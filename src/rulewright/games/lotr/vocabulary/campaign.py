"""Verbs and selectors that only the campaign's cards need."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES
from rulewright.games.lotr.flow.playing import attach, become_attachment
from rulewright.games.lotr.table import ASIDE, CAMPAIGN, DAMAGE, ENGAGED, PLAY, heroes, kind
from rulewright.games.lotr.vocabulary.captivity import PRISONER
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import check_now, happen
from rulewright.kernel.places import turn
from rulewright.kernel.state import Plain, Scope, State
from rulewright.kernel.steps import Step
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
            attach(s, copies[0], found[0], s.controller[found[0]])
            s.push(SHOW_TEXT, 0, (copies[0],))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.to.find(s, scope)) and bool(set_aside(s, self.title))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("attach", 1, p, s.controller[p], True) for p in self.to.find(s, scope)]


@dataclass(frozen=True, eq=False)
class ShowText(Step):
    """A burden that is attached acts with its text as an attachment."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        card = data[0]
        assert isinstance(card, int)
        if kind(s, card) == "treachery":
            become_attachment(s, card)


SHOW_TEXT = ShowText()


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


@dataclass(frozen=True, eq=False)
class CaptureToo(Verb):
    """A companion is captured too: the card lies face down, still in play."""

    title: str

    def apply(self, s: State, scope: Scope) -> None:
        piece = companion(s, self.title)
        if piece >= 0:
            turn(s, piece, s.rules.catalogue.face_id(PRISONER))

    def can(self, s: State, scope: Scope) -> bool:
        return companion(s, self.title) >= 0


@dataclass(frozen=True, eq=False)
class FreeCompanion(Verb):
    """A captive companion is turned face up again and gets a damage token."""

    title: str

    def apply(self, s: State, scope: Scope) -> None:
        piece = companion(s, self.title)
        if piece >= 0:
            turn(s, piece, s.rules.catalogue.front[s.card[piece]])
            s.tokens[DAMAGE][piece] += 1
            check_now(s)

    def can(self, s: State, scope: Scope) -> bool:
        piece = companion(s, self.title)
        return piece >= 0 and s.face[piece] == s.rules.catalogue.face_id(PRISONER)

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("rescue", 1, companion(s, self.title), scope.you, True)]


@dataclass(frozen=True, eq=False)
class TurnCampaignCard(Verb):
    """The campaign card is turned over."""

    def apply(self, s: State, scope: Scope) -> None:
        for piece in s.zones[CAMPAIGN]:
            turn(s, piece, s.rules.catalogue.front[s.card[piece]] + 1)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(s.zones[CAMPAIGN])
