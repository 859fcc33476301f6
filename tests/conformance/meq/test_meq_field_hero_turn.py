"""Situations of a hero's turn, each for the less obvious half of a sentence of the book."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import (
    FIRST,
    SAURON,
    SECOND,
    Written,
    argalad,
    asked,
    changed,
    fight_a_round,
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
from support.meq_combat import bear

# ---- resting


RESTS: dict[str, tuple[Written, dict[str, object]]] = {
    "a perilous location is no bar": (argalad(at="Moria"), {}),
    "nor is influence": (argalad(), {"places": {"Bree": place(influence=4)}}),
    "nor a minion next to it": (argalad(), {"places": {"Weathertop": place(minions=["Gothmog"])}}),
    "nor another hero's Broken Line": (argalad(), {"plots": [{"name": "A Broken Line of Kings", "at": "Fornost"}]}),
    "nor the Witch-king two spaces away": (argalad(), {"places": {"The Trollshaws": place(minions=["Witch-king"])}}),
    "a Haven shelters from the Witch-king": (
        argalad(at="Fornost"),
        {"places": {"Bree": place(minions=["Witch-king"])}},
    ),
}
NO_REST: dict[str, tuple[Written, dict[str, object]]] = {
    "a rumour": (argalad(), {"places": {"Bree": place(monsters=["Rumour"])}}),
    "a Stronghold": (argalad(at="Dol Guldur"), {}),
    "a minion in a Haven": (argalad(at="Fornost"), {"places": {"Fornost": place(minions=["Gothmog"])}}),
    "the Witch-king next to it": (argalad(), {"places": {"Weathertop": place(minions=["Witch-king"])}}),
    "a Broken Line": (argalad(at="Fornost"), {"plots": [{"name": "A Broken Line of Kings", "at": "Fornost"}]}),
}


@pytest.mark.parametrize(("who", "written"), RESTS.values(), ids=RESTS)
def test_what_does_not_bar_a_rest(who: Written, written: dict[str, object]):
    assert offers(meq(who, at="rest", stop=True, **written)) == ["rest", "pass"]


@pytest.mark.parametrize(("who", "written"), NO_REST.values(), ids=NO_REST)
def test_what_bars_a_rest(who: Written, written: dict[str, object]):
    assert meq(who, at="rest", stop=True, **written).decision is None


@pytest.mark.parametrize(
    ("who", "answers", "changes"),
    [
        (argalad(), ["advance the red marker"], {"red": 1, "1 life": 4, "1 rest": 0}),
        (
            argalad(at="Fornost"),
            ["heal", "advance the red marker"],
            {"red": 1, "1 life": 5, "1 rest": 0, "1 damage": 0},
        ),
        (argalad(at="Fornost"), ["pass", "advance the black marker"], {"black": 1, "1 life": 4, "1 rest": 0}),
        (
            argalad(corruption=["Despondent", "Weak"], favor=5),
            ["advance the yellow marker", "shed Weak"],
            {"yellow": 2, "1 life": 4, "1 rest": 0, "1 favor": 3, "1 area": ["Despondent"], "1 strength": 5},
        ),
        (
            argalad(corruption=["Despondent", "Weak"], favor=1),
            ["advance the yellow marker"],
            {"yellow": 2, "1 life": 4, "1 rest": 0},
        ),
    ],
    ids=["outside", "heals", "does not heal", "sheds one of two", "cannot pay"],
)
def test_all_that_a_rest_changes(who: Written, answers: list[str | int], changes: dict[str, object]):
    assert changed([who], ["rest", *answers], at="rest") == changes


def test_the_leftmost_of_sauron_markers_is_not_the_heroes_one():
    game = meq(argalad(), at="rest", stop=True, green=0, yellow=4, red=3, black=5)
    game.play("rest")
    assert story(game) == (0, 4, 4, 5)


# ---- moving


MOVES: list[tuple[str, str, Written, list[str], list[str]]] = [
    ("the icon of a Skill card", "Weathertop", {"hand": ["Set Trap", "Volley"]}, ["discard card Set Trap"], ["Volley"]),
    (
        "any two cards",
        "Weathertop",
        {"hand": ["Volley", "Precision"]},
        ["discard card Volley", "discard card Precision"],
        [],
    ),
    ("a Horse", "Weathertop", {"hand": ["Volley"] * 2, "items": ["Horse"]}, ["discard card Volley"], ["Volley"]),
    ("any card", "Fornost", {"hand": ["Volley"] * 2}, ["discard card Volley"], ["Volley"]),
]


@pytest.mark.parametrize(("what", "where", "state", "keys", "left"), MOVES, ids=[case[0] for case in MOVES])
def test_what_a_move_costs(what: str, where: str, state: Written, keys: list[str], left: list[str]):
    game = meq(hero("Argalad", at="Bree", **state), at="travel", patient=True)
    game.play(f"travel to {where}", *keys)
    assert (only(game, "Argalad").at, names(game, "hand")) == (where, left)


def test_over_water_the_icon_pays_and_a_boat_pays_with_any_card():
    """Lothlórien to Amon Hen: forest 2, over water."""
    for items, hand, way in (
        ([], ["Overdraw"], True),
        ([], ["Parry"], False),
        (["Boat"], ["Parry"], True),
        ([], ["Parry", "Parry"], True),
    ):
        game = meq(hero("Argalad", at="Lothlórien", hand=hand, items=items), at="travel")
        assert ("travel to Amon Hen" in offers(game)) is way, (items, hand)


def test_who_has_no_card_in_hand_but_a_life_pool_stays_and_explores():
    game = meq(hero("Argalad", at="Bree"), at="travel")
    assert offers(game) == ["explore", "end the Travel step"]
    assert game.why_not("travel to Fornost") is not None


def test_a_stronghold_is_perilous_whatever_the_wisdom_and_the_influence():
    game = meq(
        hero("Argalad", at="South Eaves", hand=["Overdraw", "Parry"], wisdom=2), at="travel",
        decks={"perils": ["The Hill of Black Magic", "Trapped", "Khazad-dûm"]},
    )  # fmt: skip
    game.play("travel to Dol Guldur", "discard card Overdraw")
    assert (asked(game), offers(game)) == (SAURON, ["inflict The Hill of Black Magic"])
    game.play("inflict The Hill of Black Magic")
    assert (game.decision.kind, names(game, "damage")) == ("travel", []), "wisdom 4 is more than no plot"


def test_the_hill_of_black_magic_ends_the_turn_of_who_is_no_wiser_than_plots_are_many():
    game = meq(
        hero("Argalad", at="South Eaves", hand=["Overdraw", "Parry"]), thalin(), at="travel",
        plots=["Gollum is Captured", "Monsters in the East"],
        decks={"perils": ["The Hill of Black Magic", "Trapped", "Khazad-dûm"]},
    )  # fmt: skip
    game.play("travel to Dol Guldur", "discard card Overdraw", "inflict The Hill of Black Magic")
    bear(game)
    assert (len(names(game, "damage")), asked(game)) == (5, SECOND)


def test_where_no_peril_fits_the_hero_explores_unharmed():
    game = meq(
        hero("Argalad", at="South Eaves", hand=["Overdraw", "Parry"]), at="travel",
        decks={"perils": ["Armies Underground", "Trapped", "Khazad-dûm"]},
    )  # fmt: skip
    game.play("travel to Dol Guldur", "discard card Overdraw")
    assert (asked(game), offers(game)) == (SAURON, ["pass"]), "Sauron is asked, or the heroes would learn the cards"
    assert game.why_not("inflict Trapped") is not None
    game.play("pass")
    assert (offers(game)[-2:], size(game, "perils-discard", -1)) == (["explore", "end the Travel step"], 3)


def test_in_a_perilous_location_there_is_no_encounter_but_exploring():
    game = meq(
        hero("Argalad", at="Moria", hand=["Overdraw"], quests=["The Black Pit"]), at="travel", stop=True,
    )  # fmt: skip
    game.play("explore", "complete The Black Pit", 0)
    assert names(game, "area") == []
    encounter = meq(hero("Argalad", at="Moria", hand=["Overdraw"]), at="encounter", stop=True)
    assert (encounter.decision, size(encounter, "encounters-1", -1)) == (None, 15)


@pytest.mark.parametrize(("wisdom", "drawn"), [(0, 0), (1, 3)])
def test_the_encounter_step_asks_for_the_wisdom_of_that_moment(wisdom: int, drawn: int):
    """Thálin has wisdom 1; two influence tokens lie in The Iron Hills."""
    game = meq(
        thalin(at="The Iron Hills", wisdom=wisdom), at="encounter", stop=True,
        places={"The Iron Hills": place(influence=2)},
        decks={"encounters-2": ["Hill of the Wind", "Forodwaith", "Tom, Bert, and William Huggins"]},
    )  # fmt: skip
    assert 15 - size(game, "encounters-2", -1) == drawn


# ---- fights on the way


def met_on_the_way(who: Written, there: Written, *keys: str, **written: object) -> rw.Game:
    """A hero goes from Bree to Weathertop, where something is."""
    game = meq({**who, "at": "Bree"}, at="travel", places={"Weathertop": there}, **written)
    game.play("travel to Weathertop", *keys)
    return game


def test_an_enemy_that_is_not_defeated_ends_the_turn_before_the_encounter():
    game = met_on_the_way(
        hero("Argalad", hand=["Parry", "Quick Shot"], life=["Volley"] * 2), place(monsters=["Agent"]),
        "discard card Parry", "draw 0", "declare exhaustion", "declare exhaustion", "done",
    )  # fmt: skip
    assert (size(game, "encounters-2", -1), names(game, "monster-tokens", -1)) == (15, [])
    assert game.decision.kind == "draw", "the special Hero Draw between the two turns"


def test_thalin_goes_on_after_a_fight_that_he_did_not_win():
    game = met_on_the_way(
        hero("Thálin", hand=["Parry", "Sweep", "Rush"], life=["Sweep"] * 2), place(monsters=["Agent"]),
        "discard card Parry", "draw 0", "declare exhaustion", "declare exhaustion", "done",
    )  # fmt: skip
    assert (game.decision.kind, "explore" in offers(game)) == ("travel", True)


def test_sauron_chooses_between_two_enemies_and_peril_and_only_one_of_them_comes():
    game = met_on_the_way(
        hero("Argalad", hand=["Parry", "Quick Shot"], life=["Volley"] * 2),
        place(monsters=["Rumour"], minions=["Gothmog"]), "discard card Parry",
    )  # fmt: skip
    assert offers(game) == ["attack with Rumour at Weathertop", "attack with Gothmog", "peril"], (
        "Gothmog makes it perilous"
    )
    game.play("attack with Rumour")
    assert (game.decision.kind, only(game, "Gothmog").at) == ("travel", "Weathertop")


def test_who_wins_on_the_way_explores_and_moves_on():
    game = met_on_the_way(
        hero("Argalad", hand=["Parry", "Crossbow Shot", "Overdraw"], life=["Volley"] * 2), place(monsters=["Crebain"]),
        "discard card Parry", "draw 0", decks={"zealot": ["Hack", "Hack", "Hack"]},
    )  # fmt: skip
    fight_a_round(game, "Crossbow Shot", "Hack")
    bear(game)
    assert (game.decision.kind, names(game, "rest")) == ("travel", ["Parry", "Crossbow Shot"])
    assert "travel to The Trollshaws" in offers(game)


def test_after_an_ambush_the_hero_goes_on_and_the_token_is_gone_though_undefeated():
    game = meq(
        argalad(), at="ambush", places={"Bree": place(monsters=["Agent"]), "Barad-dûr": place(influence=1)},
    )  # fmt: skip
    game.play("draw 0", "declare exhaustion", "declare exhaustion")
    assert (asked(game), game.decision.kind) == (SAURON, "influence"), "wisdom 3"
    game.play("influence Barad-dûr", "done")
    assert (influence(game, "Barad-dûr"), names(game, "monster-tokens", -1)) == ([2], [])
    assert (asked(game), game.decision.kind) == (FIRST, "travel")


# ---- exploring


def test_characters_are_consulted_one_by_one_and_eleanor_gains_one_more_only_once():
    eleanor = hero("Eleanor", at="Bree", hand=["Parry"])
    changes = changed(
        [eleanor], ["explore", "ask Gandalf for favor", "ask Boromir for help"], at="travel",
        places={"Bree": place(characters=["Gandalf", "Boromir"])},
    )  # fmt: skip
    assert changes == {"1 favor": 3, "1 strength": 6, "Gandalf": None, "Boromir": None}


def test_favor_is_taken_one_by_one_and_may_be_left():
    changes = changed([argalad()], ["explore", "take favor", "take favor", "done"], at="travel",
                      places={"Bree": place(favor=3)})  # fmt: skip
    assert changes == {"1 favor": 2, "favor in Bree": 1}


def test_two_heroes_put_their_favor_together_to_foil_a_plot():
    game = meq(
        argalad(at="Isengard", favor=2), thalin(at="Isengard", favor=3), at="travel", stop=True,
        plots=["Saruman Hungry for Power"],
    )  # fmt: skip
    game.play("explore")
    assert "foil Saruman Hungry for Power" not in offers(game)
    game.play("trade", "done", "give favor", "done", "done")
    assert [game.view(None)["players"][seat]["favor"] for seat in (1, 2)] == [3, 2]
    game.play("foil Saruman Hungry for Power")
    assert (game.view(None)["players"][1]["favor"], only(game, "Saruman Hungry for Power").zone) == (0, "box")


def test_a_quest_that_was_given_is_completed_by_who_has_it_now():
    quest = "The Palantír of Orthanc"
    game = meq(
        argalad(at="Isengard"), thalin(at="Isengard", quests=[quest], corruption=["Weak"]), at="travel", stop=True,
    )  # fmt: skip
    game.play("explore")
    assert f"complete {quest}" not in offers(game)
    game.play("trade", f"give {quest}", "done", f"complete {quest}")
    assert [game.view(None)["players"][seat]["favor"] for seat in (1, 2)] == [1, 0]
    assert (names(game, "area", 1), names(game, "area", 2)) == ([], ["Weak"]), "the Corruption card is not the giver's"


def test_the_dark_path_is_walked_once_in_a_turn_and_again_in_the_second_turn():
    game = meq(
        hero("Argalad", at="Fornost", hand=["Overdraw"] * 4), at="travel", decks={"corruption": ["Weak", "Weary"]}
    )
    game.play("explore", "choose the Dark Path", "travel to Bree", "discard card Overdraw", "explore")
    assert game.why_not("choose the Dark Path") == "The Dark Path is chosen once in a turn [meq.explore.7]"
    second = meq(hero("Argalad", at="Bree", hand=["Overdraw"] * 4), at="travel", second=True)
    second.play("explore")
    assert "choose the Dark Path" in offers(second)


def test_a_location_is_explored_again_after_it_was_left_and_entered_again():
    game = meq(hero("Argalad", at="Bree", hand=["Overdraw"] * 4), at="travel", places={"Bree": place(favor=2)})
    game.play("explore", "take favor", "done")
    assert "explore" not in offers(game)
    for there in ("Old Forest", "Bree"):
        game.play(f"travel to {there}", "discard card Overdraw")
    game.play("explore", "take favor")
    assert game.view(None)["players"][1]["favor"] == 2


def test_a_starting_quest_brings_the_advanced_one_which_waits_for_its_place():
    game = meq(hero("Thálin", at="Blue Mountains", hand=["Sweep"], rest=["Rush"] * 2, quests=["The Ered Luin"]),
               at="travel", stop=True)  # fmt: skip
    game.play("explore", "complete The Ered Luin")
    assert (names(game, "area"), names(game, "rest")) == (["To Look into the Mirrormere"], [])
    assert (only(game, "Dáin II").at, game.view(None)["players"][1]["favor"]) == ("Erebor", 3)
    assert "complete To Look into the Mirrormere" not in offers(game)


# ---- defeat


def test_a_hero_beaten_by_an_encounter_loses_an_item_and_wakes_in_the_nearest_haven():
    game = meq(
        hero("Argalad", at="Osgiliath", hand=["Parry", "Volley"], life=["Overdraw"] * 3, items=["Boat"], favor=1,
             corruption=["Weak"]),
        thalin(), at="encounter", yellow=2, red=1, black=3,
        decks={"encounters-4": ["The Key to the Anduin", "Prince Imrahil", "The Seat of Seeing"]},
    )  # fmt: skip
    game.play("take 5 damage", *["lose the top card"] * 3, "lose Parry")
    assert (asked(game), offers(game)) == (FIRST, ["lose favor", "lose item Boat"])
    game.play("lose item Boat")
    assert (only(game, "Argalad").at, story(game)) == ("Minas Tirith", (0, 2, 2, 3))
    assert (size(game, "life"), size(game, "hand"), names(game, "area")) == (5, 0, ["Weak"])
    assert (asked(game), game.table()["turn"]) == (SECOND, 2)


def test_a_hero_with_a_card_in_hand_and_an_empty_life_pool_is_not_defeated():
    game = meq(
        hero("Argalad", at="Osgiliath", hand=["Parry"] * 2, life=["Overdraw"] * 4), at="encounter", stop=True,
        decks={"encounters-4": ["The Key to the Anduin", "Prince Imrahil", "The Seat of Seeing"]},
    )  # fmt: skip
    game.play("take 5 damage", *["lose the top card"] * 4, "lose Parry")
    assert (game.decision, only(game, "Argalad").at, names(game, "hand")) == (None, "Osgiliath", ["Parry"])


def test_without_favor_and_items_nothing_is_lost_on_the_way_to_the_haven():
    game = meq(hero("Argalad", at="Plains of Rohan", hand=["Parry"], life=[]), at="travel", patient=True)
    game.play("travel to Edoras", "discard card Parry", "advance the red marker")
    assert (asked(game), offers(game)) == (SAURON, ["to Edoras"]), "defeated before the move"
