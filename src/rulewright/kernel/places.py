"""Where pieces lie, stand and belong; what moving does to knowledge, tokens and what works where a piece lies."""

from __future__ import annotations

from rulewright.kernel.decks import swap, take_out
from rulewright.kernel.listening import heard, listen, unlisten
from rulewright.kernel.state import EVERYBODY, Lasting, State


def create(s: State, card: int, owner: int, zone: int) -> int:
    """Add a piece to the game; returns its id. Copies of the position share lists: those are made anew."""
    piece = len(s.card)
    front = s.rules.catalogue.front[card]
    s.card.append(card)
    s.face.append(front)
    s.zone.append(zone)
    s.owner = [*s.owner, owner]
    s.controller = [*s.controller, owner]
    s.host = [*s.host, -1]
    s.attached = [*s.attached, ()]
    s.exhausted = [*s.exhausted, 0]
    s.known.append(0)
    s.serial.append(0)
    for column in s.tokens:
        column.append(0)
    s.zones[zone] = [*s.zones[zone], piece]
    s.known[piece] |= s.onlookers[zone]
    listen(s, piece, heard(s, piece))
    return piece


def move(s: State, piece: int, zone: int, *, bottom: bool = False) -> None:
    """Put a piece into a zone (on top of it, or at the bottom). Anywhere but in play it has no tokens and no past."""
    s.idle = 0
    old = s.zone[piece]
    defs = s.rules.zones.defs
    source, target = defs[old], defs[zone]
    if source.deck:
        take_out(s, piece, old)
    else:
        left = s.zones[old][:]
        left.remove(piece)
        s.zones[old] = left
    if source.group != target.group:
        _change_surroundings(s, piece, source.group, target.group)
    s.zone[piece] = zone
    if bottom and target.deck:
        s.zones[zone] = [piece, *s.zones[zone]]
        s.bottom[zone] += 1
    else:
        s.zones[zone] = [*s.zones[zone], piece]
        if target.deck:
            s.top[zone] += 1
    s.known[piece] |= s.onlookers[zone]


def exchange(s: State, piece: int, other: int) -> None:
    """Two sleeves change cards: what lies on a piece stays there while it becomes another card (the next stage)."""
    s.idle = 0
    for p in (piece, other):
        unlisten(s, p, heard(s, p))
    swap(s, piece, other)
    for p in (piece, other):
        s.known[p] |= s.onlookers[s.zone[p]]
        listen(s, p, heard(s, p))


def _change_surroundings(s: State, piece: int, before: str, after: str) -> None:
    """What changes for a piece with the kind of place it lies in: what it hears, and off the table all it had."""
    rules = s.rules
    ears = rules.catalogue.ears[s.face[piece]]
    if before in ears:
        unlisten(s, piece, ears[before])
    if after != "play":
        if before in rules.present:
            _forget(s, piece)
            ears = rules.catalogue.ears[s.face[piece]]
        elif s.host[piece] >= 0:
            lay_on(s, piece, -1)
        if s.lasting:
            _end_lasting(s, piece)
    if after in ears:
        listen(s, piece, ears[after])
    s.serial[piece] += 1


def move_all(s: State, source: int, zone: int) -> None:
    """Put all pieces of a zone off the table into another one, in the order in which they lie.

    They have no tokens, nothing lies on them, and they lie on nothing any more.
    """
    pieces, defs = s.zones[source], s.rules.zones.defs
    s.zones[source] = []
    s.top[source] = s.bottom[source] = 0
    s.zones[zone] = s.zones[zone] + pieces
    if defs[zone].deck:
        s.top[zone] += len(pieces)
    s.idle = 0
    before, after, onlookers = defs[source].group, defs[zone].group, s.onlookers[zone]
    audible = not s.rules.catalogue.audible.isdisjoint((before, after))
    for piece in pieces:
        s.zone[piece] = zone
        s.known[piece] |= onlookers
        if s.host[piece] >= 0:
            lay_on(s, piece, -1)
        if audible or s.lasting:
            _change_surroundings(s, piece, before, after)
        else:
            s.serial[piece] += 1


def _forget(s: State, piece: int) -> None:
    """A piece that leaves the table loses what it had there."""
    for column in s.tokens:
        column[piece] = 0
    set_exhausted(s, piece, 0)
    if s.host[piece] >= 0:
        lay_on(s, piece, -1)
    if piece in s.at:
        stand(s, piece, -1)
    control(s, piece, s.owner[piece])
    s.face[piece] = s.rules.catalogue.front[s.card[piece]]


def _end_lasting(s: State, piece: int) -> None:
    """Lasting effects let go of the piece."""
    for key, effects in [*s.lasting.items()]:
        if any(e.pieces is not None and piece in e.pieces for e in effects):
            left = tuple(e for e in (_without(e, piece) for e in effects) if e.pieces != ())
            if left:
                s.lasting[key] = left
            else:
                del s.lasting[key]


def _without(effect: Lasting, piece: int) -> Lasting:
    if effect.pieces is None or piece not in effect.pieces:
        return effect
    return effect._replace(pieces=tuple(p for p in effect.pieces if p != piece))


def show(s: State, piece: int, mask: int = EVERYBODY) -> None:
    """Let the persons of the mask know what this piece is."""
    s.known[piece] |= mask


def hide(s: State, piece: int) -> None:
    """Nobody knows any more what this piece is (it was turned face down before anyone saw it, or shuffled)."""
    s.known[piece] = 0


def turn(s: State, piece: int, face: int) -> None:
    """Let another face of the piece act from now on."""
    s.idle = 0
    unlisten(s, piece, heard(s, piece))
    s.face[piece] = face
    listen(s, piece, heard(s, piece))


def in_play(s: State, piece: int) -> bool:
    """Whether a piece lies in a zone of the play area."""
    return s.rules.zones.defs[s.zone[piece]].group == "play"


def attachments(s: State, piece: int) -> list[int]:
    """The pieces attached to a piece, in the order in which they lie on the table."""
    load = s.attached[piece]
    if not load:
        return []
    if len(load) == 1:
        return [*load] if in_play(s, load[0]) else []
    return [p for zone in s.play_zones for p in s.zones[zone] if p in load]


def lay_on(s: State, piece: int, host: int) -> None:
    """Lay a piece on another one, or on none (-1)."""
    s.idle = 0
    before = s.host[piece]
    s.host, s.attached = s.host[:], s.attached[:]
    if before >= 0:
        s.attached[before] = tuple([p for p in s.attached[before] if p != piece])
    s.host[piece] = host
    if host >= 0:
        s.attached[host] = (*s.attached[host], piece)


def control(s: State, piece: int, seat: int) -> None:
    """Let a seat control a piece, or nobody (-1)."""
    if s.controller[piece] != seat:
        s.controller = s.controller[:]
        s.controller[piece] = seat


def set_exhausted(s: State, piece: int, exhausted: int) -> None:
    """Exhaust a piece (1), or ready it (0)."""
    if s.exhausted[piece] != exhausted:
        s.exhausted = s.exhausted[:]
        s.exhausted[piece] = exhausted


def rearrange(s: State, zone: int, pieces: list[int]) -> None:
    """Let the pieces of a zone lie in this order."""
    s.zones[zone] = pieces


def stand(s: State, piece: int, place: int) -> None:
    """Let a piece stand at a place, or at none (-1). It is not attached: what stands at a place is not part of it."""
    s.idle = 0
    before = s.at.pop(piece, -1)
    if before >= 0:
        left = tuple([p for p in s.standing[before] if p != piece])
        if left:
            s.standing[before] = left
        else:
            del s.standing[before]
    if place >= 0:
        s.at[piece] = place
        s.standing[place] = (*s.standing.get(place, ()), piece)


def carry(s: State, piece: int, zone: int) -> None:
    """Move a piece within the play area, with everything that is attached to it. Nobody learns anything by that.

    A piece that comes from elsewhere is seen as in any move.
    """
    attached = attachments(s, piece)
    known, within = s.known[piece], in_play(s, piece)
    move(s, piece, zone)
    if within:
        s.known[piece] = known
    for p in attached:
        carry(s, p, zone)
