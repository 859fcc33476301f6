"""The turns: Sauron's six steps, then the four steps of each hero; two turns where there is only one hero."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.flow.acting import ACTION_ASK
from rulewright.games.meq.flow.attacking import ambush
from rulewright.games.meq.flow.encounters import discard_encounter, encounter_step
from rulewright.games.meq.flow.happenings import event_step
from rulewright.games.meq.flow.missions import FINALE_STEPS
from rulewright.games.meq.flow.perils import discard_peril
from rulewright.games.meq.flow.plotting import PLOT
from rulewright.games.meq.flow.rally import HERO_DRAW_STEP, rally
from rulewright.games.meq.flow.resting import RESTING
from rulewright.games.meq.flow.shadow import AT_TURN
from rulewright.games.meq.flow.storytelling import STORY_STEP
from rulewright.games.meq.flow.travel import TRAVELLING, travel_of
from rulewright.games.meq.table import (
    DARK_PATH,
    ENCOUNTER,
    EXPLORED,
    FINALE,
    GAINED,
    MOVES,
    REST_STEP,
    REVEALED,
    ROUND,
    SAURON,
    SHADOW_DISCARD,
    SHADOW_PLAYED,
    STEP,
    TRAVEL,
    TRAVELS,
    TURN,
    heroes,
    kind,
    label,
)
from rulewright.kernel.lasting import expire
from rulewright.kernel.places import move
from rulewright.kernel.scenes import Scene
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Do, Forever, Step, Steps


def turn_begins(s: State, seat: int) -> None:
    """A turn begins: what is counted in a turn is counted anew."""
    s.table[TURN] = seat
    s.table[SHADOW_PLAYED] = s.table[DARK_PATH] = 0
    s.table[TRAVELS] = s.table[MOVES] = s.table[EXPLORED] = 0
    s.dials[GAINED] = [0] * s.seats
    s.note("log-turn-begins", "meq.turn-order.2", ("seat", seat))


def turn_ends(s: State) -> None:
    """A turn is over, be it cut short."""
    expire(s, "turn")
    if s.table[STEP] in (TRAVEL, ENCOUNTER):
        expire(s, travel_of(s.table[TURN]))
    put_revealed_away(s)


def put_revealed_away(s: State) -> None:
    """Cards that were being carried out when a turn was cut short are discarded."""
    for card in s.zones[REVEALED][:]:
        what = kind(s, card)
        if what == "peril":
            discard_peril(s, (card,))
        elif what == "shadow":
            move(s, card, SHADOW_DISCARD)
        else:
            discard_encounter(s, (card, int(label(s, card, "encounters"))))


def sauron_turn_begins(s: State) -> None:
    """A new round begins with Sauron's turn."""
    s.table[ROUND] += 1
    rule = "meq.setup.45" if s.table[ROUND] == 1 else "meq.turn-order.5"
    s.note("log-round-begins", rule, ("number", s.table[ROUND]))
    turn_begins(s, SAURON)


def sauron_turn_ends(s: State) -> None:
    """What lasted for Sauron's turn is over."""
    expire(s, "turn")


@dataclass(frozen=True, eq=False)
class Unless(Step):
    """The step, unless the Finale has begun; the Finale then."""

    step: Step
    finale: Step

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        (self.finale if s.table[FINALE] else self.step).run(s, 0, ())


AFTER_STORY = Steps(
    PLOT,
    Do(event_step, label="4"),
    ACTION_ASK,
    HERO_DRAW_STEP,
    Do(sauron_turn_ends),
)
SAURON_TURN = Steps(
    Do(sauron_turn_begins, label="0"),
    Do(rally, label="1"),
    STORY_STEP,
    Unless(AFTER_STORY, FINALE_STEPS),
)

HERO_STEPS = Steps(
    AT_TURN,
    RESTING,
    Do(ambush, label="8"),
    TRAVELLING,
    Do(encounter_step, label="10"),
)
IN_TURN = Scene("turn", HERO_STEPS)


@dataclass(frozen=True, eq=False)
class HeroTurns(Step):
    """The turns of the heroes, one after another; with one hero two, and a Rally and a Draw between them.

    `pc` counts the turns begun.
    """

    label: str = "7"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seats = [1, 1] if s.seats == 2 else list(heroes(s))
        if pc:
            turn_ends(s)
        if pc == len(seats):
            return
        if pc == 1 and s.seats == 2:
            s.table[TURN] = SAURON
            s.push(SPECIAL_RALLY)
        s.push(BEGIN_TURN, seats[pc])
        s.push(IN_TURN)
        s.push(self, pc + 1)

    def leads_to(self) -> tuple[Step, ...]:
        return (SPECIAL_RALLY, IN_TURN)


@dataclass(frozen=True, eq=False)
class BeginTurn(Step):
    """The turn of the seat that `pc` says begins."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = REST_STEP
        turn_begins(s, pc)


BEGIN_TURN = BeginTurn()
PUT_REVEALED_AWAY = Do(put_revealed_away)
SPECIAL_RALLY = Steps(Do(rally), HERO_DRAW_STEP)
HERO_TURNS = HeroTurns()

ROUND_STEPS = Steps(SAURON_TURN, HERO_TURNS)
ROUNDS = Forever(ROUND_STEPS)
