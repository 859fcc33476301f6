"""Quests: the reward of each, and what each does when it is received."""

from __future__ import annotations

import pytest

import rulewright as rw
from support.meq import Case, Written, argalad, changed, favor, hero, meq, met, names, only

FIGHTS = {
    "The Forest Must Provide No Refuge": ("Argalad", "South Eaves", {"1 hand": 1}),
    "Spies in Mithlond": ("Beravor", "The Grey Havens", {"1 hand": 1, "1 items": ["Boat"]}),
    "A Message to the White Wizard": ("Eometh", "Isengard", {"1 hand": 1, "1 favor": 1}),
    "A New Threat": ("Thálin", "The Northern Waste", {"1 hand": 1}),
}
"""Quests that are completed by a fight in place of an encounter: whose, where, what they bring."""


def done(
    title: str, name: str, where: str, answers: list[str | int], changes: Written, hero: Written | None = None,
    **written: object,
) -> Case:  # fmt: skip
    """A hero explores and completes the quest."""
    sort = next(info.labels["sort"] for info in rw.cards("meq") if info.name == title and info.kind == "quest")
    state: Written = {"hand": ["Parry"], "life": ["Parry"], "rest": ["Parry"] if name == "Eleanor" else []}
    if sort == "encounter":
        state = argalad()
    elif sort == "advanced":
        state |= {"done": 1, "advanced": False}
    who = {**state, "name": name, "at": where, "quests": [title], **(hero or {})}
    return title, [who], {"at": "travel", **written}, ["explore", f"complete {title}", *answers], changes


# fmt: off
CASES: list[Case] = [
    done("They Have Become Queer and Wild", "Argalad", "Fangorn", [0], {"1 favor": 2,
        "1 area": ["Echoes of Bolg's Army"], "1 hand": 2, "Thranduil": "Woodland Realm"}),
    done("Echoes of Bolg's Army", "Argalad", "Mount Gundabad", ["gain fortitude"], {"1 area": [], "1 fortitude": 6,
        "shadow-hand": []}, shadow=["Betrayed"]),
    done("Guarding the Dimrill Stair", "Beravor", "The Redhorn Gate", [0], {"1 favor": 2,
        "1 area": ["Bones of a Darkness Past"], "1 hand": 2, "Gandalf": "Bree"}),
    done("Bones of a Darkness Past", "Beravor", "Ruins of Angmar", [], {"1 favor": 2, "1 area": [], "1 agility": 3}),
    done("Where the Stars are Strange", "Eleanor", "Near Harad", [0], {"1 favor": 1,
        "1 area": ["Hidden in the Ash Mountains"], "1 hand": 2, "1 strength": 6, "Denethor": "Minas Tirith"}),
    done("An Appeal to Golasgil", "Eleanor", "Anfalas", [0], {"1 favor": 2, "1 area": ["Hidden in the Ash Mountains"],
        "1 hand": 2, "1 life": 2, "1 rest": 0, "Boromir": "Osgiliath"}),
    done("Hidden in the Ash Mountains", "Eleanor", "Barad-dûr", ["gain 2 favor"], {"pool": 1, "1 favor": 3,
        "1 area": []}, pool=2),
    done("Hidden in the Ash Mountains", "Eleanor", "Barad-dûr", ["gain agility"], {"pool": 1, "1 favor": 1,
        "1 area": [], "1 agility": 2}, pool=2),
    done("Drive Back the Evil Men", "Eometh", "Mouth of the Greyflood", [], {"1 favor": 2,
        "1 area": ["Hill of Sorcery"], "Saruman": "Isengard"}),
    done("Hill of Sorcery", "Eometh", "Dol Guldur", ["gain 2 favor", "discard a Plot card"], {"1 favor": 2,
        "1 area": [], "plot-hand": []}, plot_hand=["Gollum is Captured"], pool=3),
    done("Hill of Sorcery", "Eometh", "Dol Guldur", ["gain agility", "remove 2 influence from the Shadow Pool"],
        {"pool": 1, "1 area": [], "1 agility": 2}, plot_hand=["Gollum is Captured"], pool=3),
    done("The Ered Luin", "Thálin", "Blue Mountains", [], {"1 favor": 3, "1 area": ["To Look into the Mirrormere"],
        "Dáin II": "Erebor"}),
    done("To Look into the Mirrormere", "Thálin", "Moria", ["gain 2 favor"], {"1 favor": 2, "1 area": []}),
    done("To Look into the Mirrormere", "Thálin", "Moria", ["gain wisdom"], {"1 area": [], "1 wisdom": 2}),
    done("Find the Grey Pilgrim", "Argalad", "Bree", [], {"pool": 1, "1 favor": 1, "1 area": []}, pool=2),
    done("The Squint-eyed Southerner", "Argalad", "Dunland", [], {"pool": 1, "1 area": []}, pool=3),
    done("The Black Pit", "Argalad", "Moria", [0], {"1 favor": 2, "1 area": [], "1 hand": 3}),
    done("Beyond the Dark Lord's Reach", "Argalad", "The Northern Waste", [0], {"1 favor": 2, "1 area": [],
        "1 hand": 3}),
    done("The Haunted Ruins", "Argalad", "Ruins of Angmar", [], {"1 favor": 2, "1 area": [], "1 strength": 5},
        hero={"corruption": ["Weak"]}),
    done("The Son of Glóin", "Argalad", "Erebor", [], {"1 favor": 1, "1 area": [], "1 fortitude": 6}),
    done("A Shadow Connection", "Argalad", "South Eaves", [], {"1 favor": 2, "1 area": [], "1 life": 4, "1 rest": 0}),
    done("The Evenstar is Called Home", "Argalad", "Rivendell", [], {"1 area": ["Elven Cloak"]}),
    done("Greenleaf", "Argalad", "Woodland Realm", ["gain 2 favor"], {"1 favor": 2, "1 area": []}),
    done("Greenleaf", "Argalad", "Woodland Realm", ["gain agility"], {"1 area": [], "1 agility": 4}),
    done("The Mounts of the Haradrim", "Argalad", "Near Harad", [0], {"1 favor": 2, "1 area": [], "1 hand": 3}),
    done("The Palantír of Orthanc", "Argalad", "Isengard", [], {"1 favor": 1, "1 area": [], "1 strength": 5},
        hero={"corruption": ["Weak"]}),
    done("Captain of the White Tower", "Argalad", "Minas Tirith", [0], {"1 favor": 1, "1 area": [], "1 hand": 3}),
    done("Isildur's Heir", "Argalad", "Rhûn", [0], {"1 favor": 1, "1 area": [], "1 hand": 3}),
    done("Smoke on the Horizon", "Argalad", "Plains of Gorgoroth", [], {"pool": 1, "1 favor": 2, "1 area": []}, pool=2),
    done("The Seat of Sauron's Power", "Argalad", "Barad-dûr", ["yes", "remove 1 influence from the Shadow Pool"],
        {"pool": 1, "1 favor": 2, "1 area": ["Weak"]}, hero={"corruption": ["Weak"]}, pool=2),
    done("The Seat of Sauron's Power", "Argalad", "Barad-dûr", ["yes", "discard all Corruption cards"], {"1 favor": 2,
        "1 area": [], "1 strength": 5}, hero={"corruption": ["Weak"]}, pool=2),
    done("The Seat of Sauron's Power", "Argalad", "Barad-dûr", ["no"], {"1 favor": 2, "1 area": []}, pool=2),
    done("Echoes of Bolg's Army", "Argalad", "Mount Gundabad", ["gain fortitude"], {"1 area": [], "1 fortitude": 6,
        "shadow-hand": ["Betrayed"]}, shadow=["Betrayed", "Betrayed"]),
]
# fmt: on


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_reward(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_every_quest_is_shown():
    assert {case[0] for case in CASES} | {*FIGHTS} == {info.name for info in rw.cards("meq") if info.kind == "quest"}


@pytest.mark.parametrize("title", FIGHTS)
def test_the_reward_of_a_fight(title: str):
    """Execute defeats an enemy whose card has no defense."""
    name, where, gained = FIGHTS[title]
    game = meq(
        hero(name, at=where, quests=[title], hand=["Execute"], life=["Parry", "Parry", "Hamstring", "Reversal"]),
        at="encounter", stop=True, decks={"zealot-deck": ["Hack"]},
    )  # fmt: skip
    game.play("draw 0", "fight on", "fight on", "lay Hack")
    while game.decision is not None:
        assert game.decision.kind == "train"
        game.choose(0)
    assert only(game, title).zone == "box"
    found = {"1 hand": len(names(game, "hand")), "1 favor": favor(game), "1 items": names(game, "area")[:-1]}
    assert found == {"1 favor": 0, "1 items": [], **gained}
    assert only(game, names(game, "area")[-1]).zone == "area", "the advanced quest is revealed"


RECEIVED: list[Case] = [
    met("Find the Grey Pilgrim", "Dunland", [], {"1 area": ["Find the Grey Pilgrim"], "Gandalf": "Bree"}),
    met(
        "The Squint-eyed Southerner", "Harlindon", ["choose Dunland"],
        {"1 area": ["The Squint-eyed Southerner"], "influence in Dunland": 1},
    ),
    met("The Black Pit", "Harlindon", [], {"1 area": ["The Black Pit"], "pool": 1}),
    met("The Son of Glóin", "Weathertop", [], {"1 area": ["The Son of Glóin"]}),
    met(
        "The Evenstar is Called Home", "Lake Esgaroth", [],
        {"1 area": ["The Evenstar is Called Home"], "Aragorn": "Rivendell"},
    ),
    met(
        "Captain of the White Tower", "Dunharrow", [],
        {"1 area": ["Captain of the White Tower"], "Boromir": "Minas Tirith"},
    ),
    met("Isildur's Heir", "Mount Doom", [], {"1 area": ["Isildur's Heir"], "Aragorn": "Rhûn"}),
]  # fmt: skip


@pytest.mark.parametrize("case", RECEIVED, ids=[case[0] for case in RECEIVED])
def test_an_encounter_that_is_a_quest_is_taken_and_set_up(case: Case):
    _, heroes, written, answers, changes = case
    assert changed(heroes, answers, **written) == changes


def test_a_hero_who_falls_with_the_monster_has_completed_the_quest():
    """READINGS 9: both results apply."""
    title = "The Forest Must Provide No Refuge"
    game = meq(
        hero("Argalad", at="South Eaves", quests=[title], hand=["Execute"], life=["Parry", "Parry"]), at="encounter",
        stop=True, decks={"zealot-deck": ["Hack"], "skills": ["Ready", "Endure"]},
    )  # fmt: skip
    game.play("draw 0", "fight on", "fight on", "lay Hack", "keep Ready", "advance the red marker")
    assert (only(game, title).zone, only(game, "Argalad").at, names(game, "hand")) == ("box", "Lothlórien", ["Ready"])
