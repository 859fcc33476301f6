"""A ninth look: cards that meet each other, and offers that nobody is forced to take up."""

from __future__ import annotations

import pytest

from support.meq import favor, meq, met, names, offers

TEMPTING = [
    ("Ancient Greed", "Erebor", "take a Corruption card and gain 2 favor"),
    ("The Mad Baggins", "Bree", "take a Corruption card and draw cards"),
]


@pytest.mark.parametrize(("title", "where", "offer"), TEMPTING)
def test_who_may_gain_no_favor_is_not_forced_to_take_corruption_in_its_place(title: str, where: str, offer: str):
    """Both cards say that the hero may take a Corruption card; to leave it is open also to whom favor does no good."""
    greedy = {"favor": 3, "corruption": ["Despairing"]}
    _, heroes, written, _, _ = met(title, where, [], {}, hero=greedy, decks={"corruption": ["Weak"]})
    game = meq(*heroes, **{**written, "stop": True})
    assert offers(game) == [offer, "gain 1 favor"]
    game.play("gain 1 favor")
    assert (game.decision, favor(game), names(game, "area")) == (None, 3, ["Despairing"])


@pytest.mark.parametrize(("title", "where", "offer"), TEMPTING)
def test_but_may_take_it(title: str, where: str, offer: str):
    greedy = {"favor": 3, "corruption": ["Despairing"]}
    _, heroes, written, _, _ = met(title, where, [], {}, hero=greedy, decks={"corruption": ["Weak"]})
    game = meq(*heroes, **{**written, "stop": True})
    game.play(offer)
    assert (favor(game), names(game, "area")) == (3, ["Despairing", "Weak"])
