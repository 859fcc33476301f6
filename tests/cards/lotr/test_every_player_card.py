"""Every player card of every pack can be played: put into a hand, it is offered, paid for and leaves the hand.

What it does is shown card by card in the other files; this shows that none was forgotten.
"""

from __future__ import annotations

import random

import pytest

import rulewright as rw
from rulewright.games.lotr.tables.decks import POOL
from support.lotr import card, lotr, seat

PLAYER_CARDS = [info.id for info in POOL.values() if info.kind != "hero"]
HEROES = {
    "leadership": ["Aragorn", "Théodred", "Glóin"],
    "tactics": ["Gimli", "Legolas", "Thalin"],
    "spirit": ["Éowyn", "Eleanor", "Dúnhere"],
    "lore": ["Denethor", "Glorfindel", "Beravor"],
}
OTHERS = {"leadership": "tactics", "tactics": "spirit", "spirit": "lore", "lore": "leadership", "neutral": "lore"}
"""Whose heroes the second player has."""
TRIES, LONGEST = 200, 120


def table(card_id: str, seed: int) -> rw.Game:
    """A table where much can happen: enemies in the staging area and engaged, wounds, allies, full discard piles."""
    sphere = POOL[card_id].faces[0].labels["sphere"]
    wounded = [card(name, resources=9, damage=1) for name in HEROES.get(sphere, HEROES["leadership"])]
    tired = [card(name, resources=3, damage=1, exhausted=i == 0) for i, name in enumerate(HEROES[OTHERS[sphere]])]
    return lotr(
        seat(
            heroes=wounded, hand=[card_id, card_id], deck=["Feint", "Snowbourn Scout"] * 5, discard=["Faramir"],
            allies=["Guard of the Citadel", card("Son of Arnor", exhausted=True)],
            engaged=[card("Dol Guldur Orcs", shadow=["Driven by Shadow"])],
        ),
        seat(heroes=tired, deck=["Feint"] * 5, allies=["Horseback Archer"], engaged=["Forest Spider"]),
        staging=["Eastern Crows", "Old Forest Road", "Enchanted Stream"],
        encounter_deck=["Caught in a Web", "Forest Spider", "Despair", "Necromancer's Pass", "King Spider"] * 3,
        at="1.1",
        seed=seed,
    )  # fmt: skip


def played(card_id: str, seed: int) -> bool:
    """Play at random, but the card as soon as it is on offer; whether that was so, and it has left the hand."""
    game, rng, name = table(card_id, seed), random.Random(seed), POOL[card_id].name
    begun = False
    for _ in range(LONGEST):
        if game.over or (begun and in_hand(game, name) == 1):
            break
        keys = game.decision.keys
        begun = begun or f"play {name}" in keys
        game.choose(f"play {name}" if f"play {name}" in keys else rng.randrange(len(keys)))
    return begun and in_hand(game, name) == 1


def in_hand(game: rw.Game, name: str) -> int:
    """How many copies of a card are in hands."""
    return [piece.zone for piece in game.look(name)].count("hand")


@pytest.mark.parametrize("card_id", PLAYER_CARDS, ids=lambda card_id: POOL[card_id].key)
def test_a_player_card_is_played(card_id: str):
    assert any(played(card_id, seed) for seed in range(TRIES))
