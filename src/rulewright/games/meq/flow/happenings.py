"""The Event step: which event is played, what it places, and whether it stays."""

from __future__ import annotations

from rulewright.games.meq.board import NUMBERS
from rulewright.games.meq.events import EVENT_DISCARDED, EVENT_IN_PLAY
from rulewright.games.meq.flow.piles import draw_several
from rulewright.games.meq.flow.story import NOBODY, dominant, stage
from rulewright.games.meq.table import (
    EVENT,
    EVENT_DECKS,
    EVENT_DISCARDS,
    EVENT_STEP,
    EVIL,
    FIGURES,
    REVEALED,
    SAURON,
    STEP,
    SUPPLY,
    label,
    stat,
)
from rulewright.kernel.events import Event
from rulewright.kernel.occurrences import happen
from rulewright.kernel.places import move
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Call, ints
from rulewright.kernel.using import use


def event_step(s: State) -> None:
    """Draw three events of the current stage, one if no side is dominant; the dominance says which is played."""
    s.table[STEP] = EVENT_STEP
    side, current = dominant(s), stage(s)
    drawn = draw_several(s, EVENT_DECKS[current - 1], REVEALED, 1 if side == NOBODY else 3)
    if not drawn:
        return
    drawn.sort(key=lambda card: stat(s, card, "priority"))
    chosen = drawn[-1] if side == EVIL else drawn[0]
    for card in drawn:
        if card != chosen:
            s.note("log-not-chosen", "meq.event-step.1", ("piece", card))
            move(s, card, EVENT_DISCARDS[current - 1])
    s.note("log-event", "meq.event-step.1", ("piece", chosen))
    s.push(PLACE_THINGS, 0, (chosen,))
    s.push(EVENT_TEXT, 0, (chosen,))
    s.push(STAY_OR_GO, 0, (chosen,))


def character(s: State, name: str) -> int:
    """The token of a character."""
    faces, face = s.rules.catalogue.faces, s.face
    for zone in (FIGURES, SUPPLY):
        for piece in s.zones[zone]:
            if faces[face[piece]].kind == "character" and faces[face[piece]].name == name:
                return piece
    raise AssertionError(name)


def place_things(s: State, data: tuple[Plain, ...]) -> None:
    """The lower part of an event: favor and characters. A character who is on the board already stays there."""
    use_texts(s, ints(data, 1)[0], "placed")


def event_text(s: State, data: tuple[Plain, ...]) -> None:
    """An effect that applies at once."""
    use_texts(s, ints(data, 1)[0], "at-once")


def use_texts(s: State, card: int, label: str) -> None:
    """Carry out the texts of an event with a label."""
    for number in s.rules.catalogue.specials[s.face[card]].get(label, ()):
        use(s, SAURON, card << 8 | number)


def stay_or_go(s: State, data: tuple[Plain, ...]) -> None:
    """A card with the event marker icon comes to the event space, any other is discarded."""
    card = ints(data, 1)[0]
    if s.zone[card] != REVEALED:
        return
    if label(s, card, "affects"):
        for old in s.zones[EVENT][:]:
            happen(s, Event(EVENT_DISCARDED, old, how="replaced"))
        happen(s, Event(EVENT_IN_PLAY, card, other=NUMBERS[label(s, card, "affects")]))
    else:
        happen(s, Event(EVENT_DISCARDED, card))


PLACE_THINGS = Call(place_things)
EVENT_TEXT = Call(event_text)
STAY_OR_GO = Call(stay_or_go)
