"""A seventh look: every clause of the book asked for the moment in which it is easily got wrong."""

from __future__ import annotations

import pytest

from support.meq import FIRST, SECOND, THIRD, argalad, asked, favor, hero, meq, names, offers, thalin

# ---- exploring


@pytest.mark.rule("meq.explore.11")
def test_others_trade_where_an_isolated_hero_explores():
    """Argalad explores and may not trade; Thálin and Eometh are there and exchange what they like."""
    game = meq(
        argalad(favor=2, corruption=["Isolated"]), thalin(at="Bree", favor=1, items=["Boat"]),
        hero("Eometh", at="Bree", hand=["Parry"]), at="travel", stop=True,
    )  # fmt: skip
    game.play("explore")
    assert offers(game) == ["choose the Dark Path", "trade", "done"]
    game.play("trade")
    assert (asked(game), offers(game)) == (SECOND, ["give favor", "give Boat", "done"])
    game.play("give favor", "give Boat")
    assert [favor(game, seat) for seat in (FIRST, SECOND, THIRD)] == [2, 0, 1]
    assert (names(game, "area", FIRST), names(game, "area", THIRD)) == (["Isolated"], ["Boat"])
