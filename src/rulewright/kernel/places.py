"""Moving pieces between zones; decks; what moving does to knowledge, tokens and what works where it lies.

A deck is lazy. It is a list of three parts, bottom to top: cards whose place at the bottom is settled, a bag whose
order nobody has settled yet, cards whose place on top is settled. Which card of the bag comes next is decided by
chance at the moment somebody needs it; to shuffle is to put everything back into the bag.

A piece is a sleeve, not a card: in the bag only the cards change places, the sleeves come up in a fixed order. So the
id of a hidden piece tells nobody anything.
"""

from __future__ import annotations

from rulewright.kernel.chance import roll
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
        _take_from_deck(s, piece, old)
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


def take_top(s: State, deck: int, zone: int) -> int:
    """Put the top card of a deck into another kind of zone; -1 when the deck is empty."""
    taken = take_from_top(s, deck, zone, 1)
    return taken[0] if taken else -1


def take_from_top(s: State, deck: int, zone: int, count: int) -> list[int]:
    """Put so many cards from the top of a deck into another kind of zone, as far as there are so many.

    In a deck no text works, and nothing lies on a card or lasts for it: there is nothing to be taken off.
    """
    s.idle = 0
    pile, taken = s.zones[deck][:], []
    group, onlookers = s.rules.zones.defs[zone].group, s.onlookers[zone]
    while count and pile:
        count -= 1
        piece = pile.pop()
        if s.top[deck]:
            s.top[deck] -= 1
        else:
            bottom = s.bottom[deck]
            others = len(pile) - bottom
            if others < 0:
                s.bottom[deck] -= 1
            else:
                drawn = roll(s, others + 1)
                if drawn < others:
                    _swap(s, piece, pile[bottom + drawn])
        ears = s.rules.catalogue.ears[s.face[piece]]
        if group in ears:
            listen(s, piece, ears[group])
        s.serial[piece] += 1
        s.zone[piece] = zone
        s.known[piece] |= onlookers
        taken.append(piece)
    s.zones[deck] = pile
    s.zones[zone] = s.zones[zone] + taken
    return taken


def _swap(s: State, piece: int, other: int) -> None:
    """Two sleeves of a bag change cards."""
    card, face = s.card, s.face
    card[piece], card[other] = card[other], card[piece]
    face[piece], face[other] = face[other], face[piece]


def exchange(s: State, piece: int, other: int) -> None:
    """Two sleeves change cards: what lies on a piece stays there while it becomes another card (the next stage)."""
    s.idle = 0
    for p in (piece, other):
        unlisten(s, p, heard(s, p))
    _swap(s, piece, other)
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


def _take_from_deck(s: State, piece: int, zone: int) -> None:
    pile = s.zones[zone] = s.zones[zone][:]
    if pile[-1] == piece and s.top[zone]:
        pile.pop()
        s.top[zone] -= 1
        return
    index = pile.index(piece)
    if index >= len(pile) - s.top[zone]:
        s.top[zone] -= 1
    elif index < s.bottom[zone]:
        s.bottom[zone] -= 1
    del pile[index]


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


def mix(s: State, zone: int, mask: int) -> None:
    """Whoever is not in the mask cannot tell any more which piece of a zone is which, if anybody else could."""
    pile, known = s.zones[zone], s.known
    if len(pile) < 2 or not any(known[p] & ~mask for p in pile):
        return
    for i in range(len(pile) - 1, 0, -1):
        _swap(s, pile[i], pile[roll(s, i + 1)])
    for p in pile:
        known[p] &= mask


def turn(s: State, piece: int, face: int) -> None:
    """Let another face of the piece act from now on."""
    s.idle = 0
    unlisten(s, piece, heard(s, piece))
    s.face[piece] = face
    listen(s, piece, heard(s, piece))


def shuffle(s: State, zone: int) -> None:
    """Shuffle a deck: nobody knows the place of any card in it."""
    if s.occurrences:
        _remember(s, zone)
    pile = s.zones[zone] = sorted(s.zones[zone])
    s.top[zone] = s.bottom[zone] = 0
    front = s.rules.catalogue.front
    lying = [*map(s.card.__getitem__, pile)]
    cards = sorted(lying)
    if pile and pile[-1] - pile[0] + 1 == len(pile):
        pieces = slice(pile[0], pile[-1] + 1)
        s.card[pieces] = cards
        s.face[pieces] = map(front.__getitem__, cards)
        s.known[pieces] = [0] * len(pile)
        return
    if cards != lying:
        for piece, card in zip(pile, cards, strict=True):
            s.card[piece] = card
            s.face[piece] = front[card]
    if any(map(s.known.__getitem__, pile)):
        for piece in pile:
            s.known[piece] = 0


def _remember(s: State, zone: int) -> None:
    """What has befallen cards that are shuffled now, and is still answered, remembers those that all have seen."""
    for occurrence in s.occurrences:
        lost = {
            fact: s.card[fact.piece]
            for fact in occurrence.facts
            if fact.piece >= 0 and fact.was < 0 and s.zone[fact.piece] == zone and s.known[fact.piece] == EVERYBODY
        }
        if lost:
            occurrence.facts = tuple([fact.lost(lost[fact]) if fact in lost else fact for fact in occurrence.facts])
            occurrence.queue = tuple([(a, e.lost(lost[e]) if e in lost else e) for a, e in occurrence.queue])


def top_card(s: State, zone: int) -> int:
    """The top card of a deck, settled by chance if it was not yet; -1 when the deck is empty."""
    pile = s.zones[zone]
    if not pile:
        return -1
    if not s.top[zone] and len(pile) > s.bottom[zone]:
        _settle(s, zone)
    return pile[-1]


def top_cards(s: State, zone: int, count: int) -> list[int]:
    """The top cards of a deck, topmost first, settled by chance as needed; fewer when the deck is smaller."""
    pile = s.zones[zone]
    while s.top[zone] < count and s.top[zone] + s.bottom[zone] < len(pile):
        _settle(s, zone)
    return pile[::-1][:count]


def _settle(s: State, zone: int) -> None:
    pile = s.zones[zone]
    start = s.bottom[zone]
    last = len(pile) - s.top[zone] - 1
    _swap(s, pile[last], pile[start + roll(s, last - start + 1)])
    s.top[zone] += 1


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
