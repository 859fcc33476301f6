"""A seventh look: every clause of the book asked for the moment in which it is easily got wrong."""

from __future__ import annotations

import pytest

from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    THIRD,
    argalad,
    asked,
    favor,
    hero,
    meq,
    names,
    offers,
    place,
    size,
    thalin,
    told,
)

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


# ---- reasons


def test_sauron_is_not_told_that_an_enemy_bars_a_rest_of_his():
    """The minion in Bree bars the rest of Argalad, who is about to be attacked; Sauron never rests."""
    there = {"Bree": place(minions=["Gothmog"])}
    game = meq(argalad(), thalin(), at="ambush", round=3, pool=4, shadow=["Betrayed"], places=there)
    assert (asked(game), game.why_not("rest")) == (SAURON, "Only heroes do that [meq.rest-step.1]")
    game.play("pass")
    assert (asked(game), game.why_not("rest")) == (
        FIRST,
        "A monster token or minion is in your location: Bree [meq.rest-step.8]",
    )


def test_who_is_done_is_told_of_a_step_of_the_own_side():
    """Sauron does not explore, and heroes take no actions."""
    game = meq(argalad(), thalin(), at="turn", round=3, pool=4, shadow=["Flocks of Crebain"])
    later = "which is over for now; it comes again in a later turn"
    assert (asked(game), game.why_not("done")) == (
        SAURON,
        f"That is possible in the step “Action”, {later} [meq.action-step.4]",
    )
    game = meq(argalad(), thalin(), at="event", round=3, decks={"events-1": ["The Courage of Erkenbrand"]})
    assert (asked(game), game.why_not("done")) == (
        FIRST,
        "That is possible in the step “Travel”, when you are asked for it [meq.explore.2]",
    )


# ---- the log


def test_of_plots_that_are_not_there_none_is_drawn():
    """All but one of the advanced plots are in Sauron's hand; the Shadow deck has enough."""
    held = [
        "A Dark Messenger", "Osgiliath Invaded", "Gollum is Captured", "Saruman Falls to Corruption",
        "Wormtongue Taints Théoden", "Denethor Falls into Madness", "Orcs in the Mountains", "A Broken Line of Kings",
        "A Broken Line of Kings", "Gollum is Tortured", "Sméagol Escapes", "Loss of an Heir", "A Promise of Rings",
        "Rise of the Uruk-hai",
    ]  # fmt: skip
    game = meq(argalad(), at="action", round=3, plot_hand=held)
    game.play("draw cards", "draw cards")
    assert told(game, "meq.action-step.5") == [
        "Sauron draws 2 Shadow and 1 Plot cards",
        "Sauron draws 2 Shadow and 0 Plot cards",
    ]
    assert [size(game, zone) for zone in ("shadow-hand", "plot-hand", "plots")] == [4, 15, 0]
