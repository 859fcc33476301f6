"""A ninth look, at whole games: what a text offers may be declined, whatever declining is worth then."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Written, argalad, favor, meq, names, offers, size, thalin

BAGGINS = ("Bree", "encounters-1", ["The Mad Baggins", "Pipeweed & Seven Meals a Day", "The Raiders in the Hills"])
GREED = ("Erebor", "encounters-6", ["Ancient Greed", "The Court of Théoden", "Imladris"])
OFFERED = [
    (BAGGINS, "take a Corruption card and draw cards"),
    (GREED, "take a Corruption card and gain 2 favor"),
]


def offered(card: tuple[str, str, list[str]], **mine: object) -> rw.Game:
    """Argalad meets a card that offers something for a Corruption card, or 1 favor."""
    where, deck, drawn = card
    who: Written = argalad(at=where, **mine)
    return meq(who, at="encounter", stop=True, decks={deck: drawn, "corruption": ["Weak"]})


@pytest.mark.parametrize(("card", "taken"), OFFERED, ids=["The Mad Baggins", "Ancient Greed"])
def test_nobody_takes_corruption_because_no_favor_can_be_gained(card: tuple[str, str, list[str]], taken: str):
    """Despairing, with 3 favor: who declines what is offered for a Corruption card gains nothing, and takes none."""
    full = {"favor": 3, "corruption": ["Despairing"]}
    game = offered(card, **full)
    assert (offers(game), game.why_not("gain 1 favor")) == ([taken, "gain 1 favor"], None)
    game.play("gain 1 favor")
    assert (game.decision, favor(game), names(game, "area"), size(game, "hand")) == (None, 3, ["Despairing"], 2)
    taking = offered(card, **full)
    taking.play(taken)
    assert names(taking, "area") == ["Despairing", "Weak"]


def test_what_is_offered_and_cannot_be_had_in_full_is_still_refused_where_favor_can_be_gained():
    """Despairing, with 2 favor: Ancient Greed would bring 1 of its 2, so the 1 for nothing is gained unasked."""
    game = offered(GREED, favor=2, corruption=["Despairing"])
    assert (game.decision, favor(game), names(game, "area")) == (None, 3, ["Despairing"])


NOBODY_ASKS = "No text asks you now to choose one of several effects"


@pytest.mark.parametrize(
    "key",
    [
        "take a Corruption card and draw cards",
        "gain agility",
        "discard 2 cards",
        "train a skill",
        "place monster tokens",
    ],
)
def test_what_a_text_offers_at_its_time_is_known_also_when_none_asks(key: str):
    """No such card, said the game, and nothing that one can choose: but other cards than this do offer it."""
    game = meq(argalad(), at="travel", stop=True)
    assert game.why_not(key) == NOBODY_ASKS
    game = offered(BAGGINS)
    assert game.why_not("gain agility") == "That is not one of the answers to this question [meq.encounter-card.5]"
    assert game.why_not("gain courage") == "“gain courage” is nothing that one can choose in this game"


def test_an_effect_that_came_about_by_itself_is_not_unheard_of_afterwards():
    """Redeemed by Grace, without favor: 1 favor is gained unasked, and then no text asks."""
    game = meq(
        argalad(at="Edoras"), thalin(), at="encounter",
        decks={"encounters-6": ["Redeemed by Grace", "The Golden Wood", "The Northern Fortress"]},
    )  # fmt: skip
    assert (favor(game), game.why_not("gain 1 favor"), game.why_not("spend favor on Corruption cards")) == (
        1, NOBODY_ASKS, NOBODY_ASKS,
    )  # fmt: skip
