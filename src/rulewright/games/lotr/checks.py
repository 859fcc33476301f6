"""State checks: what follows at once from the position, and what becomes of cards that fall."""

from __future__ import annotations

from rulewright.games.lotr.ending import lose
from rulewright.games.lotr.happenings import EXPLORED, next_player
from rulewright.games.lotr.quest import ADVANCE, quest_points, stage_complete
from rulewright.games.lotr.table import (
    DAMAGE,
    DECK,
    DISCARD,
    ELIMINATED,
    ENCOUNTER_DISCARD,
    ENGAGED,
    FIRST,
    HAND,
    PLAY,
    PROGRESS,
    REVEALED,
    SHADOWS,
    STAGING,
    THREAT,
    THREAT_LIMIT,
    VICTORY,
    heroes,
    player_order,
    plays,
)
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden
from rulewright.kernel.places import in_play, move
from rulewright.kernel.state import State
from rulewright.kernel.values import value
from rulewright.lcg.happenings import DAMAGED, DESTROYED, LEAVES_PLAY, grave, leave


def checks(s: State) -> list[Event]:
    """Destroyed characters and enemies, explored locations, eliminated players."""
    drop_shadows(s)
    events: list[Event] = []
    faces = s.rules.catalogue.faces
    damage, progress = s.tokens[DAMAGE], s.tokens[PROGRESS]
    for zone in (*s.rules.play_zones, REVEALED):
        for p in s.zones[zone]:
            if damage[p] and "hit_points" in faces[s.face[p]].stats and damage[p] >= value(s, p, "hit_points"):
                source, how = slayer(s, p)
                events.append(Event(DESTROYED, p, s.controller[p], source=source, how=how))
            elif progress[p] and faces[s.face[p]].kind == "location" and progress[p] >= quest_points(s, p):
                events.append(Event(EXPLORED, p))
    for seat in player_order(s):
        if s.dials[THREAT][seat] >= THREAT_LIMIT:
            events.append(Event(PLAYER_ELIMINATED, -1, seat, how="threat"))
        elif not any(e.piece >= 0 for e in events) and not heroes(s, seat):
            events.append(Event(PLAYER_ELIMINATED, -1, seat, how="heroes"))
    return events


def slayer(s: State, piece: int) -> tuple[int, str]:
    """Whose damage destroys a piece, and how it was dealt: by an attack, a player attack or an effect."""
    for fact in reversed(s.happenings[-1].facts if s.happenings else ()):
        if fact.kind is DAMAGED and fact.piece == piece:
            return fact.source, fact.how
    return -1, ""


def settle(s: State) -> None:
    """The next stage of the quest, once the present one is defeated."""
    if stage_complete(s):
        s.push(ADVANCE)


def fallen(s: State, piece: int) -> int:
    """Where a destroyed or explored card goes: with Victory to the victory display, else to its discard pile."""
    face = s.rules.catalogue.faces[s.face[piece]]
    if s.owner[piece] < 0 and face.stats.get("victory"):
        return VICTORY
    return grave(s, piece)


def detach(s: State, piece: int) -> tuple[Event, ...]:
    """An attachment loses its place: to its owner's discard pile; an objective goes back to the staging area."""
    if s.rules.catalogue.faces[s.face[piece]].kind == "objective":
        s.host[piece] = -1
        s.controller[piece] = -1
        move(s, piece, STAGING)
        return ()
    return leave(s, piece, grave(s, piece), "discarded")


def drop_shadows(s: State) -> None:
    """Shadow cards whose enemy has left play are discarded with it."""
    for card in s.zones[SHADOWS][:]:
        if s.host[card] >= 0 and not in_play(s, s.host[card]):
            move(s, card, ENCOUNTER_DISCARD)


def _eliminate(s: State, e: Event) -> tuple[Event, ...]:
    seat = e.seat
    s.dials[ELIMINATED][seat] = 1
    s.dials[THREAT][seat] = max(s.dials[THREAT][seat], 0)
    facts: list[Event] = []
    for piece in s.zones[ENGAGED + seat][:]:
        if s.zone[piece] == ENGAGED + seat and s.host[piece] < 0:
            move(s, piece, STAGING if s.owner[piece] < 0 else grave(s, piece))
    for piece in s.zones[PLAY + seat][:]:
        if s.zone[piece] == PLAY + seat:
            facts.append(Event(LEAVES_PLAY, piece, seat, how="eliminated"))
            move(s, piece, grave(s, piece))
    for piece in (*s.zones[HAND + seat], *s.zones[DECK + seat]):
        move(s, piece, DISCARD + seat)
    if not player_order(s):
        lose(s, "lotr.player-elimination.9")
    elif s.table[FIRST] == seat:
        s.table[FIRST] = next_player(s, seat)
    s.unstable = True
    return tuple(facts)


PLAYER_ELIMINATED = EventKind(
    "player eliminated",
    _eliminate,
    implies=(LEAVES_PLAY,),
    rule="lotr.player-elimination.2",
    log="log-eliminated",
)


def may_target(s: State, source: int, piece: int) -> bool:
    """Whether a text may choose a card as its target: not one that is immune to it."""
    return forbidden(s, "be-targeted", piece) < 0


def open_effects(s: State, source: int) -> bool:
    """Lasting effects of encounter and quest cards also seize what comes to fit later."""
    return source >= 0 and s.owner[source] < 0


def seat_plays(s: State, seat: int) -> bool:
    """Whether a player is still in the game."""
    return plays(s, seat)
