"""What the rules do by themselves asks nobody for an order."""

from __future__ import annotations

import pytest

from support.champions import card, champions, hit_points, seat


@pytest.mark.rule("champions.player-elimination.5", "champions.keyword-quickstrike.1")
def test_a_minion_that_eliminates_a_player_strikes_the_next_one_at_once():
    """The attack remembers its damage and the minion engages, at one moment: it was asked which came first."""
    game = champions(
        seat(card("Spider-Man", damage=9), engaged=["Vulture"]),
        seat("Iron Man"),
        villain=card("Rhino", stunned=True),
        at="6",
        encounter_deck=["Advance"] * 9,
    )
    game.play("leave it undefended", "leave it undefended")
    assert (game.table()["eliminated"], game.decision.kind) == ([True, False], "defend")
    game.play("leave it undefended")
    assert hit_points(game, "Iron Man") == 6
