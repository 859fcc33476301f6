"""The travel phase."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import TRAVELS
from rulewright.games.lotr.table import STAGING, active_location, first_player, kind
from rulewright.kernel.abilities import Special
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import granted_to_anyone, permitted, prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Step, ints, offer


def locations(s: State) -> list[int]:
    """The locations in the staging area."""
    kinds, face = s.rules.catalogue.kind, s.face
    return [p for p in s.zones[STAGING] if kinds[face[p]] == "location"]


def travel_cost(s: State, location: int) -> Special | None:
    """The Travel text of a location."""
    catalogue, face = s.rules.catalogue, s.face[location]
    if "travel" not in catalogue.specials[face]:
        return None
    ability = catalogue.faces[face].abilities[catalogue.specials[face]["travel"][0]]
    assert isinstance(ability, Special)
    return ability


@dataclass(frozen=True, eq=False)
class Travel(Ask):
    """Step 4.2: the first player decides whether the players travel, and where to."""

    rule: str = "lotr.step-4.2.1"
    kind = "travel"
    prompt = "ask-travel"
    verbs = "travel stay"
    declining = "stay"

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if active_location(s) < 0 and any(self.refuse_visit(s, p) is None for p in locations(s)):
            offer(self, s, pc, data, self.choices(s, data))

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("travel", p) for p in locations(s)], Choice("stay")]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        place = self.due(s)
        if choice.verb == "stay":
            return Refusal("refuse-must-travel", self.rule, place) if place >= 0 else None
        reason = self.unfit(s, first_player(s), choice) or self.refuse_visit(s, choice.a)
        if reason is None and place >= 0 and not permitted(s, "must-travel", piece=choice.a):
            return Refusal("refuse-must-travel", self.rule, place)
        return reason

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        piece = choice.a
        if choice.verb != "travel":
            return None
        if kind(s, piece) != "location":
            return Refusal("refuse-no-location", self.rule, piece)
        if s.zone[piece] != STAGING:
            return Refusal("refuse-not-in-staging", self.rule, piece)
        there = active_location(s)
        return Refusal("refuse-active-location", "lotr.step-4.2.5", piece, there) if there >= 0 else None

    def due(self, s: State) -> int:
        """The first of the locations to which the players must travel if they can; -1 if there is none."""
        if granted_to_anyone(s, "permit must-travel"):
            for place in locations(s):
                if permitted(s, "must-travel", piece=place) and self.refuse_visit(s, place) is None:
                    return place
        return -1

    def refuse_visit(self, s: State, piece: int) -> Refusal | None:
        """Why the players cannot travel to a location in the staging area."""
        cost = travel_cost(s, piece)
        if cost is not None and not cost.effect.payable(s, Scope(piece, first_player(s))):
            return Refusal("refuse-travel-cost", "lotr.travel.2", piece, more=(("cost", cost.effect),))
        return prohibition(s, "travel", piece)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "travel":
            cost = travel_cost(s, choice.a)
            if cost is not None:
                run_in(s, Scope(choice.a, first_player(s)), cost.effect)
            s.push(ARRIVE, 0, (choice.a,))


@dataclass(frozen=True, eq=False)
class Arrive(Step):
    """The location becomes the active one."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        location = ints(data, 1)[0]
        happen(s, Event(TRAVELS, location, first_player(s)))


ARRIVE = Arrive()
