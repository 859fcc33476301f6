"""The round, step by step, as the chart of Appendix I has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.games.lotr.events import (
    FIRST_PLAYER_PASSES,
    GAINS_RESOURCES,
    PHASE_BEGINS,
    PHASE_ENDS,
    ROUND_BEGINS,
    ROUND_ENDS,
    THREAT_RISES,
    next_player,
)
from rulewright.games.lotr.flow.enemy_attacks import RESOLVE_ENEMY_ATTACKS, DealShadowCards, discard_shadow_cards
from rulewright.games.lotr.flow.engagement import EngagementChecks, OptionalEngagement
from rulewright.games.lotr.flow.player_attacks import PlayerAttacks
from rulewright.games.lotr.flow.quest import CommitCharacters, resolve_quest
from rulewright.games.lotr.flow.setup import SETUP_STEPS
from rulewright.games.lotr.flow.staging import stage_encounter_cards
from rulewright.games.lotr.flow.travel import Travel
from rulewright.games.lotr.table import (
    ALLIES_PLAYED,
    ATTACKED_BY,
    COMBAT,
    DECK,
    ENCOUNTER,
    FIRST,
    HAS_ATTACKED,
    PHASES,
    PLANNING,
    QUEST_PHASE,
    REFRESH,
    RESOURCE,
    RESOURCES,
    ROUND,
    STEP,
    STEP_IDS,
    TRAVEL,
    free_to,
    heroes,
)
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, granted_to_anyone, permitted
from rulewright.kernel.occurrences import announce, happen, happen_together, noticed
from rulewright.kernel.places import set_exhausted
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import EachSeat, Forever, Sequence, Step, Steps
from rulewright.kernel.windows import ActionWindow
from rulewright.lcg.events import DRAWS, READIES


@dataclass(frozen=True, eq=False)
class Framework(Step):
    """A numbered step of the chart that is a step of the kernel."""

    label: str
    step: Step
    index: int

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = self.index
        self.step.run(s, 0, ())


@dataclass(frozen=True, eq=False)
class FrameworkDo(Step):
    """A numbered step of the chart that is a function."""

    label: str
    action: Callable[[State], None]
    index: int

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = self.index
        self.action(s)


@dataclass(frozen=True, eq=False)
class PhaseBoundary(Step):
    """A numbered step of the chart at which a phase begins or ends."""

    label: str
    event: Event
    index: int

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = self.index
        happen(s, self.event)


PHASE_KEYS = (PHASE_BEGINS.when, PHASE_BEGINS.after, PHASE_ENDS.when, PHASE_ENDS.after)


@dataclass(frozen=True, eq=False)
class PhaseBoundaries(Sequence):
    """Numbered steps in a row at which a phase ends and the next one begins. `index` is the last of them.

    Most of the time nobody notices: no text answers, nothing lasts or waits until then, nobody writes a log.
    """

    index: int = 0
    events: tuple[Event, ...] = ()

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        heard = not s.listeners.keys().isdisjoint(PHASE_KEYS)
        if pc or heard or s.lasting or s.delayed or s.checks_due or s.recording:
            Sequence.run(self, s, pc, data)
            return
        s.table[STEP] = self.index
        for event in self.events:
            event.kind.carry_out(s, event)  # type: ignore[misc]


def place_on_chart(number: str) -> int:
    """Add a number to the chart; returns its place."""
    STEP_IDS.append(number)
    return len(STEP_IDS) - 1


def step(number: str, what: Step | Callable[[State], None]) -> Step:
    """A numbered step: a step of the kernel or a function."""
    index = place_on_chart(number)
    return Framework(number, what, index) if isinstance(what, Step) else FrameworkDo(number, what, index)


def begins(number: str, phase: int) -> PhaseBoundary:
    """The numbered step at which a phase begins."""
    return PhaseBoundary(number, Event(PHASE_BEGINS, amount=phase, how=PHASES[phase]), place_on_chart(number))


def ends(number: str, phase: int) -> PhaseBoundary:
    """The numbered step at which a phase ends."""
    return PhaseBoundary(number, phase_ends(phase), place_on_chart(number))


def phase_ends(phase: int) -> Event:
    """A phase ends."""
    return Event(PHASE_ENDS, amount=phase, how=PHASES[phase])


def boundaries(*points: PhaseBoundary) -> PhaseBoundaries:
    """Numbered steps in a row at which a phase ends and the next one begins."""
    return PhaseBoundaries(points, "", points[-1].index, tuple([point.event for point in points]))


def round_begins(s: State) -> None:
    """Step 0.0."""
    s.table[ROUND] += 1
    announce(s, ROUND_BEGINS, amount=s.table[ROUND])


def collect_resources(s: State) -> None:
    """Step 1.2: one resource to each hero's pool, for all players at the same moment."""
    collecting = [(hero, seat) for seat in s.order for hero in heroes(s, seat)]
    if noticed(s, GAINS_RESOURCES) or granted_to_anyone(s, "permit extra-resources"):
        extra = "extra-resources"
        happen_together(
            s, [Event(GAINS_RESOURCES, p, seat, 1 + permitted(s, extra, piece=p)) for p, seat in collecting]
        )
        return
    s.idle = 0
    pools = s.tokens[RESOURCES]
    for hero, _ in collecting:
        pools[hero] += 1


def draw_cards(s: State) -> None:
    """Step 1.3: each player draws one card."""
    happen_together(
        s,
        [Event(DRAWS, -1, seat, 1) for seat in s.order if s.zones[DECK + seat] and forbidden(s, "draw", seat=seat) < 0],
    )


def ready_all(s: State) -> None:
    """Step 7.2: all exhausted cards are readied at the same moment."""
    zones, exhausted = s.zones, s.exhausted
    tired = free_to(s, "ready", [p for zone in s.play_zones for p in zones[zone] if exhausted[p]])
    if noticed(s, READIES):
        happen_together(s, [Event(READIES, p, s.controller[p], how="refresh") for p in tired])
        return
    if tired:
        s.idle = 0
    for p in tired:
        set_exhausted(s, p, 0)


def raise_threat(s: State) -> None:
    """Step 7.3: every player's threat rises by 1, and by what cards add."""
    happen_together(
        s,
        [Event(THREAT_RISES, -1, seat, 1 + permitted(s, "refresh-threat", seat), how="refresh") for seat in s.order],
    )


def pass_first_player(s: State) -> None:
    """Step 7.4: the first player token goes to the next player."""
    happen(s, Event(FIRST_PLAYER_PASSES, -1, next_player(s, s.table[FIRST])))


COMBAT_ENDS = phase_ends(COMBAT)


def combat_ends(s: State) -> None:
    """Step 6.11: shadow cards are discarded, and the phase ends."""
    discard_shadow_cards(s)
    happen(s, COMBAT_ENDS)


def round_ends(s: State) -> None:
    """Step 0.1."""
    for mark in (HAS_ATTACKED, ATTACKED_BY):
        s.tokens[mark] = [0] * len(s.card)
    s.table[ALLIES_PLAYED] = 0
    happen(s, Event(ROUND_ENDS, amount=s.table[ROUND]))


def nothing(s: State) -> None:
    """A step that only marks a point of the chart."""


ROUND_STEPS = Steps(
    step("0.0", round_begins),
    boundaries(begins("1.1", RESOURCE)),
    step("1.2", collect_resources),
    step("1.3", draw_cards),
    ActionWindow("lotr.phase-sequence.2"),
    boundaries(ends("1.4", RESOURCE), begins("2.1", PLANNING)),
    step("2.2", EachSeat(ActionWindow("lotr.step-2.2.1"))),
    boundaries(ends("2.4", PLANNING), begins("3.1", QUEST_PHASE)),
    ActionWindow("lotr.phase-sequence.4"),
    step("3.2", EachSeat(CommitCharacters())),
    ActionWindow("lotr.phase-sequence.5"),
    step("3.3", stage_encounter_cards),
    ActionWindow("lotr.phase-sequence.6"),
    step("3.4", resolve_quest),
    ActionWindow("lotr.phase-sequence.7"),
    boundaries(ends("3.5", QUEST_PHASE), begins("4.1", TRAVEL)),
    step("4.2", Travel()),
    ActionWindow("lotr.phase-sequence.8"),
    boundaries(ends("4.3", TRAVEL), begins("5.1", ENCOUNTER)),
    step("5.2", EachSeat(OptionalEngagement())),
    ActionWindow("lotr.phase-sequence.9"),
    step("5.3", EngagementChecks()),
    ActionWindow("lotr.phase-sequence.10"),
    boundaries(ends("5.4", ENCOUNTER), begins("6.1", COMBAT)),
    step("6.2", EachSeat(DealShadowCards())),
    ActionWindow("lotr.phase-sequence.11"),
    step("6.3", nothing),
    step("6.4a", EachSeat(RESOLVE_ENEMY_ATTACKS)),
    step("6.6", nothing),
    step("6.7", nothing),
    step("6.8a", EachSeat(PlayerAttacks())),
    step("6.10", nothing),
    step("6.11", combat_ends),
    boundaries(begins("7.1", REFRESH)),
    step("7.2", ready_all),
    step("7.3", raise_threat),
    step("7.4", pass_first_player),
    ActionWindow("lotr.phase-sequence.21"),
    boundaries(ends("7.5", REFRESH)),
    step("0.1", round_ends),
)

GAME = Steps(SETUP_STEPS, Forever(ROUND_STEPS))
