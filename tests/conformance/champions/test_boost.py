"""Boost cards and the star icon."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.champions import card, champions, hit_points, offers, only, pile, seat, threat, zones

PLAIN = ["Advance"] * 9
"""Encounter cards without boost icons."""


def texts_of(name: str) -> list[str]:
    """The labels of the texts on a card."""
    (face,) = {c.name: c for c in rw.cards("champions")}[name].card.faces
    return [getattr(ability, "label", "constant") for ability in face.abilities]


@pytest.mark.rule("champions.boost.6", "champions.star-icon.1", "champions.star-icon.2")
def test_a_star_stands_for_an_ability_in_the_text():
    assert texts_of("Radioactive Man") == ["forced-response", "boost"]
    assert texts_of("Program Transmitter") == ["constant", "forced-response", "action"]
    assert texts_of("Sandman") == []


@pytest.mark.rule("champions.enemy-attacks.7", "champions.boost.7")
def test_a_boost_ability_resolves_as_soon_as_its_card_is_turned_up():
    game = champions(
        seat("Spider-Man", upgrades=["Web-Shooter", "Combat Training"]),
        at="6",
        scenario="klaw",
        encounter_deck=["Electric Whip Attack", "Sandman", *PLAIN],
    )
    game.play("leave it undefended")
    assert offers(game) == ["choose Web-Shooter", "choose Combat Training"]
    assert (zones(game, "Sandman"), hit_points(game, "Spider-Man")) == (["boost"], 10)
    game.play("choose Web-Shooter")
    assert (pile(game, "encounter-discard")[:2], hit_points(game, "Spider-Man")) == (
        ["Electric Whip Attack", "Sandman"],
        8,
    )


@pytest.mark.rule("champions.enemy-schemes.5")
def test_a_boost_ability_resolves_in_a_scheme_too():
    game = champions(seat("Peter Parker"), at="6", encounter_deck=["Tiger Shark", *["Hydra Mercenary"] * 9])
    assert (only(game, "Rhino").tokens, threat(game, "The Break-In!")) == ({"tough": 1}, 1)


@pytest.mark.rule("champions.boost.11")
def test_several_boost_cards_are_added_up_and_resolved_in_order():
    game = champions(
        seat("Spider-Man", hand=["Energy"], allies=["Black Cat"]),
        at="6",
        scenario="klaw",
        encounter_deck=["Titania's Fury", "Radioactive Man", "Sandman", *PLAIN],
    )
    game.play("leave it undefended")
    assert pile(game, "encounter-discard")[:3] == ["Titania's Fury", "Radioactive Man", "Sandman"]
    assert (hit_points(game, "Spider-Man"), zones(game, "Energy")) == (7, ["discard"])


@pytest.mark.rule("champions.star-icon.3")
def test_a_star_at_the_atk_is_a_text_for_every_attack():
    game = champions(
        seat("Spider-Man", engaged=["Tiger Shark"]),
        at="6",
        villain=card("Rhino", stunned=True),
        encounter_deck=["Hydra Mercenary"] * 9,
    )
    game.play("leave it undefended")
    assert only(game, "Tiger Shark").tokens == {"tough": 1}
    scheming = champions(seat("Peter Parker", engaged=["Tiger Shark"]), at="6", encounter_deck=["Hydra Mercenary"] * 9)
    assert only(scheming, "Tiger Shark").tokens == {}


@pytest.mark.rule("champions.star-icon.4")
def test_a_star_at_the_sch_is_a_text_for_every_scheme():
    game = champions(
        seat("Peter Parker", engaged=["Madame Hydra"]),
        at="6",
        side_schemes=[card("Legions of Hydra", threat=1)],
        encounter_deck=["Hydra Mercenary"] * 9,
    )
    assert threat(game, "Legions of Hydra") == 3


@pytest.mark.rule("champions.star-icon.5")
def test_a_star_on_an_attachment_is_a_text_for_the_activations_that_use_its_value():
    game = champions(
        seat("Peter Parker"),
        at="6",
        scenario="ultron",
        villain=card("Ultron", attachments=["Program Transmitter"]),
        main_scheme="Assault on NORAD",
        side_schemes=[card("Invasive AI", threat=1)],
        encounter_deck=["Advance", *["Advanced Ultron Drone"] * 9],
    )
    assert (threat(game, "Assault on NORAD"), threat(game, "Invasive AI")) == (2, 2)
    attacking = champions(
        seat("Spider-Man"),
        at="6",
        scenario="ultron",
        villain=card("Ultron", attachments=["Program Transmitter"]),
        side_schemes=[card("Invasive AI", threat=1)],
        encounter_deck=["Advance", *["Advanced Ultron Drone"] * 9],
    )
    attacking.play("leave it undefended")
    assert threat(attacking, "Invasive AI") == 1
