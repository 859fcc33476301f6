"""A ninth look, at whole games: lines of the log that told of cards which did not move, or did not tell of any."""

from __future__ import annotations

import pytest

from support.meq import argalad, fight_a_round, hero, meq, names, place, size, told
from support.meq_combat import bear, duel

EYE = {"encounters-5": ["The Land of the Great Eye", "The Faces in the Water", "Sauron's Road"]}
PIPEWEED = {"encounters-1": ["Pipeweed & Seven Meals a Day", "The Raiders in the Hills", "The Grey Company"]}


@pytest.mark.parametrize(
    ("pools", "lines"),
    [
        ({"damage": [], "rest": []}, ["Argalad shuffles the Life Pool"]),
        ({"damage": [], "rest": ["Precision"]}, ["Argalad shuffles cards into the Life Pool"]),
        ({"damage": ["Precision"], "rest": []},
         ["Argalad moves cards from the Damage Pool to the Rest Pool", "Argalad shuffles cards into the Life Pool"]),
    ],
    ids=["none", "rest", "damage"],
)  # fmt: skip
def test_the_log_moves_no_cards_out_of_an_empty_pool(pools: dict[str, list[str]], lines: list[str]):
    game = meq(argalad(at="The Shire", **pools), at="encounter", stop=True, decks=PIPEWEED)
    assert told(game, "meq.encounter-card.5") == lines


@pytest.mark.parametrize(
    ("life", "line"),
    [
        (["Overdraw"] * 4 + ["Precision"] * 2, "Argalad puts the top 5 cards of the Life Pool on the Rest Pool"),
        (["Overdraw"], "Argalad puts the top card of the Life Pool on the Rest Pool"),
    ],
)  # fmt: skip
def test_the_log_tells_of_cards_that_go_from_the_life_pool_to_the_rest_pool(life: list[str], line: str):
    """The Land of the Great Eye, with 6 influence in the Brown Lands against fortitude 5."""
    game = meq(
        argalad(at="Rhûn", life=life, rest=[], damage=[]), at="encounter", stop=True, decks=EYE,
        places={"Dol Guldur": place(influence=3), "Emyn Muil": place(influence=3)},
    )  # fmt: skip
    assert (told(game, "meq.encounter-card.5"), size(game, "rest")) == ([line], min(5, len(life)))
    assert names(game, "life") == life[5:]


def test_the_log_tells_of_cards_that_a_text_lets_a_hero_draw_or_take():
    """The Mad Baggins; and Eleanor's Rest, a card off each pool; and Shrewd Planning, which takes Overdraw back."""
    decks = {"encounters-1": ["The Mad Baggins", "The Raiders in the Hills", "The City by the Greyflood"]}
    game = meq(argalad(at="Bree"), at="encounter", stop=True, decks={**decks, "corruption": ["Weak"]})
    game.play("take a Corruption card and draw cards")
    assert told(game, "meq.encounter-card.5")[-1] == "Argalad draws 3"
    rested = duel(
        hero("Eleanor", hand=["Rest", "Parry"], life=["Charge", "Hide"], rest=["Dodge"]), "Agent", "Quick Shot",
    )  # fmt: skip
    rested.play("draw 0")
    fight_a_round(rested, "Rest", "Quick Shot")
    rested.play("take from the Rest Pool", "take from the Life Pool")
    assert told(rested, "meq.combat-card.4") == ["Eleanor takes Dodge to hand", "Eleanor draws 1"]
    mine = hero("Argalad", hand=["Overdraw", "Shrewd Planning"], life=["Parry"] * 2 + ["Precision"] * 4)
    planned = duel(mine, "Huorn", "Overpower", "Smash")
    planned.play("draw 0")
    fight_a_round(planned, "Overdraw", "Overpower")
    bear(planned)
    planned.play("fight on", "fight on", "lay Smash")
    assert told(planned, "meq.combat-card.4") == ["Argalad takes Overdraw to hand"]


def test_a_monster_is_defeated_before_its_token_is_discarded():
    game = duel(hero("Argalad", hand=["Overdraw", "Overdraw"], life=["Parry"] * 2), "Agent", *["Quick Shot"] * 2)
    game.play("draw 0")
    fight_a_round(game, "Overdraw", "Quick Shot")
    bear(game)
    assert told(game, "meq.damage-monsters.2", "meq.combat-phases.26") == [
        "Agent is defeated", "Monster token discarded: Agent",
    ]  # fmt: skip
