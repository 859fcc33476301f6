"""Cycling and eliminating cards: a character's items go with it, and some texts save a card from elimination."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.wotr.flow.drawing import renew_if_empty
from rulewright.games.wotr.table import CYCLE, DECK, ELIMINATED, SPARED, items
from rulewright.kernel.abilities import Ability
from rulewright.kernel.decks import shuffle
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen_together
from rulewright.kernel.places import in_play, move, show
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Call, Step

PATH_COMBAT, BATTLEGROUND_COMBAT = "path combat", "battleground combat"
FROM_HAND, FROM_RESERVE, FROM_DECK = "forsaken from hand", "forsaken from reserve", "forsaken from deck"
WINNOWED, BY_EFFECT, REMOVED, AFTER_PLAY = "winnowed", "effect", "removed", "played"

OCCASIONS = {
    "any": (
        PATH_COMBAT, BATTLEGROUND_COMBAT, FROM_HAND, FROM_RESERVE, FROM_DECK, WINNOWED, BY_EFFECT, REMOVED, AFTER_PLAY,
    ),
    "combat": (PATH_COMBAT, BATTLEGROUND_COMBAT),
    "path-combat": (PATH_COMBAT,),
    "top-of-deck": (FROM_DECK,),
    "forsaken-from-reserve": (FROM_RESERVE,),
}  # fmt: skip
"""Which eliminations a text that saves a card speaks of."""


@dataclass(frozen=True, eq=False)
class Spared(Ability):
    """The card (or the character that wields it) is cycled in place of being eliminated on such an occasion.

    `items` says whether its items are cycled with it; otherwise they are eliminated.
    """

    when: str = "any"
    items: bool = True
    wielder: bool = False
    label: str = ""


def spared(s: State, piece: int, carried: list[int], how: str) -> Spared | None:
    """The text that saves a card from this elimination, on the card itself or on an item it wields.

    Of two such texts the one that saves the items as well.
    """
    faces, face = s.rules.catalogue.faces, s.face
    found: Spared | None = None
    for source in (piece, *carried):
        for ability in faces[face[source]].abilities:
            if isinstance(ability, Spared) and ability.wielder == (source != piece) and how in OCCASIONS[ability.when]:
                if ability.items:
                    return ability
                found = ability
    return found


def _eliminate(s: State, e: Event) -> None:
    piece, zone = e.piece, s.zone[e.piece]
    if e.how == REMOVED:
        show(s, piece)
    carried = items(s, piece) if in_play(s, piece) else []
    text = spared(s, piece, carried, e.how)
    if text is not None:
        show(s, piece)
        s.table[SPARED] += 1
        s.note("log-cycled-instead", "wotr.procedure-eliminate.5", ("piece", piece))
    for item in carried:
        lay(s, item, CYCLE if text is not None and text.items else ELIMINATED)
    lay(s, piece, ELIMINATED if text is None else CYCLE)
    if e.how == REMOVED and zone == DECK + s.owner[piece]:
        shuffle(s, zone)


def _cycle(s: State, e: Event) -> None:
    for item in items(s, e.piece) if in_play(s, e.piece) else ():
        lay(s, item, CYCLE)
    lay(s, e.piece, CYCLE)


def lay(s: State, piece: int, pile: int) -> None:
    """Put a card face down on a pile of the player to whose deck it belongs."""
    seat, zone = s.owner[piece], s.zone[piece]
    move(s, piece, pile + seat)
    if s.recording:
        told = ("seat", seat), ("piece", piece)
        if pile == ELIMINATED:
            s.note("log-eliminated", "wotr.procedure-eliminate.1", *told)
        else:
            s.note("log-cycled", "wotr.procedure-cycle.1", *told)
    if zone == DECK + seat:
        renew_if_empty(s, seat)


ELIMINATES = EventKind("eliminated", _eliminate, rule="wotr.procedure-eliminate.1", verb="eliminate")
"""A card that is removed wherever it is (`how`) is shown, and a deck it was searched out of is shuffled."""
CYCLES = EventKind("cycled", _cycle, rule="wotr.procedure-cycle.1", verb="cycle")


def _gain(s: State, data: tuple[Plain, ...]) -> None:
    step, details, before = data
    assert isinstance(step, Step) and isinstance(details, tuple)
    if s.table[SPARED] == before:
        s.push(step, 0, details)


GAIN = Call(_gain)


def gain(s: State, step: Step, details: tuple[Plain, ...] = ()) -> None:
    """Schedule what is gained by eliminating cards now: only if they really are eliminated, none cycled instead."""
    s.push(GAIN, 0, (step, details, s.table[SPARED]))


def eliminate(s: State, pieces: list[int], how: str, source: int = -1) -> None:
    """Eliminate cards at the same moment."""
    happen_together(s, [Event(ELIMINATES, p, s.owner[p], source=source, how=how) for p in pieces])


def cycle(s: State, pieces: list[int], source: int = -1) -> None:
    """Cycle cards at the same moment."""
    happen_together(s, [Event(CYCLES, p, s.owner[p], source=source) for p in pieces])
