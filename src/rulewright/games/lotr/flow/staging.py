"""Staging: revealing encounter cards, one at a time, with their keywords and When Revealed effects."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.events import REVEALED_CARD, THREAT_RISES
from rulewright.games.lotr.table import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    PHASE,
    QUEST_PHASE,
    REVEALED,
    STAGING,
    STEP,
    STEP_IDS,
    kind,
)
from rulewright.kernel.decks import shuffle, take_top
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, granted_to_anyone, permitted
from rulewright.kernel.occurrences import announce, happen, happen_together
from rulewright.kernel.places import in_play, lay_on, move, move_all
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step, go_on, ints
from rulewright.kernel.traits import has_keyword, keyword_count
from rulewright.kernel.using import use_specials
from rulewright.lcg.events import ENTERS_PLAY
from rulewright.lcg.surging import goes_in_circles


def refill(s: State) -> None:
    """An encounter deck that runs out in the quest phase is made anew from its discard pile, then only."""
    if not s.zones[ENCOUNTER_DECK] and s.zones[ENCOUNTER_DISCARD] and s.table[PHASE] == QUEST_PHASE:
        move_all(s, ENCOUNTER_DISCARD, ENCOUNTER_DECK)
        shuffle(s, ENCOUNTER_DECK)
        s.note("log-encounter-reshuffled", "lotr.running-out-of-cards.3")


def stage_encounter_cards(s: State) -> None:
    """Step 3.3: one card for each player still in the game, and what card texts add."""
    if forbidden(s, "stage") >= 0:
        return
    for _ in range(len(s.order) + permitted(s, "extra-encounter-cards")):
        go_on(s, REVEAL, 0, ("staging", -1, ()))


def reveal(s: State, how: str, chain: tuple[Plain, ...] = ()) -> None:
    """Reveal the top card of the encounter deck: in the staging step, during setup, or by an effect.

    `chain` are the cards that have led to this one, each by its Surge: pairs of a piece and the id of its card.
    """
    s.push(REVEAL, 0, (how, -1, chain))


def guard(s: State, objective: int, chain: tuple[Plain, ...] = ()) -> None:
    """Reveal the next card of the encounter deck and attach it to a guarded objective."""
    s.push(REVEAL, 0, ("guard", objective, chain))


TURN_UP, KEYWORDS, WHEN_REVEALED, PLACE, SURGE, OVER = range(6)


@dataclass(frozen=True, eq=False)
class Reveal(Step):
    """One encounter card: faceup, keywords, When Revealed, placed, Surge.

    In the classic edition the guard of an objective is not revealed but attached, unless it is a treachery.
    `data` is (how, the objective it shall guard or -1, the cards whose Surge led here, the card, how often it surges).
    Every part returns the next one and its data; it follows at once unless something was scheduled that comes first.
    A part that has nothing to do hands over on the spot.
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        while not s.scheduled:
            pc, data = PARTS[pc](s, data)
            if pc == OVER:
                return
        s.push(self, pc, data)


Part = tuple[int, tuple[Plain, ...]]


def turn_up(s: State, data: tuple[Plain, ...]) -> Part:
    """The top card of the encounter deck is turned faceup."""
    how, _, chain = data
    assert isinstance(how, str) and isinstance(chain, tuple)
    if not s.zones[ENCOUNTER_DECK]:
        refill(s)
    if chain and goes_in_circles(s, chain):  # type: ignore[arg-type]
        return OVER, data
    card = take_top(s, ENCOUNTER_DECK, REVEALED)
    if card < 0:
        return OVER, data
    attached = how == "guard" and s.rules.edition == "classic" and kind(s, card) != "treachery"
    if not attached:
        announce(s, REVEALED_CARD, card, how=how)
    if not s.zones[ENCOUNTER_DECK]:
        refill(s)
    return PLACE if attached else KEYWORDS, (*data, card)


def apply_doomed(s: State, data: tuple[Plain, ...]) -> Part:
    """Doomed raises the threat of every player."""
    card = data[3]
    assert isinstance(card, int)
    if s.zone[card] != REVEALED:
        return OVER, data
    doom = keyword_now(s, card, "doomed", data)
    if not doom:
        return when_revealed(s, data)
    happen_together(s, [Event(THREAT_RISES, -1, seat, doom, card) for seat in s.order])
    return WHEN_REVEALED, data


def when_revealed(s: State, data: tuple[Plain, ...]) -> Part:
    """The When Revealed effects of the card."""
    card = data[3]
    assert isinstance(card, int)
    if "when-revealed" not in s.rules.catalogue.specials[s.face[card]]:
        return put_in_place(s, data)
    use_specials(s, card, "when-revealed", s.rules.arbiter(s))
    return PLACE, data


def put_in_place(s: State, data: tuple[Plain, ...]) -> Part:
    """The card goes where it belongs, unless its text has sent it elsewhere."""
    objective, card = data[1], data[3]
    assert isinstance(objective, int) and isinstance(card, int)
    surge = keyword_now(s, card, "surge", data)
    if s.zone[card] == REVEALED:
        place(s, card, objective, data)
    elif objective >= 0 and s.rules.edition == "classic" and s.rules.catalogue.cards[s.card[card]].kind == "treachery":
        guard(s, objective, chain_with(s, data))
    return (SURGE, (*data, surge)) if surge else (OVER, data)


def surge_on(s: State, data: tuple[Plain, ...]) -> Part:
    """Surge reveals another card."""
    how, card, more = data[0], data[3], data[4]
    assert isinstance(how, str) and isinstance(card, int) and isinstance(more, int)
    if s.rules.edition != "classic" or kind(s, card) == "treachery" or s.zone[card] == STAGING:
        for _ in range(more):
            reveal(s, how, chain_with(s, data))
    return OVER, data


PARTS = (turn_up, apply_doomed, when_revealed, put_in_place, surge_on)


def chain_with(s: State, data: tuple[Plain, ...]) -> tuple[Plain, ...]:
    """The cards that have led to the next one: those that led to this one, and this one."""
    chain, card = data[2], data[3]
    assert isinstance(chain, tuple) and isinstance(card, int)
    return (*chain, (card, s.rules.catalogue.cards[s.card[card]].id))


def keyword_now(s: State, card: int, keyword: str, data: tuple[Plain, ...]) -> int:
    """How much of Doomed or Surge a card has. In the classic edition they count in the staging step only."""
    if not s.rules.catalogue.faces[s.face[card]].keywords and not granted_to_anyone(s, "keyword"):
        return 0
    if s.rules.edition == "classic" and (data[0] == "guard" or STEP_IDS[s.table[STEP]] != "3.3"):
        return 0
    return keyword_count(s, card, keyword)


def place(s: State, card: int, objective: int, data: tuple[Plain, ...]) -> None:
    """Put the revealed card where it belongs, and let it stand guard if it shall.

    A treachery is resolved and thereby dealt with; in the classic edition it is no guard. A Guarded card is no
    guard either: another card serves, and then (in the classic edition only if it was not to stand guard) it
    gets a guard of its own.
    """
    classic = s.rules.edition == "classic"
    if kind(s, card) == "treachery":
        move(s, card, ENCOUNTER_DISCARD)
        if objective >= 0 and classic:
            guard(s, objective, chain_with(s, data))
        return
    happen(s, Event(ENTERS_PLAY, card, -1, other=STAGING, how="revealed"))
    if not has_keyword(s, card, "guarded"):
        if objective >= 0:
            go_on(s, STAND_GUARD, 0, (objective, card))
        return
    if objective >= 0:
        guard(s, objective)
    if objective < 0 or not classic:
        guard(s, card)


@dataclass(frozen=True, eq=False)
class StandGuard(Step):
    """The card is attached to the objective it guards."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        objective, card = ints(data, 2)
        if in_play(s, card) and in_play(s, objective):
            lay_on(s, card, objective)
            s.note("log-guards", "lotr.guarded.2", ("piece", card), ("source", objective))


REVEAL = Reveal()
STAND_GUARD = StandGuard()
