"""A ninth look: what a position can say."""

from __future__ import annotations

from support.champions import card, champions, offers, only, seat


def test_a_helicarrier_that_was_used_is_written_as_what_waits():
    game = champions(
        seat("Iron Man", hand=["Haymaker", "Uppercut", "Genius"], supports=[card("Helicarrier", exhausted=True)]),
        lasting=[{"name": "Helicarrier", "seat": 0}],
    )
    assert (only(game, "Haymaker").value("cost"), only(game, "Uppercut").value("cost")) == (1, 2)
    game.play("play Uppercut", "pay with Genius", "done")
    assert only(game, "Haymaker").value("cost") == 2
    assert "play Haymaker" not in offers(game)
