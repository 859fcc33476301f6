"""How it is played: what happens in it, and the rules, top to bottom."""

from __future__ import annotations

from dataclasses import dataclass

from fifth_game.table import BOARD, DECK, GUARDS, HAND
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move, stand, take_top
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Do, EachSeat, Steps, While, end_game, ints
from rulewright.kernel.values import value
from rulewright.kernel.vocabulary import Selector
from rulewright.lcg.events import DRAWS

ROOM = 2
"""So many guards of a player stand at a bridge at most."""


def _arrive(s: State, e: Event) -> None:
    move(s, e.piece, GUARDS)
    stand(s, e.piece, e.other)
    s.note("log-arrives", "bridges.turn.2", ("seat", e.seat), ("piece", e.piece), ("source", e.other))


ARRIVES = EventKind("arrives", _arrive, rule="bridges.turn.2")
"""A guard comes to a bridge, which is `other`."""


@dataclass(frozen=True, eq=False)
class Beside(Selector):
    """The pieces that stand where this one stands."""

    def matches(self, s: State, scope: Scope, piece: int) -> bool:
        return piece in s.at and s.at[piece] == s.at.get(scope.source)


def guards_at(s: State, bridge: int, seat: int) -> list[int]:
    """The guards of a player at a bridge."""
    return [p for p in s.standing.get(bridge, ()) if s.controller[p] == seat]


@dataclass(frozen=True, eq=False)
class PlaceGuard(Ask):
    """Whose turn it is picks a guard; that only one is left to pick from must not tell what it is."""

    kind = "place"
    prompt = "ask-place"
    verbs = "place"
    rule = "bridges.turn.2"
    secret = True
    label: str = "2"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("place", p) for p in s.zones[HAND + s.scope.you]]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        s.push(CHOOSE_BRIDGE, 0, (choice.a,))

    def leads_to(self) -> tuple[ChooseBridge, ...]:
        return (CHOOSE_BRIDGE,)


@dataclass(frozen=True, eq=False)
class ChooseBridge(Ask):
    """Where the guard goes. `data` is (guard,)."""

    kind = "bridge"
    prompt = "ask-bridge"
    verbs = "to"
    rule = "bridges.turn.3"

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", ints(data, 1)[0]),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", bridge) for bridge in s.zones[BOARD]]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        full = len(guards_at(s, choice.a, s.scope.you)) == ROOM
        return Refusal("refuse-full", self.rule, choice.a) if full else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        happen(s, Event(ARRIVES, ints(data, 1)[0], s.scope.you, other=choice.a))


CHOOSE_BRIDGE = ChooseBridge()


def deal(s: State) -> None:
    """Two cards for each player."""
    for seat in (*s.order, *s.order):
        take_top(s, DECK + seat, HAND + seat)


def draw(s: State) -> None:
    """A card, as long as there is one."""
    if s.zones[DECK + s.scope.you]:
        happen(s, Event(DRAWS, -1, s.scope.you, 1))


def goes_on(s: State) -> bool:
    """Whether anybody has a card left."""
    return any(s.zones[HAND + seat] or s.zones[DECK + seat] for seat in s.order)


def score(s: State) -> None:
    """Who is stronger at a bridge gets its points; who has more of them wins."""
    points = [0, 0]
    for bridge in s.zones[BOARD]:
        red, blue = (sum(value(s, p, "strength") for p in guards_at(s, bridge, seat)) for seat in s.order)
        if red != blue:
            seat = int(blue > red)
            points[seat] += value(s, bridge, "points")
            s.note("log-holds", "bridges.end.2", ("seat", seat), ("source", bridge))
    end_game(s, tuple(seat for seat in s.order if points[seat] == max(points)), max(points), "bridges.end.3")


TURN = Steps(Do(draw, label="1"), PlaceGuard())
GAME = Steps(Do(deal, label="0"), While(goes_on, EachSeat(TURN)), Do(score, label="3"))
