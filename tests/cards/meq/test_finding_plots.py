"""Shadow cards that find a plot and let Sauron play it at once."""

from __future__ import annotations

import rulewright as rw
from support.meq import hero, meq, names, offers, plot

TAKEN = ["take Saruman Falls to Corruption", "take Denethor Falls into Madness"]


def searching(*plots: dict[str, object]) -> rw.Game:
    """Sauron has played The Ithil-stone in the Action step."""
    game = meq(
        hero("Eometh"), at="action", stop=True, black=4, pool=8, green=7, shadow=["The Ithil-stone"], plots=[*plots]
    )
    game.play("play The Ithil-stone")
    return game


def test_a_plot_that_was_found_is_played_at_once():
    game = searching()
    assert offers(game) == [*TAKEN, "play Saruman Falls to Corruption", "play Denethor Falls into Madness"]
    game.play("play Saruman Falls to Corruption")
    assert names(game, "plot-1") == ["Saruman Falls to Corruption"]


def test_a_plot_that_was_found_is_not_played_onto_a_full_track():
    full = [plot("Gollum is Captured", "Barad-dûr"), plot("Osgiliath Invaded", "Osgiliath")]
    game = searching(*full, plot("Monsters in the East", "Lake Esgaroth"))
    assert offers(game) == TAKEN
