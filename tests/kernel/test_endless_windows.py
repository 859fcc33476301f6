"""A window in which texts undo each other for ever ends all the same."""

from __future__ import annotations

from rulewright.kernel.windows import MOST_TURNS
from support.lotr import card, lotr, offers, seat


def test_the_wandering_took_of_2010_wanders_only_so_long():
    game = lotr(
        seat(heroes=["Aragorn"], allies=["Wandering Took"], threat=20),
        seat(heroes=[card("Éowyn", exhausted=True)], threat=20),
        edition="classic",
        at="7.4",
    )
    actions = 0
    while "use Wandering Took" in offers(game) and game.table()["step"] == "7.4":
        game.choose("use Wandering Took")
        actions += 1
    assert actions == MOST_TURNS
    assert "log-window-over" in [entry[0] for entry in game.entries()]
