"""Cards of players that lie face down: Drones, and cards under a scheme."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import ENGAGES, renew_deck
from rulewright.games.champions.table import DECK, DISCARD, ENGAGED, HAND, UNDER, plays
from rulewright.kernel.abilities import Ability
from rulewright.kernel.cards import Card, Face
from rulewright.kernel.chance import roll
from rulewright.kernel.decks import top_card
from rulewright.kernel.effects.base import Hint
from rulewright.kernel.effects.verbs import Verb
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import lay_on, move
from rulewright.kernel.players import YOU
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Number, Players, number
from rulewright.lcg.events import ENTERS_PLAY, RETURNED, restock
from rulewright.lcg.stand_ins import lie_face_down

DRONE = Face("Drone", "minion", {"sch": 0, "atk": 0, "hit_points": 0}, frozenset(("Drone",)))
STAND_INS = Card("stand-ins", (DRONE,), 0, "none")
"""What a face-down card acts as. Its values are those that Ultron Drones gives it."""


def _send_drone(s: State, e: Event) -> tuple[Event, ...]:
    facts: tuple[Event, ...] = ()
    sent = 0
    for _ in range(e.amount):
        restock(s, e.seat)
        piece = top_card(s, DECK + e.seat)
        if piece < 0:
            break
        lie_face_down(s, piece, ENGAGED + e.seat, DRONE)
        facts += (Event(ENTERS_PLAY, piece, -1, other=ENGAGED + e.seat, how="put"), Event(ENGAGES, piece, e.seat))
        sent += 1
        if not s.zones[DECK + e.seat]:
            _tell_drones(s, e.seat, sent)
            facts, sent = facts + renew_deck(s, e.seat), 0
    _tell_drones(s, e.seat, sent)
    return facts


def _tell_drones(s: State, seat: int, number: int) -> None:
    if number:
        s.note("log-drone", "champions.golden-rules.2", ("seat", seat), ("number", number))


DRONE_SENT = EventKind("drone sent", _send_drone, rule="champions.golden-rules.2", verb="send-drone")
"""The top cards of a player's deck enter play face down, engaged with that player as Drone minions."""


@dataclass(frozen=True, eq=False)
class SendDrone(Verb):
    """The top card of a player's deck enters play face down, engaged with that player as a Drone minion."""

    players: Players = YOU
    amount: Number = 1

    def events(self, s: State, scope: Scope) -> list[Event]:
        there = [seat for seat in self.players.find(s, scope) if plays(s, seat)]
        seats = [seat for seat in there if s.zones[DECK + seat] or s.zones[DISCARD + seat]]
        amount = number(s, scope, self.amount)
        return [Event(DRONE_SENT, -1, seat, amount, scope.source) for seat in seats] if amount > 0 else []


@dataclass(frozen=True, eq=False)
class DronesGoHome(Ability):
    """A face-down Drone that is defeated goes to its owner's discard pile, as every card goes to its owner's."""


def _lay_under(s: State, e: Event) -> None:
    hand = s.zones[HAND + e.seat]
    piece = hand[roll(s, len(hand))]
    move(s, piece, UNDER)
    lay_on(s, piece, e.piece)


LAID_UNDER = EventKind("laid under", _lay_under, rule="champions.golden-rules.2", log="log-laid-under")
"""A random card of a player's hand is laid face down on a card."""


@dataclass(frozen=True, eq=False)
class LayUnder(Verb):
    """Each player places a random card from hand face down here."""

    players: Players = YOU

    def events(self, s: State, scope: Scope) -> list[Event]:
        seats = [seat for seat in self.players.find(s, scope) if s.zones[HAND + seat]]
        return [Event(LAID_UNDER, scope.source, seat, source=scope.source) for seat in seats]


@dataclass(frozen=True, eq=False)
class ReturnLaid(Verb):
    """Each card that lies face down here returns to its owner's hand."""

    def events(self, s: State, scope: Scope) -> list[Event]:
        laid = [p for p in s.attached[scope.source] if s.zone[p] == UNDER]
        return [Event(RETURNED, p, s.owner[p], source=scope.source) for p in laid]

    def apply(self, s: State, scope: Scope) -> None:
        happen_together(s, self.events(s, scope))

    def hints(self, s: State, scope: Scope) -> list[Hint]:
        return [Hint("return-to-hand", 1, e.piece, e.seat, True) for e in self.events(s, scope)]
