"""Putting the pieces on the table for a new game."""

from __future__ import annotations

from rulewright.games.lotr.decks import Deck
from rulewright.games.lotr.rulebook import rulebook
from rulewright.games.lotr.scenarios import EASY, Scenario
from rulewright.games.lotr.table import (
    DECK,
    DIFFICULTY,
    ENCOUNTER_DECK,
    FIRST,
    PLAY,
    QUEST_DECK,
    RESOURCES,
    SHADOWS_OFF,
)
from rulewright.kernel.chance import roll, seeded
from rulewright.kernel.places import create
from rulewright.kernel.state import State


def open_game(
    scenario: Scenario,
    decks: list[Deck],
    seed: int,
    *,
    edition: str,
    first: int | None = None,
    shadows: bool = True,
    easy: bool = False,
) -> State:
    """A position before setup begins: heroes in play, all other cards in their decks."""
    rules = rulebook(edition)
    catalogue = rules.catalogue
    s = State(rules, len(decks), seeded(seed))
    for seat, deck in enumerate(decks):
        for hero in deck.heroes:
            piece = create(s, catalogue.by_id(hero), seat, PLAY + seat)
            s.tokens[RESOURCES][piece] = 1 if easy else 0
        for card, copies in sorted(deck.cards.items()):
            for _ in range(copies):
                create(s, catalogue.by_id(card), seat, DECK + seat)
    for index, card_ in enumerate(catalogue.cards):
        if card_.back == "encounter" and card_.set in scenario.sets:
            for _ in range(EASY.get(card_.number, card_.copies) if easy else card_.copies):
                create(s, index, -1, ENCOUNTER_DECK)
        elif card_.back == "quest" and card_.number in scenario.quest_cards:
            create(s, index, -1, QUEST_DECK)
    s.table[FIRST] = first if first is not None else roll(s, len(decks)) if len(decks) > 1 else 0
    s.table[SHADOWS_OFF] = 0 if shadows else 1
    s.table[DIFFICULTY] = scenario.difficulty
    s.push(rules.flow)
    return s
