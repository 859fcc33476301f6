"""Staging: revealing encounter cards, one at a time, with their keywords and When Revealed effects."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.lotr.happenings import REVEALED_CARD, THREAT_RISES
from rulewright.games.lotr.quest import use_specials
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
    player_order,
)
from rulewright.kernel.events import Event
from rulewright.kernel.modifiers import forbidden, permitted
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import in_play, lay_on, move, shuffle, top_card
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Step
from rulewright.kernel.traits import has_keyword, keyword_count
from rulewright.lcg.happenings import ENTERS_PLAY


def refill(s: State) -> None:
    """An encounter deck that runs out in the quest phase is made anew from its discard pile, then only."""
    if not s.zones[ENCOUNTER_DECK] and s.zones[ENCOUNTER_DISCARD] and s.table[PHASE] == QUEST_PHASE:
        for piece in s.zones[ENCOUNTER_DISCARD][:]:
            move(s, piece, ENCOUNTER_DECK)
        shuffle(s, ENCOUNTER_DECK)
        s.note("log-encounter-reshuffled", "lotr.running-out-of-cards.3")


def stage_encounter_cards(s: State) -> None:
    """Step 3.3: one card for each player still in the game, and what card texts add."""
    if forbidden(s, "stage") >= 0:
        return
    for _ in range(len(player_order(s)) + permitted(s, "extra-encounter-cards")):
        reveal(s, "staging")


def reveal(s: State, how: str, chain: tuple[Plain, ...] = ()) -> None:
    """Reveal the top card of the encounter deck: in the staging step, during setup, or by an effect.

    `chain` are the cards that have led to this one, each by its Surge: pairs of piece and card.
    """
    s.push(REVEAL, 0, (how, -1, chain))


def guard(s: State, objective: int, chain: tuple[Plain, ...] = ()) -> None:
    """Reveal the next card of the encounter deck and attach it to a guarded objective."""
    s.push(REVEAL, 0, ("guard", objective, chain))


def goes_in_circles(s: State, chain: tuple[Plain, ...]) -> bool:
    """Whether nothing is left to reveal but cards that this chain has revealed before and that have come back.

    Surge after Surge would then go on for ever; the chain ends instead.
    """
    zones = (ENCOUNTER_DECK, ENCOUNTER_DISCARD)
    back = [link[1] for link in chain if isinstance(link, tuple) and s.zone[link[0]] in zones]  # type: ignore[index]
    left = s.zones[ENCOUNTER_DECK]
    return bool(back) and len(back) >= len(left) and all(s.card[p] in back for p in left)


@dataclass(frozen=True, eq=False)
class Reveal(Step):
    """One encounter card: faceup, keywords, When Revealed, placed, Surge.

    In the classic edition the guard of an objective is not revealed but attached, unless it is a treachery.
    `data` is (how, the objective it shall guard or -1, the cards whose Surge led here, the card, how often it surges).
    """

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        how, objective, chain = str(data[0]), data[1], data[2]
        assert isinstance(objective, int) and isinstance(chain, tuple)
        if pc == 0:
            refill(s)
            if goes_in_circles(s, chain):
                return
            card = top_card(s, ENCOUNTER_DECK)
            if card < 0:
                return
            move(s, card, REVEALED)
            if how == "guard" and s.rules.edition == "classic" and kind(s, card) != "treachery":
                refill(s)
                s.push(self, 3, (*data, card))
                return
            happen(s, Event(REVEALED_CARD, card, how=how))
            refill(s)
            s.push(self, 1, (*data, card))
            return
        card = data[3]  # type: ignore[assignment]
        chain = (*chain, (card, s.card[card]))
        if pc == 1:
            if s.zone[card] != REVEALED:
                return
            doom = keyword_count(s, card, "doomed") if self.keywords_apply(s, how) else 0
            if doom:
                happen(s, *(Event(THREAT_RISES, -1, seat, doom, card) for seat in player_order(s)))
            s.push(self, 2, data)
        elif pc == 2:
            use_specials(s, card, "when-revealed")
            s.push(self, 3, data)
        elif pc == 3:
            surge = keyword_count(s, card, "surge") if self.keywords_apply(s, how) else 0
            printed = s.rules.catalogue.cards[s.card[card]].kind
            if s.zone[card] == REVEALED:
                self.place(s, card, objective, chain)
            elif objective >= 0 and s.rules.edition == "classic" and printed == "treachery":
                guard(s, objective, chain)
            s.push(self, 4, (*data, surge))
        else:
            more = data[4]
            assert isinstance(more, int)
            if s.rules.edition == "classic" and kind(s, card) != "treachery" and s.zone[card] != STAGING:
                return
            for _ in range(more):
                reveal(s, how, chain)

    def keywords_apply(self, s: State, how: str) -> bool:
        """In the classic edition Doomed and Surge count in the staging step only."""
        return s.rules.edition != "classic" or (how != "guard" and STEP_IDS[s.table[STEP]] == "3.3")

    def place(self, s: State, card: int, objective: int, chain: tuple[Plain, ...]) -> None:
        """Put the revealed card where it belongs, and let it stand guard if it shall.

        A treachery is resolved and thereby dealt with; in the classic edition it is no guard. A Guarded card is no
        guard either: another card serves, and then (in the classic edition only if it was not to stand guard) it
        gets a guard of its own.
        """
        classic = s.rules.edition == "classic"
        if kind(s, card) == "treachery":
            move(s, card, ENCOUNTER_DISCARD)
            if objective >= 0 and classic:
                guard(s, objective, chain)
            return
        happen(s, Event(ENTERS_PLAY, card, -1, other=STAGING, how="revealed"))
        if not has_keyword(s, card, "guarded"):
            if objective >= 0:
                s.push(STAND_GUARD, 0, (objective, card))
            return
        if objective >= 0:
            guard(s, objective)
        if objective < 0 or not classic:
            guard(s, card)


@dataclass(frozen=True, eq=False)
class StandGuard(Step):
    """The card is attached to the objective it guards."""

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        objective, card = data
        assert isinstance(objective, int) and isinstance(card, int)
        if in_play(s, card) and in_play(s, objective):
            lay_on(s, card, objective)
            s.note("log-guards", "lotr.guarded.2", ("piece", card), ("source", objective))


REVEAL = Reveal()
STAND_GUARD = StandGuard()
