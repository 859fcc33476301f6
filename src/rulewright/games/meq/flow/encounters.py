"""The Encounter step: three cards of the deck of the region, and the one that is taken."""

from __future__ import annotations

from rulewright.games.meq.board import COLOUR, HAVEN
from rulewright.games.meq.flow.attacking import monster
from rulewright.games.meq.flow.combat import fight
from rulewright.games.meq.flow.perils import fits, is_perilous, reshuffle
from rulewright.games.meq.flow.piles import draw_several
from rulewright.games.meq.flow.quests import quest_fight, receive
from rulewright.games.meq.table import (
    ENCOUNTER,
    ENCOUNTER_DECKS,
    ENCOUNTER_DISCARDS,
    HAVEN_DECK,
    REVEALED,
    STEP,
    TURN,
    figure,
    kind,
    place_of,
    stat,
)
from rulewright.kernel.modifiers import permitted, prohibition
from rulewright.kernel.places import move
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Call, ints
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import use

ENCOUNTERS_DRAWN = 3


def encounter_step(s: State) -> None:
    """A hero who is not in a perilous location has an encounter, or fights for a quest in its place."""
    seat = s.table[TURN]
    s.table[STEP] = ENCOUNTER
    have_encounter(s, seat)


def have_encounter(s: State, seat: int) -> None:
    """Draw encounter cards for the location of a hero, unless something bars it."""
    barred = prohibition(s, "encounter", figure(s, seat), seat)
    if barred is not None or is_perilous(s, seat):
        rule = "meq.summary-rules.9" if barred is None else barred.rule
        s.note("log-encounter-barred", rule, ("seat", seat))
        return
    foe = quest_fight(s, seat)
    if foe:
        fight(s, seat, monster(s, foe))
    else:
        s.push(DRAW_ENCOUNTER, 0, (seat,))


def encounter_deck(s: State, seat: int) -> int:
    """The number of the encounter deck for the location of a hero."""
    place = place_of(s, seat)
    return HAVEN_DECK if place in HAVEN else COLOUR[place]


def draw_encounter(s: State, data: tuple[Plain, ...]) -> None:
    """The card with the lowest priority that affects the location is taken, the others are discarded."""
    seat = ints(data, 1)[0]
    number, place = encounter_deck(s, seat), place_of(s, seat)
    drawn = draw_several(
        s, ENCOUNTER_DECKS[number], REVEALED, permitted(s, "encounter-cards", seat) or ENCOUNTERS_DRAWN
    )
    fitting = sorted((card for card in drawn if fits(s, card, place)), key=lambda card: stat(s, card, "priority"))
    for card in drawn:
        if card not in fitting[:1]:
            s.note("log-not-chosen", "meq.encounter-step.5", ("piece", card))
            move(s, card, ENCOUNTER_DISCARDS[number])
    if not fitting:
        s.note("log-no-encounter", "meq.encounter-step.6", ("seat", seat))
        return
    card = fitting[0]
    s.note("log-encounter", "meq.encounter-step.4", ("seat", seat), ("piece", card))
    if kind(s, card) == "quest":
        receive(s, seat, card)
        return
    s.push(MEET, 0, (card, seat))
    s.push(DISCARD_ENCOUNTER, 0, (card, number))


def meet(s: State, data: tuple[Plain, ...]) -> None:
    """The effect of an encounter."""
    card, seat = ints(data, 2)
    for number in s.rules.catalogue.specials[s.face[card]].get("effect", ()):
        use(s, seat, card << 8 | number)


def discard_encounter(s: State, data: tuple[Plain, ...]) -> None:
    """It is discarded; one that says so is shuffled back into its deck with the discard pile."""
    card, number = ints(data, 2)
    if s.zone[card] == REVEALED:
        move(s, card, ENCOUNTER_DISCARDS[number])
    if has_keyword(s, card, "reshuffle"):
        reshuffle(s, ENCOUNTER_DECKS[number], ENCOUNTER_DISCARDS[number])


DRAW_ENCOUNTER = Call(draw_encounter)
MEET = Call(meet)
DISCARD_ENCOUNTER = Call(discard_encounter)
