"""A ninth look: the true obstacle, where a reason named another one."""

from __future__ import annotations

import pytest

from support.meq import argalad, hero, meq, place

# ---- what a way costs


@pytest.mark.parametrize(
    ("here", "items", "hand", "there", "price"),
    [
        ("The Grey Havens", ["Boat"], ["Hack", "Smash"], "Belfalas", "3 cards"),
        ("The Grey Havens", ["Boat", "Horse"], ["Hack"], "Belfalas", "2 cards"),
        ("The Grey Havens", ["Boat"], [], "Harlindon", "1 card"),
        ("The Grey Havens", ["Horse"], [], "Harlindon", "1 card"),
        ("The Grey Havens", [], [], "The Shire", "1 card"),
    ],
)
def test_no_icon_is_named_where_no_one_card_with_it_would_do(
    here: str, items: list[str], hand: list[str], there: str, price: str
):
    """A Boat's way over the sea has no icon: one card does not pay for it, whatever it shows."""
    game = meq(hero("Eometh", at=here, hand=hand, items=items), at="travel", round=2)
    reason = f"The way there takes {price} of any kind: {there} [meq.travel-move.5]"
    assert game.why_not(f"travel to {there}") == reason


# ---- Sauron's cards of the other kind


def test_a_card_of_sauron_that_is_for_another_step_is_refused_for_that():
    """It lies in his hand: what bars it is the moment."""
    hands = {"shadow": ["An Evil Fog", "Betrayed"], "plot_hand": ["Gollum is Captured"], "pool": 3}
    game = meq(argalad(), at="plot", round=2, **hands)
    for title in ("An Evil Fog", "Betrayed"):
        assert game.why_not(f"play {title}") == f"{title} is played at another moment [meq.shadow-play.2]"
    for step in ("action", "turn"):
        game = meq(argalad(), at=step, round=2, **hands)
        reason = "Gollum is Captured is played at another moment [meq.plot-step.1]"
        assert game.why_not("play Gollum is Captured") == reason


# ---- commands


def test_a_token_that_was_placed_has_had_no_command():
    """It does not move with the action that placed it, and that is a clause of its own."""
    there = {"Rhûn": place(influence=1), "Dagorlad": place(influence=1), "Bree": place(minions=["Gothmog"])}
    drawn = {"pile-brown-lands-mordor": ["Orc"]}
    game = meq(argalad(at="Fornost"), at="action", round=2, places=there, decks=drawn, patient=True)
    game.play("command", "muster in the Brown Lands and Mordor", "to Rhûn", "move Gothmog", "to Tharbad")
    placed = "Orc was placed by this action and does not move before the next one [meq.action-command.20]"
    assert game.why_not("move Orc at Rhûn") == placed
    assert game.why_not("move Gothmog") == "Gothmog has had its command of this action [meq.action-command.19]"
