"""Schemes: threat in the villain phase, the stages of the main scheme."""

from __future__ import annotations

from rulewright.games.champions.events import DEFEATED, THREAT_PLACED
from rulewright.games.champions.flow.ending import lose
from rulewright.games.champions.table import (
    ACCELERATION,
    REMOVED,
    SCHEME_DECK,
    THREAT,
    icons,
    main_scheme,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import exchange, move
from rulewright.kernel.state import State
from rulewright.kernel.steps import go_on
from rulewright.kernel.values import value
from rulewright.lcg.stages import FollowStage

STEP_ONE = "step-one"
"""How threat is placed in step 1 of the villain phase; the event names the stage (`other`) it is placed on."""


def place_step_one_threat(s: State) -> None:
    """Step 1 of the villain phase: the scheme's acceleration, each acceleration token and each acceleration icon."""
    scheme = main_scheme(s)
    threat = value(s, scheme, "acceleration") + s.tokens[ACCELERATION][scheme] + icons(s, "acceleration_icon")
    if threat > 0:
        happen(s, Event(THREAT_PLACED, scheme, -1, threat, other=s.face[scheme], how=STEP_ONE))


def is_completed(s: State) -> bool:
    """Whether the threat on the main scheme has reached its target."""
    scheme = main_scheme(s)
    target = value(s, scheme, "target_threat")
    return target > 0 and s.tokens[THREAT][scheme] >= target


def _complete(s: State, e: Event) -> None:
    s.note("log-scheme-completed", "champions.main-scheme.3", ("piece", e.piece))
    if not s.zones[SCHEME_DECK]:
        lose(s, "champions.winning.2")
        return
    following = s.zones[SCHEME_DECK][0]
    s.tokens[THREAT][e.piece] = 0
    exchange(s, e.piece, following)
    move(s, following, REMOVED)
    go_on(s, FOLLOW, 0, (e.piece,))


SCHEME_COMPLETED = EventKind("scheme completed", _complete, rule="champions.main-scheme.3", implies=DEFEATED)
"""The next stage takes the place of the completed one: acceleration tokens stay, threat does not."""


def come_up(s: State, scheme: int) -> None:
    """Side B of the main scheme comes up with its starting threat."""
    s.note("log-stage", "champions.main-scheme.5", ("piece", scheme))
    starting = value(s, scheme, "starting_threat")
    if starting:
        happen(s, Event(THREAT_PLACED, scheme, -1, starting))


FOLLOW = FollowStage(("when-revealed",), come_up)
FOLLOW_FIRST = FollowStage(("setup",), come_up)
"""Side A of a new stage is carried out, of the first one its Setup; then side B comes up and is carried out."""
