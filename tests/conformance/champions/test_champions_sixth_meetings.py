"""A sixth look: where two rules meet, each written from the book before it was played."""

from __future__ import annotations

import pytest

from support.champions import champions, only, seat, zones



def revealed(game) -> list[str]:
    """The titles of the encounter cards that were revealed, in their order."""
    told = [entry.text for entry in game.log()]
    return [text.removeprefix("Revealed: ") for text in told if text.startswith("Revealed: ")]


@pytest.mark.rule("champions.keyword-surge.1")
def test_a_surge_brings_the_last_card_of_the_deck_though_it_is_another_copy():
    """Rhino is unharmed: each copy surges. The second one empties the deck, and the new one has another card, too."""
    game = champions(
        seat("Spider-Man", dealt=["Hard to Keep Down"]), at="8",
        encounter_deck=["Hard to Keep Down"], encounter_discard=["Sandman"],
    )  # fmt: skip
    found = revealed(game)
    assert (found[:2], found[-1]) == (["Hard to Keep Down"] * 2, "Sandman")
    assert zones(game, "Sandman") == ["engaged"]


def test_surges_that_bring_nothing_but_each_other_end_when_each_was_revealed():
    game = champions(seat("Captain Marvel", dealt=["Kree Manipulator"]), at="8", encounter_deck=["Kree Manipulator"])
    assert revealed(game) == ["Kree Manipulator", "Kree Manipulator"]
    assert only(game, "The Break-In!").tokens == {"threat": 2, "acceleration": 1}
