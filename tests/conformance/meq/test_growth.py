"""What heroes gain: levels, skills, items."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import asked, favor, fight_a_round, hero, meq, names, offers, only, place

ATTRIBUTES = ("fortitude", "strength", "agility", "wisdom")
TRAINER = "Arwen's Message to Her Beloved"
"""An event at Weathertop: whoever explores gains 1 favor or trains."""


def sheet(game: rw.Game, name: str) -> tuple[int, ...]:
    """Fortitude, strength, agility and wisdom of a hero."""
    return tuple(only(game, name).value(attribute) for attribute in ATTRIBUTES)


def consulting(who: str, seat: int = 1, **state: object) -> rw.Game:
    """Argalad (5, 5, 3, 2) explores Bree, where a character is."""
    game = meq(hero("Argalad", at="Bree", **state), places={"Bree": place(characters=[who])}, at="travel", stop=True)
    game.play("explore")
    return game


@pytest.mark.rule(
    "meq.levels.1", "meq.levels.2", "meq.levels.3", "meq.levels.4", "meq.levels.5", "meq.component-overview.41",
    "meq.component-overview.42",
)  # fmt: skip
@pytest.mark.parametrize(
    ("who", "gained", "told"),
    [("Gandalf", (5, 5, 3, 3), "wisdom"), ("Boromir", (5, 6, 3, 2), "strength"), ("Aragorn", (5, 5, 4, 2), "agility")],
)
def test_a_level_raises_the_named_attribute_by_one(who: str, gained: tuple[int, ...], told: str):
    game = consulting(who)
    assert sheet(game, "Argalad") == (5, 5, 3, 2)
    game.play(f"ask {who} for help")
    assert sheet(game, "Argalad") == gained
    levels = game.view(None)["players"][1]
    assert {a: levels[f"{a}-levels"] for a in ATTRIBUTES} == {a: int(a == told) for a in ATTRIBUTES}


@pytest.mark.rule("meq.levels.1", "meq.levels.3", "meq.component-overview.7", "meq.quest-completion.2")
def test_a_quest_may_give_a_level_of_fortitude():
    game = meq(
        hero("Argalad", at="Mount Gundabad", quests=["Echoes of Bolg's Army"], done=1, advanced=False), at="travel",
        stop=True,
    )  # fmt: skip
    game.play("explore", "complete Echoes of Bolg's Army", "gain fortitude")
    assert sheet(game, "Argalad") == (6, 5, 3, 2)


@pytest.mark.rule("meq.levels.6", "meq.levels.8", "meq.levels.2")
def test_an_attribute_rises_twice_and_a_third_level_gives_nothing():
    once = consulting("Gandalf", wisdom=1)
    once.play("ask Gandalf for help")
    assert sheet(once, "Argalad") == (5, 5, 3, 4)
    twice = consulting("Gandalf", wisdom=2)
    twice.play("ask Gandalf for help")
    assert sheet(twice, "Argalad") == (5, 5, 3, 4), "no bonus"
    assert (favor(twice), only(twice, "Gandalf").zone) == (0, "supply"), "and none instead"
    other = consulting("Boromir", wisdom=2)
    other.play("ask Boromir for help")
    assert sheet(other, "Argalad") == (5, 6, 3, 4), "each attribute by itself"


@pytest.mark.rule("meq.levels.7", "meq.components.27")
def test_three_heroes_can_gain_eight_levels_each_which_is_all_24_tokens():
    full = dict.fromkeys(ATTRIBUTES, 2)
    game = meq(
        hero("Argalad", at="Bree", **full), hero("Thálin", **full), hero("Eleanor", **full),
        places={"Bree": place(characters=["Aragorn", "Boromir", "Gandalf"])}, at="travel", stop=True,
    )  # fmt: skip
    game.play("explore", "ask Aragorn for help", "ask Boromir for help", "ask Gandalf for help")
    players = game.view(None)["players"]
    assert [sum(players[seat][f"{a}-levels"] for a in ATTRIBUTES) for seat in (1, 2, 3)] == [8, 8, 8]
    assert sheet(game, "Argalad") == (7, 7, 5, 4)
    with pytest.raises(rw.RulewrightError, match=r"wisdom"):
        meq(hero("Argalad", wisdom=3))


@pytest.mark.rule("meq.levels.2")
def test_a_level_counts_from_the_printed_value_and_corruption_on_top():
    """READINGS 20: a level counts from printed value plus levels, Corruption on top; attributes never go below 0."""
    game = consulting("Gandalf", corruption=["Deranged"])
    assert sheet(game, "Argalad") == (5, 5, 3, 1)
    game.play("ask Gandalf for help")
    assert sheet(game, "Argalad") == (5, 5, 3, 2)
    weak = meq(hero("Thálin", corruption=["Deranged"]))
    assert sheet(weak, "Thálin") == (5, 7, 2, 0)


# ---- training and Skill cards


def training(**state: object) -> rw.Game:
    """Argalad trains: Ready and Endure are the top cards of the Skill deck."""
    game = meq(
        hero("Argalad", at="Weathertop", hand=["Parry"], **state), event=TRAINER, at="travel", stop=True,
        decks={"skills": ["Ready", "Endure"]},
    )  # fmt: skip
    game.play("explore", "train a skill")
    return game


@pytest.mark.rule(
    "meq.training.1", "meq.training.2", "meq.training.3", "meq.skills.2", "meq.component-overview.19",
    "meq.component-overview.20",
)  # fmt: skip
def test_training_draws_two_skills_keeps_one_in_hand_and_discards_the_other():
    """READINGS 1: a trained Skill card goes to the hand."""
    game = training()
    assert (asked(game), offers(game)) == (1, ["keep Ready", "keep Endure"])
    assert all("name" not in card for card in game.view(0)["players"][1]["drawn"]), "Sauron does not see them"
    game.play("keep Endure")
    assert names(game, "hand") == ["Parry", "Endure"]
    assert (names(game, "skills-discard"), len(names(game, "skills"))) == (["Ready"], 18)


@pytest.mark.rule("meq.training.4", "meq.training.5", "meq.component-overview.21")
def test_a_skill_is_played_and_paid_and_shuffled_like_any_hero_card():
    game = meq(
        hero("Argalad", at="Bree", hand=["Endure", "Parry"], life=["Volley"] * 2), at="ambush", stop=True,
        places={"Bree": place(monsters=["Agent"])}, decks={"zealot-deck": ["Hack"]},
    )  # fmt: skip
    game.play("draw 0")
    fight_a_round(game, "Endure", "Hack")
    assert names(game, "stack") == ["Endure"]
    moved = meq(hero("Argalad", at="Bree", hand=["Endure"]), at="travel", stop=True)
    assert "travel to Tharbad" in offers(moved), "for a hill, or two cards"
    moved.play("travel to Tharbad")
    assert names(moved, "rest") == ["Endure"]
    rested = meq(hero("Argalad", at="Bree", hand=["Parry"], rest=["Endure"], life=["Volley"]), at="rest", stop=True)
    rested.play("rest", "advance the red marker")
    assert sorted(names(rested, "life")) == ["Endure", "Volley"], "it stays among the hero's cards"


@pytest.mark.rule("meq.training.6", "meq.component-overview.21", "meq.component-overview.17")
def test_a_skill_makes_the_hero_one_card_healthier():
    game = training(life=["Volley"] * 2)
    total = sum(len(names(game, zone)) for zone in ("hand", "life", "rest", "damage"))
    game.play("keep Ready")
    assert sum(len(names(game, zone)) for zone in ("hand", "life", "rest", "damage")) == total + 1


# ---- items


@pytest.mark.rule("meq.items.2", "meq.items.3", "meq.component-overview.26")
def test_an_item_lies_face_up_in_the_play_area():
    game = consulting("Théoden")
    game.play("ask Théoden for help")
    (horse,) = [card for card in game.view(0)["players"][1]["area"] if card["kind"] == "item"]
    assert horse["name"] == "Horse"
    assert names(game, "supply").count("Horse") == 2


@pytest.mark.rule("meq.items.1", "meq.items.4", "meq.summary-rules.10")
@pytest.mark.parametrize(
    ("items", "offered"), [([], False), (["Boat"], True), (["Horse"], False), (["Boat", "Horse"], True)]
)
def test_a_boat_makes_any_water_path_cost_one_card(items: list[str], offered: bool):
    """From Amon Hen water leads to Emyn Muil for a mountain, or three cards; a hill is no mountain."""
    game = meq(hero("Argalad", at="Amon Hen", hand=["Parry"], items=items), at="travel", stop=True)
    assert ("travel to Emyn Muil" in offers(game)) is offered
    if offered:
        game.play("travel to Emyn Muil")
        assert (only(game, "Argalad").at, names(game, "rest")) == ("Emyn Muil", ["Parry"])


@pytest.mark.rule("meq.items.4")
def test_an_item_that_is_lost_helps_no_more():
    game = meq(
        hero("Argalad", at="Amon Hen", hand=["Parry"], items=["Boat"]), hero("Thálin", at="Amon Hen"), at="travel",
        stop=True, patient=True,
    )  # fmt: skip
    assert "travel to Emyn Muil" in offers(game)
    game.play("explore", "trade", "give Boat", "choose player 3", "done", "done", "done")
    assert names(game, "area", 2) == ["Boat"]
    assert "travel to Emyn Muil" not in offers(game)


@pytest.mark.rule("meq.items.5")
def test_nobody_has_two_items_of_a_type():
    game = consulting("Théoden", items=["Horse"])
    game.play("ask Théoden for help")
    assert names(game, "area") == ["Horse"]
    assert names(game, "supply").count("Horse") == 2
    other = consulting("Théoden", items=["Boat"])
    other.play("ask Théoden for help")
    assert names(other, "area") == ["Boat", "Horse"]
    trade = meq(
        hero("Argalad", at="Bree", items=["Horse"]), hero("Thálin", at="Bree", items=["Horse"]), at="travel", stop=True
    )
    trade.play("explore", "trade")
    assert "give Horse" not in offers(trade)
    with pytest.raises(rw.RulewrightError, match="only one “Horse”"):
        meq(hero("Argalad", items=["Horse", "Horse"]))


@pytest.mark.rule("meq.component-limits.3", "meq.components.19")
def test_there_are_three_of_each_item_and_no_more():
    """READINGS 26: no item left in the supply: nothing is gained."""
    game = meq(
        hero("Argalad", at="Bree"), hero("Thálin", items=["Horse"]), hero("Eleanor", items=["Horse"]),
        places={"Bree": place(characters=["Théoden"])}, at="travel", stop=True,
    )  # fmt: skip
    game.play("explore", "ask Théoden for help")
    assert (names(game, "area", 1), names(game, "supply").count("Horse")) == (["Horse"], 0)
