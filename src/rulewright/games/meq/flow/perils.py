"""Peril: when a location is perilous, and the cards that Sauron chooses from."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.meq.board import LOCATIONS
from rulewright.games.meq.flow.piles import draw, draw_several
from rulewright.games.meq.flow.questions import AskSauron
from rulewright.games.meq.table import (
    DRAWN,
    INFLUENCE,
    PERIL_DECK,
    PERIL_DISCARD,
    REVEALED,
    SAURON,
    VICTORY,
    figure,
    label,
    place_of,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle
from rulewright.kernel.modifiers import permitted
from rulewright.kernel.places import move, move_all
from rulewright.kernel.state import PASS, Choice, Plain, State
from rulewright.kernel.steps import Ask, Call, ints
from rulewright.kernel.traits import has_keyword, has_trait
from rulewright.kernel.using import use
from rulewright.kernel.values import value

PERILS_DRAWN = 3
ANYWHERE = "any"


def is_perilous(s: State, seat: int) -> bool:
    """Whether the location of a hero is perilous: always, by a text, or with more influence than the hero's wisdom."""
    place = place_of(s, seat)
    if has_trait(s, place, "perilous"):
        return True
    influence = s.tokens[INFLUENCE][place]
    return influence > 0 and influence > value(s, figure(s, seat), "wisdom")


def fits(s: State, card: int, place: int) -> bool:
    """Whether a peril or encounter card affects a location: by its name, its region, or anywhere."""
    where = label(s, card, "where").split("|")
    return ANYWHERE in where or LOCATIONS[place].id in where or LOCATIONS[place].region in where


def peril(s: State, seat: int) -> None:
    """Sauron draws Peril cards and chooses one that fits."""
    s.note("log-peril", "meq.fight-or-peril.10", ("seat", seat))
    draw_several(s, PERIL_DECK, DRAWN + SAURON, PERILS_DRAWN)
    s.push(ONE_MORE, 0, (seat,))
    s.push(CHOOSE_PERIL, 0, (seat,))


@dataclass(frozen=True, eq=False)
class OneMorePeril(AskSauron):
    """A text lets Sauron draw one more Peril card. `data` is (seat,)."""

    rule: str = "meq.corruption.3"
    kind = "may"
    prompt = "ask-one-more-peril"
    verbs = "yes no"

    def run(self, s: State, pc: int, data: tuple[Plain, ...]) -> None:
        if permitted(s, "one-more-peril", ints(data, 1)[0]):
            Ask.run(self, s, pc, data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [Choice("yes"), Choice("no")]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "yes":
            draw(s, PERIL_DECK, DRAWN + SAURON)


@dataclass(frozen=True, eq=False)
class ChoosePeril(AskSauron):
    """Sauron chooses one of the drawn Peril cards that fits the hero's location; the others are discarded."""

    rule: str = "meq.fight-or-peril.10"
    kind = "peril"
    purpose = "harm"
    prompt = "ask-peril"
    verbs = "choose-peril pass"
    secret = True

    def question(self, s: State, data: tuple[Plain, ...]) -> tuple[str, tuple[tuple[str, int], ...]]:
        return self.prompt, (("seat", ints(data, 1)[0]),)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*(Choice("choose-peril", card) for card in s.zones[DRAWN + SAURON]), PASS]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        drawn, place = s.zones[DRAWN + SAURON], place_of(s, ints(data, 1)[0])
        if choice.verb == "pass":
            some = any(fits(s, card, place) for card in drawn)
            return Refusal("refuse-peril-fits", "meq.fight-or-peril.10") if some else None
        if choice.a not in drawn:
            return Refusal("refuse-not-drawn", self.rule, choice.a)
        return None if fits(s, choice.a, place) else Refusal("refuse-peril-place", "meq.peril-cards.4", choice.a, place)

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        seat = ints(data, 1)[0]
        for card in s.zones[DRAWN + SAURON][:]:
            move(s, card, REVEALED if card == choice.a else PERIL_DISCARD)
        if choice.verb == "pass":
            s.note("log-no-peril", "meq.fight-or-peril.12")
            return
        s.note("log-faces-peril", self.rule, ("seat", seat), ("piece", choice.a))
        s.push(FACE_PERIL, 0, (choice.a, seat))
        s.push(DISCARD_PERIL, 0, (choice.a,))


def face_peril(s: State, data: tuple[Plain, ...]) -> None:
    """The hero carries the card out: a combat that was won before is none of its own."""
    card, seat = ints(data, 2)
    s.table[VICTORY] = 0
    for number in s.rules.catalogue.specials[s.face[card]].get("effect", ()):
        use(s, seat, card << 8 | number)


def discard_peril(s: State, data: tuple[Plain, ...]) -> None:
    """Then it is discarded; one that says so is shuffled back with all others."""
    card = ints(data, 1)[0]
    if s.zone[card] == REVEALED:
        move(s, card, PERIL_DISCARD)
    if has_keyword(s, card, "reshuffle"):
        reshuffle(s, PERIL_DECK, PERIL_DISCARD)


def reshuffle(s: State, deck: int, discard: int) -> None:
    """The deck is made anew of what is left of it and what was discarded."""
    move_all(s, discard, deck)
    shuffle(s, deck)


ONE_MORE = OneMorePeril()
CHOOSE_PERIL = ChoosePeril()
FACE_PERIL = Call(face_peril)
DISCARD_PERIL = Call(discard_peril)
