"""What happens in a living card game: the kinds of events and how each changes the position.

Zones are named as both games name them: deck, hand, discard, play, encounter-deck, encounter-discard.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.kernel.abilities import Ability
from rulewright.kernel.decisions import Refusal
from rulewright.kernel.decks import shuffle, take_from_top
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.modifiers import forbidden, prohibition
from rulewright.kernel.places import attachments, carry, control, in_play, lay_on, move, move_all, set_exhausted, show
from rulewright.kernel.state import State
from rulewright.kernel.values import value

DAMAGE = 0
"""Every living card game declares damage as its first kind of token."""


@dataclass(frozen=True, eq=False)
class LeavesTo(Ability):
    """When the card leaves play it goes to this zone instead of the discard pile, or instead of anywhere else.

    `label` is the ability word that the card prints before it.
    """

    zone: str
    always: bool = False
    label: str = ""


def bound_for(s: State, piece: int, always: bool) -> int:
    """The zone its own text sends a card to that leaves play; -1 when it says nothing."""
    for ability in s.rules.catalogue.faces[s.face[piece]].abilities:
        if isinstance(ability, LeavesTo) and (ability.always or not always) and in_play(s, piece):
            return s.rules.zones.id(ability.zone)
    return -1


def discard_zone(s: State, piece: int) -> int:
    """The zone of discarded cards a piece belongs to; in play its own text may name another."""
    zone = bound_for(s, piece, always=False)
    if zone >= 0:
        return zone
    owner = s.owner[piece]
    return s.rules.zones.id("discard", owner) if owner >= 0 else s.rules.zones.id("encounter-discard")


def leave(s: State, piece: int, zone: int, how: str, *, bottom: bool = False) -> tuple[Event, ...]:
    """Take a piece out of play into a zone; what was attached to it is discarded. Returns the facts."""
    own = bound_for(s, piece, always=True)
    zone = own if own >= 0 else zone
    facts = [Event(LEAVES_PLAY, piece, s.controller[piece], other=s.host[piece], how=how)]
    for attached in attachments(s, piece):
        controller = s.controller[attached]
        lost = s.rules.detach(s, attached)
        if lost:
            facts += (Event(DISCARDED, attached, controller), *lost)
    move(s, piece, zone, bottom=bottom)
    return tuple(facts)


def _exhaust(s: State, e: Event) -> None:
    set_exhausted(s, e.piece, 1)


def _is_ready(s: State, piece: int, seat: int) -> bool:
    return not s.exhausted[piece] and s.zone[piece] in s.rules.present_zones


def _can_ready(s: State, piece: int, seat: int) -> bool:
    return s.exhausted[piece] != 0 and forbidden(s, "ready", piece) < 0


def _ready(s: State, e: Event) -> None:
    set_exhausted(s, e.piece, 0)


def _damage(s: State, e: Event) -> None:
    if s.zone[e.piece] in s.rules.present_zones:
        s.tokens[DAMAGE][e.piece] += e.amount
        if e.how == "attack" and s.activations:
            _record(s, e)


def _record(s: State, e: Event) -> None:
    """The attack under way remembers whom it has damaged, and how much, if its record has a place for that."""
    attack = s.activations[-1]
    if "damaged" in attack.pieces:
        attack.pieces["damaged"] += (e.piece,)
        attack.numbers["damage"] = attack.numbers.get("damage", 0) + e.amount


def can_be_damaged(s: State, piece: int) -> bool:
    """Whether damage can be dealt to a piece at all."""
    return forbidden(s, "take-damage", piece) < 0


def why_unharmed(s: State, piece: int) -> Refusal | None:
    """Which card keeps a piece from being damaged at all."""
    return prohibition(s, "take-damage", piece)


def _can_take_damage(s: State, piece: int, seat: int) -> bool:
    return s.zone[piece] in s.rules.present_zones and can_be_damaged(s, piece)


def damage_on(s: State, piece: int, seat: int = -1) -> int:
    """How much damage there is on a piece."""
    return s.tokens[DAMAGE][piece]


def _is_damaged(s: State, piece: int, seat: int) -> bool:
    return s.tokens[DAMAGE][piece] > 0


def _is_fatal(s: State, e: Event) -> bool:
    return s.tokens[DAMAGE][e.piece] >= value(s, e.piece, "hit_points")


def _move_damage(s: State, e: Event) -> tuple[Event, ...]:
    s.tokens[DAMAGE][e.piece] -= e.amount
    dealt = Event(DAMAGED, e.other, s.controller[e.other], e.amount, e.source, e.piece, "moved")
    _damage(s, dealt)
    s.note("log-damaged", s.rules.cite("damaged"), ("piece", e.other), ("number", e.amount))
    return (dealt,)


def _heal(s: State, e: Event) -> None:
    s.tokens[DAMAGE][e.piece] -= e.amount


def _enter(s: State, e: Event) -> None:
    move(s, e.piece, e.other)
    if s.host[e.piece] >= 0:
        lay_on(s, e.piece, -1)
    if e.seat >= 0:
        control(s, e.piece, e.seat)


def _comes_in(s: State, e: Event) -> bool:
    return s.rules.unsettles(s, e.piece)


def _destroy(s: State, e: Event) -> tuple[Event, ...]:
    facts = leave(s, e.piece, s.rules.zone_when_defeated(s, e.piece), "destroyed")
    return facts if e.was < 0 else (facts[0].lost(e.was), *facts[1:])


def _discard(s: State, e: Event) -> tuple[Event, ...] | None:
    facts = None
    if not in_play(s, e.piece):
        move(s, e.piece, discard_zone(s, e.piece))
    elif s.host[e.piece] >= 0 and s.rules.catalogue.faces[s.face[e.piece]].kind == "attachment":
        facts = s.rules.detach(s, e.piece)
    else:
        facts = leave(s, e.piece, discard_zone(s, e.piece), "discarded")
    if not in_play(s, e.piece):
        rule = s.rules.cite_event("discarded", e.how) or s.rules.cite("discarded")
        s.note("log-discarded", rule, ("piece", e.piece))
    return facts


def _is_not_discarded(s: State, piece: int, seat: int) -> bool:
    return s.zone[piece] != discard_zone(s, piece)


def _stays_in_play(s: State, e: Event) -> bool:
    return in_play(s, e.piece)


def _take_away(s: State, piece: int, zone: int, how: str) -> tuple[Event, ...] | None:
    if in_play(s, piece):
        return leave(s, piece, zone, how)
    move(s, piece, zone)
    return None


def _return(s: State, e: Event) -> tuple[Event, ...] | None:
    owner = s.owner[e.piece]
    plays = owner in s.order  # who is out of the game, or no player, has no hand
    s.note("log-returns-to-hand" if plays else "log-discarded", s.rules.cite("effect"), ("piece", e.piece))
    hand = s.rules.zones.id("hand", owner) if plays else discard_zone(s, e.piece)
    return _take_away(s, e.piece, hand, "returned")


def _shuffle_in(s: State, e: Event) -> tuple[Event, ...] | None:
    s.note("log-shuffled-in", s.rules.cite("effect"), ("piece", e.piece))
    owner = s.owner[e.piece]
    deck = s.rules.zones.id("deck", owner) if owner >= 0 else s.rules.zones.id("encounter-deck")
    card, facts = s.card[e.piece], _take_away(s, e.piece, deck, "shuffled")
    shuffle(s, deck)
    return facts and tuple([fact.lost(card) if fact.piece == e.piece else fact for fact in facts])


def _remove(s: State, e: Event) -> tuple[Event, ...] | None:
    return _take_away(s, e.piece, s.rules.zones.id("removed"), "removed")


def restock(s: State, seat: int) -> None:
    """A deck that could not be made anew when it ran out is made of what has been discarded since."""
    deck, discard = s.rules.zones.id("deck", seat), s.rules.zones.id("discard", seat)
    if not s.zones[deck] and s.zones[discard]:
        move_all(s, discard, deck)
        shuffle(s, deck)


def _cards_to_draw(s: State, piece: int, seat: int) -> int:
    named = s.rules.zones.named
    more = len(s.zones[named["discard"][seat]]) if s.rules.renew_deck is not None else 0
    return len(s.zones[named["deck"][seat]]) + more


def _can_draw(s: State, piece: int, seat: int) -> bool:
    return _cards_to_draw(s, piece, seat) > 0 and forbidden(s, "draw", seat=seat) < 0


def _draw(s: State, e: Event) -> tuple[Event, ...] | None:
    if e.seat not in s.order:  # out of the game
        return None
    deck, hand = s.rules.zones.id("deck", e.seat), s.rules.zones.id("hand", e.seat)
    renew, facts, left = s.rules.renew_deck, None, e.amount
    if renew is not None:
        restock(s, e.seat)
    if s.recording and _cards_to_draw(s, -1, e.seat):
        number = min(left, _cards_to_draw(s, -1, e.seat))
        s.note("log-draws", s.rules.cite("draws"), ("seat", e.seat), ("number", number))
    while left and s.zones[deck]:
        drawn = take_from_top(s, deck, hand, left)
        left -= len(drawn)
        if s.recording:
            for piece in drawn:
                s.note("log-draws-card", s.rules.cite("draws"), ("seat", e.seat), ("piece", piece))
        if renew is not None and not s.zones[deck]:
            facts = (facts or ()) + renew(s, e.seat)
    return facts


def _attach(s: State, e: Event) -> None:
    if s.zone[e.piece] != s.zone[e.other]:
        carry(s, e.piece, s.zone[e.other])
    lay_on(s, e.piece, e.other)
    if e.seat >= 0:
        control(s, e.piece, e.seat)
    show(s, e.piece)
    s.note("log-attached", s.rules.cite("attached"), ("piece", e.piece), ("source", e.other))


def _is_anothers(s: State, piece: int, seat: int) -> bool:
    return s.controller[piece] != seat


def _take_control(s: State, e: Event) -> None:
    for piece in (e.piece, *(p for p in attachments(s, e.piece) if s.controller[p] >= 0)):
        control(s, piece, e.seat)
    carry(s, e.piece, s.rules.zones.id("play", e.seat))


EXHAUSTS = EventKind(
    "exhausts", _exhaust, log="log-exhausts", verb="exhaust", would_change=_is_ready, lacking="refuse-exhausted"
)
READIES = EventKind("readies", _ready, log="log-readies", verb="make-ready", good=True, would_change=_can_ready)
DAMAGED = EventKind(
    "damaged", _damage, log="log-damaged", unsettles=_is_fatal, verb="deal-damage", would_change=_can_take_damage,
    bars=why_unharmed,
)  # fmt: skip
DAMAGE_MOVED = EventKind("damage moved", _move_damage, verb="move-damage")
"""Damage goes from one card to another (`other`), which is damaged by that."""
HEALED = EventKind(
    "healed",
    _heal,
    log="log-healed",
    verb="heal",
    good=True,
    would_change=_is_damaged,
    most=damage_on,
    tokens_only=True,
    lacking="refuse-no-damage",
)
ENTERS_PLAY = EventKind(
    "enters play", _enter, log="log-enters-play", unsettles=_comes_in, verb="put-into-play", good=True
)
PLAYED = EventKind("played")
LEAVES_PLAY = EventKind("leaves play", unsettles=True)
DESTROYED = EventKind("destroyed", _destroy, log="log-destroyed", implies=LEAVES_PLAY)
DISCARDED = EventKind(
    "discarded", _discard, implies=LEAVES_PLAY, unsettles=_stays_in_play, verb="discard", would_change=_is_not_discarded
)
RETURNED = EventKind("returned to hand", _return, implies=LEAVES_PLAY, verb="return-to-hand")
SHUFFLED_IN = EventKind("shuffled in", _shuffle_in, implies=LEAVES_PLAY, verb="shuffle-into-deck")
REMOVED = EventKind("removed", _remove, implies=LEAVES_PLAY, verb="remove-from-game")
DRAWS = EventKind("draws", _draw, verb="draw", good=True, would_change=_can_draw, most=_cards_to_draw)
ATTACHED = EventKind("attached", _attach, unsettles=_comes_in)
CHANGES_CONTROL = EventKind(
    "changes control", _take_control, log="log-changes-control", verb="give-control", good=True,
    would_change=_is_anothers,
)  # fmt: skip


def copy_in_play(s: State, name: str) -> int:
    """A unique card of this title that is in play, or -1."""
    faces, face, zones = s.rules.catalogue.faces, s.face, s.zones
    for zone in s.play_zones:
        for piece in zones[zone]:
            if faces[face[piece]].unique and faces[face[piece]].name == name:
                return piece
    return -1
