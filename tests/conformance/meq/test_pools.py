"""The Life Pool, the Rest Pool and the Damage Pool of a hero."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import FIRST, SAURON, asked, hero, meq, names, offers, place, shown, size

POOLS = ("life", "rest", "damage")


def count(game: rw.Game, pool: str, to: int) -> int:
    """How many cards a person counts in a pool of the first hero."""
    seen = game.view(to)["players"][FIRST][pool]
    return seen["count"] if isinstance(seen, dict) else len(seen)


@pytest.mark.rule("meq.hero-pools.1", "meq.hero-pools.3", "meq.hero-pools.4", "meq.rest-step.2")
def test_travel_fills_the_rest_pool_and_damage_the_damage_pool():
    game = meq(
        hero("Beravor", at="Bree", hand=["Ranged Strike", "Evade", "Charge"], life=["Parry", "Parry", "Aimed Shot"]),
        places={"Weathertop": place(monsters=["Agent"])}, at="travel", decks={"zealot-deck": ["Smash"]},
    )  # fmt: skip
    assert [size(game, pool) for pool in POOLS] == [3, 0, 0]
    game.play("travel to Weathertop", "discard card Ranged Strike")
    assert [size(game, pool) for pool in POOLS] == [3, 1, 0], "fatigue"
    game.play("draw 0", "fight on", "fight on", "lay Charge", "lay Smash", "lose the top card", "lose the top card")
    assert [size(game, pool) for pool in POOLS] == [1, 1, 2], "wounds"


@pytest.mark.rule("meq.hero-pools.2")
def test_the_hero_deck_is_shuffled_and_becomes_the_life_pool():
    """25 cards, of which nobody knows the order; the first hand is drawn from it in the Hero Draw step."""
    orders = []
    for seed in (0, 1):
        game = rw.new("meq", seats=2, heroes=["Argalad"], seed=seed)
        while game.decision.kind != "draw":
            game.choose(0)
        assert [size(game, pool) for pool in POOLS] == [25, 0, 0]
        game.choose("draw 5")
        orders.append(names(game, "hand")[-5:])
    assert orders[0] != orders[1]


@pytest.mark.rule("meq.life-pool.1", "meq.life-pool.4", "meq.damage-pool.1", "meq.damage-pool.4")
def test_the_life_pool_and_the_damage_pool_lie_face_down_and_can_be_counted():
    game = meq(hero("Beravor", life=["Evade", "Charge", "Parry"], damage=["Parry", "Aimed Shot"]), hero("Argalad"))
    for seat in (SAURON, FIRST, 2):
        assert game.view(seat)["players"][FIRST]["life"] == {"count": 3, "known": []}
        assert shown(game, "damage", seat) == [None, None]
        assert (count(game, "life", seat), count(game, "damage", seat)) == (3, 2)


@pytest.mark.rule("meq.rest-pool.1", "meq.rest-pool.2", "meq.rest-pool.4", "meq.rest-pool.5")
def test_the_rest_pool_lies_face_up_in_the_order_of_the_discards():
    game = meq(
        hero("Beravor", at="The Shire", hand=["Evade", "Charge", "Parry"], rest=["Aimed Shot"]), hero("Argalad"),
        at="travel",
    )  # fmt: skip
    game.play("travel to Old Forest", "discard card Evade", "discard card Charge")
    assert names(game, "rest") == ["Aimed Shot", "Evade", "Charge"]
    for seat in (SAURON, FIRST, 2):
        assert shown(game, "rest", seat) == ["Aimed Shot", "Evade", "Charge"]


@pytest.mark.rule("meq.life-pool.3")
@pytest.mark.parametrize(("life", "place_after"), [([], "Fornost"), (["Evade"], "The Shire")])
def test_without_a_card_in_hand_and_in_the_life_pool_a_hero_is_defeated(life: list[str], place_after: str):
    """A slip of the translation: only when both are gone. The last card in hand pays for a move."""
    game = meq(
        hero("Beravor", at="The Grey Havens", hand=["Charge"], life=life), hero("Argalad", at="Edoras"), at="travel"
    )
    game.play("travel to The Shire")
    if game.decision.kind == "marker":
        game.play("advance the red marker")
    assert game.look("Beravor")[0].at == place_after


@pytest.mark.rule("meq.damage-pool.2", "meq.damage-heroes.1", "meq.damage-heroes.2")
def test_each_point_of_damage_is_a_card_of_the_hand_or_the_unseen_top_of_the_life_pool():
    """The peril deals 5 damage."""
    game = meq(
        hero(
            "Beravor", at="Ettenmoors", hand=["Charge", "Evade", "Ranged Strike"],
            life=["Parry", "Strategize", "Parry", "Evade"],
        ),
        hero("Argalad"), at="travel", decks={"perils": ["An Unexpected Betrayal", "Trapped", "Orc Scouts"]},
    )  # fmt: skip
    game.play("travel to Ruins of Angmar", "discard card Evade", "inflict An Unexpected Betrayal")
    assert asked(game) == FIRST
    game.choose(0)
    assert (game.decision.kind, game.decision.prompt().count("5")) == ("damage", 1)
    assert offers(game) == ["lose the top card", "lose Charge", "lose Ranged Strike"]
    game.play("lose the top card")
    assert (names(game, "damage"), shown(game, "damage", FIRST)) == (["Parry"], [None])
    game.play("lose Charge", "lose the top card", "lose the top card", "lose the top card")
    assert names(game, "damage") == ["Parry", "Charge", "Strategize", "Parry", "Evade"]
    assert shown(game, "damage", SAURON) == [None] * 5
    assert (game.decision.kind, names(game, "hand"), size(game, "life")) == ("travel", ["Ranged Strike"], 0)


@pytest.mark.rule("meq.rest-pool.3", "meq.rest-step.1", "meq.rest-step.5")
@pytest.mark.parametrize("rests", [True, False])
def test_resting_shuffles_the_rest_pool_into_the_life_pool(rests: bool):
    game = meq(
        hero("Argalad", at="Bree", hand=["Parry"], life=["Volley"], rest=["Overdraw", "Quick Shot"], damage=["Parry"]),
        black=1, red=1, stop=True,
    )  # fmt: skip
    assert offers(game) == ["rest", "pass"]
    game.choose("rest" if rests else "pass")
    assert sorted(names(game, "life")) == (["Overdraw", "Quick Shot", "Volley"] if rests else ["Volley"])
    assert names(game, "rest") == ([] if rests else ["Overdraw", "Quick Shot"])
    assert (names(game, "hand"), names(game, "damage")) == (["Parry"], ["Parry"])


@pytest.mark.rule("meq.damage-pool.3", "meq.rest-step.12", "meq.hero-turn-overview.4", "meq.summary-hero-turn.2")
@pytest.mark.parametrize("heals", [True, False])
def test_healing_in_a_haven_shuffles_both_pools_into_the_life_pool(heals: bool):
    game = meq(
        hero(
            "Argalad", at="Rivendell", hand=["Parry"], life=["Volley"], rest=["Overdraw"],
            damage=["Parry", "Quick Shot"],
        ),
        black=1, red=1, stop=True,
    )  # fmt: skip
    game.play("rest", "heal" if heals else "pass")
    assert sorted(names(game, "life")) == ["Overdraw", *(["Parry", "Quick Shot"] if heals else []), "Volley"]
    assert names(game, "damage") == ([] if heals else ["Parry", "Quick Shot"])
