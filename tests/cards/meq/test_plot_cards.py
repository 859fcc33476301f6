"""Plots: when each can be played, where it lies, and what it does while it is active."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import SAURON, argalad, asked, at, hero, meq, names, offers, only, place, thalin

CONDITIONS: list[tuple[str, dict[str, object], list[str] | None]] = [
    ("A Dark Messenger", {}, None),
    ("A Dark Messenger", {"places": {"Erebor": place(monsters=["Orc"])}}, None),
    ("A Dark Messenger", {"places": {"Erebor": place(minions=["Gothmog"])}}, ["Erebor"]),
    ("Osgiliath Invaded", {"places": {"Osgiliath": place(minions=["Gothmog"])}}, None),
    ("Osgiliath Invaded", {"places": {"Osgiliath": place(monsters=["Rumour"])}}, ["Osgiliath"]),
    ("Gollum is Captured", {"pool": 1}, None),
    ("Gollum is Captured", {"pool": 2}, ["Sea of Udûn"]),
    ("Saruman Falls to Corruption", {"pool": 4}, None),
    ("Saruman Falls to Corruption", {"pool": 5}, ["Isengard"]),
    ("Wormtongue Taints Théoden", {"pool": 5}, None),
    ("Wormtongue Taints Théoden", {"pool": 5, "plots": ["Saruman Falls to Corruption"]}, ["Edoras"]),
    ("Wormtongue Taints Théoden", {"pool": 4, "plots": ["Saruman Falls to Corruption"]}, None),
    (
        "Wormtongue Taints Théoden",
        {"pool": 5, "places": {n: place(influence=2) for n in ("Dunharrow", "Helm's Deep", "Plains of Rohan")}},
        ["Edoras"],
    ),
    (
        "Wormtongue Taints Théoden",
        {"pool": 5, "places": {n: place(influence=2) for n in ("Dunharrow", "Helm's Deep", "Isengard")}},
        None,
    ),
    ("Denethor Falls into Madness", {"pool": 7}, None),
    ("Denethor Falls into Madness", {"pool": 8}, ["Minas Tirith"]),
    (
        "Orcs in the Mountains",
        {"places": {"Mount Gundabad": place(influence=3), "Ruins of Angmar": place(influence=4)}},
        None,
    ),
    (
        "Orcs in the Mountains",
        {
            "places": {
                "Mount Gundabad": place(influence=3),
                "Ruins of Angmar": place(influence=3),
                "The High Pass": place(influence=2),
            }
        },
        ["Mount Gundabad"],
    ),
    ("A Broken Line of Kings", {"places": {"Bree": place(influence=3), "Weathertop": place(influence=2)}}, None),
    (
        "A Broken Line of Kings",
        {"places": {"Bree": place(influence=3), "Weathertop": place(influence=3), "Isengard": place(influence=3)}},
        ["Fornost"],
    ),
    ("Gollum is Tortured", {"pool": 3}, None),
    ("Gollum is Tortured", {"pool": 4}, ["Barad-dûr"]),
    ("Sméagol Escapes", {"places": {"Bree": place(monsters=["Agent"])}}, None),
    ("Sméagol Escapes", {"places": {"The Forest Trail": place(monsters=["Rumour"])}}, ["Woodland Realm"]),
    ("Loss of an Heir", {"places": {"Dunharrow": place(monsters=["Orc"])}}, ["Edoras", "Minas Tirith"]),
    ("Loss of an Heir", {"places": {"Osgiliath": place(minions=["Gothmog"])}}, ["Minas Tirith"]),
    ("Loss of an Heir", {"places": {"Edoras": place(minions=["Gothmog"])}}, ["Edoras"]),
    ("Loss of an Heir", {}, None),
    ("A Promise of Rings", {"places": {"Bree": place(characters=["Gandalf"])}}, None),
    (
        "A Promise of Rings",
        {
            "places": {
                "Bree": place(characters=["Gandalf"], monsters=["Agent"]),
                "Isengard": place(characters=["Saruman"], minions=["Gothmog"]),
            }
        },
        ["Bree", "Isengard"],
    ),
    ("Rise of the Uruk-hai", {"pool": 5}, None),
    ("Rise of the Uruk-hai", {"pool": 5, "places": {"Isengard": place(influence=2)}}, None),
    ("Rise of the Uruk-hai", {"pool": 5, "places": {"Isengard": place(influence=3)}}, ["Isengard"]),
    ("Rise of the Uruk-hai", {"pool": 5, "plots": ["Saruman Falls to Corruption"]}, ["Isengard"]),
    ("Urgent Summons", {"pool": 4}, None),
    (
        "Urgent Summons",
        {
            "pool": 4,
            "plots": ["Saruman Falls to Corruption"],
            "places": {"Bree": place(characters=["Gandalf"]), "Isengard": place(characters=["Saruman"])},
        },
        ["Bree"],
    ),
]
"""A plot, what is written beside it, and the locations it can affect; None: it cannot be played."""


@pytest.mark.parametrize("case", CONDITIONS, ids=[case[0] for case in CONDITIONS])
def test_when_and_where_a_plot_can_be_played(case: tuple[str, dict[str, object], list[str] | None]):
    """READINGS 23: "within 1 space" includes the location itself, "adjacent" does not."""
    title, written, places = case
    game = meq(argalad(at="Harlindon"), at="plot", plot_hand=[title], green=7, stop=True, **written)
    assert (f"play {title}" in offers(game)) is (places is not None)
    if places is None:
        return
    game.play(f"play {title}")
    if len(places) > 1:
        assert (asked(game), offers(game)) == (SAURON, [f"to {name}" for name in places])
        game.play(f"to {places[-1]}")
    assert game.look(title)[0].at == places[-1]
    number = 2 if written.get("plots") else 1
    assert names(game, f"plot-{number}") == [title]


def test_every_later_plot_has_a_condition_or_a_price_in_the_pool():
    assert {case[0] for case in CONDITIONS} == {info.name for info in rw.cards("meq") if info.card.set == "plots"}


@pytest.mark.parametrize(
    ("plot", "who"),
    [
        ("A Dark Messenger", "Dáin II"), ("Saruman Falls to Corruption", "Saruman"),
        ("Wormtongue Taints Théoden", "Théoden"), ("Denethor Falls into Madness", "Denethor"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("active", [True, False])
def test_consulting_a_tempted_character_brings_corruption(plot: str, who: str, active: bool):
    game = meq(
        argalad(favor=4), at="travel", stop=True, places={"Bree": place(characters=[who, "Gandalf"])},
        decks={"corruption": ["Weak"]}, **({"plots": [plot]} if active else {"plot_hand": [plot]}),
    )  # fmt: skip
    game.play("explore", "ask Gandalf for favor")
    assert names(game, "area") == [], "nobody else"
    game.play(f"ask {who} for favor")
    assert names(game, "area") == (["Weak"] if active else [])
    assert only(game, who).zone == "supply"


@pytest.mark.parametrize(
    ("played", "other"), [("Gollum is Captured", "Gollum is Tortured"), ("Gollum is Tortured", "Gollum is Captured")]
)
def test_one_gollum_discards_the_other(played: str, other: str):
    game = meq(argalad(), at="plot", plot_hand=[played], plots=[other, "Monsters in the East"], pool=4, stop=True)
    game.play(f"play {played}")
    active = [name for number in (1, 2, 3) for name in names(game, f"plot-{number}")]
    assert sorted(active) == sorted([played, "Monsters in the East"])
    assert (names(game, "plots-discard"), at(game, other)) == ([other], None)


def test_smeagol_finds_a_gollum_in_the_deck_or_the_discard_pile():
    game = meq(
        argalad(), at="plot", plot_hand=["Sméagol Escapes"], stop=True, discards={"plots": ["Gollum is Tortured"]},
        places={"The Forest Trail": place(monsters=["Rumour"])},
    )  # fmt: skip
    game.play("play Sméagol Escapes")
    assert offers(game) == ["take Gollum is Captured", "take Gollum is Tortured"]
    game.play("take Gollum is Tortured")
    assert (names(game, "plot-hand"), names(game, "plots-discard")) == (["Gollum is Tortured"], [])


def test_urgent_summons_sends_the_characters_home():
    game = meq(
        argalad(), at="plot", plot_hand=["Urgent Summons"], pool=4, stop=True,
        places={"Bree": place(characters=["Gandalf", "Aragorn"]), "Fornost": place(characters=["Boromir"])},
    )  # fmt: skip
    game.play("play Urgent Summons", "to Bree")
    assert [at(game, name) for name in ("Gandalf", "Aragorn", "Boromir")] == [None, None, "Fornost"]


@pytest.mark.parametrize("where", ["Fornost", "Rivendell"])
def test_no_rest_and_no_encounter_in_the_haven_of_a_broken_line_of_kings(where: str):
    barred = where == "Fornost"
    plot = {"name": "A Broken Line of Kings", "at": "Fornost"}
    resting = meq(argalad(at=where), at="rest", plots=[plot], stop=True)
    assert (resting.decision is None) is barred
    met = meq(argalad(at=where), at="encounter", plots=[plot], stop=True, patient=True)
    assert bool([e for e in met.log() if e.rule.startswith("meq.encounter-step")]) is not barred


@pytest.mark.parametrize(("answer", "who"), [("yes", "Uruk-hai"), ("no", "Orc")])
def test_a_monster_in_rohan_may_be_an_uruk_hai(answer: str, who: str):
    written = {"at": "ambush", "stop": True, "plots": ["Rise of the Uruk-hai"]}
    game = meq(argalad(at="Dunharrow"), places={"Dunharrow": place(monsters=["Orc"])}, **written)
    assert (asked(game), offers(game)) == (SAURON, ["yes", "no"])
    game.play(answer)
    assert [e.text for e in game.log() if e.rule == "meq.combat.1"] == [f"Argalad fights {who}"]
    blank = meq(argalad(at="Dunharrow"), places={"Dunharrow": place(monsters=["Rumour"])}, **written)
    assert (blank.decision, names(blank, "monster-tokens")) == (None, []), "a blank token is none"
    gondor = meq(argalad(at="Osgiliath"), places={"Osgiliath": place(monsters=["Orc"])}, **written)
    assert gondor.decision.kind == "agility", "only in Rohan"


def test_a_discarded_starting_plot_goes_to_the_box_and_another_to_its_pile():
    """READINGS 16."""
    game = meq(argalad(), thalin(), at="plot", plots=["Monsters in the East", "Gollum is Captured"], stop=True)
    game.play("discard Monsters in the East")
    assert (only(game, "Monsters in the East").zone, names(game, "plots-discard")) == ("box", [])
    foiled = meq(hero("Eleanor", at="Sea of Udûn", favor=2), at="travel", plots=["Gollum is Captured"], stop=True)
    foiled.play("explore", "foil Gollum is Captured")
    assert names(foiled, "plots-discard") == ["Gollum is Captured"]
