"""What cannot be in a position that is written down by hand."""

from __future__ import annotations

from collections import Counter

from rulewright.games.champions.flow.playing import (
    RESTRICTED,
    ally_limit,
    copies_controlled,
    is_same_character,
    most_per,
)
from rulewright.games.champions.table import (
    BOOST,
    DECK,
    ELIMINATED,
    FIRST,
    HAND,
    PLAY,
    UNDER,
    VILLAIN,
    allies,
)
from rulewright.games.champions.vocabulary.pointing import MostHitPoints
from rulewright.kernel.setup_input import wrong
from rulewright.kernel.state import Scope, State
from rulewright.kernel.vocabulary import Both, Other, Selector
from rulewright.lcg.vocabulary import HasAttached

MOST_COPIES = 3


def check_position(s: State, where: dict[int, str], proxies: bool) -> None:
    """RulewrightError for the first contradiction."""
    check_players(s)
    check_unique(s, where)
    if not proxies:
        check_copies(s, where)
    for piece, place in where.items():
        check_host(s, piece, place)
    check_limits(s, where)
    for event in s.rules.checks(s, ()):
        name = s.rules.catalogue.faces[s.face[event.piece]].name if event.piece >= 0 else ""
        raise wrong("position", where.get(event.piece, "seats"), "input-cannot-stay", name=name)
    s.checks_due = False


def check_players(s: State) -> None:
    """Somebody plays; who is out has nothing left."""
    if not s.order or s.dials[ELIMINATED][s.table[FIRST]]:
        raise wrong("position", "first", "input-eliminated")
    for seat in range(s.seats):
        if s.dials[ELIMINATED][seat] and (s.zones[PLAY + seat] or s.zones[HAND + seat] or s.zones[DECK + seat]):
            raise wrong("position", f"seats.{seat}", "input-nothing-left")


def check_unique(s: State, where: dict[int, str]) -> None:
    """No unique card of the players is in play twice."""
    lying = [p for seat in range(s.seats) for p in s.zones[PLAY + seat] if s.owner[p] >= 0]
    for i, piece in enumerate(lying):
        face = s.rules.catalogue.faces[s.face[piece]]
        if face.unique and any(is_same_character(s, other, piece) for other in lying[:i]):
            raise wrong("position", where[piece], "input-unique", name=face.name)


def check_copies(s: State, where: dict[int, str]) -> None:
    """There are no more copies of a card than the box has, nor than a deck may have."""
    found: Counter[tuple[int, int]] = Counter()
    for piece, place in where.items():
        card = s.rules.catalogue.cards[s.card[piece]]
        owner = s.owner[piece]
        found[owner, s.card[piece]] += 1
        most = MOST_COPIES if owner >= 0 and not card.faces[0].unique else card.copies
        if found[owner, s.card[piece]] > most:
            raise wrong("position", place, "input-copies", name=card.name, most=most)


def check_host(s: State, piece: int, where: str) -> None:
    """A card lies on one that it may be attached to, a boost card on the villain, a face-down card on a scheme."""
    host = s.host[piece]
    face = s.rules.catalogue.faces[s.face[piece]]
    if host < 0:
        if s.zone[piece] in s.play_zones and face.attach is not None:
            raise wrong("position", where, "input-kind", name=face.name)
        return
    if s.zone[piece] == BOOST:
        fits = s.zone[host] == VILLAIN
    elif s.zone[piece] == UNDER:
        fits = s.rules.catalogue.kind[s.face[host]] in ("main-scheme", "side-scheme")
    else:
        scope = Scope.probe(piece, max(s.controller[piece], 0))
        fits = face.attach is not None and may_lie_on(s, face.attach, scope, host)
    if not fits:
        raise wrong("position", where, "input-host", name=face.name)


def may_lie_on(s: State, what: Selector, scope: Scope, host: int) -> bool:
    """Whether a card can have been attached to another one: what was true at that moment need not be true any more."""
    if isinstance(what, Both):
        return may_lie_on(s, what.left, scope, host) and may_lie_on(s, what.right, scope, host)
    if isinstance(what, MostHitPoints):
        return may_lie_on(s, what.what, scope, host)
    if isinstance(what, Other) and not isinstance(what.what, HasAttached):
        return True
    return what.matches(s, scope, host)


def check_limits(s: State, where: dict[int, str]) -> None:
    """Nobody controls more allies, Restricted cards or copies of a card than allowed."""
    for piece, place in reversed(where.items()):
        face, seat = s.rules.catalogue.faces[s.face[piece]], s.controller[piece]
        most = most_per(face, "player") if s.zone[piece] in s.play_zones else 0
        if most and copies_controlled(s, seat, face.name) > most:
            raise wrong("position", place, "input-too-many", most=most)
    for seat in s.order:
        if len(allies(s, seat)) > ally_limit(s, seat):
            raise wrong("position", f"seats.{seat}.allies", "input-too-many", most=ally_limit(s, seat))
        if RESTRICTED.too_many(s, seat):
            raise wrong("position", f"seats.{seat}", "input-restricted-cards")
