"""What no table can look like: a position that says so is refused."""

from __future__ import annotations

from collections import Counter

from rulewright.games.wotr.flow.actions import MOST_PIECES
from rulewright.games.wotr.flow.entering import wielding_faces
from rulewright.games.wotr.table import ACTIVE, ARRIVED, ATTACK, DEFENSE, ROUND, STRIPPED, in_reserve, kind
from rulewright.games.wotr.tables.opening import deck_cards, used_locations
from rulewright.games.wotr.tables.scenarios import Scenario
from rulewright.kernel.places import in_play
from rulewright.kernel.setup_input import wrong
from rulewright.kernel.state import State

FACTION_CARDS = ("army", "character", "item", "event")
LOCATIONS = ("battleground", "path")


def check_position(s: State, scenario: Scenario, where: dict[int, str], proxies: bool) -> None:
    """RulewrightError for the first contradiction; `where` tells where each piece is written."""
    check_locations(s, scenario, where)
    if not proxies:
        check_copies(s, scenario, where)
    if len(s.card) > MOST_PIECES:
        raise wrong("position", "players", "input-too-many", most=MOST_PIECES)
    for piece, place in where.items():
        check_piece(s, piece, place)


def check_locations(s: State, scenario: Scenario, where: dict[int, str]) -> None:
    """A location of the scenario lies in one place, and one path is active."""
    cards = s.rules.catalogue.cards
    used = {card.id for card in used_locations(scenario, tuple(cards))}
    seen: set[int] = set()
    for piece, place in where.items():
        if kind(s, piece) in LOCATIONS:
            card = s.card[piece]
            if cards[card].id not in used:
                raise wrong("position", place, "input-not-used", name=cards[card].name)
            if card in seen:
                raise wrong("position", place, "input-twice", name=cards[card].name)
            seen.add(card)
    active = [p for p in s.zones[ACTIVE] if kind(s, p) == "path"]
    if len(active) > 1:
        raise wrong("position", where[active[1]], "input-two-paths")


def check_copies(s: State, scenario: Scenario, where: dict[int, str]) -> None:
    """Nobody has more copies of a card than the deck has."""
    cards = s.rules.catalogue.cards
    decks = [dict(deck_cards(holder, tuple(cards))) for holder in scenario.holders]
    found: Counter[int] = Counter()
    for piece, place in where.items():
        if s.owner[piece] >= 0:
            card = s.card[piece]
            found[card] += 1
            most = decks[s.owner[piece]].get(cards[card].id, 0)
            if found[card] > most:
                raise wrong("position", place, "input-copies", name=cards[card].name, most=most)


def check_piece(s: State, piece: int, where: str) -> None:
    """What lies on a card can lie on it, and the card can lie where it lies."""
    faces = s.rules.catalogue.faces
    face, host = faces[s.face[piece]], s.host[piece]
    tokens = s.tokens[ATTACK][piece] or s.tokens[DEFENSE][piece]
    if (tokens or s.attached[piece]) and not in_play(s, piece):
        raise wrong("position", where, "input-not-in-play", name=face.name)
    if s.tokens[STRIPPED][piece] and face.kind != "battleground":
        raise wrong("position", where, "input-kind", name=face.name)
    if s.tokens[ARRIVED][piece] and (not in_reserve(s, piece) or s.tokens[ARRIVED][piece] > max(1, s.table[ROUND])):
        raise wrong("position", f"{where}.arrived", "input-arrived", name=face.name)
    if face.kind == "item" and host >= 0 and s.face[host] not in wielding_faces(s.rules.catalogue, s.face[piece]):
        raise wrong("position", where, "input-host", name=face.name)
