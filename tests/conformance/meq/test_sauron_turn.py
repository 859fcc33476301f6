"""Sauron's turn: six steps in a fixed order, and what its summary repeats."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import asked, hero, influence, meq, names, offers, place, story

PARRY = ["Parry"]
ORDER = [
    "Influence: South Eaves −2",
    "The green marker moves 2",
    "The red marker moves 1",
    "Sauron plays the plot Gollum is Captured: Sea of Udûn",
    "Event: The Courage of Erkenbrand",
]
"""What the first four steps leave in the log."""


def beginning(**written):
    """A round is about to begin: a hero stands on influence, a plot is active, another one in hand."""
    return meq(
        hero("Beravor", at="South Eaves", hand=PARRY), at="round", patient=True,
        places={"Dol Guldur": place(influence=2), "South Eaves": place(influence=2)}, plots=["Monsters in the East"],
        pool=2, plot_hand=["Gollum is Captured"], decks={"events-1": ["The Courage of Erkenbrand"]}, green=2, black=4,
        **written,
    )  # fmt: skip


@pytest.mark.rule("meq.sauron-turn-overview.4", "meq.sauron-turn.1")
def test_the_six_steps_come_in_their_order():
    """Influence goes, markers move (so that no side is dominant), then a plot, one event, the actions, the draw."""
    game = beginning(round=2)
    seen = [game.table()["phase"]]
    while game.table()["turn"] == 0:
        if game.table()["phase"] != seen[-1]:
            seen.append(game.table()["phase"])
        game.choose(offers(game)[0] if game.decision.kind == "plot" else offers(game)[-1])
    assert seen == ["plot", "event", "action", "hero-draw"], "the first two steps put no question here"
    assert [entry.text for entry in game.log()][2:7] == ORDER
    assert game.table()["turn"] == 1


@pytest.mark.rule("meq.sauron-turn-overview.5", "meq.summary-sauron-turn.1")
def test_the_rally_clears_the_locations_of_the_heroes():
    game = beginning(round=2)
    assert influence(game, "South Eaves", "Dol Guldur") == [0, 2]


@pytest.mark.rule(
    "meq.sauron-turn-overview.8", "meq.sauron-turn-overview.11", "meq.sauron-turn-overview.15",
    "meq.summary-sauron-turn.4", "meq.summary-sauron-turn.6", "meq.summary-sauron-turn.8", "meq.plot-step.2",
    "meq.sauron-turn-overview.14",
)  # fmt: skip
def test_in_the_first_turn_of_the_game_there_is_neither_story_nor_plot_and_one_event():
    game = rw.new("meq", seats=2, heroes=["beravor"], seed=4)
    while game.table()["round"] == 0:
        game.choose(offers(game)[0])
    assert (story(game), game.table()["dominant"], game.table()["distance"]) == (
        (0, 0, 0, 0), "nobody", {"sauron": 18, "heroes": 18},
    )  # fmt: skip
    assert game.table()["phase"] in ("event", "action")
    while game.table()["phase"] != "action":
        game.choose(offers(game)[-1])
    drawn = [entry.text for entry in game.log() if entry.rule == "meq.event-step.1"]
    assert len(drawn) == 1
    assert game.view(None)["zones"]["events-1"]["count"] == 13


@pytest.mark.rule("meq.sauron-turn-overview.17", "meq.summary-sauron-turn.10")
def test_each_hero_may_draw_cards_up_to_fortitude():
    """Beravor has fortitude 6, Argalad 5."""
    game = meq(hero("Beravor", hand=PARRY), hero("Argalad", hand=PARRY), at="hero-draw", stop=True)
    assert (asked(game), offers(game)) == (1, [f"draw {n}" for n in (6, 5, 4, 3, 2, 1, 0)])
    game.play("draw 6")
    assert (asked(game), offers(game)) == (2, [f"draw {n}" for n in (5, 4, 3, 2, 1, 0)])
    game.play("draw 2")
    assert (len(names(game, "hand", 1)), len(names(game, "hand", 2)), game.decision) == (7, 3, None)


@pytest.mark.rule("meq.sauron-turn-overview.3")
def test_the_actions_are_his_to_take():
    game = meq(hero("Beravor", hand=PARRY), at="action", stop=True, places={"Barad-dûr": place(influence=1)})
    game.play("place influence", "into the Shadow Pool", *["influence Barad-dûr"] * 5)
    game.play("draw cards")
    assert (game.table()["pool"], influence(game, "Barad-dûr"), len(names(game, "shadow-hand"))) == (1, [6], 2)
