"""Putting the pieces on the table for a new game, and who sits where."""

from __future__ import annotations

from rulewright.games.wotr.rulebook import rulebook
from rulewright.games.wotr.table import (
    DECK,
    FREE,
    FREE_BATTLEGROUNDS,
    PATHS,
    RING,
    SHADOW_BATTLEGROUNDS,
)
from rulewright.games.wotr.tables.scenarios import Holder, Scenario, turn_order
from rulewright.kernel.cards import Card
from rulewright.kernel.game import RulewrightError
from rulewright.kernel.places import create
from rulewright.kernel.state import State


def seat_map(scenario: Scenario, seats: int | None, given: list[int] | None) -> tuple[int, ...]:
    """Which person holds which deck. RulewrightError says what is not possible."""
    counts = [max(persons) + 1 for persons in scenario.people]
    if given is None:
        wanted = counts[0] if seats is None else seats
        for persons, count in zip(scenario.people, counts, strict=True):
            if wanted == count:
                return persons
        raise RulewrightError("error-people", number=str(wanted), name=scenario.id, known=", ".join(map(str, counts)))
    decks = ", ".join(holder.name for holder in scenario.holders)
    persons = tuple(given)
    if len(persons) != len(scenario.holders) or set(persons) != set(range(max(persons) + 1)):
        raise RulewrightError("error-seat-map", known=decks)
    for i, one in enumerate(scenario.holders):
        for j, other in enumerate(scenario.holders):
            if persons[i] == persons[j] and one.team != other.team:
                raise RulewrightError("error-seat-map-mixes", number=persons[i] + 1, one=one.name, other=other.name)
    if shape(persons) not in {shape(known) for known in scenario.people}:
        raise RulewrightError("error-seat-map-shape", name=scenario.id, number=max(persons) + 1)
    if seats is not None and seats != max(persons) + 1:
        raise RulewrightError("error-people-for-map", number=str(seats), seats=max(persons) + 1)
    return persons


def shape(persons: tuple[int, ...]) -> tuple[int, ...]:
    """Who shares with whom, whatever the persons are called."""
    return tuple(persons.index(p) for p in persons)


def deck_cards(holder: Holder, cards: tuple[Card, ...]) -> list[tuple[str, int]]:
    """The cards of a deck: those listed, or all of its factions."""
    if holder.cards:
        return list(holder.cards)
    return [(card.id, card.copies) for card in cards if card.set in holder.factions]


def used_locations(scenario: Scenario, cards: tuple[Card, ...]) -> list[Card]:
    """The locations of a scenario: those listed, or all of them."""
    listed = {name for names in (*scenario.battlegrounds, *scenario.paths) for name in names}
    return [card for card in cards if card.set in ("battleground", "path") and (not listed or card.id in listed)]


def location_zone(card: Card) -> int:
    """The deck that a location belongs to."""
    if card.set == "path":
        return PATHS[card.faces[0].stats["number"] - 1]
    return FREE_BATTLEGROUNDS if card.faces[0].labels["side"] == FREE else SHADOW_BATTLEGROUNDS


def open_game(scenario: Scenario, persons: tuple[int, ...]) -> State:
    """A position before setup begins: every card in its deck."""
    rules = rulebook(scenario.id)
    catalogue = rules.catalogue
    s = State.empty(rules, len(scenario.holders), 0, persons)
    cards = tuple(catalogue.cards)
    for seat, holder in enumerate(scenario.holders):
        s.dials[RING][seat] = 1 if holder.ring else 0
        for card, copies in deck_cards(holder, cards):
            for _ in range(copies):
                create(s, catalogue.by_id(card), seat, DECK + seat)
    for location in used_locations(scenario, cards):
        create(s, catalogue.by_id(location.id), -1, location_zone(location))
    s.order = turn_order(s)
    s.stack.append((rules.flow, 0, ()))
    return s
