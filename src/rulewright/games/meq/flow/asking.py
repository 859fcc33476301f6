"""Questions that several chapters put: which marker, where influence goes, which of some pieces."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import HAVEN, STRONGHOLD
from rulewright.games.meq.events import FILLS_POOL, PLACES_INFLUENCE, advances
from rulewright.games.meq.flow.influence import in_extension, limits
from rulewright.games.meq.flow.questions import AskHero, AskSauronSoMany
from rulewright.games.meq.flow.story import leftmost, pool_limit
from rulewright.games.meq.table import DOWN, GREEN, INFLUENCE, MARKERS, POOL, ROUND, is_location
from rulewright.kernel.activations import under_way
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import DONE, Choice, Plain, State
from rulewright.kernel.steps import Ask, ints

DEFEATED = "meq.defeated-heroes.3"
ADVANCE = {GREEN + MARKERS.index(marker): Choice(f"advance-{marker}") for marker in MARKERS}


@dataclass(frozen=True, eq=False)
class AdvanceLeftmost(AskHero):
    """The leftmost of Sauron's markers advances; the hero picks one of several. `data` is (seat,)."""

    rule: str = "meq.rest-step.6"
    kind = "marker"
    purpose = "harm"
    prompt = "ask-marker"
    verbs = "advance-yellow advance-red advance-black"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        return DEFEATED if s.dials[DOWN][ints(data, 1)[0]] else self.rule

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [ADVANCE[marker] for marker in (GREEN + 1, GREEN + 2, GREEN + 3)]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb in [ADVANCE[marker].verb for marker in leftmost(s)]:
            return None
        down = s.dials[DOWN][ints(data, 1)[0]]
        return Refusal("refuse-not-leftmost", self.because(s, data) if down else "meq.rest-step.7")

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        spaces = 1 + permitted(s, "further-advance", ints(data, 1)[0])
        how = "defeat" if s.dials[DOWN][ints(data, 1)[0]] else "rest"
        happen(s, advances(choice.verb.removeprefix("advance-"), spaces, how))


ADVANCE_LEFTMOST = AdvanceLeftmost()

TO_POOL = Choice("to-pool")
PLACED = PLACES_INFLUENCE.name


@dataclass(frozen=True, eq=False)
class PlaceInfluence(AskSauronSoMany):
    """Sauron places influence tokens one by one: in extension of a Stronghold, so many of them in the Shadow Pool.

    `data` is (tokens left, how many may go to the Shadow Pool, whether Sauron may stop, the only Stronghold or -1).
    """

    rule: str = "meq.action-influence.3"
    kind = "influence"
    purpose = "place"
    prompt = "ask-influence"
    verbs = "influence to-pool done"

    def because(self, s: State, data: tuple[Plain, ...]) -> str:
        way = self.way(s, data)
        return s.rules.cite_text(s, "effect") if way == "text" else s.rules.cite_event(PLACED, way) or self.rule

    def way(self, s: State, data: tuple[Plain, ...]) -> str:
        """How Sauron comes by the tokens: after or in a combat, from the starting plot, a text, or by the action."""
        if under_way(s, "combat") is not None:
            return "combat" if ints(data, 4)[2] else "monster"
        if not s.table[ROUND]:
            return "setup"
        return "text" if s.scopes[-1].source >= 0 else ""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if ints(data, 4)[0] > 0:
            Ask.run(self, s, pc, data)

    def strongholds(self, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """The Strongholds whose extension counts."""
        only = ints(data, 4)[3]
        return STRONGHOLD if only < 0 else (only,)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        _, pool, may_stop, _ = ints(data, 4)
        found = [Choice("influence", place) for place in in_extension(s, self.strongholds(data))]
        if pool and s.table[POOL] < pool_limit(s):
            found.append(TO_POOL)
        return [*found, DONE] if may_stop and found else found

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        _, pool, may_stop, _ = ints(data, 4)
        if choice.verb == "done":
            return None if may_stop else Refusal("refuse-all-influence", self.because(s, data))
        if choice.verb == "to-pool":
            if not pool:
                return Refusal("refuse-pool-share", self.because(s, data) if self.way(s, data) else "meq.shadow-pool.2")
            full = s.table[POOL] >= pool_limit(s)
            return Refusal("refuse-pool-full", "meq.shadow-pool.6", more=(("number", pool_limit(s)),)) if full else None
        return refuse_influence(s, choice.a, ints(data, 4)[3], self.because(s, data))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        left, pool, may_stop, only = ints(data, 4)
        if choice.verb == "done":
            return
        if choice.verb == "to-pool":
            pool -= 1
            happen(s, Event(FILLS_POOL, amount=1, source=s.scopes[-1].source))
        else:
            happen(s, Event(PLACES_INFLUENCE, choice.a, amount=1, how=self.way(s, data)))
        s.push(self, 0, (left - 1, pool, may_stop, only))


PLACE_INFLUENCE = PlaceInfluence()


def refuse_influence(s: State, place: int, only: int, rule: str) -> Refusal | None:
    """Why no influence token can be placed in a location in extension of a Stronghold, or (by a rule) of only one."""
    if not is_location(place):
        return Refusal("refuse-no-location", "meq.location-influence.5", place)
    if place in HAVEN:
        return Refusal("refuse-haven-influence", "meq.location-influence.10", place)
    limit = limits(s)[place]
    if not limit:
        return Refusal("refuse-no-extension", "meq.location-influence.6", place)
    if only >= 0 and not limits(s, (only,))[place]:
        return Refusal("refuse-other-extension", rule, place, only)
    if s.tokens[INFLUENCE][place] >= limit:
        clause = "meq.location-influence.12" if place in STRONGHOLD else "meq.location-influence.13"
        return Refusal("refuse-influence-limit", clause, place, more=(("number", limit),))
    return None


def place_in_extension(s: State, tokens: int, may_stop: bool, pool: int = 0, stronghold: int = -1) -> None:
    """Schedule that Sauron places influence in extension of Strongholds."""
    s.push(PLACE_INFLUENCE, 0, (tokens, pool, int(may_stop), stronghold))
