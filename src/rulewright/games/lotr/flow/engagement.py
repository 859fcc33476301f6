"""The encounter phase: optional engagement and engagement checks."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import ENGAGES, next_player
from rulewright.games.lotr.table import STAGING, THREAT, enemies, first_player, free_to, kind, plays
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import Choice, Plain, State
from rulewright.kernel.steps import Ask, go_on, offer
from rulewright.kernel.values import value


@dataclass(frozen=True, eq=False)
class OptionalEngagement(Ask):
    """Step 5.2 for one player: one enemy of the staging area, or none."""

    rule: str = "lotr.step-5.2.1"
    kind = "engage"
    prompt = "ask-engage"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return s.scopes[-1].you

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        found = enemies(s, STAGING)
        able = free_to(s, "optionally-engage", found, s.scopes[-1].you) if found else found
        return [*[Choice("engage", p) for p in able], Choice("decline")] if able else []

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        if verb != "engage":
            return None
        if s.zone[piece] != STAGING or kind(s, piece) != "enemy":
            return "refuse-not-in-staging", "lotr.step-5.2.1"
        if forbidden(s, "optionally-engage", piece, s.scope.you) >= 0:
            return "refuse-forbidden", "lotr.cannot.1"
        return None

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
        seat = data[0]
        assert isinstance(seat, int)
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

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = data[0]
        assert isinstance(seat, int)
        happen(s, Event(ENGAGES, choice.a, choice.b))
        go_on(s, self, 0, (next_player(s, seat), 0))
