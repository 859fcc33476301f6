"""The encounter phase: optional engagement and engagement checks."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES, next_player
from rulewright.games.lotr.table import STAGING, THREAT, enemies, first_player, kind, plays
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, go_on, ints, offer
from rulewright.kernel.values import value


def refuse_waiting(s: State, piece: int, rule: str) -> Refusal | None:
    """Why a card is no enemy in the staging area."""
    if kind(s, piece) != "enemy":
        return Refusal("refuse-no-enemy", rule, piece)
    return None if s.zone[piece] == STAGING else Refusal("refuse-not-in-staging", rule, piece)


@dataclass(frozen=True, eq=False)
class OptionalEngagement(Ask):
    """Step 5.2 for one player: one enemy of the staging area, or none."""

    rule: str = "lotr.step-5.2.1"
    kind = "engage"
    prompt = "ask-engage"
    verbs = "engage decline"
    declining = "decline"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        choices = self.choices(s, data)
        if len(choices) > 1:
            offer(self, s, pc, data, choices)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("engage", p) for p in enemies(s, STAGING)], Choice("decline")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "decline":
            return None
        you = s.scopes[-1].you
        return self.unfit(s, you, choice) or prohibition(s, "optionally-engage", choice.a, you)

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_waiting(s, choice.a, self.rule) if choice.verb == "engage" else None

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "engage":
            happen(s, Event(ENGAGES, choice.a, s.scopes[-1].you))


@dataclass(frozen=True, eq=False)
class EngagementChecks(Ask):
    """Step 5.3: the players check in turn until no enemy in the staging area can engage any of them.

    `data` is (the player who checks, checks in a row that engaged nobody). The first player decides between equal
    engagement costs.
    """

    rule: str = "lotr.step-5.3.1"
    kind = "engagement-check"
    prompt = "ask-engagement-check"
    purpose = "order"
    verbs = "engages"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return "lotr.timing-priority.5"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if not s.zones[STAGING] or forbidden(s, "engagement-checks") >= 0:
            return
        seat, misses = data or (first_player(s), 0)
        assert isinstance(seat, int) and isinstance(misses, int)
        if not plays(s, seat):
            seat = next_player(s, seat)
        last = len(s.order)
        while misses < last:
            choices = self.choices(s, (seat, misses))
            if choices:
                offer(self, s, pc, (seat, misses), choices)
                return
            seat = next_player(s, seat)
            misses += 1

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat = ints(data, 1)[0]
        threat = s.dials[THREAT][seat]
        highest = 0
        found: list[int] = []
        for p in enemies(s, STAGING):
            cost = value(s, p, "engagement_cost")
            if highest <= cost <= threat and forbidden(s, "engage", p, seat) < 0:
                if cost > highest:
                    highest, found = cost, []
                found.append(p)
        return [Choice("engages", p, seat) for p in found]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        piece, seat = choice.a, data[0]
        assert isinstance(seat, int)
        reason = self.unfit(s, seat, choice) or prohibition(s, "engage", piece, seat)
        if reason is not None:
            return reason
        cost, threat = value(s, piece, "engagement_cost"), s.dials[THREAT][seat]
        if cost > threat:
            more = (("seat", seat), ("number", cost), ("least", threat))
            return Refusal("refuse-threat-too-low", "lotr.step-5.3.3", piece, more=more)
        first = self.choices(s, data)[0].a
        if cost < value(s, first, "engagement_cost"):
            return Refusal("refuse-higher-cost", "lotr.step-5.3.3", piece, first)
        return None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return refuse_waiting(s, choice.a, self.rule)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        happen(s, Event(ENGAGES, choice.a, choice.b))
        go_on(s, self, 0, (next_player(s, seat), 0))
