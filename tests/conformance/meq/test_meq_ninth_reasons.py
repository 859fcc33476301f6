"""A ninth look: the true obstacle, where a reason named another one."""

from __future__ import annotations

import pytest

from support.meq import argalad, hero, meq

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
