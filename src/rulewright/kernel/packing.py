"""A position as bytes, and its digest. Equal positions give equal digests on every machine and Python version."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from rulewright.kernel.ability_ids import number_of, source_of
from rulewright.kernel.chance import MASK
from rulewright.kernel.events import Event, EventKind
from rulewright.kernel.node import Node, described
from rulewright.kernel.state import Activation, Occurrence, Scope, State

encode = msgspec.msgpack.Encoder().encode


def pack(s: State) -> bytes:
    """Everything that makes the position, in one canonical form."""
    return encode(
        (
            s.rules.id, s.rules.edition, _seats(s), s.rng >> 64, s.rng & MASK, _cards(s), _faces(s), s.zones, s.top,
            s.bottom, s.owner, s.controller, _relations(s), s.exhausted, s.known, s.tokens, s.dials, s.table, _uses(s),
            _plain(s, sorted(s.lasting.items())), [_plain(s, effect) for effect in s.delayed],
            [_plain(s, frame) for frame in s.stack], [_scope(s, scope) for scope in s.scopes],
            [_occurrence(s, occurrence) for occurrence in s.occurrences],
            [_activation(activation) for activation in s.activations], s.made,
            None if s.pending is None else _plain(s, s.pending.as_tuple()),
            s.result, s.checks_due, s.patient, s.secret,
        )
    )  # fmt: skip


def _seats(s: State) -> int | tuple[int, ...]:
    """How many seats there are; where a person holds several, who holds which."""
    return s.seats if s.people == s.seats else s.persons


def _relations(s: State) -> object:
    """On what every piece lies; where figures stand at places, these too, in their order."""
    return (s.host, sorted(s.standing.items())) if s.standing else s.host


def digest(s: State) -> str:
    """Sixteen bytes that stand for the position."""
    return blake2b(pack(s), digest_size=16).hexdigest()


def _cards(s: State) -> list[str]:
    """The id of the card that every piece is; in the unordered part of a deck the order means nothing: it is sorted."""
    known = s.rules.catalogue.cards
    cards = [known[card].id for card in s.card]
    for zone, pile in enumerate(s.zones):
        if s.rules.zones.defs[zone].deck and pile:
            bag = sorted(pile[s.bottom[zone] : len(pile) - s.top[zone]])
            for piece, card in zip(bag, sorted([cards[p] for p in bag]), strict=True):
                cards[piece] = card
    return cards


def _faces(s: State) -> list[str]:
    """Which face acts, for every piece that has not its front up."""
    catalogue = s.rules.catalogue
    fronts = [catalogue.front[card] for card in s.card]
    return ["" if face == front else catalogue.face_keys[face] for face, front in zip(s.face, fronts, strict=True)]


def _uses(s: State) -> list[tuple[str, int, tuple[int, int, str], int]]:
    """How often which ability of which face was used, by whom and in which period."""
    keys = s.rules.catalogue.face_keys
    return sorted([(keys[source_of(key[0])], number_of(key[0]), key[1:], count) for key, count in s.uses.items()])


def _plain(s: State, value: object) -> object:
    if isinstance(value, Node):
        name = s.rules.names.get(value)
        if name is None:
            name = s.rules.names[value] = described(value)
        return name
    if isinstance(value, EventKind):
        return value.name
    if isinstance(value, Event):
        told = [_plain(s, item) for item in value.as_tuple()]
        return told if value.was < 0 else [*told, s.rules.catalogue.cards[value.was].id]
    if isinstance(value, Scope):
        return _scope(s, value)
    if isinstance(value, tuple | list):
        return [_plain(s, item) for item in value]
    return value


def _scope(s: State, scope: Scope) -> object:
    names = sorted(scope.names.items(), key=lambda item: item[0])
    return (
        scope.source,
        scope.you,
        _event(s, scope.event),
        _plain(s, names),
        _plain(s, scope.payment),
        bool(scope.fell_through),
    )


def _event(s: State, event: Event | None) -> object:
    return None if event is None else _plain(s, event)


def _occurrence(s: State, h: Occurrence) -> object:
    return (
        [_plain(s, part) for part in (h.due, h.facts, h.replaced, h.queue, h.used, h.ready)],
        h.turn,
        h.passes,
        h.checked,
        h.payment,
        h.fell_through,
    )


def _activation(a: Activation) -> object:
    return a.kind, a.number, a.piece, a.seat, sorted(a.pieces.items()), sorted(a.numbers.items())
