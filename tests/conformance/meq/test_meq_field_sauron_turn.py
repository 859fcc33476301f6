"""Situations of Sauron's turn and of the story, each for the less obvious half of a sentence of the book."""

from __future__ import annotations

import pytest

from support.meq import (
    FIRST,
    SAURON,
    argalad,
    asked,
    at,
    changed,
    hero,
    influence,
    meq,
    names,
    offers,
    only,
    place,
    size,
    story,
    thalin,
)

# ---- influence


def test_an_empty_stronghold_has_no_extension_until_it_holds_a_token():
    game = meq(argalad(), at="action")
    game.play("place influence")
    assert offers(game) == [
        "influence Mount Gundabad",
        "influence Dol Guldur",
        "influence Barad-dûr",
        "into the Shadow Pool",
    ]
    game.play("influence Barad-dûr", "influence Mount Doom")
    assert (
        game.why_not("influence Mount Doom")
        == "Mount Doom may hold no more than 1 influence now [meq.location-influence.13]"
    )
    assert "influence Sea of Udûn" in offers(game), "Mount Doom is part of the line now"


def test_a_haven_next_to_a_line_takes_nothing_and_does_not_carry_it_on():
    """Dol Guldur is next to Lothlórien, which is next to Moria."""
    game = meq(argalad(), at="action", places={"Dol Guldur": place(influence=3)})
    game.play("place influence")
    assert (
        game.why_not("influence Lothlórien")
        == "Influence is never placed in a Haven: Lothlórien [meq.location-influence.10]"
    )
    assert (
        game.why_not("influence Moria")
        == "Moria does not extend a Shadow Stronghold with influence [meq.location-influence.6]"
    )


def test_a_line_goes_over_water():
    """Emyn Muil and Amon Hen are joined by the Anduin."""
    game = meq(argalad(), at="action", places={"Dol Guldur": place(influence=1), "Emyn Muil": place(influence=1)})
    game.play("place influence")
    assert "influence Amon Hen" in offers(game)


def test_what_is_joined_to_two_strongholds_follows_the_stronger_one_until_the_line_is_cut():
    """Emyn Muil is next to Dol Guldur (1), and joined to Barad-dûr (4) by Dead Marshes, Sea of Udûn and Mount Doom."""
    line = {
        "Dol Guldur": place(influence=1), "Barad-dûr": place(influence=4), "Mount Doom": place(influence=1),
        "Sea of Udûn": place(influence=2), "Dead Marshes": place(influence=1), "Emyn Muil": place(influence=4),
    }  # fmt: skip
    game = meq(argalad(at="Dead Marshes"), at="rally", stop=True, places=line)
    assert influence(game, "Dead Marshes", "Emyn Muil", "Sea of Udûn", "Mount Doom") == [0, 1, 2, 1]
    game = meq(argalad(at="Bree"), at="rally", stop=True, places=line | {"Bree": place(influence=1)})
    assert influence(game, "Bree", "Emyn Muil") == [0, 4]


def test_the_rally_of_two_heroes_in_one_location_and_of_one_in_a_stronghold():
    game = meq(
        argalad(at="Mount Doom"), thalin(at="Mount Doom"), hero("Beravor", at="Barad-dûr"), at="rally", stop=True,
        places={"Barad-dûr": place(influence=3), "Mount Doom": place(influence=2)},
    )  # fmt: skip
    assert influence(game, "Barad-dûr", "Mount Doom") == [3, 0]


@pytest.mark.parametrize(("markers", "limit"), [({}, 4), ({"green": 7}, 8), ({"black": 12}, 8), ({"red": 13}, 12)])
def test_the_most_advanced_marker_of_either_side_says_how_much_the_pool_holds(markers: dict[str, int], limit: int):
    game = meq(argalad(), at="action", pool=limit - 1, **markers)
    game.play("place influence", "into the Shadow Pool")
    assert (game.table()["pool"], "into the Shadow Pool" in offers(game)) == (limit, False)


# ---- actions


def test_with_three_heroes_the_fourth_token_may_fall_in_the_middle_of_the_turn():
    """Tokens lie on the first spaces of all tracks: the first action brings them back, the others find free tracks."""
    game = meq(
        argalad(), thalin(), hero("Beravor"), at="action",
        tracks={"influence": [1], "draw": [1], "command": [1]}, patient=True,
    )  # fmt: skip
    game.play("command", "done")
    assert game.table()["tracks"] == {"influence": [], "draw": [], "command": [2]}
    game.play("command", "done", "command", "done")
    assert game.table()["tracks"] == {"influence": [], "draw": [], "command": [3, 2, 1]}
    assert game.decision.kind == "draw"


def test_ringwraiths_that_came_back_may_be_commanded_at_once():
    game = meq(argalad(), at="action", green=7, defeated=["Ringwraiths"])
    assert at(game, "Ringwraiths") == "Minas Morgul"
    game.play("command", "move Ringwraiths", "to Osgiliath")
    assert (at(game, "Ringwraiths"), "move Ringwraiths" in offers(game)) == ("Osgiliath", False)


def test_the_serpent_goes_two_spaces_with_one_command_and_others_one():
    game = meq(argalad(), at="action", places={"Near Harad": place(minions=["Black Serpent", "Gothmog"])})
    game.play("command", "move Gothmog")
    assert game.why_not("to Minas Tirith") == "Minas Tirith is not next to it [meq.action-command.3]"
    game.play("to Osgiliath", "move Black Serpent", "to Minas Tirith")
    assert at(game, "Black Serpent") == "Minas Tirith"


def test_a_minion_may_walk_into_a_haven_and_to_a_hero_and_is_not_healed_there():
    game = meq(argalad(at="Fornost"), at="action", places={"Bree": place(minions=[{"name": "Gothmog", "damage": 6}])})
    game.play("command", "heal Gothmog")
    assert only(game, "Gothmog").tokens["damage"] == 2
    game = meq(argalad(at="Fornost"), at="action", places={"Bree": place(minions=[{"name": "Gothmog", "damage": 6}])})
    game.play("command", "move Gothmog", "to Fornost", "command")
    assert (
        game.why_not("heal Gothmog")
        == "Gothmog is in the location of a hero and cannot be healed [meq.action-command.18]"
    )


def test_near_the_serpent_a_token_needs_no_influence_but_its_colour_and_no_hero():
    """Near Harad, Osgiliath and Pelargir are Gondor; a hero stands in Osgiliath."""
    game = meq(argalad(at="Osgiliath"), at="action", places={"Near Harad": place(minions=["Black Serpent"])})
    game.play("command")
    assert [key for key in offers(game) if key.startswith("muster")] == ["muster in Rohan and Gondor"]
    game.play("muster in Rohan and Gondor")
    assert offers(game) == ["to Near Harad", "to Pelargir"]
    game.play("to Pelargir")
    assert (
        game.why_not("muster in Rohan and Gondor")
        == "This action has placed its one monster token [meq.action-command.13]"
    )


def test_a_token_just_placed_has_had_its_command_and_another_may_join_it():
    game = meq(
        argalad(), at="action", decks={"pile-rohan-gondor": ["Southron"]}, patient=True,
        places={"Osgiliath": place(influence=1, monsters=["Orc"]), "Pelargir": place(influence=1)},
    )  # fmt: skip
    game.play("command", "muster in Rohan and Gondor", "to Pelargir")
    assert [key for key in offers(game) if key.startswith("move")] == ["move Orc at Osgiliath"]
    game.play("move Orc", "to Pelargir")
    assert sorted(names(game, "monster-tokens", -1)) == ["Orc", "Southron"]


def test_a_token_that_came_to_a_hero_waits_for_the_ambush_of_that_hero():
    game = meq(
        argalad(at="Osgiliath"), thalin(), at="action",
        places={"Pelargir": place(influence=1, monsters=["Orc"]), "Osgiliath": place(influence=1)},
    )  # fmt: skip
    game.play("command", "move Orc", "done", "draw cards", 0, "draw 0", "draw 0")
    assert (asked(game), game.decision.kind) == (FIRST, "agility"), "no rest beside a token; the ambush follows"


def test_an_empty_pile_is_made_of_its_discarded_tokens():
    tokens = ["Warg Rider", "Warg Rider", "Southron", "Southron", "Oliphaunt", "Orc", *["Rumour"] * 4]
    game = meq(
        argalad(), at="action", places={"Pelargir": place(influence=1)}, discards={"pile-rohan-gondor": tokens},
        patient=True,
    )  # fmt: skip
    assert size(game, "pile-4", -1) == 0
    game.play("command", "muster in Rohan and Gondor", "to Pelargir")
    assert (size(game, "pile-4", -1), size(game, "pile-4-discard", -1), size(game, "monster-tokens", -1)) == (9, 0, 1)


def test_a_shadow_card_comes_between_two_actions_and_there_is_no_second_one():
    game = meq(argalad(), at="action", pool=4, shadow=["Do Not Tempt Me!", "Storms of Mordor"])
    game.play("draw cards", 0, "play Do Not Tempt Me!", "yes")
    assert influence(game, "Bree") == [1], "outside of any extension one token may lie"
    assert game.why_not("play Storms of Mordor") == "Sauron has played a Shadow card in this turn [meq.shadow-play.4]"
    assert offers(game) == ["place influence", "draw cards", "command"]


# ---- plots


@pytest.mark.parametrize(
    ("plot", "written", "playable"),
    [
        ("Osgiliath Invaded", {"places": {"Osgiliath": place(monsters=["Rumour"])}}, True),
        ("Osgiliath Invaded", {"places": {"Osgiliath": place(minions=["Gothmog"])}}, False),
        ("Osgiliath Invaded", {"places": {"Pelargir": place(monsters=["Orc"])}}, False),
        ("A Dark Messenger", {"places": {"Erebor": place(minions=["Gothmog"])}}, True),
        ("A Dark Messenger", {"places": {"The Iron Hills": place(minions=["Gothmog"])}}, False),
        ("Sméagol Escapes", {"places": {"Woodland Realm": place(minions=["Gothmog"])}}, True),
        ("Sméagol Escapes", {"places": {"The Forest Road": place(monsters=["Rumour"])}}, True),
        ("Sméagol Escapes", {"places": {"The High Pass": place(monsters=["Orc"])}}, False),
        ("Gollum is Captured", {"pool": 2}, True),
        ("Gollum is Captured", {"pool": 1}, False),
        (
            "Orcs in the Mountains",
            {"places": {"Mount Gundabad": place(influence=3), "The High Pass": place(influence=3),
                        "Ruins of Angmar": place(influence=2)}},
            True,
        ),
        (
            "Orcs in the Mountains",
            {"places": {"The Northern Waste": place(influence=1), "The High Pass": place(influence=3),
                        "Ruins of Angmar": place(influence=3)}},
            False,
        ),
        ("Rise of the Uruk-hai", {"pool": 5, "green": 7, "places": {"Isengard": place(influence=3)}}, True),
        ("Rise of the Uruk-hai", {"pool": 5, "green": 7, "places": {"Isengard": place(influence=2)}}, False),
        ("Rise of the Uruk-hai", {"pool": 5, "green": 7, "plots": ["Saruman Falls to Corruption"]}, True),
        ("Rise of the Uruk-hai", {"pool": 4, "green": 7, "plots": ["Saruman Falls to Corruption"]}, False),
        ("A Promise of Rings", {"places": {"Bree": place(characters=["Gandalf"], monsters=["Rumour"])}}, True),
        (
            "A Promise of Rings",
            {"places": {"Bree": place(characters=["Gandalf"]), "Tharbad": place(monsters=["Orc"])}},
            False,
        ),
        ("Loss of an Heir", {"places": {"Osgiliath": place(monsters=["Rumour"])}}, True),
        ("Loss of an Heir", {"places": {"Pelargir": place(minions=["Gothmog"])}}, True),
        ("Loss of an Heir", {"places": {"Near Harad": place(minions=["Gothmog"])}}, False),
        ("Urgent Summons", {"pool": 4, "places": {"Bree": place(characters=["Gandalf"])}}, True),
        (
            "Urgent Summons",
            {"pool": 4, "places": {"Isengard": place(characters=["Saruman"])}, "plots": ["Saruman Hungry for Power"]},
            False,
        ),
    ],
)  # fmt: skip
def test_what_a_plot_asks_for(plot: str, written: dict[str, object], playable: bool):
    game = meq(argalad(), at="plot", plot_hand=[plot], **written)
    assert (f"play {plot}" in offers(game)) is playable


def test_a_plot_once_active_asks_for_nothing_any_more():
    """Sauron gives the pool away, and the location is rallied: the plot advances its marker all the same."""
    game = meq(
        argalad(at="Isengard"), at="rally", pool=0, green=3, plots=["Rise of the Uruk-hai"],
        places={"Isengard": place(influence=1)},
    )  # fmt: skip
    assert (influence(game, "Isengard"), story(game)) == ([0], (5, 0, 3, 0))


def test_the_free_space_of_a_plot_that_was_discarded_is_used_next():
    plots = ["Sauron Hunts for the Ring", "Monsters in the East", "Saruman Hungry for Power"]
    game = meq(argalad(), at="plot", pool=2, plots=plots, plot_hand=["Gollum is Captured"], round=3)
    game.play("discard Monsters in the East")
    assert (names(game, "plot-2"), only(game, "Monsters in the East").zone) == ([], "box")
    game = meq(argalad(), at="plot", pool=2, plots=plots[:2], plot_hand=["Gollum is Captured"])
    game.play("play Gollum is Captured")
    assert (names(game, "plot-3"), only(game, "Gollum is Captured").at) == (["Gollum is Captured"], "Sea of Udûn")


# ---- the story and events


STORIES: list[tuple[str, dict[str, object], tuple[int, int, int, int]]] = [
    ("two plots and an event move one marker", {"plots": ["Monsters in the East", "Osgiliath Invaded"],
        "event": "Of Serpents and Sand", "green": 7}, (9, 0, 3, 0)),
    ("three plots move three markers", {"plots": ["Sauron Hunts for the Ring", "Orcs in the Mountains",
        "Saruman Hungry for Power"]}, (2, 1, 2, 1)),
    ("no plot, no marker of Sauron", {}, (2, 0, 0, 0)),
    ("markers stop at the Finale", {"green": 17, "yellow": 17, "plots": ["Gollum is Captured"]}, (18, 18, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("what", "written", "markers"), STORIES, ids=[case[0] for case in STORIES])
def test_how_the_story_goes_on(what: str, written: dict[str, object], markers: tuple[int, int, int, int]):
    assert story(meq(argalad(), at="story", stop=True, **written)) == markers


def test_a_marker_of_sauron_brings_the_minions_of_a_stage_too_and_two_stages_bring_all():
    game = meq(argalad(), at="story", stop=True, red=6, plots=["Monsters in the East"])
    assert [at(game, name) for name in ("Gothmog", "Ringwraiths")] == ["Mount Gundabad", "Minas Morgul"]
    game = meq(argalad(), at="story", stop=True, green=11)
    assert (asked(game), offers(game)) == (SAURON, ["to Minas Morgul", "to Ruins of Angmar"])


@pytest.mark.parametrize(
    ("markers", "sauron", "heroes", "dominant"),
    [
        ({"green": 8, "yellow": 8}, 10, 10, "nobody"),
        ({"green": 9, "yellow": 8}, 10, 9, "heroes"),
        ({"green": 8, "yellow": 9}, 9, 10, "sauron"),
        ({"green": 8, "yellow": 7, "red": 7, "black": 7}, 9, 10, "sauron"),
        ({"green": 8, "yellow": 12, "red": 9, "black": 9}, 2, 10, "sauron"),
        ({"green": 16, "yellow": 16, "red": 9, "black": 9}, 2, 2, "nobody"),
    ],
)
def test_the_distance_of_sauron_is_the_smaller_of_two(markers: dict[str, int], sauron: int, heroes: int, dominant: str):
    table = meq(argalad(), at="action", **markers).table()
    assert (table["distance"], table["dominant"]) == ({"sauron": sauron, "heroes": heroes}, dominant)


EVENTS_1 = ["Imladris", "Tempted by Power", "From Argonath to the Sea"]


@pytest.mark.parametrize(
    ("markers", "played", "drawn"),
    [
        ({"green": 4}, "Tempted by Power", 3),
        ({"yellow": 4}, "Imladris", 3),
        ({}, "Imladris", 1),
    ],
)
def test_the_dominant_side_decides_which_event_is_played(markers: dict[str, int], played: str, drawn: int):
    game = meq(argalad(), at="event", stop=True, decks={"events-1": EVENTS_1}, **markers)
    assert f"Event: {played}" in [entry.text for entry in game.log()]
    assert size(game, "events-1", -1) == 14 - drawn


def test_an_event_that_does_not_stay_leaves_the_one_in_play():
    written = {"at": "event", "stop": True, "event": "Imladris"}
    thieves = meq(argalad(), decks={"events-1": ["The Thieves of Tharbad"]}, **written)
    thieves.play("choose Gandalf")
    assert (names(thieves, "event"), names(thieves, "events-1-discard")) == (["Imladris"], ["The Thieves of Tharbad"])
    lady = meq(argalad(), decks={"events-1": ["Lady of the Golden Wood"]}, **written)
    assert (names(lady, "event"), names(lady, "events-1-discard")) == (["Lady of the Golden Wood"], ["Imladris"])
    assert (only(lady, "Lady of the Golden Wood").at, at(lady, "Boromir")) == ("Lothlórien", "Dunharrow")


def test_a_character_on_the_board_stays_and_the_favor_comes_all_the_same():
    changes = changed(
        [argalad()], [], at="event", decks={"events-1": ["Lady of the Golden Wood"]},
        places={"Bree": place(characters=["Boromir"])},
    )  # fmt: skip
    assert changes == {
        "event": ["Lady of the Golden Wood"],
        "Lady of the Golden Wood": "Lothlórien",
        "favor in The Withered Heath": 1,
    }


def test_an_event_deck_that_runs_out_is_made_of_its_discards():
    rest = [
        "Messengers of the Stormcrow", "Tempted by Power", "Trust in Friendship", "The Thieves of Tharbad",
        "Éomer and Éowyn are Orphaned", "Beornings, the Skin Changers", "The Dúnadan Guards the Shire",
        "The Courage of Erkenbrand", "From Argonath to the Sea", "Lady of the Golden Wood",
        "Arwen's Message to Her Beloved", "Not All Those Who Wander Are Lost", "Gandalf Visits Frodo",
    ]  # fmt: skip
    game = meq(
        argalad(), at="event", yellow=4, stop=True, discards={"events-1": rest}, decks={"events-1": ["Imladris"]}
    )
    while game.decision is not None:
        game.choose(0)
    assert size(game, "events-1", -1) == 11
