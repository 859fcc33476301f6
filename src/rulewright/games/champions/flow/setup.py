"""Setup: the fourteen steps, as far as something is left to happen once the table is laid."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.champions.events import TOUGHENS
from rulewright.games.champions.flow.schemes import FOLLOW_FIRST
from rulewright.games.champions.table import (
    ENCOUNTER_DECK,
    HAND,
    OBLIGATIONS,
    first_player,
    identity,
    main_scheme,
    villain,
)
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import move_all
from rulewright.kernel.state import DONE, Choice, Plain, State, pieces
from rulewright.kernel.steps import Ask, Do, EachSeat, Steps, go_on
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.using import use_specials
from rulewright.kernel.values import value
from rulewright.lcg.events import DISCARDED, DRAWS


def follow_main_scheme(s: State) -> None:
    """Step 10: the Setup of side 1A is carried out, then side 1B comes up."""
    go_on(s, FOLLOW_FIRST, 0, (main_scheme(s),))


def reveal_villain(s: State) -> None:
    """Step 10: what the villain says when revealed, and its toughness."""
    piece = villain(s)
    if has_keyword(s, piece, "toughness"):
        happen(s, Event(TOUGHENS, piece))
    use_specials(s, piece, "when-revealed", first_player(s))


def shuffle_encounter_deck(s: State) -> None:
    """Step 11: the obligations join the encounter deck, and it is shuffled."""
    move_all(s, OBLIGATIONS, ENCOUNTER_DECK)
    shuffle(s, ENCOUNTER_DECK)


def draw_opening_hands(s: State) -> None:
    """Step 12: each player draws up to the hand size on the identity card."""
    events = []
    for seat in s.order:
        events.append(Event(DRAWS, -1, seat, value(s, identity(s, seat), "hand_size")))
    happen_together(s, events)


@dataclass(frozen=True, eq=False)
class Mulligan(Ask):
    """Step 13: a player may discard any number of cards and draws up to the hand size. `data` are the cards picked."""

    rule: str = "champions.setup.20"
    kind = "mulligan"
    prompt = "ask-mulligan"
    verbs = "discard done"

    def picks(self, s: State, data: tuple[Plain, ...]) -> tuple[int, ...]:
        return pieces(data)

    def expected(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [*[Choice("discard", p) for p in s.zones[HAND + self.asked(s, data)]], DONE]

    def refuse(self, s: State, data: tuple[Plain, ...], choice: Choice) -> Refusal | None:
        if choice.verb == "done":
            return None
        if choice.a in data:
            return Refusal("refuse-picked", self.rule, choice.a)
        seat = self.asked(s, data)
        return None if s.zone[choice.a] == HAND + seat else Refusal("refuse-not-in-hand", self.rule, choice.a)

    def choices(self, s: State, data: tuple[Plain, ...]) -> list[Choice]:
        return [choice for choice in self.expected(s, data) if choice.a not in data]

    def answer(self, s: State, data: tuple[Plain, ...], choice: Choice) -> None:
        if choice.verb == "discard":
            self.run(s, 0, (*data, choice.a))
            return
        seat = self.asked(s, data)
        picked = pieces(data)
        happen_together(s, [Event(DISCARDED, p, seat, how="mulligan") for p in picked])
        if picked:
            happen(s, Event(DRAWS, -1, seat, len(picked)))


def follow_identity(s: State) -> None:
    """Step 14: the Setup on the identity card is resolved."""
    seat = s.scopes[-1].you
    use_specials(s, identity(s, seat), "setup", seat)


SET_UP = Steps(
    Do(follow_main_scheme),
    Do(reveal_villain),
    Do(shuffle_encounter_deck),
    Do(draw_opening_hands),
    EachSeat(Mulligan()),
    EachSeat(Do(follow_identity)),
    label="setup",
)
