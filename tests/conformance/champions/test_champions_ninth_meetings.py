"""A ninth look: cards that leave the table in the middle of what they do."""

from __future__ import annotations

from support.champions import card, champions, pile, seat


def test_hulk_who_falls_to_his_own_rage_is_not_discarded_a_second_time():
    """The wild resource brings damage to everybody before it discards Hulk: by then he lies under whoever fell too."""
    game = champions(
        seat(
            "Black Panther", allies=[card("Hulk", damage=4), card("Tigra", damage=2)], deck=["Vibranium", "Energy"],
        )
    )  # fmt: skip
    game.choose("attack with Hulk")
    told = [entry.text for entry in game.log() if "Hulk" in entry.text]
    assert told[-2:] == ["Hulk takes 1 damage", "Hulk is defeated"]
    assert pile(game, "discard") == ["Vibranium", "Hulk", "Tigra"]
