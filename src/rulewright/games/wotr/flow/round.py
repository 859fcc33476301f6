"""The round: Locations, Actions, Combats, Victory check, Draw."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.games.wotr.flow.actions import DRAW_CARDS, TAKE_TURNS
from rulewright.games.wotr.flow.activation import first_battleground, first_path
from rulewright.games.wotr.flow.combat import CHOOSE_COMBAT
from rulewright.games.wotr.flow.giving_up import CYCLE_FROM_HAND
from rulewright.games.wotr.flow.victory import check_victory
from rulewright.games.wotr.table import (
    ACTIONS,
    ACTIVE,
    COMBATS,
    DRAW,
    FIRST,
    LOCATIONS,
    PASSED,
    PHASE,
    RING_USED,
    ROUND,
    TURN,
    VICTORY_CHECK,
)
from rulewright.games.wotr.tables.scenarios import scenario, turn_order
from rulewright.kernel.lasting import expire
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.state import State
from rulewright.kernel.steps import Do, Forever, Steps, While


def begins(phase: int) -> Callable[[State], None]:
    """A phase begins."""

    def begin(s: State) -> None:
        s.table[PHASE] = phase
        s.note("log-phase-begins", "wotr.game-round.2", ("number", phase))

    return begin


def round_begins(s: State) -> None:
    """A new round."""
    s.table[ROUND] += 1
    s.note("log-round-begins", "wotr.game-round.1", ("number", s.table[ROUND]))


def actions_begin(s: State) -> None:
    """The first player takes the first turn, and nobody has passed."""
    begins(ACTIONS)(s)
    s.table[TURN] = s.table[FIRST]
    s.table[PASSED] = 0


def draw_cards(s: State) -> None:
    """Each player draws as many cards as the scenario and texts say, then cycles what texts demand."""
    for seat in dict.fromkeys(s.order):
        s.push(DRAW_CARDS, 0, (seat, scenario(s).holders[seat].draws + permitted(s, "draw", seat)))
        more = permitted(s, "cycle-after-draw", seat)
        if more:
            s.push(CYCLE_FROM_HAND, 0, (seat, more, -1))


def round_ends(s: State) -> None:
    """What lasted until the end of the round is over; the first player token goes to the next place."""
    expire(s, "round")
    s.dials[RING_USED] = [0] * s.seats
    s.table[FIRST] = (s.table[FIRST] + 1) % len(scenario(s).order)
    s.order = turn_order(s)
    s.note("log-first-player", "wotr.game-round.11", ("seat", scenario(s).order[s.table[FIRST]]))


def still_fighting(s: State) -> bool:
    """Whether a combat is still to be fought."""
    return bool(s.zones[ACTIVE])


ROUND_STEPS = Steps(
    Do(round_begins, label="0"),
    Do(begins(LOCATIONS), label="1"),
    Do(first_battleground, label="1.1"),
    Do(first_path, label="1.2"),
    Do(actions_begin, label="2"),
    TAKE_TURNS,
    Do(begins(COMBATS), label="3"),
    While(still_fighting, CHOOSE_COMBAT, label="3.1"),
    Do(begins(VICTORY_CHECK), label="4"),
    Do(check_victory, label="4.1"),
    Do(begins(DRAW), label="5"),
    Do(draw_cards, label="5.1"),
    Do(round_ends, label="5.2"),
)

ROUNDS = Forever(ROUND_STEPS)
