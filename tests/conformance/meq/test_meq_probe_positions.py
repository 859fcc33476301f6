"""Positions as somebody writes them who has read the book and docs/positions.md, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright as rw
from support.meq import at, hero, meq, names, only, place

ARGALAD = hero("Argalad", at="Bree", hand=["Parry"], life=["Volley"])


def test_the_example_of_the_docs_is_a_position():
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    (written,) = re.findall(r'^game = rw.position\(\n    "meq",\n(.*?)^\)$', text, re.MULTILINE | re.DOTALL)
    game = rw.position("meq", eval(written.strip().rstrip(",")))  # noqa: S307
    assert (at(game, "Argalad"), only(game, "Gothmog").tokens["damage"], game.decision.kind) == ("Bree", 3, "travel")


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("shire", "The Shire"), ("Helms Deep", "Helm's Deep"), ("barad dur", "Barad-dûr"), ("Lothlorien", "Lothlórien"),
        ("the-nindalf", "The Nindalf"), ("Grey Havens", "The Grey Havens"), ("Sea of Udun", "Sea of Udûn"),
    ],
)  # fmt: skip
def test_locations_are_found_as_people_write_them(written: str, title: str):
    assert at(meq({**ARGALAD, "at": written}), "Argalad") == title


def test_titles_are_found_without_accents_capitals_and_articles():
    game = meq(
        hero("thalin", hand=["sweep"], corruption=["weak"]), plots=["smeagol escapes"], event="imladris", green=7,
        shadow=["the ithil-stone"], plot_hand=["wormtongue taints theoden"], decks={"zealot": ["hack"], "haven": []},
        places={"bree": place(minions=["The Black Serpent", "Gothmog of Gorgoroth"], characters=["theoden", "Dain II"],
                              monsters=["orc", "blank"])},
    )  # fmt: skip
    assert (names(game, "hand"), names(game, "shadow-hand")) == (["Sweep"], ["The Ithil-stone"])
    assert [at(game, name) for name in ("Gothmog", "Théoden", "Dáin II", "Black Serpent")] == ["Bree"] * 4
    assert (names(game, "zealot-deck")[-1], names(game, "plot-1")) == ("Hack", ["Sméagol Escapes"])


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (
            {"places": {"Rivendell": {"influence": 1}}},
            "places.Rivendell.influence: no influence can lie in Rivendell, a Haven.",
        ),
        (
            {"places": {"Dol Guldur": {"influence": 4}}},
            "places.Dol Guldur.influence: a whole number from 0 to 3 is needed, not 4.",
        ),
        ({"places": {"Narnia": {}}}, "places.Narnia: there is no “Narnia”; there are: "),
        (
            {"places": {"Bree": {"monsters": ["Orc"] * 5}}},
            "places.Bree.monsters.4: no “Orc” is left to put there: the box has no more.",
        ),
        ({"places": {"Bree": {"monsters": ["Balrog"]}}}, "places.Bree.monsters.0: “Balrog” does not belong there."),
        (
            {"places": {"Bree": {"minions": [{"name": "Gothmog", "damage": 10}]}}},
            "places.Bree.minions.0.damage: a whole number from 0 to 9 is needed, not 10.",
        ),
        ({"damage": {"Gothmog": 1}}, "damage.Gothmog: “Gothmog” is not on the board."),
        ({"pool": 5}, "pool: the Shadow Pool holds at most 4 influence in stage 1, which the story markers say."),
        ({"tracks": {"influence": [1, 2, 3], "draw": [1]}}, "tracks: a whole number from 0 to 3 is needed, not 4."),
        (
            {"plots": ["Golum is Captured"]},
            "plots.0: there is no card “Golum is Captured”; did you mean “Gollum is Captured”?",
        ),
        ({"plots": ["A Broken Line of Kings"]}, "plots.0.at: it is missing."),
        ({"decks": {"zealots": []}}, "decks.zealots: there is no “zealots”; did you mean “zealot”?"),
        ({"heroes": [hero("Argalad", hand=["Sweep"])]}, "heroes.0.hand.0: “Sweep” does not belong there."),
        (
            {"heroes": [hero("Argalad", corruption=["Wretched"])]},
            "heroes.0.corruption.0: “Wretched” does not belong there.",
        ),
        (
            {"heroes": [hero("Argalad", life=[])]},
            "heroes.0: a hero without a card in hand and in the Life Pool is defeated.",
        ),
    ],
)
def test_what_no_table_looks_like_is_refused_in_one_sentence(written: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as error:
        rw.position("meq", {"heroes": [ARGALAD], **written})
    assert str(error.value).startswith(f"The position is wrong at {sentence}")
    assert len({error.value.text(language) for language in ("en", "uk", "ru")}) == 3


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"seats": 1}, "1 player is not possible; there must be 2 to 4."),
        ({"seats": 5}, "5 players are not possible; there must be 2 to 4."),
        ({"seats": 3, "heroes": ["Argalad", "argalad"]}, "The hero “Argalad” cannot be played twice."),
        (
            {"seats": 2, "heroes": ["Legolas"]},
            "There is no hero “Legolas”; there are: Argalad, Beravor, Eleanor, Eometh, Thálin.",
        ),
        ({"seats": 2, "heroes": ["Argalad", "Thalin"]}, "2 heroes are named for 1 hero player."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(setup: dict[str, object], sentence: str):
    with pytest.raises(rw.RulewrightError) as error:
        rw.new("meq", **setup)
    assert str(error.value) == sentence
