"""Schemes: threat in the villain phase, the stages of the main scheme, what keeps threat where it is."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import THREAT_PLACED
from rulewright.games.champions.flow.ending import lose
from rulewright.games.champions.table import (
    ACCELERATION,
    MAIN_SCHEME,
    REMOVED,
    SCHEME_DECK,
    THREAT,
    crisis,
    first_player,
    icons,
    main_scheme,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import exchange, move, turn
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step, go_on
from rulewright.kernel.using import use_specials
from rulewright.kernel.values import value

STEP_ONE = "step-one"
"""How threat is placed in step 1 of the villain phase."""


def place_step_one_threat(s: State) -> None:
    """Step 1 of the villain phase: the scheme's acceleration, each acceleration token and each acceleration icon."""
    scheme = main_scheme(s)
    threat = value(s, scheme, "acceleration") + s.tokens[ACCELERATION][scheme] + icons(s, "acceleration_icon")
    if threat > 0:
        happen(s, Event(THREAT_PLACED, scheme, -1, threat, how=STEP_ONE))


def refuse_removal(s: State, scheme: int) -> Refusal | None:
    """Why no threat can be removed from a scheme: there is none, there is a crisis, or a text forbids it."""
    if not s.tokens[THREAT][scheme]:
        return Refusal("refuse-no-threat", "champions.thwart.4", scheme)
    side = crisis(s)
    if s.zone[scheme] == MAIN_SCHEME and side >= 0:
        return Refusal("refuse-crisis", "champions.side-scheme.7", scheme, side)
    return prohibition(s, "lose-threat", scheme)


def is_completed(s: State) -> bool:
    """Whether the threat on the main scheme has reached its target."""
    scheme = main_scheme(s)
    target = value(s, scheme, "target_threat")
    return target > 0 and s.tokens[THREAT][scheme] >= target


def _complete(s: State, e: Event) -> None:
    s.note("log-scheme-completed", "champions.main-scheme.3", ("piece", e.piece))
    if s.zones[SCHEME_DECK]:
        go_on(s, ADVANCE)
    else:
        lose(s, "champions.winning.2")


SCHEME_COMPLETED = EventKind("scheme completed", _complete, rule="champions.main-scheme.3")


@dataclass(frozen=True, eq=False)
class Advance(Step):
    """The next stage of the main scheme takes the place of the completed one.

    Acceleration tokens stay, threat does not. Side A is carried out, then side B comes up with its starting threat.
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        scheme = main_scheme(s)
        if pc == 0:
            following = s.zones[SCHEME_DECK][0]
            s.tokens[THREAT][scheme] = 0
            exchange(s, scheme, following)
            move(s, following, REMOVED)
            use_specials(s, scheme, "when-revealed", first_player(s))
            go_on(s, self, 1)
        else:
            turn_over(s)


ADVANCE = Advance()


def turn_over(s: State) -> None:
    """Side B of the main scheme comes up: its starting threat is placed, what it says when revealed is carried out."""
    scheme = main_scheme(s)
    turn(s, scheme, s.face[scheme] + 1)
    s.note("log-stage", "champions.main-scheme.5", ("piece", scheme))
    starting = value(s, scheme, "starting_threat")
    if starting:
        happen(s, Event(THREAT_PLACED, scheme, -1, starting))
    use_specials(s, scheme, "when-revealed", first_player(s))
