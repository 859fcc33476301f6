"""A ninth look at the log: lines that cited another clause than the one that was carried out."""

from __future__ import annotations

import rulewright as rw
from support.meq import argalad, at, hero, meq, names, offers, place, told

# ---- influence


def test_what_a_broken_line_loses_is_told_by_the_clause_of_broken_lines():
    """A rally in Mount Doom cuts off all beyond it; a Stronghold that grows weaker cuts off nothing."""
    line = {"Barad-dûr": place(influence=3), "Mount Doom": place(influence=2), "Sea of Udûn": place(influence=2)}
    game = meq(argalad(at="Mount Doom"), at="rally", round=2, stop=True, places=line)
    assert told(game, "meq.location-influence.17") == ["Too much influence: Sea of Udûn loses 1"]
    assert told(game, "meq.location-influence.15") == []


def test_what_a_weaker_stronghold_no_longer_bears_is_told_by_the_clause_of_excess():
    drawn = ["Sting of the West", "Shapes in the Mist", "The Faces in the Water"]
    game = meq(
        argalad(at="Dagorlad"), at="encounter", stop=True, decks={"brown-lands-mordor": drawn},
        places={name: place(influence=3) for name in ("Dol Guldur", "South Eaves")},
    )  # fmt: skip
    game.play("remove influence from Dol Guldur")
    assert told(game, "meq.location-influence.15") == ["Too much influence: South Eaves loses 1"]
    game.play("remove influence from Dol Guldur", "remove influence from Dol Guldur")
    assert told(game, "meq.location-influence.17") == []


def test_influence_that_a_text_places_off_any_extension_is_trimmed_as_too_much():
    drawn = {"events-3": ["He Has at Last Heard"]}
    there = {"The Shire": place(influence=1)}
    game = meq(argalad(), at="event", round=2, green=13, red=13, stop=True, decks=drawn, places=there)
    assert told(game, "meq.location-influence.15") == ["Too much influence: The Shire loses 1"]
    assert told(game, "meq.location-influence.17") == []


# ---- the set-up


def test_what_is_done_in_setting_up_is_told_by_the_clauses_of_setting_up():
    """The starting plot is drawn at random and played by nobody; the first minions have not arrived in a Story step."""
    game = rw.new("meq", seats=3, seed=2)
    game.play("be Argalad", "be Argalad")
    while game.table()["round"] == 0:
        game.choose(0)
    assert told(game, "meq.setup.6") == ["Player 2 wants to play Argalad", "Player 3 wants to play Argalad"]
    (plot,) = names(game, "plot-1")
    assert told(game, "meq.setup.31") == [f"The starting plot is {plot}: {at(game, plot)}"]
    assert told(game, "meq.setup.27") == ["Black Serpent: Near Harad", "Mouth of Sauron: Dol Guldur"]
    assert told(game, "meq.plot-step.5", "meq.minion-arrival.5", "meq.influence-tokens.1") == []


def test_the_influence_that_a_starting_plot_puts_into_the_shadow_pool_is_its_instruction():
    drawn = set()
    for seed in range(8):
        game = rw.new("meq", heroes=["Argalad"], seed=seed)
        pool = game.table()["pool"]
        filled = [line for line in told(game, "meq.setup.33") if "Shadow Pool" in line]
        assert filled == ([f"{pool} influence goes to the Shadow Pool"] if pool else [])
        drawn.add(pool)
    assert drawn == {0, 1, 2}


# ---- the Ambush step


def test_a_token_that_ambushes_is_turned_up_by_the_clause_of_the_ambush_step():
    """Fight or peril is a part of the Travel step: its clauses say nothing of an ambush."""
    game = meq(argalad(), at="ambush", round=2, places={"Bree": place(monsters=["Orc", "Rumour"])})
    game.play("attack with Rumour at Bree")
    assert told(game, "meq.ambush-step.1") == ["The monster token is Rumour"]
    assert told(game, "meq.fight-or-peril.4") == []


def test_a_token_that_attacks_a_traveller_is_turned_up_by_the_clause_of_fight_or_peril():
    there = {"Weathertop": place(monsters=["Orc"])}
    game = meq(argalad(hand=["Parry", "Volley"]), at="travel", round=2, places=there)
    game.play("travel to Weathertop", "discard card Parry")
    assert told(game, "meq.fight-or-peril.4") == ["The monster token is Orc"]
    assert told(game, "meq.ambush-step.1") == []


# ---- characters, plots and events


def test_a_character_that_an_event_moves_is_not_told_to_come_from_the_supply():
    """Radagast the Brown moves Gandalf; Aragorn Meets with Gandalf moves one and places the other."""
    there = {"Moria": place(characters=["Gandalf"])}
    drawn = {"events-2": ["Aragorn Meets with Gandalf"], "events-3": ["Radagast the Brown"]}
    game = meq(argalad(), at="event", round=2, green=7, red=7, stop=True, decks=drawn, places=there)
    assert told(game, "meq.event-step.7") == ["Aragorn: Bree"]
    assert told(game, "meq.event-card.5") == ["Gandalf: Bree"]
    game = meq(argalad(), at="event", round=2, green=13, red=13, stop=True, decks=drawn, places=there)
    assert told(game, "meq.event-step.7") == []
    assert told(game, "meq.event-card.5") == ["Gandalf: Isengard"]


def test_a_starting_plot_is_not_told_to_go_to_the_discard_pile():
    """It goes to the box (READINGS 16), whoever discards it; any other plot goes to the discard pile."""
    plots = ["Sauron Hunts for the Ring", "Gollum is Captured"]
    game = meq(argalad(), at="plot", round=2, stop=True, plots=plots)
    game.play("discard Sauron Hunts for the Ring")
    assert told(game, "meq.plot-discard.2", "meq.plot-discard.3") == ["The plot Sauron Hunts for the Ring is discarded"]
    assert told(game, "meq.plot-discard.2") == []
    game = meq(argalad(at="Gladden Fields", favor=3), at="travel", round=2, plots=plots)
    game.play("explore", "foil Sauron Hunts for the Ring")
    assert told(game, "meq.plot-discard.3") == ["The plot Sauron Hunts for the Ring is discarded"]
    game = meq(argalad(), at="plot", round=2, stop=True, plots=plots)
    game.play("discard Gollum is Captured")
    assert told(game, "meq.plot-discard.2") == ["The plot Gollum is Captured is discarded"]


def test_trust_in_friendship_leaves_by_its_own_text():
    """It lies before a hero: it has no location, and no marker that would leave the board with it."""
    drawn = {"events-1": ["Trust in Friendship"]}
    game = meq(argalad(at="Bree", favor=1), hero("Thálin", at="Bree"), at="event", round=2, decks=drawn)
    game.play("choose player 2")
    while game.decision is not None and game.decision.kind != "travel":
        game.play(offers(game)[-1])
    game.play("explore")
    assert told(game, "meq.event-location.3") == []
    assert "The event Trust in Friendship is discarded" in told(game, "meq.event-card.5")
