"""The Plot step: Sauron plays a plot, discards one, or does nothing."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import PLOT_DISCARDED
from rulewright.games.meq.flow.questions import AskSauron, AskSauronAbout, for_sauron
from rulewright.games.meq.table import (
    PLOT_HAND,
    PLOT_SPACES,
    PLOT_STEP,
    POOL,
    ROUND,
    SAURON,
    STEP,
    active_plots,
    kind,
    stat,
)
from rulewright.kernel.abilities import Ability
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move, stand
from rulewright.kernel.state import PASS, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, ints
from rulewright.kernel.using import use
from rulewright.kernel.vocabulary import Condition, Selector


@dataclass(frozen=True, eq=False)
class PlotPlace(Ability):
    """The location that a plot affects: one of these, Sauron's choice; and what must be so to play it."""

    where: Selector
    given: Condition | None = None
    label: str = ""


def plot_place(s: State, card: int) -> PlotPlace:
    """What a plot says about its location."""
    for ability in s.rules.catalogue.faces[s.face[card]].abilities:
        if isinstance(ability, PlotPlace):
            return ability
    raise AssertionError(card)


def plot_locations(s: State, card: int) -> list[int]:
    """The locations that a plot could affect now; none, if its conditions are not met."""
    text, scope = plot_place(s, card), Scope.probe(card, SAURON)
    if text.given is not None and not text.given.holds(s, scope):
        return []
    return text.where.find(s, scope)


def refuse_plot(s: State, card: int) -> Refusal | None:
    """Why Sauron cannot play a plot now."""
    if s.zone[card] != PLOT_HAND:
        return Refusal("refuse-not-plot-hand", "meq.plot-step.3", card)
    return refuse_activation(s, card)


def refuse_activation(s: State, card: int) -> Refusal | None:
    """Why a plot cannot become active now, wherever it comes from."""
    if not free_spaces(s):
        return Refusal("refuse-plot-track-full", "meq.plot-step.7", card)
    needed = stat(s, card, "influence")
    if s.table[POOL] < needed:
        more = (("number", needed), ("limit", s.table[POOL]))
        return Refusal("refuse-pool-too-small", "meq.plot-play.6", card, more=more)
    return None if plot_locations(s, card) else Refusal("refuse-plot-condition", "meq.plot-play.1", card)


def refuse_discard(s: State, card: int) -> Refusal | None:
    """Why Sauron cannot discard a plot: it is not active."""
    return None if s.zone[card] in PLOT_SPACES else Refusal("refuse-not-active-plot", "meq.plot-step.8", card)


def free_spaces(s: State) -> list[int]:
    """The empty spaces of the active plot track."""
    return [zone for zone in PLOT_SPACES if not s.zones[zone]]


@dataclass(frozen=True, eq=False)
class PlotStep(AskSauron):
    """Sauron plays a Plot card, discards an active plot, or does nothing."""

    rule: str = "meq.plot-step.1"
    label: str = "3"
    kind = "plot"
    purpose = "action"
    prompt = "ask-plot"
    verbs = "play discard-plot pass"
    his = "discard-plot"
    secret = True

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        s.table[STEP] = PLOT_STEP
        if s.table[ROUND] > 1:
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        plays = [Choice("play", card) for card in s.zones[PLOT_HAND]]
        return [*plays, *(Choice("discard-plot", card) for card in active_plots(s)), PASS]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "play":
            return refuse_plot(s, choice.a)
        return refuse_discard(s, choice.a) if choice.verb == "discard-plot" else None

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """What is no active plot is never discarded in this step; a plot is played in no other one."""
        if choice.verb == "play":
            is_plot = kind(s, choice.a) == "plot"
            return for_sauron(seat, self.rule) or self.unfit_plot(s, choice.a) if is_plot else None
        barred = refuse_discard(s, choice.a) if choice.verb == "discard-plot" else None
        return barred or AskSauron.unfit(self, s, seat, choice)

    def unfit_plot(self, s: State, card: int) -> Refusal | None:
        """Why Sauron cannot play a plot while he is asked for something else."""
        if s.zone[card] != PLOT_HAND:
            return Refusal("refuse-not-plot-hand", "meq.plot-step.3", card)
        if s.table[STEP] == PLOT_STEP:
            return None
        message = "refuse-step-is-over" if s.table[STEP] > PLOT_STEP else "refuse-other-step"
        return Refusal(message, self.rule, card, more=s.rules.where(self.label))

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "play":
            play_plot(s, choice.a)
        elif choice.verb == "discard-plot":
            happen(s, Event(PLOT_DISCARDED, choice.a))


PLOT = PlotStep()


def play_plot(s: State, card: int) -> None:
    """Schedule that a plot comes into play."""
    s.push(AFFECT, 0, (card,))


@dataclass(frozen=True, eq=False)
class AffectLocation(AskSauronAbout):
    """The location that a plot affects: Sauron picks one of several. `data` is (card,)."""

    rule: str = "meq.plot-location.1"
    kind = "place"
    purpose = "place"
    prompt = "ask-plot-location"
    verbs = "to"

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("to", place) for place in plot_locations(s, ints(data, 1)[0])]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        card = ints(data, 1)[0]
        fits = choice.a in plot_locations(s, card)
        return None if fits else Refusal("refuse-plot-location", "meq.plot-play.1", choice.a, card)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        activate_plot(s, ints(data, 1)[0], choice.a)


AFFECT = AffectLocation()


def activate_plot(s: State, card: int, place: int) -> None:
    """A plot lies on the first empty space, its marker in the location; then its text takes effect."""
    space = free_spaces(s)[0]
    move(s, card, space)
    stand(s, card, place)
    s.note("log-plays-plot", "meq.plot-step.5", ("piece", card), ("source", place))
    s.push(PLOT_TEXT, 0, (card,))


def plot_text(s: State, data: tuple[Plain, ...]) -> None:
    """What a plot does when it enters play."""
    card = ints(data, 1)[0]
    for number in s.rules.catalogue.specials[s.face[card]].get("enters", ()):
        use(s, SAURON, card << 8 | number)


PLOT_TEXT = Call(plot_text)
