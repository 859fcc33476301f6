"""The round: the player phase and the villain phase, stage by stage."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import (
    FIRST_PLAYER_PASSES,
    PHASE_BEGINS,
    PHASE_ENDS,
    ROUND_BEGINS,
    ROUND_ENDS,
)
from rulewright.games.champions.flow.activations import ACTIVATE, ACTIVATE_MINIONS
from rulewright.games.champions.flow.encounter import REVEAL_DEALT_CARDS, deal_encounter_cards
from rulewright.games.champions.flow.schemes import place_step_one_threat
from rulewright.games.champions.flow.setup import SET_UP
from rulewright.games.champions.flow.turns import TAKE_TURN
from rulewright.games.champions.table import (
    ACTIVE,
    CHANGED_FORM,
    ELIMINATED,
    HAND,
    PHASE,
    PLAYER_PHASE,
    ROUND,
    STEP,
    STEP_IDS,
    VILLAIN_PHASE,
    first_player,
    identity,
    next_player,
    villain,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.occurrences import announce, happen, happen_together
from rulewright.kernel.state import DONE, Choice, Plain, State, pieces
from rulewright.kernel.steps import Ask, Do, EachSeat, Forever, Step, Steps, go_on
from rulewright.kernel.values import value
from rulewright.lcg.events import DISCARDED, DRAWS, READIES


@dataclass(frozen=True, eq=False)
class At(Step):
    """A numbered part of the round: the table shows where the game stands. `data` is that of its step."""

    label: str
    step: Step
    index: int

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = self.index
        self.step.run(s, 0, data)


def at(label: str, step: Step) -> At:
    """A part of the round by its label."""
    STEP_IDS.append(label)
    return At(label, step, len(STEP_IDS) - 1)


def begin_round(s: State) -> None:
    """A round begins."""
    s.table[ROUND] += 1
    s.dials[CHANGED_FORM] = [0] * s.seats
    announce(s, ROUND_BEGINS, amount=s.table[ROUND])


def begin_player_phase(s: State) -> None:
    """Stage 1: the player phase begins."""
    s.table[PHASE] = PLAYER_PHASE
    s.note("log-phase-begins", "champions.game-round.2", ("number", PLAYER_PHASE))
    announce(s, PHASE_BEGINS, amount=PLAYER_PHASE)


def begin_turn(s: State) -> None:
    """It is the turn of the next player in order."""
    s.table[ACTIVE] = s.scopes[-1].you
    s.note("log-turn", "champions.active-player.1", ("seat", s.table[ACTIVE]))


def end_turn(s: State) -> None:
    """The turn is over."""
    s.table[ACTIVE] = -1


def hand_size(s: State, seat: int) -> int:
    """To how many cards a player adjusts the hand."""
    piece = identity(s, seat)
    return value(s, piece, "hand_size") if piece >= 0 else 0


@dataclass(frozen=True, eq=False)
class DiscardFromHand(Ask):
    """End of the player phase, step 1: a player may discard any cards and must discard the excess.

    `data` are the cards picked so far; they are discarded at one moment.
    """

    rule: str = "champions.end-of-player-phase.2"
    kind = "discard"
    prompt = "ask-discard"
    purpose = "price"
    verbs = "discard done"

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data)

    def slots(self, s: State, data: tuple[Plain, ...]) -> tuple[str, ...]:
        seat = self.asked(s, data)
        return ("",) * (len(s.zones[HAND + seat]) - len(data) - hand_size(s, seat))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("discard", p) for p in s.zones[HAND + self.asked(s, data)]], DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat = self.asked(s, data)
        if choice.verb == "done":
            excess, rule = len(s.zones[HAND + seat]) - len(data) - hand_size(s, seat), "champions.end-of-player-phase.3"
            return Refusal("refuse-too-many-cards", rule, more=(("number", excess),)) if excess > 0 else None
        if choice.a in data:
            return Refusal("refuse-picked", self.rule, choice.a)
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = [Choice("discard", p) for p in s.zones[HAND + self.asked(s, data)] if p not in data]
        return [*found, DONE] if self.refuse(s, data, DONE) is None else found

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "discard":
            self.run(s, 0, (*data, choice.a))
            return
        seat = self.asked(s, data)
        happen_together(s, [Event(DISCARDED, p, seat, how="chosen") for p in pieces(data)])


def draw_up(s: State) -> None:
    """Step 2: all players draw up to their hand size at the same moment."""
    events = []
    for seat in s.order:
        missing = hand_size(s, seat) - len(s.zones[HAND + seat])
        if missing > 0:
            events.append(Event(DRAWS, -1, seat, missing))
    happen_together(s, events)


def ready_all(s: State) -> None:
    """Step 3: all players ready all their cards at the same moment."""
    tired = [p for zone in s.play_zones for p in s.zones[zone] if s.exhausted[p] and s.controller[p] >= 0]
    able = [p for p in tired if forbidden(s, "ready", p) < 0]
    happen_together(s, [Event(READIES, p, s.controller[p]) for p in able])


def end_player_phase(s: State) -> None:
    """The player phase is over."""
    happen(s, Event(PHASE_ENDS, amount=PLAYER_PHASE))


def begin_villain_phase(s: State) -> None:
    """Stage 4: the villain phase begins."""
    s.table[PHASE] = VILLAIN_PHASE
    s.note("log-phase-begins", "champions.game-round.5", ("number", VILLAIN_PHASE))
    announce(s, PHASE_BEGINS, amount=VILLAIN_PHASE)


def activate_villain(s: State) -> None:
    """The villain activates against the player whose turn it is to suffer it."""
    go_on(s, ACTIVATE, 0, (villain(s), s.scopes[-1].you))


def activate_minions(s: State) -> None:
    """The minions engaged with that player activate."""
    seat = s.scopes[-1].you
    if not s.dials[ELIMINATED][seat]:
        go_on(s, ACTIVATE_MINIONS, 0, (seat,))


def pass_first_player(s: State) -> None:
    """Step 5: the first player token passes to the next player clockwise."""
    if len(s.order) > 1:
        happen(s, Event(FIRST_PLAYER_PASSES, -1, next_player(s, first_player(s))))


def end_villain_phase(s: State) -> None:
    """The villain phase is over."""
    happen(s, Event(PHASE_ENDS, amount=VILLAIN_PHASE))


def end_round(s: State) -> None:
    """The round ends."""
    happen(s, Event(ROUND_ENDS))


PLAYER_PHASE_STEPS = Steps(
    at("1", Do(begin_player_phase)),
    at("2", EachSeat(Steps(Do(begin_turn), TAKE_TURN, Do(end_turn)))),
    at("3.1", EachSeat(DiscardFromHand())),
    at("3.2", Do(draw_up)),
    at("3.3", Do(ready_all)),
    Do(end_player_phase),
)
VILLAIN_PHASE_STEPS = Steps(
    at("4", Do(begin_villain_phase)),
    at("5", Do(place_step_one_threat)),
    at("6", EachSeat(Steps(Do(activate_villain), Do(activate_minions)))),
    at("7", Do(deal_encounter_cards)),
    at("8", REVEAL_DEALT_CARDS),
    at("9", Do(pass_first_player)),
    Do(end_villain_phase),
    at("10", Do(end_round)),
)
GAME = Steps(
    SET_UP,
    Forever(Steps(Do(begin_round), PLAYER_PHASE_STEPS, VILLAIN_PHASE_STEPS)),
)
