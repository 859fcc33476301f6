"""The steps of Sauron's turn that are for the heroes: Hero Rally and Hero Draw."""

from __future__ import annotations

import pytest

from support.meq import SECOND, asked, hero, influence, meq, names, offers, place, size

QUIET = {"events-1": ["Lady of the Golden Wood"]}
"""An event that does nothing before somebody explores its location."""


@pytest.mark.rule("meq.hero-rally.1")
def test_every_hero_clears_the_own_location():
    game = meq(
        hero("Beravor", at="Bree"), hero("Argalad", at="Tharbad"),
        places={"Bree": place(influence=2), "Tharbad": place(influence=1), "Weathertop": place(influence=1)},
        at="rally", stop=True,
    )  # fmt: skip
    assert influence(game, "Bree", "Tharbad", "Weathertop") == [0, 0, 1]


@pytest.mark.rule("meq.hero-rally.2")
def test_a_stronghold_keeps_its_influence_with_a_hero_in_it():
    game = meq(
        hero("Beravor", at="Dol Guldur"), hero("Argalad", at="South Eaves"),
        places={"Dol Guldur": place(influence=2), "South Eaves": place(influence=1)}, at="rally", stop=True,
    )  # fmt: skip
    assert influence(game, "Dol Guldur", "South Eaves") == [2, 0]


@pytest.mark.rule("meq.hero-rally.5")
def test_no_monster_token_comes_to_a_location_that_was_rallied():
    """An Evil Fog takes the hero away from there, so that nothing but the lack of influence bars the token."""
    game = meq(
        hero("Beravor", at="Weathertop"),
        places={name: place(influence=1) for name in ("Weathertop", "The Trollshaws", "Ettenmoors")},
        at="rally", round=1, decks=QUIET, shadow=["An Evil Fog"], pool=1,
    )  # fmt: skip
    assert (game.decision.kind, influence(game, "Weathertop", "The Trollshaws")) == ("action", [0, 1])
    game.play("play An Evil Fog", "yes", "choose Bree", "command", "muster in Rhudaur and the Grey Mountains")
    assert offers(game) == ["to The Trollshaws", "to Ettenmoors"]
    assert "influence" in game.why_not("to Weathertop")


@pytest.mark.rule("meq.hero-draw.1", "meq.life-pool.2")
def test_a_hero_draws_fortitude_cards_from_the_life_pool():
    """Beravor has fortitude 6, with a level of it 7."""
    life = ["Evade", "Charge", "Parry", "Parry", "Evade", "Evade", "Charge", "Charge"]
    game = meq(
        hero("Beravor", hand=["Strategize"], life=life, rest=["Aimed Shot"], damage=["Anticipate"]),
        at="hero-draw", stop=True,
    )  # fmt: skip
    assert offers(game) == [f"draw {n}" for n in (6, 5, 4, 3, 2, 1, 0)]
    assert game.why_not("draw 7") is not None
    game.play("draw 6")
    assert names(game, "hand") == ["Strategize", *life[:6]]
    assert (size(game, "life"), names(game, "rest"), names(game, "damage")) == (2, ["Aimed Shot"], ["Anticipate"])
    stronger = meq(hero("Beravor", fortitude=1, life=life), at="hero-draw", stop=True)
    assert offers(stronger)[0] == "draw 7"


@pytest.mark.rule("meq.hero-draw.4")
def test_a_hero_may_draw_fewer():
    game = meq(hero("Beravor"), at="hero-draw", stop=True)
    game.play("draw 2")
    assert (size(game, "hand"), size(game, "life")) == (2, 23)


@pytest.mark.rule("meq.hero-draw.2")
def test_a_hand_has_no_limit():
    hand = ["Ranged Strike"] * 5 + ["Evade"] * 3 + ["Charge"] * 3 + ["Anticipate"] * 3
    game = meq(hero("Beravor", hand=hand), hero("Argalad"), at="hero-draw", stop=True)
    game.play("draw 6")
    assert (size(game, "hand"), asked(game)) == (20, SECOND)


def test_no_more_is_drawn_than_the_life_pool_holds():
    game = meq(hero("Beravor", hand=["Evade"], life=["Parry", "Charge"]), at="hero-draw", stop=True)
    assert offers(game) == ["draw 2", "draw 1", "draw 0"]
    assert "Life Pool" in game.why_not("draw 3")


@pytest.mark.parametrize(("hand", "drawn", "kept"), [(2, 6, 7), (1, 6, 7), (0, 6, 6)])
def test_a_distraught_hero_keeps_seven_cards(hand: int, drawn: int, kept: int):
    """READINGS 25: surplus cards go to the Rest Pool at once."""
    game = meq(
        hero("Beravor", hand=["Evade"] * hand, corruption=["Distraught"]), hero("Argalad"), at="hero-draw", stop=True
    )
    game.play(f"draw {drawn}")
    if hand + drawn > 7:
        assert (game.decision.kind, asked(game)) == ("discard", 1)
        game.play("discard card Evade")
    assert (size(game, "hand"), asked(game)) == (kept, SECOND)
    assert names(game, "rest") == ["Evade"] * (hand + drawn - kept)
