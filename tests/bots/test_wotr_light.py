"""The light hand of War of the Ring: The Card Game, which plays the games that are only imagined."""

from __future__ import annotations

import rulewright as rw
from rulewright.bots.wotr.light import advise
from support.wotr import player, wotr


def answers(game: rw.Game, count: int) -> list[str]:
    """What it answers to the next questions."""
    given = []
    for _ in range(count):
        marks = advise(game, game.decision)
        given.append(game.decision.keys[max(range(len(marks)), key=marks.__getitem__)])
        game.choose(given[-1])
    return given


def test_it_pays_with_a_character_whose_paths_have_passed():
    game = wotr(
        frodo=player(hand=["Gandalf the White", "Bilbo Baggins", "Éowyn"], ring=0),
        witch_king=player(hand=["Mordor Orcs"] * 3),
        active=["Egladil"],
    )
    assert answers(game, 2) == ["play Gandalf the White", "cycle Bilbo Baggins"]


def test_it_pays_with_an_item_that_nobody_can_wield():
    game = wotr(
        frodo=player(hand=["Gandalf the White", "Sting", "Éowyn"], ring=0),
        witch_king=player(hand=["Mordor Orcs"] * 3),
        active=["Egladil"],
    )
    assert answers(game, 2) == ["play Gandalf the White", "cycle Sting"]
