"""Putting the pieces on the table for a new game."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.games.champions.cards import CORE, PACKS
from rulewright.games.champions.rulebook import rulebook
from rulewright.games.champions.table import (
    ACTIVE,
    DECK,
    ENCOUNTER_DECK,
    FIRST,
    IDENTITY,
    MAIN_SCHEME,
    NEMESIS,
    OBLIGATIONS,
    PLAY,
    PLAYERS,
    SCHEME_DECK,
    SUPPLY,
    VILLAIN,
    VILLAIN_DECK,
    player_order,
)
from rulewright.games.champions.tables.decks import Deck
from rulewright.games.champions.tables.scenarios import MODULAR_SETS, encounter_sets, stages
from rulewright.games.champions.vocabulary.printing import Scenario
from rulewright.kernel.cards import Card
from rulewright.kernel.chance import roll
from rulewright.kernel.decks import shuffle
from rulewright.kernel.places import create, turn
from rulewright.kernel.state import State
from rulewright.lcg.opening import pick_first


def needed_packs(names: Iterable[str]) -> frozenset[str]:
    """The packs that a game needs: the core set, and those that cards are named from."""
    return frozenset((CORE, *(PACKS.of(name) for name in names))) - {""}


def in_encounter_deck(card: Card, sets: tuple[str, ...]) -> bool:
    """Whether a card belongs to an encounter deck of these sets."""
    return card.back == "encounter" and card.set in sets


def is_obligation_of(card: Card, identity: Card) -> bool:
    """Whether a card is an obligation of an identity."""
    return card.kind == "obligation" and card.set == identity.set


def is_nemesis_of(card: Card, identity: Card) -> bool:
    """Whether a card belongs to the nemesis set of an identity."""
    return card.set == f"{identity.set} Nemesis"


def open_game(
    scenario: Scenario, decks: list[Deck], *, difficulty: str, modular: tuple[str, ...], extra: tuple[Card, ...] = ()
) -> State:
    """A position before anything has happened: alter-egos in play, all other cards in their decks or set aside.

    Nothing is left to chance yet: player decks are shuffled, the encounter deck is, too.
    """
    packs = needed_packs(name for deck in decks for name in (deck.hero, *deck.cards))
    s = State.empty(rulebook(len(decks), extra, packs), len(decks), 0)
    for seat, deck in enumerate(decks):
        seat_hero(s, seat, deck)
    sets = encounter_sets(scenario, difficulty, modular)
    for index, card in enumerate(s.rules.catalogue.cards):
        if in_encounter_deck(card, sets):
            for _ in range(card.copies):
                create(s, index, -1, ENCOUNTER_DECK)
    lay_villain(s, stages(scenario, difficulty))
    lay_main_scheme(s, scenario.main_schemes)
    lay_rules(s)
    for zone in (*range(DECK, DECK + s.seats), ENCOUNTER_DECK):
        shuffle(s, zone)
    s.stack.append((s.rules.flow, 0, ()))
    return s


def seat_hero(s: State, seat: int, deck: Deck) -> None:
    """A player's identity, deck, obligations and nemesis set."""
    catalogue = s.rules.catalogue
    chosen = catalogue.by_id(deck.hero)
    piece = s.dials[IDENTITY][seat] = create(s, chosen, seat, PLAY + seat)
    turn(s, piece, s.face[piece] + 1)
    for card, copies in sorted(deck.cards.items()):
        for _ in range(copies):
            create(s, catalogue.by_id(card), seat, DECK + seat)
    identity = catalogue.cards[chosen]
    for index, other in enumerate(catalogue.cards):
        if is_obligation_of(other, identity) or is_nemesis_of(other, identity):
            for _ in range(other.copies):
                create(s, index, -1, OBLIGATIONS if other.kind == "obligation" else NEMESIS + seat)


def lay_villain(s: State, ids: tuple[str, ...]) -> int:
    """The first of these stages of the villain in play, the others wait; returns the villain."""
    first, *others = [s.rules.catalogue.by_id(stage) for stage in ids]
    piece = create(s, first, -1, VILLAIN)
    for stage in others:
        create(s, stage, -1, VILLAIN_DECK)
    return piece


def lay_main_scheme(s: State, ids: tuple[str, ...]) -> int:
    """The first of these stages of the main scheme in play, side A up, the others wait; returns the scheme."""
    first, *others = [s.rules.catalogue.by_id(stage) for stage in ids]
    piece = create(s, first, -1, MAIN_SCHEME)
    for stage in others:
        create(s, stage, -1, SCHEME_DECK)
    return piece


def lay_rules(s: State) -> None:
    """The supply of status cards, and how many players there are."""
    create(s, s.rules.catalogue.by_id("status-cards"), -1, SUPPLY)
    s.table[PLAYERS] = s.seats
    s.table[ACTIVE] = -1


def seat_players(s: State, first: int | None, at_random: int, left: list[str]) -> None:
    """Give the game its first player and the modular sets that are picked at random."""
    s.table[FIRST] = pick_first(s, first)
    s.order = player_order(s)
    for _ in range(at_random):
        name = left.pop(roll(s, len(left)))
        for index, card in enumerate(s.rules.catalogue.cards):
            if in_encounter_deck(card, (MODULAR_SETS[name],)):
                for _ in range(card.copies):
                    create(s, index, -1, ENCOUNTER_DECK)
    if at_random:
        shuffle(s, ENCOUNTER_DECK)
