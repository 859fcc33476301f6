"""Effects that wait while something else takes their card away."""

from __future__ import annotations

from support.lotr import card, lotr, seat, threat


def test_a_waiting_forced_effect_is_dropped_when_its_card_has_been_turned_over():
    """Scarred answers two deaths; the first answer eliminates its player and takes Scarred off the table."""
    game = lotr(
        seat(
            heroes=[card("Denethor", attachments=["Scarred"])],
            allies=["Henamarth Riversong", "Snowbourn Scout"],
            threat=49,
        ),
        seat(heroes=["Gimli"], threat=20),
        at="3.3",
        encounter_deck=["Evil Storm", "Evil Storm"],
    )
    for _ in range(3):
        if game.table()["eliminated"] == [True, False]:
            break
        game.choose(0)
    assert game.table()["eliminated"] == [True, False]
    assert threat(game, 0) == 50
