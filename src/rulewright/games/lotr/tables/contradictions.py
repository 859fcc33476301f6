"""What no table can look like: a position that says so is refused."""

from __future__ import annotations

from collections import Counter

from rulewright.games.lotr.flow.quest import stage_complete
from rulewright.games.lotr.table import (
    ATTACKED_BY,
    COMMITTED,
    DAMAGE,
    DECK,
    ELIMINATED,
    FIRST,
    HAND,
    HAS_ATTACKED,
    PLAY,
    PROGRESS,
    RESOURCES,
    SHADOWS,
    kind,
)
from rulewright.games.lotr.tables.decks import MOST_COPIES, MOST_HEROES
from rulewright.kernel.cards import Card
from rulewright.kernel.places import attachments
from rulewright.kernel.setup_input import wrong
from rulewright.kernel.state import Scope, State
from rulewright.kernel.traits import has_keyword
from rulewright.kernel.values import value

PLAYERS = ("ally", "attachment", "event")
ENCOUNTER = ("enemy", "location", "treachery", "objective")
MOST_RESTRICTED = 2
BEARERS = (
    ("no-damage", DAMAGE, ("hero", "ally", "enemy", "prisoner")),
    ("no-progress", PROGRESS, ("location", "quest")),
    ("no-resources", RESOURCES, ("hero", "prisoner", "enemy")),
    ("no-commitment", COMMITTED, ("hero", "ally")),
    ("no-attack", HAS_ATTACKED, ("enemy",)),
    ("no-attack", ATTACKED_BY, ("enemy",)),
)
"""Which tokens and marks lie on which types of cards."""


def fits(card: Card, kinds: tuple[str, ...]) -> bool:
    """Whether a card may lie where cards of these types lie: its back is that of the others."""
    if kinds == ENCOUNTER:
        return card.back == "encounter"
    return card.kind in kinds and (kinds != PLAYERS or card.back == "player")


def check_position(s: State, where: dict[int, str], under_way: bool, proxies: bool) -> None:
    """RulewrightError for the first contradiction; `where` tells where each piece is written."""
    for piece, place in where.items():
        check_piece(s, piece, place)
    check_uniques(s, where)
    if not proxies:
        check_copies(s, where)
    for piece, place in where.items():
        check_attachment(s, piece, place)
    check_players(s)
    if under_way:
        check_state(s, where)


def check_piece(s: State, piece: int, where: str) -> None:
    """What lies on a card can lie on it, and there is no more than it bears."""
    face = s.rules.catalogue.faces[s.face[piece]]
    name = s.rules.catalogue.cards[s.card[piece]].name
    present = s.rules.zones.defs[s.zone[piece]].group in s.rules.present
    if not present and (s.exhausted[piece] or s.attached[piece] or any(column[piece] for column in s.tokens)):
        raise wrong("position", where, "input-not-in-play", name=name)
    for reason, token, kinds in BEARERS:
        if s.tokens[token][piece] and face.kind not in kinds:
            raise wrong("position", where, f"input-{reason}", name=name)
    damage, progress = s.tokens[DAMAGE][piece], s.tokens[PROGRESS][piece]
    if damage and damage >= value(s, piece, "hit_points") and face.kind != "prisoner":
        points = value(s, piece, "hit_points")
        raise wrong("position", f"{where}.damage", "input-damage", name=name, number=damage, most=points)
    if face.kind == "location" and progress and progress >= value(s, piece, "quest_points"):
        points = value(s, piece, "quest_points")
        raise wrong("position", f"{where}.progress", "input-progress", name=name, number=progress, most=points)


def check_uniques(s: State, where: dict[int, str]) -> None:
    """There is one of each unique card in play."""
    seen: set[str] = set()
    for zone in s.play_zones:
        for piece in s.zones[zone]:
            card = s.rules.catalogue.cards[s.card[piece]]
            if (card.faces[0].unique and not s.rules.stands_in(s, piece)) or card.kind == "hero":
                if card.name in seen:
                    raise wrong("position", where[piece], "input-unique", name=card.name)
                seen.add(card.name)


def check_copies(s: State, where: dict[int, str]) -> None:
    """There are no more copies of a card than the box has, nor than a deck may have."""
    found: Counter[tuple[int, str]] = Counter()
    for piece, place in where.items():
        card = s.rules.catalogue.cards[s.card[piece]]
        owner = s.owner[piece]
        found[owner, card.name] += 1
        most = MOST_COPIES if owner >= 0 and card.kind != "hero" else card.copies
        if found[owner, card.name] > most:
            raise wrong("position", place, "input-copies", name=card.name, most=most)


def check_attachment(s: State, piece: int, where: str) -> None:
    """A card lies on one that it may be attached to, a shadow card on an enemy; no more than two are Restricted."""
    host = s.host[piece]
    name = s.rules.catalogue.faces[s.face[piece]].name
    restricted = [p for p in attachments(s, piece) if has_keyword(s, p, "restricted")]
    if len(restricted) > MOST_RESTRICTED:
        raise wrong("position", where, "input-restricted", name=name)
    if host < 0:
        if kind(s, piece) == "attachment" and s.zone[piece] in s.play_zones and s.owner[piece] >= 0:
            raise wrong("position", where, "input-kind", name=name)
        return
    if s.zone[piece] == SHADOWS:
        if kind(s, host) != "enemy":
            raise wrong("position", where, "input-host", name=name)
        return
    what = s.rules.catalogue.faces[s.face[piece]].attach
    if what is not None and host not in what.find(s, Scope.probe(piece, max(s.controller[piece], 0))):
        raise wrong("position", where, "input-host", name=name)


def check_players(s: State) -> None:
    """Somebody plays; who is out has nothing left; nobody has too many heroes or none."""
    if not s.order or s.dials[ELIMINATED][s.table[FIRST]]:
        raise wrong("position", "first", "input-eliminated")
    for seat in range(s.seats):
        cards = s.rules.catalogue.cards
        mine = [p for p in s.zones[PLAY + seat] if cards[s.card[p]].kind == "hero"]
        if s.dials[ELIMINATED][seat]:
            if s.zones[PLAY + seat] or s.zones[HAND + seat] or s.zones[DECK + seat]:
                raise wrong("position", f"seats.{seat}", "input-out-with-cards")
        elif len(mine) > MOST_HEROES:
            raise wrong("position", f"seats.{seat}.heroes", "input-too-many", most=MOST_HEROES)
        elif not mine:
            raise wrong("position", f"seats.{seat}.heroes", "input-no-hero")


def check_state(s: State, where: dict[int, str]) -> None:
    """Nothing follows from the position by itself: what the state checks would take away cannot lie there."""
    if stage_complete(s):
        raise wrong("position", "quest.progress", "input-stage-done")
    for event in s.rules.checks(s, ()):
        name = s.rules.catalogue.faces[s.face[event.piece]].name if event.piece >= 0 else ""
        raise wrong("position", where.get(event.piece, "seats"), "input-cannot-stay", name=name)
    s.rules.settle(s)
    if s.result is not None:
        s.stack.clear()
        s.scheduled.clear()
