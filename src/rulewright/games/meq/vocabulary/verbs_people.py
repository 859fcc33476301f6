"""What texts do with people: favor and characters in locations, heroes who move, look or fight."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN, NEIGHBOURS
from rulewright.games.meq.events import (
    CHARACTER_PLACED,
    CHARACTER_RETURNS,
    FAVOR_PLACED,
    FAVOR_REMOVED,
    HERO_MOVES,
)
from rulewright.games.meq.flow.attacking import monster
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.defeat import TO_HAVEN
from rulewright.games.meq.flow.encounters import have_encounter
from rulewright.games.meq.flow.happenings import character
from rulewright.games.meq.flow.shadow import entered
from rulewright.games.meq.table import (
    FAVOR_THERE,
    SUPPLY,
    TOKENS_ON_BOARD,
    figure,
    kind,
    place_of,
)
from rulewright.games.meq.vocabulary.asked import AsksSauron
from rulewright.games.meq.vocabulary.handling import SEES
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event
from rulewright.kernel.lasting import last
from rulewright.kernel.modifiers import Gets
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.vocabulary import Players, Selector, number


@dataclass(frozen=True, eq=False)
class PlaceFavor(Verb):
    """Favor is placed in a location."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for place in self.where.find(s, scope):
            happen(s, Event(FAVOR_PLACED, place, amount=self.amount, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("favor-there", self.amount, place, -1, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class RemoveFavor(Verb):
    """Favor is discarded from a location."""

    amount: int
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for place in self.where.find(s, scope):
            happen(s, Event(FAVOR_REMOVED, place, amount=self.amount, source=scope.source))

    def can(self, s: State, scope: Scope) -> bool:
        return any(s.tokens[FAVOR_THERE][place] for place in self.where.find(s, scope))


def placing(s: State, source: int, piece: int) -> str:
    """How a text brings a character to a location: an event places it from the supply or moves it, or another text."""
    if kind(s, source) != "event":
        return "text"
    return "" if s.zone[piece] == SUPPLY else "moved"


@dataclass(frozen=True, eq=False)
class PlaceCharacter(Verb):
    """A character is placed in a location, where it stays if it is on the board already; `move`: or moved there."""

    character: str
    where: Selector
    move: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        return "place-character", {"title": self.character, "where": self.where, "move": self.move}

    def apply(self, s: State, scope: Scope) -> None:
        piece = character(s, self.character)
        if s.zone[piece] == SUPPLY or self.move:
            for place in self.where.find(s, scope)[:1]:
                how = placing(s, scope.source, piece)
                happen(s, Event(CHARACTER_PLACED, piece, source=scope.source, other=place, how=how))

    def can(self, s: State, scope: Scope) -> bool:
        free = s.zone[character(s, self.character)] == SUPPLY or self.move
        return free and bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("character", 1, place, -1, True) for place in self.where.find(s, scope)]


@dataclass(frozen=True, eq=False)
class MoveCharacter(Verb):
    """A character that was chosen is placed in or moved to a location."""

    what: Selector
    where: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                how = placing(s, scope.source, piece)
                happen(s, Event(CHARACTER_PLACED, piece, source=scope.source, other=place, how=how))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope)) and bool(self.where.find(s, scope))


@dataclass(frozen=True, eq=False)
class SendHome(Verb):
    """Characters return to the supply."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        how = kind(s, scope.source)
        happen_together(s, [Event(CHARACTER_RETURNS, piece, how=how) for piece in self.what.find(s, scope)])

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


# ---- heroes


@dataclass(frozen=True, eq=False)
class MoveHero(Verb):
    """A hero moves to a location, without fight or peril."""

    where: Selector
    players: Players = YOU

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            for place in self.where.find(s, scope)[:1]:
                happen(s, Event(HERO_MOVES, figure(s, seat), seat, other=place, how="effect"))
                entered(s, seat, place)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.where.find(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [
            Hint("move", 1, place, seat, True)
            for seat in self.players.find(s, scope)
            for place in self.where.find(s, scope)
        ]


@dataclass(frozen=True, eq=False)
class BeLedAstray(AsksSauron):
    """Sauron moves you to a neighbouring location."""

    kind = "target"
    purpose = "place"
    prompt = "ask-led-astray"
    verbs = "choose"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return s.rules.cite_text(s, "effect")

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", s.scopes[-1].source), ("seat", s.scopes[-1].you))

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("choose", place) for place in NEIGHBOURS[place_of(s, s.scopes[-1].you)]]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        you = s.scopes[-1].you
        happen(s, Event(HERO_MOVES, figure(s, you), you, other=choice.a, how="effect"))
        entered(s, you, choice.a)

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("move", 1, place, scope.you, False) for place in NEIGHBOURS[place_of(s, scope.you)]]


@dataclass(frozen=True, eq=False)
class ToNearestHaven(Verb):
    """You are moved to the nearest Haven, Sauron's choice of several."""

    def apply(self, s: State, scope: Scope) -> None:
        s.push(TO_HAVEN, 0, (scope.you,))

    def can(self, s: State, scope: Scope) -> bool:
        return place_of(s, scope.you) not in HAVEN


@dataclass(frozen=True, eq=False)
class HaveEncounter(Verb):
    """You have an encounter where you are."""

    def apply(self, s: State, scope: Scope) -> None:
        have_encounter(s, scope.you)

    def can(self, s: State, scope: Scope) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class Fight(Verb):
    """A hero fights a monster. `during` are values changed in this combat; `goes_on`: the turn goes on in any case."""

    monster: str
    players: Players = YOU
    during: tuple[Gets, ...] = ()
    goes_on: bool = False

    def words(self) -> tuple[str, dict[str, object]]:
        weaker = "yes" if self.during else "no"
        return "fight", {"title": self.monster, "players": self.players, "weaker": weaker}

    def apply(self, s: State, scope: Scope) -> None:
        for seat in self.players.find(s, scope):
            hero, until = figure(s, seat), f"combat {s.made + 1}"
            for change in self.during:
                last(s, change, Scope(scope.source, seat), (hero,), until, number(s, scope, change.amount))
            fight(s, seat, monster(s, self.monster), goes_on=self.goes_on)

    def can(self, s: State, scope: Scope) -> bool:
        return True

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("fight", 1, monster(s, self.monster), seat, False) for seat in self.players.find(s, scope)]


@dataclass(frozen=True, eq=False)
class FightWith(Verb):
    """You fight a minion that was chosen; the turn goes on in any case."""

    what: Selector

    def apply(self, s: State, scope: Scope) -> None:
        for piece in self.what.find(s, scope):
            fight(s, scope.you, piece, goes_on=True)

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


@dataclass(frozen=True, eq=False)
class LookAt(Verb):
    """You look at all monster tokens in these locations."""

    where: Selector

    def hidden(self, s: State, scope: Scope) -> list[int]:
        """The tokens there that you do not know."""
        places, mine = self.where.find(s, scope), 1 << s.persons[scope.you]
        return [p for p in s.zones[TOKENS_ON_BOARD] if s.at[p] in places and not s.known[p] & mine]

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, [Event(SEES, piece, scope.you) for piece in self.hidden(s, scope)])
        s.note("log-looks", s.rules.cite_card(s, scope.source, "effect"), ("seat", scope.you))

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.hidden(s, scope))
