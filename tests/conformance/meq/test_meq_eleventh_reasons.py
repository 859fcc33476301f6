"""A look at whole games: reasons that were asked for where nobody had asked before."""

from __future__ import annotations

import pytest

from support.meq import argalad, at, meq, place


@pytest.mark.parametrize(
    ("minion", "there", "reason"),
    [
        ("Black Serpent", "Gladden Fields", "Gladden Fields is more than 2 locations away [meq.minions.5]"),
        ("Mouth of Sauron", "The Shire", "The Shire is not next to it [meq.action-command.3]"),
    ],
)
def test_where_a_minion_that_moves_two_locations_does_not_come(minion: str, there: str, reason: str):
    """From Bree: "not next to it" is no obstacle for the Black Serpent, which comes to the Trollshaws as well."""
    game = meq(argalad(at="Erebor"), at="action", round=2, places={"Bree": place(minions=[minion])})
    game.play("command", f"move {minion}")
    assert game.why_not(f"to {there}") == reason


SHADOWS = {"at": "action", "round": 2, "pool": 4}
OTHER_MOMENT = "{} is played at another moment [meq.shadow-play.2]"
PLAYED = "Sauron has played a Shadow card in this turn [meq.shadow-play.4]"


def test_why_a_shadow_card_waits_while_sauron_is_asked_for_something_else():
    """While influence is placed in the Action step: a card for a combat, and a second card after the first."""
    game = meq(argalad(), shadow=["Betrayed", "An Evil Fog", "Storms of Mordor"], **SHADOWS)
    game.play("place influence")
    assert game.why_not("play Betrayed") == OTHER_MOMENT.format("Betrayed")
    assert game.why_not("play An Evil Fog") == OTHER_MOMENT.format("An Evil Fog")
    game = meq(argalad(), shadow=["Betrayed", "An Evil Fog", "Storms of Mordor"], **SHADOWS)
    game.play("play An Evil Fog", 0)
    while "place influence" not in [option.key for option in game.decision.options]:
        game.choose(0)
    game.play("place influence")
    assert game.why_not("play Storms of Mordor") == PLAYED


def test_why_a_shadow_card_is_not_played_in_the_middle_of_a_combat():
    """Dark Promises is for its beginning, Storms of Mordor for the Action step."""
    game = meq(
        argalad(), at="ambush", pool=4, shadow=["Dark Promises", "Storms of Mordor"],
        places={"Bree": place(monsters=["Agent"])},
    )  # fmt: skip
    game.play("pass", "draw 0", "fight on")
    assert [game.why_not(f"play {card}") for card in ("Dark Promises", "Storms of Mordor")] == [
        OTHER_MOMENT.format("Dark Promises"), OTHER_MOMENT.format("Storms of Mordor"),
    ]  # fmt: skip


OVER = "Plots are played in the Plot step: Gollum is Captured [meq.plot-step.1]"


def test_why_a_plot_is_not_played_after_the_plot_step():
    game = meq(argalad(), at="action", round=2, pool=4, plot_hand=["Gollum is Captured"])
    game.play("place influence")
    assert game.why_not("play Gollum is Captured") == OVER


def test_the_text_that_lets_nobody_travel_on_is_named():
    """Hopeless: the fourth Travel step. Winter Storm: the second move."""
    hand = ["Parry", "Parry", "Volley", "Volley"]
    game = meq(argalad(hand=hand, corruption=["Hopeless"]), at="travel")
    for _ in range(3):
        game.play("travel to Weathertop" if at(game, "Argalad") == "Bree" else "travel to Bree", 0)
    reason = "Hopeless allows no more Travel steps in this turn [meq.corruption.3]"
    assert game.why_not("travel to Bree") == reason
    stormy = meq(argalad(hand=hand), at="turn", shadow=["Winter Storm"], pool=10, green=13, round=5)
    stormy.play("play Winter Storm", "pass", "travel to Weathertop", 0)
    reason = "Winter Storm allows no more moves in this Travel step: 1 [meq.shadow-card.4]"
    assert stormy.why_not("travel to Bree") == reason


@pytest.mark.parametrize(
    ("mine", "card"),
    [
        ({"favor": 3, "corruption": ["Despairing"]}, "Despairing"),
        ({"favor": 0, "corruption": ["Mistrusted"]}, "Mistrusted"),
        ({"favor": 2, "corruption": ["Mistrusted", "Despairing"]}, "Despairing"),
    ],
)
def test_the_card_that_lets_a_hero_gain_no_more_favor_is_named(mine: dict[str, object], card: str):
    """3 favor lie in Bree; what can be gained of it is taken first, if anything can."""
    game = meq(argalad(**mine), at="travel", places={"Bree": place(favor=3)})
    game.play("explore")
    if mine["favor"] != 3:
        game.play("take favor")
    assert game.why_not("take favor") == f"{card} lets you gain no more favor now [meq.corruption.3]"


@pytest.mark.parametrize(
    ("mine", "there", "reason"),
    [
        ({"at": "Bree", "hand": []}, "Old Forest",
         "The way there takes 1 card of any kind: Old Forest [meq.travel-move.5]"),
        ({"at": "Eregion", "hand": [], "items": ["Boat"]}, "Tharbad",
         "The way there takes 1 card of any kind: Tharbad [meq.travel-move.9]"),
        ({"at": "The Grey Havens", "hand": ["Parry", "Parry"], "items": ["Boat"]}, "Belfalas",
         "The way there takes 3 cards of any kind: Belfalas [meq.travel-move.5]"),
        ({"at": "Eregion", "hand": []}, "Tharbad",
         "The way there takes a card with the icon “plains”, or as many cards as 2: Tharbad [meq.travel-move.5]"),
    ],
    ids=["any", "boat", "sea", "icon"],
)  # fmt: skip
def test_what_a_way_costs_that_a_hero_cannot_pay_for(mine: dict[str, object], there: str, reason: str):
    """No card has the icon "any card", and with a Boat no icon is asked for."""
    game = meq(argalad(**mine), at="travel", patient=True)
    assert game.why_not(f"travel to {there}") == reason
