"""Exploring: favor, characters, the Dark Path, quests, plots, events, and trade between heroes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.events import (
    CHARACTER_RETURNS,
    CONSULTS,
    CORRUPTED,
    DARK_PATH_TAKEN,
    DEED,
    EVENT_DISCARDED,
    EXPLORES,
    GAINS_FAVOR,
    LOSES_FAVOR,
    PLOT_DISCARDED,
    RUN_TEXT,
    TAKES_FAVOR,
    no_more_favor,
    room_for_favor,
)
from rulewright.games.meq.flow.questions import for_heroes
from rulewright.games.meq.flow.quests import complete, is_met_by_exploring, objective, quests
from rulewright.games.meq.flow.trading import TRADE, refuse_trade, traders
from rulewright.games.meq.table import (
    ADVANCED,
    AREA,
    DARK_PATH,
    EVENT,
    FAVOR,
    FAVOR_THERE,
    FIGURES,
    PLOT_SPACES,
    SAURON,
    STEP,
    TRAVEL,
    TURN,
    active_plots,
    corruption,
    figure,
    kind,
    place_of,
    standing,
    stat,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import prohibition
from rulewright.kernel.occurrences import happen
from rulewright.kernel.state import DONE, Choice, Plain, Scope, State
from rulewright.kernel.steps import Ask, Call, Step, ints
from rulewright.kernel.using import ability_of

MOST_CORRUPTION = 3
TAKE_FAVOR, WALK_DARK_PATH, TRADING = Choice("take-favor"), Choice("dark-path"), Choice("trade")


def explore(s: State, seat: int) -> None:
    """Schedule that a hero explores the present location."""
    place = place_of(s, seat)
    happen(s, Event(EXPLORES, figure(s, seat), seat, other=place))
    for card in s.zones[EVENT]:
        if s.at.get(card) == place and event_texts(s, card, "explored"):
            s.push(USE_EVENT, 0, (seat, card))
    s.push(EXPLORING, 0, (seat, place))


def event_texts(s: State, card: int, label: str) -> list[int]:
    """The texts of an event for whoever explores its location."""
    return [card << 8 | number for number in s.rules.catalogue.specials[s.face[card]].get(label, ())]


@dataclass(frozen=True, eq=False)
class UseEvent(Step):
    """A hero carries out the event of the location; then it is discarded. `data` is (seat, card)."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, card = ints(data, 2)
        if pc == 0:
            for label in ("explored", "may-explore"):
                for entry in event_texts(s, card, label):
                    s.push(RUN_TEXT, 0, (entry, seat))
            s.push(self, 1, data)
        elif s.zone[card] == EVENT:
            happen(s, Event(EVENT_DISCARDED, card, how="explored"))


USE_EVENT = UseEvent()


@dataclass(frozen=True, eq=False)
class Exploring(Ask):
    """What a hero does who explores, in any order. `data` is (seat, location)."""

    rule: str = "meq.explore.2"
    kind = "explore"
    purpose = "action"
    prompt = "ask-explore"
    verbs = "take-favor ask-favor ask-help dark-path complete foil event trade done"  # fmt: skip

    def asked(self, s: State, data: tuple[Plain, ...]) -> int:
        return ints(data, 2)[0]

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("piece", ints(data, 2)[1]),)

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        seat, place = ints(data, 2)
        if place_of(s, seat) == place:
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        seat, place = ints(data, 2)
        people = standing(s, place, "character")
        return [
            TAKE_FAVOR,
            *(Choice(verb, piece) for piece in people for verb in ("ask-favor", "ask-help")),
            WALK_DARK_PATH,
            *(Choice("complete", quest) for quest in quests(s, seat)),
            *(Choice("foil", plot) for plot in active_plots(s)),
            *(Choice("event", card) for card in s.zones[EVENT]),
            TRADING,
            DONE,
        ]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        seat, place = ints(data, 2)
        verb, piece = choice.verb, choice.a
        if verb == "done":
            return None
        if verb == "take-favor":
            if not s.tokens[FAVOR_THERE][place]:
                return Refusal("refuse-no-favor-there", "meq.explore.3", place)
            if room_for_favor(s, seat):
                return None
            return Refusal("refuse-no-more-favor", "meq.corruption.3", source=no_more_favor(s, seat))
        if verb in ("ask-favor", "ask-help"):
            return refuse_consult(s, seat, piece, verb)
        if verb == "dark-path":
            return refuse_dark_path(s, seat)
        if verb == "complete":
            return refuse_complete(s, seat, piece)
        if verb == "foil":
            return refuse_foil(s, seat, piece)
        if verb == "event":
            return refuse_event(s, seat, piece)
        return refuse_trade(s, seat)

    def may_ask(self, seat: int) -> bool:
        return seat != SAURON

    def unfit(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        """In the own Travel step, before exploring or after it: what would be refused then is refused now."""
        if choice.verb != "done" and seat == SAURON:
            return for_heroes(seat, self.rule)
        if s.table[STEP] != TRAVEL or s.table[TURN] != seat:
            return None
        return self.refuse(s, (seat, place_of(s, seat)), choice)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat, place = ints(data, 2)
        verb, piece = choice.verb, choice.a
        if verb == "done":
            return
        if verb == "take-favor":
            happen(s, Event(TAKES_FAVOR, place, seat, 1))
        elif verb in ("ask-favor", "ask-help"):
            consult(s, seat, piece, verb)
        elif verb == "dark-path":
            s.table[DARK_PATH] = 1
            s.note("log-dark-path", "meq.explore.6", ("seat", seat))
            happen(s, Event(GAINS_FAVOR, seat=seat, amount=1))
            happen(s, Event(CORRUPTED, seat=seat, how=DARK_PATH_TAKEN))
        elif verb == "complete":
            complete(s, seat, piece)
        elif verb == "foil":
            if stat(s, piece, "price"):
                happen(s, Event(LOSES_FAVOR, seat=seat, amount=stat(s, piece, "price"), how="plot"))
            happen(s, Event(PLOT_DISCARDED, piece, seat))
        elif verb == "event":
            s.push(USE_EVENT, 0, (seat, piece))
        else:
            s.push(TRADE, 0, (seat, traders(s, seat)[0], 0))
        s.push(self, 0, data)


EXPLORING = Exploring()


def refuse_consult(s: State, seat: int, piece: int, verb: str) -> Refusal | None:
    """Why a hero cannot consult a character."""
    if kind(s, piece) != "character" or s.at.get(piece) != place_of(s, seat):
        return Refusal("refuse-no-character", "meq.explore.4", piece)
    barred = prohibition(s, "consult", figure(s, seat), seat)
    if barred is not None or verb == "ask-favor":
        return barred
    (number,) = s.rules.catalogue.specials[s.face[piece]]["help"]
    able = ability_of(s, piece << 8 | number)
    scope = Scope.probe(piece, seat)
    paid = able.cost is None or able.cost.payable(s, scope)
    return None if paid else Refusal("refuse-help-cost", "meq.character-tokens.4", piece)


def consult(s: State, seat: int, piece: int, verb: str) -> None:
    """A hero takes the favor of a character, or uses its ability; then it returns to the supply."""
    happen(s, Event(CONSULTS, piece, seat))
    if verb == "ask-favor":
        s.push(FAVOR_OF, 0, (piece, seat))
    else:
        (number,) = s.rules.catalogue.specials[s.face[piece]]["help"]
        s.push(RUN_TEXT, 0, (piece << 8 | number, seat))
    s.push(GOES_HOME, 0, (piece, seat))


def favor_of(s: State, data: tuple[Plain, ...]) -> None:
    """The favor of a character comes from the supply."""
    piece, seat = ints(data, 2)
    happen(s, Event(GAINS_FAVOR, seat=seat, amount=stat(s, piece, "favor"), source=piece))


def goes_home(s: State, data: tuple[Plain, ...]) -> None:
    """A consulted character returns to the supply."""
    piece, seat = ints(data, 2)
    if s.zone[piece] == FIGURES:
        happen(s, Event(CHARACTER_RETURNS, piece, seat))
    happen(s, Event(DEED, piece, seat, how="character"))


FAVOR_OF = Call(favor_of)
GOES_HOME = Call(goes_home)


def refuse_dark_path(s: State, seat: int) -> Refusal | None:
    """Why a hero cannot choose the Dark Path."""
    if s.table[DARK_PATH]:
        return Refusal("refuse-dark-path-again", "meq.explore.7")
    if len(corruption(s, seat)) > MOST_CORRUPTION:
        return Refusal("refuse-too-corrupt", "meq.explore.6")
    return None


def refuse_complete(s: State, seat: int, quest: int) -> Refusal | None:
    """Why a hero cannot complete a quest now."""
    if s.zone[quest] == ADVANCED + seat:
        return Refusal("refuse-advanced-quest", "meq.setup.19", quest)
    if s.zone[quest] != AREA + seat or kind(s, quest) != "quest":
        return Refusal("refuse-not-own-quest", "meq.quest-completion.5", quest)
    if is_met_by_exploring(s, seat, quest):
        return None
    message = "refuse-quest-elsewhere" if objective(s, quest).explore else "refuse-quest-fight"
    return Refusal(message, "meq.quest-completion.1", quest)


def refuse_foil(s: State, seat: int, plot: int) -> Refusal | None:
    """Why a hero cannot discard a plot."""
    if s.zone[plot] not in PLOT_SPACES:
        return Refusal("refuse-not-active-plot", "meq.explore.10", plot)
    if s.at.get(plot) != place_of(s, seat):
        return Refusal("refuse-plot-elsewhere", "meq.plot-discard.1", plot, s.at.get(plot, -1))
    price = stat(s, plot, "price")
    if s.dials[FAVOR][seat] < price:
        more = (("number", price), ("limit", s.dials[FAVOR][seat]))
        return Refusal("refuse-favor", "meq.plot-discard.1", plot, more=more)
    return None


def refuse_event(s: State, seat: int, card: int) -> Refusal | None:
    """Why a hero cannot use the event in play."""
    if s.zone[card] != EVENT or s.at.get(card) != place_of(s, seat):
        return Refusal("refuse-event-elsewhere", "meq.event-location.1", card)
    entries = event_texts(s, card, "may-explore")
    if not entries:
        return Refusal("refuse-event-done", "meq.event-card.5", card)
    scope = Scope.probe(card, seat)
    paid = [a for a in (ability_of(s, entry) for entry in entries) if a.cost is None or a.cost.payable(s, scope)]
    if not paid:
        return Refusal("refuse-event-cost", "meq.event-card.5", card)
    able = any(a.effect.can(s, scope) for a in paid)
    return None if able else Refusal("refuse-event-no-change", "meq.event-card.5", card)
