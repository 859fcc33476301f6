"""The travel phase."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import TRAVELS
from rulewright.games.lotr.table import STAGING, active_location, first_player, kind
from rulewright.kernel.abilities import Special
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, granted_to_anyone, permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.scopes import run_in
from rulewright.kernel.state import Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Step


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

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return first_player(s)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        if active_location(s) >= 0:
            return []
        places = [p for p in locations(s) if self.refuse_visit(s, p) is None]
        if not places:
            return []
        due = []
        if granted_to_anyone(s, "permit must-travel"):
            due = [p for p in places if permitted(s, "must-travel", piece=p)]
        choices = [Choice("travel", p) for p in due or places]
        return choices if due else [*choices, Choice("stay")]

    def refuse(self, s: State, data: tuple[Plain, ...], verb: str, piece: int) -> tuple[str, str] | None:
        if verb != "travel":
            return None
        if active_location(s) >= 0:
            return "refuse-active-location", "lotr.active-location.3"
        if kind(s, piece) != "location" or s.zone[piece] != STAGING:
            return "refuse-not-in-staging", "lotr.step-4.2.1"
        return self.refuse_visit(s, piece)

    def refuse_visit(self, s: State, piece: int) -> tuple[str, str] | None:
        """Why the players cannot travel to a location in the staging area."""
        if forbidden(s, "travel", piece) >= 0:
            return "refuse-forbidden", "lotr.cannot.1"
        cost = travel_cost(s, piece)
        if cost is not None and not cost.effect.payable(s, Scope(piece, first_player(s))):
            return "refuse-travel-cost", "lotr.travel.2"
        return None

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
        location = data[0]
        assert isinstance(location, int)
        happen(s, Event(TRAVELS, location, first_player(s)))


ARRIVE = Arrive()
