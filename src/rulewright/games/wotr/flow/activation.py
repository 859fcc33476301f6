"""Activating battlegrounds and paths, by the Location phase or by a text."""

from __future__ import annotations

from rulewright.games.wotr.flow.combat import FIGHT
from rulewright.games.wotr.flow.playing import APPLY_TEXTS
from rulewright.games.wotr.table import (
    ACTIVE,
    ASIDE,
    FREE,
    FREE_BATTLEGROUNDS,
    FREE_SCORE,
    PATH,
    PATHS,
    PLAYED,
    ROUND,
    SHADOW_BATTLEGROUNDS,
    SHADOW_SCORE,
    STRIPPED,
    active_path,
    label,
)
from rulewright.games.wotr.tables.scenarios import first_player, other_side, scenario, team
from rulewright.kernel.decks import shuffle, top_card
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.occurrences import happen, happen_together
from rulewright.kernel.places import move
from rulewright.kernel.state import Plain, State
from rulewright.kernel.steps import Call, ints

BATTLEGROUND_DECKS = (FREE_BATTLEGROUNDS, SHADOW_BATTLEGROUNDS)
SCORING_AREAS = (FREE_SCORE, SHADOW_SCORE)


def battleground_deck(side: str) -> int:
    """The battleground deck of a side."""
    return FREE_BATTLEGROUNDS if side == FREE else SHADOW_BATTLEGROUNDS


def scoring_area(side: str) -> int:
    """The scoring area of a team."""
    return FREE_SCORE if side == FREE else SHADOW_SCORE


# ---- battlegrounds


def _activate(s: State, e: Event) -> None:
    piece, seat, zone = e.piece, e.seat, s.zone[e.piece]
    move(s, piece, ACTIVE)
    if zone in BATTLEGROUND_DECKS:
        s.note("log-activates", "wotr.location-phase.2", ("seat", seat), ("piece", piece))
    else:
        s.note("log-reactivates", "wotr.reactivating-battlegrounds.2", ("seat", seat), ("source", piece))
        if zone == scoring_area(other_side(label(s, piece, "side"))):
            s.tokens[STRIPPED][piece] = 1
    for deck in BATTLEGROUND_DECKS:
        shuffle(s, deck)


ACTIVATES = EventKind("activated", _activate, rule="wotr.location-phase.2", verb="activate", good=True)
"""A battleground comes out of its deck, or out of a scoring area."""


def activate_battlegrounds(s: State, seat: int, pieces: list[int]) -> None:
    """Activate battlegrounds, or reactivate them; then their texts apply."""
    happen_together(s, [Event(ACTIVATES, p, seat) for p in pieces])
    for piece in pieces:
        s.push(APPLY_TEXTS, 0, (seat, piece, "activated"))


def first_battleground(s: State) -> None:
    """The Location phase activates a battleground: at random from the first player's side, or the one it lists."""
    seat = first_player(s)
    listed = scenario(s).battlegrounds
    if listed:
        names = listed[s.table[ROUND] - 1] if s.table[ROUND] <= len(listed) else ()
        wanted = [s.rules.catalogue.by_id(name) for name in names]
        found = [p for card in wanted for deck in BATTLEGROUND_DECKS for p in s.zones[deck] if s.card[p] == card]
        activate_battlegrounds(s, seat, found)
        return
    own = battleground_deck(team(s, seat))
    deck = own if s.zones[own] else battleground_deck(other_side(team(s, seat)))
    if s.zones[deck]:
        activate_battlegrounds(s, seat, [top_card(s, deck)])


# ---- paths


def _take_out(s: State, e: Event) -> None:
    bag = s.zone[e.piece]
    move(s, e.piece, PLAYED)
    shuffle(s, bag)


PATH_TAKEN = EventKind("path taken", _take_out, rule="wotr.activating-paths.9")
"""A path comes out of the path deck; it is laid down once the path it replaces is fought over."""


def activate_path(s: State, seat: int, piece: int) -> None:
    """Activate a path: combat on the path it replaces, then it is laid down, then its text applies."""
    old = active_path(s)
    happen(s, Event(PATH_TAKEN, piece, seat))
    if old >= 0:
        s.push(FIGHT, 0, (old,))
    s.push(LAY_PATH, 0, (seat, piece))


def _lay_path(s: State, data: tuple[Plain, ...]) -> None:
    seat, piece = ints(data, 2)
    number = s.rules.catalogue.faces[s.face[piece]].stats["number"]
    move(s, piece, ACTIVE)
    s.table[PATH] = number
    for zone in PATHS[: number - 1]:
        for unused in s.zones[zone][:]:
            move(s, unused, ASIDE)
    s.note("log-activates", "wotr.location-phase.2", ("seat", seat), ("piece", piece))
    s.push(APPLY_TEXTS, 0, (seat, piece, "activated"))


LAY_PATH = Call(_lay_path)


def first_path(s: State) -> None:
    """The Location phase activates a random path, numbered 1 higher than the last one activated.

    Only in a position written by hand can there be none: its number is counted all the same, so that the game ends.
    """
    number = s.table[PATH] + 1
    if number <= scenario(s).last_path:
        piece = top_card(s, PATHS[number - 1])
        if piece >= 0:
            activate_path(s, first_player(s), piece)
        else:
            s.table[PATH] = number


def paths_to_activate(s: State, higher: int) -> list[int]:
    """The paths a text may activate: of the active path's number, or of one so much higher; never one used before."""
    if active_path(s) < 0:
        return []
    number = s.table[PATH] + higher
    if number > scenario(s).last_path:
        return []
    return sorted(s.zones[PATHS[number - 1]], key=lambda p: s.card[p])
