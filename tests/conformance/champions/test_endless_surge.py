"""Surge after surge comes to an end when nothing is left to reveal but what has been revealed before."""

from __future__ import annotations

from support.champions import champions, seat


def test_cards_that_only_bring_each_other_come_to_an_end():
    """Both cards have surge: the deck is made anew of the first one, and that brings no third card."""
    deck = ["Kree Manipulator", "Under Fire"]
    game = champions(seat("Captain Marvel"), at="7", encounter_deck=deck, patient=True)
    revealed = [entry.text for entry in game.log() if entry.text.startswith("Revealed")]
    assert revealed == ["Revealed: Kree Manipulator", "Revealed: Under Fire", "Revealed: Kree Manipulator"]
