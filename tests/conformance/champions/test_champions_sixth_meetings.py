"""A sixth look: where two rules meet, each written from the book before it was played."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, only, pile, seat, zones

QUIET = ["Hydra Mercenary"] * 9
"""Encounter cards that do nothing when they are revealed."""


def revealed(game) -> list[str]:
    """The titles of the encounter cards that were revealed, in their order."""
    told = [entry.text for entry in game.log()]
    return [text.removeprefix("Revealed: ") for text in told if text.startswith("Revealed: ")]


@pytest.mark.rule("champions.keyword-surge.1")
def test_a_surge_brings_the_last_card_of_the_deck_though_it_is_another_copy():
    """Rhino is unharmed: each copy surges. The second one empties the deck, and the new one has another card, too."""
    game = champions(
        seat("Spider-Man", dealt=["Hard to Keep Down"]), at="8",
        encounter_deck=["Hard to Keep Down"], encounter_discard=["Sandman"],
    )  # fmt: skip
    found = revealed(game)
    assert (found[:2], found[-1]) == (["Hard to Keep Down"] * 2, "Sandman")
    assert zones(game, "Sandman") == ["engaged"]


def test_surges_that_bring_nothing_but_each_other_end_when_each_was_revealed():
    game = champions(seat("Captain Marvel", dealt=["Kree Manipulator"]), at="8", encounter_deck=["Kree Manipulator"])
    assert revealed(game) == ["Kree Manipulator", "Kree Manipulator"]
    assert only(game, "The Break-In!").tokens == {"threat": 2, "acceleration": 1}


@pytest.mark.parametrize("seed", range(3))
def test_surges_end_though_the_card_that_would_end_them_is_revealed_besides(seed: int):
    """Under Fire reveals a card and surges: that card ends no chain, and with more copies than one there is no end."""
    deck = ["Under Fire", "Under Fire", "Exhaustion", "Sweeping Swoop"]
    game = champions(seat("She-Hulk", dealt=["Under Fire"]), at="8", encounter_deck=deck, seed=seed)
    assert (game.decision.kind, "Sweeping Swoop" in revealed(game)) == ("turn", True)


@pytest.mark.parametrize(
    ("damage", "left", "stunned", "strength"),
    [(8, 1, 1, "discard"), (13, 15, 0, "play"), (9, 15, 0, "play")],
)
def test_a_stage_that_was_not_attacked_is_not_stunned(damage: int, left: int, stunned: int, strength: str):
    """She-Hulk deals 5. The stage she attacked is defeated: she keeps her strength, and the new one its attacks."""
    game = champions(
        seat("She-Hulk", upgrades=["Superhuman Strength"]), villain=card("Rhino", damage=damage), encounter_deck=QUIET
    )
    game.play("attack with She-Hulk")
    assert (hit_points(game, "Rhino"), only(game, "Rhino").tokens.get("stunned", 0)) == (left, stunned)
    assert zones(game, "Superhuman Strength") == [strength]


def test_an_enemy_that_falls_while_it_attacks_another_hero_is_told_to_attack_nobody_more():
    """Whirlwind's attack is resolved against Black Panther first, and he strikes back."""
    game = champions(
        seat("Spider-Man", engaged=[card("Whirlwind", damage=5)]), seat("Black Panther"), scenario="klaw",
        villain=card("Klaw", stunned=True), side_schemes=[], encounter_deck=QUIET, at="6",
    )  # fmt: skip
    game.play("leave it undefended", "leave it undefended")
    told = [entry.text for entry in game.log() if entry.text.startswith("Whirlwind")]
    assert told == [
        "Whirlwind attacks Player 2",
        "Whirlwind attacks with an ATK of 2",
        "Whirlwind takes 1 damage",
        "Whirlwind is defeated",
    ]
    assert (hit_points(game, "Spider-Man"), pile(game, "encounter-discard")) == (10, ["Whirlwind"])
